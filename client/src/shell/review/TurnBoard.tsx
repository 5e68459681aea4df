/** The board before and after a turn, as its seat saw it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameReview, Picture, ReviewedTurn } from "../../wire.ts";
import { api } from "../api.ts";
import { PictureOf } from "../learn/PictureOf.tsx";
import "../learn/Learn.css";
import { t } from "../settings.ts";

export function TurnBoard({ review, turn }: { review: GameReview; turn: ReviewedTurn }) {
  const after = useSignal(false);
  const picture = useSignal<Picture | null>(null);
  const trouble = useSignal("");
  const ply = after.value ? turn.end : turn.ply;
  useEffect(() => {
    let gone = false;
    void api.at(review.id, ply, turn.seat).then(
      ({ view }) => {
        if (gone) return;
        picture.value = { title: "", text: "", names: review.names, view: view as Picture["view"], crop: [], lit: {} };
        trouble.value = "";
      },
      (error: Error) => (trouble.value = error.message),
    );
    return () => {
      gone = true;
    };
  }, [review.id, ply, turn.seat]);
  return (
    <section class="turn-board" aria-label={t("review.board")}>
      <div class="which" role="group" aria-label={t("review.board")}>
        <button type="button" aria-pressed={!after.value} onClick={() => (after.value = false)}>
          {t("review.before")}
        </button>
        <button type="button" aria-pressed={after.value} onClick={() => (after.value = true)}>
          {t("review.after")}
        </button>
        <a class="button" href={`/replay/${review.id}?ply=${ply}`}>
          {t("replay")}
        </a>
      </div>
      {trouble.value && <p class="oops">{trouble}</p>}
      {picture.value && <PictureOf game={review.game} picture={picture.value} />}
    </section>
  );
}
