/** What pointing at a piece means. */

import type { Pick } from "../../shell/board.ts";
import { FRAME, center, neighbour } from "./geometry.ts";
import type { View } from "./view.ts";

/** What a click on a treasure would pick: one of the seat that moves is given, another's is taken for it. */
export function swapPick(seat: number, mine: boolean, treasure: string, picked: readonly Pick[]): Pick {
  const chosen = picked.find((one) => one["seat"])?.["seat"];
  if (mine || chosen === String(seat)) return { treasure };
  return picked.some((one) => one["treasure"]) ? { seat: String(seat), treasure } : { seat: String(seat) };
}

/** The rotation shown: the one wished for, or the next legal one in the direction it was turned. */
export function legalTurn(wish: number, legal: readonly number[], direction: 1 | -1 = 1): number {
  for (let k = 0; k < 6; k++) {
    const turn = (((wish + k * direction) % 6) + 6) % 6;
    if (legal.includes(turn)) return turn;
  }
  return legal[0] ?? 0;
}

/** Above or below a hex, where the tiles are not: the knobs must not hide what one wants to see. */
export function knobsSide(hex: string, view: View): 1 | -1 {
  const [, y] = center(hex);
  const free = (edge: number) =>
    (view.hexes.find((one) => one.name === neighbour(hex, edge))?.terrain ?? "jungle") === "jungle";
  const below = y + 150 < FRAME.y + FRAME.h;
  if (below && free(3)) return 1;
  return free(0) && y - 150 > FRAME.y - 30 ? -1 : below ? 1 : -1;
}
