/** Somebody's ratings: one game and number of seats at a time. */

import { useSignal } from "@preact/signals";
import type { PoolRating } from "../../wire.ts";
import { gameOf } from "../games.ts";
import { t } from "../settings.ts";
import { RatingCurve } from "./RatingCurve.tsx";

const key = (pool: PoolRating) => `${pool.game} ${pool.seats}`;
const label = (pool: PoolRating) => t("rating.pool", { game: gameOf(pool.game)?.title ?? pool.game, n: pool.seats });

/** `game`: only those of this one, if there are any. */
export function Ratings({ pools, game }: { pools: PoolRating[]; game: string }) {
  const chosen = useSignal("");
  const offered = pools.filter((pool) => !game || pool.game === game);
  const pool = offered.find((one) => key(one) === chosen.value) ?? offered[0];
  return (
    <section class="panel">
      <h2 class="title">
        {t("rating")}
        <a href={pool ? `/best?game=${pool.game}&seats=${pool.seats}` : "/best"}>{t("best")}</a>
      </h2>
      {offered.length > 1 && (
        <select
          class="field"
          aria-label={t("rating.choose")}
          value={pool && key(pool)}
          onChange={(event) => (chosen.value = event.currentTarget.value)}>
          {offered.map((one) => (
            <option key={key(one)} value={key(one)}>
              {label(one)}
            </option>
          ))}
        </select>
      )}
      {pool ? (
        <>
          {offered.length === 1 && <p class="pool">{label(pool)}</p>}
          <RatingCurve pool={pool} />
        </>
      ) : (
        <p>{t("rating.none")}</p>
      )}
    </section>
  );
}
