import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceInfo } from "../wire.ts";
import { bind, doubts, isNumber, narrow, nextStep, settled, target } from "./narrowing.ts";

const SPECS = {
  walk: { figure: "figure", start: "place", end: "place" },
  build: { place: "place" },
  bid: { amount: "amount" },
  end: {},
};

function choice(text: string, cost?: number): ChoiceInfo {
  const [kind = "", ...values] = text.split(" ");
  const names = Object.keys(SPECS[kind as keyof typeof SPECS]);
  return {
    text,
    kind,
    label: text,
    args: Object.fromEntries(names.map((name, i) => [name, values[i] ?? ""])),
    hints: cost === undefined ? {} : { cost },
  };
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

test("a pick binds the first free argument of its domain", () => {
  assert.deepEqual(bind(SPECS.walk, [{ place: "a1" }, { place: "b1" }]), { start: "a1", end: "b1" });
});

test("one piece may name several domains", () => {
  assert.deepEqual(texts(narrow(ALL, SPECS, [{ figure: "scout", place: "a1" }])), [
    "walk scout a1 a2",
    "walk scout a1 b1",
  ]);
});

test("a choice without a free argument of the domain drops out", () => {
  assert.deepEqual(texts(narrow(ALL, SPECS, [{ place: "a1" }, { place: "a2" }])), [
    "walk scout a1 a2",
    "walk chief a1 a2",
  ]);
});

test("a choice whose bound arguments disagree drops out", () => {
  assert.deepEqual(texts(narrow(ALL, SPECS, [{ place: "a2" }])), ["build a2"]);
});

test("a kind narrows as well", () => {
  assert.deepEqual(texts(narrow(ALL, SPECS, [{ place: "a1" }], "build")), ["build a1"]);
});

test("one choice left with all its arguments bound is settled", () => {
  const picks = [{ place: "a2" }];
  assert.equal(settled(narrow(ALL, SPECS, picks), SPECS, picks)?.text, "build a2");
});

test("one choice left with an argument free is not settled", () => {
  const picks = [{ figure: "chief" }];
  const left = narrow(ALL, SPECS, picks);
  assert.equal(left.length, 1);
  assert.equal(settled(left, SPECS, picks), null);
});

test("a choice without arguments is settled by its kind", () => {
  assert.equal(settled(narrow(ALL, SPECS, [], "end"), SPECS, [])?.text, "end");
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

test("without a board the first argument that still differs is asked next", () => {
  const walks = narrow(ALL, SPECS, [], "walk");
  assert.deepEqual(nextStep(walks, SPECS, []), { arg: "figure", domain: "figure", values: ["scout", "chief"] });
  assert.equal(nextStep(ALL, SPECS, []), null);
});

test("many whole numbers are stepped through, few values are listed", () => {
  assert.ok(isNumber(["0", "1", "2", "3", "4"]));
  assert.ok(!isNumber(["0", "1"]));
  assert.ok(!isNumber(["a1", "a2", "a3", "a4", "a5"]));
});

test("why not is asked of every kind the piece fits, with what is known", () => {
  assert.deepEqual(doubts(["walk", "build", "end"], SPECS, [{ place: "a1" }], { place: "c3" }), [
    { kind: "walk", args: { start: "a1", end: "c3" } },
  ]);
});
