/** Every draw worked out again, here in the page: nobody has to believe the server. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Fairness } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { type Checked, check } from "../fairness.ts";
import { kept } from "../luck.ts";
import { t } from "../settings.ts";

/** So many wrong draws are named above the list of all. */
const NAMED = 5;

/** `people`: how many may have added to the luck. */
export function FairCheck({ id, people }: { id: string; people: number }) {
  const fairness = useSignal<Fairness | null>(null);
  const checked = useSignal<Checked | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    void api
      .fairness(id)
      .then(async (found) => {
        fairness.value = found;
        if (!found.secret) return;
        if (typeof crypto.subtle === "undefined") trouble.value = t("fair.insecure");
        else checked.value = await check(found, kept(id), people);
      })
      .catch((error: Error) => (trouble.value = error.message));
  }, [id]);
  const found = fairness.value;
  if (!found && !trouble.value) return null;
  return (
    <section class="panel fair-check">
      <h2 class="title">{t("fair")}</h2>
      {trouble.value && <p class="oops">{trouble}</p>}
      {found && !found.secret && <p>{t("fair.none")}</p>}
      {checked.value && (
        <>
          <Verdict checked={checked.value} />
          <details>
            <summary>{t("fair.details")}</summary>
            <dl class="facts-list">
              <div>
                <dt>{t("fair.commitment")}</dt>
                <dd class="hash">
                  {kept(id)?.commitment ?? found?.commitment} {checked.value.promise ? "✓" : "✗"}
                </dd>
              </div>
              <div>
                <dt>{t("fair.secret")}</dt>
                <dd class="hash">{found?.secret}</dd>
              </div>
              {found?.entropy.map((line, i) => (
                <div key={i}>
                  <dt>{t(line === kept(id)?.entropy ? "fair.entropy.mine" : "fair.entropy")}</dt>
                  <dd class="hash">{line}</dd>
                </div>
              ))}
            </dl>
            <p class="quiet-note">{t("fair.how")}</p>
            <div class="draws" tabIndex={0} role="region" aria-label={t("fair.draws")}>
              <table class="rows">
                <thead>
                  <tr>
                    <th scope="col">{t("fair.ply")}</th>
                    <th scope="col">{t("fair.draw")}</th>
                    <th scope="col">{t("fair.of")}</th>
                    <th scope="col">{t("fair.right")}</th>
                  </tr>
                </thead>
                <tbody>
                  {checked.value.draws.map(({ draw, fair, right: fine }) => (
                    <tr key={draw.ply}>
                      <td class="num">{draw.ply}</td>
                      <td>{draw.text}</td>
                      <td class="num">{draw.options.length}</td>
                      <td>
                        {fine ? "✓" : "✗"}
                        {fine ? <span class="sr">{t("fair.yes")}</span> : ` ${t("fair.gives", { fair })}`}
                      </td>
                    </tr>
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

/** How many draws hold, and what does not. */
function Verdict({ checked }: { checked: Checked }) {
  const wrong = checked.draws.filter((one) => !one.right);
  const faults = [
    !checked.promise && t(checked.kept ? "fair.promise.broken" : "fair.promise.wrong"),
    !checked.mine && t("fair.mine.missing"),
    checked.extra && t("fair.extra"),
    wrong.length > 0 &&
      t("fair.wrong", {
        draws:
          wrong
            .slice(0, NAMED)
            .map(({ draw }) => t("fair.wrong.one", { ply: draw.ply, text: draw.text }))
            .join("; ") + (wrong.length > NAMED ? "…" : ""),
      }),
  ].filter(Boolean);
  return (
    <div class={checked.right ? "verdict good" : "verdict bad"} role="status">
      <Icon name={checked.right ? "check" : "close"} />
      <div>
        <b>{t("fair.count", { n: checked.draws.length - wrong.length, of: checked.draws.length })}</b>
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
        {checked.right && <p>{t(checked.kept ? "fair.good.kept" : "fair.good")}</p>}
        {!checked.kept && <p>{t("fair.kept.none")}</p>}
      </div>
    </div>
  );
}
