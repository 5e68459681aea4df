/** Before one tries a turn oneself: against whom, and what is the same as in the game. */

import { useSignal } from "@preact/signals";
import type { GameReview, ReviewedTurn } from "../../wire.ts";
import { api } from "../api.ts";
import { gameOf, known } from "../games.ts";
import { usualBot } from "../lobby/seating.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { go } from "../route.ts";
import { t } from "../settings.ts";

interface Props {
  review: GameReview;
  turn: ReviewedTurn;
  close(): void;
}

export function TryIt({ review, turn, close }: Props) {
  const bots = [...(gameOf(review.game)?.bots ?? [])].sort((a, b) => a.level - b.level);
  const wanted = useSignal(""); // nobody has chosen one yet
  const bot = wanted.value || usualBot(bots);
  const trouble = useSignal("");
  const begin = async () => {
    try {
      await known("", t("name.default"));
      const { id } = await api.fork(review.id, { ply: turn.ply, seat: turn.seat, bot });
      go(`/table/${id}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  return (
    <Dialog title={t("review.try")} close={close}>
      <form
        class="sheet-body try-it"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}>
        <p>{t("review.try.what", { n: turn.number, name: review.names[turn.seat] ?? "" })}</p>
        <fieldset>
          <legend>{t("review.try.bots")}</legend>
          {bots.map((one) => (
            <label key={one.name}>
              <input
                type="radio"
                name="bot"
                value={one.name}
                checked={one.name === bot}
                onChange={() => (wanted.value = one.name)}
              />
              <span>
                <b>{one.label}</b>
                <small>{[one.ratings[review.names.length], one.note].filter(Boolean).join(" · ")}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <p class="known">{t("review.try.draws")}</p>
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble.value}
          </p>
        )}
        <button type="submit" class="button go">
          {t("review.try.begin")}
        </button>
      </form>
    </Dialog>
  );
}
