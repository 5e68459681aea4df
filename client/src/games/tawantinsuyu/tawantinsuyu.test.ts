import assert from "node:assert/strict";
import { test } from "node:test";
import { marks, rowWidth, spoken } from "./bonus.ts";
import { SPACE_NAMES, STAIR_NAMES, TERRACE, corners, iconPlace, levelOf, local, namePlace, nichePlace, ringPoint, sectorOf, sidePoint, spacePlace, stairPoint, stairsTo, type Point } from "./geometry.ts";
import { PAGES, WHOLE, layoutFor, type Box } from "./layout.ts";
import { reach } from "./walking.ts";
import { words } from "./words.ts";

const ICON_NAMES = [0, 1, 2, 3, 4].flatMap((n) => Array.from({ length: 11 }, (_, i) => `i${n}${String(i + 1).padStart(2, "0")}`));
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = (sector: number) => sidePoint(sector, 0, 232, 30);

test("45 spaces and 55 icons, none on top of another", () => {
  assert.equal(SPACE_NAMES.length, 45);
  assert.deepEqual(SPACE_NAMES.slice(0, 10), ["T0a", "T0b", "M0a", "M0b", "M0c", "B0a", "B0b", "B0c", "B0d", "T1a"]);
  const all = [...SPACE_NAMES.map(spacePlace), ...ICON_NAMES.map(iconPlace)];
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => assert.ok(apart(a, b) > 20, `${i}: ${apart(a, b)}`)));
});

test("every space lies on its own terrace", () => {
  const inside = (p: Point, ring: Point[]) => ring.every((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0;
  });
  for (const space of SPACE_NAMES) {
    const { inner, edge, z } = TERRACE[levelOf(space)];
    assert.ok(inside(spacePlace(space), corners(edge, z)), space);
    assert.ok(!inside(spacePlace(space), corners(inner, z)), space);
  }
});

test("angles are measured from the middle of a sector", () => {
  assert.equal(local(0), 0);
  assert.equal(local(72 + 20), 20);
  assert.equal(local(-18), -18);
  assert.deepEqual(ringPoint(100, 0, 0).map(Math.round), ringPoint(100, 360, 0).map(Math.round));
});

test("stairs lead from a lower terrace up, and belong to spaces below them", () => {
  assert.deepEqual(stairsTo("T3a"), []);
  assert.deepEqual(stairsTo("M3c"), ["S3u"]);
  assert.deepEqual(stairsTo("B3d"), ["S3u", "S3l"]);
  for (const stair of STAIR_NAMES) {
    const n = sectorOf(stair);
    assert.ok(apart(stairPoint(stair, 0, 0), nichePlace(n)) > apart(stairPoint(stair, 0, 1), nichePlace(n)), stair);
  }
});

test("the printed name of a space covers no other space", () => {
  for (const space of SPACE_NAMES) for (const other of SPACE_NAMES) if (space !== other) assert.ok(apart(namePlace(space), spacePlace(other)) > 14, `${space} ${other}`);
});

test("bonuses are icons with figures", () => {
  assert.deepEqual(marks(["stone:2", ">", "statue:1", "vp:3"]), [{ icon: "stone", n: 2 }, { sign: ">" }, { icon: "statue-small", n: 1 }, { icon: "vp", n: 3, points: true }]);
  assert.ok(rowWidth(marks(["corn:2", "vp:1"]), 20) > rowWidth(marks(["corn:1", "vp:1"]), 20));
  const t = (key: string, args = {}) => `${key.slice(3)}${"n" in args ? ` ${String(args.n)}` : ""}`;
  assert.equal(spoken(["gold:1", "/", "corn:2"], t, (key) => key.split("-")[1]!), "1 gold or 2 corn");
});

test("arrow keys go where they point", () => {
  assert.ok(reach({ x: 0, y: 0 }, { x: 10, y: 2 }, "ArrowRight")! > 0);
  assert.equal(reach({ x: 0, y: 0 }, { x: 10, y: 2 }, "ArrowLeft"), null);
});

test("every room has a layout whose parts lie in sight", () => {
  const within = ({ x, y, w, h }: Box, [px, py]: readonly [number, number]) => px >= x && px <= x + w && py >= y && py <= y + h;
  for (const [w, h, low] of [[1092, 742, 84], [748, 600, 84], [700, 980, 84], [1600, 760, 234]] as const) {
    const layout = layoutFor(w, h, low, "hill", WHOLE, middle);
    assert.equal(Object.keys(layout.parts).length, 12);
    for (const [part, [x, y]] of Object.entries(layout.parts)) assert.ok(within(layout.view, [x, y]), `${layout.kind} ${part}`);
    assert.ok(Math.abs(layout.view.w / layout.view.h - w / h) < 0.01, layout.kind);
  }
  assert.equal(layoutFor(748, 600, 84, "hill", WHOLE, middle).kind, "wide");
  assert.equal(layoutFor(700, 980, 84, "hill", WHOLE, middle).kind, "tall");
});

test("on a phone each sector shows all its spaces, and every part of the board has a page", () => {
  for (let sector = 0; sector < 5; sector++) {
    const { view } = layoutFor(390, 520, 0, "hill", sector, middle);
    for (const space of SPACE_NAMES.filter((name) => sectorOf(name) === sector)) {
      const [x, y] = spacePlace(space);
      assert.ok(x > view.x + 15 && x < view.x + view.w - 15 && y > view.y && y < view.y + view.h, space);
    }
  }
  const parts = PAGES.flatMap((page) => Object.keys(layoutFor(390, 520, 0, page, WHOLE, middle).parts));
  assert.equal(new Set(parts).size, 12);
});

test("every word is said in three languages", () => {
  for (const key of Object.keys(words.en)) for (const lang of ["en", "ru", "es"] as const) assert.ok(words[lang][key], `${lang} ${key}`);
  const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
  for (const key of Object.keys(words.en)) for (const lang of ["ru", "es"] as const) assert.equal(holes(words[lang][key]!), holes(words.en[key]!), `${lang} ${key}`);
});
