/** The lobby's picture of the game: wheels that mesh over turquoise plaster, the sun in the largest. 320 × 190. */

import { gearPath } from "./geometry.ts";

const RAYS = Array.from({ length: 32 }, (_, i) => {
  const [r, a] = [i % 2 ? 38 : 46, (i * Math.PI) / 16];
  return `${Math.round(r * Math.cos(a) * 10) / 10} ${Math.round(r * Math.sin(a) * 10) / 10}`;
}).join("L");

function Wheel({
  x,
  y,
  teeth,
  r,
  turn,
  fill,
  deep,
}: {
  x: number;
  y: number;
  teeth: number;
  r: number;
  turn: number;
  fill: string;
  deep: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={gearPath(teeth, r)} fill="#06262c" opacity=".35" transform="translate(3 4)" />
      <path d={gearPath(teeth, r)} fill={fill} stroke="#22150d" stroke-width="2" stroke-linejoin="round" />
      <circle r={r - 22} fill={deep} stroke="#22150d" stroke-width="1.6" />
    </g>
  );
}

export function Cover() {
  return (
    <>
      <rect width="320" height="190" fill="#2a7f89" />
      <circle cx="168" cy="96" r="150" fill="#2f8891" />
      <circle cx="168" cy="96" r="108" fill="#389aa1" />
      <path
        d="M14 176V150H44V176H26V163H34M306 14V40H276V14H294V27H286"
        fill="none"
        stroke="#1b5d68"
        stroke-width="6"
        stroke-linecap="square"
      />
      <Wheel x={48} y={58} teeth={10} r={40} turn={6} fill="#5b9a45" deep="#2f5f26" />
      <Wheel x={292} y={150} teeth={10} r={40} turn={11} fill="#c24a30" deep="#7a2415" />
      <Wheel x={166} y={98} teeth={20} r={80} turn={2} fill="#f2bd45" deep="#b9811f" />
      <g transform="translate(166 98)">
        <path d={`M${RAYS}Z`} fill="#cf3f2a" stroke="#22150d" stroke-width="1.5" />
        <circle r="30" fill="#1f1a17" stroke="#f6cf62" stroke-width="3" />
      </g>
      <use href="#i-corn" x="144" y="76" width="44" height="44" />
      <use href="#i-worker" x="76" y="20" width="38" height="38" style="--seat:#1c74b8" />
      <use href="#i-worker" x="246" y="104" width="38" height="38" style="--seat:#c23522" />
    </>
  );
}
