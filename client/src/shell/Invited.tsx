/** A link from a friend: what it leads to, before one sits down. It gives a seat once, and leaves the address then. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Key } from "../i18n/index.ts";
import type { Invitation, SeatSummary } from "../wire.ts";
import { Badge, Icon } from "../look/Icon.tsx";
import { api } from "./api.ts";
import { gameOf, known, me } from "./games.ts";
import { Cover } from "./parts/Cover.tsx";
import { Notice } from "./parts/Notice.tsx";
import { Facts } from "./parts/Facts.tsx";
import { Top } from "./parts/Top.tsx";
import { go } from "./route.ts";
import { lang, t } from "./settings.ts";
import "./Invited.css";

export function Invited({ token }: { token: string }) {
  const found = useSignal<Invitation | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    void api.invitation(token).then(
      (invitation) => {
        if (invitation.mine) go(`/table/${invitation.table}`, true);
        else found.value = invitation;
      },
      (error: Error) => (trouble.value = error.message),
    );
  }, [token, lang.value]);
  useEffect(() => {
    document.title = `${t("invited.title")} · Patolli`;
  });
  if (trouble.value) return <Notice text={trouble.value} bad />;
  const invitation = found.value;
  if (!invitation || !me.value) return <Notice text={t("table.loading")} bad={false} />;
  return (
    <>
      <Top title="Patolli" />
      {invitation.used || invitation.status !== "waiting" ? (
        <Used invitation={invitation} />
      ) : (
        <Offer invitation={invitation} token={token} />
      )}
    </>
  );
}

function noteOf(seat: SeatSummary): Key {
  if (seat.kind === "open") return seat.invited ? "seat.invited" : "seat.anyone.note";
  return seat.kind === "bot" ? "seat.bot" : "invited.there";
}

/** Game, host, seats and settings, and the one button that matters. */
function Offer({ invitation, token }: { invitation: Invitation; token: string }) {
  const name = useSignal("");
  const trouble = useSignal("");
  const game = gameOf(invitation.game);
  const sit = async () => {
    try {
      await known(name.value, t("name.default"));
      const { id } = await api.invited(token);
      go(`/table/${id}`, true);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  return (
    <main class="invitation panel">
      <div class="scene">
        <div class="pic">
          <Cover game={invitation.game} />
          <span class="title">{game?.title ?? invitation.game}</span>
        </div>
        <p>{game?.blurb}</p>
        <a class="button quiet" href={`/rules/${invitation.game}`}>
          {t("lobby.rules", { game: game?.title ?? invitation.game })}
        </a>
      </div>
      <div class="asking">
        <h1>
          {invitation.name
            ? t("invited.to", { host: invitation.host, table: invitation.name })
            : t("invited.by", { host: invitation.host })}
          <small>{t("invited.once")}</small>
        </h1>
        <section>
          <h2>
            {t("invited.who")}
            <span>{t("new.seats", { n: invitation.seats.length })}</span>
          </h2>
          <ul class="places">
            {invitation.seats.map((seat, i) => (
              <li key={i} class={i === invitation.seat ? "sitter you" : "sitter"}>
                <Badge seat={i} />
                <span>
                  {i === invitation.seat ? t("invited.you") : seat.name || t("seat.free")}
                  <small>{i === invitation.seat ? t("invited.yours") : t(noteOf(seat))}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t("invited.settled")}</h2>
          <Facts {...invitation} />
        </section>
        <form
          class="sit"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}>
          {trouble.value && (
            <p class="oops" role="alert">
              {trouble}
            </p>
          )}
          {!me.value?.known && (
            <input
              class="field"
              maxLength={40}
              autocomplete="nickname"
              aria-label={t("name.ask")}
              placeholder={t("name.ask")}
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          )}
          <button class="button go">
            {me.value?.known ? t("invited.sit", { name: me.value.name }) : t("lobby.join")}
            <Icon name="end-turn" />
          </button>
          {invitation.watching !== "nobody" && (
            <a class="button quiet" href={`/table/${invitation.table}`}>
              <Icon name="spectator" />
              {t("invited.watch")}
            </a>
          )}
        </form>
      </div>
    </main>
  );
}

/** Too late: what is true of it, and what one can do instead. */
function Used({ invitation }: { invitation: Invitation }) {
  const game = gameOf(invitation.game)?.title ?? invitation.game;
  return (
    <main class="used panel">
      <div class="pic">
        <Cover game={invitation.game} />
      </div>
      <div class="words">
        <h1>{t(invitation.used ? "invited.used" : "invited.begun")}</h1>
        <p>{t(invitation.used ? "invited.used.note" : "invited.begun.note")}</p>
        <div class="which">
          <span>
            <b>{invitation.name || game}</b>
            <small>{t("invited.table", { game, host: invitation.host })}</small>
          </span>
          <span class="chairs">
            {invitation.seats.map((seat, i) =>
              seat.kind === "open" ? (
                <span key={i} class="free" role="img" aria-label={t("seat.free")} />
              ) : (
                <Badge key={i} seat={i} label={seat.name} />
              ),
            )}
          </span>
        </div>
        <div class="does">
          {invitation.watching !== "nobody" && (
            <a class="button" href={`/table/${invitation.table}`}>
              <Icon name="spectator" />
              {t("lobby.watch")}
            </a>
          )}
          <a class="button" href="/">
            {t("menu.lobby")}
          </a>
        </div>
      </div>
    </main>
  );
}
