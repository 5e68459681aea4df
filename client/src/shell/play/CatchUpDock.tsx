/** The dock while one looks at what happened: back, on, play, and back to the game. */

import { Badge, Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import type { CatchUp } from "./catchup.ts";

const PAUSE = 1400;

export function CatchUpDock({ catchUp, close }: { catchUp: CatchUp; close(): void }) {
  const at = catchUp.at.value;
  const count = catchUp.steps.value.length;
  const line = catchUp.step?.line;
  const go = (to: number) => {
    catchUp.stop();
    catchUp.go(to);
  };
  return (
    <section class="dock" aria-label={t("catch-up")}>
      <div class="prompt" aria-live="polite">
        {line && line.seat >= 0 && <Badge seat={line.seat} />}
        <p>{line?.text ?? (catchUp.trouble.value || t("catch-up"))}</p>
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
          aria-label={t(catchUp.playing.value ? "replay.pause" : "replay.play")}
          onClick={() => (catchUp.playing.value ? catchUp.stop() : catchUp.play(PAUSE))}>
          <Icon name={catchUp.playing.value ? "pause" : "play"} />
        </button>
        <button
          type="button"
          class="choice"
          aria-label={t("replay.on")}
          disabled={at >= count - 1}
          onClick={() => go(at + 1)}>
          <Icon name="step-forward" />
        </button>
        <span class="count num">{t("catch-up.step", { n: at + 1, of: count })}</span>
        <button type="button" class="choice drop" onClick={close}>
          <span>{t("catch-up.close")}</span>
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </section>
  );
}
