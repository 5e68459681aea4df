/** What there is to say of every seat: accuracy, marks, luck, and advice that names turns. */

import { Badge, Icon } from "../../look/Icon.tsx";
import type { GameReview, ReviewedSeat, ReviewSource } from "../../wire.ts";
import { t } from "../settings.ts";
import { hundredths, isMarked, signed } from "./reading.ts";
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
      {[...review.seats]
        .sort((a, b) => a.place - b.place || a.seat - b.seat)
        .map((seat) => (
          <SeatCard key={seat.seat} seat={seat} review={review} choose={choose} />
        ))}
    </section>
  );
}

/** Points by where they came from, with what strong play has from there. */
function Sources({ sources }: { sources: readonly ReviewSource[] }) {
  const shown = sources.filter(({ points, strong }) => points || (strong ?? 0) >= 0.5);
  const most = Math.max(1, ...shown.flatMap(({ points, strong }) => [Math.abs(points), Math.abs(strong ?? 0)]));
  const compared = shown.some(({ strong }) => strong !== null);
  const part = (points: number) => Math.abs(points) / most;
  return (
    <table class="by-source">
      <caption>
        <span>{t("review.sources")}</span>
        {compared && <small>{t("review.strong")}</small>}
      </caption>
      <tbody>
        {shown.map(({ key, label, points, strong }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td class="part-of" aria-hidden="true">
              <i class={points < 0 ? "minus" : ""} style={`--part:${part(points)}`} />
              {strong !== null && <b style={`--part:${part(strong)}`} />}
            </td>
            <td class="num">{points}</td>
            {compared && <td class="num strong">{strong === null ? "" : Math.round(strong)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SeatCard({ seat, review, choose }: Props & { seat: ReviewedSeat }) {
  const turn = (n: number) => (
    <button key={n} type="button" class="to-turn" onClick={() => choose(n)}>
      {t("review.to", { n })}
    </button>
  );
  const marked = review.turns.filter((one) => one.seat === seat.seat && isMarked(one));
  const tally = [
    ["blunder", seat.blunders],
    ["mistake", seat.mistakes],
    ["inaccuracy", seat.inaccuracies],
  ] as const;
  return (
    <article class={`panel seat-${seat.seat + 1} ${review.mine.includes(seat.seat) ? "mine" : ""}`}>
      <header>
        <Badge seat={seat.seat} />
        <div>
          <h2>{review.names[seat.seat]}</h2>
          <small>{t("review.place", { n: seat.place, points: seat.score })}</small>
        </div>
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
      {seat.secret > 0 && <p class="secret">{t("review.secret", { n: seat.secret })}</p>}
      <Sources sources={seat.sources} />
      {seat.advice.length > 0 && (
        <ol>
          {seat.advice.map((advice) => (
            <li key={advice.label}>
              {t("review.advice", { part: advice.label, n: hundredths(advice.loss) })} {advice.turns.map(turn)}
            </li>
          ))}
        </ol>
      )}
      {marked[0] && (
        <button type="button" class="button walk" onClick={() => choose(marked[0]!.number)}>
          {t("review.walk", { n: marked.length })}
        </button>
      )}
      {seat.finest > 0 && (
        <p class="finest">
          <Icon name="check" /> {t("review.finest")} {turn(seat.finest)}
        </p>
      )}
    </article>
  );
}
