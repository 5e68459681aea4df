/**
 * In a game for one: whom the rules set against a single player. It has points and pieces, but nobody's seat at the
 * table.
 */

import type { SeatInfo } from "../wire.ts";
import type { Drawing } from "./games.ts";
import { lang } from "./settings.ts";
import { words } from "./play/words.ts";

const nameOf = (drawing: Drawing | null): string => (drawing?.rival ? words(drawing, lang.value)(drawing.rival) : "");

/** The names of all who have points, the rival after the last seat. */
export function withRival(names: string[], scores: readonly number[] | undefined, drawing: Drawing | null): string[] {
  return scores && scores.length > names.length && drawing?.rival ? [...names, nameOf(drawing)] : names;
}

/** The seats with a panel of their own for the rival. */
export function seatsWithRival(
  seats: SeatInfo[],
  scores: readonly number[] | undefined,
  drawing: Drawing | null,
): SeatInfo[] {
  if (!scores || scores.length <= seats.length || !drawing?.rival) return seats;
  return [
    ...seats,
    {
      seat: seats.length,
      name: nameOf(drawing),
      kind: "bot",
      bot: "",
      mine: false,
      known: false,
      invited: false,
      guest: "",
      present: true,
      thinking: null,
      clock: null,
      due: null,
      out: false,
      ready: true,
      resigned: false,
      away: null,
      agreed: [],
    },
  ];
}
