/** A table that waits for people: who is there, links for friends, a seat to take, and talk meanwhile. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SeatInfo } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { botLabel, gameOf, known, me } from "../games.ts";
import { askReach, links } from "../invitations.ts";
import { MinuteSheet } from "../learn/MinuteSheet.tsx";
import { isNew, markSeen } from "../learn/minute.ts";
import { Cover } from "../parts/Cover.tsx";
import { Facts } from "../parts/Facts.tsx";
import { Top } from "../parts/Top.tsx";
import { PersonMenu } from "../people/PersonMenu.tsx";
import { askFriends, askInvited, invited, of } from "../people/friends.ts";
import { go } from "../route.ts";
import { listed, t } from "../settings.ts";
import type { Table } from "../table.ts";
import { Chat, Say } from "./Chat.tsx";
import { Invite } from "./Invite.tsx";
import { SeatMenu } from "./SeatMenu.tsx";
import { Wood, spots } from "./Wood.tsx";
import "./WaitingRoom.css";

const SETTLED = 800; // milliseconds: the last to come has no time for pictures

function note(game: string, seat: SeatInfo, host: boolean): string {
  if (seat.mine) return t(host ? "seat.you.host" : "seat.you");
  if (seat.kind === "bot") return `${t("seat.bot")} · ${botLabel(game, seat.bot)}`;
  if (seat.guest) return t("friends.guest", { name: seat.guest });
  if (seat.kind === "open") return t(seat.invited ? "seat.invited" : "waiting.free");
  return t(!seat.ready ? "waiting.not-here" : seat.present ? "players.here" : "players.away");
}

/** `luck`: why this browser could not add to the luck of the match, or "". */
export function WaitingRoom({ table, luck }: { table: Table; luck: string }) {
  const info = table.table.value;
  const minute = useSignal(false);
  const showMinute = () => (minute.value = true);
  const putAway = () => {
    minute.value = false;
    if (info) markSeen(info.game);
  };
  const guest = info !== null && table.mine.value.length > 0 && !info.host;
  const first = guest && isNew(info.game);
  useEffect(() => {
    if (!first) return undefined;
    const soon = setTimeout(showMinute, SETTLED); // while seats fill; when the game begins it is gone
    return () => clearTimeout(soon);
  }, [first]);
  const trouble = useSignal("");
  const myName = useSignal("");
  const menu = useSignal<SeatInfo | null>(null);
  useEffect(askReach, []);
  useEffect(() => {
    askFriends();
    askInvited();
  }, [me.value?.known]);
  if (!info) return null;
  const game = gameOf(info.game);
  const tokens = links(info.id);
  const sitting = table.mine.value.length > 0;
  const free = info.seats.filter((seat) => seat.kind === "open");
  const missing = info.seats.filter((seat) => seat.kind === "person" && !seat.ready);
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const sit = (seat: number | null) =>
    attempt(async () => {
      await known(myName.value, t("name.default"));
      await api.join(info.id, { seat });
    });
  const offer = sitting ? undefined : invited.value.find((one) => one.id === info.id);
  const here = new Set(info.seats.flatMap((seat) => [seat.guest, seat.kind === "person" ? seat.name : ""]));
  const callable = info.host && free.length ? of("friends").filter((friend) => !here.has(friend.name)) : [];
  const excuse = () =>
    attempt(async () => {
      await api.excuse(info.id);
      go("/");
    });
  const leave = () =>
    attempt(async () => {
      await api.leave(info.id);
      go("/");
    });
  return (
    <>
      <Top title={game?.title ?? info.game} note={info.name} />
      <main class="waiting">
        <div class="main-part">
          <section class="around" data-seats={info.seats.length}>
            <Wood />
            <h1 class="title">{info.name || game?.title}</h1>
            <p class="status" role="status">
              {free.length
                ? t("waiting", { n: free.length })
                : t("waiting.come", { names: listed(missing.map((seat) => seat.name)) })}
            </p>
            <span class="plate">
              <Cover game={info.game} />
            </span>
            <ul>
              {spots(info.seats, table.mine.value[0] ?? 0).map(({ seat, left, top }) => (
                <li
                  key={seat.seat}
                  class={seat.kind === "open" ? "chair vacant" : "chair"}
                  style={`left:${left}%;top:${top}%`}>
                  <Badge seat={seat.seat} />
                  <div class="who">
                    <b>{seat.kind === "open" ? t("seat.free") : seat.name}</b>
                    <small>
                      {seat.kind === "open" && tokens[seat.seat] && !seat.guest
                        ? t("waiting.link")
                        : note(info.game, seat, info.host)}
                    </small>
                  </div>
                  {(seat.kind === "open" ? info.host : seat.kind === "person" && !seat.mine && me.value?.known) && (
                    <button
                      type="button"
                      class="person-more"
                      aria-haspopup="dialog"
                      aria-label={
                        seat.kind === "open"
                          ? t("seat.menu", { n: seat.seat + 1 })
                          : t("person.menu", { name: seat.name })
                      }
                      onClick={() => (menu.value = seat)}>
                      <Icon name="more" />
                    </button>
                  )}
                  {seat.kind === "open" && !seat.invited && !sitting && (
                    <button type="button" class="button" onClick={() => void sit(seat.seat)}>
                      {t("lobby.join")}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
          {(trouble.value || luck) && (
            <p class="oops" role="alert">
              {trouble.value || luck}
            </p>
          )}
          {!sitting && !me.value?.known && free.some((seat) => !seat.invited) && (
            <label class="part">
              {t("name.ask")}
              <input
                class="field"
                maxLength={40}
                placeholder={t("name.default")}
                value={myName.value}
                onInput={(event) => (myName.value = event.currentTarget.value)}
              />
            </label>
          )}
          {offer && (
            <section class="part starts">
              <p>
                <b>{t("friends.invites", { name: offer.by })}</b> {t("friends.invites.note")}
              </p>
              <button type="button" class="button go" onClick={() => void sit(null)}>
                {t("lobby.join")}
              </button>
              <button type="button" class="button quiet" onClick={() => void excuse()}>
                {t("friends.excuse")}
              </button>
            </section>
          )}
          <Invite
            links={free.flatMap((seat) => (tokens[seat.seat] ? [{ seat: seat.seat, link: tokens[seat.seat]! }] : []))}
            friends={callable}
            ask={(friend) => void attempt(() => api.inviteFriend(info.id, friend.id))}
          />
          <section class="part starts">
            <p>
              <b>{t("waiting.begins")}</b> {t("waiting.note")}
            </p>
            {game?.minute && (
              <button type="button" class="button" onClick={showMinute}>
                {t("learn.minute")}
              </button>
            )}
            <a class="button" href="/">
              {t("menu.lobby")}
            </a>
            {sitting && (
              <button type="button" class="button quiet" onClick={() => void leave()}>
                <Icon name="leave" />
                {t(info.host ? "waiting.close" : "waiting.leave")}
              </button>
            )}
          </section>
          <section class="part">
            <h2>{t("invited.settled")}</h2>
            <Facts
              options={info.options.map(({ label, value_label, usual }) => ({ label, value: value_label, usual }))}
              pack={info.pack}
              clock={info.clock}
              absence={info.absence}
              watching={info.watching}
              delay={info.delay}
              rated={info.rated}
            />
          </section>
        </div>
        <section class="talk panel" aria-label={t("chat")}>
          <h2>
            <Icon name="chat" />
            {t("chat")}
          </h2>
          <Chat chat={table.chat.value} table={info} />
          {me.value?.known && <Say say={(text) => table.say(text)} />}
        </section>
        {menu.value?.kind === "open" && (
          <SeatMenu table={info.id} game={info.game} seat={menu.value} close={() => (menu.value = null)} />
        )}
        {menu.value?.kind === "person" && (
          <PersonMenu
            table={info.id}
            whom={{ seat: menu.value.seat }}
            name={menu.value.name}
            canAskToLeave={info.host}
            sitting={sitting}
            close={() => (menu.value = null)}
          />
        )}
        {minute.value && <MinuteSheet game={info.game} close={putAway} />}
      </main>
    </>
  );
}
