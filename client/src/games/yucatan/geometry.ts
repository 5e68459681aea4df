/** Where things lie: the same land for wide screens and for phones held upright. */

export type Point = readonly [number, number];

export interface Land {
  w: number;
  h: number;
  /** Left end, height, length and last number of the score track; null: there is no room for it. */
  score: readonly [number, number, number] | null;
  well: Point | null;
  name: string;
  cities: Readonly<Record<string, Point>>;
  /** Glades of the jungle: the first army of a seat has glade 2 × seat, the second the next one. */
  glades: readonly Point[];
  /** From the middle of the jungle to each city, and where the price of the way is shown. */
  trails: readonly { city: string; from: Point; to: Point; coin: Point }[];
  /** Where the price of the way back into the jungle is shown. */
  glen: Point;
  coast: readonly Point[];
}

export const WIDE: Land = {
  w: 840,
  h: 680,
  glen: [420, 246],
  score: [60, 646, 762],
  well: [420, 104],
  name: "M338 196q82 34 164 0",
  cities: { yellow: [136, 84], red: [704, 84], blue: [420, 484] },
  glades: [
    [420, 350],
    [186, 458],
    [572, 340],
    [736, 366],
    [268, 340],
    [104, 366],
    [632, 446],
    [650, 556],
    [196, 566],
    [338, 236],
    [502, 236],
    [756, 468],
  ],
  trails: [
    { city: "yellow", from: [372, 318], to: [214, 236], coin: [272, 268] },
    { city: "red", from: [468, 318], to: [626, 236], coin: [568, 268] },
    { city: "blue", from: [420, 384], to: [420, 428], coin: [478, 408] },
  ],
  coast: [
    [30, 30],
    [120, 8],
    [230, 16],
    [330, 30],
    [420, 14],
    [520, 28],
    [620, 10],
    [730, 12],
    [818, 44],
    [826, 130],
    [812, 220],
    [830, 310],
    [826, 410],
    [800, 490],
    [740, 560],
    [660, 604],
    [560, 634],
    [430, 640],
    [300, 634],
    [220, 620],
    [130, 594],
    [58, 530],
    [16, 440],
    [26, 330],
    [8, 230],
    [16, 120],
  ],
};

export const TALL: Land = {
  w: 600,
  h: 800,
  glen: [300, 272],
  score: null,
  well: null,
  name: "M44 666q56 34 130 34",
  cities: { yellow: [130, 84], red: [470, 84], blue: [300, 632] },
  glades: [
    [300, 440],
    [300, 540],
    [492, 440],
    [494, 546],
    [108, 440],
    [106, 546],
    [108, 336],
    [492, 336],
    [300, 336],
    [92, 652],
    [508, 652],
    [300, 240],
  ],
  trails: [
    { city: "yellow", from: [262, 406], to: [178, 244], coin: [226, 34] },
    { city: "red", from: [338, 406], to: [430, 244], coin: [374, 34] },
    { city: "blue", from: [300, 450], to: [300, 576], coin: [398, 582] },
  ],
  coast: [
    [26, 24],
    [130, 8],
    [230, 18],
    [300, 12],
    [380, 20],
    [480, 8],
    [576, 30],
    [590, 120],
    [584, 230],
    [592, 340],
    [586, 460],
    [588, 570],
    [560, 660],
    [500, 730],
    [430, 784],
    [300, 796],
    [170, 786],
    [100, 730],
    [40, 660],
    [12, 560],
    [20, 450],
    [8, 340],
    [20, 230],
    [10, 120],
  ],
};

/** Pyramid, calendar, evolution and creatures: beside the map, or a page of their own. */
export const WORKS = { w: 344, h: 680 } as const;
export const PLAZA = { w: 236, h: 112 } as const;

export const round = (n: number): number => Math.round(n * 10) / 10;

export function polar(r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [round(r * Math.cos(a)), round(r * Math.sin(a))];
}

/** A fixed row of chances, so that the same trees grow on every screen. */
export function dice(seed: number): () => number {
  let n = seed;
  return () => (n = (n * 16807) % 2147483647) / 2147483647;
}

/** A closed hand-drawn line through points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const p = (i: number): Point => points[((i % n) + n) % n]!;
  let d = `M${p(0).join(" ")}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${c.join(" ")}`;
  }
  return `${d}Z`;
}

export function inside(points: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

/** How far a point is from a stretch of way. */
export function offTrail(x: number, y: number, [x1, y1]: Point, [x2, y2]: Point): number {
  const t = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)));
  return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1));
}

/** A stepped rectangle about the origin: the shape of plazas, plaques and coins. */
export const stepped = (w: number, h: number, s: number): string =>
  `M${-w / 2 + 2 * s} ${-h / 2}H${w / 2 - 2 * s}v${s}h${s}v${s}h${s}V${h / 2 - 2 * s}h${-s}v${s}h${-s}v${s}H${-w / 2 + 2 * s}v${-s}h${-s}v${-s}h${-s}V${-h / 2 + 2 * s}h${s}v${-s}h${s}Z`;

export const box = (x: number, y: number, w: number, h: number, r = 6): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-w + 2 * r}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h + 2 * r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Where an army stands: in its own glade, or beside the temple of a city. */
export function armyPlace(land: Land, place: string, seat: number, army: number): Point {
  const city = land.cities[place];
  return city ? [city[0] + 46, city[1] + 28] : (land.glades[seat * 2 + army] ?? [land.w / 2, land.h / 2]);
}

/** The numbers a track shows: at least so many, and five more than anybody has. */
export const trackEnd = (least: number, values: readonly number[]): number =>
  Math.max(least, Math.ceil((Math.max(0, ...values) + 2) / 5) * 5);
