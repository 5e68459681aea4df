/** What a reader of the screen hears of a place or a piece, and what its note says. */

import type { Translate } from "../../shell/board.ts";
import { sentence } from "./effects.ts";
import type { View } from "./view.ts";

export interface Speech {
  t: Translate;
  /** The game's own word for a value of a domain, "place-red", or what it does, "card-charge.does". */
  word(key: string): string;
}

const ROMAN = ["0", "I", "II", "III", "IV"];

/** A name made of an id, until the game's words are here: "vucub_caquix" → "Vucub Caquix". */
export function fromId(key: string): string {
  if (key.endsWith(".does")) return "";
  const id = key.slice(key.indexOf("-") + 1).replace(/_card$/, "");
  return id
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");
}

/**
 * What a piece does: in the game's words for the pieces they were written for, else its facts and what is printed on
 * it.
 */
export function doesLines(
  key: string,
  effects: readonly string[],
  { view, t, word }: Speech & { view?: View },
  facts: readonly string[] = [],
): string[] {
  const known = key && !view?.printed.pack ? word(`${key}.does`) : "";
  return known ? [known] : [...facts, ...effects.map((line) => sentence(line, t, word)).filter(Boolean)];
}

/** "Ana, army I, 4 warriors, Jaguar. Strength 9 without a card". */
export function armyName(
  seat: number,
  army: number,
  view: View,
  names: readonly string[],
  { t, word }: Speech,
): string {
  const troop = view.players[seat]?.armies[army];
  if (!troop) return "";
  const who = t("yu-army-of", { name: names[seat] ?? "", army: ROMAN[army + 1]! });
  const what = [
    t("yu-warriors", { n: troop.warriors }),
    ...(troop.creature ? [word(`creature-${troop.creature}`)] : []),
    ...troop.abilities.filter(Boolean).map((name) => word(`ability-${name}`)),
  ];
  return `${who}, ${what.join(", ")}. ${t("yu-strength-bare", { n: troop.strength })}`;
}

/** "Yellow city, 1 jade. Bruno, army I, …". */
export function placeName(place: string, view: View, names: readonly string[], speech: Speech): string {
  const city = view.cities.find((one) => one.name === place);
  const here = view.players.flatMap((player, seat) =>
    player.armies.flatMap((army, n) => (army.place === place ? [armyName(seat, n, view, names, speech)] : [])),
  );
  const jade = city?.jade ? `, ${speech.t("yu-pay-jade", { n: city.jade })}` : "";
  return `${speech.word(`place-${place}`)}${jade}. ${here.join(". ") || speech.t("yu-nobody")}`;
}

/** "Charge. Strength 5. …". */
export function cardName(name: string, view: View, speech: Speech): string {
  return [speech.word(`card-${name}`), ...cardLines(name, view, speech)].join(". ");
}

export function cardLines(name: string, view: View, speech: Speech): string[] {
  const card = view.printed.cards[name];
  return doesLines(`card-${name}`, card?.effects ?? [], { ...speech, view }, [
    speech.t("yu-strength", { n: card?.strength ?? 0 }),
  ]);
}

export function creatureLines(name: string, view: View, speech: Speech): string[] {
  const creature = view.printed.creatures[name];
  return doesLines(`creature-${name}`, creature?.effects ?? [], { ...speech, view }, [
    `${speech.t("yu-level", { n: creature?.level ?? 0 })}, ${speech.t("yu-strength", { n: creature?.strength ?? 0 })}`,
  ]);
}

export function abilityLines(name: string, view: View, speech: Speech): string[] {
  const piece = view.printed.abilities[name];
  return doesLines(`ability-${name}`, piece?.effects ?? [], { ...speech, view }, [
    speech.t("yu-level", { n: piece?.level ?? 0 }),
  ]);
}

export function creatureName(name: string, view: View, speech: Speech): string {
  return [speech.word(`creature-${name}`), ...creatureLines(name, view, speech)].join(". ");
}
