/**
 * The hill: five sectors round a raised middle, seen from the front and a little from above. Where everything on it
 * lies.
 */

export type Point = [x: number, y: number];

export const SECTORS = 5;
export const HILL = { x: 546, y: 395, sx: 0.91, sy: 0.77 };
export type Level = "bottom" | "middle" | "top" | "crown";
/** By terrace: distance of its inner and outer edge from the middle, height above the ground, height of its wall. */
export const TERRACE: Record<Level, { inner: number; edge: number; z: number; fall: number }> = {
  bottom: { inner: 256, edge: 374, z: 25, fall: 25 },
  middle: { inner: 164, edge: 256, z: 42, fall: 17 },
  top: { inner: 75, edge: 164, z: 59, fall: 17 },
  crown: { inner: 0, edge: 75, z: 74, fall: 15 },
};
const LEVELS: Record<string, Level> = { T: "top", M: "middle", B: "bottom" };

/** A place of the first sector: distance from the middle, angle; the other sectors are turned. */
const SPACES: Record<string, Point> = {
  Ta: [101, 0],
  Tb: [138, 32],
  Ma: [194, -20],
  Mb: [194, 20],
  Mc: [231, 0],
  Ba: [346, -18],
  Bb: [307, 0],
  Bc: [346, 18],
  Bd: [307, 33],
};
const ICONS: Point[] = [
  [104, 36],
  [141, 0],
  [162, 36],
  [188, 0],
  [225, 13],
  [254, 36],
  [278, 0],
  [314, -18],
  [314, 18],
  [350, 0],
  [350, 36],
];
const ICON_LEVEL: Level[] = [
  "top",
  "top",
  "top",
  "middle",
  "middle",
  "middle",
  "bottom",
  "bottom",
  "bottom",
  "bottom",
  "bottom",
];

export const tenth = (n: number): number => Math.round(n * 10) / 10;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const project = (u: number, v: number, z = 0): Point => [HILL.x + u * HILL.sx, HILL.y + v * HILL.sy - z];
/** The angle measured from the middle of its sector, -36 to 36. */
export const local = (angle: number): number => ((((angle + 36) % 72) + 72) % 72) - 36;

/** On the pentagon of an apothem, in a direction. */
export function ringPoint(apothem: number, angle: number, z: number): Point {
  const r = apothem / Math.cos(rad(local(angle)));
  return project(-Math.sin(rad(angle)) * r, Math.cos(rad(angle)) * r, z);
}

/** Along a side of the pentagon. */
export function sidePoint(sector: number, along: number, out: number, z: number): Point {
  const a = rad(72 * sector);
  return project(-Math.sin(a) * out - Math.cos(a) * along, Math.cos(a) * out - Math.sin(a) * along, z);
}

export const corners = (apothem: number, z: number): Point[] =>
  [36, 108, 180, 252, 324].map((angle) => {
    const r = apothem / Math.cos(rad(36));
    return project(-Math.sin(rad(angle)) * r, Math.cos(rad(angle)) * r, z);
  });

export const sectorOf = (space: string): number => Number(space.charAt(1));
export const levelOf = (space: string): Level => LEVELS[space.charAt(0)] ?? "top";

export function spacePlace(space: string): Point {
  const [out, angle] = SPACES[space.charAt(0) + space.charAt(2)] ?? [0, 0];
  return ringPoint(out, angle + 72 * sectorOf(space), TERRACE[levelOf(space)].z);
}

export function iconPlace(icon: string): Point {
  const n = Number(icon.slice(2)) - 1;
  const [out, angle] = ICONS[n] ?? [0, 0];
  return ringPoint(out, angle + 72 * Number(icon.charAt(1)), TERRACE[ICON_LEVEL[n] ?? "top"].z);
}

export const SPACE_NAMES: string[] = Array.from({ length: SECTORS }, (_, n) =>
  ["Ta", "Tb", "Ma", "Mb", "Mc", "Ba", "Bb", "Bc", "Bd"].map((name) => name.charAt(0) + n + name.charAt(1)),
).flat();
/** From back to front, so that what is nearer covers what is behind. */
export const BACK_TO_FRONT: string[] = [...SPACE_NAMES].sort((a, b) => spacePlace(a)[1] - spacePlace(b)[1]);
export const STAIR_NAMES: string[] = Array.from({ length: SECTORS }, (_, n) => [`S${n}u`, `S${n}l`]).flat();

const STAIR: Record<string, { along: number; out: number; from: Level; to: Level; half: number; reach: number }> = {
  u: { along: -37, out: 164, from: "middle", to: "top", half: 11, reach: 21 },
  l: { along: -92, out: 256, from: "bottom", to: "middle", half: 13, reach: 22 },
};

/** On a stair: x from -1 to 1 across, t from 0 at its foot to 1. */
export function stairPoint(stair: string, x: number, t: number): Point {
  const { along, out, from, to, half, reach } = STAIR[stair.charAt(2)] ?? STAIR["u"]!;
  const [low, high] = [TERRACE[from].z, TERRACE[to].z];
  return sidePoint(
    sectorOf(stair),
    along + x * half,
    out + reach - reach * 1.55 * t,
    low + (high - low) * Math.min(1, t * 1.15),
  );
}

export const stairOutline = (stair: string, wide = 1): string =>
  poly([
    stairPoint(stair, -wide, 0),
    stairPoint(stair, wide, 0),
    stairPoint(stair, wide, 1),
    stairPoint(stair, -wide, 1),
  ]);

/** The stairs one climbs down to a space: none on the top terrace. */
export function stairsTo(space: string): string[] {
  const n = sectorOf(space);
  return { top: [], middle: [`S${n}u`], bottom: [`S${n}u`, `S${n}l`], crown: [] }[levelOf(space)];
}

/** The niche of a sector on the Coricancha. */
export const nichePlace = (sector: number): Point => ringPoint(52, 72 * sector, TERRACE.crown.z);

/** Attributes of what is drawn around a point. */
export const at = ([x, y]: Point): { transform: string } => ({ transform: `translate(${tenth(x)} ${tenth(y)})` });
export const poly = (points: readonly Point[]): string => `M${points.map((p) => p.map(tenth).join(" ")).join("L")}Z`;
export const line = (a: Point, b: Point): string => `M${a.map(tenth).join(" ")}L${b.map(tenth).join(" ")}`;
export const circle = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const box = (w: number, h: number, x = 0, y = 0): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** The same numbers every time, for leaves and stones. */
export function dice(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

const SEATS: Point[] = [
  [24, -15],
  [-24, -15],
  [28, 3],
  [-28, 3],
  [24, 16],
  [-24, 16],
];
const others = [
  ...SPACE_NAMES.map(spacePlace),
  ...Array.from({ length: 55 }, (_, i) => iconPlace(`i${Math.floor(i / 11)}${String((i % 11) + 1).padStart(2, "0")}`)),
  ...STAIR_NAMES.map((stair) => stairPoint(stair, 0, 0.5)),
  ...[0, 1, 2, 3, 4].map(nichePlace),
];
/** Where the printed name of a space has most room: farthest from every other space, icon and stair. */
export function namePlace(space: string): Point {
  const [x, y] = spacePlace(space);
  const free = ([dx, dy]: Point) =>
    Math.min(
      ...others
        .filter(([a, b]) => Math.hypot(a - x, b - y) > 1)
        .map(([a, b]) => Math.hypot((a - x - dx) * 0.8, b - y - dy)),
    );
  const [dx, dy] = [...SEATS].sort((a, b) => free(b) - free(a))[0]!;
  return [x + dx, y + dy + 3.5];
}
