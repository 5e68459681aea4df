/** What the pieces of this table want to know, wherever they are drawn. */

import { useContext } from "preact/hooks";
import type { Translate } from "../../shell/board.ts";
import { SpotsContext, type Spots } from "../../shell/spots.ts";
import type { View } from "./view.ts";

/** What is explained beside a piece. */
export interface Note {
  icon?: string;
  title: string;
  lines: string[];
}

export interface Desk extends Spots<Note> {
  view: View;
  names: string[];
  t: Translate;
  /** The game's words for a value of a domain, and what it does. */
  word(key: string): string;
  /** The same with a capital, for what stands alone. */
  title(key: string): string;
}

export const useDesk = (): Desk => useContext(SpotsContext) as Desk;
