/** A good turn: its first step is lit on the board, the others are here, with what speaks for it. */

import { Icon } from "../../look/Icon.tsx";
import type { Hint } from "../../wire.ts";
import { t } from "../settings.ts";
import type { Table } from "../table.ts";
import "./HintCard.css";

interface Props {
  table: Table;
  hint: Hint | "asked";
}

export function HintCard({ table, hint }: Props) {
  const found = hint === "asked" ? null : hint;
  const next = table.question.value?.choices.find(({ text }) => text === found?.steps[0]?.text);
  return (
    <section class="hint-card" role="status" aria-label={t("hint")}>
      <h2>
        <Icon name="bulb" />
        {t("hint.title")}
        <button type="button" class="shut" aria-label={t("close")} onClick={() => (table.hint.value = null)}>
          <Icon name="close" />
        </button>
      </h2>
      {!found && <p class="wait">{t("hint.wait")}</p>}
      {found && (
        <>
          <ol>
            {found.steps.map((step, i) => (
              <li
                key={i}
                class={i ? "" : "now"}
                onMouseEnter={() => (table.lit.value = step.refs)}
                onMouseLeave={() => (table.lit.value = {})}>
                {step.label}
              </li>
            ))}
          </ol>
          {found.reasons.length > 0 && (
            <>
              <h3>{t("hint.why")}</h3>
              <ul>
                {found.reasons.map(({ label, points }) => (
                  <li key={label} class={points > 0 ? "for" : "against"}>
                    <span>{label}</span>
                    <b class="num">{points > 0 ? `+${points}` : `−${-points}`}</b>
                  </li>
                ))}
              </ul>
            </>
          )}
          {next && (
            <button type="button" class="button go" onClick={() => table.desk.choose(next)}>
              {t("hint.play")}
            </button>
          )}
        </>
      )}
    </section>
  );
}
