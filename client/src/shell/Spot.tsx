/**
 * A place or piece that can be pointed at: with the mouse, a finger, or the arrow keys; drawn in the board or lying
 * beside it.
 */

import type { ComponentChildren } from "preact";
import { useContext, useRef } from "preact/hooks";
import type { ChoiceInfo } from "../wire.ts";
import type { Pick } from "./board.ts";
import { t } from "./settings.ts";
import { SpotsContext } from "./spots.ts";
import { isIdle } from "./walking.ts";
import "./Spot.css";

const HOLD = 550; // milliseconds

/** Whether what was picked is this spot, or something on it: a figure on e3 is on e3. */
function isAt(picked: Pick, pick: Pick, place: Pick): boolean {
  const on = Object.entries(place);
  return (
    JSON.stringify(picked) === JSON.stringify(pick) ||
    (place !== pick && on.length > 0 && on.every(([domain, value]) => picked[domain] === value))
  );
}

export interface SpotProps {
  id: string;
  pick: Pick;
  /** The choices it stands for, where those are not all that agree with the pick. */
  found?: readonly ChoiceInfo[];
  /** The place it is, as the log and other pieces call it, where that is not what it is picked by. */
  place?: Pick;
  label: string;
  /** What is explained beside it. */
  note?: unknown;
  /** False: the keys do not stop here but at what it stands on. */
  keys?: boolean;
  /** A finger first reads what it would bring, then chooses it. */
  reads?: boolean;
  /** What a press does, where that is not to choose. */
  press?: ((by: "key" | "pointer") => void) | undefined;
}

function useSpot(spot: SpotProps) {
  const { id, pick, found: given, place = pick, label, note = null, keys = true, reads = false, press } = spot;
  const spots = useContext(SpotsContext);
  const held = useRef({ timer: 0, fired: false, unread: false, x: 0, y: 0 });
  const found = given ?? spots.found(pick);
  const legal = found.length > 0;
  const chosen = spots.picked.some((one) => isAt(one, pick, place));
  const places = Object.entries(place);
  const named = places.length > 0 && places.every(([domain, value]) => spots.lit[domain]?.includes(value));
  const lit = named && (!legal || spots.wanted(found));
  const can = [t("spot.legal"), spots.price(found)].filter(Boolean).join(": ");
  const letGo = () => clearTimeout(held.current.timer);
  const pointAt = (element: EventTarget | null) => {
    if (note !== null && element instanceof Element) spots.point({ id, element, note });
  };
  const leave = () => note !== null && spots.point(null);
  const act = (by: "key" | "pointer") => (press ? press(by) : spots.act(pick, found));
  const props = {
    ...(spots.below ? {} : Object.fromEntries(Object.entries(pick).map(([key, value]) => [`data-${key}`, value]))),
    ...(place === pick ? {} : { "data-at": Object.values(place).join(" ") }),
    ...(keys ? { "data-spot": id, tabindex: -1 } : {}), // the shell gives one of them the tab stop
    "data-legal": legal ? (found.length > 1 ? "several" : "one") : undefined,
    "data-idle": legal || press ? undefined : "",
    "aria-label": [label.replace(/\.$/, ""), chosen ? t("spot.picked") : legal ? can : ""].filter(Boolean).join(". "),
    onClick: () => {
      if (!held.current.fired && !held.current.unread) act("pointer");
    },
    onKeyDown: (event: KeyboardEvent) => {
      const native = event.key === " " && event.currentTarget instanceof HTMLElement;
      if ((event.key !== "Enter" && event.key !== " ") || native || isIdle(event)) return;
      event.preventDefault();
      act("key");
    },
    onFocus: ({ currentTarget: at }: FocusEvent) => (at as Element).matches(":focus-visible") && pointAt(at),
    onBlur: leave,
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && pointAt(event.currentTarget),
    onPointerLeave: (event: PointerEvent) => (letGo(), event.pointerType === "mouse" && leave()),
    onPointerDown: (event: PointerEvent) => {
      letGo();
      const touch = event.pointerType !== "mouse";
      const unread = touch && reads && legal && spots.pointed?.id !== id;
      held.current = { timer: 0, fired: false, unread, x: event.clientX, y: event.clientY };
      if (!touch) return;
      pointAt(event.currentTarget);
      held.current.timer = window.setTimeout(() => ((held.current.fired = true), spots.why(pick)), HOLD);
    },
    onPointerMove: (event: PointerEvent) =>
      Math.hypot(event.clientX - held.current.x, event.clientY - held.current.y) > 8 && letGo(),
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  const refused = spots.refused !== null && isAt(spots.refused, pick, place);
  const faint = legal && spots.faint(found);
  const states = { legal: legal && !faint, aside: faint, taken: chosen, refused, shown: lit };
  const words = Object.entries(states).flatMap(([word, so]) => (so ? [word] : []));
  return { ...states, legal, props, class: words.join(" ") };
}

interface DrawnProps extends SpotProps {
  /** Its outline, for the rings. */
  shape: string;
  /** How strongly a legal place is washed with gold: what is drawn over it may be hidden by more. */
  wash?: number;
  /** Without the ring that says it can be chosen: something else shows it. */
  bare?: boolean;
  at?: readonly [number, number];
  scale?: number;
  class?: string;
  children?: ComponentChildren;
  /** Drawn over the rings. */
  over?: ComponentChildren;
}

/** A spot of the drawing. */
export function Spot({ shape, wash = 0.24, bare, at, scale = 1, class: extra, children, over, ...spot }: DrawnProps) {
  const { legal, aside, taken, refused, shown, props, class: states } = useSpot(spot);
  const place = at ? { transform: `translate(${at[0]} ${at[1]})${scale === 1 ? "" : ` scale(${scale})`}` } : {};
  return (
    <g class={["spot", states, extra].filter(Boolean).join(" ")} role="button" {...place} {...props}>
      {children}
      {legal && !taken && !bare && (
        <g class="spot-target">
          <path class="spot-edge" d={shape} />
          <path class="spot-ring" d={shape} fill-opacity={aside ? 0 : wash} />
          {!aside && <path class="spot-dashes" d={shape} />}
        </g>
      )}
      {taken && <path class="spot-taken" d={shape} />}
      {shown && <path class="spot-shown" d={shape} />}
      {refused && <path class="spot-refused-edge" d={shape} />}
      {refused && <path class="spot-refused" d={shape} />}
      <path class="spot-hover" d={shape} />
      <path class="spot-focus" d={shape} />
      {over}
    </g>
  );
}

interface LyingProps extends SpotProps {
  class?: string;
  style?: string;
  children?: ComponentChildren;
}

/** A spot of the hand, of one's own things or of a scene. */
export function Tile({ class: extra = "", style = "", children, ...spot }: LyingProps) {
  const { props, class: states } = useSpot(spot);
  return (
    <button type="button" class={`tile ${states} ${extra}`} style={style} {...props}>
      {children}
    </button>
  );
}
