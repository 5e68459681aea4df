/** What is printed, from the short words of the view to icons and figures. */

export interface Atom {
  icon?: string;
  text?: string;
  /** Points on their red coin. */
  points?: string;
  arrow?: boolean;
  /** A line may end here. */
  line?: boolean;
  /** A jungle tile, not what it yields. */
  tile?: "corn" | "wood";
}

const ICON: Record<string, string> = {
  corn: "corn",
  wood: "wood",
  stone: "stone",
  gold: "gold",
  skull: "skull",
  block: "block-any",
  trade: "exchange",
  any: "any-action",
  advance: "tech-any",
  build: "building-permanent",
  monument: "monument",
  worker: "worker-own",
  fish: "fish",
  burn: "burn",
  food_day: "food-day",
};
const QUIET = new Set(["advance", "build", "monument", "trade", "any", "fish", "burn", "food_day", "temple", "track"]);

export const templeIcon = (name: string): string => (name === "any" ? "temple-up" : `temple-${name}`);
export const trackIcon = (name: string): string => (name === "any" ? "tech-any" : `tech-${name}`);
export const minus = (n: number | string): string => String(n).replace("-", "−");

/** Which counts fall into a prophecy's band: "≤1", "2–3", "6+". */
export function span(bounds: readonly number[], band: number): string {
  if (band === 0) return `≤${minus(bounds[0] ?? 0)}`;
  const low = bounds[band - 1]! + 1;
  const high = bounds[band];
  return high === undefined ? `${low}+` : high === low ? `${low}` : `${low}–${high}`;
}

const counted = (count: string, icon: string, quiet: boolean): Atom[] =>
  quiet && (count === "1" || !count) ? [{ icon }] : [...(count ? [{ text: minus(count) }] : []), { icon }];

const SCORED: Record<string, Atom[]> = {
  per_own_building_and_monument: [{ icon: "building-permanent" }, { icon: "monument" }],
  per_own_corn_tile: [{ tile: "corn" }],
  per_own_wood_tile: [{ tile: "wood" }],
  per_monument_of_all_players: [{ icon: "monument" }],
  tracks_at_level_3: [{ text: "III" }, { icon: "tech-any" }],
  per_technology_level: [{ icon: "tech-any" }],
  own_workers_in_play: [{ text: "4·5·6" }, { icon: "worker-own" }],
  per_step_above_start_in_best_temple: [{ icon: "temple-up" }],
  per_skull_placed_by_all_players: [{ icon: "skull" }],
};

function score(kind: string, category: string, figures: string): Atom[] {
  if (kind === "temple_step_vp_again") return [{ icon: "temple-step" }, { arrow: true }, { icon: "vp" }];
  if (kind === "none" || !figures) return [];
  const what = category ? [{ icon: category }] : (SCORED[kind] ?? []);
  if (!what.length) return [{ points: figures }];
  return figures.includes("·")
    ? [{ text: figures }, { icon: "vp" }, { line: true }, ...what]
    : [{ points: figures }, { text: "×" }, ...what];
}

/** The atoms of a word that belong together. */
function parts(word: string): Atom[][] {
  const found = atoms(word);
  const at = found.findIndex((atom) => atom.line);
  return at < 0 ? [found] : [found.slice(0, at), found.slice(at + 1)];
}

/** Points by quarter, two and two. */
const quarters = (figures: string[]): Atom[] => [
  { text: figures.slice(0, 2).join("·") },
  { icon: "vp" },
  { line: true },
  { text: figures.slice(2).join("·") },
];

/** One word as atoms. */
export function atoms(word: string): Atom[] {
  const [what = "", first = "", second = "", third = ""] = word.split(":");
  switch (what) {
    case ">":
      return [{ arrow: true }];
    case "/":
      return [{ text: "/" }];
    case "vp":
      return [{ points: first }];
    case "temple":
      return counted(second, templeIcon(first), true);
    case "track":
      return counted(second, trackIcon(first), true);
    case "farm":
      return [{ icon: "food-day" }, { text: first }, { icon: "worker-own" }];
    case "farm_all":
      return [{ icon: "food-day" }, { text: `−${first}` }, { icon: "corn" }];
    case "lore":
      return [{ text: "−1" }, { icon: "tech-any" }, { arrow: true }, { text: "+3" }];
    case "rob":
      return [{ text: `−${first}` }, { icon: "corn" }, { icon: "person" }];
    case "taken":
      return [{ icon: "lock" }];
    case "score":
      return score(first, second, third);
    case "quarters":
      return quarters(first.split("·"));
    case "worker":
      return [{ text: "+" }, { icon: "worker-own" }];
    default:
      return counted(first, ICON[what] ?? what, QUIET.has(what));
  }
}

const wide = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign === "·" || sign === "/" ? 0.36 : sign === "1" ? 0.5 : 0.62), 0);

/** The type beside icons of a size; no smaller than the least that can be read. */
export const typeSize = (size: number, least = 0): number => Math.max(size * 0.68, least);
/** A coin is as large as its points need. */
export const coinSize = (points: string, size: number, least = 0): number =>
  Math.max(size, least / (points.length > 1 ? 0.44 : 0.52));

/** The width of an atom whose icons are so large. */
export function widthOf(atom: Atom, size: number, least = 0): number {
  if (atom.text !== undefined) return wide(atom.text) * typeSize(size, least) + 1;
  if (atom.arrow) return size * 0.5;
  return atom.points !== undefined ? coinSize(atom.points, size, least) * 1.12 : size;
}

export interface Line {
  atoms: { atom: Atom; x: number }[];
  width: number;
}

const GAP = 2;

/** Words in as few lines as fit; a word is never torn apart. */
export function flow(
  words: readonly string[],
  size: number,
  most: number,
  rows = 2,
  least = 0,
): { lines: Line[]; size: number } {
  for (let s = size; ; s -= 1) {
    const lines: Line[] = [];
    let open: Line | null = null;
    for (const part of words.flatMap(parts)) {
      const long = part.reduce((sum, atom) => sum + widthOf(atom, s, least) + GAP, -GAP);
      if (!open || (open.width + GAP + long > most && open.atoms.length))
        lines.push((open = { atoms: [], width: -GAP }));
      for (const atom of part) {
        open.atoms.push({ atom, x: open.width + GAP });
        open.width += GAP + widthOf(atom, s, least);
      }
    }
    if (s <= 9 || (lines.length <= rows && lines.every((line) => line.width <= most))) return { lines, size: s };
  }
}
