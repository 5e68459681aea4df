/** What the others did since my last choice: the places they took or left, carried on by the gears as days pass. */

import type { Told } from "../../wire.ts";
import { gearNamed } from "./geometry.ts";

export interface Trace {
  seat: number;
  gear: string;
  space: number;
  left: boolean;
}

const MOST = 14;

/** The traces after more was told on some day; my own doing wipes them out. */
export function follow(before: readonly Trace[], told: readonly Told[], me: readonly number[], day: number): Trace[] {
  let [traces, today] = [[...before], day];
  for (const { kind, args } of told) {
    const seat = Number(args["seat"] ?? -1);
    if (kind === "turn-began" && Number(args["day"]) > today) {
      const days = Number(args["day"]) - today;
      today += days;
      traces = traces
        .map((trace) => ({ ...trace, space: trace.space + days }))
        .filter(({ gear, space, left }) => !left && space <= gearNamed(gear).last);
    }
    if (kind !== "placed" && kind !== "picked") continue;
    if (me.includes(seat)) traces = [];
    else
      traces = [
        ...traces.filter(({ gear, space }) => gear !== args["gear"] || space !== Number(args["space"])),
        { seat, gear: args["gear"] ?? "", space: Number(args["space"]), left: kind === "picked" },
      ];
  }
  return traces.slice(-MOST);
}
