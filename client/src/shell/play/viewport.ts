/** Which part of a board is in sight. The board is one SVG; looking closer means a smaller viewBox. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The smallest box of a given shape (width : height) around another, with the same middle. */
export function around(box: Box, shape: number): Box {
  const w = Math.max(box.w, box.h * shape);
  const h = w / shape;
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** Closer by a factor, with one point staying where it is. */
export function zoomed(view: Box, whole: Box, factor: number, px: number, py: number, closest = 6): Box {
  const w = Math.min(whole.w, Math.max(whole.w / closest, view.w / factor));
  const scale = w / view.w;
  return kept({ x: px - (px - view.x) * scale, y: py - (py - view.y) * scale, w, h: view.h * scale }, whole);
}

/** Beyond the edge of the board no more than a part of the window is seen. */
export function kept(view: Box, whole: Box, beyond = 0.25): Box {
  const clamp = (n: number, low: number, high: number) =>
    low > high ? (low + high) / 2 : Math.min(high, Math.max(low, n));
  return {
    ...view,
    x: clamp(view.x, whole.x - view.w * beyond, whole.x + whole.w - view.w * (1 - beyond)),
    y: clamp(view.y, whole.y - view.h * beyond, whole.y + whole.h - view.h * (1 - beyond)),
  };
}

export function readBox(text: string | null): Box | null {
  const [x, y, w, h] = (text ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return x !== undefined && y !== undefined && w && h ? { x, y, w, h } : null;
}
