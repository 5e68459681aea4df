/** The address of a puzzle: it leads to its table. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Notice } from "../parts/Notice.tsx";
import { me } from "../games.ts";
import { t } from "../settings.ts";
import { askPuzzles, puzzles, solve, today } from "./puzzle.ts";

export function PuzzleDoor({ game, day }: { game: string; day: string }) {
  const trouble = useSignal("");
  const ready = me.value !== null;
  useEffect(() => {
    const enter = async () => {
      if (!day) await askPuzzles();
      const found = puzzles.value.find((one) => one.game === game);
      await solve(game, day || (today(found?.days ?? [])?.day ?? new Date().toISOString().slice(0, 10)));
    };
    if (ready) void enter().catch((error: Error) => (trouble.value = error.message));
  }, [game, day, ready]);
  return <Notice text={trouble.value || t("table.loading")} bad={trouble.value !== ""} />;
}
