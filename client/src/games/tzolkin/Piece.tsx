/** A piece by itself, as it lies in the box. */

import type { PieceProps } from "../../shell/board.ts";
import { QUICK_ICON } from "./Calendar.tsx";
import { TRIBE_SIGN } from "./Hand.tsx";
import { OUTLINE, Pic, Words } from "./Pieces.tsx";
import { PROPHECY, TileFace } from "./Tiles.tsx";
import { TILE_H, TILE_W } from "./grid.ts";
import type { TileView } from "./view.ts";

const MARGIN = 3;

export function Piece({ domain, value, printed }: PieceProps<{ tiles: Record<string, TileView> }>) {
  const tile = printed.tiles[value];
  if (tile)
    return (
      <svg viewBox={`${-MARGIN} ${-MARGIN} ${TILE_W + 2 * MARGIN} ${TILE_H + 2 * MARGIN}`} aria-hidden="true">
        <TileFace tile={tile} monument={domain === "monument"} />
      </svg>
    );
  const prophecy = PROPHECY[value];
  const signs: Record<string, string | undefined> = {
    prophecy: prophecy?.icon,
    tribe: TRIBE_SIGN[value],
    track: `tech-${value}`,
    quick: QUICK_ICON[value],
  };
  return (
    <svg viewBox="-60 -32 120 64" aria-hidden="true">
      <rect x="-58" y="-30" width="116" height="60" rx="8" fill="#f4ead0" stroke={OUTLINE} stroke-width="1.6" />
      <Pic name={signs[domain] ?? "any-action"} x={prophecy ? -30 : 0} size={prophecy ? 40 : 46} />
      {prophecy && (
        <g transform="translate(24 0)">
          <Words words={prophecy.words} size={22} most={62} />
        </g>
      )}
    </svg>
  );
}
