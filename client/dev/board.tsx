/**
 * Any game's board with positions of a real match, for looking at it without a server: see build.mjs beside this file.
 */

import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { useRef } from "preact/hooks";
import "../src/main.css";
import { DRAWINGS } from "../src/games/index.ts";
import { phrase, type Lang } from "../src/i18n/index.ts";
import { Badge, Icon, Mark, Sprite } from "../src/look/Icon.tsx";
import type { Motion, Pick } from "../src/shell/board.ts";
import { followed, jumped, type Happened } from "../src/shell/changes.ts";
import { narrow, settled, target, type Specs } from "../src/shell/narrowing.ts";
import { Stage } from "../src/shell/play/Stage.tsx";
import { useTelling } from "../src/shell/telling.ts";
import type { ChoiceInfo, Told } from "../src/wire.ts";
import "../src/shell/parts/Top.css";
import "../src/shell/play/Bubble.css";
import "../src/shell/play/Dock.css";
import "../src/shell/play/Game.css";
import "../src/shell/play/Players.css";

interface Position {
  view: unknown;
  choices: ChoiceInfo[];
}
interface Data {
  positions: Record<string, Position>;
  films: Record<string, Position & { before: unknown; told: Told[] }>;
  specs: Specs;
}

const asked = new URLSearchParams(location.search);
const lang = (asked.get("lang") ?? "en") as Lang;
const game = asked.get("game") ?? Object.keys(DRAWINGS)[0]!;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
document.documentElement.lang = lang;

const client = await DRAWINGS[game]!();
const data = (await (await fetch(`${game}-${asked.get("seats") ?? 3}.json`)).json()) as Data;
const state = asked.get("film") ?? asked.get("state") ?? Object.keys(data.positions).at(-1)!;
const film = data.films[asked.get("film") ?? ""];
const start = film ? { view: film.before, choices: [] } : data.positions[state]!;

const happened = signal<Happened<unknown>>(jumped(start.view));
const choices = signal(start.choices);
const picked = signal<Pick[]>([]);
const refused = signal<Pick | null>(null);
const lit = signal<Record<string, string[]>>({});
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
const { PlayerPanel: Panel, Header: Top, Purse, Hand, TileHint } = client;

function Page() {
  const stage = useRef<HTMLDivElement>(null);
  const motion = (asked.get("motion") ?? "full") as Motion;
  const telling = useTelling(client.script, happened.value, motion, [0], choices.value.length > 0);
  const view = telling.view;
  const shared = { picked: picked.value, target: (one: Pick) => target(left(), data.specs, picked.value, one), pick };
  const scores = client.scores?.(view) ?? [];
  const names = ["Ana", "Bruno", "Itzel", "Tecún", "Nayeli", "Ixchel"].slice(0, scores.length);
  const own = { ...shared, view, seat: 0, mine: true, t, lang };
  return (
    <main class="table">
      <Sprite />
      <header class="table-top">
        <a class="brand">
          <Mark />
          <h1 class="title">{game}</h1>
        </a>
        <div class="facts">{Top && <Top view={view} t={t} lang={lang} />}</div>
      </header>
      <section class="dock">
        <div class="prompt">
          <Badge seat={0} />
          <p>{state}</p>
          {TileHint && <TileHint view={view} t={t} lang={lang} />}
        </div>
        <div class="choices">
          {left()
            .slice(0, 6)
            .map((choice) => (
              <button type="button" class="choice" onClick={() => choose(choice)}>
                <Icon name={client.kindIcons[choice.kind] ?? "i-close"} class="piece" />
                <span class="verb">{choice.label}</span>
              </button>
            ))}
        </div>
        <div class="points">{Purse && <Purse {...own} />}</div>
        {Hand && <Hand {...own} />}
      </section>
      <Stage stage={stage} question="" moved={() => undefined} focusOn={() => []} anchor={() => null}>
        <client.Board
          view={view}
          names={names}
          me={[0]}
          choices={left()}
          choose={choose}
          why={(one) => (refused.value = one)}
          lit={lit.value}
          refused={refused.value}
          railed={false}
          stage={telling}
          lines={[]}
          told={happened.value.told}
          motion={motion}
          t={t}
          lang={lang}
          {...shared}
        />
      </Stage>
      <div class="turn">
        <button type="button" class="end button go">
          <span>OK</span>
        </button>
      </div>
      <aside class="rail">
        <section class="players" style={`--players:${names.length}`}>
          {names.map((name, seat) => (
            <article class={`player seat-${seat + 1}`}>
              <Badge seat={seat} />
              <div class="name">
                <span class="who-name">{name}</span>
              </div>
              <span class="vp num">
                <Icon name="vp" />
                {scores[seat]}
              </span>
              <div class="owns-wrap">
                {Panel && <Panel {...shared} view={view} seat={seat} mine={seat === 0} t={t} lang={lang} />}
              </div>
            </article>
          ))}
        </section>
      </aside>
    </main>
  );
}

/** For scripts: change what is shown, or run the film. */
Object.assign(window, {
  data,
  happened,
  picked,
  refused,
  lit,
  choices,
  run: () => {
    if (!film) return;
    choices.value = film.choices;
    happened.value = followed(film.before, film.told);
  },
});
effect(() => render(<Page key="page" />, document.getElementById("app")!));
const box = asked.get("box");
if (box) requestAnimationFrame(() => document.querySelector(".stage > svg")?.setAttribute("viewBox", box));
