/** The last five days as squares: solved, shown, or still open. A missed day breaks nothing. */

import type { PuzzleDay } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import { addressOf, dayName } from "./puzzle.ts";

export function Days({ game, days }: { game: string; days: PuzzleDay[] }) {
  return (
    <ol class="days" aria-label={t("puzzle.days")}>
      {days.map(({ day, how }) => (
        <li key={day}>
          <a
            href={addressOf(game, day)}
            class={how}
            title={t(how ? `puzzle.day.${how}` : "puzzle.day.open", { day: dayName(day, "long") })}>
            <span class="square">{how === "solved" && <Icon name="check" />}</span>
            <span aria-hidden="true">{dayName(day, "short")}</span>
            <span class="sr">{t(how ? `puzzle.day.${how}` : "puzzle.day.open", { day: dayName(day, "long") })}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
