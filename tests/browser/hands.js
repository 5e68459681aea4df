/** The eyes and hands of a guest: what the page heard and sent, and where to press next. One call does much: a game has hundreds of questions. */
(() => {
  const ANSWERS = new Set(["choose", "undo", "redo"]);
  const BUTTONS = ".choices .choice[data-kind], .stepper .choice, .counter .more:not([disabled]), .turn .end.go:not([disabled])";
  /** Places of the board, cards in hand, pieces in the panels. */
  const SPOTS = '.stage [data-legal], .dock [data-legal], .rail [data-legal]';
  const PATIENCE = 120_000;

  /** `open`: ids of answers on their way. `since`: updates heard before the last of them. `ply`: how far they led. `news`: events and sentences told. */
  const heard = { sent: 0, open: new Set(), since: 0, updates: 0, news: 0, ply: 0, update: null, choices: [], trouble: "" };

  /** A view after one change of it. */
  function put(at, [first, ...rest], now) {
    if (first === undefined) return now[0];
    const made = Array.isArray(at) ? [...at] : { ...at };
    if (rest.length || now.length) made[first] = put(made[first], rest, now);
    else delete made[first];
    return made;
  }

  function hear(message) {
    if (message.type === "update") {
      const changes = [...message.told, message].flatMap(({ change }) => change);
      message.view ??= changes.reduce((view, [where, ...now]) => put(view, where.split("/"), now), heard.update?.view);
      heard.update = message;
      heard.updates++;
      heard.news += message.told.length + message.log.length;
    } else if (heard.open.delete(message.id)) {
      if (message.type === "done") heard.ply = message.ply;
      else heard.trouble = message.text;
    }
  }

  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
    }

    send(text) {
      const { type, id, choice } = JSON.parse(text);
      if (ANSWERS.has(type)) {
        Object.assign(heard, { sent: heard.sent + 1, since: heard.updates, ply: 0 });
        heard.open.add(id);
        if (type === "choose") heard.choices.push(choice);
      }
      super.send(text);
    }
  };

  const text = (element) => element?.textContent ?? "";
  const busy = () => document.querySelector('.dock[aria-busy="true"]') !== null;

  /** "over", "asked", or "" while others are asked or an answer is on its way. */
  function standing() {
    if (heard.update?.final && document.querySelector(".turn .end.go")) return "over";
    const asked = heard.update?.questions.length && !busy() && !heard.open.size && document.querySelector(BUTTONS);
    return asked ? "asked" : "";
  }

  /** Whether all answers, more than `before`, have come back with the position they led to. */
  const settled = (before) => heard.sent > before && !heard.open.size && heard.updates > heard.since && heard.update.ply >= heard.ply && !busy();

  async function until(holds, what, patience = PATIENCE) {
    for (const start = performance.now(); !holds(); ) {
      if (performance.now() - start > patience) throw new Error(`${what}: ${text(document.querySelector(".dock")).trim()} ${heard.trouble}`);
      await new Promise((go) => setTimeout(go, 8));
    }
  }

  /** A point where a press meets the element itself and nothing that lies over it. */
  function pointOn(element) {
    if (!element.closest("svg")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.7], [0.3, 0.7], [0.7, 0.3], [0.5, 0.15], [0.5, 0.85], [0.15, 0.5], [0.85, 0.5]]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  }

  const said = (button) => text(button.querySelector(".sr") ?? button.querySelector(".verb") ?? button).trim();

  /** The button of the dock that leads to this choice. */
  function towards(choice) {
    const same = [...document.querySelectorAll(".choices .choice[data-kind]")].filter((button) => button.dataset.kind === choice.kind);
    if (same.length < 2) return same[0] ?? document.querySelector(".stepper .choice, .turn .end.go");
    const values = Object.values(choice.args);
    const fits = [(name) => name === choice.label, (name) => choice.label.startsWith(name), (name) => values.includes(name), (name) => choice.label.includes(name)];
    return fits.map((fit) => same.filter((button) => fit(said(button)))).find((found) => found.length)?.sort((a, b) => said(b).length - said(a).length)[0];
  }

  /** Step through numbers, or count out a payment, until the choice is the one. */
  function stepTo(choice) {
    for (const counter of document.querySelectorAll(".counter")) {
      const short = Number(text(counter.querySelector("output"))) - Number(choice.args[counter.dataset.arg]);
      if (short) return counter.querySelectorAll(".tool")[short < 0 ? 1 : 0];
    }
    if (document.querySelector(".counter")) return document.querySelector(".turn .end.go");
    const [, more] = document.querySelectorAll(".stepper .tool");
    return said(document.querySelector(".stepper .choice")) === choice.label ? null : more;
  }

  /** Where to press: towards the wanted choice, or whatever `roll` (0 to 1) hits; `narrow` keeps to the buttons. */
  function next({ wanted = "", roll = 0, narrow = false }) {
    const choice = heard.update.questions[0]?.choices.find((one) => one.text === wanted);
    if (wanted) {
      const stepper = document.querySelector(".stepper, .counter");
      const button = (stepper && choice && stepTo(choice)) || (choice && towards(choice));
      const point = button && pointOn(button);
      if (!point) throw new Error(`no way to ${wanted}: ${text(document.querySelector(".dock"))}`);
      return { ...point, at: said(button) };
    }
    const buttons = [...document.querySelectorAll(BUTTONS)];
    const spots = narrow && buttons.length ? [] : [...document.querySelectorAll(SPOTS)].filter(pointOn);
    const all = [...buttons, ...spots];
    const element = all[Math.floor(roll * all.length)];
    const point = element && pointOn(element);
    if (!point) throw new Error(`${element ? `covered: ${said(element)}` : "nothing to press"}: ${text(document.querySelector(".dock"))}`);
    return { ...point, at: element.getAttribute("aria-label") ?? said(element) };
  }

  const named = (element) => element.getAttribute("aria-label") ?? said(element);

  /** Where somebody presses who only follows the light: a place that shines, else a button that does. `pressed` were tried. */
  function shining({ wanted, pressed }) {
    const open = (element) => !pressed.includes(named(element)) && pointOn(element);
    const spot = [...document.querySelectorAll(".shown[data-legal]")].find(open);
    const buttons = [...document.querySelectorAll(BUTTONS)].filter((button) => getComputedStyle(button).outlineStyle === "solid" && open(button));
    const choice = heard.update.questions[0]?.choices.find((one) => one.text === wanted);
    const leading = choice && towards(choice);
    const element = spot ?? (buttons.includes(leading) ? leading : buttons[0]);
    return element ? { ...pointOn(element), at: named(element) } : null;
  }

  /** The same once it stays where it is; null if nothing shines for a while. */
  async function lit(how) {
    const start = performance.now();
    for (let spot = null; performance.now() - start < 5_000; ) {
      const again = shining(how);
      if (spot && again?.at === spot.at && again.x === spot.x && again.y === spot.y) return spot;
      spot = again;
      await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 0)));
    }
    return null;
  }

  const shown = () => [".choices", ".prompt", ".turn"].map((part) => text(document.querySelector(part))).join("|") + document.querySelectorAll(SPOTS).length;

  window.hands = {
    heard,
    standing,
    settled,
    lit,
    shown,
    /** Wait for a question; where to press first, or null if the game is over. */
    async begin(how) {
      await until(standing, "nothing is asked");
      if (standing() === "over") return null;
      Object.assign(this, { sent: heard.sent, made: heard.choices.length, offered: heard.update.questions[0].choices });
      return this.press(how);
    },
    /** Whether the answer was the one wanted, or one that reads the same. */
    answered(wanted) {
      const label = (text) => this.offered.find((one) => one.text === text)?.label;
      return label(heard.choices[this.made]) === label(wanted);
    },
    /** After a press: null if it was an answer and all have heard of it, or where to press next. */
    async go_on(how) {
      const reacted = () => heard.sent > this.sent || shown() !== this.shown;
      await until(reacted, `a press on ${this.at} did nothing`, 10_000);
      await new Promise((go) => setTimeout(go, 0));
      if (heard.sent === this.sent) return this.press(how);
      if (how.wait !== false) await until(() => heard.trouble || settled(this.sent), "the answer did not come back");
      if (heard.trouble) throw new Error(`${heard.choices.at(-1)} was offered (${this.at}) and refused: ${heard.trouble}`);
      return null;
    },
    /** A place that stays where it is from one frame to the next; what still moves away gets a moment to do so. */
    async press(how) {
      const start = performance.now();
      for (let [spot, frames] = [null, 0]; ; frames++) {
        let again = null;
        try {
          again = next(how);
        } catch (error) {
          if (frames > 90 && performance.now() - start > 3_000) throw error; // a busy machine draws few frames
        }
        if (spot && again?.at === spot.at && again.x === spot.x && again.y === spot.y) return Object.assign(this, { shown: shown(), ...spot }) && spot;
        spot = again;
        await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 0)));
      }
    },
  };
})();
