// Made by tools/typescript.py from patolli/games/tikal/view.py. Do not edit.

/** One seat's figures on a hex. */
export interface FigureView {
  seat: number;
  explorers: number;
  leader: boolean;
}

/** A tile face up. */
export interface TileView {
  name: string;
  terrain: string;
  value: number;
  masks: number;
  edges: number[];
}

/** A hex of the board. */
export interface HexView {
  name: string;
  terrain: string;
  tile: string;
  edges: number[];
  value: number;
  printed: number;
  treasures: number;
  camp: number;
  guard: number;
  control: number;
  tied: boolean;
  figures: FigureView[];
}

/** What a seat has before it. */
export interface PlayerView {
  supply: number;
  leader: string;
  camps: number;
  guards: number;
  gone: number;
  treasures: Record<string, number>;
  score: number;
  totem: boolean;
}

/** Who still bids, and the highest bid. */
export interface AuctionView {
  bidding: number[];
  high: number;
  leader: number;
}

/** The whole table. */
export interface View {
  tactical: boolean;
  hexes: HexView[];
  players: PlayerView[];
  steps: number[];
  letter: string;
  tiles_left: number;
  rounds: number;
  turn: number;
  points: number;
  tile: TileView | null;
  shown: TileView[];
  auction: AuctionView | null;
}
