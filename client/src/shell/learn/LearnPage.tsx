/** All there is to learn of a game: its minute, one leaf large and all of them small; lessons; puzzles. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { gameOf, games, me } from "../games.ts";
import { playNow } from "../lobby/GameCards.tsx";
import { busy, refused } from "../lobby/opening.ts";
import { Top } from "../parts/Top.tsx";
import { Days } from "../puzzle/Days.tsx";
import { askPuzzles, puzzles } from "../puzzle/puzzle.ts";
import { t } from "../settings.ts";
import { Leaves } from "./Leaves.tsx";
import { LessonList } from "./LessonList.tsx";
import { isNew, markSeen, picturesOf } from "./minute.ts";
import { PictureOf } from "./PictureOf.tsx";
import "../puzzle/Puzzle.css";

export function LearnPage({ game }: { game: string }) {
  const info = gameOf(game);
  const title = info ? t("learn.minute.of", { game: info.title }) : t("learn.minute");
  const at = useSignal(0);
  const pictures = picturesOf(game);
  const fresh = isNew(game);
  useEffect(() => {
    document.title = title;
  });
  useEffect(() => {
    if (fresh) markSeen(game);
  }, [fresh]);
  const known = me.value?.known;
  useEffect(() => void askPuzzles().catch(() => undefined), [known]); // the page does without
  useEffect(() => void (at.value = 0), [game]);
  const days = puzzles.value.find((one) => one.game === game)?.days ?? [];
  return (
    <>
      <Top title="Patolli" nav={game} />
      <main class="learn">
        <header>
          <h1>{title}</h1>
          {info && (
            <button type="button" class="button go" disabled={busy.value} onClick={() => playNow(info)}>
              <Icon name="play" />
              {t("lobby.play")}
            </button>
          )}
        </header>
        <nav class="learn-games" aria-label={t("nav.learn")}>
          {games.value?.map((one) => (
            <a
              key={one.name}
              class="button quiet"
              href={`/learn/${one.name}`}
              {...(one.name === game ? { "aria-current": "page" as const } : {})}>
              {one.title}
            </a>
          ))}
        </nav>
        {refused.value.text && (
          <p class="oops" role="alert">
            {refused.value.text}
          </p>
        )}
        <Leaves game={game} at={at} last={t("learn.start")} done={() => info && playNow(info)} />
        {info && <LessonList game={info} />}
        <ol class="book">
          {pictures?.map((picture, i) => (
            <li key={i}>
              <button type="button" class="leaf" aria-current={i === at.value} onClick={() => (at.value = i)}>
                <PictureOf game={game} picture={picture} />
                <b class="num">{i + 1}</b>
                <strong>{picture.title}</strong>
                <span>{picture.text}</span>
              </button>
            </li>
          ))}
        </ol>
        {days.length > 0 && (
          <section class="earlier" aria-label={t("puzzle.earlier")}>
            <h2>{t("puzzle.earlier")}</h2>
            <Days all game={game} days={[...days].reverse()} />
          </section>
        )}
      </main>
    </>
  );
}
