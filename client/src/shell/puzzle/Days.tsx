/** The last days as squares: solved, shown, or still open. A missed day breaks nothing. */

import type { PuzzleDay } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import { addressOf, dayName } from "./puzzle.ts";

const FEW = 5;

interface Props {
  game: string;
  days: PuzzleDay[];
  /** All that there are, week by week. */
  all?: boolean;
}

export function Days({ game, days, all = false }: Props) {
  return (
    <ol class={all ? "days all" : "days"} aria-label={t(all ? "puzzle.earlier" : "puzzle.days")}>
      {days.slice(all ? 0 : -FEW).map(({ day, how }) => (
        <li key={day}>
          <a
            href={addressOf(game, day)}
            class={how}
            title={t(how ? `puzzle.day.${how}` : "puzzle.day.open", { day: dayName(day, "long") })}>
            <span class="square">{how === "solved" && <Icon name="check" />}</span>
            <span aria-hidden="true">{dayName(day, all ? "date" : "short")}</span>
            <span class="sr">{t(how ? `puzzle.day.${how}` : "puzzle.day.open", { day: dayName(day, "long") })}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
