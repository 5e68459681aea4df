/** Which parts of the board are in sight and where, by the room there is. */

import { NARROW } from "../../shell/room.ts";
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
  /** Of buildings, of monuments. */
  columns: readonly [number, number];
}

export const PAGES = ["all", "palenque", "uxmal", "tikal", "yaxchilan", "chichen_itza", "temples", "tiles"] as const;
export type Page = (typeof PAGES)[number];

const JUNGLE: Box = { x: -352, y: 213, w: 190, h: 180 };
const START: Box = { x: -352, y: -314, w: 74, h: 100 };
const GAP = 6;
const TITLE = 20;
const PAD = 6;
const THREE = [3, 3] as const;

/** Rows of tiles need so much, with the plate's rim and title. */
const plate = (count: number, columns: number, w: number): number =>
  TITLE + PAD + 2 + gridHeight(count, columns, w - 2 * PAD);
const BUILDINGS = 6;
const monumentsOf = (view: View): number => view.players.length + 2;

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
  const columns = [3, monumentsOf(view) > 6 ? 4 : 3] as const;
  const parts = stack(side, [
    ...(view.foretold.length ? [["prophecies", 118] as [Part, number]] : []),
    ["temples", 0],
    ["buildings", plate(BUILDINGS, columns[0], side.w)],
    ["monuments", plate(monumentsOf(view), columns[1], side.w)],
  ]);
  const stairs = parts.temples!;
  parts.tracks = { ...stairs, x: stairs.x + 200, w: side.w - 200 };
  parts.temples = { ...stairs, w: 194 };
  return { kind: "wide", view: { ...WHEEL, w: WHEEL.w + 8 + side.w + 8 }, parts: { wheel: WHEEL, ...parts }, columns };
}

/** The tiles lie in the rail: beside the wheel there are temples and technologies, and the prophecy in force. */
function tablet(view: View): Layout {
  const box: Box = { x: WHEEL.x + WHEEL.w + 8, y: WHEEL.y + 5, w: 196, h: WHEEL.h - 12 };
  const parts = stack(box, [
    ["temples", 0],
    ["tracks", 306],
    ...(view.foretold.length ? [["prophecies", 92] as [Part, number]] : []),
  ]);
  return {
    kind: "tablet",
    view: { ...WHEEL, w: WHEEL.w + 8 + box.w + 8 },
    parts: { wheel: WHEEL, ...parts },
    columns: THREE,
  };
}

/** In the rail: two tiles side by side. */
export function railLayout(view: View): Omit<Layout, "kind"> {
  const w = 260;
  const [one, two] = [plate(BUILDINGS, 2, w), plate(monumentsOf(view), 2, w)];
  return {
    view: { x: 0, y: 0, w, h: one + GAP + two },
    parts: { buildings: { x: 0, y: 0, w, h: one }, monuments: { x: 0, y: one + GAP, w, h: two } },
    columns: [2, 2],
  };
}

function phone(view: View, page: Page, shape: number): Layout {
  const fit = (w: number, h: number): Box => ({ x: 0, y: 0, w: Math.max(w, h * shape), h: Math.max(h, w / shape) });
  if (page === "all") {
    const h = Math.max(WHEEL.h, WHEEL.w / shape);
    return {
      kind: "phone",
      view: { ...WHEEL, y: WHEEL.y - (h - WHEEL.h) / 2, h },
      parts: { wheel: WHEEL },
      columns: THREE,
    };
  }
  if (page === "temples") {
    const high = view.foretold.length ? 128 : 0;
    const all = fit(376, 320 + high);
    const stairs = { x: 8, y: 8, w: (all.w - 22) * 0.54, h: all.h - 16 - (high ? high + GAP : 0) };
    return {
      kind: "phone",
      view: all,
      parts: {
        temples: stairs,
        tracks: { ...stairs, x: stairs.x + stairs.w + GAP, w: all.w - 22 - stairs.w },
        ...(high ? { prophecies: { x: 8, y: all.h - high - 8, w: all.w - 16, h: high } } : {}),
      },
      columns: THREE,
    };
  }
  if (page === "tiles") {
    const w = 376;
    const [one, two] = [plate(BUILDINGS, 3, w - 16), plate(monumentsOf(view), 3, w - 16)];
    const all = fit(w, one + two + 22);
    return {
      kind: "phone",
      view: all,
      parts: {
        buildings: { x: (all.w - w) / 2 + 8, y: 8, w: w - 16, h: one },
        monuments: { x: (all.w - w) / 2 + 8, y: one + 14, w: w - 16, h: two },
      },
      columns: THREE,
    };
  }
  return { kind: "phone", view: around(gearBox(page), shape), parts: { wheel: WHEEL }, columns: THREE };
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
export function layoutFor(width: number, height: number, view: View, page: Page, railed: boolean): Layout {
  if (width < NARROW) return phone(view, page, width / Math.max(1, height));
  return railed ? tablet(view) : wide(view);
}
