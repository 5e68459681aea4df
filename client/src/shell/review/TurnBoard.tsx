/** The board at a turn, as its seat saw it: before it, as it was played, and the better one, step by step. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import type { GameReview, Picture, ReviewedTurn } from "../../wire.ts";
import { PictureOf } from "../learn/PictureOf.tsx";
import "../learn/Learn.css";
import { t } from "../settings.ts";
import { Coins } from "./Coins.tsx";
import { isMarked } from "./reading.ts";
import type { Mode, Stepping } from "./stepping.ts";

interface Props {
  review: GameReview;
  turn: ReviewedTurn;
  stepping: Stepping;
}

export function TurnBoard({ review, turn, stepping }: Props) {
  useEffect(() => stepping.open(turn), [turn.number, stepping]);
  const [mode, found, at] = [stepping.mode.value, stepping.found.value, stepping.at.value];
  const now = found?.steps[at - 1];
  const picture = useMemo<Picture | null>(
    () =>
      found && {
        title: "",
        text: "",
        names: review.names,
        view: (now ? now.view : found.before) as Picture["view"],
        crop: [],
        lit: now?.refs ?? {},
      },
    [found, now, review.names],
  );
  const modes: Mode[] = isMarked(turn) ? ["before", "played", "better"] : ["before", "played"];
  const kind = mode === "better" ? "better" : `was seat-${turn.seat + 1}`;
  return (
    <section class="turn-board" aria-label={t("review.board")}>
      <div class="which" role="group" aria-label={t("review.board")}>
        {modes.map((one) => (
          <button key={one} type="button" aria-pressed={mode === one} onClick={() => void stepping.show(one)}>
            {t(`review.mode.${one}`)}
          </button>
        ))}
        <a class="button" href={`/replay/${review.id}?ply=${turn.ply}`}>
          {t("replay")}
        </a>
      </div>
      {stepping.trouble.value && <p class="oops">{stepping.trouble}</p>}
      {picture && (
        <div class="on-board">
          <PictureOf game={review.game} picture={picture} />
          {mode !== "before" && <Coins steps={found?.steps ?? []} at={at} kind={kind} drawn={picture} />}
        </div>
      )}
      <p class="said" role="status">
        {mode === "before" ? t("review.what") : (now?.label ?? t("review.start"))}
        {mode !== "before" && found?.open && at === found.steps.length && ` ${t("review.unknown")}`}
      </p>
      {mode !== "before" && found && <Chips stepping={stepping} kind={kind} />}
    </section>
  );
}

function Chips({ stepping, kind }: { stepping: Stepping; kind: string }) {
  const list = useRef<HTMLOListElement>(null);
  const [steps, at] = [stepping.found.value?.steps ?? [], stepping.at.value];
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (now && list.current) list.current.scrollLeft = now.offsetLeft - list.current.clientWidth / 2;
  }, [at, steps]);
  return (
    <div class="chips">
      <button
        type="button"
        class="button"
        aria-label={t("review.step.back")}
        disabled={at === 0}
        onClick={() => stepping.go(at - 1)}>
        <Icon name="left" />
      </button>
      <ol ref={list}>
        {steps.map((step, i) => (
          <li key={i}>
            <button
              type="button"
              {...(i + 1 === at ? { "aria-current": "step" as const } : {})}
              onClick={() => stepping.go(i + 1)}>
              <span class={`coin ${kind} ${i < at ? "done" : "to-come"}`}>{i + 1}</span>
              <span class="label">{step.label}</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button"
        aria-label={t("review.step.on")}
        disabled={at === steps.length}
        onClick={() => stepping.go(at + 1)}>
        <Icon name="right" />
      </button>
    </div>
  );
}
