/** What shines on the board for somebody who is shown a choice. */

import type { Pick } from "./board.ts";
import type { ChoiceInfo } from "../wire.ts";

type Lit = Record<string, string[]>;

/** Of the places a choice names one after the other, only the one to press next: a walk begins where it begins. */
export function inOrder(lit: Lit, choice: ChoiceInfo | undefined, picked: readonly Pick[]): Lit {
  const narrowed = Object.entries(lit).map(([domain, values]): [string, string[]] => {
    const named = Object.values(choice?.args ?? {}).filter((value) => values.includes(value));
    const next = named.find((value) => !picked.some((one) => one[domain] === value));
    return [domain, named.length > 1 && next ? [next] : values];
  });
  return Object.fromEntries(narrowed);
}
