/** What never changes: sea at dusk, coast, trees, trails, the sacred well. */

import { memo } from "../../look/memo.ts";
import { GRADIENTS } from "./Paint.tsx";
import { At, OUTLINE } from "./Pieces.tsx";
import { PLAZA, dice, inside, offTrail, round, smooth, type Land } from "./geometry.ts";

const GREENS = ["#245a2e", "#2c6a33", "#35783a", "#1f4f2a", "#3f8740"];

function waves(): string {
  const random = dice(77);
  let d = "";
  for (let y = -110; y < 900; y += 27)
    for (let x = -300 + random() * 40; x < 1150; x += 58 + random() * 34)
      d += `M${round(x)} ${round(y + random() * 10)}q6-6 12 0t12 0`;
  return d;
}

interface Tree {
  palm: boolean;
  x: number;
  y: number;
  size: number;
  colour: string;
}

/** Crowns over the land, open at plazas, reward panels, glades and trails. */
export function trees(land: Land, glades: number): Tree[] {
  const random = dice(4242);
  const [wx, wy] = land.well ?? [-999, 0];
  const [low, high]: [Tree[], Tree[]] = [[], []];
  for (let y = 14; y < land.h; y += 21)
    for (let x = 12; x < land.w; x += 23) {
      const [px, py, lot, size, colour] = [
        x + random() * 12 - 6,
        y + random() * 12 - 6,
        random(),
        34 + random() * 13,
        GREENS[Math.floor(random() * 5)]!,
      ];
      const city = Object.values(land.cities).some(
        ([cx, cy]) => Math.abs(px - cx) < PLAZA.w / 2 + 7 && py > cy - 66 && py < cy + 158,
      );
      const glade = land.glades
        .slice(0, glades)
        .some(([ax, ay]) => ((px - ax) / 80) ** 2 + ((py - ay + 24) / 64) ** 2 < 1);
      const water = glades <= 8 && ((px - wx) / 84) ** 2 + ((py - wy - 4) / 62) ** 2 < 1;
      const way = land.trails.some(({ from, to }) => offTrail(px, py, from, to) < 22);
      if (city || glade || water || way || !inside(land.coast, px, py)) continue;
      (lot < 0.5 ? low : high).push({
        palm: lot < 0.13,
        x: round(px - size / 2),
        y: round(py - size / 2),
        size: round(size),
        colour,
      });
    }
  return [...low, ...high];
}

const Cenote = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <ellipse cy="6" rx="72" ry="43" fill="#173a20" />
    <ellipse rx="68" ry="40" fill="#d9c79a" stroke={OUTLINE} stroke-width="2.2" />
    <path
      d="M-60-8q10-22 40-28M-64 6q-2 14 12 22M60-10q-6-16-30-26M62 8q-4 14-24 22"
      fill="none"
      stroke="#a8946a"
      stroke-width="2"
      stroke-linecap="round"
    />
    <ellipse cy="3" rx="54" ry="29" fill="#17545e" stroke={OUTLINE} stroke-width="2" />
    <ellipse cy="7" rx="47" ry="22" fill="#2f9aa0" />
    <path
      d="M-26 4q7-5 14 0t14 0M2 15q6-4 12 0t12 0"
      fill="none"
      stroke="#c8f0ea"
      stroke-width="2.2"
      stroke-linecap="round"
      opacity=".8"
    />
  </At>
);

export const Ground = memo(function Ground({ land, seats, name }: { land: Land; seats: number; name: string }) {
  const coast = smooth(land.coast);
  const glades = seats * 2;
  const tall = land.h > land.w;
  return (
    <>
      <defs>{GRADIENTS}</defs>
      <rect x="-900" y="-700" width="2700" height="2100" fill="#4d141a" />
      <rect x="-330" y="-160" width="1500" height="1100" fill="url(#yu-sea)" />
      <path d={waves()} fill="none" stroke="#f08a52" stroke-width="2.2" stroke-linecap="round" opacity=".34" />
      <path d={coast} fill="none" stroke="#f7a66a" stroke-opacity=".35" stroke-width="44" />
      <path
        d={coast}
        fill="none"
        stroke="#ffe3b0"
        stroke-width="26"
        stroke-dasharray="1 13"
        stroke-linecap="round"
        opacity=".55"
      />
      <path d={coast} fill="url(#yu-land)" stroke={OUTLINE} stroke-width="17" />
      <path d={coast} fill="url(#yu-land)" stroke="#edcb8c" stroke-width="13" />
      <path d={coast} fill="none" stroke="#c99b57" stroke-width="3" stroke-dasharray="2 7" />
      <g fill="none" stroke-linecap="round">
        {land.trails.map(({ city, from, to }) => (
          <g key={city}>
            <path d={`M${from}L${to}`} stroke="#d9c583" stroke-width="22" opacity=".7" />
            <path d={`M${from}L${to}`} stroke="#f4e6b8" stroke-width="9" stroke-dasharray="1 15" opacity=".9" />
          </g>
        ))}
      </g>
      {land.glades.slice(0, glades).map(([x, y]) => (
        <ellipse key={`${x}-${y}`} cx={x} cy={y - 12} rx="76" ry="44" fill="url(#yu-glade)" opacity=".9" />
      ))}
      {trees(land, glades).map(({ palm, x, y, size, colour }) => (
        <use
          key={`${x} ${y}`}
          href={palm ? "#yu-palm" : "#yu-crown"}
          x={x}
          y={y}
          width={size}
          height={size}
          style={`color:${colour}`}
        />
      ))}
      {land.well && glades <= 8 && <Cenote x={land.well[0]} y={land.well[1]} />}
      {(tall || glades <= 8) && (
        <>
          <path id="yu-jungle-name" d={land.name} fill="none" />
          <text
            font-size={tall ? 17 : 21}
            font-weight="800"
            letter-spacing={tall ? 3 : 6}
            fill="#f4e6b8"
            stroke="#173a20"
            stroke-width="5"
            paint-order="stroke"
            text-anchor="middle">
            <textPath href="#yu-jungle-name" startOffset="50%">
              {name.toUpperCase()}
            </textPath>
          </text>
        </>
      )}
    </>
  );
});
