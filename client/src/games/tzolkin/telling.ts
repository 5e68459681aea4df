/** How Tzolk'in is told, event by event: how long each takes, what flies. */

import { NO_SCENE, type Script } from "../../shell/telling.ts";
import type { Told } from "../../wire.ts";
import type { View } from "./view.ts";

const seatOf = (event: Told): number => Number(event.args["seat"] ?? -1);

/** How long an event takes, in milliseconds; 0: there is nothing to see on the board. */
export function duration(event: Told, view: View): number {
  switch (event.kind) {
    case "placed":
    case "picked":
    case "placed-start":
    case "placed-quick":
      return 320;
    case "gained":
    case "paid":
    case "harvested":
    case "start-corn":
      return 420;
    case "rose":
    case "sank":
    case "learned":
    case "forgot":
    case "begged":
    case "skull-placed":
    case "built":
    case "built-monument":
      return 300;
    case "food-day":
      return 1000;
    case "turn-began":
      return Number(event.args["day"]) > view.day ? 560 : 0;
    case "finale":
      return 560;
    default:
      return 0;
  }
}

/** Materials that change hands in one go are shown in one go. */
const together = (event: Told): string =>
  event.kind === "gained" || event.kind === "paid" ? `${event.kind} ${seatOf(event)}` : "";

const FLYING = new Set([
  "placed",
  "placed-start",
  "placed-quick",
  "dummy-placed",
  "gained",
  "paid",
  "food-day",
  "skull-placed",
]);

export const SCRIPT: Script<View, null> = {
  ...NO_SCENE,
  duration,
  together,
  flies: (kind) => FLYING.has(kind),
  unhurried: 12,
  most: 60,
};
