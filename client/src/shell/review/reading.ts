/** A review as it comes: asked for every second until it is whole; and what a page finds in it. */

import { signal } from "@preact/signals";
import type { GameReview, Mark, ReviewedTurn } from "../../wire.ts";
import { api } from "../api.ts";

const EVERY = 1000;
/** How a mark is written. */
export const SIGNS = { blunder: "??", mistake: "?", inaccuracy: "?!", fine: "✓", "": "" } as const;
export type Marked = "blunder" | "mistake" | "inaccuracy";

export const isMarked = (turn: ReviewedTurn): boolean => turn.loss > 0 && turn.better.length > 0;
export const hundredths = (chance: number): number => Math.round(100 * chance);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

/** The turn to open with: the worst of one's own, then of anybody's; 0: nobody did anything wrong. */
export function worst(turns: ReviewedTurn[], mine: number[]): number {
  const marked = turns.filter(isMarked).sort((a, b) => b.loss - a.loss);
  return (marked.find((turn) => mine.includes(turn.seat)) ?? marked[0])?.number ?? 0;
}

/** The next marked turn in a direction, or the one there is. */
export function nextMark(turns: ReviewedTurn[], from: number, step: 1 | -1): number {
  const numbers = turns.filter(isMarked).map((turn) => turn.number);
  const found = step > 0 ? numbers.find((n) => n > from) : numbers.findLast((n) => n < from);
  return found ?? from;
}

export class Reading {
  readonly review = signal<GameReview | null>(null);
  readonly trouble = signal("");
  /** Scorings and other moments that a game is told by. */
  readonly marks = signal<readonly Mark[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  async ask(again = false): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await api.review(this.id, again);
      if (this.closed) return;
      this.review.value = found;
      this.trouble.value = "";
      if (!found.seats.length && !found.stopped) this.timer = setTimeout(() => void this.ask(), EVERY);
    } catch (error) {
      this.trouble.value = (error as Error).message;
    }
  }

  /** The picture is whole without them. */
  async askMarks(): Promise<void> {
    this.marks.value = await api.replay(this.id, null).then(
      ({ marks }) => marks,
      () => [],
    );
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
