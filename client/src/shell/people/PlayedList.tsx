/** Matches that are over, one below the other: result first, then people with their points, and the way back there. */

import { useSignal } from "@preact/signals";
import type { PlayedMatch, PlayedSeat } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { gameOf } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { printed } from "../play/counting.ts";
import { go } from "../route.ts";
import { lang, t } from "../settings.ts";
import { roughly, span } from "../span.ts";
import { PersonMenu } from "./PersonMenu.tsx";
import "./PersonMenu.css";
import "./ratings.css";

export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(lang.value, { day: "numeric", month: "short", year: "numeric" });
}

function Outcome({ match }: { match: PlayedMatch }) {
  if (!match.result) return <div class="res">–</div>;
  if (match.left && match.reason !== "resigned")
    return (
      <div class="res">
        {t("matches.left")}
        <small>{t("matches.left.note")}</small>
      </div>
    );
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

function Called({ seat, open }: { seat: PlayedSeat; open: (() => void) | undefined }) {
  if (seat.known && !seat.mine && open)
    return (
      <button
        type="button"
        class="name-button"
        aria-haspopup="dialog"
        aria-label={t("person.menu", { name: seat.name })}
        onClick={open}>
        {seat.name}
      </button>
    );
  if (seat.person) return <a href={`/person/${seat.person}`}>{seat.name}</a>;
  return seat.mine ? <b>{seat.name}</b> : <span>{seat.name}</span>;
}

const called = (match: PlayedMatch) => match.name || (gameOf(match.game)?.title ?? match.game);

/** What else can be done with a match. */
function MatchMenu({ match, close }: { match: PlayedMatch; close(): void }) {
  const trouble = useSignal("");
  const again = () =>
    void api.rematch(match.id).then(
      (opened) => go(`/table/${opened.id}`),
      (error: Error) => (trouble.value = error.message),
    );
  return (
    <Dialog title={called(match)} close={close} beside>
      <div class="sheet-body person-menu">
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        <ul>
          <li>
            <a class="item" href={`/table/${match.id}`}>
              <Icon name="vp" />
              {t("lobby.result")}
            </a>
          </li>
          <li>
            <a class="item" href={`/replay/${match.id}`}>
              <Icon name="replay" />
              {t("menu.replay")}
            </a>
          </li>
          <li>
            <a class="item" href={api.recordUrl(match.id)} download={`${match.id}.match`}>
              <Icon name="download" />
              {t("end.save")}
            </a>
          </li>
          {match.seats.some((seat) => seat.mine) && (
            <li>
              <button type="button" class="item" onClick={again}>
                <Icon name="redo" />
                {t("end.rematch")}
              </button>
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  );
}

/** Days without a year where it is this one. */
function shortDay(seconds: number): string {
  const at = new Date(seconds * 1000);
  const same = at.getFullYear() === new Date().getFullYear();
  const parts = { weekday: "short", day: "numeric", month: "short" } as const;
  return at.toLocaleDateString(lang.value, same ? parts : { day: "numeric", month: "short", year: "numeric" });
}

/** `own`: I played all of them, so there is something to be done about the people in them. */
export function PlayedList({ matches, own = false }: { matches: PlayedMatch[]; own?: boolean }) {
  const menu = useSignal<PlayedMatch | null>(null);
  const met = useSignal<{ match: PlayedMatch; seat: number } | null>(null);
  return (
    <>
      <ul class="played">
        {matches.map((match) => (
          <li key={match.id}>
            <span class="thumb">
              <Cover game={match.game} />
            </span>
            <div class="what">
              <a class="title-link" href={`/table/${match.id}`}>
                {called(match)}
              </a>
              <div class="whom">
                {match.seats.map((seat, i) => (
                  <span key={i}>
                    <Badge seat={i} />
                    <Called seat={seat} open={own ? () => (met.value = { match, seat: i }) : undefined} />
                    {seat.points !== null && <span class="num">{printed(seat.points)}</span>}
                  </span>
                ))}
              </div>
            </div>
            <Outcome match={match} />
            <Change match={match} />
            <div class="when">
              <small>{shortDay(match.ended)}</small>
              <small title={t("matches.length", { time: span(match.ended - match.began), n: match.plies })}>
                {roughly(match.ended - match.began)}
              </small>
            </div>
            <div class="does">
              <a class="button" href={`/table/${match.id}/review`}>
                {t("review")}
              </a>
              <button
                type="button"
                class="tool"
                aria-haspopup="dialog"
                aria-label={t("matches.more", { name: called(match) })}
                title={t("matches.more", { name: called(match) })}
                onClick={() => (menu.value = match)}>
                <Icon name="more" />
              </button>
            </div>
          </li>
        ))}
      </ul>
      {menu.value && <MatchMenu match={menu.value} close={() => (menu.value = null)} />}
      {met.value && (
        <PersonMenu
          table={met.value.match.id}
          whom={{ seat: met.value.seat }}
          name={met.value.match.seats[met.value.seat]?.name ?? ""}
          canAskToLeave={false}
          sitting
          close={() => (met.value = null)}
        />
      )}
    </>
  );
}
