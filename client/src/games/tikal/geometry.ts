/** Where things are: flat-topped hexes named by column and row, odd columns half a hex lower. */

import type { View } from "./view.ts";

export const RADIUS = 80; // in board units; the whole board scales by its viewBox
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
export const COLUMNS = "abcdefgh";
export const ROWS = 5;

/** The part of the plane that is always in sight, in board units. */
export const FRAME = { x: -104, y: -26, w: 12.5 * RADIUS + 132, h: 11 * APOTHEM + 52 };

export type Point = readonly [x: number, y: number];

/** The directions of the six edges in degrees, clockwise from north, as in `edges`. */
export const EDGE_ANGLES = [-90, -30, 30, 90, 150, 210] as const;

export const HEX_NAMES: readonly string[] = [...COLUMNS].flatMap((column) =>
  Array.from({ length: ROWS }, (_, row) => `${column}${row + 1}`),
);

export const tenth = (n: number): number => Math.round(n * 10) / 10 || 0;

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [tenth(radius * Math.cos(angle)), tenth(radius * Math.sin(angle))];
}

function place(name: string): [column: number, row: number] {
  return [COLUMNS.indexOf(name.charAt(0)), Number(name.slice(1)) - 1];
}

export function center(name: string): Point {
  const [column, row] = place(name);
  return [tenth(RADIUS + column * 1.5 * RADIUS), tenth(APOTHEM * (1 + 2 * row + (column % 2)))];
}

/** The hex beyond an edge, or "" where the board ends. */
export function neighbour(name: string, edge: number): string {
  const [column, row] = place(name);
  const low = column % 2;
  const steps = [
    [0, -1],
    [1, low - 1],
    [1, low],
    [0, 1],
    [-1, low],
    [-1, low - 1],
  ] as const;
  const [across, down] = steps[edge]!;
  const letter = COLUMNS.charAt(column + across);
  const number = row + down;
  return column + across >= 0 && letter && number >= 0 && number < ROWS ? `${letter}${number + 1}` : "";
}

export const corners = (radius: number): Point[] => [0, 60, 120, 180, 240, 300].map((angle) => polar(radius, angle));

export const hexPath = (radius: number): string =>
  `M${corners(radius)
    .map((at) => at.join(" "))
    .join("L")}Z`;

/** The stones of a tile turned clockwise so many times. */
export function turned(edges: readonly number[], turns: number): number[] {
  return edges.map((_, edge) => edges[(edge + 6 - (turns % 6)) % 6]!);
}

/** Stones at an edge lie in a row along it; figures keep clear of them. */
export function stonePlaces(edge: number, count: number, pitch = 17.5): Point[] {
  const [x, y] = polar(APOTHEM - 11, EDGE_ANGLES[edge]!);
  return Array.from({ length: count }, (_, k) => {
    const [dx, dy] = polar((k - (count - 1) / 2) * pitch, EDGE_ANGLES[edge]! + 90);
    return [tenth(x + dx), tenth(y + dy)];
  });
}

/** The middle of an edge, seen from the hex's centre. */
export const edgeMiddle = (edge: number): Point => polar(APOTHEM, EDGE_ANGLES[edge]!);

/** The edge that leads from one hex to another, or -1. */
export function edgeBetween(from: string, to: string): number {
  return EDGE_ANGLES.findIndex((_, edge) => neighbour(from, edge) === to);
}

/** The stones on both sides of a border. */
export function borderCost(view: View, from: string, to: string): number {
  const edge = edgeBetween(from, to);
  const stones = (name: string, at: number) => view.hexes.find((hex) => hex.name === name)?.edges[at] ?? 0;
  return stones(from, edge) + stones(to, (edge + 3) % 6);
}

/** The outline of all hexes together, clockwise, as a path. */
export function outline(): string {
  const key = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
  const next = new Map<string, Point>();
  for (const name of HEX_NAMES) {
    const [cx, cy] = center(name);
    const ring = corners(RADIUS).map(([x, y]): Point => [tenth(cx + x), tenth(cy + y)]);
    EDGE_ANGLES.forEach((angle, edge) => {
      const first = Math.round((angle - 30) / 60 + 6) % 6;
      if (!neighbour(name, edge)) next.set(key(ring[first]!), ring[(first + 1) % 6]!);
    });
  }
  const start = [...next.values()][0]!;
  const path: Point[] = [start];
  for (let at = next.get(key(start)); at && key(at) !== key(start); at = next.get(key(at))) path.push(at);
  return `M${path.map((at) => at.join(" ")).join("L")}Z`;
}

/** The same leaves on every screen: a small generator of numbers from 0 to 1. */
export function dice(seed: number): () => number {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}
