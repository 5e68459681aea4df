/** What happened since my last turn, one sentence after the other, each with its position on the board. */

import { batch, signal } from "@preact/signals";
import type { LogLine, Position } from "../../wire.ts";
import { api } from "../api.ts";

export class Review {
  readonly steps: LogLine[];
  readonly at = signal(-1);
  readonly position = signal<Position | null>(null);
  readonly playing = signal(false);
  private readonly id: string;
  private readonly seat: number | null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, steps: LogLine[], seat: number | null) {
    this.id = id;
    this.steps = steps;
    this.seat = seat;
  }

  /** Sentences told after this ply. */
  static since(log: LogLine[], ply: number): LogLine[] {
    return log.filter((line) => line.first >= ply && !line.heading);
  }

  /** Show the position a sentence led to. */
  async go(to: number): Promise<void> {
    const step = this.steps[to];
    if (!step) return;
    this.at.value = to;
    try {
      const position = await api.at(this.id, step.last + 1, this.seat);
      if (this.at.value === to) this.position.value = position;
    } catch {
      this.playing.value = false;
    }
  }

  play(pause: number): void {
    this.playing.value = true;
    const next = async () => {
      if (!this.playing.value || this.at.value >= this.steps.length - 1) {
        this.playing.value = false;
        return;
      }
      await this.go(this.at.value + 1);
      this.timer = setTimeout(() => void next(), pause);
    };
    this.timer = setTimeout(() => void next(), pause);
  }

  stop(): void {
    clearTimeout(this.timer);
    batch(() => (this.playing.value = false));
  }
}
