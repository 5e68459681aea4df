import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatInfo } from "../wire.ts";
import type { Drawing } from "./games.ts";
import { seatsWithRival, withRival } from "./rival.ts";

const words = { "x-rival": "Rival" };
const DRAWING = { rival: "x-rival", words: { en: words, ru: words, es: words } } as unknown as Drawing;
const SEAT = { seat: 0, name: "Ana", kind: "person" } as SeatInfo;

test("whom the rules set against a single player has a name and a panel after the last seat", () => {
  assert.deepEqual(withRival(["Ana"], [3, 5], DRAWING), ["Ana", "Rival"]);
  assert.deepEqual(withRival(["Ana", "Bruno"], [3, 5], DRAWING), ["Ana", "Bruno"]);
  assert.deepEqual(
    seatsWithRival([SEAT], [3, 5], DRAWING).map(({ seat, name }) => [seat, name]),
    [
      [0, "Ana"],
      [1, "Rival"],
    ],
  );
  assert.deepEqual(seatsWithRival([SEAT], [3, 5], null), [SEAT]);
});
