/** How it stands: points per round as chips, the running one as dots, and what parts those who are equal. */

import type { Contest, Entrant } from "../../wire.ts";
import { points as printed } from "./points.ts";
import { Face } from "../parts/Face.tsx";
import { t } from "../settings.ts";

export function who(entrant: Entrant): string {
  const level = [entrant.bot_label.toLowerCase(), entrant.rating === null ? "" : String(entrant.rating)];
  if (entrant.withdrawn) return t("contest.withdrawn");
  return level.filter(Boolean).join(" · ");
}

export function Player({ entrant }: { entrant: Entrant }) {
  return (
    <span class="pl">
      <Face name={entrant.name} bot={entrant.bot !== ""} />
      <span>
        {entrant.person ? <a href={`/person/${entrant.person}`}>{entrant.name}</a> : entrant.name}
        <small>{who(entrant)}</small>
      </span>
    </span>
  );
}

/** How much of the most one can get: it colours the chip. */
function shade(points: number, most: number): string {
  if (points >= most) return "gain won";
  return points * 2 >= most ? "gain some" : "gain";
}

export function Standings({ contest }: { contest: Contest }) {
  const most = contest.awards[0] ?? 1;
  const after = contest.kind === "series" ? "contest.after.games" : "contest.after";
  const running = contest.status === "running" && contest.counted < contest.round;
  return (
    <section class="panel">
      <h2 class="title">
        {contest.counted ? t(after, { n: contest.counted }) : t("contest.standings")}
        <span>{t("contest.awards", { points: contest.awards.join(", "), n: contest.seats })}</span>
      </h2>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("best.rank")}</span>
            </th>
            <th scope="col">{t("contest.player")}</th>
            <th scope="col">{t(contest.kind === "series" ? "contest.games" : "contest.rounds.title")}</th>
            <th scope="col" class="r hide-s">
              {t("contest.opponents")}
            </th>
            <th scope="col" class="r">
              {t("contest.points")}
            </th>
          </tr>
        </thead>
        <tbody>
          {contest.entrants.map((entrant) => (
            <tr key={entrant.number} class={entrant.mine ? "own" : ""}>
              <td class="rank num">{contest.counted ? entrant.place : "–"}</td>
              <td>
                <Player entrant={entrant} />
              </td>
              <td>
                <span class="gains num">
                  {entrant.rounds.map((points, i) => (
                    <i key={i} class={shade(points, most)}>
                      {printed(points)}
                    </i>
                  ))}
                  {running && (
                    <i class="gain run" title={t("contest.running")}>
                      …
                    </i>
                  )}
                </span>
              </td>
              <td class="r num hide-s">{printed(entrant.opponents)}</td>
              <td class="r num sum">{printed(entrant.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tiny">
        {t("contest.ties")} {t("contest.gone")} {running && t("contest.counts")}
      </p>
    </section>
  );
}
