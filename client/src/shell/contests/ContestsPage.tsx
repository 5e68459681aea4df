/** My series and tournaments, and a new one. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ContestSummary, GameInfo, NewContest } from "../../wire.ts";
import { Trouble, api } from "../api.ts";
import { gameOf, games, known, me } from "../games.ts";
import { type Out, clockLabel, clockOf, isSlow } from "../lobby/clock.ts";
import { companies, usualBot } from "../lobby/seating.ts";
import { newLuck } from "../luck.ts";
import { Cover } from "../parts/Cover.tsx";
import { NameField } from "../parts/NameField.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Switch } from "../parts/Switch.tsx";
import { Top } from "../parts/Top.tsx";
import { go } from "../route.ts";
import { lang, t } from "../settings.ts";
import "../people/people.css";
import "../people/ratings.css";
import "./contests.css";

type Kind = NewContest["kind"];
const KINDS: Kind[] = ["swiss", "everybody", "series"];
const CLOCKS = ["move 300", "move 86400", "move 172800", "move 259200", "budget 3600"];
const ENDINGS: Out[] = ["bot", "lose"]; // that the others end a game would let a round stand still
const MOST = 24; // who play, at most
const GAMES = [2, 3, 4, 5, 6, 7];

export function ContestsPage() {
  const mine = useSignal<ContestSummary[] | null>(null);
  const unknown = useSignal(""); // why nobody knows which these are
  const knows = me.value?.known;
  useEffect(() => {
    document.title = `${t("contests")} · Patolli`;
  }, [lang.value]);
  useEffect(() => {
    if (knows === undefined) return;
    if (!knows) mine.value = [];
    else
      void api.contests().then(
        (found) => {
          mine.value = found;
          unknown.value = "";
        },
        (error: Error) => {
          mine.value = [];
          unknown.value = error.message;
        },
      );
  }, [knows, lang.value]);
  if (!games.value || !mine.value) return <Notice text={t("table.loading")} bad={false} />;
  return (
    <>
      <Top title="Patolli" nav={games.value[0]?.name} />
      <main class="people contest">
        <h1 class="title">{t("contests")}</h1>
        <div class="split">
          <section class="panel">
            <h2 class="title">{t("contests.mine")}</h2>
            {mine.value.length ? (
              <ul class="cups">
                {mine.value.map((one) => (
                  <li key={one.id}>
                    <span class="thumb">
                      <Cover game={one.game} />
                    </span>
                    <div>
                      <b>{one.name || t(`contest.kind.${one.kind}`)}</b>
                      <small>
                        {gameOf(one.game)?.title ?? one.game} · {t("contest.tables", { n: one.seats })} · {where(one)}
                      </small>
                    </div>
                    <a
                      class="button"
                      href={`/contest/${one.id}`}
                      aria-label={`${t("lobby.go")}: ${one.name || t(`contest.kind.${one.kind}`)}`}>
                      {t("lobby.go")}
                    </a>
                  </li>
                ))}
              </ul>
            ) : (
              <p>{unknown.value || t("contests.none")}</p>
            )}
            <p class="tiny">
              <a href="/best">{t("best")}</a>
            </p>
          </section>
          <NewContestForm games={games.value} />
        </div>
      </main>
    </>
  );
}

function where(one: ContestSummary): string {
  if (one.status === "waiting") return t("contest.waiting");
  if (one.status === "over") return t("contest.finished");
  return t("contest.at", { n: one.round, of: one.rounds });
}

function NewContestForm({ games: all }: { games: GameInfo[] }) {
  const name = useSignal("");
  const myName = useSignal("");
  const game = useSignal(all[0]?.name ?? "");
  const kind = useSignal<Kind>("swiss");
  const seats = useSignal(2);
  const size = useSignal(8);
  const rounds = useSignal(3);
  const bot = useSignal("");
  const clock = useSignal("move 172800");
  const out = useSignal<Out>("bot");
  const nights = useSignal(false);
  const weekends = useSignal(false);
  const rated = useSignal(false);
  const plays = useSignal(true);
  const busy = useSignal(false);
  const trouble = useSignal("");
  const chosen = gameOf(game.value) ?? all[0];
  if (!chosen) return null;
  const counts = companies(chosen).filter((n) => n > 1);
  const count = counts.includes(seats.value) ? seats.value : (counts[0] ?? 2);
  const sizes = Array.from({ length: Math.floor(MOST / count) }, (_, i) => (i + 1) * count);
  const level = chosen.bots.find((one) => one.name === bot.value)?.name ?? usualBot(chosen.bots);
  const whole = kind.value === "series" ? count : sizes.includes(size.value) ? size.value : (sizes[1] ?? count);
  const known_ = chosen.bots.find((one) => one.name === level)?.ratings[count] !== undefined;
  const canRate = me.value?.member === true && known_;
  const open = async () => {
    if (busy.value) return;
    busy.value = true;
    try {
      await known(myName.value, t("name.default"));
      const made = await api.openContest({
        kind: kind.value,
        game: chosen.name,
        name: name.value.trim(),
        seats: count,
        size: whole,
        rounds: kind.value === "everybody" ? 0 : rounds.value,
        bots: [level],
        clock: clockOf(clock.value, out.value, nights.value, weekends.value),
        rated: canRate && rated.value,
      });
      if (plays.value) await api.joinContest(made.id, newLuck(made.commitment));
      go(`/contest/${made.id}`);
    } catch (error) {
      trouble.value = (error as Trouble).message;
    } finally {
      busy.value = false;
    }
  };
  return (
    <form
      class="panel new-contest"
      aria-label={t("contests.new")}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}>
      <h2 class="title">{t("contests.new")}</h2>
      <Switch<Kind>
        wide
        label={t("contest.kind")}
        value={kind.value}
        set={(value) => (kind.value = value)}
        values={KINDS.map((value) => ({ value, label: t(`contest.kind.${value}`) }))}
      />
      <p class="tiny">{t(`contest.kind.${kind.value}.note`)}</p>
      <label>
        {t("contest.name")}
        <input
          class="field"
          maxLength={60}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      {!me.value?.known && <NameField hint={t("name.ask")} name={myName.value} set={(text) => (myName.value = text)} />}
      <label>
        {t("contest.which")}
        <select class="field" value={chosen.name} onChange={(event) => (game.value = event.currentTarget.value)}>
          {all.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <div class="pair">
        <span>{t("contest.at-table")}</span>
        <Switch
          label={t("contest.at-table")}
          value={count}
          set={(value) => (seats.value = value)}
          values={counts.map((value) => ({ value, label: String(value) }))}
        />
      </div>
      {kind.value !== "series" && (
        <label>
          {t("contest.size")}
          <select class="field" value={whole} onChange={(event) => (size.value = Number(event.currentTarget.value))}>
            {sizes.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind.value !== "everybody" && (
        <label>
          {t(kind.value === "series" ? "contest.games" : "contest.rounds.title")}
          <select
            class="field"
            value={rounds.value}
            onChange={(event) => (rounds.value = Number(event.currentTarget.value))}>
            {GAMES.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {t("contest.bots")}
        <select class="field" value={level} onChange={(event) => (bot.value = event.currentTarget.value)}>
          {chosen.bots.map((one) => (
            <option key={one.name} value={one.name}>
              {[one.label, one.ratings[count]].filter((part) => part !== undefined).join(" · ")}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("new.clock")}
        <select class="field" value={clock.value} onChange={(event) => (clock.value = event.currentTarget.value)}>
          {CLOCKS.map((value) => (
            <option key={value} value={value}>
              {clockLabel(value)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("clock.out")}
        <select class="field" value={out.value} onChange={(event) => (out.value = event.currentTarget.value as Out)}>
          {ENDINGS.map((value) => (
            <option key={value} value={value}>
              {t(`clock.${value}` as "clock.bot")}
            </option>
          ))}
        </select>
      </label>
      {isSlow(clock.value) && (
        <fieldset class="rests">
          <legend>{t("clock.stands")}</legend>
          {[
            { when: nights, label: t("clock.nights") },
            { when: weekends, label: t("clock.at-weekends") },
          ].map(({ when, label }) => (
            <label key={label} class="check">
              <input
                type="checkbox"
                checked={when.value}
                onChange={(event) => (when.value = event.currentTarget.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {canRate && (
        <label class="check">
          <input
            type="checkbox"
            checked={rated.value}
            onChange={(event) => (rated.value = event.currentTarget.checked)}
          />
          <span>
            {t("rated.ask")}
            <small>{t("rated.note")}</small>
          </span>
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={plays.value}
          onChange={(event) => (plays.value = event.currentTarget.checked)}
        />
        {t("contest.play-too")}
      </label>
      {trouble.value && (
        <p class="oops" role="alert">
          {trouble}
        </p>
      )}
      <button class="button go" disabled={busy.value}>
        {t("contests.open")}
      </button>
      <p class="tiny">{t("contests.open.note")}</p>
    </form>
  );
}
