/** The rules as a page of their own; #TK-6.3 points at a rule. */

import { useEffect } from "preact/hooks";
import { gameOf } from "../games.ts";
import { Top } from "../parts/Top.tsx";
import { t } from "../settings.ts";
import { Rules } from "./Rules.tsx";

export function RulesPage({ game }: { game: string }) {
  const title = gameOf(game)?.title ?? game;
  useEffect(() => {
    document.title = `${t("rules")} · ${title}`;
  });
  return (
    <>
      <Top title={title} note={t("rules")} />
      <main class="rules-page">
        <h1 class="sr">{t("lobby.rules", { game: title })}</h1>
        <Rules game={game} rule={decodeURIComponent(location.hash.slice(1))} />
      </main>
    </>
  );
}
