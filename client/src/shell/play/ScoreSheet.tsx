/** What would be scored if it were counted now, what one piece more could change, and where every point came from. */

import { useSignal } from "@preact/signals";
import type { Outlook, Scores, Source } from "../../wire.ts";
import { Badge } from "../../look/Icon.tsx";
import { Switch } from "../parts/Switch.tsx";
import { t } from "../settings.ts";
import { printed } from "./counting.ts";
import { concerning, standings, sums } from "./foresight.ts";
import "./ScoreSheet.css";

const FACTS = 4;
const SO_FAR = "so-far";

interface Props {
  scores: Scores | null;
  names: string[];
  mine: readonly number[];
  point(refs: Record<string, string[]>): void;
}

/** What a switch says of a scoring: the first is the next one. */
const label = (outlook: Outlook, at: number): string =>
  t(outlook.key === "end" ? "scores.end" : at === 0 ? "scores.due" : "scores.end");

export function ScoreSheet({ scores, names, mine, point }: Props) {
  const wanted = useSignal("");
  if (!scores) return null;
  const outlook =
    wanted.value === SO_FAR
      ? undefined
      : (scores.outlooks.find(({ key }) => key === wanted.value) ?? scores.outlooks[0]);
  return (
    <div class="score-sheet">
      {scores.outlooks.length > 0 && (
        <Switch
          wide
          label={t("scores")}
          value={outlook?.key ?? SO_FAR}
          values={[
            ...scores.outlooks.map((one, at) => ({ value: one.key, label: label(one, at) })),
            { value: SO_FAR, label: t("scores.so-far") },
          ]}
          set={(value) => (wanted.value = value)}
        />
      )}
      {outlook ? (
        <>
          <If outlook={outlook} soFar={scores.so_far} names={names} mine={mine} />
          {outlook === scores.outlooks[0] && <CloseCalls scores={scores} mine={mine} point={point} />}
          {outlook === scores.outlooks[0] && <Coming scores={scores} />}
        </>
      ) : (
        <Columns
          title={t("end.sources")}
          sources={scores.so_far}
          names={names}
          mine={mine}
          total={t("end.total")}
          sum={sums(scores.so_far, names.length)}
        />
      )}
    </div>
  );
}

interface IfProps {
  outlook: Outlook;
  soFar: Source[];
  names: string[];
  mine: readonly number[];
}

function If({ outlook, soFar, names, mine }: IfProps) {
  const all = standings(outlook, soFar, names.length);
  return (
    <Columns
      title={outlook.title}
      note={outlook.note}
      beside={outlook.beside}
      sources={outlook.sources}
      names={names}
      mine={mine}
      total={t(outlook.at_most ? "scores.most" : "scores.would")}
      sum={all.map(({ adds }) => adds)}
      then={all.map(({ then }) => then)}
    />
  );
}

interface ColumnsProps {
  title: string;
  note?: string;
  beside?: Outlook["beside"];
  sources: Source[];
  names: string[];
  mine: readonly number[];
  total: string;
  sum: number[];
  /** What everybody would stand at, where the sum is only what would be added. */
  then?: number[];
}

/** Rows are sources of points, columns are seats. */
function Columns({ title, note, beside = [], sources, names, mine, total, sum, then }: ColumnsProps) {
  const mark = (seat: number): string => (mine.includes(seat) ? " mine" : "");
  return (
    <table>
      <caption>
        {title}
        {note && <small>{note}</small>}
      </caption>
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
        {beside.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {names.map((_, seat) => {
              const [has = 0, needs = 0] = cells[seat] ?? [];
              return (
                <td key={seat} class={`num${mark(seat)}${has < needs ? " short" : ""}`}>
                  {has}/{needs}
                </td>
              );
            })}
          </tr>
        ))}
        {sources
          .filter(({ points }) => points.some((n) => n !== 0))
          .map(({ key, label, points }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {names.map((_, seat) => (
                <td key={seat} class={`num${mark(seat)}${(points[seat] ?? 0) < 0 ? " short" : ""}`}>
                  {printed(points[seat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          {sum.map((n, seat) => (
            <td key={seat} class={`num${n === Math.max(...sum) && n > 0 ? " best" : mark(seat)}`}>
              {then && n > 0 ? "+" : ""}
              {printed(n)}
            </td>
          ))}
        </tr>
        {then && (
          <tr class="then">
            <th scope="row">{t("scores.then")}</th>
            {then.map((n, seat) => (
              <td key={seat} class={`num${mark(seat)}`}>
                {printed(n)}
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function CloseCalls({ scores, mine, point }: Pick<Props, "mine" | "point"> & { scores: Scores }) {
  const facts = concerning(scores.facts, mine, FACTS);
  if (!facts.length) return null;
  return (
    <section>
      <h3>{t("scores.close")}</h3>
      <ul class="close-calls">
        {facts.map((fact) => (
          <li
            key={fact.text}
            tabIndex={0}
            onMouseEnter={() => point(fact.refs)}
            onMouseLeave={() => point({})}
            onFocus={() => point(fact.refs)}
            onBlur={() => point({})}>
            <span class="who">
              {fact.seats.map((seat) => (
                <Badge key={seat} seat={seat} />
              ))}
            </span>
            <span>{fact.text}</span>
            {fact.points !== 0 && <b class="num">{printed(fact.points)}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When it comes, as far as everybody may know. */
function Coming({ scores }: { scores: Scores }) {
  if (!scores.coming) return null;
  return (
    <section class="coming">
      <p>{scores.coming}</p>
      <ol aria-hidden="true">
        {scores.track.map((name, place) => (
          <li key={place} class={scores.marked.includes(place) ? "marked" : ""}>
            {name}
          </li>
        ))}
      </ol>
    </section>
  );
}
