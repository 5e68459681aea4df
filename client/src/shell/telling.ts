/**
 * What happened is told one thing after the other: the table shows the view after each of them as the server gave it,
 * and what is over the board for a while (a combat, a turn told in steps) follows from what was told.
 */

import { useEffect, useReducer, useRef } from "preact/hooks";
import type { Told } from "../wire.ts";
import type { Motion } from "./board.ts";
import type { Happened } from "./changes.ts";

/** How a game is told. A `Scene` is what is shown beside the view. */
export interface Script<View, Scene> {
  /** The scene of a position that nothing told led to: opened, jumped to, taken back. */
  begin(view: View, before: Scene | null): Scene;
  /** The scene after an event, which led from one view to the other. */
  after(scene: Scene, event: Told, before: View, view: View): Scene;
  /** How long an event takes, in milliseconds; 0: there is nothing to see. */
  duration(event: Told, view: View, scene: Scene): number;
  /** Events in a row with the same word happen at the same moment; "": on its own. */
  together(event: Told): string;
  /** Kinds that fly first and change something when they arrive; everything else glides into its new place. */
  flies(kind: string): boolean;
  /** Whether the telling waits before this event until these seats want to go on. */
  holds?(event: Told, scene: Scene, me: readonly number[]): boolean;
  /** Whether this event belongs to a turn that is told step by step, with what is asked put off until it is over. */
  stepwise?(event: Told, scene: Scene): boolean;
  /** When more events wait than this, all are told faster … */
  unhurried: number;
  /** … and more than this are not watched but looked up in the log. */
  most: number;
}

/** The telling of a game without scenes. */
export const NO_SCENE = { begin: () => null, after: () => null };

/** While the drawing of a game is not there yet. */
export const UNTOLD: Script<unknown, unknown> = {
  ...NO_SCENE,
  duration: () => 0,
  together: () => "",
  flies: () => false,
  unhurried: 0,
  most: 0,
};

export interface Stage<View, Scene = unknown> {
  /** What is shown now, and what will be when the events under way are over. */
  view: View;
  next: View;
  /** What it all leads to. */
  final: View;
  scene: Scene;
  /** The events under way, with a number of their own. */
  events: Told[];
  number: number;
  milliseconds: number;
  /** How many events have not begun yet. */
  waiting: number;
  /** All is told. */
  resting: boolean;
  /** It goes on when somebody says so. */
  held: boolean;
  /** A turn is told step by step. */
  stepwise: boolean;
  /** On to the next event. */
  goOn(): void;
  /** Not before somebody says so. */
  pause(): void;
  skip(): void;
}

interface Moment<View> {
  event: Told;
  view: View;
}

interface Plan<View, Scene> {
  view: View;
  scene: Scene;
  groups: Moment<View>[][];
  pace: number;
  /** The group before which somebody has said to go on, and the one after which somebody has said to wait. */
  released: Moment<View>[] | null;
  paused: Moment<View>[] | null;
}

const APART = 350; // from one event to the next

export const still = (motion: Motion): boolean =>
  motion === "none" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What happens at the same moment is shown at the same moment. */
export function grouped<One extends { event: Told }>(moments: readonly One[], together: (event: Told) => string) {
  const groups: One[][] = [];
  for (const moment of moments) {
    const last = groups.at(-1);
    const word = together(moment.event);
    if (last?.[0] && word && together(last[0].event) === word) last.push(moment);
    else groups.push([moment]);
  }
  return groups;
}

/** The scene when all of this has been told. */
export function ended<View, Scene>(
  script: Script<View, Scene>,
  scene: Scene,
  { view, before, told, views }: Happened<View>,
): Scene {
  return told.reduce((now, event, i) => script.after(now, event, views[i - 1] ?? before, views[i] ?? view), scene);
}

/**
 * Tells what led to a position, then rests on it. Whoever is `asked` and answers has seen enough of what came before.
 */
export function useTelling<View, Scene>(
  script: Script<View, Scene>,
  happened: Happened<View>,
  motion: Motion,
  me: readonly number[],
  asked: boolean,
): Stage<View, Scene> {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const known = useRef<{ happened: Happened<View>; scene: Scene; script: unknown; asked: boolean } | null>(null);
  const plan = useRef<Plan<View, Scene> | null>(null);
  const number = useRef(0);
  if (known.current?.script !== script) {
    const scene = ended(script, script.begin(happened.before, null), happened);
    known.current = { happened, scene, script, asked };
    plan.current = null;
  }
  const quiet = still(motion);
  const longest = (group: readonly Moment<View>[], { view, scene }: { view: View; scene: Scene }): number =>
    quiet ? 0 : Math.max(0, ...group.map(({ event }) => script.duration(event, view, scene)));
  const over = ({ view, scene, groups: [first = [], ...groups], ...rest }: Plan<View, Scene>): Plan<View, Scene> => ({
    ...rest,
    view: first.at(-1)?.view ?? view,
    scene: first.reduce(
      (now, { event, view: after }, i) => script.after(now, event, first[i - 1]?.view ?? view, after),
      scene,
    ),
    groups,
  });

  const { happened: past, scene: rest } = known.current;
  if (past !== happened) {
    const goesOn = happened.told.length > 0;
    if (goesOn || past.view !== happened.view) {
      const follows = happened.before === past.view;
      const {
        view,
        scene,
        groups: left,
      } = follows
        ? (!known.current.asked && plan.current) || { view: past.view, scene: rest, groups: [] }
        : { view: happened.before, scene: script.begin(happened.before, null), groups: [] };
      const fresh = happened.views.map((after, i) => ({ event: happened.told[i]!, view: after }));
      const groups = [...left, ...grouped(fresh, script.together)];
      const seen = groups.filter((group) => longest(group, { view, scene }) > 0).length;
      const watched = fresh.length > 0 && (quiet ? script.holds !== undefined : seen > 0 && seen <= script.most);
      plan.current = watched
        ? { view, scene, groups, pace: Math.min(1, script.unhurried / Math.max(1, seen)), released: null, paused: null }
        : null;
      known.current.scene = goesOn
        ? ended(script, follows ? rest : scene, happened)
        : script.begin(happened.view, rest);
    }
    known.current.happened = happened;
  }
  known.current.asked = asked;

  const holds = ({ groups: [first], scene, released }: Plan<View, Scene>): boolean =>
    !!first && first !== released && first.some(({ event }) => script.holds?.(event, scene, me));
  // Events with nothing to see are over at once, and what one has waited for long enough.
  const passes = (now: Plan<View, Scene>): boolean =>
    !holds(now) && (now.groups[0] === now.released || !longest(now.groups[0] ?? [], now));
  while (plan.current?.groups[0] && passes(plan.current)) plan.current = over(plan.current);
  if (!plan.current?.groups[0]) plan.current = null;

  const now = plan.current;
  const held = now !== null && holds(now);
  const group = held ? null : (now?.groups[0] ?? null);
  const paused = group !== null && group === now?.paused;
  const pace = (motion === "fast" ? 0.5 : 1) * (now?.pace ?? 1);
  const milliseconds = group && now ? longest(group, now) * pace : 0;
  const finish = () => {
    if (!plan.current || plan.current.groups[0] !== group) return;
    plan.current = over(plan.current);
    number.current += 1;
    redraw(0);
  };
  useEffect(() => {
    if (!group || paused) return;
    const more = (plan.current?.groups.length ?? 0) > 1;
    const timer = setTimeout(finish, more ? Math.max(milliseconds, APART * pace) : milliseconds);
    return () => clearTimeout(timer);
  }, [group, paused]);

  const arrived = now && group ? over(now) : null;
  const glides = group !== null && !group.some(({ event }) => script.flies(event.kind));
  const shown = (glides ? arrived : now) ?? { view: happened.view, scene: known.current.scene };
  return {
    view: shown.view,
    scene: shown.scene,
    next: arrived?.view ?? shown.view,
    final: happened.view,
    events: group?.map(({ event }) => event) ?? [],
    number: number.current,
    milliseconds,
    waiting: now?.groups.slice(group ? 1 : 0).reduce((sum, { length }) => sum + length, 0) ?? 0,
    resting: now === null,
    held: held || paused,
    stepwise: now?.groups[0]?.some(({ event }) => script.stepwise?.(event, now.scene)) ?? false,
    goOn() {
      if (group) return finish();
      if (plan.current) plan.current.released = plan.current.groups[0] ?? null;
      redraw(0);
    },
    pause() {
      if (plan.current) plan.current.paused = group;
      redraw(0);
    },
    skip() {
      if (!plan.current) return;
      plan.current = null;
      redraw(0);
    },
  };
}
