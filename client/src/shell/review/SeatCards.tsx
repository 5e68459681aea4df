/** What there is to say of every seat: accuracy, marks, luck, and advice that names turns. */

import { Badge, Icon } from "../../look/Icon.tsx";
import type { GameReview, ReviewedSeat } from "../../wire.ts";
import { t } from "../settings.ts";
import { hundredths, signed } from "./reading.ts";
import { MarkSign } from "./TurnList.tsx";

const ROUND = 2 * Math.PI * 26;

function Ring({ of }: { of: number }) {
  return (
    <svg class="ring" viewBox="0 0 64 64" role="img" aria-label={t("review.accuracy", { n: Math.round(of) })}>
      <circle cx="32" cy="32" r="26" stroke="var(--sunk)" />
      <circle
        cx="32"
        cy="32"
        r="26"
        stroke="var(--seat)"
        stroke-dasharray={`${(of / 100) * ROUND} ${ROUND}`}
        transform="rotate(-90 32 32)"
      />
      <text x="32" y="39" text-anchor="middle">
        {Math.round(of)}
      </text>
    </svg>
  );
}

interface Props {
  review: GameReview;
  choose(turn: number): void;
}

export function SeatCards({ review, choose }: Props) {
  return (
    <section class="seat-cards" aria-label={t("review.summary")}>
      {review.seats.map((seat) => (
        <SeatCard key={seat.seat} seat={seat} review={review} choose={choose} />
      ))}
    </section>
  );
}

function SeatCard({ seat, review, choose }: Props & { seat: ReviewedSeat }) {
  const turn = (n: number) => (
    <button key={n} type="button" class="to-turn" onClick={() => choose(n)}>
      {t("review.to", { n })}
    </button>
  );
  const tally = [
    ["blunder", seat.blunders],
    ["mistake", seat.mistakes],
    ["inaccuracy", seat.inaccuracies],
  ] as const;
  return (
    <article class={`panel seat-${seat.seat + 1} ${review.mine.includes(seat.seat) ? "mine" : ""}`}>
      <header>
        <Badge seat={seat.seat} />
        <h2>{review.names[seat.seat]}</h2>
        <Ring of={seat.accuracy} />
      </header>
      <p class="tally">
        {tally.map(
          ([mark, n]) =>
            n > 0 && (
              <span key={mark}>
                <MarkSign mark={mark} /> <b class="num">{n}</b>
              </span>
            ),
        )}
        <span class="fine">
          <Icon name="check" /> {t("review.fine", { n: seat.fine })}
        </span>
        <span class="luck">
          <Icon name="chance" /> {t("review.luck")} <b class="num">{signed(hundredths(seat.luck))}</b>
        </span>
      </p>
      {seat.advice.length > 0 && (
        <ol>
          {seat.advice.map((advice) => (
            <li key={advice.label}>
              {t("review.advice", { part: advice.label, n: hundredths(advice.loss) })} {advice.turns.map(turn)}
            </li>
          ))}
        </ol>
      )}
      {seat.finest > 0 && (
        <p class="finest">
          <Icon name="check" /> {t("review.finest")} {turn(seat.finest)}
        </p>
      )}
    </article>
  );
}
