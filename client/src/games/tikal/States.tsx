/** How a hex shows what it is to the one who looks: coins and paths above the pieces. */

import { Type } from "../../look/type.tsx";
import { CREAM, INK } from "./Ground.tsx";
import { At, colour } from "./Pieces.tsx";
import { borderCost, center, hexPath } from "./geometry.ts";
import type { View } from "./view.ts";
import { bow, type Step } from "./trail.ts";

const round = "round" as const;

export function CostCoin({ x, y, cost, small = false }: { x: number; y: number; cost: number; small?: boolean }) {
  return (
    <At x={x} y={y}>
      <g transform={small ? "scale(.84)" : undefined}>
        <path d={hexPath(16)} fill={INK} stroke={INK} stroke-width="5" stroke-linejoin={round} />
        <path d={hexPath(15)} fill="#f8c445" stroke="#fff4cf" stroke-width="2" stroke-linejoin={round} />
        <Type y="6.2" text-anchor="middle" size={17.5} font-weight="800" fill="#3a2503">
          {cost}
        </Type>
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

/** The way one would walk: what each border costs, and at the end all of it. */
export function Way({ places, total, view }: { places: readonly string[]; total: number; view: View }) {
  const steps = places.slice(1).map((to, i) => ({ from: places[i]!, to, cost: borderCost(view, places[i]!, to) }));
  const d = `M${places.map((name) => center(name).join(" ")).join("L")}`;
  const [x, y] = center(places.at(-1)!);
  return (
    <g>
      <g fill="none" stroke-linejoin={round} stroke-linecap={round}>
        <path d={d} stroke={INK} stroke-opacity=".5" stroke-width="12" />
        <path d={d} stroke="#ffd75a" stroke-width="6" stroke-dasharray="2 11" />
      </g>
      {steps.map(({ from, to, cost }) => {
        const [[x1, y1], [x2, y2]] = [center(from), center(to)];
        return <CostCoin key={to} x={(x1 + x2) / 2} y={(y1 + y2) / 2} cost={cost} small />;
      })}
      <g transform={`translate(${x - 37} ${y - 40}) scale(1.25)`}>
        <CostCoin x={0} y={0} cost={total} />
      </g>
    </g>
  );
}
