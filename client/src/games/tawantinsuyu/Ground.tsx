/** What never changes: four quarters of the empire, roads, terraces with their walls, trodden ways. */

import { OUTLINE } from "./Marks.tsx";
import {
  HILL,
  SPACE_NAMES,
  TERRACE,
  corners,
  dice,
  iconPlace,
  line,
  poly,
  spacePlace,
  tenth,
  type Level,
  type Point,
} from "./geometry.ts";
import { memo } from "../../look/memo.ts";

const QUARTERS = [
  { name: "chinchaysuyu", ground: "#5a2b22", mark: "peak", tint: "#7d4334", x: 0, y: 0 },
  { name: "antisuyu", ground: "#1d4029", mark: "crown", tint: "#2d6138", x: 1, y: 0 },
  { name: "qullasuyu", ground: "#1f3c56", mark: "wave", tint: "#3a6484", x: 1, y: 1 },
  { name: "kuntisuyu", ground: "#5f4820", mark: "dune", tint: "#86682f", x: 0, y: 1 },
];
const FAR = 900; // the ground goes on beyond the board, wherever one looks

export const GRADIENTS = (
  <>
    <linearGradient id="tw-bottom" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="#6f9347" />
      <stop offset="1" stop-color="#86ab52" />
    </linearGradient>
    <linearGradient id="tw-middle" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="#a3a853" />
      <stop offset="1" stop-color="#bcbd62" />
    </linearGradient>
    <linearGradient id="tw-top" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="#cfa95a" />
      <stop offset="1" stop-color="#e4c377" />
    </linearGradient>
    <linearGradient id="tw-crown" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="#efdcae" />
      <stop offset="1" stop-color="#f8ecca" />
    </linearGradient>
    <linearGradient id="tw-wall" x1="0" y1="0" x2="0" y2="1">
      <stop stop-color="#c5b998" />
      <stop offset="1" stop-color="#8b7f66" />
    </linearGradient>
    <radialGradient id="tw-shade" r=".62">
      <stop offset=".45" stop-color="#0a0806" stop-opacity="0" />
      <stop offset="1" stop-color="#0a0806" stop-opacity=".55" />
    </radialGradient>
    <symbol id="tw-peak" viewBox="-20 -20 40 40" overflow="visible">
      <path d="M-22 14 0-16 22 14Z" fill="currentColor" />
      <path d="M0-16 22 14H4Z" fill="#000" opacity=".22" />
      <path d="M0-16 7-6.5 3-8 0-4-4-8-6.5-7Z" fill="#fff" opacity=".5" />
    </symbol>
    <symbol id="tw-crown-leaf" viewBox="-20 -20 40 40" overflow="visible">
      <circle r="18" fill="#12301b" />
      <path
        d="M-15-3a6 6 0 0 1 6-9 7 7 0 0 1 12-2 6 6 0 0 1 10 5 7 7 0 0 1 0 11 7 7 0 0 1-9 9 7 7 0 0 1-12-1 7 7 0 0 1-7-13Z"
        fill="currentColor"
      />
    </symbol>
    <symbol id="tw-wave" viewBox="-20 -20 40 40" overflow="visible">
      <path
        d="M-22 0c5-7 10-7 15 0s10 7 15 0 10-7 15 0M-22 11c5-7 10-7 15 0s10 7 15 0 10-7 15 0"
        fill="none"
        stroke="currentColor"
        stroke-width="3.5"
        stroke-linecap="round"
      />
    </symbol>
    <symbol id="tw-dune" viewBox="-20 -20 40 40" overflow="visible">
      <path d="M-22 10C-12-8 4-8 20 8 8 4-6 4-22 10Z" fill="currentColor" />
      <path d="M-16 14c10-4 20-4 32 0" fill="none" stroke="currentColor" stroke-width="2" />
    </symbol>
  </>
);

function Quarter({ quarter }: { quarter: (typeof QUARTERS)[number] }) {
  const random = dice(31 + quarter.name.length * 977);
  const [x0, y0] = [quarter.x ? HILL.x : HILL.x - FAR, quarter.y ? HILL.y - 60 : HILL.y - 60 - FAR];
  const found = [];
  for (let y = y0 + 20; y < y0 + FAR; y += 46) {
    for (let x = x0 + 20; x < x0 + FAR; x += 54) {
      const [size, px, py] = [40 + random() * 16, x + random() * 16, y + random() * 12];
      if (Math.hypot((px - HILL.x) / 360, (py - HILL.y) / 290) > 1)
        found.push(
          <use
            key={`${x} ${y}`}
            href={`#tw-${quarter.mark === "crown" ? "crown-leaf" : quarter.mark}`}
            x={tenth(px - size / 2)}
            y={tenth(py - size / 2)}
            width={tenth(size)}
            height={tenth(size)}
          />,
        );
    }
  }
  return (
    <>
      <rect
        x={quarter.x ? HILL.x : HILL.x - 2 * FAR}
        y={quarter.y ? HILL.y - 60 : HILL.y - 60 - 2 * FAR}
        width={2 * FAR}
        height={2 * FAR}
        fill={quarter.ground}
      />
      <g style={`color:${quarter.tint}`} opacity=".55">
        {found}
      </g>
    </>
  );
}

function Roads() {
  const d = `M${HILL.x} ${HILL.y - FAR}V${HILL.y + FAR}M${HILL.x - FAR} ${HILL.y - 60}H${HILL.x + FAR}`;
  return (
    <>
      <path d={d} stroke="#1a120c" stroke-width="15" opacity=".55" />
      <path d={d} stroke="#d8c08a" stroke-width="9" />
      <path d={d} stroke="#8d7443" stroke-width="9" stroke-dasharray="1.5 9" />
    </>
  );
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** One front wall of a terrace as fitted stones. */
function Wall({
  a,
  b,
  fa,
  fb,
  count,
  rows,
  random,
  aside,
}: {
  a: Point;
  b: Point;
  fa: Point;
  fb: Point;
  count: number;
  rows: number;
  random: () => number;
  aside: boolean;
}) {
  const point = (t: number, s: number): Point => between(between(a, b, t), between(fa, fb, t), s);
  let mortar = "";
  let chips = "";
  for (let r = 0; r < rows; r++) {
    if (r) mortar += line(point(0, r / rows), point(1, r / rows));
    for (let i = 0; i < count; i++) {
      const t = (i + (r % 2 ? 0.5 : 0) + random() * 0.35) / count;
      if (t >= 1) continue;
      mortar += line(point(t, r / rows), point(t, (r + 1) / rows));
      const end = Math.min(1, t + 0.8 / count);
      if (random() < 0.3)
        chips += poly([point(t, r / rows), point(end, r / rows), point(end, (r + 1) / rows), point(t, (r + 1) / rows)]);
    }
  }
  const face = poly([a, b, fb, fa]);
  return (
    <>
      <path d={face} fill="url(#tw-wall)" stroke={OUTLINE} stroke-width="1.8" stroke-linejoin="round" />
      <path d={chips} fill="#fff6dc" opacity=".25" />
      <path d={mortar} stroke="#5b4d38" stroke-width="1" fill="none" opacity=".75" />
      {aside && <path d={face} fill={OUTLINE} opacity=".22" />}
    </>
  );
}

/** One terrace: the walls that face the reader, then the top with furrows and a grass rim. */
function Terrace({ level }: { level: Level }) {
  const { inner, edge, z, fall } = TERRACE[level];
  const [top, foot, random] = [corners(edge, z), corners(edge, z - fall), dice(edge * 7 + 3)];
  const crown = level === "crown";
  const rim = poly(corners(edge - (crown ? 5 : 3), z));
  const inside = corners(inner, z);
  return (
    <>
      {[4, 1, 0].map((side) => (
        <Wall
          key={side}
          a={top[(side + 4) % 5]!}
          b={top[side]!}
          fa={foot[(side + 4) % 5]!}
          fb={foot[side]!}
          count={Math.round(edge / 13)}
          rows={fall > 18 ? 3 : 2}
          random={random}
          aside={side > 0}
        />
      ))}
      <path d={poly(top)} fill={`url(#tw-${level})`} stroke={OUTLINE} stroke-width="1.8" stroke-linejoin="round" />
      {crown ? (
        <>
          <path d={rim} fill="none" stroke="#e9b63b" stroke-width="5" />
          <path d={rim} fill="none" stroke="#8a5a10" stroke-width="1.6" stroke-dasharray="4 5" />
        </>
      ) : (
        <>
          <path
            d={[0.3, 0.55, 0.8].map((t) => poly(corners(inner + (edge - inner) * t, z))).join("")}
            fill="none"
            stroke="#3f4a1c"
            stroke-width="1.2"
            stroke-dasharray="9 5"
            opacity=".22"
          />
          <path d={top.map((p, i) => line(inside[i]!, p)).join("")} stroke="#4b3a1c" stroke-width="1.4" opacity=".3" />
          <path d={rim} fill="none" stroke="#2f5a2a" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 7.5" />
          <path
            d={rim}
            fill="none"
            stroke="#5f9440"
            stroke-width="4.5"
            stroke-linecap="round"
            stroke-dasharray="0 7.5"
            stroke-dashoffset="3"
          />
        </>
      )}
    </>
  );
}

/** `ways`: for each space its icons, joined to one text, so that it is drawn once. */
export const Ground = memo(function Ground({ ways }: { ways: string }) {
  const icons = ways.split(" ").map((one) => one.split(","));
  const d = SPACE_NAMES.flatMap((space, i) =>
    (icons[i] ?? []).map((icon) => line(spacePlace(space), iconPlace(icon))),
  ).join("");
  return (
    <g pointer-events="none">
      {QUARTERS.map((quarter) => (
        <Quarter key={quarter.name} quarter={quarter} />
      ))}
      <rect x={HILL.x - FAR} y={HILL.y - FAR} width={2 * FAR} height={2 * FAR} fill="url(#tw-shade)" />
      <Roads />
      <path
        d={poly(corners(382, -9))}
        fill="#0a0806"
        opacity=".5"
        stroke="#0a0806"
        stroke-width="12"
        stroke-linejoin="round"
      />
      {(["bottom", "middle", "top", "crown"] as const).map((level) => (
        <Terrace key={level} level={level} />
      ))}
      <g fill="none" stroke-linecap="round">
        <path d={d} stroke="#4a3a1e" stroke-width="7.5" opacity=".5" />
        <path d={d} stroke="#f0dfb2" stroke-width="4.5" />
      </g>
    </g>
  );
});
