/** Which parts of the board are in sight and where, by the room there is. The hill always lies at the same place. */

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
  kind: "wide" | "roomy" | "broad" | "tall" | "phone";
  /** What the shell may zoom and move over. */
  view: Box;
  hill: boolean;
  parts: Partial<Record<Part, Place>>;
}

export const PAGES = ["hill", "empire", "stock", "mine"] as const;
export type Page = (typeof PAGES)[number];
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
    casualties: [949, 574],
    statues: [948, 106],
    market: [948, 222],
    altar: [948, 406],
    weavings: [948, 486],
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
    casualties: [1040, 546, 1.1],
    statues: [872, 128, 1.1],
    market: [1038, 128, 1.14],
    altar: [1040, 348, 1.1],
    weavings: [1040, 445, 1.1],
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
    weavings: [1150, 140, 1.12],
    statues: [1150, 290, 1.12],
  },
};
const TALL: Layout = {
  kind: "tall",
  hill: true,
  view: { x: 24, y: 0, w: 930, h: 866 },
  parts: {
    temple: [30, 84],
    chinchaysuyu: [30, 6],
    antisuyu: [657, 6],
    qullasuyu: [798, 584, 1, 3],
    kuntisuyu: [30, 584, 1, 3],
    village: [556, 686],
    nomads: [190, 686],
    casualties: [30, 522],
    market: [34, 756, 1, 4],
    altar: [312, 756, 1.08],
    statues: [470, 756, 0.98],
    weavings: [622, 756, 1.1],
  },
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
  weavings: [0, 170, 1.5],
  altar: [222, 170, 1.5],
  statues: [0, 298, 1.5],
  nomads: [222, 298, 1.18],
  casualties: [222, 375, 1.5],
  village: [216, 470, 1.08],
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
    return { kind: "phone", hill: false, view: around({ x: -8, y: -8, w: 448, h: 549 }, shape), parts: STOCK };
  if (sector === WHOLE || page === "mine")
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
 * Phones show one sector or page at a time; everything else all at once, arranged by the shape of the room. So many
 * pixels at its lower edge are covered.
 */
export function layoutFor(
  width: number,
  height: number,
  low: number,
  page: Page,
  sector: number,
  middle: (sector: number) => readonly [number, number],
): Layout {
  const free = Math.max(1, height - low);
  const shape = width / free;
  if (width < 640) return phone(page, shape, middle, sector);
  const layout = shape > 2 ? BROAD : shape > 1.58 ? ROOMY : shape < 1.28 ? TALL : WIDE;
  const view = around(layout.view, shape);
  return { ...layout, view: { ...view, h: (view.h * height) / free } };
}
