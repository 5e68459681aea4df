/** A place or piece that can be pointed at: with the mouse, a finger, or the arrow keys. */

import { createContext, type ComponentChildren } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { Pick, Translate } from "../../shell/board.ts";
import type { ChoiceInfo } from "../../wire.ts";

/** What the pointer or the focus rests on, for the card that explains it. */
export interface Pointed {
  id: string;
  element: Element;
  about: About;
}

export type About = { worker: { gear: string; space: number } } | { tile: string; domain: string };

export interface Desk {
  /** Legal choices that agree with what was picked so far; none while events are being told. */
  choices: ChoiceInfo[];
  picked: Pick[];
  refused: Pick | null;
  lit: Record<string, string[]>;
  /** The spot that has the one tab stop. */
  cursor: string;
  setCursor(id: string): void;
  /** One choice alone is made, several are narrowed down, none asks why. */
  act(pick: Pick, choices: ChoiceInfo[]): void;
  why(pick: Pick): void;
  point(pointed: Pointed | null): void;
  t: Translate;
  /** The game's words for a value of a domain, and what it does. */
  word(key: string): string;
}

export const DeskContext = createContext<Desk>(null!);
export const useDesk = (): Desk => useContext(DeskContext);

const HOLD = 550;
/** What may be done on the side while something else is asked: a thinner ring. */
const ASIDE = new Set(["beg", "sell-one", "borrow", "repay"]);

const agrees = (one: Pick, other: Pick): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Props {
  id: string;
  pick: Pick;
  choices: ChoiceInfo[];
  /** What a line of the log calls it, if that is more than what it is picked by. */
  place?: Pick;
  label: string;
  /** Its outline, for the rings. */
  shape: string;
  about?: About;
  /** How strongly a legal place is washed with gold: what is drawn over it may be hidden by more. */
  wash?: number;
  children?: ComponentChildren;
  /** Drawn over the rings. */
  over?: ComponentChildren;
}

export function legalWords(choices: readonly ChoiceInfo[], t: Translate): string {
  if (!choices.length) return "";
  const costs = new Set(choices.map((choice) => choice.hints["cost"]));
  const [cost] = costs;
  return costs.size === 1 && cost !== undefined ? t("tz-legal-cost", { n: cost }) : t("tz-legal");
}

export function Spot({ id, pick, choices, place, label, shape, about, wash = 0.24, children, over }: Props) {
  const desk = useDesk();
  const held = useRef({ timer: 0, fired: false, x: 0, y: 0 });
  const legal = choices.length > 0;
  const faint =
    legal && choices.every(({ kind }) => ASIDE.has(kind)) && desk.choices.some(({ kind }) => !ASIDE.has(kind));
  const chosen = desk.picked.some((one) => agrees(one, pick));
  const refused = desk.refused !== null && agrees(desk.refused, pick);
  const keys = Object.keys(pick);
  const names = Object.entries(place ?? pick);
  const lit = names.length > 0 && names.every(([key, value]) => desk.lit[key]?.includes(value));
  const data = Object.fromEntries(keys.map((key) => [`data-${key}`, pick[key]]));
  const spoken = [label.replace(/\.$/, ""), chosen ? desk.t("tz-picked") : legalWords(choices, desk.t)]
    .filter(Boolean)
    .join(". ");
  const letGo = () => clearTimeout(held.current.timer);
  const pointAt = (element: EventTarget | null) =>
    about && element instanceof Element && desk.point({ id, element, about });
  return (
    <g
      class={`tz-spot${legal ? " tz-legal" : ""}`}
      {...data}
      data-spot={id}
      role="button"
      tabindex={desk.cursor === id ? 0 : -1}
      aria-label={spoken}
      onClick={() => !held.current.fired && desk.act(pick, choices)}
      onKeyDown={(event) => event.key === "Enter" && (event.preventDefault(), desk.act(pick, choices))}
      onFocus={(event) => {
        desk.setCursor(id);
        if ((event.currentTarget as Element).matches(":focus-visible")) pointAt(event.currentTarget);
      }}
      onBlur={() => about && desk.point(null)}
      onPointerEnter={(event) => event.pointerType === "mouse" && pointAt(event.currentTarget)}
      onPointerLeave={(event) => (letGo(), event.pointerType === "mouse" && about && desk.point(null))}
      onPointerDown={(event) => {
        letGo();
        held.current = { timer: 0, fired: false, x: event.clientX, y: event.clientY };
        if (event.pointerType === "mouse") return;
        pointAt(event.currentTarget);
        held.current.timer = window.setTimeout(() => ((held.current.fired = true), desk.why(pick)), HOLD);
      }}
      onPointerMove={(event) =>
        Math.hypot(event.clientX - held.current.x, event.clientY - held.current.y) > 8 && letGo()
      }
      onPointerUp={letGo}
      onPointerCancel={letGo}>
      {children}
      {legal && !chosen && (
        <g class="tz-target" pointer-events="none">
          <path d={shape} fill="none" stroke="#22150d" stroke-width={faint ? 5 : 8} stroke-linejoin="round" />
          <path d={shape} fill="none" stroke="#ffb91f" stroke-width={faint ? 2.6 : 5.5} stroke-linejoin="round" />
          <path class="tz-breathe" d={shape} fill="#ffd75a" fill-opacity={faint ? 0 : wash} stroke="none" />
          {!faint && <path d={shape} fill="none" stroke="#fff8dc" stroke-width="1.6" stroke-dasharray="6 5" />}
        </g>
      )}
      {chosen && <path d={shape} class="tz-chosen" />}
      {lit && <path d={shape} class="tz-lit" />}
      {refused && (
        <g pointer-events="none">
          <path d={shape} fill="#9c2d1b" fill-opacity=".16" stroke="#22150d" stroke-width="5.5" opacity=".8" />
          <path d={shape} fill="none" stroke="#ff9c85" stroke-width="3" stroke-dasharray="3 7" stroke-linecap="round" />
        </g>
      )}
      <path class="tz-hover" d={shape} />
      <path class="tz-focus" d={shape} />
      {over}
    </g>
  );
}
