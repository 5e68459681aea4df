/** What the table shows for a question: a page where there is room for one only, a scene over the board. */

import type { ChoiceInfo } from "../../wire.ts";
import type { Scene } from "./telling.ts";
import type { View } from "./view.ts";

export const PAGES = ["map", "works", "settlement"] as const;
export type Page = (typeof PAGES)[number];

const SETTLED = new Set(["activate", "build", "train", "receive", "use-power"]);
const DRAWN = new Set(["move", "hold", "reward"]);
const BUILT = new Set(["evolve", "summon", "until", "bonus"]);
/** Questions that are about the board below a combat scene. */
const BELOW = new Set(["build", "train", "summon", "until", "extend", "reinforce", "activate", "lead", "move"]);

/** One page at a time: the page that the question is about. */
export function pageFor(choices: readonly ChoiceInfo[]): Page | null {
  const asks = (kinds: Set<string>) => choices.some(({ kind }) => kinds.has(kind));
  if (asks(DRAWN)) return "map";
  if (asks(BUILT)) return "works";
  return asks(SETTLED) || asks(new Set(["lead", "reinforce", "extend"])) ? "settlement" : null;
}

/** Which scene lies over the board, by a name of its own; "" for none. */
export function sceneFor(view: View, { battle, reveal }: Scene, choices: readonly ChoiceInfo[]): string {
  if (view.drawn.length && choices.some(({ kind }) => kind === "keep"))
    return `drawn-${view.drawn.map(({ name }) => name).join("-")}`;
  if (view.together === "start") return "start";
  if (view.together === "sacrifice" && !reveal) return `sacrifice-${view.round}`;
  if (battle && !choices.some(({ kind }) => BELOW.has(kind))) return `battle-${battle.id}-${battle.place}`;
  if (reveal && !choices.some(({ kind }) => BELOW.has(kind))) return `reveal-${reveal.round}`;
  return "";
}

/** The army whose leader was activated last and that is asked where to go. */
export function asking(view: View, choices: readonly ChoiceInfo[]): string {
  if (view.you < 0 || !choices.some(({ kind }) => kind === "hold" || kind === "move")) return "";
  return `${view.you}-${view.players[view.you]?.led.at(-1) === "second" ? 1 : 0}`;
}
