/** The board of Tikal: draws a view, tells what was pointed at. It knows no rule. The keys N and ? are the shell's. */

import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Pick, Target } from "../../shell/board.ts";
import type { Told } from "../../wire.ts";
import { Ghost, GhostKnobs, GhostRoads } from "./Ghost.tsx";
import { Defs, Ground, Jungle, Seam, Stones, seedOf } from "./Ground.tsx";
import { Happening } from "./Happening.tsx";
import { OFFER_WIDTH, Offer } from "./Offer.tsx";
import { At, Count, Figure, Plaque, Things } from "./Pieces.tsx";
import { CostCoin, LastMove, LitRing, RefusedRing, SelectedRing, TargetRing } from "./States.tsx";
import { Steps } from "./Steps.tsx";
import { FRAME, HEX_NAMES, RADIUS, center, edgeBetween, hexPath, walkByKey } from "./geometry.ts";
import { legality, placeName } from "./names.ts";
import { legalTurn, sharpened } from "./picking.ts";
import { ranks, type Kind } from "./ranks.ts";
import { left } from "./telling.ts";
import "./tikal.css";
import { follow, type Step } from "./trail.ts";
import type { HexView, View } from "./view.ts";

type Props = BoardProps<View, null>;

const same = (one: Pick, other: Pick): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of my own moves only the last is shown, of another's the whole turn. */
function useTrail(told: readonly Told[], me: number[]): Step[] {
  const state = useRef<{ told: readonly Told[]; steps: Step[] }>({ told: [], steps: [] });
  const { told: before, steps } = state.current;
  if (before !== told) {
    const mine = told.some(({ args }) => me.includes(Number(args["seat"] ?? -1)));
    state.current = { told, steps: told.length ? follow(mine ? [] : steps, told) : [] };
  }
  return state.current.steps;
}

/** Turning the tile that is to be laid: what is wished for, and what is legal at a hex. */
function useLaying({ view, choices, picked, pick }: Props) {
  const [wish, setWish] = useState(0);
  const [over, setOver] = useState("");
  const first = useRef<Map<string, number[]>>(new Map());
  const laying = view.tile !== null && choices.some((choice) => choice.kind === "lay");
  if (laying && !picked.length) {
    first.current = new Map();
    for (const { args } of choices)
      first.current.set(args["hex"]!, [...(first.current.get(args["hex"]!) ?? []), Number(args["rotation"])]);
  }
  const fixed = laying ? (picked[0]?.["hex"] ?? "") : "";
  const hex = laying ? fixed || (first.current.has(over) ? over : "") : "";
  const legal = first.current.get(hex) ?? choices.map((choice) => Number(choice.args["rotation"]));
  const shown = legalTurn(wish, legal);
  const turn = (direction: 1 | -1) => setWish(legalTurn(shown + direction, legal, direction));
  const lay = () => pick({ rotation: String(shown) });

  const turnNow = useRef(turn);
  turnNow.current = turn;
  useLayoutEffect(() => {
    if (!laying) return;
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable]");
      if (event.key.toLowerCase() === "r" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey)
        turnNow.current(event.shiftKey ? -1 : 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [laying]);
  return { laying, hex, fixed, shown, legal, turn, lay, setOver };
}

export function Board(props: Props): VNode {
  const { view, stage, names, me, choices, picked, target, pick, why, lit, refused, told, t } = props;
  const trail = useTrail(told, me);
  const laying = useLaying(props);
  const svg = useRef<SVGSVGElement>(null);
  const asking = choices.length > 0 && stage.resting;
  const mover = me.filter((seat) => seat === view.turn); // several people may sit at one screen
  const origin = picked.find((one) => one["hex"])?.["hex"] ?? "";
  const hand = picked.find((one) => one["figure"] && one["hex"] === origin);

  const legal = new Map<string, Target>();
  if (asking) {
    for (const name of HEX_NAMES) {
      const found = target({ hex: name });
      if (found) legal.set(name, found);
    }
  }
  const faint = picked.length === 0 && new Set(choices.map((choice) => choice.kind)).size > 1;
  const [cursor, setCursor] = useState("");
  const stop = cursor || origin || [...legal.keys()][0] || "a5";

  const skipped = useRef(false);
  const choose = (at: Pick) => {
    if (skipped.current) return;
    pick(sharpened(at, picked, target(at)));
  };
  /** A figure of mine: taken up, or, when one is on its way already, the place it stands on. */
  const chooseFigure = (kind: Kind, name: string) => {
    const whole = { figure: kind, hex: name };
    if (picked.some((one) => same(one, whole)) || target(whole) || !target({ hex: name })) {
      if (!skipped.current) pick(whole);
    } else choose({ hex: name });
  };
  const focus = (name: string) => {
    setCursor(name);
    svg.current?.querySelector<SVGGElement>(`.tk-hex[data-hex="${name}"]`)?.focus({ preventScroll: false });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const name = (event.target as Element).closest<SVGGElement>(".tk-hex")?.dataset["hex"];
    if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
    const beyond = event.key.startsWith("Arrow") ? walkByKey(name, event.key, event.shiftKey) : "";
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      if (beyond) focus(beyond);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (name === laying.fixed) laying.lay();
      else choose({ hex: name });
    } else if (event.key === " ") {
      event.preventDefault();
      takeUp(name);
    }
  };
  /** The space bar goes through my figures on a hex, then lets go. */
  const takeUp = (name: string) => {
    const now = hand?.["hex"] === name ? hand["figure"] : undefined;
    const order: Kind[] = now === "explorer" ? ["leader"] : now === "leader" ? [] : ["explorer", "leader"];
    const mine = view.hexes.find((hex) => hex.name === name)?.figures.find(({ seat }) => mover.includes(seat));
    const next = order.find((kind) => (kind === "leader" ? mine?.leader : mine?.explorers));
    if (next) pick({ figure: next, hex: name });
    else if (hand) pick(hand);
  };

  const press = useLongPress((name) => why({ hex: name }));
  const wide = FRAME.w + (view.tactical ? OFFER_WIDTH : 0);
  return (
    <svg
      ref={svg}
      class="tk-board"
      viewBox={`${FRAME.x} ${FRAME.y} ${wide} ${FRAME.h}`}
      role="application"
      aria-label={t("tikal-board")}
      onKeyDown={onKeyDown}
      onPointerDownCapture={() => {
        skipped.current = !stage.resting && !me.includes(Number(stage.events[0]?.args["seat"] ?? -1));
        stage.skip();
      }}>
      <Defs />
      <Jungle />
      <Steps steps={view.steps} t={t} />
      <g pointer-events="none">
        {view.hexes.map((hex) => (
          <Base key={hex.name} hex={hex} />
        ))}
        {laying.hex && view.tile && asking && (
          <Ghost tile={view.tile} hex={laying.hex} turn={laying.shown} fixed={laying.fixed !== ""} />
        )}
        {view.hexes.map(({ name }) => {
          const at = center(name);
          const ring =
            refused?.["hex"] === name ? (
              <RefusedRing />
            ) : name === origin && name !== laying.fixed ? (
              <SelectedRing />
            ) : lit["hex"]?.includes(name) ? (
              <LitRing />
            ) : legal.has(name) && name !== laying.hex && !laying.fixed ? (
              <TargetRing faint={faint} />
            ) : null;
          return (
            ring && (
              <At key={name} x={at[0]} y={at[1]}>
                {ring}
              </At>
            )
          );
        })}
      </g>
      <g>
        {view.hexes.map((hex) => {
          const [x, y] = center(hex.name);
          const { name } = hex;
          const label = placeName(
            hex,
            names,
            legality(
              legal.get(name) ?? null,
              picked.some((one) => one["hex"] === name),
              t,
            ),
            t,
          );
          return (
            <g
              key={name}
              class={`tk-hex${legal.has(name) ? " tk-legal" : ""}`}
              data-hex={name}
              data-legal={legal.has(name) ? "" : undefined}
              role="button"
              tabindex={name === stop ? 0 : -1}
              aria-label={label}
              transform={`translate(${x} ${y})`}
              onClick={() =>
                !press.fired() &&
                (name === laying.fixed ? laying.turn(1) : asking || skipped.current ? choose({ hex: name }) : undefined)
              }
              onFocus={() => setCursor(name)}
              onPointerEnter={laying.laying ? () => laying.setOver(name) : undefined}
              {...press.handlers(name)}>
              <path d={hexPath(RADIUS)} fill="transparent" />
              <path d={hexPath(RADIUS - 4)} class="tk-hover" />
              <path d={hexPath(RADIUS - 9)} class="tk-focus" />
            </g>
          );
        })}
      </g>
      <g pointer-events="none">
        {view.hexes.map(
          (hex) =>
            hex.terrain !== "jungle" && (
              <Standing
                key={hex.name}
                hex={left(hex, stage.events)}
                hand={hand?.["hex"] === hex.name ? (hand["figure"] as Kind) : null}
                mover={mover}
                choose={asking ? chooseFigure : null}
                movable={asking && faint ? target : null}
              />
            ),
        )}
      </g>
      <g pointer-events="none">
        {stage.resting && trail.map((step, i) => <LastMove key={i} {...step} />)}
        {asking &&
          !faint &&
          !laying.laying &&
          [...legal].map(([name, found]) => {
            const cost = found.cost ?? Math.min(...found.choices.map((choice) => choice.hints["cost"] ?? Infinity));
            const [x, y] = coinPlace(origin, name);
            return Number.isFinite(cost) && <CostCoin key={name} x={x} y={y} cost={cost} />;
          })}
        {laying.hex && view.tile && asking && (
          <GhostRoads tile={view.tile} hex={laying.hex} turn={laying.shown} view={view} />
        )}
        {stage.events.map((event) => (
          <Happening key={stage.number} event={event} milliseconds={stage.milliseconds} view={view} next={stage.next} />
        ))}
      </g>
      <Offer view={view} names={names} target={target} pick={pick} lit={lit["tile"] ?? []} asking={asking} t={t} />
      {laying.fixed && asking && (
        <GhostKnobs
          hex={laying.fixed}
          turns={laying.legal.length > 1}
          turn={laying.turn}
          lay={laying.lay}
          view={view}
          t={t}
        />
      )}
    </svg>
  );
}

/**
 * A coin lies on the border one steps over, lifted off the feet of the figures; for a far place at its corner, clear of
 * the plaque.
 */
function coinPlace(origin: string, name: string): [number, number] {
  const [x, y] = center(name);
  if (!origin || edgeBetween(origin, name) < 0) return [x - 37, y - 40];
  const [ox, oy] = center(origin);
  const lift = x === ox ? [0, 0] : [x > ox === y > oy ? 10 : -10, -17];
  return [(ox + x) / 2 + lift[0]!, (oy + y) / 2 + lift[1]!];
}

/** Holding a finger on a place asks why; the click that ends the holding says nothing more. */
function useLongPress(act: (name: string) => void) {
  const state = useRef({ timer: 0, fired: false, x: 0, y: 0 });
  const stop = () => clearTimeout(state.current.timer);
  return {
    fired: () => state.current.fired,
    handlers: (name: string) => ({
      onPointerDown: (event: PointerEvent) => {
        stop();
        state.current = { timer: 0, fired: false, x: event.clientX, y: event.clientY };
        if (event.pointerType === "mouse") return;
        state.current.timer = window.setTimeout(() => {
          state.current.fired = true;
          act(name);
        }, 550);
      },
      onPointerMove: (event: PointerEvent) =>
        Math.hypot(event.clientX - state.current.x, event.clientY - state.current.y) > 8 && stop(),
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
    }),
  };
}

/** The ground of a hex with its name. */
function Base({ hex }: { hex: HexView }) {
  return useMemo(() => {
    const [x, y] = center(hex.name);
    const bright = hex.terrain !== "jungle" && hex.terrain !== "volcano";
    return (
      <At x={x} y={y}>
        {hex.terrain === "jungle" ? (
          <Seam />
        ) : (
          <Ground terrain={hex.terrain} edges={hex.edges} seed={seedOf(hex.name)} />
        )}
        <text
          x="-57"
          y="4"
          text-anchor="middle"
          font-size="11.5"
          font-weight="700"
          fill={bright ? "#243312" : "#d9ecd0"}
          opacity={bright ? 0.9 : 0.7}>
          {hex.name}
        </text>
      </At>
    );
  }, [hex.name, hex.terrain, hex.edges.join()]);
}

/** What stands on a hex: things, figures, then the stones, which nothing may hide, then the counts. */
function Standing({
  hex,
  hand,
  mover,
  choose,
  movable,
}: {
  hex: HexView;
  hand: Kind | null;
  mover: number[];
  choose: ((kind: Kind, name: string) => void) | null;
  movable: ((pick: Pick) => Target | null) | null;
}) {
  const act = useRef(choose);
  act.current = choose;
  const ready = (["explorer", "leader"] as const).filter((kind) => movable?.({ figure: kind, hex: hex.name }));
  return useMemo(() => {
    const [x, y] = center(hex.name);
    const all = ranks(hex.figures);
    const chosen = (one: { seat: number; kind: Kind }) => hand === one.kind && mover.includes(one.seat);
    const order = [...all].sort((a, b) => Number(chosen(a)) - Number(chosen(b)));
    return (
      <At x={x} y={y}>
        <Things hex={hex} />
        {order.map((one) => {
          const mine = mover.includes(one.seat);
          const scale = one.scale * (one.kind === "leader" ? 1.06 : 1) * (chosen(one) ? 1.08 : 1);
          return (
            <g
              key={`${one.seat}${one.kind}`}
              transform={`translate(${one.x} ${one.y - (chosen(one) ? 2 : 0)}) scale(${scale})`}
              class={mine ? "tk-figure" : undefined}
              data-figure={one.kind}
              data-hex={hex.name}
              pointer-events={mine && choose ? "all" : "none"}
              onClick={mine ? () => act.current?.(one.kind, hex.name) : undefined}>
              {mine && <rect x="-14" y="-22" width="28" height="38" fill="transparent" />}
              {mine && ready.includes(one.kind) && (
                <ellipse cy="12" rx="16" ry="6" fill="#ffd75a" fill-opacity=".85" stroke="#fff4cf" stroke-width="1.4" />
              )}
              <Figure seat={one.seat} kind={one.kind} selected={chosen(one)} />
            </g>
          );
        })}
        {hex.terrain !== "volcano" && <Stones edges={hex.edges} />}
        {hex.terrain === "temple" && <Plaque hex={hex} />}
        {all.map((one) => (
          <Count key={`${one.seat}${one.kind}`} x={one.x} y={one.y + 13.5 * one.scale} count={one.count} />
        ))}
      </At>
    );
  }, [JSON.stringify(hex), hand, mover.join(), choose === null, ready.join()]);
}
