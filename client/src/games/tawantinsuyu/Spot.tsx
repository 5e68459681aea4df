/**
 * A place or piece that can be pointed at: with the mouse, a finger, or the arrow keys; drawn in the board or lying
 * beside it.
 */

import { createContext, type ComponentChildren } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { Pick, Translate } from "../../shell/board.ts";
import type { ChoiceInfo, Told } from "../../wire.ts";
import type { View } from "./view.ts";

/** What is explained beside a piece: a space with what a worker would cost and bring, or a title with lines of text. */
export type Note =
  | { space: string; found: ChoiceInfo[] }
  | { icon?: string; title: string; bonus?: readonly string[]; cost?: readonly string[]; lines: string[] };

export interface Pointed {
  id: string;
  element: Element;
  note: Note;
}

export interface Desk {
  view: View;
  names: string[];
  me: number[];
  /** Legal choices that agree with what was picked so far; none while events are being told. */
  choices: ChoiceInfo[];
  /** Axomamma's last turn, as far as it has been told. */
  tale: readonly Told[];
  /** Whether something she does is being told just now. */
  telling: boolean;
  picked: Pick[];
  refused: Pick | null;
  lit: Record<string, string[]>;
  /** The spot that has the one tab stop. */
  cursor: string;
  setCursor(id: string): void;
  pointed: string;
  /** One choice alone is made, several are narrowed down, none asks why. */
  act(pick: Pick, found: readonly ChoiceInfo[]): void;
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
const ASIDE = new Set(["spend-army", "exchange", "buy-card"]);
const agrees = (one: Pick, other: Pick): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The choices of these kinds whose arguments are these. */
export function among(choices: readonly ChoiceInfo[], kinds: readonly string[], args: Pick = {}): ChoiceInfo[] {
  return choices.filter(
    (choice) => kinds.includes(choice.kind) && Object.entries(args).every(([arg, value]) => choice.args[arg] === value),
  );
}

export interface SpotProps {
  id: string;
  pick: Pick;
  found: readonly ChoiceInfo[];
  label: string;
  note?: Note | null;
}

export function useSpot({ id, pick, found, label, note = null }: SpotProps) {
  const desk = useDesk();
  const held = useRef({ timer: 0, fired: false, touch: false, seen: false, x: 0, y: 0 });
  const legal = found.length > 0;
  const faint =
    legal && found.every(({ kind }) => ASIDE.has(kind)) && desk.choices.some(({ kind }) => !ASIDE.has(kind));
  const chosen = Object.keys(pick).length > 0 && desk.picked.some((one) => agrees(one, pick));
  const refused = desk.refused !== null && agrees(desk.refused, pick);
  const keys = Object.keys(pick);
  const lit = keys.length > 0 && keys.every((key) => desk.lit[key]?.includes(pick[key]!));
  const costs = new Set(found.map(({ hints }) => hints["cost"]));
  const [cost] = costs;
  const state = chosen
    ? desk.t("tw-picked")
    : !legal
      ? ""
      : costs.size === 1 && cost !== undefined
        ? desk.t("tw-legal-cost", { n: cost })
        : desk.t("tw-legal");
  const letGo = () => clearTimeout(held.current.timer);
  const pointAt = (element: EventTarget | null) =>
    note && element instanceof Element && desk.point({ id, element, note });
  const props = {
    ...Object.fromEntries(keys.map((key) => [`data-${key}`, pick[key]])),
    "data-spot": id,
    tabindex: desk.cursor === id ? 0 : -1,
    "aria-label": [label.replace(/\.$/, ""), state].filter(Boolean).join(". "),
    // A finger first reads what a space would bring, then chooses it.
    onClick: () =>
      !held.current.fired &&
      !(held.current.touch && !held.current.seen && note && "space" in note && legal) &&
      desk.act(pick, found),
    onFocus: (event: FocusEvent) => {
      desk.setCursor(id);
      if ((event.currentTarget as Element).matches(":focus-visible")) pointAt(event.currentTarget);
    },
    onBlur: () => note && desk.point(null),
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && pointAt(event.currentTarget),
    onPointerLeave: (event: PointerEvent) => (letGo(), event.pointerType === "mouse" && note && desk.point(null)),
    onPointerDown: (event: PointerEvent) => {
      letGo();
      const touch = event.pointerType !== "mouse";
      held.current = { timer: 0, fired: false, touch, seen: desk.pointed === id, x: event.clientX, y: event.clientY };
      if (!touch) return;
      pointAt(event.currentTarget);
      held.current.timer = window.setTimeout(() => ((held.current.fired = true), desk.why(pick)), HOLD);
    },
    onPointerMove: (event: PointerEvent) =>
      Math.hypot(event.clientX - held.current.x, event.clientY - held.current.y) > 8 && letGo(),
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  return { desk, legal, faint, chosen, refused, lit, props };
}

interface DrawnProps extends SpotProps {
  /** Its outline, for the rings. */
  shape: string;
  wash?: number;
  at?: readonly [number, number];
  scale?: number;
  children?: ComponentChildren;
  /** Drawn over the rings. */
  over?: ComponentChildren;
}

/** A spot of the drawing. */
export function Spot({ shape, wash = 0.24, at, scale = 1, children, over, ...spot }: DrawnProps) {
  const { desk, legal, faint, chosen, refused, lit, props } = useSpot(spot);
  const place = at ? { transform: `translate(${at[0]} ${at[1]})${scale === 1 ? "" : ` scale(${scale})`}` } : {};
  return (
    <g
      class={`tw-spot${legal ? " tw-legal" : ""}`}
      role="button"
      {...place}
      {...props}
      onKeyDown={(event) => event.key === "Enter" && (event.preventDefault(), desk.act(spot.pick, spot.found))}>
      {children}
      {legal && !chosen && (
        <g pointer-events="none">
          <path
            d={shape}
            fill="none"
            stroke="#22150d"
            stroke-width={faint ? 5 : 8}
            stroke-linejoin="round"
            opacity=".75"
          />
          <path
            class="tw-breathe"
            d={shape}
            fill="#ffd75a"
            fill-opacity={faint ? 0 : wash}
            stroke="#ffd04a"
            stroke-width={faint ? 2.6 : 5.5}
            stroke-linejoin="round"
          />
          {!faint && <path d={shape} fill="none" stroke="#fff8dc" stroke-width="1.6" stroke-dasharray="5 4.4" />}
        </g>
      )}
      {chosen && <path d={shape} class="tw-chosen" />}
      {lit && <path d={shape} class="tw-lit" />}
      {refused && (
        <g pointer-events="none">
          <path d={shape} fill="#9c2d1b" fill-opacity=".25" stroke="#22150d" stroke-width="6.5" opacity=".85" />
          <path
            d={shape}
            fill="none"
            stroke="#ff9c85"
            stroke-width="3.2"
            stroke-dasharray="3 6"
            stroke-linecap="round"
          />
        </g>
      )}
      <path class="tw-hover" d={shape} />
      <path class="tw-focus" d={shape} />
      {over}
    </g>
  );
}

interface LyingProps extends SpotProps {
  class?: string;
  style?: string;
  children?: ComponentChildren;
}

/** A spot of the hand or of one's own things. */
export function Tile({ class: extra = "", style = "", children, ...spot }: LyingProps) {
  const { desk, legal, faint, chosen, refused, lit, props } = useSpot(spot);
  const states = [
    legal && (faint ? "tw-aside" : "tw-open"),
    chosen && "tw-taken",
    refused && "tw-refused",
    lit && "tw-shown",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      class={`tw-tile ${states} ${extra}`}
      style={style}
      {...props}
      onKeyDown={(event) => event.key === "Enter" && (event.preventDefault(), desk.act(spot.pick, spot.found))}>
      {children}
    </button>
  );
}
