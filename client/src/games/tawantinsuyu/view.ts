// Made by tools/typescript.py from patolli/games/tawantinsuyu/view.py and patolli/games/tawantinsuyu/printed.py. Do not edit.

/** A space of the hill. */
export interface SpaceView {
  name: string;
  worker: string;
  cost: number;
}

/** Statues by god. */
export interface StatuesView {
  small: number[];
  large: number[];
}

/** What a player has before them, and how much in hand. */
export interface PlayerView {
  potato: number;
  corn: number;
  stone: number;
  gold: number;
  workers: string[];
  priest: number;
  step: number;
  hand: number;
  army_hand: number;
  drawn: number;
  army_up: string[];
  army_down: string[];
  up: string[];
  down: string[];
  permanent: string[];
  tapestries: string[][];
  statues: StatuesView;
  stairs: number;
  markers: number;
  score: number;
}

/** What a reader holds. */
export interface HandView {
  cards: string[];
  army: string[];
  drawn: string[];
  dealt: string[];
  kept: string[];
}

/** A numbered token on Axomamma's board. */
export interface TokenView {
  number: number;
  row: string;
  cell: number;
}

/** Axomamma's board. */
export interface SoloView {
  tokens: TokenView[];
  slots: string[];
  personality: string;
  personality_cell: number;
  difficulty: string[];
  goal: number;
}

/** The tasks being spent. */
export interface TasksView {
  seat: number;
  space: string;
  left: number;
  used: boolean[];
}

/** A worker on its way: what for its space is being paid. */
export interface PlacementView {
  seat: number;
  worker: string;
  kind: string;
  space: string;
}

/** A weaving in hand, about to be sewn on. */
export interface SewingView {
  seat: number;
  tile: string;
}

/** What is not alike for all readers. */
export interface Own {
  hill: SpaceView[];
  hand: HandView | null;
}

/** The whole table. */
export interface View {
  active: number;
  token: number;
  held: number;
  last: boolean;
  coricancha: string[];
  hill: SpaceView[];
  stairs: Record<string, number>;
  lands: Record<string, number>;
  bag: Record<string, number>;
  nomads: Record<string, number>;
  village: string[];
  casualties: string[];
  god_deck: number;
  god_under: string[];
  altar: string[];
  altar_size: number;
  played: string;
  aside: string[];
  army_deck: number;
  army_discard: string[];
  market: string[];
  house_decks: number[];
  tile_top: string;
  tile_deck: number;
  loom: string[];
  start_tiles: string[];
  statues: StatuesView;
  tasks: TasksView | null;
  placement: PlacementView | null;
  sewing: SewingView | null;
  demand: number[];
  players: PlayerView[];
  hand: HandView | null;
  solo: SoloView | null;
  printed: PrintedView;
}

/** A space of the hill. */
export interface SpacePrint {
  god: string;
  colour: string;
  icons: string[];
}

/** A god card. */
export interface CardPrint {
  god: string;
  bonus: string[];
}

/** An army card. */
export interface ArmyPrint {
  soldiers: number;
  bonus: string[];
}

/** A building; permanent ones give nothing that can be printed in figures. */
export interface BuildingPrint {
  cost: string[];
  gives: string[];
}

/** A weaving. */
export interface TilePrint {
  pattern: string;
  left: string;
  right: string;
}

/** A space of a region. */
export interface LandPrint {
  flip: number;
  discard: number;
  bonus: string[];
}

/** A step of the temple. */
export interface StepPrint {
  left: string[];
  points: number;
  final: number;
}

/** A cell of Axomamma's board. */
export interface CellPrint {
  action: string;
  bonus: string[];
}

/** What is printed on all pieces, by name: the same for everybody, whatever pack is played. */
export interface PrintedView {
  pack: string;
  spaces: Record<string, SpacePrint>;
  tasks: Record<string, string>;
  gathered: Record<string, number>;
  cards: Record<string, CardPrint>;
  army: Record<string, ArmyPrint>;
  buildings: Record<string, BuildingPrint>;
  tiles: Record<string, TilePrint>;
  edges: Record<string, string[]>;
  lands: Record<string, LandPrint>;
  steps: StepPrint[];
  cells: Record<string, CellPrint[]>;
  personalities: Record<string, string>;
  tokens: number[];
  village: number;
  nomads: number;
}
