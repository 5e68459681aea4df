/** A combat as it is told: what both sides brought, lost and took, up to now. */

import type { Told } from "../../wire.ts";
import type { ArmyView, View } from "./view.ts";

export interface Side {
  seat: number;
  army: number;
  /** The army as it stands now. */
  troop: ArmyView;
  /** "" before it is shown, "-" if none was played. */
  card: string;
  /** Card, figures, effects, creature; null before they are added up. */
  strength: number[] | null;
  /** Warriors this side has lost, and figures it has captured. */
  lost: number;
  captured: number;
  /** Warriors that stood in the clash, and those lost before it; null before the clash. */
  fielded: { warriors: number; lost: number } | null;
  leader: boolean;
  ignored: boolean;
  token: boolean;
  /** Where it goes in the end, and what becomes of its card: "back", "away" or "taken". */
  goes: string;
  fate: string;
}

export const MOMENTS = ["cards", "captures", "clash", "aftermath"] as const;

export interface Battle {
  /** The ply of the attack; 0 if it was not told. */
  id: number;
  place: string;
  sides: [Side, Side];
  /** How far it has come: an index of MOMENTS. */
  moment: number;
  winner: number;
  tied: boolean;
  destroyed: number;
  over: boolean;
}

const EMPTY: ArmyView = { place: "jungle", warriors: 0, creature: "", until: 0, abilities: ["", "", ""], strength: 1 };

export function newSide(view: View, seat: number, army: number): Side {
  return {
    seat,
    army,
    troop: view.players[seat]?.armies[army] ?? EMPTY,
    card: "",
    strength: null,
    lost: 0,
    captured: 0,
    fielded: null,
    leader: true,
    ignored: false,
    token: false,
    goes: "",
    fate: "",
  };
}

/** Who moved attacks whoever stands in the city. */
export function begun(view: View, place: string, seat: number, army: number, other: number, id: number): Battle {
  const held = view.cities.find((city) => city.name === place);
  const theirs =
    held?.seat === other
      ? held.army
      : Math.max(0, view.players[other]?.armies.findIndex((troop) => troop.place === place) ?? 0);
  return {
    id,
    place,
    sides: [newSide(view, seat, army), newSide(view, other, theirs)],
    moment: 0,
    winner: -1,
    tied: false,
    destroyed: -1,
    over: false,
  };
}

const change = (battle: Battle, seat: number, how: (side: Side) => Partial<Side>): Battle => ({
  ...battle,
  sides: battle.sides.map((side) => (side.seat === seat ? { ...side, ...how(side) } : side)) as [Side, Side],
});

/** The combat after one more event of it; events about something else leave it as it is. */
export function fought(battle: Battle, event: Told): Battle {
  const { card, place, warriors } = event.args;
  const [seat, other, n] = [Number(event.args["seat"]), Number(event.args["other"]), Number(warriors)];
  if (!battle.sides.some((side) => side.seat === seat)) return battle;
  const won = { ...battle, moment: 3 };
  switch (event.kind) {
    case "played":
      return change({ ...battle, moment: Math.max(1, battle.moment) }, seat, () => ({ card: card ?? "" }));
    case "played-none":
      return change({ ...battle, moment: Math.max(1, battle.moment) }, seat, () => ({ card: "-" }));
    case "ignored":
      return change(battle, seat, () => ({ ignored: true }));
    case "captured": {
      const taken = change(battle, seat, (side) => ({ captured: side.captured + n }));
      return change(taken, other, (side) => ({
        lost: side.lost + n,
        troop: { ...side.troop, warriors: Math.max(0, side.troop.warriors - n) },
      }));
    }
    case "captured-leader":
      return change(
        change(battle, seat, (side) => ({ captured: side.captured + 1 })),
        other,
        () => ({ leader: false }),
      );
    case "took-token":
      return change(battle, seat, () => ({ token: true }));
    case "strength":
      return change({ ...battle, moment: 2 }, seat, (side) => ({
        fielded: { warriors: side.troop.warriors, lost: side.lost },
        strength: ["card", "figures", "effects", "creature"].map((part) => Number(event.args[part])),
      }));
    case "beat":
      return { ...won, winner: seat };
    case "tied":
      return { ...won, tied: true };
    case "destroyed":
      return { ...battle, destroyed: other };
    case "formed-anew":
      return change(battle, seat, (side) => ({ troop: { ...side.troop, warriors: n } }));
    case "placed":
      return change({ ...battle, over: true }, seat, () => ({ goes: place ?? "" }));
    case "took-card":
      return change(battle, other, () => ({ fate: "taken" }));
    case "card-back":
      return change(battle, seat, () => ({ fate: "back" }));
    case "card-away":
      return change(battle, seat, () => ({ fate: "away" }));
    default:
      return battle;
  }
}

/** What the position itself says of the combat under way: it is always right, what was told may be incomplete. */
export function corrected(told: Battle | null, view: View): Battle | null {
  const combat = view.combat;
  if (!combat) return told ? { ...told, over: true } : null;
  const [one, two] = combat.sides;
  if (!one || !two) return told;
  const same =
    told && told.place === combat.place && told.sides[0].seat === one.seat && told.sides[1].seat === two.seat;
  const battle = same
    ? told
    : {
        id: 0,
        place: combat.place,
        sides: [newSide(view, one.seat, one.army), newSide(view, two.seat, two.army)] as [Side, Side],
        moment: 0,
        winner: -1,
        tied: false,
        destroyed: -1,
        over: false,
      };
  const clashed = combat.sides.some((side) => side.total > 0);
  const sides = combat.sides.map((now, i): Side => {
    const before = battle.sides[i]!;
    const added = clashed && before.strength ? before.strength : combat.revealed ? now.strength : null;
    return {
      ...before,
      army: now.army,
      troop: view.players[now.seat]?.armies[now.army] ?? before.troop,
      card: combat.revealed ? now.card || "-" : "",
      strength: added,
      leader: now.leader,
      ignored: now.ignored,
      captured: Math.max(before.captured, now.captured),
    };
  }) as [Side, Side];
  const moment = !combat.revealed ? 0 : clashed ? 3 : 1;
  return { ...battle, place: combat.place, sides, moment, winner: combat.winner, tied: clashed && combat.winner < 0 };
}

export const totalOf = (side: Side): number => (side.strength ?? []).reduce((sum, n) => sum + n, 0);
