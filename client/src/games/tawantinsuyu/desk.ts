/** What the pieces of this board want to know, wherever they are drawn. */

import { useContext } from "preact/hooks";
import type { Line, Pick, Translate } from "../../shell/board.ts";
import { sharedCost } from "../../shell/narrowing.ts";
import { SpotsContext, type Manner, type Spots } from "../../shell/spots.ts";
import type { ChoiceInfo, Told } from "../../wire.ts";
import type { View } from "./view.ts";

/** What is explained beside a piece: a space with what a worker would cost and bring, or a title with lines of text. */
export type Note =
  | { space: string; found: ChoiceInfo[] }
  | { icon?: string; title: string; bonus?: readonly string[]; cost?: readonly string[]; lines: string[] };

export interface Desk extends Spots<Note> {
  view: View;
  names: string[];
  me: number[];
  /** The account as far as it has been told. */
  lines: readonly Line[];
  /** Axomamma's last turn, as far as it has been told. */
  tale: readonly Told[];
  /** Whether something she does is being told just now. */
  telling: boolean;
  t: Translate;
  /** The game's words for a value of a domain, and what it does. */
  word(key: string): string;
}

export const useDesk = (): Desk => useContext(SpotsContext) as Desk;

/** What may be done on the side while something else is asked. */
const ASIDES: ReadonlySet<string> = new Set(["spend-army", "exchange", "buy-card"]);

/** The choices of these kinds whose arguments are these. */
export function among(choices: readonly ChoiceInfo[], kinds: readonly string[], args: Pick = {}): ChoiceInfo[] {
  return choices.filter(
    (choice) => kinds.includes(choice.kind) && Object.entries(args).every(([arg, value]) => choice.args[arg] === value),
  );
}

/** How places of this game are ringed and priced. */
export const manner = (choices: readonly ChoiceInfo[], t: Translate): Manner => ({
  faint: (found) => found.every(({ kind }) => ASIDES.has(kind)) && choices.some(({ kind }) => !ASIDES.has(kind)),
  price(found) {
    const cost = sharedCost(found);
    return cost === undefined ? "" : t("tw-costs", { n: cost });
  },
});
