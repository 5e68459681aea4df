/** The way to the next table where I am asked; not there when nobody waits. */

import { asked, goNext } from "../asked.ts";
import { t } from "../settings.ts";

export function NextTable() {
  const n = asked.value.length;
  if (!n) return null;
  return (
    <button type="button" class="button next-table" title={t("next.title")} onClick={goNext}>
      {t("next", { n })}
      <kbd>T</kbd>
    </button>
  );
}
