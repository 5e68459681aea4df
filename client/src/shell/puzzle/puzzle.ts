/** The puzzle of the day: which there are, the way to its table, and how it stands there. */

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GamePuzzles, PuzzleDay, PuzzleNow, TableMessage } from "../../wire.ts";
import { api } from "../api.ts";
import { type Happened, jumped } from "../changes.ts";
import { known } from "../games.ts";
import { go } from "../route.ts";
import { lang, t } from "../settings.ts";

/** Of every game that has puzzles, those that can be solved now. */
export const puzzles = signal<GamePuzzles[]>([]);

export async function askPuzzles(): Promise<void> {
  puzzles.value = await api.puzzles();
}

export const isPuzzle = (info: TableMessage): boolean => info.lesson.startsWith("puzzle ");

export const addressOf = (game: string, day = ""): string => `/puzzle/${game}${day && `/${day}`}`;

export const today = (days: PuzzleDay[]): PuzzleDay | undefined => days.at(-1);

const DAYS = {
  short: { weekday: "short" },
  date: { day: "numeric", month: "short" },
  long: { weekday: "long", day: "numeric", month: "long" },
} as const;

/** A day as one says it: "Tue", "17 Nov" or "Tuesday 17 November". */
export function dayName(day: string, length: keyof typeof DAYS): string {
  const format = { ...DAYS[length], timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(lang.value, format).format(new Date(`${day}T00:00Z`));
}

/** Go to the table of a day's puzzle: where one left off, or from its beginning. */
export async function solve(game: string, day: string, again = false): Promise<void> {
  await known("", t("name.default"));
  go(`/table/${(await api.solve(game, day, again)).id}`, true);
}

/** What is said of a puzzle at its table, and which step of the best turn is looked at. */
export class Solving {
  readonly now = signal<PuzzleNow | null>(null);
  readonly trouble = signal("");
  readonly hints = signal(0); // asked for: first the place, then what to do there
  readonly at = signal(-1); // the step looked at; -1: none
  private seen: Happened<unknown>[] = [];

  async ask(id: string, show: boolean): Promise<void> {
    try {
      const now = await (show ? api.showPuzzle(id) : api.puzzle(id));
      this.seen = now.turns[0]?.steps.map(({ view }) => jumped<unknown>(view)) ?? [];
      this.now.value = now;
      this.trouble.value = "";
      if (show) this.at.value = 0;
    } catch (error) {
      this.trouble.value = (error as Error).message;
    }
  }

  /** The position after the step that is looked at. */
  get shown(): Happened<unknown> | null {
    return this.seen[this.at.value] ?? null;
  }

  /** What shines: what the step looked at names, or a hint. */
  get lit(): Record<string, string[]> | null {
    const step = this.now.value?.turns[0]?.steps[this.at.value];
    return step?.refs ?? (this.hints.value > 0 ? (this.now.value?.next?.refs ?? null) : null);
  }
}

/** How the puzzle of this table stands; null at other tables. */
export function usePuzzle(info: TableMessage, ply: number): Solving | null {
  const solving = useSignal<Solving | null>(null);
  const language = lang.value;
  if (isPuzzle(info) && !solving.peek()) solving.value = new Solving();
  useEffect(() => void solving.peek()?.ask(info.id, false), [info.id, ply, language]);
  return solving.value;
}
