/** The first three, on their steps, as at the end of a game. */

import type { Contest } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { Ridge } from "../../look/scenery.tsx";
import type { Key } from "../../i18n/index.ts";
import { points as printed } from "./points.ts";
import { t } from "../settings.ts";
import "../end/EndPage.css";

export function Lectern({ contest }: { contest: Contest }) {
  const [first, second, third] = contest.entrants;
  const order = [second, first, third].flatMap((one) => (one ? [one] : []));
  return (
    <section class="podium" aria-label={t("end.podium")} style={`--places:${order.length}`}>
      <svg viewBox="0 0 320 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="320" height="190" fill="#f3c36b" />
        <g transform="translate(0 -106)">
          <Ridge y={128} rise={9} step={40} colour="#9db56a" seed={3} />
          <Ridge y={140} rise={10} step={24} colour="#3e7a3e" seed={5} />
          <Ridge y={150} rise={9} step={17} colour="#27592f" seed={9} />
        </g>
      </svg>
      {order.map((entrant) => (
        <div
          key={entrant.number}
          class={`place rank-${entrant.place}${entrant.place === 1 ? " first" : ""}`}
          style={`--seat:var(--seat-${entrant.place});--on-seat:var(--on-seat-${entrant.place})`}>
          <Icon name={entrant.place === 1 ? "leader" : "explorer"} />
          <div class="block">
            <b>
              <span>{entrant.name}</span>
            </b>
            <strong class="num">{printed(entrant.points)}</strong>
            {entrant.place === 1 ? t("end.winner") : t(`end.rank.${entrant.place}` as Key)}
          </div>
        </div>
      ))}
    </section>
  );
}
