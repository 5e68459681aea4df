/** A turn on the board, step by step: as it was played, or the better one. */

import { signal } from "@preact/signals";
import type { ReviewedTurn, ReviewSteps } from "../../wire.ts";
import { api } from "../api.ts";
import { isMarked } from "./reading.ts";

export type Mode = "before" | "played" | "better";

export class Stepping {
  readonly mode = signal<Mode>("better");
  readonly found = signal<ReviewSteps | null>(null);
  /** How many of its steps are made. */
  readonly at = signal(0);
  readonly trouble = signal("");
  readonly id: string;
  private turn: ReviewedTurn | null = null;
  private asked = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** Another turn: what was better about it is shown in full. */
  open(turn: ReviewedTurn): void {
    if (turn.number === this.turn?.number) return;
    this.turn = turn;
    void this.show(isMarked(turn) ? "better" : "played");
  }

  async show(mode: Mode): Promise<void> {
    const { turn } = this;
    if (!turn) return;
    const number = ++this.asked;
    try {
      const found = await api.reviewSteps(this.id, turn.number, mode === "better" ? 0 : -1);
      if (number !== this.asked) return;
      this.found.value = found;
      this.mode.value = mode;
      this.at.value = mode === "before" ? 0 : found.steps.length;
      this.trouble.value = "";
    } catch (error) {
      if (number === this.asked) this.trouble.value = (error as Error).message;
    }
  }

  /** The other one of the two turns. */
  swap(): void {
    if (this.turn && isMarked(this.turn)) void this.show(this.mode.value === "better" ? "played" : "better");
  }

  go(at: number): void {
    if (this.mode.value === "before") return;
    this.at.value = Math.max(0, Math.min(this.found.value?.steps.length ?? 0, at));
  }
}
