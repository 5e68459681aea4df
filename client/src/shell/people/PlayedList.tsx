/** Matches that are over, one below the other: result first, then people with their points, and the way back there. */

import type { PlayedMatch, PlayedSeat } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { gameOf } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { printed } from "../play/counting.ts";
import { lang, t } from "../settings.ts";
import { span } from "../span.ts";
import "./ratings.css";

export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(lang.value, { day: "numeric", month: "short", year: "numeric" });
}

function Outcome({ match }: { match: PlayedMatch }) {
  if (!match.result) return <div class="res">–</div>;
  if (match.result === "unfinished") return <div class="res">{t(`end.${match.reason as "agreed"}`)}</div>;
  const won = match.result === "won";
  return (
    <div class={won ? "res won" : "res"}>
      {won ? t("matches.won") : t("matches.place", { n: match.place ?? "–" })}
      <small>{match.reason === "resigned" ? t("end.resigned") : t("matches.of", { n: match.seats.length })}</small>
    </div>
  );
}

/** What a rated match did to the rating of the one whose list it is. */
function Change({ match }: { match: PlayedMatch }) {
  if (!match.rated) return <span class="change" aria-hidden="true" />;
  const change = match.change;
  if (change === null) return <span class="change note-tag">{t("rated")}</span>;
  const sign = change < 0 ? "−" : "+";
  return (
    <span class={change > 0 ? "change num up" : "change num"} title={t("rating.change")}>
      <span class="sr">{t("rating.change")} </span>
      {sign}
      {Math.abs(change)}
    </span>
  );
}

function Called({ seat }: { seat: PlayedSeat }) {
  if (seat.person) return <a href={`/person/${seat.person}`}>{seat.name}</a>;
  return seat.mine ? <b>{seat.name}</b> : <span>{seat.name}</span>;
}

export function PlayedList({ matches }: { matches: PlayedMatch[] }) {
  return (
    <ul class="played">
      {matches.map((match) => (
        <li key={match.id}>
          <span class="thumb">
            <Cover game={match.game} />
          </span>
          <div class="what">
            <b>{match.name || (gameOf(match.game)?.title ?? match.game)}</b>
            <div class="whom">
              {match.seats.map((seat, i) => (
                <span key={i}>
                  <Badge seat={i} />
                  <Called seat={seat} />
                  {seat.points !== null && <span class="num">{printed(seat.points)}</span>}
                </span>
              ))}
            </div>
          </div>
          <Outcome match={match} />
          <Change match={match} />
          <div class="when">
            <small>{day(match.ended)}</small>
            <small>{t("matches.length", { time: span(match.ended - match.began), n: match.plies })}</small>
          </div>
          <div class="does">
            <a class="button" href={`/table/${match.id}`}>
              {t("lobby.result")}
            </a>
            <a class="tool" href={`/table/${match.id}/review`} aria-label={t("review")} title={t("review")}>
              <Icon name="bulb" />
            </a>
            <a class="tool" href={`/replay/${match.id}`} aria-label={t("menu.replay")} title={t("menu.replay")}>
              <Icon name="replay" />
            </a>
            <a
              class="tool"
              href={api.recordUrl(match.id)}
              download={`${match.id}.match`}
              aria-label={t("end.save")}
              title={t("end.save")}>
              <Icon name="download" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
