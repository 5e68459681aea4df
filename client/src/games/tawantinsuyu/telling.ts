/** How Tawantinsuyu is told, event by event: how long each takes, what flies from where, Axomamma's turn in steps. */

import type { Script } from "../../shell/telling.ts";
import type { Told } from "../../wire.ts";
import type { View } from "./view.ts";

export interface Scene {
  /** Axomamma's last turn, as far as it has been told. */
  tale: Told[];
  /** It is her turn. */
  hers: boolean;
  /** Where the last worker was put down, and by whom. */
  last: { space: string; seat: number } | null;
  /** The spot of the board that things come from just now. */
  source: string;
}

export const HERS = 1; // Axomamma's seat in a game for one
const TURNS = new Set(["turn", "ceremony", "finale"]);
const TALE = new Set(["axomamma", "rolled", "cell-acted"]);
const seatOf = (event: Told): number => Number(event.args["seat"] ?? -1);

/** Who leaves the village goes from one of its ends. */
export const endOf = (view: View, worker: string | undefined): "potato" | "corn" =>
  view.village[0] === worker ? "potato" : "corn";

/** What things come from: the space just taken, the niche a priest stepped to, a land. */
function sourceAfter(before: string, { kind, args }: Told): string {
  if (kind === "placed" || kind === "placed-as") return args["space"] ?? "";
  if (kind === "moved") return `niche-${args["sector"]}`;
  if (kind === "conquered") return args["land"] ?? "";
  return kind === "turn" || kind === "ceremony" ? "" : before;
}

export function after(scene: Scene, event: Told, before: View): Scene {
  const { kind, args } = event;
  const begins = kind === "turn" && seatOf(event) === HERS && before.solo !== null;
  return {
    hers: begins || (scene.hers && !TURNS.has(kind)),
    tale: begins ? [] : before.solo && TALE.has(kind) ? [...scene.tale, event] : scene.tale,
    last: kind === "placed" || kind === "placed-as" ? { space: args["space"] ?? "", seat: seatOf(event) } : scene.last,
    source: sourceAfter(scene.source, event),
  };
}

const begin = (_: View, before: Scene | null): Scene => before ?? { tale: [], hers: false, last: null, source: "" };

const MILLISECONDS: Record<string, number> = {
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

const TO_READ = 1100; // a sentence of her turn
const FLYING = new Set([
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
]);

export const SCRIPT: Script<View, Scene> = {
  begin,
  after,
  duration: ({ kind }, _, { hers }) => Math.max(MILLISECONDS[kind] ?? 0, hers && kind in MILLISECONDS ? TO_READ : 0),
  stepwise: (_, { hers }) => hers,
  together: (event) => (TOGETHER.has(event.kind) ? `${event.kind} ${seatOf(event)}` : ""),
  flies: (kind) => FLYING.has(kind),
  unhurried: 22,
  most: 110,
};

export interface Flight {
  icon: string;
  n: number;
  /** To the panel of the seat, or from it. */
  comes: boolean;
  spot: string;
}

/** What an event moves between the board and a panel. */
export function flight(event: Told, view: View, source: string): Flight | null {
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
