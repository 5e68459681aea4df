/** The game in a minute as a page: a folded book of all its leaves; on a phone one leaf at a time. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Picture } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { gameOf } from "../games.ts";
import { playNow } from "../lobby/GameCards.tsx";
import { busy, refused } from "../lobby/opening.ts";
import { Top } from "../parts/Top.tsx";
import { small } from "../room.ts";
import { go } from "../route.ts";
import { t } from "../settings.ts";
import { Leaves } from "./Leaves.tsx";
import { MinuteSheet } from "./MinuteSheet.tsx";
import { PictureOf } from "./PictureOf.tsx";
import { isNew, markSeen, picturesOf } from "./minute.ts";
import "./Learn.css";

export function LearnPage({ game }: { game: string }) {
  const info = gameOf(game);
  const title = t("learn.minute.of", { game: info?.title ?? game });
  const large = useSignal(-1);
  const pictures = picturesOf(game);
  useEffect(() => {
    document.title = title;
  });
  useEffect(() => {
    if (isNew(game)) markSeen(game);
  }, [isNew(game)]);
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
        {small.value ? (
          <Leaves game={game} last={t("nav.tables")} done={() => go("/")} />
        ) : (
          <ol class="book">
            {pictures?.map((picture, i) => (
              <li key={i}>
                <Leaf game={game} picture={picture} n={i + 1} last={i === pictures.length - 1} open={() => (large.value = i)} />
              </li>
            ))}
          </ol>
        )}
        {large.value >= 0 && <MinuteSheet game={game} first={large.value} close={() => (large.value = -1)} />}
      </main>
    </>
  );
}

interface LeafProps {
  game: string;
  picture: Picture;
  n: number;
  last: boolean;
  open(): void;
}

function Leaf({ game, picture, n, last, open }: LeafProps) {
  return (
    <button type="button" class={last ? "leaf missed" : "leaf"} onClick={open}>
      <PictureOf game={game} picture={picture} />
      <b class="num" aria-hidden="true">
        {n}
      </b>
      <strong>{picture.title}</strong>
      <span>{picture.text}</span>
    </button>
  );
}
