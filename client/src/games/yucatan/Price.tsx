/** What choices cost, where all of them cost the same. */

import type { ChoiceInfo } from "../../wire.ts";

/** The price all choices share, by what is paid with: { corn: 1 }. */
export function priceOf(choices: readonly ChoiceInfo[]): Record<string, number> {
  const prices = choices.map(({ kind, hints }): Record<string, number> =>
    Object.fromEntries(
      ["corn", "jade"].flatMap((what) => (PRICED.has(kind) && hints[what] ? [[what, hints[what]!]] : [])),
    ),
  );
  const [first = {}] = prices;
  return prices.every((price) => JSON.stringify(price) === JSON.stringify(first)) ? first : {};
}
const PRICED = new Set(["move", "build", "train", "summon", "extend", "until"]);

/** The price on a golden plate; nothing where nothing is asked or prices differ. */
export function Price({ choices }: { choices: readonly ChoiceInfo[] }) {
  const price = Object.entries(priceOf(choices));
  if (!choices.length || !price.length) return null;
  return (
    <span class="yu-price num">
      {price.map(([what, n]) => (
        <span key={what}>
          {n}
          <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
            <use href={`#i-${what}`} />
          </svg>
        </span>
      ))}
    </span>
  );
}
