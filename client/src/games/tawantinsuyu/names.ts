/** What a reader of the screen hears of a place or a piece, and what its note says. */

import type { Translate } from "../../shell/board.ts";
import { spoken } from "./bonus.ts";
import { SPACE_NAMES, levelOf, stairsTo } from "./geometry.ts";
import type { Note } from "./Spot.tsx";
import type { View } from "./view.ts";

export interface Speech {
  t: Translate;
  /** The game's own word for a value of a domain, "god-inti", or what it does, "building-Z01.does". */
  word(key: string): string;
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A name made of an id, until the game's words are here: "action-conquest" → "Conquest". */
export function fromId(key: string): string {
  if (key.endsWith(".does")) return "";
  return capital(key.slice(key.indexOf("-") + 1).replaceAll("-", " "));
}

/** "B3c, bottom terrace, Illapa, green. Tasks gold, weave, corn. Empty. Stairs of Bruno". */
export function spaceName(space: string, view: View, names: readonly string[], { t, word }: Speech): string {
  const { god, colour, icons } = view.printed.spaces[space]!;
  const here = view.hill[SPACE_NAMES.indexOf(space)]?.worker;
  const owners = stairsTo(space).map((stair) => view.stairs[stair] ?? -1).filter((seat) => seat >= 0).map((seat) => t("tw-stairs-of", { name: names[seat] ?? "" }));
  return [
    [space, t(`tw-terrace-${levelOf(space)}`), word(`god-${god}`), ...(colour === "neutral" ? [] : [t(`tw-colour-${colour}`)])].join(", "),
    t("tw-tasks-of", { tasks: icons.map((icon) => word(`task-${view.printed.tasks[icon]}`)).join(", ") }),
    here ? word(`worker-${here}`) : t("tw-empty"), ...owners,
  ].join(". ");
}

export function cardNote(card: string, view: View, { t, word }: Speech): Note {
  const { god, bonus } = view.printed.cards[card]!;
  return { icon: `god-${god}`, title: word(`god-${god}`), bonus, lines: [spoken(bonus, t, word)] };
}

export function armyNote(card: string, view: View, { t, word }: Speech): Note {
  const { soldiers, bonus } = view.printed.army[card]!;
  return { icon: "soldier", title: t("tw-soldiers", { n: soldiers }), bonus, lines: [spoken(bonus, t, word)] };
}

export function cardName(card: string, view: View, speech: Speech): string {
  const { god, bonus } = view.printed.cards[card]!;
  return `${speech.word(`god-${god}`)}: ${spoken(bonus, speech.t, speech.word)}`;
}

export function armyName(card: string, view: View, { t, word }: Speech): string {
  const { soldiers, bonus } = view.printed.army[card]!;
  return `${t("tw-soldiers", { n: soldiers })}: ${spoken(bonus, t, word)}`;
}

export function buildingNote(building: string, view: View, { t, word }: Speech): Note {
  const { cost, gives } = view.printed.buildings[building]!;
  const does = (view.printed.pack && gives.length ? "" : word(`building-${building}.does`)) || spoken(gives, t, word);
  return { icon: gives.length ? "building-production" : "building-permanent", title: word(`building-${building}`), cost, bonus: gives, lines: [does].filter(Boolean) };
}

export function tileNote(tile: string, view: View, { t, word }: Speech): Note {
  const { pattern, left, right } = view.printed.tiles[tile]!;
  const edge = (name: string) => spoken(view.printed.edges[name] ?? [], t, word);
  return { icon: "weaving", title: capital(word(`pattern-${pattern}`)), lines: [t("tw-left-edge", { bonus: edge(left) }), t("tw-right-edge", { bonus: edge(right) })] };
}

export function landName(land: string, view: View, names: readonly string[], { t, word }: Speech): string {
  const { flip, discard, bonus } = view.printed.lands[land]!;
  const owner = view.lands[land] ?? -1;
  return [`${word(`region-${land.slice(0, -2)}`)} ${land.slice(-1)}`, spoken(bonus, t, word), t("tw-land-cost", { flip, discard }), ...(owner >= 0 ? [t("tw-of", { name: names[owner] ?? "" })] : [])].join(". ");
}

export function landNote(land: string, view: View, names: readonly string[], { t, word }: Speech): Note {
  const { flip, discard, bonus } = view.printed.lands[land]!;
  const owner = view.lands[land] ?? -1;
  return { icon: "conquest", title: `${word(`region-${land.slice(0, -2)}`)} ${land.slice(-1)}`, bonus, lines: [spoken(bonus, t, word), t("tw-land-cost", { flip, discard }), ...(owner >= 0 ? [t("tw-of", { name: names[owner] ?? "" })] : [])] };
}
