/** A finished game looked at again: the picture of chances, one turn of it, and a word to every seat. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { Badge, Icon } from "../../look/Icon.tsx";
import type { GameReview } from "../../wire.ts";
import { drawingOf, gameOf } from "../games.ts";
import { Top } from "../parts/Top.tsx";
import { elsewhere } from "../play/keys.ts";
import { withRival } from "../rival.ts";
import { lang, t } from "../settings.ts";
import { Chances } from "./Chances.tsx";
import { Reading, hundredths, isMarked, nextMark, worst } from "./reading.ts";
import { SeatCards } from "./SeatCards.tsx";
import { Stepping } from "./stepping.ts";
import { TryIt } from "./TryIt.tsx";
import { TurnBoard } from "./TurnBoard.tsx";
import { TurnCard } from "./TurnCard.tsx";
import { TurnList } from "./TurnList.tsx";
import "./Review.css";

const TABS = ["turn", "list", "summary"] as const;
type Tab = (typeof TABS)[number];
const TAB_NAMES = { turn: "review.one", list: "review.turns", summary: "review.summary" } as const;

export function ReviewPage({ id }: { id: string }) {
  const reading = useMemo(() => new Reading(id), [id]);
  const stepping = useMemo(() => new Stepping(id), [id]);
  const chosen = useSignal(0); // 0: nobody has chosen one yet
  const trying = useSignal(false);
  useEffect(() => {
    void reading.ask();
    void reading.askMarks();
  }, [reading, lang.value]);
  useEffect(() => () => reading.close(), [reading]);
  const review = reading.review.value;
  const at = useComputed(() => {
    const { turns = [], mine = [], seats = [] } = reading.review.value ?? {};
    const first = turns.find(isMarked)?.number; // stays the first one while more are found
    return chosen.value || (seats.length ? worst(turns, mine) : first) || Math.min(1, turns.length);
  }).value;
  const tab = useSignal<Tab>("turn"); // on a phone
  const choose = (turn: number) => {
    chosen.value = turn;
    tab.value = "turn";
  };
  const title = review ? (gameOf(review.game)?.title ?? review.game) : "Patolli";
  useEffect(() => {
    document.title = `${t("review")} · ${title}`;
  });
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (elsewhere(event) || !review?.turns.length) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const key = event.key.toLowerCase();
      const turns = event.shiftKey || (event.target as Element).getAttribute("role") === "slider";
      if (by && turns) choose(Math.max(1, Math.min(review.turns.length, at + by)));
      else if (by) stepping.go(stepping.at.value + by);
      else if (key === "m") choose(nextMark(review.turns, at, event.shiftKey ? -1 : 1));
      else if (key === "b") stepping.swap();
      else if (key === "t") tryIt();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const turn = review?.turns[at - 1];
  const tryIt = () => (trying.value = true);
  const wrong = reading.trouble.value;
  const drawing = review ? drawingOf(review.game) : null;
  const names = withRival(review?.names ?? [], turn?.chances, drawing === "missing" ? null : drawing);
  return (
    <>
      <Top title={title} note={[t("review"), review?.name].filter(Boolean).join(" · ")}>
        <a class="button desk-button" href={`/table/${id}`}>
          {t("lobby.result")}
        </a>
      </Top>
      <main class="review" data-tab={tab}>
        <h1 class="sr">{t("review.of", { game: title })}</h1>
        {wrong && (
          <p class="oops panel" role="alert">
            {wrong}
          </p>
        )}
        {!review && !wrong && <p role="status">{t("table.loading")}</p>}
        {review && !review.seats.length && <Progress review={review} goOn={() => void reading.ask(true)} />}
        {review && review.seats.length > 0 && !turn && <p role="status">{t("review.empty")}</p>}
        {review && (
          <section class="panel over-the-game">
            <div>
              <h2 class="title">{t("review.chances")}</h2>
              <ul>
                {names.map((name, seat) => (
                  <li key={seat} class={seat === turn?.seat ? "now" : ""}>
                    <Badge seat={seat} />
                    <span>{name}</span>
                    <b class="num">{turn ? `${hundredths(turn.chances[seat] ?? 0)} %` : "–"}</b>
                  </li>
                ))}
              </ul>
            </div>
            <Chances review={review} names={names} marks={reading.marks.value} at={at} choose={choose} />
          </section>
        )}
        {review && turn && (
          <div class="which tabs" role="group" aria-label={t("review")}>
            {TABS.map((one) => (
              <button key={one} type="button" aria-pressed={tab.value === one} onClick={() => (tab.value = one)}>
                {t(TAB_NAMES[one])}
              </button>
            ))}
          </div>
        )}
        {review && turn && (
          <div class="one-turn">
            <TurnList review={review} at={at} choose={choose} />
            <TurnBoard review={review} turn={turn} stepping={stepping} />
            <TurnCard turn={turn} names={review.names} asking={stepping.mode.value === "before"} tryIt={tryIt} />
          </div>
        )}
        {review && <SeatCards review={review} choose={choose} />}
        {review && turn && (
          <div class="at-the-foot">
            <button
              type="button"
              class="button"
              aria-label={t("review.mark.before")}
              disabled={nextMark(review.turns, at, -1) === at}
              onClick={() => choose(nextMark(review.turns, at, -1))}>
              <Icon name="left" />
            </button>
            <button type="button" class="button go" onClick={tryIt}>
              {t("review.try")}
            </button>
            <button
              type="button"
              class="button"
              aria-label={t("review.mark.next")}
              disabled={nextMark(review.turns, at, 1) === at}
              onClick={() => choose(nextMark(review.turns, at, 1))}>
              <Icon name="right" />
            </button>
          </div>
        )}
        {review && turn && trying.value && <TryIt review={review} turn={turn} close={() => (trying.value = false)} />}
      </main>
    </>
  );
}

function Progress({ review, goOn }: { review: GameReview; goOn(): void }) {
  return (
    <section class="panel reading">
      <p role="status">
        {review.stopped ? t("review.stopped") : t("review.reading", { n: review.done, of: review.total || "…" })}
      </p>
      <progress aria-label={t("review")} max={review.total || 1} value={review.done} />
      {review.stopped && (
        <button type="button" class="button" onClick={goOn}>
          {t("review.again")}
        </button>
      )}
    </section>
  );
}
