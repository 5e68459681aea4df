/** The board of Tikal with a made-up position, for looking at it without a server: see build.mjs beside this file. */

import { effect, signal } from "@preact/signals";
import { render } from "preact";
import "../src/main.css";
import { Badge, Icon, Sprite } from "../src/look/Icon.tsx";
import { client } from "../src/games/tikal/index.ts";
import type { View } from "../src/games/tikal/view.ts";
import type { Lang } from "../src/i18n/index.ts";
import { phrase } from "../src/i18n/index.ts";
import type { Motion, Pick } from "../src/shell/board.ts";
import { narrow, settled, target } from "../src/shell/narrowing.ts";
import type { ChoiceInfo, Told } from "../src/wire.ts";
import { NAMES, SPECS, TILES, VIEW, layings, spending, takings } from "./position.ts";
import "./tikal.css";

const asked = new URLSearchParams(location.search);
const state = asked.get("state") ?? "selected";
const lang = (asked.get("lang") ?? "en") as Lang;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";

const given = (window as unknown as { GIVEN?: View }).GIVEN;
const view = signal<View>(given ?? VIEW);
const choices = signal<ChoiceInfo[]>([]);
const picked = signal<Pick[]>([]);
const refused = signal<Pick | null>(null);
const told = signal<Told[]>([]);
const lit = signal<Record<string, string[]>>({});

const crowd = (names: string[]): View => ({
  ...VIEW,
  hexes: VIEW.hexes.map((hex) => names.includes(hex.name)
    ? { ...hex, figures: [0, 1, 2, 3].map((seat) => ({ seat, explorers: [3, 12, 2, 1][seat]!, leader: hex.name < "d" || seat % 2 === 0 })) }
    : hex.terrain === "temple" && hex.name === "b2" ? { ...hex, value: 10, tied: false, control: 2 } : hex),
});

const STATES: Record<string, () => void> = {
  watch: () => undefined,
  idle: () => (choices.value = spending(view.value, 0)),
  selected: () => {
    choices.value = spending(view.value, 0);
    picked.value = [{ figure: "explorer", hex: "e3" }];
    told.value = [{ ply: 1, kind: "walked", args: { seat: "3", figure: "explorer", start: "d4", end: "d5", cost: "3" } }];
  },
  refused: () => {
    STATES["selected"]!();
    refused.value = { hex: "e2" };
    lit.value = { hex: ["g4"] };
  },
  lay: () => {
    view.value = { ...view.value, tile: TILES[0]!, points: 0 };
    choices.value = layings(view.value);
  },
  ghost: () => {
    STATES["lay"]!();
    picked.value = [{ hex: "f1" }];
  },
  auction: () => (view.value = { ...view.value, tactical: true, turn: -1, shown: TILES, auction: { bidding: [2, 0, 1], high: 7, leader: 1 } }),
  take: () => {
    view.value = { ...view.value, tactical: true, turn: -1, shown: TILES };
    choices.value = takings();
  },
  crowd: () => {
    view.value = crowd(["a3", "b2", "c3", "e3", "d4", "f2", "b4", "a5"]);
    choices.value = spending(view.value, 0);
    picked.value = [{ figure: "leader", hex: "a3" }];
  },
};

const all = choices;
const left = () => narrow(all.value, SPECS, picked.value);

function pick(one: Pick): void {
  if (!target(left(), SPECS, picked.value, one)) {
    picked.value = JSON.stringify(picked.value.at(-1)) === JSON.stringify(one) ? [] : narrow(all.value, SPECS, [one]).length ? [one] : picked.value;
    return;
  }
  picked.value = [...picked.value, one];
  const choice = settled(left(), SPECS, picked.value);
  if (choice) {
    console.log(`chosen: ${choice.text}`);
    picked.value = [];
  }
}

const t = (key: string, args = {}) => phrase(lang, client.words[lang][key] ?? key, args);
const Panel = client.PlayerPanel!;
const Top = client.Header!;
const Purse = client.Purse!;
const Hint = client.TileHint!;

function Page() {
  const motion = (asked.get("motion") ?? "full") as Motion;
  const shared = { picked: picked.value, target: (one: Pick) => target(left(), SPECS, picked.value, one), pick };
  return (
    <main class="table">
      <Sprite />
      <header class="top"><b class="title">Tikal</b><Top view={view.value} t={t} lang={lang} /></header>
      <section class="board">
        <client.Board
          view={view.value} names={NAMES} me={[0]} choices={left()} why={(one) => (refused.value = one)} lit={lit.value}
          refused={refused.value} told={told.value} motion={motion} t={t} lang={lang} {...shared}
        />
      </section>
      <section class="dock"><Purse view={view.value} seat={0} mine t={t} lang={lang} /><Hint view={view.value} t={t} lang={lang} /></section>
      <aside class="rail">
        {NAMES.map((name, seat) => (
          <article class={`player seat-${seat + 1}${seat === view.value.turn ? " active" : ""}`}>
            <Badge seat={seat} /><b>{name}</b><span class="vp num"><Icon name="vp" />{view.value.players[seat]?.score}</span>
            <Panel {...shared} view={view.value} seat={seat} mine={seat === 0} t={t} lang={lang} />
          </article>
        ))}
      </aside>
    </main>
  );
}

STATES[state]?.();
/** For scripts: show another position with the events that led to it. */
Object.assign(window, { show: (next: View, events: Told[]) => { told.value = events; view.value = next; }, view, picked });
effect(() => render(<Page key="page" />, document.getElementById("app")!));
const box = asked.get("box");
if (box) requestAnimationFrame(() => document.querySelector(".tk-board")?.setAttribute("viewBox", box));
