/** The board of Tawantinsuyu with positions of real matches, for looking at it without a server: see build.mjs beside this file. */

import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { useRef } from "preact/hooks";
import "../src/main.css";
import { Badge, Icon, Sprite } from "../src/look/Icon.tsx";
import { client } from "../src/games/tawantinsuyu/index.ts";
import type { View } from "../src/games/tawantinsuyu/view.ts";
import type { Lang } from "../src/i18n/index.ts";
import { phrase } from "../src/i18n/index.ts";
import type { Motion, Pick } from "../src/shell/board.ts";
import { Stage } from "../src/shell/play/Stage.tsx";
import { narrow, settled, target, type Specs } from "../src/shell/narrowing.ts";
import type { ChoiceInfo, Told } from "../src/wire.ts";
import "../src/shell/play/Game.css";
import "../src/shell/play/Players.css";
import "./tikal.css";
import "./tawantinsuyu.css";

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
document.documentElement.lang = lang;

interface Data {
  positions: Record<string, { view: View; choices: ChoiceInfo[] }>;
  film: { view: View; told: Told[] }[];
  specs: Specs;
}
const data = (await (await fetch(`tawantinsuyu-${asked.get("seats") ?? 3}.json`)).json()) as Data;
const start = data.positions[asked.get("state") ?? "TakeTurn-late"] ?? { view: data.film[0]!.view, choices: [] };

const view = signal<View>(start.view);
const choices = signal<ChoiceInfo[]>(start.choices);
const picked = signal<Pick[]>([]);
const refused = signal<Pick | null>(null);
const told = signal<Told[]>([]);
const lit = signal<Record<string, string[]>>({});
const NAMES = ["Ana", "Bruno", "Itzel", "Tecún", "Nayeli"].slice(0, view.value.solo ? 1 : view.value.players.length);
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
const { PlayerPanel: Panel, Header: Top, Purse } = client;

function Page() {
  const motion = (asked.get("motion") ?? "full") as Motion;
  const stage = useRef<HTMLDivElement>(null);
  const shared = { picked: picked.value, target: (one: Pick) => target(left(), data.specs, picked.value, one), pick };
  return (
    <main class="table">
      <Sprite />
      <header class="top"><b class="title">Tawantinsuyu</b>{Top && <Top view={view.value} t={t} lang={lang} />}</header>
      <Stage stage={stage} question="" moved={() => undefined} focusOn={() => []} anchor={() => null}>
        <client.Board
          view={view.value} names={NAMES} me={[0]} choices={left()} choose={choose} why={(one) => (refused.value = one)} lit={lit.value}
          refused={refused.value} told={told.value} motion={motion} t={t} lang={lang} {...shared}
        />
      </Stage>
      <section class="dock">{Purse && <Purse view={view.value} seat={0} mine t={t} lang={lang} />}</section>
      <aside class="rail">
        {NAMES.map((name, seat) => (
          <article class={`player seat-${seat + 1}${seat === 0 ? " active" : ""}`}>
            <Badge seat={seat} /><div class="name"><span class="who-name">{name}</span></div><span class="vp num"><Icon name="vp" />{view.value.players[seat]?.score}</span>
            <div class="owns-wrap">{Panel && <Panel {...shared} view={view.value} seat={seat} mine={seat === 0} t={t} lang={lang} />}</div>
          </article>
        ))}
      </aside>
    </main>
  );
}

/** For scripts: show another position with the events that led to it. */
Object.assign(window, {
  data, view, picked, refused, lit, choices,
  show: (next: View, events: Told[]) => {
    choices.value = [];
    told.value = events;
    view.value = next;
  },
});
effect(() => render(<Page key="page" />, document.getElementById("app")!));
