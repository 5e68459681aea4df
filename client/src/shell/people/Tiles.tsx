/** Somebody's games, one tile each: how good they are as far as that is known, and how it went. */

import type { GameStatistics, PoolRating, Profile } from "../../wire.ts";
import { gameOf, games } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { printed } from "../play/counting.ts";
import { t } from "../settings.ts";

const [WIDTH, HEIGHT, EDGE] = [200, 36, 4];

/** A rating over the games, small: where it went, and nothing else. */
function Spark({ pool }: { pool: PoolRating }) {
  const all = pool.curve.map((one) => one.rating);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (i: number) => EDGE + ((WIDTH - 2 * EDGE) * i) / Math.max(1, all.length - 1);
  const y = (rating: number) => EDGE + ((HEIGHT - 2 * EDGE) * (high - rating)) / Math.max(1, high - low);
  return (
    <svg class="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={all.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(" ")} />
    </svg>
  );
}

function Tile({ game, played, pool }: { game: string; played?: GameStatistics; pool?: PoolRating }) {
  return (
    <article class="rate">
      <Cover game={game} />
      <div>
        <b>{gameOf(game)?.title ?? game}</b>
        {pool ? (
          <p class="grade num">
            <b>{pool.rating}</b> <small>± {pool.band}</small>
          </p>
        ) : (
          <p class="grade">–</p>
        )}
        {pool && pool.curve.length > 1 && <Spark pool={pool} />}
        {pool && (
          <p>
            {t("rating.seats", { n: pool.seats })} ·{" "}
            {pool.rank === null ? t("rating.finding") : t("rating.rank", { n: pool.rank, of: pool.of })}
          </p>
        )}
        {played ? (
          <p>
            {t("matches.count", { n: played.played, won: played.won })}
            {played.mean !== null && ` · ${t("profile.mean", { n: printed(played.mean) })}`}
          </p>
        ) : (
          <p>{t("profile.unplayed")}</p>
        )}
      </div>
    </article>
  );
}

/** The pool most played comes first, and stands for its game. */
export function Tiles({ person }: { person: Profile }) {
  return (
    <div class="four">
      {games.value?.map(({ name }) => {
        const played = person.statistics.find((one) => one.game === name);
        const pool = person.ratings.find((one) => one.game === name);
        return <Tile key={name} game={name} {...(played ? { played } : {})} {...(pool ? { pool } : {})} />;
      })}
    </div>
  );
}
