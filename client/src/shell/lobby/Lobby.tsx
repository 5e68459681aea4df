/** The first page: the games, my tables and those of others, and a new table. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Tables } from "../../wire.ts";
import { api } from "../api.ts";
import { games, gamesTrouble } from "../games.ts";
import { Top } from "../parts/Top.tsx";
import { lang, t } from "../settings.ts";
import { BringRecord } from "./BringRecord.tsx";
import { GameCards } from "./GameCards.tsx";
import { NewTable } from "./NewTable.tsx";
import { TableList } from "./TableList.tsx";
import "./Lobby.css";

export const wanted = signal("");
const tables = signal<Tables | null>(null);
const REFRESH = 4000;

function look(): void {
  if (document.visibilityState === "hidden") return;
  void api.tables().then(
    (found) => (tables.value = found),
    () => undefined,
  );
}

export function Lobby() {
  useEffect(() => {
    document.title = t("lobby.title");
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, [lang.value]);

  const all = games.value;
  const game = all?.find((one) => one.name === wanted.value) ?? all?.[0];
  const found = tables.value;
  return (
    <>
      <Top title="Patolli" nav={game?.name} />
      <main class="lobby">
        <h1 class="sr">{t("lobby.title")}</h1>
        {gamesTrouble.value && (
          <p class="oops" role="alert">
            {gamesTrouble}
          </p>
        )}
        <GameCards games={all} chosen={game?.name ?? ""} choose={(name) => (wanted.value = name)} />
        <div class="lists">
          {found && found.mine.length > 0 && <TableList title={t("lobby.mine")} tables={found.mine} verb="mine" />}
          {found && found.open.length > 0 && <TableList title={t("lobby.open")} tables={found.open} verb="join" />}
          {found && found.running.length > 0 && (
            <TableList title={t("lobby.running")} tables={found.running} verb="watch" />
          )}
          {found && !found.mine.length && !found.open.length && !found.running.length && (
            <section class="empty">
              <h2 class="title">{t("lobby.tables")}</h2>
              <p>{t("lobby.empty")}</p>
            </section>
          )}
          <div class="more">
            {game && (
              <a class="card" href={`/rules/${game.name}`}>
                <svg class="icon piece" viewBox="0 0 32 32" aria-hidden="true">
                  <use href="#i-treasure-codex" />
                </svg>
                <b>{t("lobby.rules", { game: game.title })}</b>
                <small>{t("lobby.rules.note")}</small>
              </a>
            )}
            <BringRecord />
          </div>
        </div>
        {game && <NewTable key={game.name} game={game} />}
      </main>
    </>
  );
}
