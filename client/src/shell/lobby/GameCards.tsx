/** The games as covers, one of which is chosen. */

import type { GameInfo } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { Cover } from "../parts/Cover.tsx";
import { t } from "../settings.ts";

interface Props {
  games: GameInfo[] | null;
  chosen: string;
  choose(name: string): void;
}

const range = (seats: number[]) => (seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : String(seats[0] ?? ""));

export function GameCards({ games, chosen, choose }: Props) {
  return (
    <fieldset class="games" data-count={games?.length ?? 1}>
      <legend class="sr">{t("lobby.choose")}</legend>
      {games === null && <div class="game pending" aria-hidden="true" />}
      {games?.map((game) => (
        <label class="game" key={game.name}>
          <input
            type="radio"
            name="game"
            value={game.name}
            checked={game.name === chosen}
            onChange={() => choose(game.name)}
          />
          <Cover game={game.name} />
          <span class="name title">{game.title}</span>
          <span class="tick">
            <Icon name="check" />
          </span>
          <span class="about">
            <span>
              <Icon name="person" />
              <span class="sr">{t("lobby.players")} </span>
              {range(game.seats)}
            </span>
            <span class="blurb">{game.blurb}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
