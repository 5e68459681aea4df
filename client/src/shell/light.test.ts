import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceInfo } from "../wire.ts";
import { inOrder } from "./light.ts";

const LIT = { hex: ["a4", "a5"], figure: ["explorer"] };
const walk = { args: { figure: "explorer", from: "a5", to: "a4" } } as unknown as ChoiceInfo;
const place = { args: { figure: "explorer", hex: "a5" } } as unknown as ChoiceInfo;

test("where a choice names two places, the one it begins with shines first, then the other", () => {
  assert.deepEqual(inOrder(LIT, walk, []), { hex: ["a5"], figure: ["explorer"] });
  assert.deepEqual(inOrder(LIT, walk, [{ hex: "a5" }]), { hex: ["a4"], figure: ["explorer"] });
});

test("all else shines at once", () => {
  assert.deepEqual(inOrder(LIT, place, []), LIT);
  assert.deepEqual(inOrder(LIT, undefined, []), LIT);
});
