import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceInfo, LogLine, Question } from "../wire.ts";
import { leads, places, rounds, spread, thinned } from "./end/places.ts";
import { between } from "./play/counting.ts";
import { bare, costOf, offer, says } from "./play/entries.ts";
import { changed, linesTold } from "./changes.ts";
import { stepsOf } from "./play/catchup.ts";
import { around, kept, readBox, zoomed } from "./play/viewport.ts";
import { beside, lineAt, turningPoints } from "./replay/playback.ts";
import { nextMark, worst } from "./review/reading.ts";
import { read } from "./route.ts";
import { search } from "./rules/search.ts";
import { defaults, restore } from "./settings.ts";

test("addresses are read", () => {
  assert.deepEqual(read("/"), { page: "lobby" });
  assert.deepEqual(read("/table/abc"), { page: "table", id: "abc" });
  assert.deepEqual(read("/replay/abc"), { page: "replay", id: "abc" });
  assert.deepEqual(read("/table/abc/review"), { page: "review", id: "abc" });
  assert.deepEqual(read("/invite/t0ken"), { page: "invite", token: "t0ken" });
  assert.deepEqual(read("/table/abc/more"), { page: "lost" });
  assert.deepEqual(read("/nowhere"), { page: "lost" });
});

test("settings that make no sense fall back", () => {
  const base = defaults(["es"], true);
  assert.equal(base.motion, "none");
  assert.deepEqual(restore("not json", base), base);
  assert.deepEqual(restore('{"lang":"xx","theme":"dark","motion":7,"patterns":1}', base), { ...base, theme: "dark" });
});

const choice = (text: string, args: Record<string, string>, cost?: number): ChoiceInfo => ({
  text,
  kind: text.split(" ")[0] ?? "",
  label: text,
  args,
  hints: cost === undefined ? {} : { cost },
});
const SPECS = {
  walk: { start: "hex", end: "hex" },
  camp: { hex: "hex" },
  bid: { amount: "amount" },
  lay: { hex: "hex", rotation: "rotation" },
  end: {},
};
const kind = (name: string, count: number) => ({ kind: name, label: name, count });

function situation(choices: ChoiceInfo[], kinds: Question["kinds"], chosen: string | null = null) {
  return {
    question: { seat: 0, frame: "F", prompt: "", kinds, choices, sure: {}, moot: false },
    specs: SPECS,
    left: chosen ? choices.filter((one) => one.kind === chosen) : choices,
    taken: [],
    kind: chosen,
    mainKind: "end",
    onBoard: ["rotation"],
  };
}

test("the dock shows a button for each kind that can be chosen, and keeps the rest to explain", () => {
  const offered = offer(
    situation(
      [
        choice("walk a b", { start: "a", end: "b" }, 1),
        choice("walk a c", { start: "a", end: "c" }, 3),
        choice("end", {}),
      ],
      [kind("walk", 2), kind("camp", 0), kind("end", 1)],
    ),
  );
  assert.deepEqual(
    offered.entries.map((entry) => [entry.sort, entry.kind, entry.cost]),
    [["kind", "walk", "1–3"]],
  );
  assert.deepEqual(
    offered.refused.map((one) => one.kind),
    ["camp"],
  );
  assert.equal(offered.main?.text, "end");
});

test("a kind with one choice is that choice: the button says what will happen, and does it", () => {
  const one = situation([choice("camp a", { hex: "a" }, 5), choice("bid", {})], [kind("camp", 1), kind("bid", 1)]);
  assert.deepEqual(
    offer(one).entries.map((entry) => [entry.sort, entry.label, entry.cost]),
    [
      ["choice", "camp a", "5"],
      ["choice", "bid", ""],
    ],
  );
});

test("amounts get a stepper; what is turned on the board is not listed", () => {
  const bids = Array.from({ length: 8 }, (_, n) => choice(`bid ${n}`, { amount: String(n) }));
  assert.equal(offer(situation(bids, [kind("bid", 8)], "bid")).stepper?.domain, "amount");
  const turns = Array.from({ length: 6 }, (_, n) => choice(`lay a ${n}`, { hex: "a", rotation: String(n) }));
  const laid = offer(situation(turns, [kind("lay", 6)], "lay"));
  assert.deepEqual([laid.entries, laid.stepper], [[], null]);
});

test("a long list is cut into questions about one thing after the other", () => {
  const walks = ["a", "b"].flatMap((start) =>
    Array.from({ length: 10 }, (_, n) => choice(`walk ${start} x${n}`, { start, end: `x${n}` })),
  );
  const offered = offer(situation(walks, [kind("walk", 20)], "walk"));
  assert.deepEqual(
    offered.entries.map((entry) => [entry.sort, entry.label]),
    [
      ["value", "a"],
      ["value", "b"],
    ],
  );
});

test("where choices differ in one thing, a button need say only that", () => {
  const walks = [choice("walk a b", { start: "a", end: "b" }), choice("walk a c", { start: "a", end: "c" })];
  const last = (choices: ChoiceInfo[]) =>
    offer(situation(choices, [kind("walk", 2)], "walk")).entries.map((entry) => entry.sort === "choice" && entry.last);
  assert.deepEqual(last(walks), [
    { domain: "hex", value: "b" },
    { domain: "hex", value: "c" },
  ]);
  assert.deepEqual(last([...walks, choice("walk b c", { start: "b", end: "c" })]), [undefined, undefined, undefined]);
  const told = walks.map((walk, n) => ({ ...walk, hints: { fight: n } }));
  assert.deepEqual(last(told), [undefined, undefined], "what happens there is said");
  assert.ok(says("Walk an explorer from a4 to a3", "a3"));
  assert.ok(says("Swap with Greedy 2: mask", "Greedy 2"));
  assert.ok(!says("Build the small farm", "a1_small_farm"));
  assert.ok(!says("a3", "a3"), "nothing would be shorter");
});

test("points run to what they have become, and stay there", () => {
  assert.deepEqual(
    [0, 100, 400, 900].map((passed) => between(10, 30, passed)),
    [10, 22, 30, 30],
  );
  assert.equal(between(5, 2, -3), 5);
});

test("the coin says the cost, the label need not", () => {
  assert.equal(bare("Walk to b (2 AP)", "2"), "Walk to b");
  assert.equal(bare("Guard (5 AP, two leave)", "5"), "Guard (5 AP, two leave)");
  assert.equal(bare("Идти (2 ОД)", "2"), "Идти");
  assert.equal(costOf([]), "");
});

test("winners come first, equal scores share a place", () => {
  assert.deepEqual(
    places(["a", "b", "c"], [9, 9, 4], [1]).map(({ seat, rank }) => [seat, rank]),
    [
      [1, 0],
      [0, 1],
      [2, 2],
    ],
  );
  assert.deepEqual(
    places(["a", "b", "c"], [9, 4, 4], [0]).map(({ rank }) => rank),
    [0, 1, 1],
  );
});

test("the race shows whole rounds and the lead over the average", () => {
  const curve = [
    [10, 6, 0],
    [12, 6, 2],
    [30, 9, 2],
    [33, 9, 7],
  ];
  assert.deepEqual(rounds(curve), [
    [12, 6, 2],
    [33, 9, 7],
  ]);
  assert.deepEqual(leads(rounds(curve), 2), [
    { ply: 0, lead: [0, 0] },
    { ply: 12, lead: [2, -2] },
    { ply: 33, lead: [1, -1] },
  ]);
  assert.deepEqual(thinned([1, 2, 3, 4, 5, 6, 7], 3), [1, 4, 7]);
  assert.deepEqual(spread([10, 12, 50], 18), [10, 28, 50]);
});

test("a replay finds the sentence of a ply and the turning points", () => {
  const line = (first: number, last: number, text: string, heading = false): LogLine => ({
    first,
    last,
    events: heading ? 0 : 1,
    seat: 0,
    text,
    why: "",
    heading,
    refs: {},
  });
  const lines = [line(0, 0, "Start", true), line(0, 1, "one"), line(2, 2, "two")];
  assert.equal(lineAt(lines, 0), null);
  assert.equal(lineAt(lines, 1)?.text, "one");
  assert.equal(lineAt(lines, 3)?.text, "two");
  assert.deepEqual(
    turningPoints([
      [1, 5, 0],
      [2, 5, 5],
      [3, 5, 9],
      [4, 12, 9],
    ]),
    [3, 4],
  );
});

test("a sentence leads from where the one before it ended to where its own events end", () => {
  const line = (events: number, heading = false) => ({
    first: 0,
    last: 0,
    events,
    seat: 0,
    text: "",
    why: "",
    heading,
    refs: {},
  });
  const gain = (corn: number) => ({ ply: 0, kind: "gained", args: {}, change: [["players/0/corn", corn]] });
  const view = { day: 1, players: [{ corn: 0 }, { corn: 5 }] };
  const steps = stepsOf({ view, lines: [line(0, true), line(1), line(2)], told: [gain(1), gain(2), gain(4)] });
  assert.deepEqual(
    steps.map(({ view }) => (view as { players: { corn: number }[] }).players.map(({ corn }) => corn)),
    [
      [1, 5],
      [4, 5],
    ],
  );
  assert.equal(steps[1]?.before, steps[0]?.view);
  assert.deepEqual(
    steps.map(({ views }) => views.length),
    [1, 2],
  );
  assert.deepEqual(view.players[0], { corn: 0 }, "what was before stays as it was");
});

test("changes put, replace and take away, and leave the rest the same", () => {
  const view = { players: [{ corn: 1 }, { corn: 2 }], tiles: { a: 1 }, hand: null };
  const now = changed(view, [["players/1/corn", 3], ["tiles/b", 2], ["tiles/a"], ["hand", ["x"]]]) as typeof view;
  assert.deepEqual(now, { players: [{ corn: 1 }, { corn: 3 }], tiles: { b: 2 }, hand: ["x"] });
  assert.equal(now.players[0], view.players[0]);
  assert.equal(changed(view, []), view);
  assert.equal(changed(null, [["", view]]), view);
});

test("lines come when what they tell of is told", () => {
  const lines = [0, 1, 3, 0, 1].map((events) => ({ events }));
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((waiting) => linesTold(lines, waiting)),
    [5, 3, 3, 3, 2, 0],
  );
});

test("the view of a board keeps its shape and stays near the board", () => {
  const whole = around({ x: 0, y: 0, w: 100, h: 100 }, 2);
  assert.deepEqual(whole, { x: -50, y: 0, w: 200, h: 100 });
  const closer = zoomed(whole, whole, 2, 0, 50);
  assert.deepEqual(closer, { x: -25, y: 25, w: 100, h: 50 });
  assert.equal(zoomed(closer, whole, 0.1, 0, 0).w, 200);
  assert.ok(kept({ x: 900, y: 0, w: 100, h: 50 }, whole).x <= 75);
  assert.deepEqual(readBox("0 -5 10 20"), { x: 0, y: -5, w: 10, h: 20 });
  assert.equal(readBox(null), null);
});

test("rules are found by number and by words, whatever the accents", () => {
  const chapters = [
    {
      number: "T-1",
      title: "Turnos",
      rules: [
        { number: "T-1.1", text: "El líder camina.", sources: [] },
        { number: "T-1.2", text: "Fin.", sources: [] },
      ],
    },
  ];
  assert.deepEqual(
    search(chapters, "lider").map((chapter) => chapter.rules.length),
    [1],
  );
  assert.deepEqual(search(chapters, "1.2")[0]?.rules[0]?.text, "Fin.");
  assert.deepEqual(search(chapters, "nada"), []);
});

test("marks of a replay's track stand beside one another, never over", () => {
  assert.deepEqual(beside([10, 98, 100], 100), [
    "min(10%, min(98%, 100% - 22px) - 22px)",
    "min(98%, 100% - 22px)",
    "100%",
  ]);
  assert.deepEqual(beside([], 0), []);
});

test("a review opens at one's own worst turn and goes from mark to mark", () => {
  const line = { steps: [], chance: 0.5 };
  const turns = [0, 0.12, 0.01, 0.3, 0.07].map((loss, i) => ({
    number: i + 1,
    seat: i % 2,
    ply: i,
    end: i + 1,
    chances: [0.5, 0.5],
    luck: 0,
    loss,
    mark: "" as const,
    played: line,
    better: loss >= 0.05 ? [line] : [],
    reasons: [],
    because: [],
  }));
  assert.equal(worst(turns, [0]), 5);
  assert.equal(worst(turns, []), 4);
  assert.equal(worst(turns.slice(0, 1), [0]), 0);
  assert.equal(nextMark(turns, 2, 1), 4);
  assert.equal(nextMark(turns, 2, -1), 2);
  assert.equal(nextMark(turns, 5, -1), 4);
});
