/** The keyboard of a table. Arrow keys inside the board are the drawing's own. */

import type { Pick } from "../board.ts";

/** Somebody is typing, or a sheet lies over the page: then keys are not ours. */
export function elsewhere(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (at?.closest?.("input, textarea, select, [contenteditable]")) return true;
  return document.querySelector("dialog[open]") !== null;
}

/** Where one's cards lie. */
export const HAND = "[data-hand]";

/** To the first card that can be played, or the first. */
export function takeUpHand(): boolean {
  const card = document.querySelector<HTMLElement>(`${HAND} [data-legal]`) ?? document.querySelector(`${HAND} button`);
  (card as HTMLElement | null)?.focus();
  return card !== null;
}

/** What a drawn piece stands for, by its data attributes. */
export function pickOf(element: Element, domains: Set<string>): Pick | null {
  const pick: Pick = {};
  for (const { name, value } of element.attributes) {
    const domain = name.startsWith("data-") ? name.slice(5) : "";
    if (domains.has(domain)) pick[domain] = value;
  }
  return Object.keys(pick).length ? pick : null;
}

/** All pieces of the board that can have the focus, in drawing order. */
export function pieces(stage: Element | null, domains: Set<string>): { element: SVGElement; pick: Pick }[] {
  const found: { element: SVGElement; pick: Pick }[] = [];
  for (const element of stage?.querySelectorAll<SVGElement>("[tabindex]") ?? []) {
    const pick = pickOf(element, domains);
    if (pick) found.push({ element, pick });
  }
  return found;
}

/** The piece after the one that has the focus, of those that are legal. */
export function nextLegal(
  stage: Element | null,
  domains: Set<string>,
  legal: (pick: Pick) => boolean,
): SVGElement | null {
  const all = pieces(stage, domains);
  const from = all.findIndex(({ element }) => element === document.activeElement);
  const turned = [...all.slice(from + 1), ...all.slice(0, from + 1)];
  return turned.find(({ pick }) => legal(pick))?.element ?? null;
}
