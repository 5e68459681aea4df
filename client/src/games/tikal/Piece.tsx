/** A piece by itself, as it lies in the box. */

import type { PieceProps } from "../../shell/board.ts";
import { Defs } from "./Ground.tsx";
import { TileFace } from "./Ghost.tsx";
import type { TileView } from "./view.ts";

export function Piece({ domain, value, printed }: PieceProps<{ tiles: Record<string, TileView> }>) {
  const tile = printed.tiles[value];
  if (domain !== "tile" || !tile)
    return (
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <use href={`#i-treasure-${value}`} />
      </svg>
    );
  return (
    <svg viewBox="-84 -78 168 156" aria-hidden="true">
      <Defs />
      <TileFace tile={tile} />
    </svg>
  );
}
