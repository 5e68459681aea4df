/** My matches: what I have played, found by game, result and name, and how that went. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GameStatistics, PlayedMatch, PoolRating } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { type Sought, api } from "../api.ts";
import { gameOf, games, me } from "../games.ts";
import { BringRecord } from "../lobby/BringRecord.tsx";
import { Cover } from "../parts/Cover.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Switch } from "../parts/Switch.tsx";
import { Top } from "../parts/Top.tsx";
import { elsewhere } from "../play/keys.ts";
import { lang, t } from "../settings.ts";
import { PlayedList } from "./PlayedList.tsx";
import { Ratings } from "./Ratings.tsx";
import { Statistics } from "./Statistics.tsx";
import "./people.css";

type Result = Sought["result"];
const RESULTS: Result[] = ["", "won", "lost", "unfinished"];
const PAUSE = 250; // milliseconds after the last letter

export function MatchesPage() {
  const game = useSignal("");
  const result = useSignal<Result>("");
  const text = useSignal("");
  const seats = useSignal("0");
  const rated = useSignal<Sought["rated"]>("");
  const found = useSignal<PlayedMatch[] | null>(null);
  const more = useSignal<number | null>(null);
  const figures = useSignal<GameStatistics[]>([]);
  const pools = useSignal<PoolRating[]>([]);
  const trouble = useSignal("");
  const known = me.value?.known;
  const search = useRef<HTMLInputElement>(null);
  const sought: Sought = {
    game: game.value,
    result: result.value,
    text: text.value,
    seats: seats.value,
    rated: rated.value,
  };
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
      void api.matches(sought, null).then(
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
  }, [known, lang.value, game.value, result.value, text.value, seats.value, rated.value]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.defaultPrevented || elsewhere(event)) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const older = () =>
    api.matches(sought, more.value).then(
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
  const most = all.reduce<GameStatistics | null>((best, one) => (best && best.played >= one.played ? best : one), null);
  const shown = all.filter((one) => one.game === (game.value || most?.game));
  const narrowed = game.value || result.value || text.value || rated.value || seats.value !== "0";
  const sizes = games.value.filter((one) => !game.value || one.name === game.value).flatMap((one) => one.seats);
  return (
    <>
      <Top title="Patolli" nav={games.value[0]?.name} />
      <main class="people">
        <header class="heading">
          <h1 class="title">{t("matches")}</h1>
          <BringRecord small />
          <a class="button" href="/api/me/data" download>
            <Icon name="download" />
            {t("account.data.take")}
          </a>
        </header>
        <div class="kinds" role="group" aria-label={t("lobby.choose")}>
          <Kind name={t("matches.all")} game="" chosen={game.value} choose={(one) => (game.value = one)} pool={null}>
            {t("matches.count", { n: sum((one) => one.played), won: sum((one) => one.won) })}
          </Kind>
          {all.map((one) => (
            <Kind
              key={one.game}
              name={gameOf(one.game)?.title ?? one.game}
              game={one.game}
              chosen={game.value}
              choose={(name) => (game.value = name)}
              pool={pools.value.find((pool) => pool.game === one.game) ?? null}>
              {t("matches.count", { n: one.played, won: one.won })}
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
                ref={search}
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
              <select
                class="field"
                aria-label={t("new.count")}
                value={seats.value}
                onChange={(event) => (seats.value = event.currentTarget.value)}>
                <option value="0">{t("matches.seats.any")}</option>
                {[...new Set(sizes)].sort().map((size) => (
                  <option key={size} value={String(size)}>
                    {t("matches.seats", { n: size })}
                  </option>
                ))}
              </select>
              <select
                class="field"
                aria-label={t("rated")}
                value={rated.value}
                onChange={(event) => (rated.value = event.currentTarget.value as Sought["rated"])}>
                {(["", "rated", "unrated"] as const).map((value) => (
                  <option key={value} value={value}>
                    {t(`matches.rated.${value || "any"}`)}
                  </option>
                ))}
              </select>
            </div>
            {found.value.length ? (
              <PlayedList matches={found.value} own />
            ) : (
              <p>{t(narrowed ? "matches.nothing" : "matches.none")}</p>
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

interface KindProps {
  name: string;
  game: string;
  chosen: string;
  choose(game: string): void;
  /** The one most played, if it was ever rated. */
  pool: PoolRating | null;
  children: string;
}

function Kind({ name, game, chosen, choose, pool, children }: KindProps) {
  return (
    <button type="button" class="kind" aria-pressed={game === chosen} onClick={() => choose(game)}>
      {game ? (
        <span class="thumb">
          <Cover game={game} />
        </span>
      ) : (
        <Icon name="replay" class="all" />
      )}
      <span>
        <b>{name}</b>
        {pool && (
          <span class="grade num">
            <b>{pool.rating}</b> ± {pool.band}
          </span>
        )}
        <small>{children}</small>
      </span>
    </button>
  );
}
