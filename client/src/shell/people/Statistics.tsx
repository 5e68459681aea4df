/** Somebody's matches of a game in figures: where points came from, the best turns, against whom. */

import type { GameStatistics, SourceMean } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { printed } from "../play/counting.ts";
import { t } from "../settings.ts";
import { day } from "./PlayedList.tsx";

const MUCH = 2; // points that are worth a word

export function Statistics({ game, title }: { game: GameStatistics; title: string }) {
  const top = Math.max(1, ...game.sources.flatMap((source) => [source.points, source.strong ?? 0]));
  const behind = (source: SourceMean) => (source.strong ?? source.points) - source.points;
  const weakest = game.sources.reduce<SourceMean | null>(
    (most, source) => (behind(source) > (most ? behind(most) : MUCH) ? source : most),
    null,
  );
  const share = (points: number) => `${(Math.max(0, points) / top) * 100}%`;
  return (
    <>
      {game.mean !== null && (
        <section class="panel">
          <h2 class="title">
            {t("matches.sources")}
            <span>
              {t("matches.mean", { game: title, n: printed(game.mean), most: printed(game.most ?? game.mean) })}
            </span>
          </h2>
          <dl class="src">
            {game.sources.map((source) => (
              <div key={source.key}>
                <dt>{source.label}</dt>
                <dd>
                  <span class="bar">
                    <i style={{ width: share(source.points) }} />
                    {source.strong !== null && <u style={{ left: share(source.strong) }} />}
                  </span>
                  <span class="num">
                    {printed(source.points)}
                    {source.strong !== null && (
                      <small>
                        {" / "}
                        <span class="sr">{t("matches.strong.short")} </span>
                        {printed(Math.round(source.strong))}
                      </small>
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {game.sources.some((source) => source.strong !== null) && (
            <p class="tiny">
              {t("matches.strong")} {weakest && t("matches.weakest", { source: weakest.label })}
            </p>
          )}
        </section>
      )}
      {game.best.length > 0 && (
        <section class="panel">
          <h2 class="title">{t("matches.best")}</h2>
          <ul class="best">
            {game.best.map((turn) => (
              <li key={`${turn.table} ${turn.ply}`}>
                <a href={`/replay/${turn.table}?ply=${turn.ply}`}>
                  <Icon name="replay" />
                  {t("matches.turn", { n: turn.points, day: day(turn.ended) })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {game.against.length > 0 && (
        <section class="panel">
          <h2 class="title">
            {t("matches.against")}
            <span>{t("matches.against.note")}</span>
          </h2>
          <ul class="foes">
            {game.against.map((foe) => (
              <li key={`${foe.name} ${foe.person}`}>
                <Icon name={foe.bot ? "bot" : "person"} />
                {foe.person ? <a href={`/person/${foe.person}`}>{foe.name}</a> : <b>{foe.name}</b>}
                <span class="bar">
                  <i style={`width:${(foe.won / foe.played) * 100}%`} />
                </span>
                <span class="num">{t("matches.won-of", { n: foe.won, of: foe.played })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
