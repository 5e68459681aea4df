/** My matches: what I have played, found by game, result and name, and how that went. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameStatistics, PlayedMatch, PoolRating } from "../../wire.ts";
import { api } from "../api.ts";
import { gameOf, games, me } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Switch } from "../parts/Switch.tsx";
import { Top } from "../parts/Top.tsx";
import { lang, t } from "../settings.ts";
import { PlayedList } from "./PlayedList.tsx";
import { Ratings } from "./Ratings.tsx";
import { Statistics } from "./Statistics.tsx";
import "./people.css";

type Result = "" | "won" | "lost" | "unfinished";
const RESULTS: Result[] = ["", "won", "lost", "unfinished"];
const PAUSE = 250; // milliseconds after the last letter

export function MatchesPage() {
  const game = useSignal("");
  const result = useSignal<Result>("");
  const text = useSignal("");
  const found = useSignal<PlayedMatch[] | null>(null);
  const more = useSignal<number | null>(null);
  const figures = useSignal<GameStatistics[]>([]);
  const pools = useSignal<PoolRating[]>([]);
  const trouble = useSignal("");
  const known = me.value?.known;
  useEffect(() => {
    document.title = `${t("matches")} · Patolli`;
  }, [lang.value]);
  useEffect(() => {
    if (!known) return;
    void api.ratings().then(
      (all) => (pools.value = all),
      (error: Error) => (trouble.value = error.message),
    );
    void api.statistics().then(
      (all) => (figures.value = all),
      (error: Error) => (trouble.value = error.message),
    );
  }, [known, lang.value]);
  useEffect(() => {
    if (!known) return undefined;
    let stale = false;
    const ask = () =>
      void api.matches(game.value, result.value, text.value, null).then(
        (answer) => {
          if (stale) return;
          found.value = answer.matches;
          more.value = answer.more;
        },
        (error: Error) => (trouble.value = error.message),
      );
    const later = setTimeout(ask, text.value ? PAUSE : 0);
    return () => {
      stale = true;
      clearTimeout(later);
    };
  }, [known, lang.value, game.value, result.value, text.value]);
  const older = () =>
    api.matches(game.value, result.value, text.value, more.value).then(
      (answer) => {
        found.value = [...(found.value ?? []), ...answer.matches];
        more.value = answer.more;
      },
      (error: Error) => (trouble.value = error.message),
    );

  if (known === false) return <Notice text={t("matches.none")} bad={false} />;
  if (!found.value || !games.value)
    return <Notice text={trouble.value || t("table.loading")} bad={trouble.value !== ""} />;
  const all = figures.value;
  const sum = (count: (one: GameStatistics) => number) => all.reduce((total, one) => total + count(one), 0);
  const shown = all.filter((one) => one.game === game.value || (!game.value && all.length === 1));
  return (
    <>
      <Top title="Patolli" nav={games.value[0]?.name} />
      <main class="people">
        <h1 class="title">{t("matches")}</h1>
        <div class="kinds" role="group" aria-label={t("lobby.choose")}>
          <Kind name={t("matches.all")} game="" chosen={game.value} choose={(one) => (game.value = one)}>
            {t("matches.count", { n: sum((one) => one.played), won: sum((one) => one.won) })}
          </Kind>
          {all.map((one) => (
            <Kind
              key={one.game}
              name={gameOf(one.game)?.title ?? one.game}
              game={one.game}
              chosen={game.value}
              choose={(name) => (game.value = name)}>
              {t("matches.count", { n: one.played, won: one.won }) + rating(pools.value, one.game)}
            </Kind>
          ))}
        </div>
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        <div class="split">
          <section class="panel">
            <div class="filters">
              <input
                class="field"
                type="search"
                maxLength={60}
                aria-label={t("matches.search")}
                placeholder={t("matches.search")}
                value={text.value}
                onInput={(event) => (text.value = event.currentTarget.value)}
              />
              <Switch<Result>
                label={t("matches.result")}
                value={result.value}
                set={(value) => (result.value = value)}
                values={RESULTS.map((value) => ({ value, label: t(value ? `matches.${value}` : "matches.any") }))}
              />
            </div>
            {found.value.length ? (
              <PlayedList matches={found.value} />
            ) : (
              <p>{t(game.value || result.value || text.value ? "matches.nothing" : "matches.none")}</p>
            )}
            {more.value !== null && (
              <button type="button" class="button" onClick={() => void older()}>
                {t("matches.older")}
              </button>
            )}
          </section>
          <div class="col">
            <Ratings pools={pools.value} game={game.value} />
            {shown.map((one) => (
              <Statistics key={one.game} game={one} title={gameOf(one.game)?.title ?? one.game} />
            ))}
            {!shown.length && all.length > 1 && <p class="panel">{t("matches.choose")}</p>}
            <section class="panel">
              <h2 class="title">{t("profile")}</h2>
              <p>{t("profile.note")}</p>
              <a class="button" href="/person/me">
                {t("profile.mine")}
              </a>
            </section>
          </div>
        </div>
      </main>
    </>
  );
}

/** The rating of the pool most played, if there is one. */
function rating(pools: PoolRating[], game: string): string {
  const pool = pools.find((one) => one.game === game);
  return pool ? ` · ${pool.rating}\u00a0±\u00a0${pool.band}` : "";
}

interface KindProps {
  name: string;
  game: string;
  chosen: string;
  choose(game: string): void;
  children: string;
}

function Kind({ name, game, chosen, choose, children }: KindProps) {
  return (
    <button type="button" class="kind" aria-pressed={game === chosen} onClick={() => choose(game)}>
      {game && (
        <span class="thumb">
          <Cover game={game} />
        </span>
      )}
      <span>
        <b>{name}</b>
        <small>{children}</small>
      </span>
    </button>
  );
}
