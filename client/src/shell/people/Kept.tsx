/** The recovery code, once; it goes when it was kept. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";

export function Kept({ code, done }: { code: string; done(): void }) {
  const kept = useSignal(false);
  const copied = useSignal(false);
  const shown = useRef<HTMLOutputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      copied.value = true;
    } catch {
      getSelection()?.selectAllChildren(shown.current!); // a page that is not secure cannot copy by itself
    }
  };
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Patolli, ${location.host}\n${code}\n`)}`;
  return (
    <section class="panel kept" role="status">
      <h2 class="title">{t("account.kept")}</h2>
      <p>{t("account.kept.note")}</p>
      <output ref={shown} class="code num" aria-label={t("account.recovery")}>
        {code}
      </output>
      <div class="pair">
        <button type="button" class="button" onClick={() => print()}>
          <Icon name="print" />
          {t("account.print")}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name={copied.value ? "check" : "copy"} />
          {t(copied.value ? "link.copied" : "account.copy")}
        </button>
        <a class="button" href={file} download="patolli.txt">
          <Icon name="download" />
          {t("settings.save")}
        </a>
      </div>
      <label class="check">
        <input type="checkbox" checked={kept.value} onChange={(event) => (kept.value = event.currentTarget.checked)} />
        {t("account.kept.yes")}
      </label>
      <button type="button" class="button go" disabled={!kept.value} onClick={done}>
        {t("account.done")}
      </button>
    </section>
  );
}
