/** How a hex shows what it is to the one who looks: rings below the pieces, coins and paths above them. */

import { CREAM, INK } from "./Ground.tsx";
import { At, colour } from "./Pieces.tsx";
import { RADIUS, hexPath } from "./geometry.ts";
import { bow, type Step } from "./trail.ts";

const round = "round" as const;

/** `faint`: it can be taken up, but a choice there is not yet complete. */
export function TargetRing({ faint }: { faint: boolean }) {
  if (faint) {
    return (
      <path
        d={hexPath(RADIUS - 5)}
        fill="none"
        stroke="#ffd75a"
        stroke-width="3"
        stroke-linejoin={round}
        stroke-opacity=".9"
        stroke-dasharray="14 6"
      />
    );
  }
  return (
    <g>
      <path
        d={hexPath(RADIUS - 5)}
        fill="#ffd75a"
        fill-opacity=".2"
        stroke="#ffd75a"
        stroke-width="5.5"
        stroke-linejoin={round}
        class="tk-breathe"
      />
      <path d={hexPath(RADIUS - 5)} fill="none" stroke="#fff8dc" stroke-width="1.6" stroke-dasharray="7 6" />
    </g>
  );
}

export function SelectedRing() {
  return (
    <g fill="none" stroke-linejoin={round}>
      <path d={hexPath(RADIUS - 4)} stroke={INK} stroke-width="8.5" opacity=".5" />
      <path d={hexPath(RADIUS - 4)} stroke="#fffdf2" stroke-width="4.5" />
    </g>
  );
}

export function RefusedRing() {
  return (
    <g stroke-linejoin={round}>
      <path d={hexPath(RADIUS - 6)} fill="#9c2d1b" fill-opacity=".16" stroke={INK} stroke-width="6.5" opacity=".85" />
      <path
        d={hexPath(RADIUS - 6)}
        fill="none"
        stroke="#ff9c85"
        stroke-width="3.2"
        stroke-dasharray="3 7"
        stroke-linecap={round}
      />
    </g>
  );
}

/** A log line is pointed at: the places it tells of. */
export function LitRing() {
  return (
    <g fill="none" stroke-linejoin={round}>
      <path
        d={hexPath(RADIUS - 5)}
        fill="#9df5e4"
        fill-opacity=".22"
        stroke="#06322c"
        stroke-width="9"
        stroke-opacity=".6"
      />
      <path d={hexPath(RADIUS - 5)} stroke="#8ff0df" stroke-width="4.5" />
    </g>
  );
}

export function CostCoin({ x, y, cost, small = false }: { x: number; y: number; cost: number; small?: boolean }) {
  return (
    <At x={x} y={y}>
      <g transform={small ? "scale(.84)" : undefined}>
        <path d={hexPath(16)} fill={INK} stroke={INK} stroke-width="5" stroke-linejoin={round} />
        <path d={hexPath(15)} fill="#f8c445" stroke="#fff4cf" stroke-width="2" stroke-linejoin={round} />
        <text y="6.2" text-anchor="middle" font-size="17.5" font-weight="800" fill="#3a2503">
          {cost}
        </text>
      </g>
    </At>
  );
}

/** A border without stones: nobody walks here. */
export function NoWay({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <circle r="8.5" fill={INK} stroke={CREAM} stroke-width="1.4" opacity=".9" />
      <path d="M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4" stroke="#ffb09c" stroke-width="2.2" stroke-linecap={round} />
    </At>
  );
}

/** Dotted in the seat's colour on cream, with an arrow head: what has just been done. */
export function LastMove({ seat, from, to }: Step) {
  const { d, end, angle } = bow(from, to);
  const head = "M-9-9 0 0-9 9";
  return (
    <g fill="none" stroke-linecap={round} stroke-linejoin={round}>
      <path d={d} stroke={INK} stroke-opacity=".45" stroke-width="11" />
      <path d={d} stroke={CREAM} stroke-width="8.5" />
      <path d={d} stroke={colour(seat)} stroke-width="4.6" stroke-dasharray="1 8.5" />
      <g transform={`translate(${end[0]} ${end[1]}) rotate(${angle})`}>
        <path d={head} stroke={INK} stroke-opacity=".45" stroke-width="11" />
        <path d={head} stroke={CREAM} stroke-width="8.5" />
        <path d={head} stroke={colour(seat)} stroke-width="4.6" />
      </g>
    </g>
  );
}
