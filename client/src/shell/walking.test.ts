import assert from "node:assert/strict";
import { test } from "node:test";
import { reach } from "./walking.ts";

test("arrow keys go to what lies in their direction", () => {
  const from = { x: 0, y: 0 };
  assert.equal(reach(from, { x: 10, y: 2 }, "ArrowRight"), 14);
  assert.equal(reach(from, { x: 10, y: 2 }, "ArrowLeft"), null);
  assert.equal(reach(from, { x: 1, y: -20 }, "ArrowUp"), 22);
  assert.equal(reach(from, { x: 40, y: 4 }, "ArrowDown"), null);
});
