import assert from "node:assert/strict";
import { test } from "node:test";
import { phrase } from "../../i18n/index.ts";
import type { Told } from "../../wire.ts";
import {
  CALENDAR,
  GEARS,
  calendarTurn,
  dayOfTooth,
  daysOfQuick,
  gearCenter,
  gearNamed,
  gearPath,
  gearTurn,
  meshAngle,
  pitch,
  pitchRadius,
  spaceAngle,
  toothOf,
  workerPlace,
} from "./geometry.ts";
import { gridHeight, gridPlace } from "./grid.ts";
import { layoutFor, railLayout } from "./layout.ts";
import { fromId, spaceName, spoken, templeName, tileName } from "./names.ts";
import { SCRIPT, duration } from "./telling.ts";
import { follow } from "./trail.ts";
import type { View } from "./view.ts";
import { grouped } from "../../shell/telling.ts";
import { atoms, flow, span } from "./wordings.ts";
import { words } from "./words.ts";

const t = (key: string, args = {}) => phrase("en", words.en[key] ?? key, args);
const speech = { t, word: fromId };
const player = {
  temples: { chaac: 1, quetzalcoatl: 0, kukulkan: 0 },
  technologies: { agriculture: 0 },
  corn: 3,
  wood: 0,
  stone: 0,
  gold: 0,
  skulls: 0,
};
const VIEW = {
  day: 7,
  food_days: [8, 14, 21, 27],
  held: 0,
  start_space: 0,
  start_corn: 2,
  start: 0,
  quick_spaces: [9, 0, -1],
  shown: ["a1_small_farm", "a1_small_farm"],
  monuments: [],
  slots: Array(11).fill(-1),
  foretold: [],
  gears: GEARS.map((gear) => ({
    name: gear.name,
    last: gear.last,
    spaces: Array.from({ length: gear.teeth }, (_, n) =>
      n === 3 ? 0 : n === gear.last ? 1 : n === gear.teeth - 1 ? 9 : -1,
    ),
  })),
  players: [player, player],
} as unknown as View;
const told = (kind: string, args: Record<string, string>): Told => ({ ply: 1, kind, args, change: [] });

test("a tooth of the calendar stands in a gap of every gear, on every day", () => {
  for (const gear of GEARS) {
    for (const day of [0, 1, 9, 26]) {
      const wheel = (meshAngle(gear) + 90 - calendarTurn(day)) / pitch(CALENDAR.teeth);
      assert.ok(Math.abs(wheel - Math.round(wheel)) < 1e-6, "a tooth of the calendar points at the gear");
      const gap = (meshAngle(gear) + 180 - spaceAngle(gear, 0) - gearTurn(gear, day)) / pitch(gear.teeth);
      assert.ok(Math.abs(gap - Math.floor(gap) - 0.5) < 1e-6, `${gear.name}: a gap faces the calendar`);
    }
  }
});

test("gears turn against the calendar and touch it at their pitch circles", () => {
  for (const gear of GEARS) {
    const [x, y] = gearCenter(gear);
    assert.ok(Math.abs(Math.hypot(x, y) - CALENDAR.r - pitchRadius(gear)) < 0.2);
    assert.ok(gearTurn(gear, 1) > 0 && calendarTurn(1) < 0);
    assert.equal(gearPath(gear.teeth, pitchRadius(gear)).split("L").length - 1, gear.teeth * 4);
  }
});

test("a rider stays on its tooth while the gear carries it on", () => {
  const gear = gearNamed("palenque");
  assert.equal(toothOf(gear, 2, 5), toothOf(gear, 3, 6));
  assert.notEqual(toothOf(gear, 2, 5), toothOf(gear, 2, 6));
  assert.equal(toothOf(gear, 0, 27), 3);
});

test("no two workers of a gear stand in the same place, and none far from it", () => {
  for (const gear of GEARS) {
    const places = Array.from({ length: gear.last + 1 }, (_, n) => workerPlace(gear, n));
    assert.equal(new Set(places.map(String)).size, gear.last + 1);
    const [cx, cy] = gearCenter(gear);
    for (const [x, y] of places) assert.ok(Math.abs(Math.hypot(x - cx, y - cy) - pitchRadius(gear) - 2) < 0.3);
  }
});

test("the first tooth is day 1, and day 27 when the year has come round", () => {
  assert.equal(dayOfTooth(0, 3), 1);
  assert.equal(dayOfTooth(0, 20), 27);
  assert.deepEqual(
    [daysOfQuick(0), daysOfQuick(6), daysOfQuick(7), daysOfQuick(12)],
    [
      [1, 2],
      [13, 14],
      [15, 16],
      [25, 27],
    ],
  );
});

test("printed words become icons and figures", () => {
  assert.deepEqual(atoms("corn:3"), [{ text: "3" }, { icon: "corn" }]);
  assert.deepEqual(atoms("temple:chaac:1"), [{ icon: "temple-chaac" }]);
  assert.deepEqual(atoms("temple:any:2"), [{ text: "2" }, { icon: "temple-up" }]);
  assert.deepEqual(atoms("score:per_own_wood_tile::4"), [{ points: "4" }, { text: "×" }, { tile: "wood" }]);
  assert.ok(atoms("score:tracks_at_level_3::9·20·33").some((atom) => atom.line));
  assert.deepEqual(
    [0, 1, 2, 3].map((band) => span([1, 3, 4], band)),
    ["≤1", "2–3", "4", "5+"],
  );
});

test("words wrap rather than run out of their tile", () => {
  const all = ["gold:1", "stone:1", "corn:2", "temple:any:1"];
  const { lines, size } = flow(all, 24, 60);
  assert.ok(lines.length <= 2 && size < 24);
  for (const line of lines) assert.ok(line.width <= 60);
  assert.equal(flow(["corn:3"], 24, 60).lines.length, 1);
});

test("a space says what it gives and who stands there", () => {
  const name = spaceName(gearNamed("palenque"), 3, ["wood:2", "/", "corn:5"], 1, -1, ["Ana", "Bruno"], speech);
  assert.equal(name, "Palenque 3: 2 Wood or 5 Corn. Worker of Bruno");
  assert.equal(
    spaceName(gearNamed("chichen_itza"), 10, [], 9, -1, [], speech),
    "Chichen Itza 10: any action from 1 to 9. dummy worker",
  );
  assert.match(
    templeName({ name: "chaac", points: [-1, 0, 2], rewards: [], leader: [6, 2] }, VIEW, ["Ana", "Bruno"], speech),
    /Ana: step 1, 2 points/,
  );
  assert.match(
    tileName("a1_small_farm", "building", { category: "farm", cost: ["wood:1"], effect: ["farm:1"] }, speech),
    /Small Farm\. Costs 1 Wood\. 1 worker needs 2 corn less/,
  );
});

test("every printed word can be spoken in every language", () => {
  const all = [
    "corn:3",
    "vp:2",
    "temple:any:1",
    "track:theology:1",
    "block:1",
    "trade",
    "any",
    "advance:2",
    "build:1",
    "monument:1",
    "worker:1",
    "fish",
    "burn",
    "food_day",
    "farm:3",
    "farm_all:1",
    "lore",
    "rob:1",
    "taken",
    ">",
    "/",
  ];
  for (const lang of ["en", "ru", "es"] as const) {
    const say = (key: string, args = {}) => phrase(lang, words[lang][key] ?? key, args);
    assert.ok(!/tz-|\{/.test(spoken(all, { t: say, word: fromId })));
    assert.deepEqual(Object.keys(words[lang]).sort(), Object.keys(words.en).sort());
  }
});

test("a turn takes time if a day has gone by", () => {
  assert.equal(duration(told("turn-began", { seat: "0", day: "7" }), VIEW), 0);
  assert.ok(duration(told("turn-began", { seat: "0", day: "8" }), VIEW) > 0);
});

test("materials of one seat fly together", () => {
  const gained = (seat: string, material: string) => told("gained", { seat, amount: "1", material });
  assert.deepEqual(
    grouped(
      [gained("0", "corn"), gained("0", "gold"), gained("1", "corn"), told("rose", {})].map((event) => ({ event })),
      SCRIPT.together,
    ).map((group) => group.length),
    [2, 1, 1],
  );
});

test("phones get pages, tablets one side, desks everything, and nothing overlaps", () => {
  const kinds = [
    [390, 600],
    [748, 600],
    [1092, 740],
    [2124, 1270],
  ].map(([w, h]) => layoutFor(w!, h!, VIEW, "all", w === 748).kind);
  assert.deepEqual(kinds, ["phone", "tablet", "wide", "wide"]);
  for (const view of [VIEW, { ...VIEW, foretold: [1, 2, 3], players: Array(5).fill(player) } as unknown as View]) {
    for (const layout of [
      layoutFor(748, 600, view, "all", true),
      layoutFor(1092, 740, view, "all", false),
      railLayout(view),
    ]) {
      const { parts, view: all } = layout;
      const boxes = Object.values(parts);
      for (const box of boxes)
        assert.ok(
          box.h > 60 && box.y >= all.y && box.y + box.h <= all.y + all.h + 0.5 && box.x + box.w <= all.x + all.w,
        );
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          assert.ok(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y);
    }
  }
  assert.equal(gridPlace(4, 3, 362).y > 0, true);
  assert.ok(gridHeight(6, 3, 362) < 140);
});

test("what the others did stays marked until I do something, and rides on with the gears", () => {
  const placed = (seat: string, space: string) => told("placed", { seat, gear: "tikal", space });
  const first = follow([], [placed("1", "2"), told("picked", { seat: "2", gear: "uxmal", space: "4" })], [0], 5);
  assert.deepEqual(
    first.map(({ seat, space, left }) => [seat, space, left]),
    [
      [1, 2, false],
      [2, 4, true],
    ],
  );
  const next = follow(first, [told("turn-began", { seat: "1", day: "6" })], [0], 5);
  assert.deepEqual(
    next.map(({ seat, space }) => [seat, space]),
    [[1, 3]],
  );
  assert.deepEqual(follow(next, [placed("0", "0")], [0], 6), []);
});
