/** The address of a lesson: it leads to its table. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Notice } from "../parts/Notice.tsx";
import { me } from "../games.ts";
import { t } from "../settings.ts";
import { take } from "./lesson.ts";

export function LessonDoor({ game, lesson }: { game: string; lesson: string }) {
  const trouble = useSignal("");
  const ready = me.value !== null;
  useEffect(() => {
    if (ready) void take(game, lesson).catch((error: Error) => (trouble.value = error.message));
  }, [game, lesson, ready]);
  return <Notice text={trouble.value || t("table.loading")} bad={trouble.value !== ""} />;
}
