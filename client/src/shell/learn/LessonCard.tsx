/** The teacher at the table: what to do now and why, what another move brings, and what was learned at the end. */

import { useSignal } from "@preact/signals";
import { type RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LessonNow } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import type { Table } from "../table.ts";
import { take } from "./lesson.ts";
import "./LessonCard.css";

const CORNERS = ["ne", "se", "nw", "sw"] as const;
const PATIENCE = 3; // other moves in a row, after which *Show me* stands out

interface Props {
  game: string;
  now: LessonNow;
  table: Table;
  stage: RefObject<HTMLDivElement | null>;
  /** A scene is looked at: the card does not lie over it. */
  aside: boolean;
  openRule(number: string): void;
}

export function LessonCard({ game, now, table, stage, aside, openRule }: Props) {
  const card = useRef<HTMLElement>(null);
  const corner = useSignal<(typeof CORNERS)[number]>("ne");
  const alone = useSignal(-1); // the step at which one went one's own way
  const strayed = useRef({ step: -1, times: 0, was: false });
  if (strayed.current.step !== now.step) strayed.current = { step: now.step, times: 0, was: false };
  if (now.detour && !strayed.current.was) strayed.current.times++;
  strayed.current.was = now.detour !== null;
  const own = alone.value === now.step && now.detour !== null;
  useLayoutEffect(() => {
    if (card.current && stage.current) corner.value = freeCorner(card.current, stage.current, now.lit);
  }, [now, aside]);

  useLight(now, now.mine && !now.detour && now.step < now.steps);

  const retake = (step: number) => void take(game, now.name, step);
  const takeBack = (step: number) => (table.undo.value?.can ? table.takeBack() : retake(step));
  const back = <Back label={t("lesson.return")} act={() => retake(now.step)} />;
  if (own)
    return (
      <section hidden={aside} class={`lesson small ${corner.value}`}>
        {back}
      </section>
    );
  const done = now.step === now.steps;
  const fresh = now.ply === table.now.value?.ply; // else what is said belongs to the position before
  const showMe = () => {
    const found = table.question.value?.choices.find(({ text }) => text === now.choice);
    table.desk.choose(found ?? { text: now.choice, kind: now.kinds[0] ?? "", label: "", args: {}, hints: {} });
    if (table.desk.unsure.value) table.desk.choose(table.desk.unsure.value); // whoever is shown has not to be asked
  };
  return (
    <section
      ref={card}
      hidden={aside}
      class={`lesson ${corner.value}${now.detour ? " detour" : ""}${done ? " done" : ""}`}
      aria-label={now.title}>
      <header>
        <Quetzal />
        <small>{done ? now.title : t("lesson.step", { n: now.step + 1, of: now.steps })}</small>
        <a class="leave" href={`/learn/${game}`}>
          {t("lesson.leave")}
        </a>
        <div class="stairs" aria-hidden="true">
          {Array.from({ length: now.steps }, (_, i) => (
            <i
              key={i}
              class={i < now.step ? "done" : i === now.step ? "now" : ""}
              style={`height:${5 + (11 * i) / now.steps}px`}
            />
          ))}
        </div>
      </header>
      <div aria-live="polite">
        {now.detour ? (
          <>
            <h2>{now.detour.title}</h2>
            <p>{now.detour.text}</p>
          </>
        ) : done ? (
          <>
            <h2>{t("lesson.done")}</h2>
            <ul>
              {now.learned.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <h2>{now.heading}</h2>
            <p>{now.why}</p>
            <p class="asks">{now.mine ? now.ask : t("lesson.watch")}</p>
          </>
        )}
      </div>
      <footer>
        {now.detour ? (
          <>
            <button type="button" class="button go" onClick={() => takeBack(now.step)}>
              <Icon name="undo" />
              {t("lesson.take-back")}
            </button>
            <button type="button" class="button" onClick={() => (alone.value = now.step)}>
              {t("lesson.own")}
            </button>
          </>
        ) : done ? (
          <>
            {now.following && (
              <a class="button go" href={`/learn/${game}/${now.following}`}>
                {t("lesson.next")}
              </a>
            )}
            <a class={now.following ? "button" : "button go"} href="/">
              {t("lesson.play")}
            </a>
            <button type="button" class="button quiet" onClick={() => retake(0)}>
              {t("lesson.again")}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              class={strayed.current.times >= PATIENCE ? "button go" : "button"}
              disabled={!now.choice || !fresh}
              onClick={showMe}>
              <Icon name="play" />
              {t("lesson.show")}
            </button>
            {now.step > 0 && (
              <button type="button" class="button quiet" onClick={() => takeBack(now.step - 1)}>
                {t("lesson.back")}
              </button>
            )}
            {now.rule && (
              <button type="button" class="rule" title={now.rule_text} onClick={() => openRule(now.rule)}>
                {t("why.rule", { rule: now.rule })}
              </button>
            )}
          </>
        )}
      </footer>
    </section>
  );
}

function Back({ label, act }: { label: string; act(): void }) {
  return (
    <button type="button" class="button" onClick={act}>
      <Icon name="undo" />
      {label}
    </button>
  );
}

const named = (lit: Record<string, string[]>): string =>
  Object.entries(lit)
    .flatMap(([domain, values]) => values.map((value) => `.stage [data-${domain}="${value}"]`))
    .join(",");

/** The buttons of what is asked for shine; its places on the board stand in the light (`Spotlight`). */
function useLight(now: LessonNow, wanted: boolean): void {
  useEffect(() => {
    const buttons = now.kinds.map((kind) => `.choices .choice[data-kind="${kind}"]`);
    const press = [...buttons, ...(now.choice && !now.choice.includes(" ") ? [".turn .end"] : [])].join(",");
    const sheet = new CSSStyleSheet(); // styles written into the page are not allowed here
    if (wanted && press) sheet.insertRule(`:is(${press}){outline:3px solid var(--gold);outline-offset:1px}`);
    document.adoptedStyleSheets.push(sheet);
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
  }, [now, wanted]);
}

/** The corner of the board where the card covers least of what is lit. */
function freeCorner(card: HTMLElement, stage: HTMLElement, lit: Record<string, string[]>): (typeof CORNERS)[number] {
  const all = named(lit);
  const spots = all ? [...document.querySelectorAll(all)].map((element) => element.getBoundingClientRect()) : [];
  const board = stage.getBoundingClientRect();
  const [w, h] = [card.offsetWidth, card.offsetHeight];
  const covered = (corner: string): number => {
    const x = corner.endsWith("e") ? board.right - w : board.left;
    const y = corner.startsWith("n") ? board.top : board.bottom - h;
    const over = (spot: DOMRect) =>
      Math.max(0, Math.min(spot.right, x + w) - Math.max(spot.left, x)) *
      Math.max(0, Math.min(spot.bottom, y + h) - Math.max(spot.top, y));
    return spots.reduce((sum, spot) => sum + over(spot), 0);
  };
  return [...CORNERS].sort((a, b) => covered(a) - covered(b))[0]!;
}

function Quetzal() {
  return (
    <svg class="bird" viewBox="0 0 64 64" aria-hidden="true">
      <g stroke="#2b1b12" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
        <path d="M24 38C18 46 11 52 3 56c4 3 10 3 15 0-2 3-3 4-5 6 9-2 16-9 20-19Z" fill="#1f7a55" />
        <path d="M21 22c-5 9-3 19 5 23 9 4 19 0 21-10 1-6-1-11-4-15Z" fill="#2f9e74" />
        <path d="M47 24c3 8 1 16-7 20-4 2-8 2-12 1 8-3 12-10 12-19Z" fill="#cf3f2a" />
        <path d="M20 27c7-1 14 3 16 11-7 3-15-1-16-11Z" fill="#1f7a55" />
        <circle cx="37" cy="17.5" r="11.5" fill="#3bb07f" />
        <path d="M26 13c-1-7 5-11 12-10 5 0 9 3 10 8-2-2-4-2-6 0-1-3-4-3-6-1-2-2-5-1-5 2-2-1-4 0-5 1Z" fill="#8fd9a8" />
        <circle cx="40.5" cy="17.5" r="3.6" fill="#fff8e6" stroke-width="2" />
        <circle cx="41.2" cy="17.8" r="1.5" fill="#2b1b12" stroke="none" />
        <path d="M47.5 16.5 57 21l-10 3.5c-1.7-2.5-1.5-5.5.5-8Z" fill="#f2b632" />
        <path d="M29 45.5 28 51M37 45.5V51" fill="none" />
      </g>
    </svg>
  );
}
