/** Everyone on their step, the winner in the sun. */

import type { Result } from "../../wire.ts";
import type { Key } from "../../i18n/index.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { Ridge } from "../../look/scenery.tsx";
import { t } from "../settings.ts";
import { printed } from "../play/counting.ts";
import { type Place, places } from "./places.ts";

/** The winner stands second from the left, as on any podium, unless there are only two. */
function arranged(order: Place[]): Place[] {
  const [first, second, ...rest] = order;
  return first && second ? [second, first, ...rest] : order;
}

/** What lies behind a podium. */
export function Hills() {
  return (
    <svg viewBox="0 0 320 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="190" fill="#f3c36b" />
      <g transform="translate(0 -106)">
        <Ridge y={128} rise={9} step={40} colour="#9db56a" seed={3} />
        <Ridge y={140} rise={10} step={24} colour="#3e7a3e" seed={5} />
        <Ridge y={150} rise={9} step={17} colour="#27592f" seed={9} />
      </g>
    </svg>
  );
}

interface Props {
  result: Result;
  /** Seats about whose people something can be done. */
  people: number[];
  open(seat: number): void;
}

export function Podium({ result, people, open }: Props) {
  const order = arranged(places(result.names, result.scores, result.winners));
  const decided = result.winners.length > 0; // nobody is first in a game that was broken off
  return (
    <section class="podium" aria-label={t("end.podium")} style={`--places:${order.length}`}>
      <Hills />
      {order.map((place) => {
        const won = result.winners.includes(place.seat);
        return (
          <div
            key={place.seat}
            class={`place seat-${place.seat + 1} rank-${decided ? Math.min(place.rank, 3) : 2}${won ? " first" : ""}`}>
            <Icon name={won ? "leader" : "explorer"} />
            <div class="block">
              <b>
                <Badge seat={place.seat} />
                {people.includes(place.seat) ? (
                  <button
                    type="button"
                    class="name-button"
                    aria-haspopup="dialog"
                    aria-label={t("person.menu", { name: place.name })}
                    onClick={() => open(place.seat)}>
                    {place.name}
                  </button>
                ) : (
                  <span>{place.name}</span>
                )}
              </b>
              <strong class="num">{printed(place.score)}</strong>
              {won && t(result.winners.length > 1 ? "end.shared" : "end.winner")}
              {decided && !won && t(`end.rank.${Math.min(place.rank + 1, 6)}` as Key)}
            </div>
          </div>
        );
      })}
    </section>
  );
}
