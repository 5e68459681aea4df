/** What the pieces of this board want to know, wherever they are drawn. */

import { useContext } from "preact/hooks";
import type { Translate } from "../../shell/board.ts";
import { SpotsContext, type Spots } from "../../shell/spots.ts";

/** What a card explains: a worker where it stands, or a tile. */
export type Note = { worker: { gear: string; space: number } } | { tile: string; domain: string };

export interface Desk extends Spots<Note> {
  t: Translate;
  /** The game's words for a value of a domain, and what it does. */
  word(key: string): string;
}

export const useDesk = (): Desk => useContext(SpotsContext) as Desk;

/** What may be done on the side while something else is asked. */
export const ASIDES: ReadonlySet<string> = new Set(["beg", "sell-one", "borrow", "repay"]);
