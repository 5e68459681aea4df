/** A series or tournament: who has joined, then my table and how it stands, at the end the podium. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Contest, ContestTable } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { gameOf, games, known } from "../games.ts";
import { clockLabel, restLabels } from "../lobby/clock.ts";
import { newLuck } from "../luck.ts";
import { Cover } from "../parts/Cover.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Top } from "../parts/Top.tsx";
import { go } from "../route.ts";
import { lang, t } from "../settings.ts";
import { Lectern } from "./Lectern.tsx";
import { RoundCard } from "./RoundCard.tsx";
import { Standings } from "./Standings.tsx";
import { Joined } from "./Joined.tsx";
import "../people/people.css";
import "../people/ratings.css";
import "./contests.css";

const REFRESH = 5000; // milliseconds

/** What it is, in one line. */
export function about(contest: Contest): string {
  return [
    gameOf(contest.game)?.title ?? contest.game,
    t("contest.tables", { n: contest.seats }),
    contest.kind === "series"
      ? t("contest.series.games", { n: contest.rounds })
      : `${t(`contest.kind.${contest.kind}`)}${contest.rounds ? `, ${t("contest.rounds", { n: contest.rounds })}` : ""}`,
    [clockLabel(contest.clock), ...restLabels(contest.clock)].join(", "),
    ...(contest.rated ? [t("rated")] : []),
    t("contest.by-link"),
  ].join(" · ");
}

const mineIn = (contest: Contest): ContestTable | undefined =>
  contest.played[0]?.tables.find((table) => table.status === "running" && table.seats.some((seat) => seat.mine));

export function ContestPage({ id }: { id: string }) {
  const found = useSignal<Contest | null>(null);
  const trouble = useSignal("");
  const shown = useSignal(0); // the round that is looked at; 0: the last two
  const look = () =>
    api.contest(id).then(
      (contest) => {
        found.value = contest;
        trouble.value = "";
      },
      (error: Error) => (trouble.value = error.message),
    );
  useEffect(() => {
    void look();
    const later = setInterval(() => document.visibilityState !== "hidden" && void look(), REFRESH);
    return () => clearInterval(later);
  }, [id, lang.value]);
  const contest = found.value;
  const name = contest?.name || (contest ? t(`contest.kind.${contest.kind}`) : t("contests"));
  useEffect(() => {
    document.title = `${name} · Patolli`;
  });
  if (!contest || !games.value) return <Notice text={trouble.value || t("table.loading")} bad={trouble.value !== ""} />;
  const act = async (what: () => Promise<Contest | null>) => {
    try {
      found.value = (await what()) ?? found.value;
      trouble.value = "";
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const join = (name: string) =>
    act(async () => {
      await known(name, t("name.default"));
      return api.joinContest(id, newLuck(contest.commitment));
    });
  const leave = () =>
    act(async () => {
      await api.leaveContest(id);
      if (contest.mine && contest.status === "waiting") go("/contests");
      else await look();
      return null;
    });
  const mine = mineIn(contest);
  const part = contest.kind === "series" ? "contest.game" : "contest.round";
  const rounds = shown.value ? contest.played.filter((one) => one.number === shown.value) : contest.played.slice(0, 2);
  return (
    <>
      <Top title="Patolli" nav={contest.game} />
      <main class="people contest">
        <section class="cup">
          <span class="cup-art">
            <Cover game={contest.game} />
          </span>
          <div>
            <h1 class="title">{name}</h1>
            <p>{about(contest)}</p>
            {contest.round > 0 && (
              <div class="rounds" role="group" aria-label={t("contest.look")}>
                {Array.from({ length: contest.rounds }, (_, i) => i + 1).map((number) => (
                  <button
                    key={number}
                    type="button"
                    disabled={number > contest.round}
                    class={number === contest.round && contest.status === "running" ? "now" : ""}
                    aria-pressed={shown.value === number}
                    aria-label={t(part, { n: number })}
                    onClick={() => (shown.value = shown.value === number ? 0 : number)}>
                    <span>{t(part, { n: "" }).trim()} </span>
                    {number}
                  </button>
                ))}
              </div>
            )}
          </div>
          {mine && (
            <a class={mine.my_turn ? "button gold" : "button"} href={`/table/${mine.id}`}>
              {t(mine.my_turn ? "contest.your-turn" : "contest.your-table", { letter: mine.letter })}
              <Icon name="step-forward" />
            </a>
          )}
        </section>
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        {contest.status === "waiting" ? (
          <Joined
            contest={contest}
            join={(given) => void join(given)}
            leave={() => void leave()}
            begin={() => void act(() => api.beginContest(id))}
            askToLeave={(entrant) => void act(() => api.askEntrantToLeave(id, entrant.number))}
          />
        ) : (
          <>
            {contest.status === "over" && contest.round > 0 && <Lectern contest={contest} />}
            <div class="split">
              <Standings contest={contest} />
              <div class="col">
                {rounds.map((one) => (
                  <RoundCard key={one.number} contest={contest} round={one} />
                ))}
                {contest.joined && contest.status === "running" && (
                  <section class="panel">
                    <p>{t("contest.leave.note")}</p>
                    <button type="button" class="button" onClick={() => void leave()}>
                      <Icon name="leave" />
                      {t("contest.leave")}
                    </button>
                  </section>
                )}
              </div>
            </div>
          </>
        )}
      </main>
    </>
  );
}
