/** How Yucatan is told, event by event: how long each takes, and what the scene over the board shows of it. */

import type { Script, Stage as StageOf } from "../../shell/telling.ts";
import type { Told } from "../../wire.ts";
import { found, fought, seen, type Battle } from "./battle.ts";
import type { View } from "./view.ts";

/** What one seat gave in a sacrifice, and what that brought. */
export interface Gift {
  seat: number;
  prisoners: number;
  jade: number;
  corn: number;
  tokens: number;
  points: number;
  /** Where its marker stood, and where it stands now. */
  from: number;
  to: number;
  step: number;
  upgrade: string;
  /** Points for the step of the pyramid; null before points are counted. */
  pyramid: number | null;
}

export interface Reveal {
  round: number;
  gifts: Gift[];
}

export interface Scene {
  battle: Battle | null;
  reveal: Reveal | null;
  /** The last way of an army. */
  way: { seat: number; army: number; from: string; to: string } | null;
}

export type Stage = StageOf<View, Scene>;

const seatOf = (event: Told): number => Number(event.args["seat"] ?? -1);
const armyOf = (event: Told): number => Number(event.args["army"] ?? 1) - 1;

/** The sacrifice as far as it has been revealed; `view` is how things stood before. */
function revealed(reveal: Reveal | null, event: Told, view: View): Reveal | null {
  const seat = seatOf(event);
  const player = view.players[seat];
  const gift = (change: Partial<Gift>) =>
    reveal && { ...reveal, gifts: reveal.gifts.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
  const { prisoners, jade, corn, tokens, points, marker, step, upgrade, pyramid } = event.args;
  switch (event.kind) {
    case "offered": {
      const fresh: Gift = {
        seat,
        prisoners: Number(prisoners),
        jade: Number(jade),
        corn: Number(corn),
        tokens: Number(tokens),
        points: Number(points),
        from: player?.marker ?? 0,
        to: player?.marker ?? 0,
        step: player?.step ?? 0,
        upgrade: "",
        pyramid: null,
      };
      const others = reveal?.round === view.round ? reveal.gifts.filter((one) => one.seat !== seat) : [];
      return { round: view.round, gifts: [...others, fresh].sort((one, other) => one.seat - other.seat) };
    }
    case "advanced":
      return gift({ to: Number(marker) });
    case "climbed":
      return gift({ step: Number(step), upgrade: upgrade ?? "" });
    case "scored":
      return gift({ pyramid: Number(pyramid) });
    default:
      return reveal;
  }
}

export function after(scene: Scene, event: Told, before: View, view: View): Scene {
  const { args, kind } = event;
  switch (kind) {
    case "moved":
      return {
        ...scene,
        way: { seat: seatOf(event), army: armyOf(event), from: args["start"] ?? "", to: args["end"] ?? "" },
      };
    case "attacked":
      return { ...scene, battle: seen(null, view, event.ply), reveal: null };
    case "turn":
    case "calendar":
      return { ...scene, battle: null, reveal: null };
    case "sacrifices":
    case "finale":
      return { battle: null, reveal: null, way: null };
    default:
      return {
        ...scene,
        battle: scene.battle && fought(scene.battle, event, view),
        reveal: revealed(scene.reveal, event, before),
      };
  }
}

/** A position that nothing led to (taken back, or looked at afresh) keeps a combat that still goes on. */
const begin = (view: View, before: Scene | null): Scene => ({
  battle: found(before?.battle ?? null, view),
  reveal: null,
  way: null,
});

const MILLISECONDS: Record<string, number> = {
  moved: 460,
  attacked: 800,
  played: 850,
  "played-none": 850,
  ignored: 400,
  captured: 750,
  "captured-leader": 750,
  strength: 1900,
  beat: 700,
  tied: 700,
  destroyed: 600,
  "took-token": 350,
  expelled: 350,
  placed: 450,
  "took-card": 350,
  "card-back": 300,
  "card-away": 300,
  "used-card": 400,
  "used-ability": 400,
  "used-creature": 400,
  "used-advisor": 400,
  built: 320,
  trained: 320,
  summoned: 380,
  stays: 250,
  reinforced: 320,
  returned: 300,
  "got-corn": 380,
  "got-jade": 380,
  "got-points": 380,
  paid: 380,
  offered: 1300,
  advanced: 450,
  climbed: 700,
  scored: 500,
  evolved: 350,
  "jade-laid": 250,
  handed: 300,
  rewarded: 260,
};
const LOOK = 1500; // at the outcome of a combat or a sacrifice, before the next turn begins
const CLOSES = new Set(["turn", "sacrifices", "calendar", "finale"]);

/** How long an event takes; 0: there is nothing to see. */
export function duration(event: Told, _: View, { battle, reveal }: Scene): number {
  if (CLOSES.has(event.kind)) return (battle ? LOOK : reveal ? 2 * LOOK : 0) + (event.kind === "calendar" ? 400 : 0);
  return MILLISECONDS[event.kind] ?? 0;
}

/** What happens at the same moment is shown at the same moment. */
const TOGETHER: Record<string, string> = {
  played: "cards",
  "played-none": "cards",
  strength: "strength",
  offered: "offered",
  scored: "scored",
  "got-corn": "stock",
  "got-jade": "stock",
  paid: "stock",
  "card-away": "fate",
  "card-back": "fate",
  "took-card": "fate",
  placed: "placed",
  "jade-laid": "laid",
  advanced: "advanced",
};

const FLYING = new Set(["got-corn", "got-jade", "got-points", "paid", ...CLOSES]);

export const SCRIPT: Script<View, Scene> = {
  begin,
  after,
  duration,
  together: ({ kind }) => TOGETHER[kind] ?? "",
  flies: (kind) => FLYING.has(kind),
  holds: ({ kind }, { battle }, me) => CLOSES.has(kind) && !!battle?.sides.some(({ seat }) => me.includes(seat)),
  unhurried: 16,
  most: 70,
};
