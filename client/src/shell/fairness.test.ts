import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fairness } from "../wire.ts";
import { check, weighted } from "./fairness.ts";

// Made with patolli.core.dealer.FairDealer(bytes(range(32)), ("ana", "bruno")).
const FAIR: Fairness = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  entropy: ["ana", "bruno"],
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  draws: [
    { ply: 0, weights: [1, 1, 1, 1], index: 3, text: "draw 0" },
    { ply: 3, weights: [3, 5, 2], index: 2, text: "draw 3" },
    { ply: 17, weights: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], index: 8, text: "draw 17" },
    { ply: 44, weights: [7], index: 0, text: "draw 44" },
    { ply: 101, weights: [1, 2, 3, 4, 5, 6, 7], index: 5, text: "draw 101" },
    { ply: 432, weights: [1000003, 999983], index: 1, text: "draw 432" },
  ],
};

test("the draws of the real dealer are found right", async () => {
  const checked = await check(FAIR);
  assert.ok(checked.commitment);
  assert.deepEqual(checked.draws.map((one) => one.right), FAIR.draws.map(() => true));
  assert.ok(checked.right);
});

test("a draw that was changed is found", async () => {
  const [first, ...rest] = FAIR.draws;
  const forged = { ...FAIR, draws: [{ ...first!, index: (first!.index + 1) % first!.weights.length }, ...rest] };
  const checked = await check(forged);
  assert.deepEqual(checked.draws.map((one) => one.right), [false, ...rest.map(() => true)]);
  assert.ok(!checked.right);
});

test("a secret that was not promised is found", async () => {
  const checked = await check({ ...FAIR, secret: `ff${FAIR.secret.slice(2)}` });
  assert.ok(!checked.commitment);
  assert.ok(!checked.right);
});

test("other entropy gives other draws", async () => {
  assert.ok(!(await check({ ...FAIR, entropy: ["ana"] })).right);
});

test("a number falls to the outcome whose share holds it", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5].map((n) => weighted(n, [1, 3, 2])), [0, 1, 1, 1, 2, 2]);
});
