/** The best at a game with so many seats, people and bots in one list. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Best } from "../../wire.ts";
import { api } from "../api.ts";
import { companies } from "../lobby/seating.ts";
import { gameOf, games, me } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Switch } from "../parts/Switch.tsx";
import { Top } from "../parts/Top.tsx";
import { Face } from "../parts/Face.tsx";
import { lang, t } from "../settings.ts";
import "./people.css";
import "./ratings.css";

export function BestPage() {
  const asked = new URLSearchParams(location.search);
  const game = useSignal(asked.get("game") ?? "");
  const seats = useSignal(Number(asked.get("seats") ?? 2));
  const found = useSignal<Best | null>(null);
  const trouble = useSignal("");
  const chosen = gameOf(game.value) ?? games.value?.[0];
  const counts = chosen ? companies(chosen) : [];
  const count = counts.includes(seats.value) ? seats.value : (counts[0] ?? 2);
  useEffect(() => {
    document.title = `${t("best")} · Patolli`;
  }, [lang.value]);
  useEffect(() => {
    if (!chosen) return undefined;
    let stale = false;
    void api.best(chosen.name, count).then(
      (best) => !stale && (found.value = best),
      (error: Error) => (trouble.value = error.message),
    );
    return () => void (stale = true);
  }, [chosen?.name, count, lang.value, me.value?.known]);
  if (!chosen || !games.value) return <Notice text={trouble.value || t("table.loading")} bad={trouble.value !== ""} />;
  const best = found.value;
  const rows = [
    ...(best?.people ?? []).map((one) => ({ ...one, bot: false, key: `${one.person} ${one.rank}` })),
    ...(best?.bots ?? []).map((bot) => ({
      ...{ rank: null, name: bot.label, person: "", mine: false, rating: bot.rating, band: null, games: null },
      bot: true,
      key: `bot ${bot.name}`,
    })),
  ].sort((a, b) => b.rating - a.rating);
  return (
    <>
      <Top title="Patolli" nav={chosen.name} />
      <main class="people best-of">
        <h1 class="title">{t("best")}</h1>
        <div class="kinds" role="group" aria-label={t("lobby.choose")}>
          {games.value.map((one) => (
            <button
              key={one.name}
              type="button"
              class="kind"
              aria-pressed={one.name === chosen.name}
              onClick={() => (game.value = one.name)}>
              <span class="thumb">
                <Cover game={one.name} />
              </span>
              <b>{one.title}</b>
            </button>
          ))}
        </div>
        <section class="panel">
          <h2 class="title">
            {t("rating.pool", { game: chosen.title, n: count })}
            <Switch
              label={t("new.count")}
              value={count}
              set={(value) => (seats.value = value)}
              values={counts.map((value) => ({ value, label: String(value) }))}
            />
          </h2>
          {trouble.value && (
            <p class="oops" role="alert">
              {trouble}
            </p>
          )}
          {rows.length > 0 && (
            <table class="standings">
              <thead>
                <tr>
                  <th scope="col">{t("best.rank")}</th>
                  <th scope="col">{t("contest.player")}</th>
                  <th scope="col" class="r">
                    {t("rating")}
                  </th>
                  <th scope="col" class="r hide-s">
                    {t("best.games")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.key} class={row.mine ? "own" : row.bot ? "bot-row" : ""}>
                    <td class="rank num">{row.rank ?? "–"}</td>
                    <td>
                      <span class="pl">
                        <Face name={row.name} bot={row.bot} />
                        {row.person ? <a href={`/person/${row.person}`}>{row.name}</a> : <b>{row.name}</b>}
                      </span>
                    </td>
                    <td class="r num">
                      <b>{row.rating}</b> {row.band !== null && <small>± {row.band}</small>}
                    </td>
                    <td class="r num hide-s">{row.games ?? ""}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {best && !best.people.length && <p>{t("best.nobody")}</p>}
          <p class="tiny">{t("best.note")}</p>
        </section>
      </main>
    </>
  );
}
