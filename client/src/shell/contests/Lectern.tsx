/** The first three, on their steps, as at the end of a game. */

import type { Contest } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import type { Key } from "../../i18n/index.ts";
import { Hills } from "../end/Podium.tsx";
import { points as printed } from "./points.ts";
import { t } from "../settings.ts";
import "../end/EndPage.css";

export function Lectern({ contest }: { contest: Contest }) {
  const [first, second, third] = contest.entrants;
  const order = [second, first, third].flatMap((one) => (one ? [one] : []));
  return (
    <section class="podium" aria-label={t("end.podium")} style={`--places:${order.length}`}>
      <Hills />
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
