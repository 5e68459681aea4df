/** What the pieces of this board want to know, wherever they are drawn. */

import { useContext } from "preact/hooks";
import type { Translate } from "../../shell/board.ts";
import { sharedCost } from "../../shell/narrowing.ts";
import { SpotsContext, type Manner, type Spots } from "../../shell/spots.ts";
import type { ChoiceInfo } from "../../wire.ts";
import type { Place } from "./view.ts";

/** What a card explains: a worker of mine where it stands, a space, the two places above the wheel, or a tile. */
export type Note =
  { worker: Place } | { space: Place } | { above: "start" | "quick" } | { tile: string; domain: string };

export interface Desk extends Spots<Note> {
  t: Translate;
  /** The game's words for a value of a domain, and what it does. */
  word(key: string): string;
}

export const useDesk = (): Desk => useContext(SpotsContext) as Desk;

/** What may be done on the side while something else is asked. */
const ASIDES: ReadonlySet<string> = new Set(["beg", "sell-one", "borrow", "repay"]);

/** How places of this game are ringed and priced. */
export const manner = (choices: readonly ChoiceInfo[], t: Translate): Manner => ({
  faint: (found) => found.every(({ kind }) => ASIDES.has(kind)) && choices.some(({ kind }) => !ASIDES.has(kind)),
  price: (found) => {
    const cost = sharedCost(found);
    return cost === undefined ? "" : t("tz-price", { n: cost });
  },
});
