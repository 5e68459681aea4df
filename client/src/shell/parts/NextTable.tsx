/** The way to the next table where I am asked; not there when nobody waits. */

import { Icon } from "../../look/Icon.tsx";
import { asked, goNext } from "../asked.ts";
import { t } from "../settings.ts";

export function NextTable() {
  const n = asked.value.length;
  if (!n) return null;
  return (
    <button
      type="button"
      class="button next-table"
      aria-label={t("next", { n })}
      title={t("next.title")}
      onClick={goNext}>
      <Icon name="end-turn" />
      <b class="num">{n}</b>
      <span>{t("next", { n })}</span>
      <kbd>T</kbd>
    </button>
  );
}
