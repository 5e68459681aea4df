/** The games: a cover chooses one for the form, Play begins at once against bots. */

import type { GameInfo } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { Cover } from "../parts/Cover.tsx";
import { t } from "../settings.ts";
import { busy, open } from "./opening.ts";
import { companies, usual } from "./seating.ts";
import { asked } from "./seating.ts";

interface Props {
  games: GameInfo[] | null;
  chosen: string;
  choose(name: string): void;
}

const range = (seats: number[]) => (seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : String(seats[0] ?? ""));

/** A table as newcomers want it. */
export function playNow(game: GameInfo): void {
  const seats = asked(usual(game));
  const table = { game: game.name, name: "", options: {}, pack: "", seats, clock: "", absence: null };
  void open({ ...table, pace: "normal" });
}

export function GameCards({ games, chosen, choose }: Props) {
  return (
    <fieldset class="games">
      <legend class="sr">{t("lobby.choose")}</legend>
      {games === null && <div class="game pending" aria-hidden="true" />}
      {games?.map((game) => (
        <article class="game" key={game.name}>
          <label>
            <input
              type="radio"
              name="game"
              value={game.name}
              checked={game.name === chosen}
              onChange={() => choose(game.name)}
              onClick={() => choose(game.name)}
            />
            <Cover game={game.name} />
            <span class="name title">{game.title}</span>
            <span class="tick">
              <Icon name="check" />
            </span>
          </label>
          <p>{game.blurb}</p>
          <p class="how-many">
            <Icon name="person" />
            <span class="sr">{t("lobby.players")} </span>
            {range(companies(game))}
          </p>
          <div class="acts">
            <button type="button" class="button" disabled={busy.value} onClick={() => playNow(game)}>
              <b>
                <Icon name="play" />
                {t("lobby.play")}
                <span class="sr"> {game.title}</span>
              </b>
              <small>{t("lobby.play.note", { n: usual(game).length - 1 })}</small>
            </button>
            {game.minute && (
              <a class="button quiet" href={`/learn/${game.name}`}>
                <b>{t("learn.minute")}</b>
                <span class="sr"> {game.title}</span>
              </a>
            )}
            {game.lessons[0] && (
              <a class="button quiet" href={`/learn/${game.name}/${game.lessons[0].name}`}>
                <b>{t("learn.first")}</b>
                <span class="sr"> {game.title}</span>
              </a>
            )}
            <a class="button quiet" href={`/rules/${game.name}`}>
              <b>{t("nav.rules")}</b>
              <span class="sr"> {game.title}</span>
            </a>
          </div>
        </article>
      ))}
    </fieldset>
  );
}
