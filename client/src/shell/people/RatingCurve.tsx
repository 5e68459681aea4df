/** A rating over the games: the number, how sure it is as a band, and the bots' levels as lines. */

import type { PoolRating } from "../../wire.ts";
import { t } from "../settings.ts";
import { day } from "./PlayedList.tsx";
import "./ratings.css";

/** With fewer games nobody has a rank. */
const FEW = 5;
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [400, 220, 40, 76, 12, 24];

/** Even steps between two numbers, few enough to read. */
export function steps(low: number, high: number): number[] {
  const step = [50, 100, 200, 500, 1000].find((one) => (high - low) / one <= 5) ?? 2000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, i) => first + i * step);
}

/** Heights at which labels stand apart, from the lowest up. */
export function apart(heights: number[], gap: number): number[] {
  const placed: number[] = [];
  for (const height of heights) placed.push(Math.min(height, (placed.at(-1) ?? Infinity) - gap));
  return placed;
}

export function RatingCurve({ pool }: { pool: PoolRating }) {
  const points = pool.curve;
  const bots = [...pool.bots].sort((a, b) => a.rating - b.rating);
  const all = [
    ...bots.map((bot) => bot.rating),
    ...points.flatMap((one) => [one.rating - one.band, one.rating + one.band]),
  ];
  const [low, high] = [Math.min(...all) - 20, Math.max(...all) + 20];
  const x = (i: number) =>
    LEFT +
    ((WIDTH - LEFT - RIGHT) * (points.length > 1 ? i : 0.5)) / Math.max(1, points.length > 1 ? points.length - 1 : 1);
  const y = (rating: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - rating)) / (high - low);
  const at = (i: number, rating: number) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`;
  const upper = points.map((one, i) => at(i, one.rating + one.band));
  const lower = points.map((one, i) => at(i, one.rating - one.band)).reverse();
  const labels = apart(
    bots.map((bot) => y(bot.rating) + 4),
    13,
  );
  const last = points.at(-1);
  const told = bots.map((bot) => `${bot.label} ${bot.rating}`).join(", ");
  const sums = { n: pool.games, rating: pool.rating, band: pool.band };
  return (
    <figure class="curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t("rating.curve", sums)}${told ? ` ${t("rating.bots", { bots: told })}` : ""}`}>
        {steps(low, high).map((rating) => (
          <g key={rating} class="grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(rating)} y2={y(rating)} />
            <text x={LEFT - 6} y={y(rating) + 4} text-anchor="end">
              {rating}
            </text>
          </g>
        ))}
        {points.length > 1 ? (
          <polygon class="band" points={[...upper, ...lower].join(" ")} />
        ) : (
          last && (
            <line
              class="band one"
              x1={x(0)}
              x2={x(0)}
              y1={y(last.rating + last.band)}
              y2={y(last.rating - last.band)}
            />
          )
        )}
        {bots.map((bot, i) => (
          <g key={bot.name} class="level">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(bot.rating)} y2={y(bot.rating)} />
            <text x={WIDTH - RIGHT + 6} y={labels[i]}>
              {bot.label}
            </text>
          </g>
        ))}
        <polyline class="line" points={points.map((one, i) => at(i, one.rating)).join(" ")} />
        {last && <circle class="now" cx={x(points.length - 1)} cy={y(last.rating)} r="5" />}
        {points[0] && (
          <text class="axis" x={LEFT} y={HEIGHT - 6}>
            {day(points[0].at)}
          </text>
        )}
        {last && points.length > 1 && (
          <text class="axis" x={WIDTH - RIGHT} y={HEIGHT - 6} text-anchor="end">
            {day(last.at)}
          </text>
        )}
      </svg>
      <figcaption>
        <Number pool={pool} />
        {t(pool.games < FEW ? "rating.finding.note" : "rating.note")}
      </figcaption>
    </figure>
  );
}

/** A rating as it is read everywhere: the number, how sure it is, and where it stands among all. */
export function Number({ pool }: { pool: PoolRating }) {
  return (
    <span class="rating">
      <b class="num">{pool.rating}</b> <small class="num">± {pool.band}</small>{" "}
      <small>
        · {pool.rank === null ? t("rating.finding") : t("rating.rank", { n: pool.rank, of: pool.of })} ·{" "}
        {t("rating.games", { n: pool.games })}
      </small>
    </span>
  );
}
