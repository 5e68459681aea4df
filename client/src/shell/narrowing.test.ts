import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceInfo } from "../wire.ts";
import type { Pick } from "./board.ts";
import {
  type Taken,
  boundOf,
  doubts,
  isNumber,
  narrow,
  nextStep,
  settled,
  take,
  takeFound,
  target,
} from "./narrowing.ts";

const SPECS: Record<string, Record<string, string>> = {
  walk: { figure: "figure", start: "place", end: "place" },
  build: { place: "place" },
  bid: { amount: "amount" },
  pay: { potato: "some", corn: "some", gold: "some" },
  exchange: { give: "resource", get: "resource" },
  "place-as": { worker: "worker", kind: "worker", space: "space" },
  end: {},
};

function choice(text: string, cost?: number): ChoiceInfo {
  const [kind = "", ...values] = text.split(" ");
  const names = Object.keys(SPECS[kind] ?? {});
  const args = Object.fromEntries(names.map((name, i) => [name, values[i] ?? ""]));
  return { text, kind, label: text, args, hints: cost === undefined ? {} : { cost } };
}

const ALL = [
  choice("walk scout a1 a2", 1),
  choice("walk scout a1 b1", 2),
  choice("walk chief a1 a2", 1),
  choice("build a1", 3),
  choice("build a2", 3),
  choice("end"),
];
const texts = (left: ChoiceInfo[]) => left.map((one) => one.text);

/** Pick one piece after another; a step may name the argument it is meant for. */
function pickAll(choices: ChoiceInfo[], steps: (Pick | [string, Pick])[]): { left: ChoiceInfo[]; taken: Taken[] } {
  const taken: Taken[] = [];
  for (const step of steps) {
    const [arg, pick] = Array.isArray(step) ? step : [undefined, step];
    const next = take(narrow(choices, taken), SPECS, taken, pick, arg);
    if (!next) return { left: [], taken };
    taken.push(next);
  }
  return { left: narrow(choices, taken), taken };
}

test("a pick binds the first free argument of its domain", () => {
  const { taken } = pickAll(ALL, [{ place: "a1" }, { figure: "scout" }, { place: "b1" }]);
  assert.deepEqual(boundOf(taken, "walk"), { start: "a1", figure: "scout", end: "b1" });
});

test("one piece may name several domains", () => {
  const { left } = pickAll(ALL, [{ figure: "scout", place: "a1" }]);
  assert.deepEqual(texts(left), ["walk scout a1 a2", "walk scout a1 b1"]);
});

test("a choice without a free argument of the domain drops out", () => {
  assert.deepEqual(texts(pickAll(ALL, [{ place: "a1" }, { place: "a2" }]).left), [
    "walk scout a1 a2",
    "walk chief a1 a2",
  ]);
});

test("where several kinds are left a place means the first argument of each", () => {
  assert.deepEqual(texts(pickAll(ALL, [{ place: "a2" }]).left), ["build a2"]);
});

test("where the kind is settled, a pick that fits only a later argument binds that one", () => {
  const walks = narrow(ALL, [], "walk");
  assert.deepEqual(texts(pickAll(walks, [{ place: "b1" }]).left), ["walk scout a1 b1"]);
});

test("a kind narrows as well", () => {
  assert.deepEqual(texts(narrow(ALL, pickAll(ALL, [{ place: "a1" }]).taken, "build")), ["build a1"]);
});

test("six corn are paid as corn, not as potatoes", () => {
  const ways = [
    choice("pay 0 6 0"),
    choice("pay 0 5 1"),
    choice("pay 0 4 2"),
    choice("pay 0 3 3"),
    choice("pay 0 2 4"),
  ];
  const step = nextStep(ways, SPECS, []);
  assert.deepEqual(step, { arg: "corn", domain: "some", values: ["6", "5", "4", "3", "2"] });
  assert.deepEqual(texts(pickAll(ways, [["corn", { some: "6" }]]).left), ["pay 0 6 0"]);
  assert.deepEqual(texts(pickAll(ways, [{ some: "6" }]).left), ["pay 0 6 0"], "a bare number answers what is asked");
});

test("an argument that is named is bound even if another of its domain would fit", () => {
  const ways = [choice("pay 1 2 0"), choice("pay 2 1 0"), choice("pay 0 2 1")];
  assert.deepEqual(texts(pickAll(ways, [["corn", { some: "2" }]]).left), ["pay 1 2 0", "pay 0 2 1"]);
  assert.deepEqual(texts(pickAll(ways, [["potato", { some: "2" }]]).left), ["pay 2 1 0"]);
});

test("what is given and what is got for it are told apart", () => {
  const swaps = [choice("exchange corn gold"), choice("exchange gold corn"), choice("exchange stone corn")];
  assert.deepEqual(texts(pickAll(swaps, [{ resource: "corn" }]).left), ["exchange corn gold"]);
  assert.deepEqual(texts(pickAll(swaps, [["get", { resource: "corn" }]]).left), [
    "exchange gold corn",
    "exchange stone corn",
  ]);
  const { left } = pickAll(swaps, [["get", { resource: "corn" }], { resource: "stone" }]);
  assert.deepEqual(texts(left), ["exchange stone corn"]);
});

test("a worker that acts as another is asked for twice", () => {
  const all = [
    choice("place-as priest courier b1"),
    choice("place-as priest warrior b1"),
    choice("place-as warrior priest b1"),
  ];
  const { left, taken } = pickAll(all, [{ worker: "priest" }]);
  assert.equal(nextStep(left, SPECS, taken)?.arg, "kind");
  assert.deepEqual(texts(pickAll(all, [{ worker: "priest" }, { worker: "warrior" }]).left), [
    "place-as priest warrior b1",
  ]);
});

test("a piece that stands for certain choices keeps exactly what they have in common", () => {
  const swaps = [choice("exchange corn gold"), choice("exchange gold corn"), choice("exchange stone corn")];
  const taken = takeFound(swaps.slice(1), SPECS, [], { resource: "corn" });
  assert.deepEqual(taken?.binds, { exchange: { get: "corn" } });
});

test("one choice left with all its arguments bound is settled", () => {
  const { left, taken } = pickAll(ALL, [{ place: "a2" }]);
  assert.equal(settled(left, SPECS, taken)?.text, "build a2");
});

test("one choice left with an argument free is not settled", () => {
  const { left, taken } = pickAll(ALL, [{ figure: "chief" }]);
  assert.equal(left.length, 1);
  assert.equal(settled(left, SPECS, taken), null);
});

test("a choice without arguments is settled by its kind", () => {
  assert.equal(settled(narrow(ALL, [], "end"), SPECS, [])?.text, "end");
});

test("a target tells the cost only if all it keeps costs the same", () => {
  assert.equal(target(ALL, SPECS, [], { place: "a2" })?.cost, 3);
  const mixed = target(ALL, SPECS, [], { place: "a1" });
  assert.equal(mixed?.choices.length, 4);
  assert.equal(mixed?.cost, undefined);
});

test("what keeps nothing is no target", () => {
  assert.equal(target(ALL, SPECS, [], { place: "z9" }), null);
});

test("the first argument that still differs is asked next", () => {
  const walks = narrow(ALL, [], "walk");
  assert.deepEqual(nextStep(walks, SPECS, []), { arg: "figure", domain: "figure", values: ["scout", "chief"] });
  assert.equal(nextStep(ALL, SPECS, []), null);
});

test("many whole numbers are stepped through, few values are listed", () => {
  assert.ok(isNumber(["0", "1", "2", "3", "4"]));
  assert.ok(!isNumber(["0", "1"]));
  assert.ok(!isNumber(["a1", "a2", "a3", "a4", "a5"]));
});

test("why not is asked of every kind the piece fits, with what is known", () => {
  const { taken } = pickAll(ALL, [{ place: "a1" }]);
  assert.deepEqual(doubts(["walk", "build", "end"], SPECS, taken, { place: "c3" }), [
    { kind: "walk", args: { start: "a1", end: "c3" } },
  ]);
});
