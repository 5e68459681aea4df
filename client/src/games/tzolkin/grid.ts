/** The measure of tiles that lie in rows. */

export const TILE_W = 118;
export const TILE_H = 60;
const APART = 4;

/** Tiles that are lower than usual are as wide as their column. */
export function tileScale(columns: number, width: number, height: number): number {
  return height < TILE_H ? 1 : (width - APART * (columns - 1)) / columns / TILE_W;
}

export function gridHeight(count: number, columns: number, width: number, height = TILE_H): number {
  return Math.ceil(count / columns) * (height * tileScale(columns, width, height) + APART) - APART;
}

export function gridPlace(
  i: number,
  columns: number,
  width: number,
  height = TILE_H,
): { x: number; y: number; scale: number } {
  const scale = tileScale(columns, width, height);
  const wide = height < TILE_H ? width : TILE_W * scale;
  return { x: (i % columns) * (wide + APART), y: Math.floor(i / columns) * (height * scale + APART), scale };
}
