/** The table of Yucatan with positions of real matches, for looking at it without a server: see build.mjs beside this file. */

import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { useRef } from "preact/hooks";
import "../src/main.css";
import { Badge, Icon, Mark, Sprite } from "../src/look/Icon.tsx";
import { client } from "../src/games/yucatan/index.ts";
import type { View } from "../src/games/yucatan/view.ts";
import type { Lang } from "../src/i18n/index.ts";
import { phrase } from "../src/i18n/index.ts";
import type { Motion, Pick } from "../src/shell/board.ts";
import { Stage } from "../src/shell/play/Stage.tsx";
import { narrow, settled, target, type Specs } from "../src/shell/narrowing.ts";
import type { ChoiceInfo, Told } from "../src/wire.ts";
import "../src/shell/play/Game.css";
import "../src/shell/play/Dock.css";
import "../src/shell/play/Players.css";
import "../src/shell/play/Bubble.css";

const wanted = new URLSearchParams(location.search);
const lang = (wanted.get("lang") ?? "en") as Lang;
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";
document.documentElement.lang = lang;

interface Data {
  positions: Record<string, { view: View; choices: ChoiceInfo[] }>;
  films: Record<string, { before: View; view: View; told: Told[]; choices: ChoiceInfo[] }>;
  specs: Specs;
}
const data = (await (await fetch(`yucatan-${wanted.get("seats") ?? 4}.json`)).json()) as Data;
const film = data.films[wanted.get("film") ?? ""];
const start = film ? { view: film.before, choices: [] } : (data.positions[wanted.get("state") ?? "MoveArmy-2"] ?? { view: Object.values(data.positions)[0]!.view, choices: [] });

const view = signal<View>(start.view);
const choices = signal<ChoiceInfo[]>(start.choices);
const picked = signal<Pick[]>([]);
const refused = signal<Pick | null>(null);
const told = signal<Told[]>([]);
const lit = signal<Record<string, string[]>>({});
const NAMES = ["Ana", "Bruno", "Itzel", "Tecún", "Nayeli", "Ixchel"].slice(0, view.value.players.length);
const left = () => narrow(choices.value, data.specs, picked.value);

function pick(one: Pick): void {
  if (!target(left(), data.specs, picked.value, one)) return;
  picked.value = [...picked.value, one];
  const choice = settled(left(), data.specs, picked.value);
  if (choice) choose(choice);
}

function choose(choice: ChoiceInfo): void {
  document.title = choice.text;
  picked.value = [];
}

const t = (key: string, args = {}) => phrase(lang, client.words[lang][key] ?? key, args);
const { PlayerPanel: Panel, Header: Top, Purse, Hand } = client;

function Page() {
  const motion = (wanted.get("motion") ?? "full") as Motion;
  const stage = useRef<HTMLDivElement>(null);
  const shared = { picked: picked.value, target: (one: Pick) => target(left(), data.specs, picked.value, one), pick };
  const own = { ...shared, view: view.value, seat: 0, mine: true, t, lang };
  const shown = left().slice(0, 6);
  return (
    <main class="table">
      <Sprite />
      <header class="table-top"><a class="brand"><Mark /><h1 class="title">Yucatan</h1></a><div class="facts">{Top && <Top view={view.value} t={t} lang={lang} />}</div></header>
      <section class="dock">
        <div class="prompt"><Badge seat={0} /><p>{wanted.get("film") ?? wanted.get("state") ?? "MoveArmy-2"}</p></div>
        <div class="choices">{shown.map((choice) => <button type="button" class="choice" onClick={() => choose(choice)}><Icon name={client.kindIcons[choice.kind] ?? "i-close"} class="piece" /><span class="verb">{choice.label}</span></button>)}</div>
        <div class="points">{Purse && <Purse {...own} />}</div>
        {Hand && <Hand {...own} />}
      </section>
      <Stage stage={stage} question="" moved={() => undefined} focusOn={() => []} anchor={() => null}>
        <client.Board view={view.value} names={NAMES} me={[0]} choices={left()} choose={choose} why={(one) => (refused.value = one)} lit={lit.value} refused={refused.value} told={told.value} motion={motion} t={t} lang={lang} {...shared} />
      </Stage>
      <div class="turn"><button type="button" class="end button go"><span>OK</span></button></div>
      <aside class="rail">
        <section class="players" style={`--players:${NAMES.length}`}>
          {NAMES.map((name, seat) => (
            <article class={`player seat-${seat + 1}${seat === view.value.turn ? " active" : ""}`}>
              <Badge seat={seat} /><div class="name"><span class="who-name">{name}</span></div><span class="vp num"><Icon name="vp" />{view.value.players[seat]?.score}</span>
              <div class="owns-wrap">{Panel && <Panel {...shared} view={view.value} seat={seat} mine={seat === 0} t={t} lang={lang} />}</div>
            </article>
          ))}
        </section>
      </aside>
    </main>
  );
}

/** For scripts: change what is shown, or run the film. */
Object.assign(window, {
  data, view, picked, refused, lit, choices, told,
  run: () => {
    if (!film) return;
    told.value = film.told;
    choices.value = film.choices;
    view.value = film.view;
  },
});
effect(() => render(<Page key="page" />, document.getElementById("app")!));
