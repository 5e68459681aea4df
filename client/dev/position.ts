/** The mid-game position of the first drawings, as a view: for looking at the board without a server. */

import { HEX_NAMES, neighbour } from "../src/games/tikal/geometry.ts";
import type { FigureView, HexView, TileView, View } from "../src/games/tikal/view.ts";
import type { ChoiceInfo } from "../src/wire.ts";

interface Sketch {
  id: string; col: number; row: number; type: string; edges: number[];
  printed?: number; value?: number; guard?: number; control?: number; tied?: boolean; treasures?: number; camp?: number;
  figures?: [seat: number, kind: string, count: number][];
}

const SKETCH = [
  {"id": "S_CAMP", "col": 0, "row": 4, "type": "base_camp", "edges": [1, 1, 1, 0, 0, 0], "figures": [[2, "explorer", 1], [4, "explorer", 2]]},
  {"id": "S_TEMPLE_N", "col": 0, "row": 3, "type": "temple", "edges": [1, 1, 0, 1, 0, 0], "printed": 1, "value": 4, "control": 3, "figures": [[3, "explorer", 1]]},
  {"id": "S_CLEARING", "col": 1, "row": 3, "type": "clearing", "edges": [1, 1, 1, 0, 0, 0], "camp": 2, "figures": [[3, "explorer", 1]]},
  {"id": "S_TEMPLE_E", "col": 1, "row": 4, "type": "temple", "edges": [0, 1, 0, 0, 0, 1], "printed": 1, "value": 3, "control": 2, "figures": [[2, "explorer", 2], [4, "explorer", 1]]},
  {"id": "A5", "col": 1, "row": 2, "type": "treasure", "edges": [2, 0, 1, 0, 0, 0], "treasures": 1, "figures": [[4, "explorer", 2]]},
  {"id": "A4", "col": 2, "row": 4, "type": "treasure", "edges": [0, 0, 1, 0, 2, 0], "treasures": 0, "camp": 4},
  {"id": "A6", "col": 2, "row": 3, "type": "clearing", "edges": [1, 1, 0, 1, 0, 0]},
  {"id": "A1", "col": 0, "row": 2, "type": "temple", "edges": [0, 0, 2, 1, 0, 0], "printed": 1, "value": 5, "guard": 3, "control": 3, "figures": [[1, "explorer", 1]]},
  {"id": "A2", "col": 2, "row": 2, "type": "temple", "edges": [0, 2, 0, 0, 1, 0], "printed": 2, "value": 6, "control": 2, "figures": [[1, "explorer", 1], [2, "explorer", 3], [4, "explorer", 2]]},
  {"id": "A3", "col": 1, "row": 1, "type": "temple", "edges": [0, 0, 2, 0, 1, 0], "printed": 2, "value": 4, "tied": true, "figures": [[1, "explorer", 2], [3, "explorer", 2]]},
  {"id": "B1", "col": 3, "row": 2, "type": "temple", "edges": [0, 2, 0, 0, 0, 1], "printed": 2, "value": 7, "guard": 2, "control": 2, "figures": [[4, "explorer", 2]]},
  {"id": "B2", "col": 3, "row": 1, "type": "temple", "edges": [1, 0, 0, 2, 0, 0], "printed": 3, "value": 5, "control": 4, "figures": [[3, "explorer", 2], [4, "leader", 1], [4, "explorer", 1]]},
  {"id": "B4", "col": 2, "row": 1, "type": "clearing", "edges": [0, 0, 2, 0, 1, 0], "camp": 1, "figures": [[1, "explorer", 1]]},
  {"id": "B6", "col": 1, "row": 0, "type": "volcano", "edges": [0, 0, 0, 0, 0, 0]},
  {"id": "B5", "col": 0, "row": 1, "type": "clearing", "edges": [0, 0, 2, 1, 0, 0]},
  {"id": "B3", "col": 3, "row": 3, "type": "treasure", "edges": [2, 0, 0, 0, 0, 1], "treasures": 2, "figures": [[2, "explorer", 2], [3, "explorer", 1]]},
  {"id": "C2", "col": 4, "row": 2, "type": "temple", "edges": [0, 2, 0, 0, 0, 1], "printed": 4, "value": 8, "control": 1, "figures": [[1, "leader", 1], [1, "explorer", 2], [2, "explorer", 3], [3, "explorer", 1]]},
  {"id": "C5", "col": 3, "row": 0, "type": "clearing", "edges": [0, 0, 0, 0, 3, 0]},
  {"id": "C1", "col": 3, "row": 4, "type": "temple", "edges": [3, 0, 0, 0, 0, 0], "printed": 3, "value": 6, "tied": true, "figures": [[1, "explorer", 1], [2, "leader", 1], [3, "explorer", 2], [4, "explorer", 3]]},
  {"id": "C4", "col": 4, "row": 3, "type": "clearing", "edges": [0, 1, 0, 0, 1, 1], "camp": 2, "figures": [[2, "explorer", 1]]},
  {"id": "C3", "col": 4, "row": 1, "type": "treasure", "edges": [0, 0, 0, 0, 0, 3], "treasures": 2, "figures": [[1, "explorer", 2]]},
  {"id": "D3", "col": 5, "row": 2, "type": "treasure", "edges": [0, 0, 0, 0, 0, 3], "treasures": 3, "figures": [[1, "explorer", 1]]},
  {"id": "D4", "col": 5, "row": 1, "type": "clearing", "edges": [0, 1, 0, 1, 0, 1], "camp": 3, "figures": [[3, "explorer", 1]]},
  {"id": "D5", "col": 4, "row": 4, "type": "volcano", "edges": [0, 0, 0, 0, 0, 0]},
  {"id": "D1", "col": 5, "row": 3, "type": "temple", "edges": [0, 0, 1, 0, 0, 2], "printed": 5, "value": 6, "control": 3, "figures": [[2, "explorer", 1], [3, "leader", 1], [3, "explorer", 1]]},
  {"id": "D2", "col": 6, "row": 3, "type": "temple", "edges": [0, 0, 0, 0, 3, 0], "printed": 5, "value": 5, "control": 4, "figures": [[4, "explorer", 1]]},
] as Sketch[];

const TERRAIN: Record<string, string> = { base_camp: "base", treasure: "site" };

function figures(all: Sketch["figures"] = []): FigureView[] {
  return [0, 1, 2, 3].flatMap((seat) => {
    const mine = all.filter(([owner]) => owner === seat + 1);
    const explorers = mine.find(([, kind]) => kind === "explorer")?.[2] ?? 0;
    return mine.length ? [{ seat, explorers, leader: mine.some(([, kind]) => kind === "leader") }] : [];
  });
}

function hex(name: string): HexView {
  const tile = SKETCH.find(({ col, row }) => "abcdefgh".charAt(col) + String(row + 1) === name);
  return {
    name, terrain: tile ? (TERRAIN[tile.type] ?? tile.type) : "jungle", tile: tile?.id ?? "", edges: tile?.edges ?? [],
    value: tile?.value ?? 0, printed: tile?.printed ?? 0, treasures: tile?.treasures ?? 0, camp: (tile?.camp ?? 0) - 1,
    guard: (tile?.guard ?? 0) - 1, control: (tile?.control ?? 0) - 1, tied: tile?.tied ?? false, figures: figures(tile?.figures),
  };
}

const player = (supply: number, camps: number, guards: number, score: number, treasures: Record<string, number>, totem = true) =>
  ({ supply, leader: "e3", camps, guards, gone: 0, treasures, score, totem });

export const VIEW: View = {
  tactical: false,
  hexes: HEX_NAMES.map(hex),
  players: [
    player(7, 1, 2, 47, { mask: 2, shell: 1 }), player(2, 0, 1, 52, { vessel: 1, blade: 1, codex: 1 }, false),
    player(4, 1, 1, 38, { necklace: 2 }), player(4, 1, 2, 44, { mirror: 1, mask: 1 }),
  ],
  steps: [0, 0, 0, 0, 2, 5, 3, 3, 2, 2, 1], letter: "E", tiles_left: 14, rounds: 2, turn: 0, points: 5, tile: null, shown: [], auction: null,
};

export const NAMES = ["Ana", "Bruno", "Itzel", "Tecún"];

export const SPECS = {
  lay: { hex: "hex", rotation: "rotation" }, place: { figure: "figure", hex: "hex" },
  walk: { figure: "figure", start: "hex", end: "hex" }, uncover: { hex: "hex" }, recover: { hex: "hex" },
  swap: { seat: "seat", give: "treasure", get: "treasure" }, guard: { figure: "figure", hex: "hex" }, camp: { hex: "hex" },
  bid: { amount: "amount" }, take: { tile: "tile" }, pass: {}, end: {},
};

const choice = (kind: string, args: Record<string, string>, cost?: number): ChoiceInfo =>
  ({ text: [kind, ...Object.values(args)].join(" "), kind, label: kind, args, hints: cost === undefined ? {} : { cost } });

/** Enough to light the board up; the true list comes from the server. */
export function spending(view: View, seat: number): ChoiceInfo[] {
  const at = (name: string) => view.hexes.find((one) => one.name === name);
  return [
    choice("end", {}), choice("place", { figure: "explorer", hex: "a5" }, 1), choice("place", { figure: "explorer", hex: "c2" }, 1),
    ...["vessel", "blade", "codex"].map((get) => choice("swap", { seat: "1", give: "shell", get }, 3)),
    ...view.hexes.flatMap((here) => {
      const mine = here.figures.find((group) => group.seat === seat);
      if (!mine) return [];
      const kinds = [...(mine.explorers ? ["explorer"] : []), ...(mine.leader ? ["leader"] : [])];
      const walks = here.edges.flatMap((stones, edge) => {
        const other = at(neighbour(here.name, edge));
        const cost = other && other.terrain !== "volcano" && other.edges.length ? stones + other.edges[(edge + 3) % 6]! : 0;
        return cost && cost <= view.points ? kinds.map((figure) => choice("walk", { figure, start: here.name, end: other!.name }, cost)) : [];
      });
      const works = here.terrain === "temple" && here.guard < 0 ? [choice("uncover", { hex: here.name }, 2), choice("guard", { figure: kinds[0]!, hex: here.name }, 5)] : [];
      return [...walks, ...works];
    }),
  ];
}

export const TILES: TileView[] = [
  { name: "E3", terrain: "temple", value: 4, masks: 0, edges: [2, 0, 1, 0, 0, 0] },
  { name: "E4", terrain: "site", value: 0, masks: 3, edges: [1, 1, 0, 1, 0, 0] },
  { name: "E5", terrain: "clearing", value: 0, masks: 0, edges: [3, 0, 0, 0, 0, 0] },
  { name: "F4", terrain: "volcano", value: 0, masks: 0, edges: [0, 0, 0, 0, 0, 0] },
];

export function layings(view: View): ChoiceInfo[] {
  return view.hexes.filter((one) => one.terrain === "jungle" && [0, 1, 2, 3, 4, 5].some((edge) => {
    const other = view.hexes.find((two) => two.name === neighbour(one.name, edge));
    return other && other.terrain !== "jungle";
  })).flatMap((one) => [0, 1, 2, 3, 4, 5].filter((turn) => (turn + one.name.charCodeAt(1)) % 3 !== 2).map((turn) => choice("lay", { hex: one.name, rotation: String(turn) })));
}

export const takings = (): ChoiceInfo[] => TILES.map((tile) => choice("take", { tile: tile.name }));
