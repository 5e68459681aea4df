/** The first page: tables that wait for me, the games, tables of others, and beside them the form of a new table. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameInfo, Tables } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { games, gamesTrouble, me } from "../games.ts";
import { BeforeFirst } from "../learn/MinuteSheet.tsx";
import { Top } from "../parts/Top.tsx";
import { elsewhere } from "../play/keys.ts";
import { askFriends, askInvited } from "../people/friends.ts";
import { LobbyPuzzle } from "../puzzle/LobbyPuzzle.tsx";
import { go } from "../route.ts";
import { lang, t } from "../settings.ts";
import { BringRecord } from "./BringRecord.tsx";
import { InvitedTo } from "./InvitedTo.tsx";
import { GameCards } from "./GameCards.tsx";
import { NewTable } from "./NewTable.tsx";
import { RivalCard } from "./RivalCard.tsx";
import { TableList } from "./TableList.tsx";
import { Welcome } from "./Welcome.tsx";
import { filled } from "./seating.ts";
import { wishFor } from "./wish.ts";
import "./Lobby.css";
import "./NewTable.css";

const chosen = signal({ game: "", solo: false });
/** On a phone the form is a sheet over the page. */
const sheet = signal(false);
const tables = signal<Tables | null>(null);
const REFRESH = 4000;
const LATELY = 3; // of my games that are over; the others are among my matches

function look(): void {
  if (document.visibilityState === "hidden") return;
  askInvited();
  void api.tables().then(
    (found) => (tables.value = found),
    () => undefined,
  );
}

function choose(game: string, solo = false): void {
  chosen.value = { game, solo };
  sheet.value = true;
}

function invite(game: GameInfo): void {
  const { chairs } = wishFor(game, false);
  chairs.value = filled(chairs.value, "friends", game.bots);
  choose(game.name);
}

/** Come here with the form open and a friend asked by name to the first seat but mine. */
export function inviteFriend(friend: string): void {
  const game = games.value?.find((one) => one.name === chosen.value.game) ?? games.value?.[0];
  if (!game) return;
  const { chairs } = wishFor(game, false);
  const first = chairs.value.findIndex((chair) => chair.kind !== "me");
  chairs.value = chairs.value.map((chair, i) => (i === first ? { ...chair, kind: "friend", bot: "", friend } : chair));
  choose(game.name);
  go("/");
}

export function Lobby() {
  useEffect(() => {
    document.title = t("lobby.title");
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, [lang.value]);
  useEffect(() => () => void (sheet.value = false), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") sheet.value = false;
      else if (event.key.toLowerCase() === "n" && !elsewhere(event)) {
        event.preventDefault();
        sheet.value = true;
        document.querySelector<HTMLElement>(".new :is(button, input, select)")?.focus();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  useEffect(askFriends, [me.value?.known]);

  const all = games.value;
  const game = all?.find((one) => one.name === chosen.value.game) ?? all?.[0];
  const solo = chosen.value.solo && Boolean(game?.rival);
  const found = tables.value;
  const over = found?.mine.filter((table) => table.status === "over" && !table.record) ?? [];
  const earlier = new Set(over.slice(LATELY));
  const mine = (found?.mine ?? [])
    .filter((table) => !earlier.has(table))
    .sort((a, b) => Number(b.my_turn) - Number(a.my_turn));
  return (
    <>
      <Top title="Patolli" nav={game?.name} />
      <main class="lobby">
        <h1 class="sr">{t("lobby.title")}</h1>
        <div class="left">
          {gamesTrouble.value && (
            <p class="oops" role="alert">
              {gamesTrouble}
            </p>
          )}
          <InvitedTo />
          {mine.length > 0 ? (
            <TableList title={t("lobby.mine")} tables={mine} verb="mine">
              <a class="all-matches" href="/matches">
                {t("matches")}
              </a>
            </TableList>
          ) : (
            me.value?.known === false && <Welcome />
          )}
          <section>
            <header>
              <h2 class="title">{t("lobby.games")}</h2>
              <button type="button" class="button only-sheet" onClick={() => (sheet.value = true)}>
                <Icon name="plus" />
                {t("new")}
              </button>
            </header>
            <GameCards games={all} chosen={solo ? "" : (game?.name ?? "")} choose={choose} />
          </section>
          {game && <LobbyPuzzle game={game.name} />}
          {all
            ?.filter((one) => one.rival)
            .map((one) => (
              <RivalCard
                key={one.name}
                game={one}
                chosen={solo && one.name === game?.name}
                choose={() => choose(one.name, true)}
              />
            ))}
          {found && found.open.length > 0 && <TableList title={t("lobby.open")} tables={found.open} verb="join" />}
          {found && !found.open.length && game && (
            <section>
              <h2 class="title">{t("lobby.open")}</h2>
              <div class="nobody">
                <Icon name="friends" />
                <p>
                  <b>{t("lobby.empty")}</b> {t("lobby.empty.note")}
                </p>
                <button type="button" class="button" onClick={() => invite(game)}>
                  {t("lobby.invite")}
                </button>
              </div>
            </section>
          )}
          <div class="nobody">
            <Icon name="leader" />
            <p>
              <b>{t("contests")}.</b> {t("contests.lobby")}
            </p>
            <a class="button" href="/contests">
              {t("contests.go")}
            </a>
          </div>
          {found && found.running.length > 0 && (
            <TableList title={t("lobby.running")} tables={found.running} verb="watch" />
          )}
          <BringRecord />
        </div>
        {game && (
          <>
            {sheet.value && <div class="behind only-sheet" onClick={() => (sheet.value = false)} />}
            <NewTable
              key={`${game.name} ${solo}`}
              game={game}
              solo={solo}
              opened={sheet.value}
              close={() => (sheet.value = false)}
            />
          </>
        )}
      </main>
      <BeforeFirst />
    </>
  );
}
