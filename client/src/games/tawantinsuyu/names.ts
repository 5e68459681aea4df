/** What a reader of the screen hears of a place or a piece, and what its note says. */

import type { Translate } from "../../shell/board.ts";
import { SPACE_NAMES, levelOf, stairsTo } from "./geometry.ts";
import type { Note } from "./desk.ts";
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
  const owners = stairsTo(space)
    .map((stair) => view.stairs[stair] ?? -1)
    .filter((seat) => seat >= 0)
    .map((seat) => t("tw-stairs-of", { name: names[seat] ?? "" }));
  return [
    [
      space,
      t(`tw-terrace-${levelOf(space)}`),
      word(`god-${god}`),
      ...(colour === "neutral" ? [] : [t(`tw-colour-${colour}`)]),
    ].join(", "),
    t("tw-tasks-of", { tasks: icons.map((icon) => word(`task-${view.printed.tasks[icon]}`)).join(", ") }),
    here ? word(`worker-${here}`) : t("tw-empty"),
    ...owners,
  ].join(". ");
}

const does = (piece: string, word: Speech["word"]): string[] => [word(`${piece}.does`)].filter(Boolean);

export function cardNote(card: string, view: View, { word }: Speech): Note {
  const { god, bonus } = view.printed.cards[card]!;
  return { icon: `god-${god}`, title: word(`god-${god}`), bonus, lines: does(`card-${card}`, word) };
}

export function armyNote(card: string, view: View, { t, word }: Speech): Note {
  const { soldiers, bonus } = view.printed.army[card]!;
  return { icon: "soldier", title: t("tw-soldiers", { n: soldiers }), bonus, lines: does(`army-${card}`, word) };
}

export function buildingNote(building: string, view: View, { word }: Speech): Note {
  const { cost, gives } = view.printed.buildings[building]!;
  return {
    icon: gives.length ? "building-production" : "building-permanent",
    title: word(`building-${building}`),
    cost,
    bonus: gives,
    lines: does(`building-${building}`, word),
  };
}

export function tileNote(tile: string, view: View, { t, word }: Speech): Note {
  const { left, right } = view.printed.tiles[tile]!;
  return {
    icon: "weaving",
    title: capital(word(`tile-${tile}`)),
    lines: [t("tw-left-edge", { bonus: word(`edge-${left}`) }), t("tw-right-edge", { bonus: word(`edge-${right}`) })],
  };
}

/** What a land gives and takes, and whose it is. */
function landLines(land: string, view: View, names: readonly string[], { t, word }: Speech): string[] {
  const owner = view.lands[land] ?? -1;
  return [...does(`land-${land}`, word), ...(owner >= 0 ? [t("tw-of", { name: names[owner] ?? "" })] : [])];
}

export function landName(land: string, view: View, names: readonly string[], speech: Speech): string {
  return [speech.word(`land-${land}`), ...landLines(land, view, names, speech)].join(". ");
}

export function landNote(land: string, view: View, names: readonly string[], speech: Speech): Note {
  return {
    icon: "conquest",
    title: speech.word(`land-${land}`),
    bonus: view.printed.lands[land]!.bonus,
    lines: landLines(land, view, names, speech),
  };
}
