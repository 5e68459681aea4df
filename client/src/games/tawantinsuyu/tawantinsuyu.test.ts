import assert from "node:assert/strict";
import { test } from "node:test";
import { marks, rowWidth, rows } from "./bonus.ts";
import {
  SPACE_NAMES,
  STAIR_NAMES,
  TERRACE,
  corners,
  iconPlace,
  levelOf,
  local,
  namePlace,
  nichePlace,
  ringPoint,
  sectorOf,
  sidePoint,
  spacePlace,
  stairPoint,
  stairsTo,
  type Point,
} from "./geometry.ts";
import { PAGES, RAIL, WHOLE, layoutFor, type Box } from "./layout.ts";
import { pageFor, pagesOf } from "./pages.ts";
import { grouped } from "../../shell/telling.ts";
import { SCRIPT, after, flight, type Scene } from "./telling.ts";
import type { View } from "./view.ts";
import { words } from "./words.ts";

const ICON_NAMES = [0, 1, 2, 3, 4].flatMap((n) =>
  Array.from({ length: 11 }, (_, i) => `i${n}${String(i + 1).padStart(2, "0")}`),
);
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = (sector: number) => sidePoint(sector, 0, 232, 30);

test("45 spaces and 55 icons, none on top of another", () => {
  assert.equal(SPACE_NAMES.length, 45);
  assert.deepEqual(SPACE_NAMES.slice(0, 10), ["T0a", "T0b", "M0a", "M0b", "M0c", "B0a", "B0b", "B0c", "B0d", "T1a"]);
  const all = [...SPACE_NAMES.map(spacePlace), ...ICON_NAMES.map(iconPlace)];
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => assert.ok(apart(a, b) > 20, `${i}: ${apart(a, b)}`)));
});

test("every space lies on its own terrace", () => {
  const inside = (p: Point, ring: Point[]) =>
    ring.every((a, i) => {
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
  for (const space of SPACE_NAMES)
    for (const other of SPACE_NAMES)
      if (space !== other) assert.ok(apart(namePlace(space), spacePlace(other)) > 14, `${space} ${other}`);
});

test("bonuses are icons with figures", () => {
  assert.deepEqual(marks(["stone:2", ">", "statue:1", "vp:3"]), [
    { icon: "stone", n: 2 },
    { sign: ">" },
    { icon: "statue-small", n: 1 },
    { icon: "vp", n: 3, points: true },
  ]);
  assert.ok(rowWidth(marks(["corn:2", "vp:1"]), 20) > rowWidth(marks(["corn:1", "vp:1"]), 20));
  assert.deepEqual(rows(["gold:1", "vp:1"]), [["gold:1", "vp:1"]]);
  assert.deepEqual(rows(["gold:1", "potato:1", "vp:1"]), [["gold:1", "potato:1"], ["vp:1"]]);
  assert.deepEqual(rows(["stone:2", ">", "stairs:1"]), [["stone:2", ">"], ["stairs:1"]]);
});

const within = ({ x, y, w, h }: Box, [px, py]: readonly [number, number]) =>
  px >= x && px <= x + w && py >= y && py <= y + h;

test("every room has a layout whose parts lie in sight", () => {
  for (const [w, h, low] of [
    [1092, 728, 0],
    [1092, 728, 122],
    [1600, 760, 152],
  ] as const) {
    const layout = layoutFor(w, h, low, "hill", WHOLE, middle);
    assert.equal(Object.keys(layout.parts).length, 12);
    for (const [part, [x, y]] of Object.entries(layout.parts))
      assert.ok(within(layout.view, [x, y]), `${layout.kind} ${part}`);
    assert.ok(Math.abs(layout.view.w / layout.view.h - w / h) < 0.01, layout.kind);
  }
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

test("a tablet shows hill or empire, the rail the rest: everything once", () => {
  const [hill, empire] = (["hill", "empire"] as const).map((page) => layoutFor(748, 600, 0, page, WHOLE, middle, true));
  for (const space of SPACE_NAMES) assert.ok(within(hill!.view, spacePlace(space)), space);
  for (const { view, parts } of [hill!, empire!, RAIL])
    for (const [part, [x, y]] of Object.entries(parts)) assert.ok(within(view, [x, y]), part);
  const parts = [hill!, empire!, RAIL].flatMap((one) => Object.keys(one.parts));
  assert.equal(new Set(parts).size, 12);
});

test("a tablet turns to Axomamma's page while she acts, and to what is asked then", () => {
  const pages = pagesOf(false, true, true);
  const asked = (...kinds: string[]) => kinds.map((kind) => ({ kind, text: kind, args: {}, label: kind, hints: {} }));
  assert.equal(pageFor(pages, "empire", asked("place"), true), "her");
  assert.equal(pageFor(pages, "her", [], false), "her");
  assert.equal(pageFor(pages, "her", asked("place"), false), "hill");
  assert.equal(pageFor(pages, "her", asked("pay"), false), "hill");
  assert.equal(pageFor(pages, "her", asked("conquer"), false), "empire");
  assert.equal(pageFor(pages, "empire", asked("pay"), false), "empire");
  assert.equal(pageFor(pagesOf(true, false, true), "mine", asked("place"), true), "mine");
});

test("every word is said in three languages", () => {
  for (const key of Object.keys(words.en))
    for (const lang of ["en", "ru", "es"] as const) assert.ok(words[lang][key], `${lang} ${key}`);
  const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
  for (const key of Object.keys(words.en))
    for (const lang of ["ru", "es"] as const)
      assert.equal(holes(words[lang][key]!), holes(words.en[key]!), `${lang} ${key}`);
});

const told = (kind: string, args: Record<string, string | number> = {}) => ({
  ply: 1,
  kind,
  args: Object.fromEntries(Object.entries(args).map(([key, value]) => [key, String(value)])),
  change: [],
});
const player = {
  potato: 1,
  corn: 0,
  stone: 2,
  gold: 0,
  workers: ["priest", "courier"],
  priest: 0,
  step: 0,
  score: 10,
  tapestries: [["W01"]],
};
/** As much of a table as the telling looks at. */
const VIEW = {
  hill: SPACE_NAMES.map((name) => ({ name, worker: "", cost: 0 })),
  stairs: {},
  lands: {},
  nomads: { priest: 2 },
  village: ["warrior", "priest"],
  casualties: [],
  altar: ["G01"],
  played: "G05",
  market: ["P01"],
  tile_top: "W02",
  loom: [],
  statues: { small: [2, 2, 2, 2, 2, 2], large: [1, 1, 1, 1, 1, 1] },
  placement: { seat: 0, worker: "priest", kind: "priest", space: "T0a" },
  sewing: null,
  players: [player, player],
  solo: {
    tokens: [
      { number: 2, row: "top", cell: 1 },
      { number: 2, row: "middle", cell: 3 },
    ],
    slots: ["inti", "inti", "inti", "inti"],
  },
} as unknown as View;
const SCENE: Scene = { tale: [], hers: false, last: null, source: "" };

test("what a worker gathers comes from where it was placed", () => {
  const scene = after(SCENE, told("placed", { seat: 0, worker: "priest", space: "M2a" }), VIEW);
  assert.deepEqual(scene.last, { space: "M2a", seat: 0 });
  assert.equal(flight(told("gained", { seat: 0, amount: 2, resource: "corn" }), VIEW, scene.source)?.spot, "M2a");
});

test("Axomamma's turn is told from its beginning, and stays in sight during mine", () => {
  const reason = told("axomamma", { seat: 1, reason: "die", rule: "TW-14.20" });
  const turn = [told("turn", { seat: 1 }), told("rolled", { die: 3 }), reason].reduce<Scene>(
    (scene, event) => after(scene, event, VIEW),
    { ...SCENE, tale: [reason, reason] },
  );
  assert.deepEqual(
    turn.tale.map(({ kind }) => kind),
    ["rolled", "axomamma"],
  );
  assert.equal(after(turn, told("turn", { seat: 0 }), VIEW).tale.length, 2);
});

test("what happens at one moment is shown at one moment", () => {
  const gained = (seat: number) => told("gained", { seat, amount: 1, resource: "corn" });
  assert.deepEqual(
    grouped(
      [gained(0), gained(0), gained(1), told("placed"), told("placed")].map((event) => ({ event })),
      SCRIPT.together,
    ).map((group) => group.length),
    [2, 1, 1, 1],
  );
});
