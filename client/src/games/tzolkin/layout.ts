/** Which parts of the board are in sight and where, by the room there is. */

import { WHEEL, gearCenter, gearNamed, pitchRadius, ringOut } from "./geometry.ts";
import { gridHeight } from "./grid.ts";
import type { View } from "./view.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Part = "wheel" | "temples" | "tracks" | "prophecies" | "buildings" | "monuments";

export interface Layout {
  kind: "wide" | "tablet" | "phone";
  /** What the shell may zoom and move over. */
  view: Box;
  parts: Partial<Record<Part, Box>>;
}

export const PAGES = [
  "all",
  "palenque",
  "uxmal",
  "tikal",
  "yaxchilan",
  "chichen_itza",
  "temples",
  "tracks",
  "tiles",
] as const;
export type Page = (typeof PAGES)[number];
export type Side = "stairs" | "tiles";

const JUNGLE: Box = { x: -352, y: 213, w: 190, h: 180 };
const START: Box = { x: -352, y: -314, w: 74, h: 100 };
const GAP = 6;
const TITLE = 20;
const PAD = 6;

/** Rows of tiles need so much, with the plate's rim and title. */
const plate = (count: number, columns: number, w: number, high?: number): number =>
  TITLE + PAD + 2 + gridHeight(count, columns, w - 2 * PAD, high);
export const columnsFor = (count: number): number => (count > 6 ? 4 : 3);
/** A tablet's tiles lie one under another, and all of them must fit. */
export const longTile = (monuments: number): number => Math.min(46, Math.floor((WHEEL.h - 117) / (6 + monuments)) - 4);

/** Parts of given heights one under another; one of them takes what is left. */
function stack(box: Box, parts: [Part, number][]): Partial<Record<Part, Box>> {
  const fixed = parts.reduce((sum, [, h]) => sum + (h || 0) + GAP, -GAP);
  const found: Partial<Record<Part, Box>> = {};
  let y = box.y;
  for (const [part, h] of parts) {
    const high = h || box.h - fixed;
    found[part] = { x: box.x, y, w: box.w, h: high };
    y += high + GAP;
  }
  return found;
}

function wide(view: View): Layout {
  const side: Box = { x: WHEEL.x + WHEEL.w + 8, y: WHEEL.y + 5, w: 364, h: WHEEL.h - 12 };
  const parts = stack(side, [
    ...(view.foretold.length ? [["prophecies", 118] as [Part, number]] : []),
    ["temples", 0],
    ["buildings", plate(6, 3, side.w)],
    ["monuments", plate(view.players.length + 2, columnsFor(view.players.length + 2), side.w)],
  ]);
  const stairs = parts.temples!;
  parts.tracks = { ...stairs, x: stairs.x + 200, w: side.w - 200 };
  parts.temples = { ...stairs, w: 194 };
  return { kind: "wide", view: { ...WHEEL, w: WHEEL.w + 8 + side.w + 8 }, parts: { wheel: WHEEL, ...parts } };
}

function tablet(view: View, side: Side): Layout {
  const box: Box = { x: WHEEL.x + WHEEL.w + 8, y: WHEEL.y + 49, w: 196, h: WHEEL.h - 55 };
  const parts =
    side === "stairs"
      ? stack(box, [
          ["temples", 0],
          ["tracks", 306],
          ...(view.foretold.length ? [["prophecies", 90] as [Part, number]] : []),
        ])
      : stack(box, [
          ["buildings", plate(6, 1, box.w, longTile(view.players.length + 2))],
          ["monuments", 0],
        ]);
  return { kind: "tablet", view: { ...WHEEL, w: WHEEL.w + 8 + box.w + 8 }, parts: { wheel: WHEEL, ...parts } };
}

function phone(view: View, page: Page, shape: number): Layout {
  const fit = (w: number, h: number): Box => ({ x: 0, y: 0, w: Math.max(w, h * shape), h: Math.max(h, w / shape) });
  if (page === "all") {
    const h = Math.max(WHEEL.h, WHEEL.w / shape);
    return { kind: "phone", view: { ...WHEEL, y: WHEEL.y - (h - WHEEL.h) / 2, h }, parts: { wheel: WHEEL } };
  }
  if (page === "temples") {
    const high = view.foretold.length ? 128 : 0;
    const all = fit(376, 0);
    const [w, h] = [Math.max(376, all.w), Math.max(all.h, 350 + high)];
    const stairs = { x: 8, y: 8, w: w - 16, h: h - 16 - (high ? high + GAP : 0) };
    return {
      kind: "phone",
      view: { x: 0, y: 0, w, h },
      parts: { temples: stairs, ...(high ? { prophecies: { x: 8, y: h - high - 8, w: w - 16, h: high } } : {}) },
    };
  }
  if (page === "tracks") {
    const all = fit(300, 330);
    return { kind: "phone", view: all, parts: { tracks: { x: 6, y: 6, w: all.w - 12, h: all.h - 12 } } };
  }
  if (page === "tiles") {
    const w = 376;
    const [one, two] = [plate(6, 3, w - 16), plate(view.players.length + 2, 3, w - 16)];
    const all = fit(w, one + two + 22);
    return {
      kind: "phone",
      view: all,
      parts: {
        buildings: { x: (all.w - w) / 2 + 8, y: 8, w: w - 16, h: one },
        monuments: { x: (all.w - w) / 2 + 8, y: one + 14, w: w - 16, h: two },
      },
    };
  }
  return { kind: "phone", view: around(gearBox(page), shape), parts: { wheel: WHEEL } };
}

/** A gear with what belongs to it: the jungle lies by Palenque, the start-player space by Uxmal. */
function gearBox(page: Page): Box {
  const gear = gearNamed(page);
  const [x, y] = gearCenter(gear);
  const reach = pitchRadius(gear) + ringOut(gear) + 11;
  const more = { palenque: JUNGLE, uxmal: START }[page as string];
  const [left, top] = [Math.min(x - reach, more?.x ?? Infinity), Math.min(y - reach, more?.y ?? Infinity)];
  const [right, bottom] = [
    Math.max(x + reach, more ? more.x + more.w : -Infinity),
    Math.max(y + reach, more ? more.y + more.h : -Infinity),
  ];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The smallest box of a shape around another; what is over stays mostly below, where cards lie. */
function around(box: Box, shape: number): Box {
  const w = Math.max(box.w, box.h * shape);
  const h = w / shape;
  return { x: box.x + (box.w - w) / 2, y: box.y - Math.min(30, (h - box.h) / 2), w, h };
}

/** Phones show one gear or plate at a time; tablets the wheel and one side; everything else all at once. */
export function layoutFor(width: number, height: number, view: View, page: Page, side: Side): Layout {
  if (width < 640) return phone(view, page, width / Math.max(1, height));
  return width / Math.max(1, height) < 1.36 ? tablet(view, side) : wide(view);
}
