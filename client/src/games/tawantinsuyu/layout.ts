/** Which parts of the board are in sight and where, by the room there is. The hill always lies at the same place. */

import { NARROW } from "../../shell/room.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Part =
  | "temple"
  | "chinchaysuyu"
  | "antisuyu"
  | "qullasuyu"
  | "kuntisuyu"
  | "village"
  | "nomads"
  | "casualties"
  | "market"
  | "altar"
  | "weavings"
  | "statues";
/** Left, top, scale, columns. */
export type Place = [x: number, y: number, scale?: number, columns?: number];

export interface Layout {
  kind: "wide" | "roomy" | "broad" | "tablet" | "phone";
  /** What the shell may zoom and move over. */
  view: Box;
  hill: boolean;
  parts: Partial<Record<Part, Place>>;
}

/** Pages of a phone; a tablet has the first two, and Axomamma's where she plays. */
export const PAGES = ["hill", "empire", "stock", "mine"] as const;
export type Page = (typeof PAGES)[number] | "her";
/** On a phone the hill is seen whole, or one sector of it. */
export const WHOLE = -1;

const WIDE: Layout = {
  kind: "wide",
  hill: true,
  view: { x: 0, y: 0, w: 1092, h: 742 },
  parts: {
    temple: [6, 116],
    chinchaysuyu: [8, 8],
    antisuyu: [793, 8],
    qullasuyu: [793, 643],
    kuntisuyu: [8, 643],
    village: [546, 683],
    nomads: [8, 578],
    casualties: [806, 580],
    statues: [940, 105],
    market: [943, 243],
    altar: [940, 429],
    weavings: [940, 545],
  },
};
const ROOMY: Layout = {
  kind: "roomy",
  hill: true,
  view: { x: -110, y: 0, w: 1312, h: 742 },
  parts: {
    temple: [-102, 128, 1.1],
    chinchaysuyu: [-102, 8, 1.2],
    antisuyu: [847, 8, 1.2],
    qullasuyu: [847, 624, 1.2],
    kuntisuyu: [-102, 624, 1.2],
    village: [546, 683],
    nomads: [52, 556, 1.05],
    casualties: [872, 556],
    weavings: [864, 124, 1.1],
    market: [1034, 124, 1.1],
    altar: [1030, 321, 1.15],
    statues: [1030, 453, 1.16],
  },
};
const BROAD: Layout = {
  kind: "broad",
  hill: true,
  view: { x: -219, y: 0, w: 1530, h: 742 },
  parts: {
    temple: [7, 138, 1.04],
    chinchaysuyu: [-211, 8, 1.3],
    antisuyu: [924, 8, 1.3],
    qullasuyu: [924, 614, 1.3],
    kuntisuyu: [-211, 614, 1.3],
    village: [546, 683],
    nomads: [-211, 538, 1.15],
    casualties: [1125, 532, 1.3],
    market: [967, 140, 1.2],
    altar: [967, 370, 1.1],
    weavings: [1142, 140, 1.12],
    statues: [1142, 240, 1.12],
  },
};
/** On a tablet the hill fills the board; what has no place in its corners lies on a page of its own or in the rail. */
const HILL: Layout = {
  kind: "tablet",
  hill: true,
  view: { x: 92, y: 2, w: 860, h: 692 },
  parts: { village: [787, 6, 0.94], nomads: [95, 624, 1.1], casualties: [810, 631] },
};
const BESIDE: Layout = {
  kind: "tablet",
  hill: false,
  view: { x: -126, y: -8, w: 640, h: 500 },
  parts: {
    temple: [0, 0, 1.14],
    chinchaysuyu: [166, 0, 1.1, 3],
    antisuyu: [340, 0, 1.1, 3],
    kuntisuyu: [166, 182, 1.1, 3],
    qullasuyu: [340, 182, 1.1, 3],
    nomads: [166, 365],
    casualties: [362, 365],
    village: [338, 428],
  },
};
export const RAIL: Pick<Layout, "view" | "parts"> = {
  view: { x: 0, y: 0, w: 306, h: 380 },
  parts: { market: [5, 5, 1.04], altar: [155, 5], weavings: [155, 121], statues: [5, 206, 1.25] },
};

/** Parts of the pages that a phone shows beside the hill. */
const EMPIRE: Partial<Record<Part, Place>> = {
  temple: [296, 0, 1.02],
  chinchaysuyu: [0, 0, 1, 3],
  antisuyu: [148, 0, 1, 3],
  qullasuyu: [148, 164, 1, 3],
  kuntisuyu: [0, 164, 1, 3],
  casualties: [0, 330],
  nomads: [0, 394],
};
const STOCK: Partial<Record<Part, Place>> = {
  market: [0, 0, 1.59, 4],
  weavings: [0, 170, 1.45],
  altar: [220, 170, 1.45],
  statues: [0, 294, 1.45],
  nomads: [220, 338, 1.18],
  casualties: [220, 414, 1.2],
  village: [216, 496, 1.08],
};

const [HILL_TOP, HILL_HIGH] = [10, 730];

/** The smallest box of a shape around another, the other in its middle. */
export function around(box: Box, shape: number): Box {
  const w = Math.max(box.w, box.h * shape);
  const h = w / shape;
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

function phone(
  page: Page,
  shape: number,
  middle: (sector: number) => readonly [number, number],
  sector: number,
): Layout {
  if (page === "empire")
    return { kind: "phone", hill: false, view: around({ x: -8, y: -8, w: 448, h: 476 }, shape), parts: EMPIRE };
  if (page === "stock")
    return { kind: "phone", hill: false, view: around({ x: -8, y: -8, w: 448, h: 574 }, shape), parts: STOCK };
  if (page === "mine")
    return { kind: "phone", hill: false, view: around({ x: 0, y: 0, w: 1, h: 1 }, shape), parts: {} };
  if (sector === WHOLE)
    return { kind: "phone", hill: true, view: around({ x: 150, y: 10, w: 792, h: 710 }, shape), parts: {} };
  const [x, y] = middle(sector);
  const [w, h] = [440, 440 / shape];
  return {
    kind: "phone",
    hill: true,
    view: {
      x: x - w / 2,
      y:
        h > HILL_HIGH
          ? (HILL_TOP + HILL_TOP + HILL_HIGH - h) / 2
          : Math.max(HILL_TOP, Math.min(y - h / 2, HILL_TOP + HILL_HIGH - h)),
      w,
      h,
    },
    parts: {},
  };
}

/**
 * Phones show one sector or page at a time, tablets one page; everything else all at once, arranged by the shape of the
 * room. So many pixels at its lower edge are covered.
 */
export function layoutFor(
  width: number,
  height: number,
  low: number,
  page: Page,
  sector: number,
  middle: (sector: number) => readonly [number, number],
  railed = false,
): Layout {
  const free = Math.max(1, height - low);
  const shape = width / free;
  if (width < NARROW) return phone(page, shape, middle, sector);
  const wide = shape > 2 ? BROAD : shape > 1.58 ? ROOMY : WIDE;
  const layout = !railed ? wide : page === "empire" ? BESIDE : HILL;
  const view = around(layout.view, shape);
  return { ...layout, view: { ...view, h: (view.h * height) / free } };
}
