/** The dock while something is told that one should not miss: on, all at once, and why. */

import { useSignal } from "@preact/signals";
import { Badge, Icon } from "../../look/Icon.tsx";
import type { Line } from "../board.ts";
import { t } from "../settings.ts";
import type { Stage } from "../telling.ts";

interface Props {
  stage: Stage<unknown>;
  /** The account as far as it has been told, and the number of sentences in this part of it. */
  lines: readonly Line[];
  all: readonly Line[];
}

/** Which of its part the last sentence is, and how many there will be. */
export function stepOf(lines: readonly Line[], all: readonly Line[]): { n: number; of: number } {
  const began = lines.findLastIndex((line) => line.heading);
  const end = all.findIndex((line, i) => i > began && line.heading);
  return { n: lines.length - 1 - began, of: (end < 0 ? all.length : end) - 1 - began };
}

/** The place a sentence is about, if it has a name with a number, such as M0c. */
export const placeOf = ({ refs, text }: Line): string =>
  Object.values(refs)
    .flat()
    .find((value) => /^\p{L}+\d/u.test(value) && text.includes(value)) ?? "";

export function TellingDock({ stage, lines, all }: Props) {
  const line = lines.at(-1);
  const asked = useSignal<Line | null>(null);
  const why = asked.value === line ? line?.why : "";
  const place = line ? placeOf(line) : "";
  return (
    <section class="dock telling" aria-label={t("telling")}>
      <div class="prompt">
        {line && line.seat >= 0 && <Badge seat={line.seat} />}
        <div class="ask">
          <p aria-live="polite">{why || line?.text}</p>
          {stage.stepwise && <small class="num">{t("telling.step", stepOf(lines, all))}</small>}
        </div>
      </div>
      <div class="choices">
        <button type="button" class="choice" data-kind="go-on" onClick={() => stage.goOn()}>
          <Icon name="step-forward" />
          <span class="verb">{t(stage.stepwise ? "telling.next" : "telling.go-on")}</span>
          <kbd aria-hidden="true">↵</kbd>
        </button>
        {stage.stepwise && (
          <button type="button" class="choice" onClick={() => stage.skip()}>
            <Icon name="end-turn" />
            <span class="verb">{t("telling.whole")}</span>
            <kbd aria-hidden="true">Esc</kbd>
          </button>
        )}
        {line?.why && !why && (
          <button
            type="button"
            class="choice"
            onClick={() => {
              asked.value = line;
              stage.pause();
            }}>
            <Icon name="why-not" class="why" />
            <span class="verb">{place ? t("telling.why-there", { place }) : t("telling.why")}</span>
            <kbd aria-hidden="true">?</kbd>
          </button>
        )}
      </div>
    </section>
  );
}
