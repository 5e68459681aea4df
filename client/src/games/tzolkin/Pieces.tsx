/**
 * Small things that lie everywhere: icons, figures, workers, markers, coins. A seat's colour always comes with its
 * glyph.
 */

import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { memo } from "../../look/memo.ts";
import { Least, useType } from "../../look/type.tsx";
import { tenth } from "./geometry.ts";
import { coinSize, flow, typeSize, type Atom } from "./wordings.ts";

export const OUTLINE = "#22150d";
export const DUMMY = 9;

export function At({
  x,
  y,
  children,
  ...rest
}: {
  x: number;
  y: number;
  children: ComponentChildren;
  class?: string;
  opacity?: number;
}) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`} {...rest}>
      {children}
    </g>
  );
}

export function Pic({
  name,
  x = 0,
  y = 0,
  size,
  opacity,
}: {
  name: string;
  x?: number;
  y?: number;
  size: number;
  opacity?: number;
}) {
  return (
    <use
      href={`#i-${name}`}
      x={tenth(x - size / 2)}
      y={tenth(y - size / 2)}
      width={size}
      height={size}
      opacity={opacity}
    />
  );
}

export function Say({
  x = 0,
  y = 0,
  size,
  fill = "#2a1d14",
  weight = 800,
  anchor = "middle",
  spacing,
  children,
}: {
  x?: number;
  y?: number;
  size: number;
  fill?: string;
  weight?: number;
  anchor?: "middle" | "start" | "end";
  spacing?: number;
  children: ComponentChildren;
}) {
  return (
    <text
      x={tenth(x)}
      y={tenth(y)}
      font-size={Math.ceil(useType(size) * 10) / 10}
      text-anchor={anchor}
      font-weight={weight}
      fill={fill}
      letter-spacing={spacing}>
      {children}
    </text>
  );
}

export const Glyph = ({ seat, size, y = 0 }: { seat: number; size: number; y?: number }) => (
  <use
    href={`#i-seat-${seat + 1}`}
    x={tenth(-size / 2)}
    y={tenth(y - size / 2)}
    width={size}
    height={size}
    style={`color:var(--on-seat-${seat + 1})`}
  />
);

const BODY = "M-11 13C-11 2-7.5-4.5 0-4.5S11 2 11 13Z";
const halo = { stroke: "#fff8e6", "stroke-width": 4.6, "stroke-linejoin": "round" } as const;
const ink = { stroke: OUTLINE, "stroke-width": 1.8, "stroke-linejoin": "round" } as const;

/** A worker, feet at y = 13. A dummy is grey and blank. */
export const Worker = memo(function Worker({ seat }: { seat: number }) {
  const dummy = seat === DUMMY;
  return (
    <g transform="scale(.96)">
      <path d={BODY} fill="none" {...halo} />
      <circle cy="-9" r="6" fill="none" {...halo} />
      <path d={BODY} fill={dummy ? "#a9a597" : `var(--seat-${seat + 1})`} {...ink} />
      <path d="M5-2C9 1 10.3 5 10.6 12.6H6.5C7.2 7.5 6.8 2.5 5-2Z" fill="#000" opacity=".2" />
      {dummy ? (
        <path d="M-4 6h8" stroke="#6f6b5e" stroke-width="2.2" stroke-linecap="round" />
      ) : (
        <Glyph seat={seat} size={11.5} y={5.6} />
      )}
      <circle cy="-8" r="5.2" fill={dummy ? "#c3bfb1" : "#c98d5e"} {...ink} />
      {!dummy && (
        <>
          <path d="M-5.6-9C-5.4-13.5-3-15.5 0-15.5S5.4-13.5 5.6-9Z" fill="#3b2417" {...ink} />
          <path d="M-5.4-9h10.8" stroke="#fff3d2" stroke-width="2" />
        </>
      )}
    </g>
  );
});

/** A seat's marker; it glides to where it is put. */
export function Marker({ seat, x, y, size = 14 }: { seat: number; x: number; y: number; size?: number }) {
  const box = { x: -size / 2, y: -size / 2, width: size, height: size, rx: size * 0.28 };
  return (
    <g class="tz-glide" style={`transform:translate(${tenth(x)}px,${tenth(y)}px)`}>
      <rect {...box} fill={`var(--seat-${seat + 1})`} stroke="#fff8e6" stroke-width="3" />
      <rect {...box} fill={`var(--seat-${seat + 1})`} stroke={OUTLINE} stroke-width="1.4" />
      <Glyph seat={seat} size={size * 0.62} />
    </g>
  );
}

/** Where markers stand that share a place: in a row, or in two when there are many. */
export function crowd(count: number, i: number, room: number): { dx: number; dy: number; size: number } {
  const rows = count > (room < 40 ? 2 : 3) ? 2 : 1;
  const row = Math.ceil(count / rows);
  const size = rows > 1 ? 11.5 : 14;
  const apart = row > 1 ? Math.min(size + 2, (room - size) / (row - 1)) : 0;
  const inRow = rows > 1 && i >= row ? count - row : row;
  return { dx: ((i % row) - (inRow - 1) / 2) * apart, dy: rows > 1 ? (i < row ? -6 : 6.5) : 0, size };
}

/** What it costs in corn; less than nothing is a gain. */
export function CornCoin({ x, y, cost }: { x: number; y: number; cost: number }) {
  return (
    <At x={x} y={y} class="tz-coin">
      <circle r="15.5" fill={OUTLINE} />
      <circle r="13.8" fill={cost < 0 ? "#a8d37c" : "#f8c445"} stroke="#fff4cf" stroke-width="1.8" />
      <Say x={-5} y={5.4} size={cost > 9 || cost < 0 ? 13 : 16} fill="#3a2503">
        {cost < 0 ? `+${-cost}` : cost}
      </Say>
      <Pic name="corn" x={6.4} size={13} />
    </At>
  );
}

export function PointCoin({ points, size: wanted }: { points: string; size: number }) {
  const size = coinSize(points, wanted, useContext(Least));
  return (
    <>
      <Pic name="vp" size={tenth(size * 1.12)} />
      <circle r={tenth(size * 0.31)} fill="#b3301d" stroke={OUTLINE} stroke-width="1.2" />
      <Say y={size * 0.18} size={size * (points.length > 1 ? 0.44 : 0.52)} fill="#fff6dd">
        {points}
      </Say>
    </>
  );
}

export function JungleTile({ kind, size }: { kind: "corn" | "wood"; size: number }) {
  return (
    <>
      <rect
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        rx="4"
        fill={kind === "wood" ? "#3f7a3a" : "#cfa24c"}
        stroke={OUTLINE}
        stroke-width="1.4"
      />
      <Pic name={kind} size={size * 0.8} />
    </>
  );
}

function AtomShape({
  atom,
  x,
  size,
  fill,
  width,
}: {
  atom: Atom;
  x: number;
  size: number;
  fill: string;
  width: number;
}) {
  const type = typeSize(size, useContext(Least));
  if (atom.arrow)
    return (
      <path
        d={`M${tenth(x + size * 0.12)} ${tenth(-size * 0.2)}l${tenth(size * 0.24)} ${tenth(size * 0.2)}-${tenth(size * 0.24)} ${tenth(size * 0.2)}`}
        fill="none"
        stroke={fill}
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    );
  if (atom.text !== undefined)
    return (
      <Say x={x + width / 2} y={type * 0.36} size={type} fill={fill}>
        {atom.text}
      </Say>
    );
  if (atom.points !== undefined)
    return (
      <At x={x + width / 2} y={0}>
        <PointCoin points={atom.points} size={size} />
      </At>
    );
  if (atom.tile)
    return (
      <At x={x + size / 2} y={0}>
        <JungleTile kind={atom.tile} size={size * 0.94} />
      </At>
    );
  return <Pic name={atom.icon!} x={x + size / 2} size={size} />;
}

/** Printed words as icons and figures, around (0, 0). */
export const Words = memo(function Words({
  words,
  size,
  most = 60,
  rows = 2,
  fill = "#2a1d14",
}: {
  words: readonly string[];
  size: number;
  most?: number;
  rows?: number;
  fill?: string;
}) {
  const { lines, size: s } = flow(words, size, most, rows, useContext(Least));
  const leading = s * 1.04;
  return (
    <g pointer-events="none">
      {lines.map((line, i) => (
        <g key={i} transform={`translate(${tenth(-line.width / 2)} ${tenth((i - (lines.length - 1) / 2) * leading)})`}>
          {line.atoms.map(({ atom, x }, k) => (
            <AtomShape
              key={k}
              atom={atom}
              x={x}
              size={s}
              fill={fill}
              width={(line.atoms[k + 1]?.x ?? line.width + 2) - x - 2}
            />
          ))}
        </g>
      ))}
    </g>
  );
});

export function Slab({ x, y, w, h, fill = "#f4ead0" }: { x: number; y: number; w: number; h: number; fill?: string }) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="9" fill={fill} stroke={OUTLINE} stroke-width="1.6" />
      <path d={`M${x + 8} ${y + 2}h${w - 16}`} stroke="#fffdf0" stroke-width="1.6" opacity=".8" />
    </>
  );
}

export const SkullSlot = () => (
  <>
    <path
      d="M0-8c5.5 0 8.5 3.4 8.5 7.6 0 2.8-1.2 4.4-2.8 5.4V8h-11.4V5C-7.3 4-8.5 2.4-8.5-.4-8.5-4.6-5.5-8 0-8Z"
      fill="#d5c59b"
      stroke="#8d7a4c"
      stroke-width="1.4"
      stroke-dasharray="2.5 2"
    />
    <circle cx="-3.2" cy="-.5" r="1.8" fill="#a8945f" />
    <circle cx="3.2" cy="-.5" r="1.8" fill="#a8945f" />
  </>
);

/** A gear as a sign for itself. */
export function GearSign({ path, colour, deep, icon }: { path: string; colour: string; deep: string; icon: string }) {
  return (
    <svg class="icon" viewBox="-80 -80 160 160" aria-hidden="true">
      <path d={path} fill={colour} stroke={OUTLINE} stroke-width="7" stroke-linejoin="round" />
      <circle r="44" fill={deep} />
      <Pic name={icon} size={70} />
    </svg>
  );
}
