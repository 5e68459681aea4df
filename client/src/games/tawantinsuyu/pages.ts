/** Which page of a phone or tablet has what is asked, and on a phone which sector of the hill. */

import type { ChoiceInfo } from "../../wire.ts";
import { SECTORS, sectorOf } from "./geometry.ts";
import { PAGES, WHOLE, type Page } from "./layout.ts";

/** What a space is asked for: a worker to place, one to take back, or where Axomamma's goes. */
export const SPACE_KINDS = ["place", "place-as", "recall", "any-space"];

const PAGE_OF: Record<Page, Set<string>> = {
  hill: new Set([...SPACE_KINDS, "do", "build-stairs", "set-priest", "move", "move-for-gold"]),
  empire: new Set(["conquer"]),
  stock: new Set([
    "build",
    "remove",
    "take-card",
    "from-deck",
    "erect",
    "hire-villager",
    "send",
    "hire",
    "nomad",
    "pray",
    "train",
    "top-tile",
    "tile-beneath",
  ]),
  mine: new Set([
    "use-card",
    "keep",
    "play-card",
    "swap",
    "play-army",
    "toss-army",
    "return",
    "dismiss",
    "pick",
    "buy-tile",
    "put-back",
    "attach",
    "produce",
    "restore",
    "restore-army",
    "offer-statue",
    "turn-down",
    "lose",
  ]),
  her: new Set(),
};
export const counted = (choices: readonly ChoiceInfo[], page: Page): number =>
  choices.filter(({ kind }) => PAGE_OF[page].has(kind)).length;

/** On a phone: the sector with most of what can be chosen; whole if it lies in the middle. */
export function sectorFor(choices: readonly ChoiceInfo[]): number | null {
  const count = Array<number>(SECTORS).fill(0);
  for (const { args } of choices) {
    const place = args["space"] ?? args["stair"] ?? args["icon"];
    if (place) count[sectorOf(place)]!++;
  }
  const most = Math.max(...count);
  if (most) return count.indexOf(most);
  return choices.some(({ kind }) => kind === "set-priest" || kind === "move") ? WHOLE : null;
}
const WITH_HER: readonly Page[] = ["hill", "empire", "her"];
const WITHOUT_HER: readonly Page[] = ["hill", "empire"];

/** The pages a room shows one at a time; none if it shows all at once. */
export function pagesOf(phone: boolean, railed: boolean, solo: boolean): readonly Page[] {
  return phone ? PAGES : !railed ? [] : solo ? WITH_HER : WITHOUT_HER;
}

/** The page to turn to: Axomamma's while her turn is told, then one that has what is asked. */
export function pageFor(pages: readonly Page[], now: Page, choices: readonly ChoiceInfo[], telling: boolean): Page {
  if (telling && pages.includes("her")) return "her";
  if (telling || !choices.length) return now;
  const asked = pages.filter((one) => counted(choices, one) > 0);
  return asked.includes(now) ? now : (asked[0] ?? (now === "her" ? "hill" : now));
}

/** Hiring is asked of the village and the nomads: on a tablet they lie by the hill, not in the stock. */
export const askedInStock = (choices: readonly ChoiceInfo[]): boolean =>
  choices.some(({ kind }) => PAGE_OF.stock.has(kind) && !HIRING.has(kind));
const HIRING = new Set(["hire-villager", "send", "hire", "nomad"]);
