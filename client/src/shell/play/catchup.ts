/** What happened since my last turn, one sentence after the other, each with its position on the board. */

import { batch, signal } from "@preact/signals";
import type { CatchUp as Told, ReplayLine } from "../../wire.ts";
import { api } from "../api.ts";
import { followed, type Happened } from "../changes.ts";

/** One sentence, and what it tells of. */
export interface Step extends Happened<unknown> {
  line: ReplayLine;
}

/** Every sentence leads on from where the one before it ended. */
export function stepsOf({ view, lines, told }: Told): Step[] {
  const steps: Step[] = [];
  let from = 0;
  for (const line of lines) {
    if (line.heading) continue;
    const events = told.slice(from, (from += line.events));
    steps.push({ line, ...followed<unknown>(steps.at(-1)?.view ?? view, events) });
  }
  return steps;
}

export class CatchUp {
  readonly steps = signal<Step[]>([]);
  readonly at = signal(0);
  readonly playing = signal(false);
  readonly trouble = signal("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  async open(id: string): Promise<void> {
    try {
      this.steps.value = stepsOf(await api.catchUp(id));
    } catch (error) {
      this.trouble.value = (error as Error).message;
    }
  }

  get step(): Step | null {
    return this.steps.value[this.at.value] ?? null;
  }

  go(to: number): void {
    if (this.steps.value[to]) this.at.value = to;
  }

  play(pause: number): void {
    this.playing.value = true;
    const next = () => {
      this.playing.value &&= this.at.value < this.steps.value.length - 1;
      if (!this.playing.value) return;
      this.go(this.at.value + 1);
      this.timer = setTimeout(next, pause);
    };
    this.timer = setTimeout(next, pause);
  }

  stop(): void {
    clearTimeout(this.timer);
    batch(() => (this.playing.value = false));
  }
}
