/** The measure of tiles that lie in rows. */

export const TILE_W = 118;
export const TILE_H = 60;
const APART = 4;

const tileScale = (columns: number, width: number): number => (width - APART * (columns - 1)) / columns / TILE_W;

export const gridHeight = (count: number, columns: number, width: number): number =>
  Math.ceil(count / columns) * (TILE_H * tileScale(columns, width) + APART) - APART;

export function gridPlace(i: number, columns: number, width: number): { x: number; y: number; scale: number } {
  const scale = tileScale(columns, width);
  return { x: (i % columns) * (TILE_W * scale + APART), y: Math.floor(i / columns) * (TILE_H * scale + APART), scale };
}
