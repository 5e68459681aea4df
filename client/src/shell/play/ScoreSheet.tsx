/** Where the points of a running game came from, and what would be scored if it were counted now. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Scores, Source } from "../../wire.ts";
import { Badge } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import type { Translate } from "../board.ts";
import { Switch } from "../parts/Switch.tsx";
import { t } from "../settings.ts";
import { printed } from "./counting.ts";
import "./ScoreSheet.css";

/** The sum of each column. */
export const sums = (sources: readonly Source[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

interface Props {
  id: string;
  ply: number;
  names: string[];
  mine: readonly number[];
  say: Translate;
}

/** What the drawing says of this, if it does. */
const said = (say: Translate, key: string): string => (say(key) === key ? "" : say(key));

export function ScoreSheet({ id, ply, names, mine, say }: Props) {
  const found = useSignal<Scores | null>(null);
  const wanted = useSignal<"due" | "so-far">("due");
  useEffect(() => {
    let stale = false;
    void api.scores(id).then(
      (scores) => !stale && (found.value = scores),
      () => undefined, // the points themselves are in the panels
    );
    return () => void (stale = true);
  }, [id, ply]);
  const scores = found.value;
  if (!scores) return null;
  const due = scores.due.length > 0 && wanted.value === "due";
  const sources = (due ? scores.due : scores.so_far).filter(({ points }) => points.some((n) => n !== 0));
  const total = sums(sources, names.length);
  return (
    <div class="score-sheet">
      {said(say, "goal") && <p class="goal">{say("goal")}</p>}
      {scores.due.length > 0 && (
        <Switch
          wide
          label={t("scores")}
          value={due ? "due" : "so-far"}
          values={[
            { value: "due", label: t("scores.due") },
            { value: "so-far", label: t("scores.so-far") },
          ]}
          set={(value) => (wanted.value = value)}
        />
      )}
      <table>
        {due && said(say, "due") && <caption>{say("due")}</caption>}
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th scope="col" key={seat}>
                <Badge seat={seat} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ key, label, points }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {names.map((_, seat) => (
                <td key={seat} class={`num${mine.includes(seat) ? " mine" : ""}`}>
                  {printed(points[seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(due ? "scores.would" : "end.total")}</th>
            {total.map((sum, seat) => (
              <td key={seat} class={`num${sum === Math.max(...total) ? " top" : ""}`}>
                {due && sum > 0 ? "+" : ""}
                {printed(sum)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {due && <p class="note">{t("scores.note")}</p>}
    </div>
  );
}
