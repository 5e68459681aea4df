/** A game for one has a card of its own: whom the rules set against a single player, and the way to their table. */

import type { GameInfo } from "../../wire.ts";
import { RivalPicture } from "../parts/Cover.tsx";
import { t } from "../settings.ts";

export function RivalCard({ game, chosen, choose }: { game: GameInfo; chosen: boolean; choose(): void }) {
  if (!game.rival) return null;
  return (
    <article class={chosen ? "rival chosen" : "rival"}>
      <RivalPicture game={game.name} fit="meet" />
      <div>
        <h3>{game.rival.title}</h3>
        <p>{game.rival.blurb}</p>
        <button type="button" class="button" aria-pressed={chosen} onClick={choose}>
          {t("lobby.alone")}
        </button>
      </div>
    </article>
  );
}
