/** What lies there and never changes once it is laid: canopy, tiles with their rim of leaves, paths and stones. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import {
  APOTHEM,
  EDGE_ANGLES,
  FRAME,
  RADIUS,
  center,
  corners,
  dice,
  hexPath,
  outline,
  polar,
  stonePlaces,
  tenth,
  type Point,
} from "./geometry.ts";

export const INK = "#22150d";
export const CREAM = "#fff8e6";
const GREENS = ["#2a6533", "#327438", "#3c8440", "#255a30", "#479346", "#2f7644"];

export interface Face {
  terrain: string;
  edges: readonly number[];
}

/** Paints and shapes that the board refers to. */
export function Defs() {
  return (
    <defs>
      <radialGradient id="tk-clearing" cy=".42">
        <stop offset=".05" stop-color="#d6e093" />
        <stop offset=".72" stop-color="#a3c163" />
        <stop offset="1" stop-color="#7da24c" />
      </radialGradient>
      <radialGradient id="tk-temple" cy=".42">
        <stop offset=".1" stop-color="#e9dbb2" />
        <stop offset=".7" stop-color="#c8bf86" />
        <stop offset="1" stop-color="#86a052" />
      </radialGradient>
      <radialGradient id="tk-site" cy=".42">
        <stop offset=".1" stop-color="#deae72" />
        <stop offset=".68" stop-color="#c29c5e" />
        <stop offset="1" stop-color="#86a052" />
      </radialGradient>
      <radialGradient id="tk-base" cy=".42">
        <stop offset=".1" stop-color="#eedda8" />
        <stop offset=".8" stop-color="#c9bb7b" />
        <stop offset="1" stop-color="#93a856" />
      </radialGradient>
      <radialGradient id="tk-volcano">
        <stop offset=".2" stop-color="#6d5650" />
        <stop offset="1" stop-color="#332a29" />
      </radialGradient>
      <radialGradient id="tk-lava">
        <stop offset="0" stop-color="#ffe27a" />
        <stop offset=".35" stop-color="#ff8a2e" stop-opacity=".75" />
        <stop offset="1" stop-color="#ff5a1f" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="tk-shade" cy=".36" r=".62">
        <stop offset=".7" stop-color="#1d2a0c" stop-opacity="0" />
        <stop offset="1" stop-color="#14200a" stop-opacity=".42" />
      </radialGradient>
      <linearGradient id="tk-sun" gradientUnits="userSpaceOnUse" x1="40" y1="-40" x2="760" y2="560">
        <stop stop-color="#fff6c8" stop-opacity=".1" />
        <stop offset="1" stop-color="#fff6c8" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="tk-old" x1="0" x2="1">
        <stop stop-color="#b2ad8a" />
        <stop offset=".55" stop-color="#948f70" />
        <stop offset="1" stop-color="#6f6c53" />
      </linearGradient>
      <linearGradient id="tk-new" x1="0" x2="1">
        <stop stop-color="#f6edd6" />
        <stop offset=".55" stop-color="#e2d6b8" />
        <stop offset="1" stop-color="#b6a885" />
      </linearGradient>
      <symbol id="tk-crown" viewBox="-20 -20 40 40" overflow="visible">
        <circle cx="1" cy="2" r="18" fill="#173d22" />
        <path
          d="M-15-3a6 6 0 0 1 6-9 7 7 0 0 1 12-2 6 6 0 0 1 10 5 7 7 0 0 1 0 11 7 7 0 0 1-9 9 7 7 0 0 1-12-1 7 7 0 0 1-7-13Z"
          fill="currentColor"
        />
        <path d="M13-9a7 7 0 0 1 0 11 7 7 0 0 1-9 9 7 7 0 0 1-9 1C4 10 11 3 13-9Z" fill="#06170c" opacity=".22" />
        <path
          d="M-9-5a5 5 0 0 1 6-5 5 5 0 0 1 8 0 4 4 0 0 1 2 6 5 5 0 0 1-6 4 6 6 0 0 1-10-5Z"
          fill="#e9ffb8"
          opacity=".15"
        />
      </symbol>
      <symbol id="tk-palm" viewBox="-20 -20 40 40" overflow="visible">
        <g fill="currentColor" stroke="#12301b" stroke-width="1.2">
          {[0, 51, 103, 154, 206, 257, 309].map((angle) => (
            <path transform={`rotate(${angle})`} d="M0 0C6-6 6-14 0-20-5-14-5-6 0 0Z" />
          ))}
        </g>
        <circle r="3" fill="#173a20" />
      </symbol>
      <symbol id="tk-rock" viewBox="-10 -8 20 16" overflow="visible">
        <ellipse cx=".8" cy="2.6" rx="8.6" ry="6" fill={INK} opacity=".45" />
        <path
          d="M-7.5 1C-7.5-4-4-6.3 0-6.3S7.6-4 7.6 1 4 5.5 0 5.5-7.5 5-7.5 1Z"
          fill="#f7efdc"
          stroke={INK}
          stroke-width="1.6"
        />
        <path d="M-4.6-.8c.8-2.2 2.6-3.3 5-3.3" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" />
        <path d="M7 1.8C6.3 4.6 3.8 5 0 5c-2 0-4-.2-5.6-1.1C0 4.3 4.5 4 7 1.8Z" fill="#a8987a" />
      </symbol>
      <Canopy />
    </defs>
  );
}

const PATCH = 460; // the canopy repeats after so many units; few enough crowns to paint at once, enough not to be seen

/** One patch of tree tops whose borders fit each other, so that it can cover any ground. */
function Canopy() {
  const random = dice(77);
  const trees: { x: number; y: number; size: number; palm: boolean; green: string }[] = [];
  const pitch = PATCH / 16;
  for (let row = 0; row < 16; row++) {
    for (let column = 0; column < 16; column++) {
      trees.push({
        x: (column + (row % 2) / 2 + random() * 0.7) * pitch,
        y: (row + random() * 0.7) * pitch,
        size: 46 + random() * 16,
        palm: random() < 0.07,
        green: GREENS[Math.floor(random() * GREENS.length)]!,
      });
    }
  }
  const copies = trees.flatMap((tree) =>
    [-PATCH, 0, PATCH].flatMap((dx) => [-PATCH, 0, PATCH].map((dy) => ({ ...tree, x: tree.x + dx, y: tree.y + dy }))),
  );
  const seen = copies
    .filter(({ x, y }) => x > -30 && x < PATCH + 30 && y > -30 && y < PATCH + 30)
    .sort((a, b) => a.y - b.y);
  return (
    <pattern id="tk-canopy" width={PATCH} height={PATCH} patternUnits="userSpaceOnUse">
      <rect width={PATCH} height={PATCH} fill="#1b4426" />
      {seen.map(({ x, y, size, palm, green }) => (
        <use
          href={palm ? "#tk-palm" : "#tk-crown"}
          x={tenth(x - size / 2)}
          y={tenth(y - size / 2)}
          width={tenth(size)}
          height={tenth(size)}
          style={{ color: palm ? "#3f8a46" : green }}
        />
      ))}
    </pattern>
  );
}

/** The forest around and over the board: in the shade outside, in the light where tiles may come to lie. */
export function Jungle() {
  return useMemo(() => {
    const { x, y, w, h } = FRAME;
    const wide = { x: x - 900, y: y - 900, width: w + 1800, height: h + 1800 };
    const edge = outline();
    return (
      <g pointer-events="none">
        <rect {...wide} fill="url(#tk-canopy)" />
        <path
          d={`M${wide.x} ${wide.y}h${wide.width}v${wide.height}h${-wide.width}Z${edge}`}
          fill="#04100a"
          fill-opacity=".66"
          fill-rule="evenodd"
        />
        <Border />
        <path d={edge} fill="url(#tk-sun)" />
      </g>
    );
  }, []);
}

/** Single crowns along the outline, so that the light part of the forest ends in leaves and not in a line. */
function Border() {
  const random = dice(4242);
  const points = outline()
    .slice(1, -1)
    .split("L")
    .map((pair): Point => pair.split(" ").map(Number) as [number, number]);
  const trees = points.flatMap(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!;
    const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 27);
    return Array.from({ length: count }, (_, k) => {
      const t = (k + random() * 0.5) / count;
      return {
        x: x1 + (x2 - x1) * t,
        y: y1 + (y2 - y1) * t,
        size: 34 + random() * 14,
        green: GREENS[Math.floor(random() * 5)]!,
      };
    });
  });
  return (
    <>
      {trees.map(({ x, y, size, green }) => (
        <use
          href="#tk-crown"
          x={tenth(x - size / 2)}
          y={tenth(y - size / 2)}
          width={tenth(size)}
          height={tenth(size)}
          style={{ color: green }}
        />
      ))}
    </>
  );
}

/** Where no tile lies yet: only the seams between the hexes. */
export function Seam() {
  return (
    <>
      <path
        d={hexPath(RADIUS - 1)}
        fill="#07130b"
        fill-opacity=".08"
        stroke="#0a1c10"
        stroke-opacity=".5"
        stroke-width="4"
      />
      <path d={hexPath(RADIUS - 2)} fill="none" stroke="#d8f0bd" stroke-opacity=".42" stroke-width="1.5" />
    </>
  );
}

/** A tile's own ground with its paths and its rim of leaves. What stands on it is drawn above. */
export function Ground({ terrain, edges, seed }: Face & { seed: number }) {
  return useMemo(() => {
    if (terrain === "volcano") {
      return (
        <g>
          <path d={hexPath(RADIUS - 1)} fill="url(#tk-volcano)" stroke="#12240f" stroke-width="2" />
          <Volcano />
        </g>
      );
    }
    return (
      <g>
        <path d={hexPath(RADIUS - 1)} fill={`url(#tk-${terrain})`} stroke="#12240f" stroke-width="2" />
        <Trails edges={edges} />
        <Meadow terrain={terrain} edges={edges} seed={seed} />
        {DRESSING[terrain]?.()}
        <path d={hexPath(RADIUS - 3)} fill="url(#tk-shade)" />
        <Foliage edges={edges} />
      </g>
    );
  }, [terrain, edges.join(), seed]);
}

/** Beads of leaves along each edge, open where the tile shows stones. No leaf is an element. */
function Foliage({ edges }: { edges: readonly number[] }) {
  const ring = corners(RADIUS - 5);
  let d = "";
  EDGE_ANGLES.forEach((angle, edge) => {
    const first = Math.round((angle - 30) / 60 + 6) % 6;
    const [a, b] = [ring[first]!, ring[(first + 1) % 6]!];
    const point = (t: number) => `${tenth(a[0] + (b[0] - a[0]) * t)} ${tenth(a[1] + (b[1] - a[1]) * t)}`;
    const gap = edges[edge] ? 0.13 + edges[edge] * 0.1 : 0;
    d += gap ? `M${point(0)}L${point(0.5 - gap)}M${point(0.5 + gap)}L${point(1)}` : `M${point(0)}L${point(1)}`;
  });
  const bead = (width: number, colour: string, dash: number, offset: number) => (
    <path d={d} stroke={colour} stroke-width={width} stroke-dasharray={`0 ${dash}`} stroke-dashoffset={offset} />
  );
  return (
    <g fill="none" stroke-linecap="round">
      {bead(15, "#173c21", 9.7, 0)}
      {bead(10.5, "#2f6c2d", 9.7, 3)}
      {bead(6, "#4f8f39", 12.6, 5)}
      {bead(3, "#86bd55", 23.3, 8)}
    </g>
  );
}

/** Trodden earth from each edge with stones to the middle. */
function Trails({ edges }: { edges: readonly number[] }) {
  const open = EDGE_ANGLES.flatMap((angle, edge) => (edges[edge] ? [{ angle, stones: edges[edge] }] : []));
  const way = (angle: number) => `M${polar(APOTHEM - 2, angle).join(" ")}Q${polar(30, angle).join(" ")} 0 4`;
  return (
    <g fill="none">
      {open.map(({ angle, stones }) => (
        <path d={way(angle)} stroke="#6f5a26" stroke-opacity=".2" stroke-width={17 + stones * 5} />
      ))}
      <g stroke="#f5e8c2" stroke-opacity=".5">
        {open.map(({ angle, stones }) => (
          <path d={way(angle)} stroke-width={12 + stones * 5} />
        ))}
        <ellipse cy="4" rx="17" ry="13" fill="#f5e8c2" fill-opacity=".5" stroke="none" />
      </g>
    </g>
  );
}

/** Grass, flowers and pebbles strewn where nothing stands; another seed, another meadow. */
function Meadow({ terrain, edges, seed }: Face & { seed: number }) {
  const random = dice(seed * 131 + 17);
  const green = terrain === "clearing" || terrain === "base";
  const spots: Point[] = [];
  for (let tries = 0; tries < 60 && spots.length < (green ? 15 : 10); tries++) {
    const [x, y] = polar(22 + random() * 34, random() * 360);
    const onTrail = EDGE_ANGLES.some((angle, edge) => {
      const [px, py] = polar(Math.hypot(x, y), angle);
      return edges[edge] && Math.hypot(px - x, py - y) < 13 + edges[edge] * 3;
    });
    if (!onTrail && spots.every(([a, b]) => Math.hypot(a - x, b - y) > 13)) spots.push([x, y]);
  }
  const tufts = spots
    .filter((_, i) => i % 3 !== 2)
    .map(([x, y]) => `M${x} ${y}v-6m3.5 6 2-5m-6 5-2-4`)
    .join("");
  const blooms = spots.filter((_, i) => i % 3 === 2);
  const petal = terrain === "clearing" ? ["#fff1a0", "#ffd1c4", "#fffbe6"] : ["#b6aa84", "#d7cba4", "#9d9270"];
  return (
    <g>
      <path
        d={tufts}
        fill="none"
        stroke={green ? "#6d9440" : "#8f9650"}
        stroke-width="1.9"
        stroke-linecap="round"
        stroke-opacity=".9"
      />
      {blooms.map(([x, y], i) => (
        <ellipse cx={x} cy={y} rx="2.5" ry="2" fill={petal[i % 3]} stroke="#0003" stroke-width=".7" />
      ))}
    </g>
  );
}

const DRESSING: Record<string, () => JSX.Element> = {
  temple: () => (
    <g>
      <path d="M-52 9-31-7h62l21 16-17 15h-70Z" fill="#efe4c2" opacity=".62" />
      <path d="M-43 3h86M-38 16h76M-23 24l4-31M23 24l-4-31M0 24V-7" stroke="#a3946a" stroke-width="1" opacity=".55" />
    </g>
  ),
  site: () => (
    <g>
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
        <path d="M-47-13h12v-8h10v-7h-22Z" fill="#a39a80" />
        <path d="M-47-28h22v3h-22Z" fill="#cfc6a8" stroke-width="1" />
        <path d="M47-9H37v-10h-9v-8h19Z" fill="#b3aa90" />
        <path d="M47-27H28v3h19Z" fill="#d8cfb2" stroke-width="1" />
      </g>
      <ellipse cy="-7" rx="39" ry="22" fill="#7d5230" opacity=".8" />
      <ellipse cy="-5" rx="34" ry="18" fill="#4f3019" opacity=".85" />
      <path d="M-31-2a34 18 0 0 0 62 0" fill="none" stroke="#a9783f" stroke-width="2.4" opacity=".6" />
    </g>
  ),
  base: () => (
    <g stroke-linejoin="round">
      <ellipse cx="-3" cy="3" rx="46" ry="9" fill={INK} opacity=".25" />
      <g stroke={INK} stroke-width="2" transform="translate(0 -5)">
        <path d="M-44 6-26-30h40l24 36Z" fill="#f3e7c8" />
        <path d="M14-30 38 6H14L-8-10Z" fill="#cdb98a" />
        <path d="M-44 6-26-30-6 6Z" fill="#fffaea" />
        <path d="M-26-14-18 6h-17Z" fill="#3b2417" />
        <path d="M-26-30v-14" fill="none" />
        <path d="M-26-44h20l-6 5 6 5h-20Z" fill="#8a5a36" />
      </g>
      <g transform="translate(-5 -14) scale(.9)">
        <path d="M44 14l14 6M58 14l-14 6" stroke="#5a3a22" stroke-width="4" stroke-linecap="round" />
        <path
          d="M51-4c2 5 7 7 7 12 0 4-3 6-7 6s-7-2-7-6c0-3 2-4 3-7 2 1 2 2 3 3 1-2 1-5 1-8Z"
          fill="#f2812c"
          stroke={INK}
          stroke-width="1.5"
        />
        <path d="M51 5c1 2 3 3 3 5s-1 3-3 3-3-1-3-3 2-2 3-5Z" fill="#ffe27a" />
      </g>
    </g>
  ),
};

function Volcano() {
  return (
    <g stroke-linejoin="round">
      <path d={hexPath(RADIUS - 5)} fill="none" stroke="#1d1716" stroke-width="10" />
      <circle cy="-28" r="46" fill="url(#tk-lava)" opacity=".6" />
      <path d="M-64 22-22-26h44l42 48-24 41h-80Z" fill="#634e49" />
      <path d="M-22-26-64 22l24 41h18C-30 30-24 0-14-26Z" fill="#7c635c" opacity=".55" />
      <path d="M8-26h14l42 48-24 41H16C24 30 18 0 8-26Z" fill="#251c1b" opacity=".55" />
      <path d="M-22-26-64 22M22-26 64 22" stroke={INK} stroke-width="2.5" />
      <g fill="none" stroke-linecap="round">
        <path
          d="M-34 8l-8 12 5 9-7 14M30 4l10 14-4 10 8 12M-4 22l4 12-6 10 4 14"
          stroke="#b13a12"
          stroke-width="5"
          opacity=".5"
        />
        <path d="M-34 8l-8 12 5 9-7 14M30 4l10 14-4 10 8 12M-4 22l4 12-6 10 4 14" stroke="#ff8b3d" stroke-width="2.2" />
      </g>
      <path
        d="M-22-26h44l8 14c-5 6-8 0-11 8-2 11-9 12-11 1-2-7-6-4-8 3-3 9-9 7-10-4-1-6-7-3-13-8Z"
        fill="#f26b2c"
        stroke={INK}
        stroke-width="2"
      />
      <path d="M-18-24h36l4 7c-6 3-8-1-11 3-3 8-6 6-8-1-2-3-6 0-8 3-3 3-5 0-6-4Z" fill="#ff9a45" opacity=".8" />
      <ellipse cy="-26" rx="22" ry="6" fill="#ffd45e" stroke={INK} stroke-width="2" />
      <ellipse cy="-26" rx="13" ry="3" fill="#fff3b8" />
      <g fill="#e9ddcf" opacity=".5">
        <circle cx="-3" cy="-38" r="5" />
        <circle cx="5" cy="-44" r="6.5" />
        <circle cx="-4" cy="-50" r="6" />
        <circle cx="4" cy="-56" r="4.5" />
      </g>
    </g>
  );
}

/** What a border costs: drawn above the pieces, because no figure may hide a stone. */
export function Stones({ edges }: { edges: readonly number[] }) {
  return useMemo(
    () => (
      <g>
        {edges.flatMap((count, edge) =>
          stonePlaces(edge, count).map(([x, y]) => (
            <use href="#tk-rock" x={tenth(x - 9.5)} y={tenth(y - 7.6)} width="19" height="15.2" />
          )),
        )}
      </g>
    ),
    [edges.join()],
  );
}

/** A number for each hex, to strew its meadow by. */
export const seedOf = (name: string): number => Math.round(center(name)[0] + center(name)[1] * 3);
