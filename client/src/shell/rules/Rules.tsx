/** The numbered rules of a game, and where each printed value comes from. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ChapterText, ComponentRow } from "../../wire.ts";
import type { Key } from "../../i18n/index.ts";
import { api } from "../api.ts";
import { Switch } from "../parts/Switch.tsx";
import { lang, t } from "../settings.ts";
import { search } from "./search.ts";
import "./Rules.css";

const SOURCES = ["seed", "public", "recalled", "house"] as const;

export function Rules({ game, rule }: { game: string; rule: string }) {
  const tab = useSignal<"rules" | "components">("rules");
  return (
    <div class="rules">
      <Switch
        wide
        label={t("rules")}
        value={tab.value}
        set={(value) => (tab.value = value)}
        values={[
          { value: "rules", label: t("rules") },
          { value: "components", label: t("components") },
        ]}
      />
      {tab.value === "rules" ? <Chapters game={game} rule={rule} /> : <Components game={game} />}
    </div>
  );
}

/** The rulebooks' *stress* and **strong stress**. */
function rich(text: string) {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .map((part, i) =>
      part.startsWith("**") ? (
        <strong key={i}>{part.slice(2, -2)}</strong>
      ) : part.length > 2 && part.startsWith("*") ? (
        <em key={i}>{part.slice(1, -1)}</em>
      ) : (
        part
      ),
    );
}

/** Where a text or value is from, told honestly. */
function Tag({ source }: { source: string }) {
  const known = (SOURCES as readonly string[]).includes(source);
  return (
    <span class={`tag tag-${source}`} title={known ? t(`source.${source}.note` as Key) : source}>
      {known ? t(`source.${source}` as Key) : source}
    </span>
  );
}

function Legend({ sources }: { sources: string[] }) {
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

function Chapters({ game, rule }: { game: string; rule: string }) {
  const chapters = useSignal<ChapterText[] | null>(null);
  const trouble = useSignal("");
  const query = useSignal("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void api.rules(game).then(
      (found) => (chapters.value = found),
      (error: Error) => (trouble.value = error.message),
    );
  }, [game, lang.value]);
  useEffect(() => {
    if (rule) box.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: "center" });
  }, [rule, chapters.value]);
  const all = chapters.value ?? [];
  const found = search(all, query.value);
  return (
    <>
      <input
        class="field"
        type="search"
        placeholder={t("rules.search")}
        aria-label={t("rules.search")}
        value={query.value}
        onInput={(event) => (query.value = event.currentTarget.value)}
      />
      {trouble.value && (
        <p class="oops" role="alert">
          {trouble}
        </p>
      )}
      <div class="chapters" ref={box} tabIndex={0} role="region" aria-label={t("rules")}>
        {!query.value && all.length > 0 && (
          <nav class="contents" aria-label={t("rules.contents")}>
            {all.map((chapter) => (
              <button
                key={chapter.number}
                type="button"
                onClick={() =>
                  box.current
                    ?.querySelector(`[data-chapter="${CSS.escape(chapter.number)}"]`)
                    ?.scrollIntoView({ block: "start" })
                }>
                <b class="num">{chapter.number}</b> {chapter.title}
              </button>
            ))}
          </nav>
        )}
        {found.map((chapter) => (
          <section key={chapter.number} data-chapter={chapter.number}>
            <h3>
              {chapter.number} {chapter.title}
            </h3>
            {chapter.rules.map((one) => (
              <p key={one.number} class={one.number === rule ? "rule pointed" : "rule"} data-rule={one.number}>
                <b class="num">{one.number}</b>
                <span>
                  {rich(one.text)}{" "}
                  {one.sources.map((source) => (
                    <Tag key={source} source={source} />
                  ))}
                </span>
              </p>
            ))}
          </section>
        ))}
        {chapters.value && !found.length && <p role="status">{t("rules.nothing")}</p>}
        <Legend sources={all.flatMap((chapter) => chapter.rules.flatMap((one) => one.sources))} />
      </div>
    </>
  );
}

/** What is printed on the pieces, row by row; stand-ins of our own are marked. */
function Components({ game }: { game: string }) {
  const rows = useSignal<ComponentRow[] | null>(null);
  const only = useSignal(false);
  const trouble = useSignal("");
  useEffect(() => {
    void api.components(game).then(
      (found) => (rows.value = found),
      (error: Error) => (trouble.value = error.message),
    );
  }, [game]);
  const all = rows.value ?? [];
  const house = all.filter((row) => row.source === "house");
  const shown = only.value ? house : all;
  const tables = [...new Set(shown.map((row) => row.table))];
  return (
    <>
      {trouble.value && (
        <p class="oops" role="alert">
          {trouble}
        </p>
      )}
      {rows.value && (
        <p>{house.length ? t("components.house", { n: house.length, of: all.length }) : t("components.none")}</p>
      )}
      {house.length > 0 && (
        <label class="check-line">
          <input
            type="checkbox"
            checked={only.value}
            onChange={(event) => (only.value = event.currentTarget.checked)}
          />
          {t("components.only")}
        </label>
      )}
      <div class="chapters" tabIndex={0} role="region" aria-label={t("components")}>
        <Legend sources={all.map((row) => row.source)} />
        {tables.map((table) => (
          <section key={table}>
            <h3>{table}</h3>
            <table class="rows">
              <thead>
                <tr>
                  <th scope="col">{t("components.id")}</th>
                  <th scope="col">{t("components.value")}</th>
                  <th scope="col">{t("components.source")}</th>
                </tr>
              </thead>
              <tbody>
                {shown
                  .filter((row) => row.table === table)
                  .map((row) => (
                    <tr key={row.id}>
                      <td>{row.id}</td>
                      <td>{row.text}</td>
                      <td>
                        <Tag source={row.source} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </>
  );
}
