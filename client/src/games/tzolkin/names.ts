/** What a reader of the screen hears of a place or a tile. */

import type { Translate } from "../../shell/board.ts";
import type { Gear } from "./geometry.ts";
import type { TempleView, TileView, View } from "./view.ts";

export interface Speech {
  t: Translate;
  /** The game's own word for a value of a domain, "temple-chaac", or what it does, "building-x.does". */
  word(key: string): string;
}

const MATERIALS = new Set(["corn", "wood", "stone", "gold", "skull"]);

/** A printed word as one says it: "3 corn". */
export function spokenWord(printed: string, { t, word }: Speech): string {
  const [what = "", first = "", second = ""] = printed.split(":");
  if (what === ">") return t("tz-for");
  if (what === "/") return t("tz-or");
  if (MATERIALS.has(what)) return `${first} ${word(`material-${what}`)}`.trim();
  if (what === "vp") return t("tz-points", { n: first });
  if (what === "temple")
    return t("tz-steps", { n: second, temple: first === "any" ? t("tz-any-temple") : word(`temple-${first}`) });
  if (what === "track")
    return t("tz-lessons", { n: second, track: first === "any" ? t("tz-any-track") : word(`track-${first}`) });
  return t(`tz-word-${what}`, { n: first });
}

export const spoken = (words: readonly string[], speech: Speech): string =>
  words
    .filter((word) => !word.startsWith("score") && !word.startsWith("quarters"))
    .map((word) => spokenWord(word, speech))
    .join(" ");

/** "Palenque 3: 2 wood or 5 corn. Worker of Ana". */
export function spaceName(
  gear: Gear,
  space: number,
  words: readonly string[],
  who: number,
  slot: number,
  names: readonly string[],
  speech: Speech,
): string {
  const { t, word } = speech;
  const place = `${word(`gear-${gear.name}`)} ${space}`;
  const what = space === 0 ? "" : space > gear.actions ? t("tz-any-of", { n: gear.actions }) : spoken(words, speech);
  const rider = who < 0 ? "" : who === 9 ? t("tz-dummy") : t("tz-worker-of", { name: names[who] ?? "" });
  const skull = slot >= 0 ? t("tz-skull-of", { name: names[slot] ?? "" }) : "";
  return [what ? `${place}: ${what}` : place, rider, skull].filter(Boolean).join(". ");
}

/** "Chaac. Ana step 2, 4 points; …". */
export function templeName(temple: TempleView, view: View, names: readonly string[], { t, word }: Speech): string {
  const places = view.players.map((player, seat) => {
    const step = player.temples[temple.name] ?? 0;
    return t("tz-on-step", { name: names[seat] ?? "", step, points: temple.points[step + 1] ?? 0 });
  });
  return `${word(`temple-${temple.name}`)}. ${places.join("; ")}`;
}

export function trackName(track: string, view: View, names: readonly string[], { t, word }: Speech): string {
  const places = view.players.map((player, seat) =>
    t("tz-on-level", { name: names[seat] ?? "", level: player.technologies[track] ?? 0 }),
  );
  return `${word(`track-${track}`)}. ${places.join("; ")}`;
}

/** "Small farm. Costs 1 wood. Gives …": in the game's own words where it has them. */
export function tileName(name: string, domain: string, tile: TileView | undefined, speech: Speech): string {
  const { t, word } = speech;
  const does = word(`${domain}-${name}.does`);
  const cost = tile?.cost.length ? t("tz-costs", { cost: spoken(tile.cost, speech) }) : "";
  return [word(`${domain}-${name}`), cost, does || (tile ? spoken(tile.effect, speech) : "")]
    .filter(Boolean)
    .join(". ");
}

/** At the head of a card a name has a capital. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A name made of an id, until the game's words are here: "chichen_itza" → "Chichen Itza". */
export function fromId(key: string): string {
  if (key.endsWith(".does")) return "";
  const id = key.slice(key.indexOf("-") + 1).replace(/^(a\d|x\d|m\d\d|qa)_/, "");
  return id
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");
}
