/**
 * How Yucatan is told, event by event: what each changes on the table and in the scene over it, and how long that
 * takes.
 */

import type { Script, Stage as StageOf } from "../../shell/staging.ts";
import type { Told } from "../../wire.ts";
import { begun, corrected, fought, type Battle } from "./battle.ts";
import type { ArmyView, CityView, PlayerView, View } from "./view.ts";

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

export interface Shown {
  view: View;
  battle: Battle | null;
  reveal: Reveal | null;
  /** The last way of an army. */
  way: { seat: number; army: number; from: string; to: string } | null;
}

export type Stage = StageOf<Shown>;

const seatOf = (event: Told): number => Number(event.args["seat"] ?? -1);
const armyOf = (event: Told): number => Number(event.args["army"] ?? 1) - 1;

function changePlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
  };
}

function changeArmy(view: View, seat: number, army: number, change: (troop: ArmyView) => Partial<ArmyView>): View {
  return changePlayer(view, seat, (player) => ({
    armies: player.armies.map((troop, n) => (n === army ? { ...troop, ...change(troop) } : troop)),
  }));
}

const changeCity = (view: View, place: string | undefined, change: (city: CityView) => Partial<CityView>): View => ({
  ...view,
  cities: view.cities.map((city) => (city.name === place ? { ...city, ...change(city) } : city)),
});

/** Cities say who stands in them. */
function settled(view: View): View {
  const holder = (place: string) =>
    view.players.flatMap((player, seat) =>
      player.armies.flatMap((troop, army) => (troop.place === place ? [{ seat, army }] : [])),
    )[0] ?? { seat: -1, army: -1 };
  return { ...view, cities: view.cities.map((city) => ({ ...city, ...holder(city.name) })) };
}

/** The table after an event, as far as it can be seen. */
export function changed(view: View, event: Told): View {
  const {
    place,
    end,
    building,
    level,
    ability,
    rank,
    creature,
    corn,
    jade,
    prisoners,
    amount,
    warriors,
    points,
    column,
    row,
    step,
    marker,
    tokens,
    round,
    leader,
    other,
  } = event.args;
  const [seat, army] = [seatOf(event), armyOf(event)];
  const spend = (player: PlayerView) => ({
    corn: player.corn - Number(corn ?? 0),
    jade: player.jade - Number(jade ?? 0),
  });
  switch (event.kind) {
    case "moved": {
      const held = view.cities.find((city) => city.name === end)?.seat ?? -1;
      const paid = changePlayer(view, seat, (player) => ({ corn: player.corn - Number(corn ?? 0) }));
      return held >= 0 ? paid : settled(changeArmy(paid, seat, army, () => ({ place: end ?? "jungle" })));
    }
    case "placed":
      return settled(changeArmy(view, seat, army, () => ({ place: place ?? "jungle" })));
    case "activated":
      return changePlayer(view, seat, (player) => ({
        buildings: player.buildings.map((one) => (one.name === building ? { ...one, tokens: one.tokens + 1 } : one)),
      }));
    case "led":
      return changePlayer(view, seat, (player) => ({ led: [...player.led, leader ?? ""] }));
    case "built":
      return changePlayer(view, seat, (player) => ({
        ...spend(player),
        buildings: player.buildings.map((one) => (one.name === building ? { ...one, level: Number(level) } : one)),
      }));
    case "trained":
      return changeArmy(changePlayer(view, seat, spend), seat, army, (troop) => ({
        abilities: troop.abilities.map((old, i) => (view.printed.ranks[i] === Number(rank) ? (ability ?? "") : old)),
      }));
    case "summoned": {
      const area = { ...view, creatures: view.creatures.filter(({ name }) => name !== creature) };
      return changeArmy(changePlayer(area, seat, spend), seat, army, () => ({
        creature: creature ?? "",
        until: view.round,
      }));
    }
    case "stays":
      return changePlayer(view, seat, (player) => ({
        jade: player.jade - Number(jade ?? 0),
        armies: player.armies.map((troop) =>
          troop.creature === creature ? { ...troop, until: Number(round) } : troop,
        ),
      }));
    case "returned":
      return changePlayer(view, seat, (player) => ({
        armies: player.armies.map((troop) =>
          troop.creature === creature ? { ...troop, creature: "", until: 0 } : troop,
        ),
      }));
    case "reinforced":
    case "formed-anew":
      return changeArmy(view, seat, army, () => ({ warriors: Number(warriors) }));
    case "captured":
      return changePlayer(view, seat, (player) => ({ prisoners: player.prisoners + Number(warriors) }));
    case "took-token":
      return changePlayer(view, seat, (player) => ({ tokens: [...new Set([...player.tokens, Number(other)])].sort() }));
    case "got-corn":
      return changePlayer(view, seat, (player) => ({ corn: player.corn + Number(amount) }));
    case "got-jade":
      return changePlayer(view, seat, (player) => ({ jade: player.jade + Number(amount) }));
    case "paid":
      return changePlayer(view, seat, (player) => ({
        ...spend(player),
        prisoners: player.prisoners - Number(prisoners ?? 0),
      }));
    case "got-points":
    case "scored":
    case "bonus-taken":
    case "stores":
      return changePlayer(view, seat, (player) => ({ score: player.score + Number(points) }));
    case "offered":
      return changePlayer(view, seat, (player) => ({
        ...spend(player),
        prisoners: player.prisoners - Number(prisoners),
        tokens: player.tokens.slice(0, player.tokens.length - Number(tokens)),
      }));
    case "advanced":
    case "fell-back":
      return changePlayer(view, seat, () => ({ marker: Number(marker) }));
    case "climbed":
      return changePlayer(view, seat, () => ({ step: Number(step) }));
    case "evolved":
      return changePlayer(view, seat, (player) => ({ rows: { ...player.rows, [column ?? ""]: Number(row) } }));
    case "jade-laid":
      return changeCity(view, place, () => ({ jade: Number(jade) }));
    case "city-activated":
      return changeCity(view, place, () => ({ jade: 0 }));
    case "handed":
      return { ...view, first: Number(other) };
    case "round":
      return {
        ...view,
        round: Number(round),
        players: view.players.map((player) => ({
          ...player,
          led: [],
          buildings: player.buildings.map((one) => ({ ...one, tokens: 0 })),
        })),
      };
    default:
      return view;
  }
}

/** The sacrifice as far as it has been revealed. */
export function revealed(reveal: Reveal | null, view: View, event: Told): Reveal | null {
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

export function after(shown: Shown, event: Told): Shown {
  const { args, kind } = event;
  const seat = seatOf(event);
  const view = changed(shown.view, event);
  if (kind === "moved")
    return { ...shown, view, way: { seat, army: armyOf(event), from: args["start"] ?? "", to: args["end"] ?? "" } };
  if (kind === "attacked") {
    const army =
      shown.way?.seat === seat
        ? shown.way.army
        : Math.max(0, shown.view.players[seat]?.led.at(-1) === "second" ? 1 : 0);
    return {
      ...shown,
      view,
      battle: begun(shown.view, args["place"] ?? "", seat, army, Number(args["other"]), event.ply),
      reveal: null,
    };
  }
  if (kind === "turn" || kind === "sacrifices" || kind === "finale")
    return { ...shown, view, battle: null, reveal: null, way: kind === "turn" ? shown.way : null };
  if (kind === "calendar") return { ...shown, view, battle: null, reveal: null };
  return {
    ...shown,
    view,
    battle: shown.battle && fought(shown.battle, event),
    reveal: revealed(shown.reveal, shown.view, event),
  };
}

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
export function duration(event: Told, shown: Shown): number {
  if (CLOSES.has(event.kind))
    return (shown.battle ? LOOK : shown.reveal ? 2 * LOOK : 0) + (event.kind === "calendar" ? 400 : 0);
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

/** Everything at once, with the true position. */
export function rested(before: Shown, events: readonly Told[], view: View): Shown {
  const told = events.reduce(after, before);
  return { ...told, view, battle: corrected(told.battle, view) };
}

export const atRest = (view: View): Shown => ({ view, battle: corrected(null, view), reveal: null, way: null });

/** A position that nothing led to (taken back, or looked at afresh) keeps a combat that still goes on. */
function rest(view: View, before: Shown | null, told: readonly Told[]): Shown {
  if (!before) return atRest(view);
  return rested(
    told.length ? before : { ...atRest(view), battle: before.battle && view.combat ? before.battle : null },
    told,
    view,
  );
}

export const SCRIPT: Script<View, Shown> = {
  rest,
  after,
  duration,
  together: ({ kind }) => TOGETHER[kind] ?? "",
  unhurried: 16,
  most: 70,
  flies: new Set(["got-corn", "got-jade", "got-points", "paid", ...CLOSES]),
};
