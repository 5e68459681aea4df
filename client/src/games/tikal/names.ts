/** What a reader of the screen hears of a place or a tile. */

import type { Translate } from "../../shell/board.ts";
import { sharedCost } from "../../shell/narrowing.ts";
import type { ChoiceInfo } from "../../wire.ts";
import type { HexView, TileView } from "./view.ts";

function what(hex: HexView, t: Translate): string {
  if (hex.terrain === "temple") return t("tikal-temple", { value: hex.value });
  if (hex.terrain !== "site") return t(`tikal-${hex.terrain}`);
  return hex.treasures ? t("tikal-site", { n: hex.treasures }) : t("tikal-site-empty");
}

function owner(hex: HexView, names: readonly string[], t: Translate): string {
  const said = (key: string, seat: number) => `, ${t(key, { name: names[seat] ?? "" })}`;
  if (hex.camp >= 0) return said("tikal-camp-of", hex.camp);
  if (hex.guard >= 0) return said("tikal-guarded", hex.guard);
  if (hex.control >= 0) return said("tikal-controlled", hex.control);
  return hex.tied ? `, ${t("tikal-tied")}` : "";
}

function figures(hex: HexView, names: readonly string[], t: Translate): string {
  return hex.figures
    .map(({ seat, explorers, leader }) => {
      const who = [
        ...(leader ? [t("tikal-leader")] : []),
        ...(explorers ? [t("tikal-explorers", { n: explorers })] : []),
      ];
      return `${names[seat] ?? ""} ${who.join(", ")}`;
    })
    .join("; ");
}

function stones(hex: HexView, t: Translate): string {
  const edges = hex.edges.flatMap((count, edge) => (count ? [`${t(`tikal-edge-${edge}`)} ${count}`] : []));
  return edges.length ? t("tikal-stones", { stones: edges.join(", ") }) : "";
}

/** The price all these choices share. */
export function priceWords(found: readonly ChoiceInfo[], t: Translate): string {
  const cost = sharedCost(found);
  return cost === undefined ? "" : t("tikal-costs", { n: cost });
}

/** "e3, temple worth 8, Ana would score it. Ana 1 leader, 2 explorers. Stones: north 2". */
export function placeName(hex: HexView, names: readonly string[], t: Translate): string {
  const parts = [`${hex.name}, ${what(hex, t)}${owner(hex, names, t)}`, figures(hex, names, t), stones(hex, t)];
  return parts.filter(Boolean).join(". ");
}

export function tileName(tile: TileView, t: Translate): string {
  const said = {
    temple: () => t("tikal-tile-temple", { value: tile.value }),
    site: () => t("tikal-tile-site", { n: tile.masks }),
  };
  return t("tikal-tile", {
    tile: tile.name,
    what: (said[tile.terrain as "temple" | "site"] ?? (() => t(`tikal-${tile.terrain}`)))(),
  });
}
