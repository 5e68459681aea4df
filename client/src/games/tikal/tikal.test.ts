import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Lang, phrase } from "../../i18n/index.ts";
import type { ChoiceInfo, Told } from "../../wire.ts";
import {
  APOTHEM,
  FRAME,
  HEX_NAMES,
  RADIUS,
  center,
  corners,
  edgeBetween,
  neighbour,
  outline,
  stonePlaces,
  turned,
} from "./geometry.ts";
import { nearest } from "../../shell/walking.ts";
import { placeName, priceWords, tileName } from "./names.ts";
import { knobsSide, legalTurn, swapPick } from "./picking.ts";
import { crowded, groups, ranks, templeShape } from "./ranks.ts";
import { duration, left, regroup } from "./telling.ts";
import { bow, follow } from "./trail.ts";
import type { FigureView, HexView, View } from "./view.ts";
import { words } from "./words.ts";

const hex = (name: string, change: Partial<HexView> = {}): HexView => ({
  name,
  terrain: "jungle",
  tile: "",
  edges: [],
  value: 0,
  printed: 0,
  treasures: 0,
  camp: -1,
  guard: -1,
  control: -1,
  tied: false,
  figures: [],
  ...change,
});
const table = (...known: HexView[]): View => ({
  tactical: false,
  hexes: HEX_NAMES.map((name) => known.find((one) => one.name === name) ?? hex(name)),
  players: [],
  steps: [0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1],
  letter: "A",
  tiles_left: 36,
  rounds: 0,
  turn: 0,
  points: 10,
  tile: null,
  shown: [],
  auction: null,
});
const event = (kind: string, args: Record<string, string>): Told => ({ ply: 1, kind, args, change: [] });
const say =
  (lang: Lang) =>
  (key: string, args = {}) =>
    phrase(lang, words[lang][key] ?? key, args);
const t = say("en");
const everyone: FigureView[] = [0, 1, 2, 3].map((seat) => ({ seat, explorers: 3, leader: true }));

const walk = (figure: string): ChoiceInfo => ({
  text: "",
  kind: "walk",
  label: "",
  args: { figure, start: "e3", end: "e4" },
  hints: { cost: 2 },
});

describe("geometry", () => {
  test("odd columns lie half a hex lower", () => {
    assert.equal(center("b1")[1] - center("a1")[1], Math.round(APOTHEM * 10) / 10);
    assert.equal(center("b1")[0] - center("a1")[0], 1.5 * RADIUS);
  });

  test("neighbours go clockwise from north and stop at the rim", () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((edge) => neighbour("d3", edge)),
      ["d2", "e3", "e4", "d4", "c4", "c3"],
    );
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((edge) => neighbour("a5", edge)),
      ["a4", "b4", "b5", "", "", ""],
    );
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((edge) => neighbour("h5", edge)),
      ["h4", "", "", "", "", "g5"],
    );
  });

  test("whoever is my neighbour has me on the opposite edge", () => {
    for (const name of HEX_NAMES) {
      for (let edge = 0; edge < 6; edge++) {
        const other = neighbour(name, edge);
        if (!other) continue;
        assert.equal(neighbour(other, (edge + 3) % 6), name);
        assert.equal(edgeBetween(name, other), edge);
      }
    }
  });

  test("arrow keys reach every hex, and Shift takes the upper side", () => {
    const all = HEX_NAMES.map((name) => ({ name, x: center(name)[0], y: center(name)[1] }));
    const walk = (name: string, key: string, shift = false) =>
      nearest(
        all.find((hex) => hex.name === name)!,
        all,
        key,
        shift,
      )?.name ?? "";
    assert.equal(walk("d3", "ArrowRight"), "e4");
    assert.equal(walk("d3", "ArrowRight", true), "e3");
    assert.equal(walk("d3", "ArrowDown"), "d4");
    assert.equal(walk("a1", "ArrowLeft"), "");
    assert.equal(walk("b5", "ArrowRight"), "c5", "at the lower rim the upper side will do");
    const reached = new Set(["a1"]);
    for (const name of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = walk(name, key);
        if (next) reached.add(next);
      }
    assert.equal(reached.size, 40);
  });

  test("a tile turned once clockwise has its northern stones in the north-east", () => {
    assert.deepEqual(turned([2, 0, 1, 0, 0, 0], 1), [0, 2, 0, 1, 0, 0]);
    assert.deepEqual(turned([2, 0, 1, 0, 0, 0], 6), [2, 0, 1, 0, 0, 0]);
  });

  test("the outline goes once round the board", () => {
    const points = outline().slice(1, -1).split("L");
    assert.equal(points.length, new Set(points).size);
    assert.equal(points.length, 8 * 2 + 2 + 4 * 5 + 4 * 5 - 8, "six edges of forty hexes less those shared");
  });
});

describe("figures on a hex", () => {
  test("each seat's leader stands beside its explorers", () => {
    assert.deepEqual(
      groups([{ seat: 1, explorers: 2, leader: true }]).map(({ kind, count }) => [kind, count]),
      [
        ["leader", 1],
        ["explorer", 2],
      ],
    );
    assert.equal(crowded(everyone), true);
  });

  test("TK-5.10: feet and counts stay within the stones, whoever is there", () => {
    const stones = [0, 1, 2, 3, 4, 5].flatMap((edge) => stonePlaces(edge, 1));
    for (let many = 1; many <= 4; many++)
      for (const leader of [true, false]) {
        for (const { x, y, scale } of ranks(everyone.slice(0, many).map((one) => ({ ...one, leader })))) {
          assert.ok(y + 13.5 * scale + 7.2 < APOTHEM - 11 - 6, `the count of ${many} lies above the southern stones`);
          for (const [sx, sy] of stones)
            assert.ok(Math.hypot(sx - x, sy - y) > 15, `${many} figures leave the stone at ${sx}, ${sy}`);
        }
      }
  });

  test("TK-5.10: a temple's number stays above the heads, and below the northern stones", () => {
    for (let value = 1; value <= 10; value++)
      for (const guard of [-1, 2])
        for (const figures of [[], everyone.slice(0, 2), everyone]) {
          const temple = hex("a1", { terrain: "temple", value, printed: 1, guard, figures });
          const { plaque, post } = templeShape(temple);
          const heads = Math.min(28 - 17 * 1.1, ...ranks(figures).map(({ y, scale }) => y - 17 * scale));
          assert.ok(plaque - 4 <= heads + 8, `the digits of ${value} are not behind hats`);
          assert.ok(plaque - 23 > -APOTHEM + 8 && (guard < 0 || post > -APOTHEM + 20), `${value} stays on its hex`);
        }
  });

  test("all hexes and what stands on them lie in the frame", () => {
    for (const name of HEX_NAMES)
      for (const [x, y] of corners(RADIUS)) {
        const [cx, cy] = center(name);
        assert.ok(cx + x >= FRAME.x && cx + x <= FRAME.x + FRAME.w && cy + y >= FRAME.y && cy + y <= FRAME.y + FRAME.h);
      }
  });
});

describe("spoken names", () => {
  const temple = hex("e3", {
    terrain: "temple",
    value: 8,
    printed: 4,
    control: 0,
    edges: [0, 2, 0, 0, 0, 1],
    figures: [
      { seat: 0, explorers: 2, leader: true },
      { seat: 1, explorers: 1, leader: false },
    ],
  });

  test("a place says what it is, who is there and what it would cost", () => {
    assert.equal(
      placeName(temple, ["Ana", "Bruno"], t),
      "e3, temple worth 8, Ana would score it. Ana 1 leader, 2 explorers; Bruno 1 explorer. Stones: north-east " +
        "2, north-west 1",
    );
    assert.equal(placeName(hex("a1"), [], t), "a1, jungle");
    assert.equal(priceWords([walk("leader"), walk("explorer")], t), "2 points");
    assert.equal(priceWords([walk("leader"), { ...walk("leader"), hints: { cost: 3 } }], t), "");
  });

  test("Russian and Spanish have their own plurals", () => {
    assert.match(placeName(temple, ["Ана", "Бруно"], say("ru")), /2 исследователя; Бруно 1 исследователь/);
    assert.match(placeName(temple, ["Ana", "Bruno"], say("es")), /2 exploradores; Bruno 1 explorador/);
  });

  test("a tile says what it brings", () => {
    const tile = { name: "A4", terrain: "site", value: 0, masks: 4, edges: [] };
    assert.equal(tileName(tile, t), "Tile A4: 4 treasures");
    assert.equal(tileName({ ...tile, name: "B6", terrain: "volcano", masks: 0 }, t), "Tile B6: volcano");
  });

  test("every language has every word, with the same blanks", () => {
    const blanks = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]);
    for (const lang of ["ru", "es"] as const) {
      assert.deepEqual(Object.keys(words[lang]).sort(), Object.keys(words.en).sort());
      for (const [key, text] of Object.entries(words.en))
        assert.deepEqual(new Set(blanks(words[lang][key]!)), new Set(blanks(text)), `${lang} ${key}`);
    }
  });
});

describe("picking", () => {
  test("mine is given, another's is taken", () => {
    assert.deepEqual(swapPick(0, true, "mask", []), { treasure: "mask" });
    assert.deepEqual(swapPick(2, false, "shell", []), { seat: "2" });
    assert.deepEqual(swapPick(2, false, "shell", [{ treasure: "mask" }]), { seat: "2", treasure: "shell" });
    assert.deepEqual(swapPick(2, false, "shell", [{ seat: "2" }, { treasure: "mask" }]), { treasure: "shell" });
  });

  test("turning goes on to the next legal rotation, either way", () => {
    assert.equal(legalTurn(1, [0, 3, 4]), 3);
    assert.equal(legalTurn(-1, [0, 3, 4], -1), 4);
    assert.equal(legalTurn(5, [2]), 2);
  });

  test("the knobs keep off the tiles if they can", () => {
    const view = table(hex("f2", { terrain: "clearing" }));
    assert.equal(knobsSide("f1", view), -1);
    assert.equal(knobsSide("f3", view), 1);
    assert.equal(knobsSide("b5", table()), -1, "below there is no room");
  });
});

describe("telling events", () => {
  const explorer = { seat: "0", figure: "explorer" };

  test("who walks has left its hex while it is on its way", () => {
    const camp = hex("a5", { terrain: "base", figures: [{ seat: 0, explorers: 1, leader: true }] });
    const walked = [event("walked", { ...explorer, start: "a5", end: "b4", cost: "1" })];
    assert.deepEqual(left(camp, walked).figures, [{ seat: 0, explorers: 0, leader: true }]);
    assert.equal(left(hex("b4"), walked).figures.length, 0);
    assert.equal(left(camp, []), camp);
    assert.equal(left(camp, [event("placed", { ...explorer, hex: "a5" })]), camp);
  });

  test("groups stay in the order of seats, and empty ones go", () => {
    assert.deepEqual(
      regroup([{ seat: 2, explorers: 1, leader: false }], 1, "leader", 1).map(({ seat }) => seat),
      [1, 2],
    );
    assert.deepEqual(regroup([{ seat: 2, explorers: 1, leader: false }], 2, "explorer", -1), []);
    assert.deepEqual(regroup([], 2, "explorer", -1), [], "a figure that is not there cannot be drawn leaving");
  });

  test("a step takes 260 ms, the longest way 900, and talk no time", () => {
    assert.equal(duration(event("walked", { ...explorer, start: "a5", end: "b5" })), 260);
    assert.equal(duration(event("travelled", { ...explorer, start: "a5", end: "h1" })), 900);
    assert.equal(duration(event("offered", { seat: "1", amount: "3" })), 0);
  });

  test("the trail is that of one seat", () => {
    const move = (seat: string, start: string, end: string) =>
      event("walked", { seat, figure: "explorer", start, end });
    const first = follow([], [move("1", "a5", "b5"), event("ended", { seat: "1", unused: "0" })]);
    assert.deepEqual(first, [{ seat: 1, from: "a5", to: "b5" }]);
    assert.deepEqual(follow(first, [event("offered", { seat: "2", amount: "1" })]), first);
    assert.deepEqual(follow(first, [event("laid", { seat: "2", tile: "A1", hex: "c3" })]), []);
    assert.match(bow("a5", "a4").d, /^M[\d. -]+Q[\d. -]+$/);
  });
});
