/** Beside the board of a puzzle: the task, what the turn taken is worth, and why the best one is better. */

import type { PuzzleNow, PuzzleTurn } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { gameOf } from "../games.ts";
import { usualBot } from "../lobby/seating.ts";
import { hundredths } from "../review/reading.ts";
import { go } from "../route.ts";
import { t } from "../settings.ts";
import type { Table } from "../table.ts";
import { Days } from "./Days.tsx";
import { addressOf, puzzles, solve, today, type Solving } from "./puzzle.ts";
import "./Puzzle.css";

export function PuzzleCard({ solving, table }: { solving: Solving; table: Table }) {
  const now = solving.now.value;
  const info = table.table.value!;
  const fresh = now?.ply === table.now.value?.ply; // else the turn that was just taken is being weighed
  const told = now?.turns.length ? now : null;
  const attempt = (act: Promise<void>) =>
    void act.catch((error: Error) => {
      solving.trouble.value = error.message;
    });
  const playOn = async () => {
    const bot = usualBot(gameOf(info.game)?.bots ?? []);
    go(`/table/${(await api.fork(info.id, { ply: table.now.value?.ply ?? 0, seat: now?.seat ?? 0, bot })).id}`);
  };
  const again = now && (
    <button type="button" class="button" onClick={() => attempt(solve(now.game, now.day, true))}>
      <Icon name="undo" />
      {t("puzzle.again")}
    </button>
  );
  const show = (
    <button type="button" class="button" onClick={() => attempt(solving.ask(info.id, true))}>
      {t("puzzle.show")}
    </button>
  );
  return (
    <section class={`puzzle-card${told ? " told" : ""}`} aria-label={t("puzzle")}>
      <div aria-live="polite">
        {now && !now.over && !told && <Task solving={solving} now={now} />}
        {!fresh && table.question.value === null && !told && <p>{t("puzzle.judging")}</p>}
        {now?.over && fresh && <Verdict now={now} />}
        {told && !told.over && <h2>{t("puzzle.shown")}</h2>}
        {solving.trouble.value && (
          <p class="oops" role="alert">
            {solving.trouble.value}
          </p>
        )}
      </div>
      {told && (
        <>
          <BestTurn solving={solving} turn={told.turns[0]!} />
          {told.reasons.length + told.because.length > 0 && (
            <>
              <h3>{t("hint.why")}</h3>
              {told.because.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <ul class="whys">
                {told.reasons.map(({ label, points }) => (
                  <li key={label} class={points > 0 ? "for" : "against"}>
                    <span>{label}</span>
                    <b class="num">{points > 0 ? `+${points}` : `−${-points}`}</b>
                  </li>
                ))}
              </ul>
            </>
          )}
          <h3>{t("puzzle.turns")}</h3>
          <ol class="compared">
            {told.turns.map((turn, i) => (
              <Compared key={i} turn={turn} />
            ))}
          </ol>
        </>
      )}
      <footer>
        {now && !now.over && !told && (
          <>
            <button
              type="button"
              class="button"
              disabled={!now.next || solving.hints.value > 1}
              onClick={() => solving.hints.value++}>
              <Icon name="bulb" />
              {t("puzzle.hint")}
            </button>
            {show}
          </>
        )}
        {now?.over && !told && (
          <>
            {again}
            {show}
          </>
        )}
        {told && (
          <>
            <NextGame game={told.game} />
            {again}
            {told.over && (
              <button type="button" class="button" onClick={() => attempt(playOn())}>
                <Icon name="play" />
                {t("puzzle.play-on")}
              </button>
            )}
          </>
        )}
      </footer>
      {now && (told || !now.over) && <Days game={now.game} days={now.days} />}
    </section>
  );
}

function Task({ solving, now }: { solving: Solving; now: PuzzleNow }) {
  return (
    <>
      <h2>{t("puzzle.task")}</h2>
      <p>{t("puzzle.why")}</p>
      {now.begun && !now.next && <p class="tip">{t("puzzle.astray")}</p>}
      {now.next && solving.hints.value === 1 && <p class="tip">{t("puzzle.look")}</p>}
      {now.next && solving.hints.value > 1 && <p class="tip">{now.next.label}</p>}
    </>
  );
}

function Verdict({ now }: { now: PuzzleNow }) {
  const mark = now.mark || "good";
  const second = now.turns.find((turn) => !turn.best && !turn.mine);
  const ahead = second ? hundredths((now.turns[0]?.chance ?? 0) - second.chance) : 0;
  return (
    <div class={`verdict ${mark}`}>
      <h2>
        {mark === "best" && <Icon name="check" />}
        {t(`puzzle.${mark}`)}
      </h2>
      {mark === "best" ? (
        ahead > 0 && <p>{t("puzzle.ahead", { n: ahead })}</p>
      ) : (
        <p>{t("puzzle.worth", { n: hundredths(now.chance), best: hundredths(now.best) })}</p>
      )}
      {mark !== "best" && now.missed && !now.turns.length && <p>{t("puzzle.missed", { part: now.missed })}</p>}
    </div>
  );
}

/** The best turn, step by step on the board. */
function BestTurn({ solving, turn }: { solving: Solving; turn: PuzzleTurn }) {
  const at = solving.at.value;
  return (
    <>
      <h3>{t("puzzle.steps")}</h3>
      <ol class="best-steps">
        {turn.steps.map((step, i) => (
          <li key={i}>
            <button type="button" aria-pressed={i === at} onClick={() => (solving.at.value = i === at ? -1 : i)}>
              <b class="coin num">{i + 1}</b>
              {step.label}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Compared({ turn }: { turn: PuzzleTurn }) {
  return (
    <li class={turn.best ? "best" : ""}>
      <span>
        {turn.steps.map((step) => step.label).join(" · ")}
        {turn.mine && <em>{t("puzzle.yours")}</em>}
      </span>
      <b class="num">{hundredths(turn.chance)} %</b>
      <progress aria-hidden="true" max={1} value={turn.chance} />
    </li>
  );
}

/** On to a game whose puzzle of today is still open. */
function NextGame({ game }: { game: string }) {
  const open = puzzles.value.filter((one) => one.game !== game && !today(one.days)?.how);
  const next = open[0];
  return (
    <a class="button go" href={next ? addressOf(next.game) : "/"}>
      {next ? t("puzzle.next", { game: gameOf(next.game)?.title ?? next.game }) : t("menu.lobby")}
    </a>
  );
}
