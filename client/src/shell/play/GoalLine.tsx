/** What it is all about, when points come next, and what they would be now. Facts alone: it stands at every table. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Scores } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import { elsewhere } from "./keys.ts";
import { printed } from "./counting.ts";
import { concerning, standings } from "./foresight.ts";
import "./GoalLine.css";

const FACTS = 3;

interface Props {
  scores: Scores | null;
  names: string[];
  mine: readonly number[];
  point(refs: Record<string, string[]>): void;
}

export function GoalLine({ scores, names, mine, point }: Props) {
  const open = useSignal(false);
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (elsewhere(event)) return;
      if (event.key === "Escape" && open.value) open.value = false;
      else if (event.key.toLowerCase() === "g" && !event.ctrlKey && !event.metaKey) open.value = !open.value;
      else return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    addEventListener("keydown", key, true);
    return () => removeEventListener("keydown", key, true);
  }, []);
  const outlook = scores?.outlooks[0];
  if (!scores?.aim || !outlook) return null;
  const all = standings(outlook, scores.so_far, names.length);
  const me = mine.length === 1 ? all[mine[0]!] : undefined;
  const leader = all.filter(({ seat }) => !mine.includes(seat)).sort((a, b) => b.adds - a.adds)[0];
  const close = () => {
    open.value = false;
    line.current?.focus();
  };
  return (
    <div class="goal">
      <button
        type="button"
        class="goal-line"
        ref={line}
        aria-expanded={open.value}
        aria-controls="matters"
        title={t("goal.now")}
        aria-label={`${scores.aim}. ${scores.coming}. ${t("goal.now")}`}
        onClick={() => (open.value = !open.value)}>
        <span class="aim">
          <Icon name="vp" />
          {scores.aim}
        </span>
        <span class="when">{scores.coming}</span>
        <span class="would">
          {me && t(outlook.at_most ? "goal.you.most" : "goal.you", { n: printed(me.adds) })}
          {me && leader ? ", " : ""}
          {leader && `${names[leader.seat] ?? ""}: ${printed(leader.adds)}`}
        </span>
        <span class="more">
          <span>{t("goal.now")}</span>
          <Icon name="step-forward" />
        </span>
      </button>
      {open.value && (
        <section class="matters" id="matters" aria-label={t("goal.now")}>
          <button type="button" class="tool" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
          <p class="lead">
            <b>{scores.aim}.</b> {scores.coming}.
          </p>
          <h2>{outlook.title}</h2>
          <p class="note">{outlook.note}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("goal.seat")}</th>
                <th scope="col" class="num">
                  {t(outlook.at_most ? "scores.most" : "scores.would")}
                </th>
                <th scope="col" class="num">
                  {t("goal.then")}
                </th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ seat, adds, then }) => (
                <tr key={seat} class={mine.includes(seat) ? "mine" : ""}>
                  <th scope="row">
                    <Badge seat={seat} /> <span>{names[seat]}</span>
                  </th>
                  <td class="num">{printed(adds)}</td>
                  <td class="num">{printed(then)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul>
            {concerning(scores.facts, mine, FACTS).map((fact) => (
              <li
                key={fact.text}
                tabIndex={0}
                onMouseEnter={() => point(fact.refs)}
                onMouseLeave={() => point({})}
                onFocus={() => point(fact.refs)}
                onBlur={() => point({})}>
                {fact.text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
