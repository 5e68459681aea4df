/**
 * How the figures on a hex stand: one drawing per seat and kind with a count, clear of the stones and of the number.
 */

import type { FigureView, HexView } from "./view.ts";

export type Kind = "explorer" | "leader";

export interface Group {
  seat: number;
  kind: Kind;
  count: number;
}

export interface Standing extends Group {
  x: number;
  y: number; // the feet are at y + 12 · scale
  scale: number;
}

export function groups(figures: readonly FigureView[]): Group[] {
  return figures.flatMap(({ seat, explorers, leader }) => [
    ...(leader ? [{ seat, kind: "leader" as const, count: 1 }] : []),
    ...(explorers ? [{ seat, kind: "explorer" as const, count: explorers }] : []),
  ]);
}

/** One row at the foot of the hex, closer within a seat; from five groups on two rows, the front one in the gaps. */
export function ranks(figures: readonly FigureView[]): Standing[] {
  const all = groups(figures);
  if (all.length < 5) return row(all, all.length < 4 ? 1.1 : 1, 28, all.length < 4 ? 27 : 21.5);
  const back = Math.ceil(all.length / 2);
  const scale = all.length < 7 ? 0.9 : 0.82;
  const pitch = all.length < 7 ? 25 : 19.5;
  const shift = all.length % 2 ? 0 : pitch / 4;
  return [...row(all.slice(0, back), scale, 5, pitch, -shift), ...row(all.slice(back), scale, 32, pitch, shift)];
}

function row(all: readonly Group[], scale: number, y: number, pitch: number, shift = 0): Standing[] {
  let x = 0;
  const xs = all.map((group, i) => (x += i === 0 ? 0 : all[i - 1]!.seat === group.seat ? Math.min(pitch, 21) : pitch));
  return all.map((group, i) => ({ ...group, x: xs[i]! - x / 2 + shift, y, scale }));
}

/** Whether the back row stands so high that what is on the ground makes room. */
export const crowded = (figures: readonly FigureView[]): boolean => groups(figures).length > 4;

/** How high the terraces are, and where the plaque and a guard stand, seen from the middle of the hex. */
export function templeShape(hex: HexView): { foot: number; high: number; plaque: number; post: number } {
  const full = crowded(hex.figures);
  const foot = full ? -5 : 9;
  const high = 9 + hex.value * (full ? 2 : 2.7);
  // a guard stands on top, the plaque before the stairs
  const plaque = hex.guard < 0 ? -high : Math.min(-high + 24, -2);
  return { foot, high, plaque: foot + plaque, post: foot + Math.min(-high, plaque - 23) };
}
