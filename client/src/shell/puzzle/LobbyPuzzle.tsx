/** The puzzle of the day in the lobby: that of the chosen game first, and the way to the others. */

import { useEffect } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { gameOf, me } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { t } from "../settings.ts";
import { Days } from "./Days.tsx";
import { addressOf, askPuzzles, puzzles, today } from "./puzzle.ts";
import "./Puzzle.css";

export function LobbyPuzzle({ game }: { game: string }) {
  const known = me.value?.known;
  useEffect(() => void askPuzzles().catch(() => undefined), [known]); // the lobby does without
  const all = [...puzzles.value].sort((a, b) => Number(b.game === game) - Number(a.game === game));
  const first = all[0];
  if (!first) return null;
  return (
    <section class="lobby-puzzle" aria-labelledby="puzzle-of-the-day">
      <Cover game={first.game} />
      <div class="what">
        <h2 id="puzzle-of-the-day">{t("puzzle")}</h2>
        <p>{t("puzzle.note")}</p>
        <Days game={first.game} days={first.days} />
      </div>
      <nav aria-label={t("puzzle")}>
        {all.map((one) => (
          <a key={one.game} class={one === first ? "button go" : "button"} href={addressOf(one.game)}>
            {today(one.days)?.how === "solved" && <Icon name="check" />}
            {gameOf(one.game)?.title ?? one.game}
            {today(one.days)?.how === "solved" && <span class="sr"> {t("puzzle.solved")}</span>}
          </a>
        ))}
      </nav>
    </section>
  );
}
