/** The lobby's picture of the game: two armies before the pyramid at dusk, and a creature between them. 320 × 190. */

import { Pyramid, Ridge } from "../../look/scenery.tsx";

const INK = "#22120a";
const ARMY = [
  [18, 0, "#1c6cb4"],
  [56, 1, "#1c6cb4"],
  [94, 0, "#1c6cb4"],
  [226, 1, "#f5bb38"],
  [264, 0, "#f5bb38"],
  [302, 1, "#f5bb38"],
] as const;

export function Cover() {
  return (
    <>
      <rect width="320" height="190" fill="#b8321f" />
      <circle cx="160" cy="92" r="98" fill="#d0482a" />
      <circle cx="160" cy="96" r="74" fill="#f0813a" />
      <circle cx="160" cy="96" r="52" fill="#f8b64c" />
      <path d="M0 122q40-12 80-4t80-4 80 6 80-4v70H0Z" fill="#7a2018" />
      <Pyramid
        x={160}
        foot={152}
        width={156}
        levels={6}
        height={86}
        stone={{ light: "#6b332b", dark: "#471d1b", house: "#7a2f25" }}
      />
      <Ridge y={144} rise={6} step={30} colour="#2c1512" seed={4} />
      {ARMY.map(([x, low, seat]) => (
        <g key={x}>
          <path d={`M${x + 18} 196V${62 + low * 10}`} stroke={INK} stroke-width="3" />
          <path d={`M${x + 18} ${52 + low * 10}l5 14h-10Z`} fill="#f1eadb" stroke={INK} stroke-width="1.4" />
          <use href="#i-army-leader" x={x - 27} y={94 + low * 8} width="54" height="54" style={`--seat:${seat}`} />
        </g>
      ))}
      <use href="#i-creature" x="124" y="80" width="72" height="72" />
      <path d="M0 148h320v42H0Z" fill="#2c1512" />
      <path d="M0 150h320" stroke="#f0813a" stroke-width="2" opacity=".5" />
    </>
  );
}
