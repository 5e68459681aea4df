/** One turn: what it left of the chance, what was better and why. */

import { Badge, Icon } from "../../look/Icon.tsx";
import type { ReviewedTurn, ReviewLine } from "../../wire.ts";
import { t } from "../settings.ts";
import { hundredths, isMarked, signed } from "./reading.ts";
import { MarkSign } from "./TurnList.tsx";

function Share({ label, chance, kind }: { label: string; chance: number; kind: string }) {
  return (
    <div class={`share ${kind}`}>
      <span>{label}</span>
      <i style={`--part:${Math.max(0, Math.min(1, chance))}`} />
      <b class="num">{hundredths(chance)} %</b>
    </div>
  );
}

function Steps({ line, kind }: { line: ReviewLine; kind: string }) {
  return (
    <ol class={`steps ${kind}`}>
      {line.steps.map((step, i) => (
        <li key={i}>{step}</li>
      ))}
    </ol>
  );
}

interface Props {
  turn: ReviewedTurn;
  names: string[];
  /** What was better is not given away: what would you play? */
  asking: boolean;
  tryIt(): void;
}

export function TurnCard({ turn, names, asking, tryIt }: Props) {
  const best = asking ? undefined : turn.better[0];
  const most = Math.max(1, ...turn.reasons.map(({ points }) => Math.abs(points)));
  return (
    <section class="panel turn-card" aria-live="polite">
      <h2>
        <Badge seat={turn.seat} />
        {t("review.turn", { n: turn.number, name: names[turn.seat] ?? "" })}
        {isMarked(turn) && <MarkSign mark={turn.mark as "blunder"} worded />}
      </h2>
      {best && <Share label={t("review.best")} chance={best.chance} kind="best" />}
      <Share label={t("review.played")} chance={turn.played.chance} kind={`seat-${turn.seat + 1}`} />
      {hundredths(turn.luck) !== 0 && (
        <p class="luck">
          <Icon name="chance" />
          {t("review.luck.before", { n: signed(hundredths(turn.luck)) })}
        </p>
      )}
      {best ? (
        <>
          <h3>{t("review.better", { n: hundredths(turn.loss) })}</h3>
          <Steps line={best} kind="better" />
          {turn.reasons.length + turn.because.length > 0 && (
            <>
              <h3>{t("review.why")}</h3>
              {turn.because.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <ul class="reasons">
                {turn.reasons.map(({ label, points }) => (
                  <li key={label} class={points > 0 ? "plus" : "minus"}>
                    <span>{label}</span>
                    <i style={`--part:${Math.abs(points) / most}`} />
                    <b class="num">{signed(points)}</b>
                  </li>
                ))}
              </ul>
            </>
          )}
          {turn.better[1] && (
            <details>
              <summary>{t("review.others")}</summary>
              {turn.better.slice(1, 3).map((line, i) => (
                <Steps key={i} line={line} kind="other" />
              ))}
            </details>
          )}
        </>
      ) : (
        !asking && <p>{t(turn.mark === "fine" ? "review.fine.said" : "review.near")}</p>
      )}
      {!asking && (
        <>
          <h3>{t("review.played")}</h3>
          <Steps line={turn.played} kind={`was seat-${turn.seat + 1}`} />
        </>
      )}
      <p class="known">
        <Icon name="hidden" />
        {t("review.known", { name: names[turn.seat] ?? "" })}
      </p>
      <button type="button" class="button go" onClick={tryIt}>
        {t("review.try")}
      </button>
    </section>
  );
}
