/** Weavings: cloth on a grid of threads, so that every motif is woven, not drawn. */

import { OUTLINE, Use } from "./Marks.tsx";
import { EDGE_ICON } from "./bonus.ts";
import { tenth } from "./geometry.ts";
import { memo } from "../../look/memo.ts";
import type { View } from "./view.ts";

const MOTIF: Record<string, string[]> = {
  steps: [
    "....##....##....",
    "...####..####...",
    "..##..####..##..",
    ".##....##....##.",
    "##............##",
    "##....####....##",
    ".##..######..##.",
    "..####....####..",
    "...##......##...",
    "................",
  ],
  waves: [
    "..####....####..",
    ".##..##..##..##.",
    "##....####....##",
    "##.##..##..##.##",
    "##..#..##..#..##",
    ".####..##..####.",
    "......####......",
    "##...##..##...##",
    ".#####....#####.",
    "................",
  ],
  condor: [
    ".......##.......",
    "......####......",
    "#.....####.....#",
    "##...######...##",
    "###.########.###",
    ".##############.",
    "..####.##.####..",
    "....#######.....",
    "......####......",
    ".....##..##.....",
  ],
  puma: [
    ".##..........##.",
    ".###........###.",
    ".##############.",
    "..####.##.####..",
    "..##..####..##..",
    "..############..",
    "...####..####...",
    "...##.####.##...",
    "....##....##....",
    ".....######.....",
  ],
  llama: [
    "..##............",
    ".####...........",
    ".##.#...........",
    "..##............",
    "..##########....",
    "..############..",
    "...##########.#.",
    "...##..##..##...",
    "...##..##..##...",
    "...##..##..##...",
  ],
  sun: [
    "..#...####...#..",
    "...##########...",
    "...##......##...",
    "#.##..#..#..##.#",
    "####........####",
    "####.#....#.####",
    "#.##..####..##.#",
    "...##......##...",
    "...##########...",
    "..#...####...#..",
  ],
  star: [
    ".......##.......",
    "##.....##.....##",
    ".###..####..###.",
    "..############..",
    "...####..####...",
    "...####..####...",
    "..############..",
    ".###..####..###.",
    "##.....##.....##",
    ".......##.......",
  ],
};
const DYE: Record<string, [string, string, string]> = {
  steps: ["#a8321f", "#f2c14a", "#3a1712"],
  waves: ["#1d5f8a", "#bfe3e6", "#0f3147"],
  condor: ["#2b2730", "#f1eadb", "#8f2f24"],
  puma: ["#c98a2b", "#4a2a10", "#7c1f16"],
  llama: ["#e7d9b8", "#7a4a2a", "#2f6f6a"],
  sun: ["#e2a92f", "#9c2d1b", "#5a2a12"],
  star: ["#6b3f73", "#f4d9a0", "#2f1b36"],
};
export const CLOTH = { w: 70, h: 46 };
const BAND = 14;
const CELL = 2.5;
const rows = (n: number, make: (i: number) => string): string => Array.from({ length: n }, (_, i) => make(i)).join("");

interface Props {
  pattern: string;
  left: string;
  right: string;
  fringe?: "both" | "left" | "right" | "none";
}

/** One tile: a motif between two bands that carry the symbols of its edges. */
export const Weaving = memo(function Weaving({ pattern, left, right, fringe = "both" }: Props) {
  const { w, h } = CLOTH;
  const [ground, thread, border] = DYE[pattern] ?? DYE["steps"]!;
  const [mx, my] = [BAND + (w - 2 * BAND - 16 * CELL) / 2, (h - 10 * CELL) / 2];
  const pixels = (MOTIF[pattern] ?? [])
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(
        (m) =>
          `M${tenth(mx + m.index * CELL)} ${tenth(my + y * CELL)}h${tenth(m[0].length * CELL)}v${CELL}h${tenth(-m[0].length * CELL)}Z`,
      ),
    )
    .join("");
  const tassels = (x: number) => rows(9, (i) => `M${x} ${tenth(4 + i * 4.8)}h5`);
  return (
    <>
      <path
        d={
          (fringe === "both" || fringe === "left" ? tassels(-5) : "") +
          (fringe === "both" || fringe === "right" ? tassels(w) : "")
        }
        stroke={border}
        stroke-width="1.8"
      />
      <rect width={w} height={h} fill={ground} />
      <path d={`M${BAND} 2.5h${w - 2 * BAND}M${BAND} ${h - 2.5}h${w - 2 * BAND}`} stroke={border} stroke-width="5" />
      <path
        d={`M${BAND} 6.3h${w - 2 * BAND}M${BAND} ${h - 6.3}h${w - 2 * BAND}`}
        stroke={thread}
        stroke-width="1.5"
        stroke-dasharray="2.5 2.5"
      />
      <path d={pixels} fill={thread} />
      {[
        { x: 0, edge: left },
        { x: w - BAND, edge: right },
      ].map(({ x, edge }) => (
        <g key={x}>
          <rect x={x} width={BAND} height={h} fill="#f3e6c4" />
          <path
            d={`M${x} 5h${BAND}M${x} 9h${BAND}M${x} ${h - 5}h${BAND}M${x} ${h - 9}h${BAND}`}
            stroke={ground}
            stroke-width="2.4"
          />
          <Use name={EDGE_ICON[edge] ?? "vp"} x={x + BAND / 2} y={h / 2} size={13.5} />
        </g>
      ))}
      <path
        d={rows(Math.floor(w / CELL), (i) => `M${tenth(i * CELL + 1.2)} 0V${h}`)}
        stroke="#000"
        stroke-width=".7"
        opacity=".13"
      />
      <path
        d={rows(Math.floor(h / CELL), (i) => `M0 ${tenth(i * CELL + 1.2)}H${w}`)}
        stroke="#fff"
        stroke-width=".7"
        opacity=".13"
      />
      <rect width={w} height={h} fill="none" stroke={OUTLINE} stroke-width="1.5" />
    </>
  );
});

export const clothWidth = (count: number): number => count * CLOTH.w + 12;
export const CLOTH_HEIGHT = CLOTH.h + 8;

/** Tiles sewn side by side. A match is one golden seam with its bonus in the middle; a miss stays a plain seam. */
export function Tapestry({ ids, view }: { ids: readonly string[]; view: View }) {
  const { w, h } = CLOTH;
  const tiles = ids.map((id) => view.printed.tiles[id]!);
  return (
    <>
      {tiles.map((tile, i) => (
        <g key={i} transform={`translate(${6 + i * w} 4)`}>
          <Weaving
            {...tile}
            fringe={tiles.length === 1 ? "both" : i === 0 ? "left" : i === tiles.length - 1 ? "right" : "none"}
          />
        </g>
      ))}
      {tiles.slice(1).map((tile, i) => {
        const x = 6 + (i + 1) * w;
        if (tiles[i]!.right !== tile.left)
          return <path key={i} d={`M${x} 4v${h}`} stroke={OUTLINE} stroke-width="2.4" />;
        return (
          <g key={i}>
            <rect
              x={x - 14}
              y="2.5"
              width="28"
              height={h + 3}
              rx="4"
              fill="#ffe9a6"
              stroke={OUTLINE}
              stroke-width="4"
            />
            <rect
              x={x - 14}
              y="2.5"
              width="28"
              height={h + 3}
              rx="4"
              fill="#ffe9a6"
              stroke="#f2b632"
              stroke-width="2.4"
            />
            <path d={`M${x} 5v6M${x} ${h - 2}v5`} stroke="#a06c08" stroke-width="2" stroke-dasharray="2 2" />
            <Use name={EDGE_ICON[tile.left] ?? "vp"} x={x} y={4 + h / 2} size={23} />
          </g>
        );
      })}
    </>
  );
}
