/** Points by source, as numbers with bars. */

import type { Result } from "../../wire.ts";
import { Badge } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import { printed } from "../play/counting.ts";
import { places } from "./places.ts";

export function SourceTable({ result }: { result: Result }) {
  const seats = places(result.names, result.scores, result.winners).map((place) => place.seat);
  const top = Math.max(1, ...result.sources.flatMap((source) => source.points));
  return (
    <table class="sources">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th scope="col" key={seat}>
              <Badge seat={seat} />
              <span class="sr">{result.names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.sources.map((source) => (
          <tr key={source.key}>
            <th scope="row">{source.label}</th>
            {seats.map((seat) => {
              const points = source.points[seat] ?? 0;
              return (
                <td key={seat} class={`seat-${seat + 1} num`}>
                  {printed(points)}
                  {points > 0 && <span class="bar" style={`width:${Math.max(4, (points / top) * 100)}%`} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("end.total")}</th>
          {seats.map((seat) => (
            <td key={seat} class="num">
              {printed(result.scores[seat] ?? 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
