/** A lesson that is taken at a table: what is said now, how far one is, and where to go from there. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LessonNow, TableMessage } from "../../wire.ts";
import { api } from "../api.ts";
import { known, me } from "../games.ts";
import { isPuzzle } from "../puzzle/puzzle.ts";
import { go } from "../route.ts";
import { lang, t } from "../settings.ts";

/** What is said at this point; null at a table where no lesson is taken, and until it is known. */
export function useLesson(info: TableMessage, ply: number): LessonNow | null {
  const found = useSignal<LessonNow | null>(null);
  const language = lang.value;
  useEffect(() => {
    if (!info.lesson || isPuzzle(info)) return undefined;
    let stale = false;
    void api.lesson(info.id).then(
      (now) => {
        if (stale) return;
        found.value = now;
        keep(info.game, now);
      },
      () => undefined, // the game goes on without it
    );
    return () => void (stale = true);
  }, [info.id, info.lesson, ply, language]);
  return found.value;
}

const place = (game: string, lesson: string): string => `${game}/${lesson}`;

/** How many steps of a lesson this person has done. */
export const doneOf = (game: string, lesson: string): number => me.value?.learnt[place(game, lesson)] ?? 0;

/** Progress is kept with the person; doing a lesson again takes nothing away. */
function keep(game: string, now: LessonNow): void {
  if (!me.value?.known || now.step <= doneOf(game, now.name)) return;
  me.value = { ...me.value, learnt: { ...me.value.learnt, [place(game, now.name)]: now.step } };
  void api.learn({ game, what: now.name, step: now.step }).catch(() => undefined); // then the next step keeps it
}

/** Take a lesson where one left off, or from this step on. */
export async function take(game: string, lesson: string, step: number | null = null): Promise<void> {
  await known("", t("name.default"));
  const { id } = await api.takeLesson(game, lesson, { step, pace: "normal" });
  go(`/table/${id}`, step === null);
}
