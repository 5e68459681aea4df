/** Vacation: clocks that give days for a move stand still while I am away. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Vacation as Found } from "../../wire.ts";
import { api } from "../api.ts";
import { t } from "../settings.ts";
import { day } from "./PlayedList.tsx";
import { Thing } from "./Thing.tsx";

const DAYS = [1, 3, 7, 14];

export function Vacation() {
  const found = useSignal<Found | null>(null);
  const trouble = useSignal("");
  const ask = (answer: Promise<Found>) =>
    void answer.then(
      (now) => {
        found.value = now;
        trouble.value = "";
      },
      (error: Error) => (trouble.value = error.message),
    );
  useEffect(() => ask(api.vacation()), []);
  const now = found.value;
  if (!now) return null;
  return (
    <section class="panel">
      <h2 class="title">
        {t("vacation")}
        <span>{t("vacation.left", { n: now.left })}</span>
      </h2>
      {trouble.value && (
        <p class="oops" role="alert">
          {trouble}
        </p>
      )}
      <Thing
        icon="away"
        note={now.until === null ? t("vacation.note") : t("vacation.until", { day: day(now.until) })}
      />
      <div class="pair">
        {now.until === null ? (
          DAYS.filter((days) => days <= now.left).map((days) => (
            <button key={days} type="button" class="button" onClick={() => ask(api.setVacation(days))}>
              {t("vacation.days", { n: days })}
            </button>
          ))
        ) : (
          <button type="button" class="button" onClick={() => ask(api.setVacation(0))}>
            {t("vacation.back")}
          </button>
        )}
      </div>
    </section>
  );
}
