/**
 * The position as it is shown while events are told one after the other. Each event changes a copy of what was shown
 * before, for the eye alone; when the telling is over or broken off, the true position is shown.
 */

import { useEffect, useReducer, useRef } from "preact/hooks";
import type { Told } from "../wire.ts";
import type { Motion } from "./board.ts";

/** How a game is told. `Shown` is what is drawn: a view, perhaps with a scene over it. */
export interface Script<View, Shown> {
  /** What is drawn when nothing moves; `before` and `told` say what led to it. */
  rest(view: View, before: Shown | null, told: readonly Told[]): Shown;
  /** What is drawn after an event, as far as it can be seen. */
  after(shown: Shown, event: Told): Shown;
  /** How long an event takes, in milliseconds; 0: there is nothing to see. */
  duration(event: Told, shown: Shown): number;
  /** Events in a row with the same word happen at the same moment; "": on its own. */
  together(event: Told): string;
  /** Kinds that fly first and change something when they arrive; everything else glides into its new place. */
  flies: ReadonlySet<string>;
  /** When more events wait than this, all are told faster … */
  unhurried: number;
  /** … and more than this are not watched but looked up in the log. */
  most: number;
}

export interface Stage<Shown> {
  shown: Shown;
  /** The events under way, with a number of their own. */
  events: Told[];
  number: number;
  milliseconds: number;
  skip(): void;
}

interface Plan<Shown> {
  shown: Shown;
  groups: Told[][];
  pace: number;
}

const APART = 350; // from one event to the next

export const still = (motion: Motion): boolean =>
  motion === "none" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What happens at the same moment is shown at the same moment. */
export function grouped(events: readonly Told[], together: (event: Told) => string): Told[][] {
  const groups: Told[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const word = together(event);
    if (last?.[0] && word && together(last[0]) === word) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/**
 * Tells the events that led to a position, then rests on it. Whoever is `asked` and answers has seen enough of what
 * came before.
 */
export function useStage<View, Shown>(
  script: Script<View, Shown>,
  view: View,
  told: Told[],
  motion: Motion,
  asked = false,
): Stage<Shown> {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const known = useRef<{ view: View; told: Told[]; rest: Shown; asked: boolean } | null>(null);
  known.current ??= { view, told, rest: script.rest(view, null, told), asked };
  const plan = useRef<Plan<Shown> | null>(null);
  const number = useRef(0);
  const longest = (group: readonly Told[], shown: Shown): number =>
    Math.max(0, ...group.map((event) => script.duration(event, shown)));
  const over = ({ shown, groups: [first = [], ...rest], pace }: Plan<Shown>): Plan<Shown> => ({
    shown: first.reduce(script.after, shown),
    groups: rest,
    pace,
  });

  if (known.current.view !== view) {
    if (known.current.asked) plan.current = null;
    const fresh = known.current.told !== told ? told : [];
    const { shown, groups: waiting } = plan.current ?? { shown: known.current.rest, groups: [] };
    const groups = [...waiting, ...grouped(fresh, script.together)];
    const seen = groups.filter((group) => longest(group, shown) > 0).length;
    plan.current =
      fresh.length && seen && seen <= script.most && !still(motion)
        ? { shown, groups, pace: Math.min(1, script.unhurried / seen) }
        : null;
    known.current = { view, told, rest: script.rest(view, known.current.rest, fresh), asked };
  }
  known.current.asked = asked;

  // Events with nothing to see are over at once.
  while (plan.current?.groups[0] && !longest(plan.current.groups[0], plan.current.shown))
    plan.current = over(plan.current);
  const group = plan.current?.groups[0] ?? null;
  if (!group) plan.current = null;

  const pace = (motion === "fast" ? 0.5 : 1) * (plan.current?.pace ?? 1);
  const milliseconds = group && plan.current ? longest(group, plan.current.shown) * pace : 0;
  useEffect(() => {
    if (!group) return;
    const more = (plan.current?.groups.length ?? 0) > 1;
    const timer = setTimeout(
      () => {
        if (plan.current?.groups[0] !== group) return;
        plan.current = over(plan.current);
        number.current += 1;
        redraw(0);
      },
      more ? Math.max(milliseconds, APART * pace) : milliseconds,
    );
    return () => clearTimeout(timer);
  }, [group]);

  const lifted = (shown: Shown, event: Told): Shown =>
    script.flies.has(event.kind) ? shown : script.after(shown, event);
  return {
    shown: group && plan.current ? group.reduce(lifted, plan.current.shown) : known.current.rest,
    events: group ?? [],
    number: number.current,
    milliseconds,
    skip() {
      if (!plan.current) return;
      plan.current = null;
      redraw(0);
    },
  };
}
