/** How Tikal is told, event by event: how long each takes. */

import { NO_SCENE, type Script } from "../../shell/telling.ts";
import type { Told } from "../../wire.ts";
import { center } from "./geometry.ts";
import type { FigureView, HexView, View } from "./view.ts";

/** One figure more or less of a seat's, in seat order, without empty groups: one that is on its way is drawn apart. */
export function regroup(figures: readonly FigureView[], seat: number, kind: string, change: 1 | -1): FigureView[] {
  const mine = figures.find((group) => group.seat === seat) ?? { seat, explorers: 0, leader: false };
  const now =
    kind === "leader" ? { ...mine, leader: change > 0 } : { ...mine, explorers: Math.max(0, mine.explorers + change) };
  return [...figures.filter((group) => group.seat !== seat), ...(now.leader || now.explorers ? [now] : [])].sort(
    (a, b) => a.seat - b.seat,
  );
}

/** A hex while an event is under way: who walks has left it. */
export function left(hex: HexView, [event]: readonly Told[]): HexView {
  const { seat, figure, start } = event?.args ?? {};
  return start === hex.name ? { ...hex, figures: regroup(hex.figures, Number(seat), figure ?? "", -1) } : hex;
}

/** How long an event takes, in milliseconds; 0: there is nothing to see on the board. */
export function duration(event: Told): number {
  const { start, end } = event.args;
  switch (event.kind) {
    case "walked":
    case "travelled": {
      if (!start || !end) return 0;
      const [[x1, y1], [x2, y2]] = [center(start), center(end)];
      return Math.min(900, Math.max(260, Math.hypot(x2 - x1, y2 - y1) * 1.7));
    }
    case "laid":
    case "placed":
    case "camped":
      return 180;
    case "uncovered":
    case "guarded":
      return 320;
    case "recovered":
    case "swapped":
      return 520;
    case "scored":
    case "erupted":
      return 900;
    default:
      return 0;
  }
}

export const SCRIPT: Script<View, null> = {
  ...NO_SCENE,
  duration,
  together: () => "",
  flies: () => true,
  unhurried: 12,
  most: 40,
};
