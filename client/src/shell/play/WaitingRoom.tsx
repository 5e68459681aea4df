/** A table that waits for people: who is there, links for friends, a seat to take. */

import { useSignal } from "@preact/signals";
import { Badge, Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { botLabel, gameOf, known, me } from "../games.ts";
import { links } from "../invitations.ts";
import { Top } from "../parts/Top.tsx";
import { go } from "../route.ts";
import { listed, t } from "../settings.ts";
import type { Table } from "../table.ts";
import "./WaitingRoom.css";

/** `luck`: why this browser could not add to the luck of the match, or "". */
export function WaitingRoom({ table, luck }: { table: Table; luck: string }) {
  const info = table.table.value;
  const trouble = useSignal("");
  const myName = useSignal("");
  if (!info) return null;
  const game = gameOf(info.game);
  const invited = links(info.id);
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
  const sit = (seat: number) =>
    attempt(async () => {
      await known(myName.value, t("name.default"));
      await api.join(info.id, { seat });
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
        <section class="panel">
          <h1 class="title">
            {free.length
              ? t("waiting", { n: free.length })
              : t("waiting.come", { names: listed(missing.map((seat) => seat.name)) })}
          </h1>
          <ul class="seats">
            {info.seats.map((seat) => {
              const link = invited[seat.seat];
              return (
                <li class="chair" key={seat.seat}>
                  <Badge seat={seat.seat} />
                  <div class="who">
                    <b>{seat.kind === "open" ? (link ? t("seat.friend") : t("seat.free")) : seat.name}</b>
                    <small>
                      {seat.mine
                        ? t("seat.you")
                        : seat.kind === "bot"
                          ? `${t("seat.bot")} · ${botLabel(info.game, seat.bot)}`
                          : seat.kind === "open"
                            ? link
                              ? t("seat.friend.note")
                              : t("seat.anyone.note")
                            : t(!seat.ready ? "waiting.not-here" : seat.present ? "players.here" : "players.away")}
                    </small>
                  </div>
                  {seat.kind === "open" && link && <CopyLink link={link} />}
                  {seat.kind === "open" && !link && !sitting && (
                    <button type="button" class="button" onClick={() => void sit(seat.seat)}>
                      {t("lobby.join")}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
          {!sitting && !me.value?.known && (
            <label class="my-name-field">
              <small>{t("name.ask")}</small>
              <input
                class="field"
                maxLength={40}
                placeholder={t("name.default")}
                value={myName.value}
                onInput={(event) => (myName.value = event.currentTarget.value)}
              />
            </label>
          )}
          {(trouble.value || luck) && (
            <p class="oops" role="alert">
              {trouble.value || luck}
            </p>
          )}
          <p class="quiet-note">{t("waiting.note")}</p>
          <div class="menu-grid">
            <a class="button" href="/">
              {t("menu.lobby")}
            </a>
            {sitting && (
              <button type="button" class="button quiet" onClick={() => void leave()}>
                {t("waiting.leave")}
              </button>
            )}
          </div>
        </section>
      </main>
    </>
  );
}

export function CopyLink({ link }: { link: string }) {
  const copied = useSignal(false);
  const box = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
      setTimeout(() => (copied.value = false), 2500);
    } catch {
      box.value = true;
    }
  };
  return (
    <span class="copy">
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name={copied.value ? "check" : "link"} />
        {copied.value ? t("link.copied") : t("link.copy")}
      </button>
      {(box.value || copied.value) && (
        <input
          class="field link"
          readOnly
          value={link}
          aria-label={t("link")}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  );
}
