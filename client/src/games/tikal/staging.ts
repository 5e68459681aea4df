/**
 * The position as it is shown while events are told one after the other. Each event changes a copy of the position
 * shown before, for the eye alone; when the telling is over or broken off, the true position is shown.
 */

import { useEffect, useReducer, useRef } from "preact/hooks";
import type { Motion } from "../../shell/board.ts";
import { still } from "../../shell/staging.ts";
import type { Told } from "../../wire.ts";
import { center } from "./geometry.ts";
import type { FigureView, HexView, View } from "./view.ts";

const seatOf = (event: Told): number => Number(event.args["seat"] ?? -1);

function changeHex(view: View, name: string | undefined, change: (hex: HexView) => Partial<HexView>): View {
  return { ...view, hexes: view.hexes.map((hex) => (hex.name === name ? { ...hex, ...change(hex) } : hex)) };
}

/** One figure more or less of a seat's, in seat order, without empty groups. */
export function regroup(figures: readonly FigureView[], seat: number, kind: string, change: 1 | -1): FigureView[] {
  const mine = figures.find((group) => group.seat === seat) ?? { seat, explorers: 0, leader: false };
  const now =
    kind === "leader" ? { ...mine, leader: change > 0 } : { ...mine, explorers: Math.max(0, mine.explorers + change) };
  return [...figures.filter((group) => group.seat !== seat), ...(now.leader || now.explorers ? [now] : [])].sort(
    (a, b) => a.seat - b.seat,
  );
}

function step(view: View, event: Told, at: string | undefined, change: 1 | -1): View {
  return changeHex(view, at, (hex) => ({
    figures: regroup(hex.figures, seatOf(event), event.args["figure"] ?? "", change),
  }));
}

/** What is gone from its old place while the event is under way. */
export function lifted(view: View, event: Told): View {
  const { start, value } = event.args;
  switch (event.kind) {
    case "walked":
    case "travelled":
      return step(view, event, start, -1);
    case "uncovered":
      return { ...view, steps: view.steps.map((left, number) => (number === Number(value) ? left - 1 : left)) };
    default:
      return view;
  }
}

/** What is there when the event is over. `final` knows what a laid tile shows. */
export function landed(view: View, event: Told, final: View): View {
  const { hex: at, end, value } = event.args;
  const seat = seatOf(event);
  const there = final.hexes.find((hex) => hex.name === at);
  switch (event.kind) {
    case "walked":
    case "travelled":
      return step(view, event, end, 1);
    case "placed":
      return step(view, event, at, 1);
    case "uncovered":
      return changeHex(view, at, () => ({ value: Number(value) }));
    case "recovered":
      return changeHex(view, at, (hex) => ({ treasures: there?.treasures ?? hex.treasures }));
    case "camped":
      return changeHex(view, at, () => ({ camp: seat }));
    case "guarded":
      return changeHex(view, at, (hex) => ({
        guard: seat,
        control: seat,
        tied: false,
        figures: hex.figures.filter((group) => group.seat !== seat),
      }));
    case "laid":
      return there ? changeHex(view, at, () => bare(there)) : view;
    default:
      return view;
  }
}

/** A hex as its tile was laid: nobody there yet. */
export const bare = (hex: HexView): HexView => ({
  ...hex,
  value: hex.printed,
  figures: [],
  camp: -1,
  guard: -1,
  control: -1,
  tied: false,
});

/** Only what is still to be told of is shown as it was; everything else is as it is. */
export function settled(view: View, rest: readonly Told[], final: View): View {
  const open = new Set(rest.flatMap(({ args }) => [args["hex"], args["start"], args["end"]]));
  return {
    ...final,
    hexes: view.hexes.map((hex, i) => (open.has(hex.name) ? hex : (final.hexes[i] ?? hex))),
    steps: rest.some((event) => event.kind === "uncovered") ? view.steps : final.steps,
  };
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

const APART = 350; // from one event to the next
const UNHURRIED = 12; // when more events wait than this, all are told faster
const MOST = 40; // more than this is not watched but looked up in the log

export interface Stage {
  view: View;
  /** The event under way, with a number of its own. */
  event: Told | null;
  number: number;
  milliseconds: number;
  skip(): void;
}

interface Plan {
  view: View;
  events: Told[];
  pace: number;
}

/** The first event is over. */
function advanced({ view, events: [first, ...rest], pace }: Plan, final: View): Plan {
  return { view: first ? settled(landed(lifted(view, first), first, final), rest, final) : view, events: rest, pace };
}

/** Tells the events that led to a position, then rests on it. */
export function useStage(view: View, told: Told[], motion: Motion): Stage {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const known = useRef<{ view: View; told: Told[] }>({ view, told });
  const plan = useRef<Plan | null>(null);
  const number = useRef(0);

  if (known.current.view !== view) {
    const fresh = known.current.told !== told && !still(motion) ? told : [];
    const shown = plan.current ?? { view: known.current.view, events: [], pace: 1 };
    const events = [...shown.events, ...fresh];
    const seen = events.filter((event) => duration(event) > 0).length;
    plan.current =
      fresh.length && seen && seen <= MOST
        ? { view: settled(shown.view, events, view), events, pace: Math.min(1, UNHURRIED / seen) }
        : null;
    known.current = { view, told };
  }

  // Events with nothing to see are over at once.
  while (plan.current?.events[0] && !duration(plan.current.events[0])) plan.current = advanced(plan.current, view);
  const event = plan.current?.events[0] ?? null;
  if (!event) plan.current = null;

  const pace = (motion === "fast" ? 0.5 : 1) * (plan.current?.pace ?? 1);
  const milliseconds = event ? duration(event) * pace : 0;
  useEffect(() => {
    if (!event) return;
    const rest = (plan.current?.events.length ?? 0) > 1;
    const timer = setTimeout(
      () => {
        const now = plan.current;
        if (now?.events[0] === event) {
          plan.current = advanced(now, known.current.view);
          number.current += 1;
          redraw(0);
        }
      },
      rest ? Math.max(milliseconds, APART * pace) : milliseconds,
    );
    return () => clearTimeout(timer);
  }, [event]);

  return {
    view: event && plan.current ? lifted(plan.current.view, event) : view,
    event,
    number: number.current,
    milliseconds,
    skip() {
      if (!plan.current) return;
      plan.current = null;
      redraw(0);
    },
  };
}
