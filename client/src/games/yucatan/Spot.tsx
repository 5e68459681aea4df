/**
 * A place or piece that can be pointed at: with the mouse, a finger, or the arrow keys; drawn in the board or lying
 * beside it.
 */

import { createContext, type ComponentChildren } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { Pick, Translate } from "../../shell/board.ts";
import type { ChoiceInfo } from "../../wire.ts";
import type { View } from "./view.ts";

/** What the pointer or the focus rests on, explained beside it. */
export interface Note {
  icon?: string;
  title: string;
  lines: string[];
}

export interface Pointed {
  element: Element;
  note: Note;
}

export interface Desk {
  view: View;
  names: string[];
  picked: Pick[];
  refused: Pick | null;
  lit: Record<string, string[]>;
  /** The spot that has the one tab stop. */
  cursor: string;
  setCursor(id: string): void;
  /** It lies below a scene: its pieces stand for nothing until that is put aside. */
  below: boolean;
  /** Legal choices that agree with a pick; none while events are being told. */
  found(pick: Pick): ChoiceInfo[];
  /** One choice alone is made, several are narrowed down, none asks why. */
  act(pick: Pick): void;
  why(pick: Pick): void;
  point(pointed: Pointed | null): void;
  t: Translate;
  /** The game's words for a value of a domain, and what it does. */
  word(key: string): string;
  /** The same with a capital, for what stands alone. */
  title(key: string): string;
}

export const DeskContext = createContext<Desk>(null!);
export const useDesk = (): Desk => useContext(DeskContext);

const HOLD = 550;
const agrees = (one: Pick, other: Pick): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface SpotProps {
  id: string;
  pick: Pick;
  label: string;
  note?: Note | null;
}

/** The price all choices share, by what is paid with: { corn: 1 }. */
export function priceOf(choices: readonly ChoiceInfo[]): Record<string, number> {
  const prices = choices.map(({ kind, hints }): Record<string, number> =>
    Object.fromEntries(
      ["corn", "jade"].flatMap((what) => (PRICED.has(kind) && hints[what] ? [[what, hints[what]!]] : [])),
    ),
  );
  const [first = {}] = prices;
  return prices.every((price) => JSON.stringify(price) === JSON.stringify(first)) ? first : {};
}
const PRICED = new Set(["move", "build", "train", "summon", "extend", "until"]);

function useSpot({ id, pick, label, note = null }: SpotProps) {
  const desk = useDesk();
  const held = useRef({ timer: 0, fired: false, x: 0, y: 0 });
  const choices = desk.found(pick);
  const legal = choices.length > 0;
  const chosen = desk.picked.some((one) => agrees(one, pick));
  const refused = desk.refused !== null && agrees(desk.refused, pick);
  const keys = Object.keys(pick);
  const lit = keys.length > 0 && keys.every((key) => desk.lit[key]?.includes(pick[key]!));
  const price = Object.entries(priceOf(choices))
    .map(([what, n]) => desk.t(`yu-pay-${what}`, { n }))
    .join(", ");
  const spoken = [
    label,
    chosen ? desk.t("yu-picked") : legal ? [desk.t("yu-legal"), price].filter(Boolean).join(": ") : "",
  ]
    .filter(Boolean)
    .join(". ");
  const letGo = () => clearTimeout(held.current.timer);
  const pointAt = (element: EventTarget | null) => note && element instanceof Element && desk.point({ element, note });
  const props = {
    ...(desk.below ? {} : Object.fromEntries(keys.map((key) => [`data-${key}`, pick[key]]))),
    "data-spot": id,
    "data-legal": legal ? "" : undefined,
    tabindex: desk.cursor === id ? 0 : -1,
    "aria-label": spoken,
    onClick: () => !held.current.fired && desk.act(pick),
    onFocus: (event: FocusEvent) => {
      desk.setCursor(id);
      if ((event.currentTarget as Element).matches(":focus-visible")) pointAt(event.currentTarget);
    },
    onBlur: () => note && desk.point(null),
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && pointAt(event.currentTarget),
    onPointerLeave: (event: PointerEvent) => (letGo(), event.pointerType === "mouse" && note && desk.point(null)),
    onPointerDown: (event: PointerEvent) => {
      letGo();
      held.current = { timer: 0, fired: false, x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      const element = event.currentTarget;
      held.current.timer = window.setTimeout(
        () => ((held.current.fired = true), note && !legal ? pointAt(element) : desk.why(pick)),
        HOLD,
      );
    },
    onPointerMove: (event: PointerEvent) =>
      Math.hypot(event.clientX - held.current.x, event.clientY - held.current.y) > 8 && letGo(),
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  return { desk, choices, legal, chosen, refused, lit, props };
}

interface DrawnProps extends SpotProps {
  /** Its outline, for the rings. */
  shape: string;
  wash?: number;
  children?: ComponentChildren;
  /** Drawn over the rings. */
  over?: ComponentChildren;
}

/** A spot of the drawing. */
export function Spot({ shape, wash = 0.22, children, over, ...spot }: DrawnProps) {
  const { desk, legal, chosen, refused, lit, props } = useSpot(spot);
  return (
    <g
      class={`yu-spot${legal ? " yu-legal" : ""}`}
      role="button"
      {...props}
      onKeyDown={(event) => event.key === "Enter" && (event.preventDefault(), desk.act(spot.pick))}>
      {children}
      {legal && !chosen && (
        <g pointer-events="none">
          <path d={shape} fill="none" stroke="#22150d" stroke-width="9" stroke-linejoin="round" opacity=".5" />
          <path
            class="yu-breathe"
            d={shape}
            fill="#ffd75a"
            fill-opacity={wash}
            stroke="#ffd75a"
            stroke-width="5.5"
            stroke-linejoin="round"
          />
          <path d={shape} fill="none" stroke="#fff8dc" stroke-width="1.6" stroke-dasharray="6 5" />
        </g>
      )}
      {chosen && <path d={shape} class="yu-chosen" />}
      {lit && <path d={shape} class="yu-lit" />}
      {refused && (
        <g pointer-events="none">
          <path
            d={shape}
            fill="#9c2d1b"
            fill-opacity=".14"
            stroke="#22150d"
            stroke-width="7"
            stroke-linejoin="round"
            opacity=".85"
          />
          <path
            d={shape}
            fill="none"
            stroke="#ffab97"
            stroke-width="3.4"
            stroke-dasharray="3 7"
            stroke-linecap="round"
          />
        </g>
      )}
      <path class="yu-hover" d={shape} />
      <path class="yu-focus" d={shape} />
      {over}
    </g>
  );
}

interface LyingProps extends SpotProps {
  class?: string;
  style?: string;
  children?: ComponentChildren;
}

/** A spot of the settlement, the hand or a scene. */
export function Tile({ class: extra = "", style = "", children, ...spot }: LyingProps) {
  const { legal, chosen, refused, lit, props } = useSpot(spot);
  const states = [legal && "yu-legal", chosen && "yu-taken", refused && "yu-refused", lit && "yu-shown"]
    .filter(Boolean)
    .join(" ");
  return (
    <button type="button" class={`yu-tile ${states} ${extra}`} style={style} {...props}>
      {children}
    </button>
  );
}

/** The price on a golden plate; nothing where nothing is asked or prices differ. */
export function Price({ choices }: { choices: readonly ChoiceInfo[] }) {
  const price = Object.entries(priceOf(choices));
  if (!choices.length || !price.length) return null;
  return (
    <span class="yu-price num">
      {price.map(([what, n]) => (
        <span key={what}>
          {n}
          <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
            <use href={`#i-${what}`} />
          </svg>
        </span>
      ))}
    </span>
  );
}
