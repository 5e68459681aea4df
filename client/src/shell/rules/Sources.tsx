/** Where texts and values come from. */

import type { Key } from "../../i18n/index.ts";
import { t } from "../settings.ts";

const SOURCES = ["seed", "public", "recalled", "house"] as const;

/** Where a text or value is from, told honestly. */
export function Tag({ source }: { source: string }) {
  const known = (SOURCES as readonly string[]).includes(source);
  return (
    <span class={`tag tag-${source}`} title={known ? t(`source.${source}.note` as Key) : source}>
      {known ? t(`source.${source}` as Key) : source}
    </span>
  );
}

export function Legend({ sources }: { sources: string[] }) {
  const shown = SOURCES.filter((source) => sources.includes(source));
  if (!shown.length) return null;
  return (
    <dl class="legend">
      {shown.map((source) => (
        <div key={source}>
          <dt>
            <Tag source={source} />
          </dt>
          <dd>{t(`source.${source}.note` as Key)}</dd>
        </div>
      ))}
    </dl>
  );
}
