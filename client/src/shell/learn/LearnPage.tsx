/** The game in a minute as a page: one leaf large, and what all of them say. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { gameOf } from "../games.ts";
import { playNow } from "../lobby/GameCards.tsx";
import { busy, refused } from "../lobby/opening.ts";
import { Top } from "../parts/Top.tsx";
import { t } from "../settings.ts";
import { Leaves } from "./Leaves.tsx";
import { LessonList } from "./LessonList.tsx";
import { isNew, markSeen, picturesOf } from "./minute.ts";

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
  return (
    <>
      <Top title={info?.title ?? "Patolli"} note={t("learn.minute")} />
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
                <b class="num">{i + 1}</b>
                <strong>{picture.title}</strong>
                <span>{picture.text}</span>
              </button>
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
