/** A good turn: its first step is lit on the board, the others are here on request, with what speaks for it. */

import { useSignal } from "@preact/signals";
import { Icon } from "../../look/Icon.tsx";
import type { Hint } from "../../wire.ts";
import { lang, t } from "../settings.ts";
import type { Table } from "../table.ts";
import "./HintCard.css";

interface Props {
  table: Table;
  hint: Hint | "asked" | "off";
}

/** Where people play, all of them must agree: who has, and who has not answered. */
function NotAgreed({ table }: { table: Table }) {
  const { hints, willing } = table.table.value!;
  const people = table.seats.value.filter((seat) => seat.kind === "person" && !seat.resigned);
  const others = people.filter((seat) => !seat.mine && !willing.includes(seat.seat)).map((seat) => seat.name);
  const mine = people.filter((seat) => seat.mine);
  const agreed = mine.every((seat) => willing.includes(seat.seat));
  const names = new Intl.ListFormat(lang.value).format(others);
  return (
    <>
      <p>{t(hints === "on" ? "hint.agreed" : "hint.off")}</p>
      {others.length > 0 && <p>{t("hint.off.who", { names })}</p>}
      {hints !== "on" && <p class="wait">{t("hint.off.facts")}</p>}
      {hints === "on" ? (
        <button type="button" class="button go" onClick={() => (table.askHint(), table.askHint())}>
          {t("hint")}
        </button>
      ) : (
        <button
          type="button"
          class={`button ${agreed ? "" : "go"}`}
          onClick={() => mine.forEach((seat) => table.agreeToHints(seat.seat, agreed))}>
          {t(agreed ? "hint.agree.back" : "hint.agree")}
        </button>
      )}
    </>
  );
}

export function HintCard({ table, hint }: Props) {
  const found = typeof hint === "object" ? hint : null;
  const whole = useSignal(false);
  const next = table.question.value?.choices.find(({ text }) => text === found?.steps[0]?.text);
  return (
    <section class="hint-card" role="status" aria-label={t("hint")}>
      <h2>
        <Icon name="bulb" />
        {t(hint === "off" ? "hint.off.title" : "hint.title")}
        <button type="button" class="shut" aria-label={t("close")} onClick={() => (table.hint.value = null)}>
          <Icon name="close" />
        </button>
      </h2>
      {hint === "off" && <NotAgreed table={table} />}
      {hint === "asked" && <p class="wait">{t("hint.wait")}</p>}
      {found && (
        <>
          <ol>
            {found.steps.slice(0, whole.value ? undefined : 1).map((step, i) => (
              <li
                key={i}
                class={i ? "" : "now"}
                onMouseEnter={() => (table.lit.value = step.refs)}
                onMouseLeave={() => (table.lit.value = {})}>
                {step.label}
              </li>
            ))}
          </ol>
          {!whole.value && found.steps.length > 1 && (
            <button type="button" class="button quiet" onClick={() => (whole.value = true)}>
              {t("hint.whole", { n: found.steps.length })}
            </button>
          )}
          {found.reasons.length + found.because.length > 0 && (
            <>
              <h3>{t(found.close ? "hint.brings" : "hint.why")}</h3>
              {found.because.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
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
