/** Every draw worked out again, here in the page: nobody has to believe the server. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Fairness } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { type Checked, check } from "../fairness.ts";
import { t } from "../settings.ts";

export function FairCheck({ id }: { id: string }) {
  const fairness = useSignal<Fairness | null>(null);
  const checked = useSignal<Checked | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    void api.fairness(id)
      .then(async (found) => {
        fairness.value = found;
        if (!found.secret) return;
        if (typeof crypto.subtle === "undefined") trouble.value = t("fair.insecure");
        else checked.value = await check(found);
      })
      .catch((error: Error) => (trouble.value = error.message));
  }, [id]);
  const found = fairness.value;
  if (!found && !trouble.value) return null;
  const right = checked.value?.draws.filter((one) => one.right).length ?? 0;
  return (
    <section class="panel fair-check">
      <h2 class="title">{t("fair")}</h2>
      {trouble.value && <p class="oops">{trouble}</p>}
      {found && !found.secret && <p>{t("fair.none")}</p>}
      {checked.value && (
        <>
          <p class={checked.value.right ? "verdict good" : "verdict bad"} role="status">
            <Icon name={checked.value.right ? "check" : "close"} />
            {checked.value.right ? t("fair.good", { n: checked.value.draws.length }) : t("fair.bad", { n: right, of: checked.value.draws.length })}
          </p>
          <details>
            <summary>{t("fair.details")}</summary>
            <dl class="facts-list">
              <div><dt>{t("fair.commitment")}</dt><dd class="hash">{found?.commitment} {checked.value.commitment ? "✓" : "✗"}</dd></div>
              <div><dt>{t("fair.secret")}</dt><dd class="hash">{found?.secret}</dd></div>
              {found?.entropy.map((line, i) => <div key={i}><dt>{t("fair.entropy")}</dt><dd class="hash">{line}</dd></div>)}
            </dl>
            <p class="quiet-note">{t("fair.how")}</p>
            <div class="draws" tabIndex={0} role="region" aria-label={t("fair.draws")}>
              <table class="rows">
                <thead><tr><th scope="col">{t("fair.ply")}</th><th scope="col">{t("fair.draw")}</th><th scope="col">{t("fair.of")}</th><th scope="col">{t("fair.right")}</th></tr></thead>
                <tbody>
                  {checked.value.draws.map(({ draw, right: fine }) => (
                    <tr key={draw.ply}><td class="num">{draw.ply}</td><td>{draw.text}</td><td class="num">{draw.weights.length}</td><td>{fine ? "✓" : "✗"}<span class="sr">{fine ? t("fair.yes") : t("fair.no")}</span></td></tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
