/** The numbered rules of a game, and where each printed value comes from. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ChapterText } from "../../wire.ts";
import { api } from "../api.ts";
import { SearchField } from "../parts/SearchField.tsx";
import { Switch } from "../parts/Switch.tsx";
import { lang, t } from "../settings.ts";
import { Components } from "./Components.tsx";
import { Legend, Tag } from "./Sources.tsx";
import { search } from "./search.ts";
import "./Rules.css";

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
      <SearchField label={t("rules.search")} query={query} trouble={trouble} />
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
