/** How Tawantinsuyu is told, event by event: what each changes, how long that takes, what flies from where. */

import type { Script } from "../../shell/staging.ts";
import type { Told } from "../../wire.ts";
import { SPACE_NAMES } from "./geometry.ts";
import type { PlayerView, View } from "./view.ts";

export interface Shown {
  view: View;
  /** Axomamma's last turn, as far as it has been told. */
  tale: Told[];
  /** Where the last worker was put down, and by whom. */
  last: { space: string; seat: number } | null;
  /** The spot of the board that things come from just now. */
  source: string;
}

export const HERS = 1; // Axomamma's seat in a game for one
const TALE = new Set(["axomamma", "rolled", "cell-acted"]);
const GOODS = ["potato", "corn", "stone", "gold"] as const;
const GODS = ["inti", "quilla", "illapa", "pachamama", "cocha", "viracocha"];
const seatOf = (event: Told): number => Number(event.args["seat"] ?? -1);

function changePlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
  };
}

const onHill = (view: View, space: string | undefined, worker: string): View => ({
  ...view,
  hill: view.hill.map((one, n) => (SPACE_NAMES[n] === space ? { ...one, worker } : one)),
});

const count = (workers: Record<string, number>, kind: string | undefined, by: number): Record<string, number> =>
  kind ? { ...workers, [kind]: Math.max(0, (workers[kind] ?? 0) + by) } : workers;

const without = (list: readonly string[], one: string | undefined): string[] => {
  const at = list.indexOf(one ?? "");
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** Who leaves the village goes from one of its ends. */
export const endOf = (view: View, worker: string | undefined): "potato" | "corn" =>
  view.village[0] === worker ? "potato" : "corn";

function goods(view: View, event: Told, by: 1 | -1): View {
  const good = GOODS.find((one) => one === event.args["resource"]);
  return good
    ? changePlayer(view, seatOf(event), (player) => ({ [good]: player[good] + by * Number(event.args["amount"]) }))
    : view;
}

function sewn(view: View, event: Told): View {
  const { tile = "", tapestry, side } = event.args;
  return changePlayer({ ...view, sewing: null }, seatOf(event), ({ tapestries }) => {
    if (event.kind === "began-tapestry") return { tapestries: [...tapestries, [tile]] };
    return {
      tapestries: tapestries.map((ids, n) =>
        n !== Number(tapestry) ? ids : side === "left" ? [tile, ...ids] : [...ids, tile],
      ),
    };
  });
}

function statueLeft(view: View, statue = ""): View {
  const [size, god] = [statue.startsWith("large") ? "large" : "small", GODS.indexOf(statue.slice(6))] as const;
  return {
    ...view,
    statues: { ...view.statues, [size]: view.statues[size].map((n, i) => (i === god ? Math.max(0, n - 1) : n)) },
  };
}

/** The table after an event, as far as it can be seen. */
export function changed(view: View, event: Told): View {
  const {
    space,
    worker = "",
    sector,
    step,
    points,
    stair,
    land,
    card,
    building,
    statue,
    tile,
    number,
    die,
    row,
    cell,
    slot,
    god,
  } = event.args;
  const seat = seatOf(event);
  switch (event.kind) {
    case "placed":
    case "placed-as":
      return onHill(
        changePlayer({ ...view, placement: null }, seat, (player) => ({ workers: without(player.workers, worker) })),
        space,
        worker,
      );
    case "blocked":
      return onHill(view, space, worker);
    case "recalled":
      return onHill(
        changePlayer(view, seat, (player) => ({ workers: [...player.workers, worker] })),
        space,
        "",
      );
    case "priest-set":
    case "moved":
      return changePlayer(view, seat, () => ({ priest: Number(sector) }));
    case "climbed":
      return changePlayer(view, seat, () => ({ step: Number(step) }));
    case "gained":
      return goods(view, event, 1);
    case "paid":
      return goods(view, event, -1);
    case "scored":
      return changePlayer(view, seat, (player) => ({ score: player.score + Number(points) }));
    case "lost":
      return changePlayer(view, seat, (player) => ({ score: player.score - Number(points) }));
    case "stairs-built":
      return { ...view, stairs: { ...view.stairs, [stair ?? ""]: seat } };
    case "conquered":
      return { ...view, lands: { ...view.lands, [land ?? ""]: seat } };
    case "casualty":
      return { ...view, casualties: [...view.casualties, worker] };
    case "nomad":
      return { ...view, nomads: count(view.nomads, worker, 1) };
    case "hired":
      return changePlayer({ ...view, nomads: count(view.nomads, worker, -1) }, seat, (player) => ({
        workers: [...player.workers, worker],
      }));
    case "villager":
      return { ...view, village: [...view.village, worker] };
    case "hired-villager":
      return changePlayer(
        { ...view, village: endOf(view, worker) === "potato" ? view.village.slice(1) : view.village.slice(0, -1) },
        seat,
        (player) => ({ workers: [...player.workers, worker] }),
      );
    case "dismissed":
    case "returned":
      return changePlayer(view, seat, (player) => ({ workers: without(player.workers, worker) }));
    case "spent-card":
      return { ...view, played: card ?? "" };
    case "to-altar":
      return { ...view, played: view.played === card ? "" : view.played, altar: [...view.altar, card ?? ""] };
    case "took-card":
    case "under-deck":
      return { ...view, altar: without(view.altar, card) };
    case "altar-cleared":
      return { ...view, altar: [] };
    case "built":
    case "removed":
      return { ...view, market: without(view.market, building) };
    case "revealed":
      return building ? { ...view, market: [...view.market, building] } : view;
    case "erected":
      return statueLeft(view, statue);
    case "wove":
      return { ...view, tile_top: view.tile_top === tile ? "" : view.tile_top, loom: without(view.loom, tile) };
    case "shown":
      return view.tile_top ? view : { ...view, tile_top: tile ?? "" };
    case "attached":
    case "began-tapestry":
      return sewn(view, event);
    case "ceremony":
      return { ...view, held: Number(number) };
    case "tucked":
      return view.solo
        ? {
            ...view,
            solo: {
              ...view.solo,
              slots: view.solo.slots.map((old, n) => (n === Number(slot) - 1 ? (god ?? "") : old)),
            },
          }
        : view;
    case "token-moved":
      return view.solo
        ? {
            ...view,
            solo: {
              ...view.solo,
              tokens: view.solo.tokens.map((token) =>
                token.number === Number(die) && token.row === row ? { ...token, cell: Number(cell) } : token,
              ),
            },
          }
        : view;
    default:
      return view;
  }
}

/** What things come from: the space just taken, the niche a priest stepped to, a land. */
function sourceAfter(before: string, { kind, args }: Told): string {
  if (kind === "placed" || kind === "placed-as") return args["space"] ?? "";
  if (kind === "moved") return `niche-${args["sector"]}`;
  if (kind === "conquered") return args["land"] ?? "";
  return kind === "turn" || kind === "ceremony" ? "" : before;
}

export function after(shown: Shown, event: Told): Shown {
  const { kind, args } = event;
  const begins = kind === "turn" && seatOf(event) === HERS;
  return {
    view: changed(shown.view, event),
    tale: begins ? [] : shown.view.solo && TALE.has(kind) ? [...shown.tale, event] : shown.tale,
    last: kind === "placed" || kind === "placed-as" ? { space: args["space"] ?? "", seat: seatOf(event) } : shown.last,
    source: sourceAfter(shown.source, event),
  };
}

const rest = (view: View, before: Shown | null, told: readonly Told[]): Shown => ({
  ...told.reduce(after, before ?? { view, tale: [], last: null, source: "" }),
  view,
});

const MILLISECONDS: Record<string, number> = {
  axomamma: 900,
  rolled: 600,
  "cell-acted": 300,
  "token-moved": 450,
  tucked: 250,
  placed: 480,
  "placed-as": 480,
  recalled: 420,
  "priest-set": 420,
  moved: 460,
  climbed: 420,
  gained: 420,
  paid: 420,
  scored: 420,
  lost: 420,
  "stairs-built": 320,
  conquered: 380,
  casualty: 380,
  nomad: 200,
  hired: 400,
  "hired-villager": 400,
  villager: 160,
  blocked: 200,
  "spent-card": 360,
  "to-altar": 260,
  "took-card": 380,
  drew: 340,
  "drew-army": 340,
  "spent-army": 340,
  "played-army": 340,
  "lost-army": 340,
  built: 420,
  erected: 420,
  offered: 380,
  revealed: 240,
  shown: 220,
  attached: 480,
  "began-tapestry": 480,
  "region-won": 500,
  ceremony: 1300,
  finale: 1300,
};
/** What goes on at the same moment: all that is gained at once, all who come to the village. */
const TOGETHER = new Set([
  "gained",
  "paid",
  "villager",
  "nomad",
  "blocked",
  "revealed",
  "token-moved",
  "drew",
  "drew-army",
  "under-deck",
]);

export const SCRIPT: Script<View, Shown> = {
  rest,
  after,
  unhurried: 22,
  most: 110,
  duration: ({ kind }) => MILLISECONDS[kind] ?? 0,
  together: (event) => (TOGETHER.has(event.kind) ? `${event.kind} ${seatOf(event)}` : ""),
  flies: new Set([
    "placed",
    "placed-as",
    "gained",
    "paid",
    "scored",
    "lost",
    "hired",
    "hired-villager",
    "took-card",
    "built",
    "erected",
    "attached",
    "began-tapestry",
    "casualty",
    "ceremony",
    "finale",
  ]),
};

export interface Flight {
  icon: string;
  n: number;
  /** To the panel of the seat, or from it. */
  comes: boolean;
  spot: string;
}

/** What an event moves between the board and a panel. */
export function flight(event: Told, { view, source }: Shown): Flight | null {
  const { resource = "", amount, points, card = "", building = "", statue = "", worker = "" } = event.args;
  const one = (icon: string, spot: string, comes = true): Flight => ({ icon, n: 1, comes, spot });
  switch (event.kind) {
    case "gained":
    case "paid":
      return { icon: resource, n: Number(amount), comes: event.kind === "gained", spot: source };
    case "scored":
    case "lost":
      return { icon: "vp", n: Number(points), comes: event.kind === "scored", spot: source };
    case "took-card":
      return one("god-card", card);
    case "drew":
      return one("god-card", "god-deck");
    case "drew-army":
      return one("army-card", "army-deck");
    case "spent-card":
      return one("god-card", "god-deck", false);
    case "spent-army":
    case "played-army":
    case "lost-army":
      return one("army-card", "army-deck", false);
    case "built":
      return one(building.startsWith("P") ? "building-production" : "building-permanent", building);
    case "erected":
    case "offered":
      return one(
        statue.startsWith("large") ? "statue-large" : "statue-small",
        event.kind === "erected" ? statue : "temple",
        event.kind === "erected",
      );
    case "attached":
    case "began-tapestry":
      return one("weaving", "weavings");
    case "hired":
      return one(
        `worker-${worker}`,
        `nomad-${Object.entries(view.nomads)
          .flatMap(([kind, n]) => Array<string>(n).fill(kind))
          .indexOf(worker)}`,
      );
    case "hired-villager":
      return one(`worker-${worker}`, `end-${endOf(view, worker)}`);
    case "casualty":
      return one(`worker-${worker}`, "casualties", false);
    default:
      return null;
  }
}
