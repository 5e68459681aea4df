/** The dock while one looks at what happened: back, on, play, and back to the game. */

import { Badge, Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import type { Review } from "./review.ts";

const PAUSE = 1400;

export function ReviewDock({ review, close }: { review: Review; close(): void }) {
  const at = review.at.value;
  const step = review.steps[at];
  const go = (to: number) => {
    review.stop();
    void review.go(to);
  };
  return (
    <section class="dock" aria-label={t("review")}>
      <div class="prompt" aria-live="polite">
        {step && step.seat >= 0 && <Badge seat={step.seat} />}
        <p>{step?.text ?? t("review")}</p>
      </div>
      <div class="choices">
        <button
          type="button"
          class="choice"
          aria-label={t("replay.back")}
          disabled={at <= 0}
          onClick={() => go(at - 1)}>
          <Icon name="step-back" />
        </button>
        <button
          type="button"
          class="choice"
          aria-label={t(review.playing.value ? "replay.pause" : "replay.play")}
          onClick={() => (review.playing.value ? review.stop() : review.play(PAUSE))}>
          <Icon name={review.playing.value ? "pause" : "play"} />
        </button>
        <button
          type="button"
          class="choice"
          aria-label={t("replay.on")}
          disabled={at >= review.steps.length - 1}
          onClick={() => go(at + 1)}>
          <Icon name="step-forward" />
        </button>
        <span class="count num">{t("review.step", { n: at + 1, of: review.steps.length })}</span>
        <button type="button" class="choice drop" onClick={close}>
          <span>{t("review.close")}</span>
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </section>
  );
}
