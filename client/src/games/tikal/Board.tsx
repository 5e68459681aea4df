/** The board of Tikal: draws a view, tells what was pointed at. It knows no rule. The keys N and ? are the shell's. */

import { GLANCED, Least, READABLE, Type } from "../../look/type.tsx";
import type { ComponentChildren, VNode } from "preact";
import { useContext, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { NARROW, useRoom } from "../../shell/room.ts";
import type { BoardProps, Pick, Target } from "../../shell/board.ts";
import { Spot } from "../../shell/Spot.tsx";
import { type Spots, SpotsContext, useSpots } from "../../shell/spots.ts";
import type { ChoiceInfo, Told } from "../../wire.ts";
import { Ghost, GhostKnobs, GhostRoads } from "./Ghost.tsx";
import { Defs, Ground, Jungle, Seam, Stones, seedOf } from "./Ground.tsx";
import { Happening } from "./Happening.tsx";
import { OFFER_WIDTH, Offer } from "./Offer.tsx";
import { At, Count, Figure, Plaque, Things } from "./Pieces.tsx";
import { CostCoin, LastMove, Way } from "./States.tsx";
import { Steps } from "./Steps.tsx";
import { FRAME, HEX_NAMES, RADIUS, center, edgeBetween, hexPath } from "./geometry.ts";
import { placeName, priceWords } from "./names.ts";
import { legalTurn } from "./picking.ts";
import { ranks, type Kind } from "./ranks.ts";
import { left } from "./telling.ts";
import "./tikal.css";
import { follow, type Step } from "./trail.ts";
import type { HexView, View } from "./view.ts";

type Props = BoardProps<View, null>;

const OUTLINE = hexPath(RADIUS - 5);

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
  const { view, stage, names, me, choices, picked, target, told, t } = props;
  const trail = useTrail(told, me);
  const laying = useLaying(props);
  // without anything in hand a hex is only the beginning of a choice
  const faint = picked.length === 0 && new Set(choices.map((choice) => choice.kind)).size > 1;
  const { spots, onPointerDownCapture } = useSpots<string>(props, {
    faint: () => faint,
    price: (found) => priceWords(found, t),
  });
  const asking = spots.choices.length > 0;
  const mover = me.filter((seat) => seat === view.turn); // several people may sit at one screen
  const origin = picked.find((one) => one["hex"])?.["hex"] ?? "";
  const [inHand, ...others] = new Set(spots.choices.map(({ args }) => args["figure"]));
  const hand = origin && !others.length ? (inHand as Kind | undefined) : undefined;
  const way = wayOf(spots.pointed?.note ?? null, spots.choices);
  const legal = new Map(HEX_NAMES.map((name) => [name, spots.found({ hex: name })]));
  const wide = FRAME.w + (view.tactical ? OFFER_WIDTH : 0);
  const [watchRoom, room] = useRoom();
  const pixels = Math.min(room.w / wide, room.h / FRAME.h);
  return (
    <SpotsContext.Provider value={spots as Spots}>
      <Least.Provider value={(room.w < NARROW ? GLANCED : READABLE) / pixels}>
        <svg
          ref={watchRoom}
          class="tk-board"
          viewBox={`${FRAME.x} ${FRAME.y} ${wide} ${FRAME.h}`}
          role="application"
          aria-label={t("tikal-board")}
          onPointerDownCapture={onPointerDownCapture}>
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
          </g>
          {view.hexes.map((hex) => {
            const { name } = hex;
            const found = legal.get(name)!;
            const fixed = name === laying.fixed;
            return (
              <g key={name} onPointerEnter={laying.laying ? () => laying.setOver(name) : undefined}>
                <Spot
                  id={name}
                  pick={{ hex: name }}
                  place={{ hex: name }}
                  found={found}
                  label={placeName(hex, names, t)}
                  at={center(name)}
                  shape={OUTLINE}
                  wash={0.2}
                  bare={name === laying.hex || laying.fixed !== ""}
                  press={fixed ? (by) => (by === "key" ? laying.lay() : laying.turn(1)) : undefined}>
                  <path d={hexPath(RADIUS)} fill="transparent" />
                </Spot>
              </g>
            );
          })}
          <g pointer-events="none">
            {view.hexes.map(
              (hex) =>
                hex.terrain !== "jungle" && (
                  <Standing
                    key={hex.name}
                    hex={left(hex, stage.events)}
                    hand={hand && hex.name === origin ? hand : null}
                    mover={mover}
                    asking={asking}
                    movable={asking && faint ? target : null}
                  />
                ),
            )}
          </g>
          <g pointer-events="none">
            {stage.resting && trail.map((step, i) => <LastMove key={i} {...step} />)}
            {way && <Way places={placesOn(way)} total={way.hints["cost"] ?? 0} view={view} />}
            {asking &&
              !faint &&
              !laying.laying &&
              !way &&
              [...legal].map(([name, found]) => {
                const cost = Math.min(...found.map((choice) => choice.hints["cost"] ?? Infinity));
                const [x, y] = coinPlace(origin, name);
                return Number.isFinite(cost) && <CostCoin key={name} x={x} y={y} cost={cost} />;
              })}
            {laying.hex && view.tile && asking && (
              <GhostRoads tile={view.tile} hex={laying.hex} turn={laying.shown} view={view} />
            )}
            {stage.events.map((event) => (
              <Happening
                key={stage.number}
                event={event}
                milliseconds={stage.milliseconds}
                view={view}
                next={stage.next}
              />
            ))}
          </g>
          <Offer view={view} names={names} t={t} />
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
      </Least.Provider>
    </SpotsContext.Provider>
  );
}

/** Several steps in one gesture. */
const isWay = ({ text }: ChoiceInfo): boolean => text.includes("; ");

/** The cheapest way to the hex that is pointed at, where that is more than a step. */
function wayOf(hex: string | null, choices: readonly ChoiceInfo[]): ChoiceInfo | undefined {
  const price = (choice: ChoiceInfo) => choice.hints["cost"] ?? 0;
  return choices
    .filter((choice) => isWay(choice) && choice.args["end"] === hex)
    .sort((one, other) => price(one) - price(other))[0];
}

const placesOn = ({ args, text }: ChoiceInfo): string[] => [
  args["start"]!,
  ...text.split("; ").map((step) => step.split(" ").at(-1)!),
];

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
        <Type
          x="-57"
          y="4"
          text-anchor="middle"
          size={11.5}
          font-weight="700"
          fill={bright ? "#243312" : "#eef7e6"}
          stroke={bright ? "#dbe8b0" : "#12301a"}
          stroke-width="3"
          stroke-linejoin="round"
          paint-order="stroke">
          {hex.name}
        </Type>
      </At>
    );
  }, [hex.name, hex.terrain, hex.edges.join()]);
}

/** A figure of mine: taken up, or, when one is on its way already, the place it stands on. */
function Own({ kind, hex, children }: { kind: Kind; hex: string; children: ComponentChildren }) {
  const { found, picked } = useContext(SpotsContext);
  const whole = { figure: kind, hex };
  const taken = picked.some((one) => one["figure"] === kind && one["hex"] === hex);
  const pick = taken || found(whole).length || !found({ hex }).length ? whole : { hex };
  return (
    <Spot id={`${hex}-${kind}`} pick={pick} label={`${kind} ${hex}`} shape="" class="tk-figure" keys={false}>
      {children}
    </Spot>
  );
}

/** What stands on a hex: things, figures, then the stones, which nothing may hide, then the counts. */
function Standing({
  hex,
  hand,
  mover,
  asking,
  movable,
}: {
  hex: HexView;
  hand: Kind | null;
  mover: number[];
  asking: boolean;
  movable: ((pick: Pick) => Target | null) | null;
}) {
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
          const figure = (
            <>
              {mine && <rect x="-14" y="-22" width="28" height="38" fill="transparent" />}
              {mine && ready.includes(one.kind) && (
                <ellipse cy="12" rx="16" ry="6" fill="#ffd75a" fill-opacity=".85" stroke="#fff4cf" stroke-width="1.4" />
              )}
              <Figure seat={one.seat} kind={one.kind} selected={chosen(one)} />
            </>
          );
          return (
            <g
              key={`${one.seat}${one.kind}`}
              transform={`translate(${one.x} ${one.y - (chosen(one) ? 2 : 0)}) scale(${scale})`}
              pointer-events={mine && asking ? "all" : "none"}>
              {mine && asking ? (
                <Own kind={one.kind} hex={hex.name}>
                  {figure}
                </Own>
              ) : (
                figure
              )}
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
  }, [JSON.stringify(hex), hand, mover.join(), asking, ready.join()]);
}
