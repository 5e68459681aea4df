import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fairness, SeatInfo } from "../wire.ts";
import { check, contributors, weighted } from "./fairness.ts";

// Made with patolli.core.dealer.FairDealer(bytes(range(32)), ("ana", "bruno")).
const drawn = (ply: number, weights: number[], index: number) => {
  const options = weights.map((_, i) => `draw ${i}`);
  return { ply, options, weights, text: options[index]! };
};
const FAIR: Fairness = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  entropy: ["ana", "bruno"],
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  draws: [
    drawn(0, [1, 1, 1, 1], 3),
    drawn(3, [3, 5, 2], 2),
    drawn(17, Array<number>(36).fill(1), 8),
    drawn(44, [7], 0),
    drawn(101, [1, 2, 3, 4, 5, 6, 7], 5),
    drawn(432, [1000003, 999983], 1),
  ],
};

const KEPT = { commitment: FAIR.commitment, entropy: "bruno" };

test("the draws of the real dealer are found right", async () => {
  const checked = await check(FAIR, KEPT, 2);
  assert.ok(checked.kept && checked.promise && checked.mine);
  assert.deepEqual(
    checked.draws.map((one) => one.right),
    FAIR.draws.map(() => true),
  );
  assert.ok(checked.right);
});

test("a draw that was changed is found", async () => {
  const [first, ...rest] = FAIR.draws;
  const forged = { ...FAIR, draws: [{ ...first!, text: "draw 0" }, ...rest] };
  const checked = await check(forged, KEPT, 2);
  assert.deepEqual(
    checked.draws.map((one) => one.right),
    [false, ...rest.map(() => true)],
  );
  assert.equal(checked.draws[0]!.fair, "draw 3");
  assert.ok(!checked.right);
});

test("a secret that was not promised is found", async () => {
  const checked = await check({ ...FAIR, secret: `ff${FAIR.secret.slice(2)}` }, KEPT, 2);
  assert.ok(!checked.promise);
  assert.ok(!checked.right);
});

test("a promise made anew at the end does not help: this browser kept the first", async () => {
  const checked = await check(FAIR, { ...KEPT, commitment: FAIR.commitment.replace("6", "7") }, 2);
  assert.ok(!checked.promise);
  assert.ok(!checked.right);
});

test("what this browser added must be drawn with", async () => {
  const checked = await check(FAIR, { ...KEPT, entropy: "carla" }, 2);
  assert.ok(checked.promise && !checked.mine);
  assert.ok(!checked.right);
});

test("one line more than there are people is found: it may have been chosen to fit", async () => {
  const checked = await check(FAIR, KEPT, 1);
  assert.ok(checked.promise && checked.mine && checked.extra);
  assert.ok(!checked.right);
});

test("people at one screen add once, bots and free seats nothing", () => {
  const seat = (kind: SeatInfo["kind"], mine: boolean) => ({ kind, mine }) as SeatInfo;
  const seats = [seat("person", true), seat("person", true), seat("person", false), seat("bot", false)];
  assert.equal(contributors(seats), 2);
  assert.equal(contributors(seats.slice(2)), 1);
});

test("a browser that kept nothing checks against what the server says now, and knows it", async () => {
  const checked = await check(FAIR, null, 2);
  assert.ok(!checked.kept);
  assert.ok(checked.right);
});

test("other entropy gives other draws", async () => {
  assert.ok(!(await check({ ...FAIR, entropy: ["bruno"] }, KEPT, 2)).right);
});

test("a number falls to the outcome whose share holds it", () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((n) => weighted(n, [1, 3, 2])),
    [0, 1, 1, 1, 2, 2],
  );
});
