/** The way of the last moves. */

import type { Told } from "../../wire.ts";
import { RADIUS, center, tenth, type Point } from "./geometry.ts";

export interface Step {
  seat: number;
  from: string;
  to: string;
}

/** The moves of whoever moved last, until somebody else does something on the board. */
export function follow(trail: readonly Step[], told: readonly Told[]): Step[] {
  let steps = [...trail];
  for (const { args } of told) {
    const seat = Number(args["seat"] ?? -1);
    if (seat >= 0 && steps.some((step) => step.seat !== seat) && (args["hex"] || args["start"])) steps = [];
    if (args["start"] && args["end"]) steps = [...steps, { seat, from: args["start"], to: args["end"] }].slice(-5);
  }
  return steps;
}

/** The bow of an arrow from hex to hex: past the end of the border, so that it hides neither stones nor numbers. */
export function bow(from: string, to: string): { d: string; end: Point; angle: number } {
  const [x1, y1] = center(from);
  const [x2, y2] = center(to);
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
  const near = long < 2 * RADIUS;
  const at = (along: number, aside: number): Point => [
    tenth(x1 + ux * along - uy * aside),
    tenth(y1 + uy * along + ux * aside),
  ];
  const [start, mid, end] = near
    ? [at(long / 2 - 38, 38), at(long / 2, 54), at(long / 2 + 34, 40)]
    : [at(46, 16), at(long / 2, 60 + long / 8), at(long - 46, 16)];
  return {
    d: `M${start.join(" ")}Q${mid.join(" ")} ${end.join(" ")}`,
    end,
    angle: tenth((Math.atan2(end[1] - mid[1], end[0] - mid[0]) * 180) / Math.PI),
  };
}
