// Made by tools/typescript.py from patolli/games/tzolkin/view.py. Do not edit.

/** A gear: who stands on each position (seat, 9 a dummy, -1 nobody). */
export interface GearView {
  name: string;
  spaces: number[];
  last: number;
}

/** What a seat has before it. */
export interface PlayerView {
  corn: number;
  wood: number;
  stone: number;
  gold: number;
  skulls: number;
  hand: number;
  workers: number;
  temples: Record<string, number>;
  technologies: Record<string, number>;
  light: boolean;
  corn_tiles: number;
  wood_tiles: number;
  buildings: string[];
  monuments: string[];
  wealth: string[];
  tribe: string;
  debt: number[];
  hunger: number;
  score: number;
}

/** Tiles dealt in secret, shown to their owner alone, and what of them was kept so far. */
export interface Hand {
  wealth: string[];
  tribes: string[];
  kept: string[];
  tribe: string;
}

/** What is left to harvest at a space of Palenque. */
export interface JungleView {
  space: number;
  corn: number;
  wood: number;
}

/** What is printed on a tile, in the words of `printed.py`. */
export interface TileView {
  category: string;
  cost: string[];
  effect: string[];
}

/** A temple's stairs as printed, from the lowest step (-1) up. */
export interface TempleView {
  name: string;
  points: number[];
  rewards: string[];
  leader: number[];
}

/** A prophecy's bounds, and what it would count of each seat now. */
export interface ProphecyView {
  name: string;
  bounds: number[];
  counts: number[];
}

/** A space of a gear. */
export interface Place {
  gear: string;
  space: number;
}

/** An action within reach at no cost, and what it would give. */
export interface ActionView {
  gear: string;
  space: number;
  gives: string[];
}

/** Where a worker will have ridden to (-1: back to the hand) and what it could do there. */
export interface DayView {
  space: number;
  any: boolean;
  actions: ActionView[];
}

/** One of the reader's workers on a gear: now, tomorrow, in two days. */
export interface ForecastView {
  gear: string;
  space: number;
  days: DayView[];
}

/** What is not alike for all readers. */
export interface Own {
  hand: Hand | null;
  forecast: ForecastView[];
  tiles: Record<string, TileView>;
}

/** The whole table. */
export interface View {
  modules: string[];
  day: number;
  food_days: number[];
  held: number;
  start: number;
  order: number[];
  gears: GearView[];
  start_space: number;
  start_corn: number;
  start_outlook: number[];
  quick_spaces: number[];
  quick_tiles: string[];
  quick: string;
  quick_outlook: string[];
  jungle: JungleView[];
  age: number;
  shown: string[];
  deck: number;
  monuments: string[];
  prophecies: string[];
  prophecy: string;
  skulls: number;
  slots: number[];
  players: PlayerView[];
  hand: Hand | null;
  placed: number;
  using: Place | null;
  forecast: ForecastView[];
  spaces: string[][][];
  temples: TempleView[];
  tiles: Record<string, TileView>;
  foretold: ProphecyView[];
  bands: number[];
  rates: number[];
}

/** All that is printed on tiles and board. */
export interface Faces {
  tiles: Record<string, TileView>;
  spaces: string[][][];
  temples: TempleView[];
}
