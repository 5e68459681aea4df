/** What the shell gives a game's drawing, and what it wants of it. A drawing only draws: it knows no rule. */

import type { VNode } from "preact";
import type { Lang } from "../i18n/index.ts";
import type { ChoiceInfo, LogLine, ReplayLine, Told } from "../wire.ts";
import type { Script, Stage } from "./telling.ts";

/** What one piece stands for; one piece may name several domains: {figure: "leader", hex: "e3"}. */
export interface Pick {
  [domain: string]: string;
}

/** A sentence of the account. */
export type Line = LogLine | ReplayLine;

/** What picking a piece would keep. */
export interface Target {
  cost?: number;
  choices: ChoiceInfo[];
}

export type Motion = "full" | "fast" | "none";

export type Translate = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps<View, Scene = unknown> {
  /** What is shown now: while something is told, the view of that moment. */
  view: View;
  stage: Stage<View, Scene>;
  names: string[];
  /** My seats. */
  me: number[];
  /** Legal choices that agree with what was picked so far. */
  choices: ChoiceInfo[];
  /** What was picked so far, in order. */
  picked: Pick[];
  /** null: not legal. */
  target(pick: Pick): Target | null;
  /** Click, tap or Enter on a piece. */
  pick(pick: Pick): void;
  /** A piece that stands for these choices: one alone is made, several are narrowed down, none asks why. */
  act?(pick: Pick, found: readonly ChoiceInfo[]): void;
  /** A piece that stands for one choice alone makes it; absent where nothing can be chosen. */
  choose?(choice: ChoiceInfo): void;
  /** "?" or long press or click on something not legal. */
  why(pick: Pick): void;
  /** Places to light (a log line is pointed at). */
  lit: { [domain: string]: string[] };
  /** Kinds of choice that are asked for: what leads only to others does not shine, whatever it is called. */
  litFor?: readonly string[] | undefined;
  /** The place the refusal bubble belongs to. */
  refused: Pick | null;
  /** The account as far as it has been told. */
  lines: readonly Line[];
  /** The events that lead to the position. */
  told: readonly Told[];
  /** What lies beside the board is shown in the rail, as `side`. */
  railed: boolean;
  motion: Motion;
  t: Translate;
  lang: string;
}

/** What lets a piece be picked, wherever it lies. */
export interface Picking {
  picked: Pick[];
  target(pick: Pick): Target | null;
  pick(pick: Pick): void;
}

/**
 * What is before one seat, drawn inside the shell's player panel; its pieces can be picked too, if it is a live table.
 */
export interface PlayerPanelProps<View> extends Partial<Picking> {
  view: View;
  seat: number;
  mine: boolean;
  t: Translate;
  lang: string;
}

/** What the header shows of a position: scorings done, stack, what comes next. */
export interface HeaderProps<View> {
  view: View;
  t: Translate;
  lang: string;
}

/** A piece by itself, in the list of components. `printed`: what the game prints on all of them. */
export interface PieceProps<Printed> {
  domain: string;
  value: string;
  name: string;
  printed: Printed;
  t: Translate;
}

export interface GameClient<View, Scene = unknown> {
  /** How it is told what happens. */
  script: Script<View, Scene>;
  /**
   * Its first <svg> has a constant viewBox, the whole board; the shell zooms and pans by changing that attribute,
   * unless it has data-fixed.
   */
  Board: (props: BoardProps<View, Scene>) => VNode;
  /** What lies beside the board, for the rail where the board itself has no room for it. */
  side?: {
    Panel: (props: BoardProps<View, Scene>) => VNode;
    /** The key, in `words`, of what it is called. */
    title: string;
    /** Whether the question is about it. */
    asked: (choices: readonly ChoiceInfo[]) => boolean;
  };
  PlayerPanel?: (props: PlayerPanelProps<View>) => VNode | null;
  Header?: (props: HeaderProps<View>) => VNode | null;
  /** Stands at the left of the dock: what is left to spend (points as kernels). */
  Purse?: (props: PlayerPanelProps<View>) => VNode | null;
  /** Cards of the viewer: they stand at the dock's lower edge and rise when pointed at. */
  Hand?: (props: PlayerPanelProps<View>) => VNode | null;
  /** Explains the tile about to be laid or the card in hand, beside the prompt. */
  TileHint?: (props: HeaderProps<View>) => VNode | null;
  /** The points of each seat, for panels and chips; without it nothing is shown. */
  scores?: (view: View) => number[];
  /**
   * In a game for one: the key, in `words`, of whom the rules set against a single player. Its score comes after those
   * of the seats.
   */
  rival?: string;
  /** One of the pieces that can be laid out. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Piece?: (props: PieceProps<any>) => VNode | null;
  /** Icons of its own, as a sprite. */
  symbols?: string;
  words: Record<Lang, Record<string, string>>;
  /** Kind of choice → icon id of the sprite, such as "i-walk". */
  kindIcons: Record<string, string>;
  /** The icon of one choice, where choices of a kind are different things. */
  choiceIcon?: (choice: ChoiceInfo) => string | undefined;
  /** The kind of choice that is the page's main button, such as "end". */
  mainKind?: string;
  /** Keys that the drawing itself listens to → the key, in `words`, of what they do. */
  keys?: Record<string, string>;
  /** Domains that are settled on the board itself (a tile is turned there): the dock does not list their values. */
  onBoard?: string[];
  /** Marks of a replay's track → icon id. */
  markIcons?: Record<string, string>;
  /** Hands are hidden from other seats: a hot-seat needs the curtain. */
  secrets?: boolean;
}
