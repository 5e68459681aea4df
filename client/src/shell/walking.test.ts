import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, reach } from "./walking.ts";

const from = { x: 0, y: 0 };

test("arrow keys go to what lies in their direction", () => {
  assert.equal(reach(from, { x: 10, y: 2 }, "ArrowRight"), 13);
  assert.equal(reach(from, { x: 10, y: 2 }, "ArrowLeft"), null);
  assert.equal(reach(from, { x: 2, y: -20 }, "ArrowUp"), 23);
  assert.equal(reach(from, { x: 40, y: 4 }, "ArrowDown"), null);
});

test("among hexes they go to neighbours: sideways to the lower one, with Shift to the upper", () => {
  const at = (x: number, y: number) => ({ x: 100 * x, y: 115.47 * y });
  const hexes = [at(0, -1), at(0, 1), at(1, -0.5), at(1, 0.5), at(2, 0), at(-1, 0.5), at(-1, -0.5), at(-2, 0)];
  assert.deepEqual(nearest(from, hexes, "ArrowRight"), at(1, 0.5));
  assert.deepEqual(nearest(from, hexes, "ArrowRight", true), at(1, -0.5));
  assert.deepEqual(nearest(from, hexes, "ArrowLeft"), at(-1, 0.5));
  assert.deepEqual(nearest(from, hexes, "ArrowUp"), at(0, -1));
  assert.equal(nearest(from, [at(0, 1)], "ArrowUp"), null);
});
