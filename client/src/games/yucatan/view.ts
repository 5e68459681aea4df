// Made by tools/typescript.py from patolli/games/yucatan/view.py and patolli/games/yucatan/printed.py. Do not edit.

/** One army. */
export interface ArmyView {
  place: string;
  warriors: number;
  creature: string;
  until: number;
  abilities: string[];
  strength: number;
}

/** One building of a settlement. */
export interface BuildingView {
  name: string;
  level: number;
  tokens: number;
}

/** What a seat has before it. */
export interface PlayerView {
  corn: number;
  jade: number;
  prisoners: number;
  tokens: number[];
  buildings: BuildingView[];
  armies: ArmyView[];
  led: string[];
  advisors: string[];
  power: string;
  upgrades: string[];
  gifts: Record<string, string[]>;
  step: number;
  marker: number;
  rows: Record<string, number>;
  cards: number;
  score: number;
}

/** One reward of a panel. */
export interface RewardView {
  slot: string;
  open: boolean;
  effects: string[];
}

/** A central city. */
export interface CityView {
  name: string;
  jade: number;
  seat: number;
  army: number;
  rewards: RewardView[];
}

/** One side of a combat. */
export interface SideView {
  seat: number;
  army: number;
  card: string;
  strength: number[];
  total: number;
  leader: boolean;
  ignored: boolean;
  captured: number;
}

/** A combat under way. */
export interface CombatView {
  place: string;
  revealed: boolean;
  sides: SideView[];
  winner: number;
}

/** What this seat has answered so far to a simultaneous question. */
export interface AnswerView {
  advisors: string[];
  power: string;
  building: string;
  card: string;
  prisoners: number;
  jade: number;
  corn: number;
  tokens: number[];
}

/** What a seat's offerings count for in this round's sacrifice. */
export interface OfferingView {
  prisoner: number;
  jade: number;
  corn: number;
  first: number;
  further: number;
  extra: number;
}

/** What is not alike for all readers. */
export interface Own {
  you: number;
  hand: NamedPieceView[];
  drawn: NamedPieceView[];
  answer: AnswerView | null;
  offering: OfferingView | null;
}

/** The whole table. */
export interface View {
  you: number;
  round: number;
  first: number;
  turn: number;
  number: number;
  prisoner_points: number;
  players: PlayerView[];
  cities: CityView[];
  creatures: NamedPieceView[];
  creature_cards: string[];
  supply: number;
  deck: number;
  discard: number;
  hand: NamedPieceView[];
  drawn: NamedPieceView[];
  combat: CombatView | null;
  activating: string;
  together: string;
  answered: number[];
  answer: AnswerView | null;
  offering: OfferingView | null;
  printed: PrintedView;
}

/** A card, tile or creature. */
export interface PieceView {
  level: number;
  strength: number;
  effects: string[];
}

/** … where it is listed. */
export interface NamedPieceView {
  level: number;
  strength: number;
  effects: string[];
  name: string;
}

/** A building at one level; prices are per level of what is bought. */
export interface LevelView {
  jade: number;
  corn: number;
  warriors: number;
  gain_corn: number;
  gain_jade: number;
  free: number;
}

/** A quarter of the calendar. */
export interface RoundView {
  prisoner: number;
  moves: number;
}

/** What is printed on all pieces, by name: the same for everybody, whatever pack is played. */
export interface PrintedView {
  pack: string;
  cards: Record<string, PieceView>;
  creatures: Record<string, PieceView>;
  abilities: Record<string, PieceView>;
  advisors: Record<string, PieceView>;
  powers: Record<string, PieceView>;
  upgrades: Record<string, PieceView>;
  buildings: Record<string, LevelView[]>;
  rounds: RoundView[];
  steps: number[];
  ranks: number[];
}
