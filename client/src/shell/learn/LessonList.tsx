/** The lessons of a game, with how far one is. */

import type { GameInfo } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import { doneOf, take } from "./lesson.ts";

export function LessonList({ game }: { game: GameInfo }) {
  if (!game.lessons.length) return null;
  return (
    <section class="lessons" aria-label={t("learn.lessons")}>
      <h2>{t("learn.lessons")}</h2>
      <ul>
        {game.lessons.map((lesson) => {
          const done = doneOf(game.name, lesson.name);
          const whole = done >= lesson.steps;
          return (
            <li key={lesson.name}>
              <a class="lesson-link" href={`/learn/${game.name}/${lesson.name}`}>
                <Icon name={whole ? "check" : "play"} />
                <b>{lesson.title}</b>
                <small>
                  {done && !whole ? t("learn.steps-done", { n: done, of: lesson.steps }) : lesson.note}
                  {" · "}
                  {t("span.minutes", { n: lesson.minutes })}
                </small>
              </a>
              {done > 0 && (
                <button type="button" class="button quiet" onClick={() => void take(game.name, lesson.name, 0)}>
                  {t("learn.from-start")}
                  <span class="sr"> {lesson.title}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
