/** The turns one below the other: all of them, or those that cost something. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Badge } from "../../look/Icon.tsx";
import type { GameReview } from "../../wire.ts";
import { t } from "../settings.ts";
import { SIGNS, hundredths, isMarked, signed, type Marked } from "./reading.ts";

const LUCKY = 3; // hundredths that are worth a word

/** A mark: its sign, and its word for whoever wants it. */
export function MarkSign({ mark, worded }: { mark: Marked; worded?: boolean }) {
  return (
    <span class={`mark-sign ${mark}`} title={t(`review.${mark}`)}>
      <b>{SIGNS[mark]}</b>
      {worded ? ` ${t(`review.${mark}`)}` : <span class="sr">{t(`review.${mark}`)}</span>}
    </span>
  );
}

interface Props {
  review: GameReview;
  at: number;
  choose(turn: number): void;
}

export function TurnList({ review, at, choose }: Props) {
  const all = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const marked = review.turns.filter(isMarked);
  const shown = all.value ? review.turns : marked;
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (now && list.current) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [at, all.value]);
  return (
    <section class="panel turn-list" aria-label={t("review.turns")}>
      <div class="which" role="group" aria-label={t("review.turns")}>
        <button type="button" aria-pressed={!all.value} onClick={() => (all.value = false)}>
          {t("review.marked", { n: marked.length })}
        </button>
        <button type="button" aria-pressed={all.value} onClick={() => (all.value = true)}>
          {t("review.all")}
        </button>
      </div>
      {shown.length === 0 && <p>{t("review.none")}</p>}
      <ol ref={list}>
        {shown.map((turn) => (
          <li key={turn.number}>
            <button
              type="button"
              {...(turn.number === at ? { "aria-current": "true" as const } : {})}
              onClick={() => choose(turn.number)}>
              <span class="num">{turn.number}</span>
              <Badge seat={turn.seat} label={review.names[turn.seat] ?? ""} />
              <span class="gist">{turn.played.steps.join(" · ")}</span>
              {Math.abs(hundredths(turn.luck)) >= LUCKY && (
                <small class="num" title={t("review.luck")}>
                  {signed(hundredths(turn.luck))}
                </small>
              )}
              {isMarked(turn) && <MarkSign mark={turn.mark as Marked} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
