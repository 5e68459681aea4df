/** A combat as it is told: what the view shows of it, kept until it has been looked at, and how far it has come. */

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
  /** Warriors this side came with, and figures it has captured. */
  began: number;
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

function newSide(view: View, seat: number, army: number): Side {
  const troop = view.players[seat]?.armies[army] ?? EMPTY;
  return {
    seat,
    army,
    troop,
    card: "",
    strength: null,
    began: troop.warriors,
    captured: 0,
    fielded: null,
    leader: true,
    ignored: false,
    token: false,
    goes: "",
    fate: "",
  };
}

/** The combat under way as a view shows it, after what was seen of it before. One that is over stays as it was. */
export function seen(before: Battle | null, view: View, id = 0): Battle | null {
  const [one, two] = view.combat?.sides ?? [];
  if (!view.combat || !one || !two) return before && { ...before, over: true };
  const { place, revealed, winner } = view.combat;
  const same = before?.place === place && before.sides[0].seat === one.seat && before.sides[1].seat === two.seat;
  const battle: Battle = same
    ? before
    : {
        id,
        place,
        sides: [newSide(view, one.seat, one.army), newSide(view, two.seat, two.army)],
        moment: 0,
        winner: -1,
        tied: false,
        destroyed: -1,
        over: false,
      };
  const clashed = one.total > 0 || two.total > 0;
  const sides = [one, two].map((now, i): Side => {
    const side = battle.sides[i]!;
    return {
      ...side,
      troop: view.players[now.seat]?.armies[now.army] ?? side.troop,
      card: revealed ? now.card || "-" : "",
      strength: clashed && side.strength ? side.strength : revealed ? now.strength : null,
      leader: now.leader,
      ignored: now.ignored,
      captured: Math.max(side.captured, now.captured),
    };
  }) as [Side, Side];
  return { ...battle, sides, winner, moment: Math.max(battle.moment, revealed ? 1 : 0) };
}

/** The same for a view that nothing told led to: all that can be known of the combat is in it. */
export function found(before: Battle | null, view: View): Battle | null {
  const battle = view.combat ? seen(before, view) : null;
  const clashed = view.combat?.sides.some((side) => side.total > 0) ?? false;
  const moment = !view.combat?.revealed ? 0 : clashed ? 3 : 1;
  return battle && { ...battle, moment, tied: clashed && battle.winner < 0 };
}

/** The combat after one more event of it; events about something else leave it as it is. */
export function fought(before: Battle, event: Told, view: View): Battle {
  const seat = Number(event.args["seat"]);
  const battle = seen(before, view) ?? before;
  const change = (whose: number, how: (side: Side) => Partial<Side>, all: Partial<Battle> = {}): Battle => ({
    ...battle,
    ...all,
    sides: battle.sides.map((side) => (side.seat === whose ? { ...side, ...how(side) } : side)) as [Side, Side],
  });
  if (!battle.sides.some((side) => side.seat === seat)) return battle;
  switch (event.kind) {
    case "took-token":
      return change(seat, () => ({ token: true }));
    case "strength":
      return change(
        seat,
        ({ began, troop }) => ({ fielded: { warriors: troop.warriors, lost: began - troop.warriors } }),
        { moment: 2 },
      );
    case "beat":
      return { ...battle, moment: 3 };
    case "tied":
      return { ...battle, moment: 3, tied: true };
    case "destroyed":
      return { ...battle, destroyed: Number(event.args["other"]) };
    case "placed":
      return change(seat, () => ({ goes: event.args["place"] ?? "" }), { over: true });
    case "took-card":
      return change(Number(event.args["other"]), () => ({ fate: "taken" }));
    case "card-back":
      return change(seat, () => ({ fate: "back" }));
    case "card-away":
      return change(seat, () => ({ fate: "away" }));
    default:
      return battle;
  }
}

export const totalOf = (side: Side): number => (side.strength ?? []).reduce((sum, n) => sum + n, 0);
