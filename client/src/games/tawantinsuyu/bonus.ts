/** What is printed, from the short words of the view ("corn:2", ">", "/") to icons and figures. */

export type Mark = { sign: ">" | "/" } | { icon: string; n: number; points?: boolean };

export const ICON: Record<string, string> = {
  potato: "potato",
  corn: "corn",
  stone: "stone",
  gold: "gold",
  vp: "vp",
  army: "army-card",
  "army-draw": "army-card",
  "god-card": "god-card",
  weave: "weaving",
  worker: "worker",
  step: "temple-up",
  restore: "restore",
  build: "building-permanent",
  "build-free": "building-permanent",
  statue: "statue-small",
  stairs: "stairs",
  produce: "produce",
  trade: "trade",
};
export const TASK_ICON: Record<string, string> = {
  potato: "potato",
  corn: "corn",
  stone: "stone",
  gold: "gold",
  weave: "weaving",
  statue: "statue-small",
  stairs: "stairs",
  build: "building-permanent",
  train: "army-card",
  produce: "produce",
  trade: "trade",
};
export const ACTION_ICON: Record<string, string> = {
  production: "produce",
  worship: "worship",
  offering: "offering",
  conquest: "conquest",
  restoration: "restore",
};
export const EDGE_ICON: Record<string, string> = {
  gold: "gold",
  stone: "stone",
  potato: "potato",
  god: "god-card",
  restore: "restore",
  army: "army-card",
  climb: "temple-up",
  vp: "vp",
};

export function marks(words: readonly string[]): Mark[] {
  return words.map((word) => {
    if (word === ">" || word === "/") return { sign: word };
    const [what = "", n = "1"] = word.split(":");
    return { icon: ICON[what] ?? what, n: Number(n), ...(what === "vp" ? { points: true } : {}) };
  });
}

/** A bonus of many marks in two rows, its price in the upper one. */
export function rows(words: readonly string[]): (readonly string[])[] {
  if (words.length < 3) return [words];
  const cut = words.indexOf(">") + 1 || Math.ceil(words.length / 2);
  return [words.slice(0, cut), words.slice(cut)];
}

/** The type beside icons of a size; no smaller than the least that can be read. */
export const typeSize = (size: number, least = 0): number => Math.max(size * 0.66, least);
/** A coin is as large as its points need. */
export const coinSize = (n: number | string, size: number, least = 0): number =>
  Math.max(size, least / (String(n).length > 1 ? 0.44 : 0.5));

/** How wide a mark is whose icons are so large. */
export function widthOf(mark: Mark, size: number, least = 0): number {
  if ("sign" in mark) return 6;
  if (mark.points) return coinSize(mark.n, size * 1.2, least) * 0.96;
  return size + (mark.n > 1 ? typeSize(size, least) * 0.64 : 0);
}

export const rowWidth = (all: readonly Mark[], size: number, least = 0): number =>
  all.reduce((sum, mark) => sum + widthOf(mark, size, least) + 1, -1);

/** The largest icons, up to a size, with which a row keeps to its width; at some point it has to be too long. */
export function fitting(all: readonly Mark[], size: number, width: number, least = 0): number {
  let s = size;
  while (s > 8 && rowWidth(all, s, least) > width) s -= 0.5;
  return s;
}
