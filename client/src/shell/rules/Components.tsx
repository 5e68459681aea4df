/** The pieces of a game as one would lay them out: each with its picture, its name, what it does and its source. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LaidOut, Piece } from "../../wire.ts";
import { api } from "../api.ts";
import { type Drawing, drawingOf } from "../games.ts";
import { SearchField } from "../parts/SearchField.tsx";
import { words } from "../play/words.ts";
import { lang, t } from "../settings.ts";
import { Legend, Tag } from "./Sources.tsx";
import { matching } from "./search.ts";

export function Components({ game }: { game: string }) {
  const found = useSignal<LaidOut | null>(null);
  const query = useSignal("");
  const only = useSignal(false);
  const trouble = useSignal("");
  useEffect(() => {
    void api.components(game).then(
      (laid) => (found.value = laid),
      (error: Error) => (trouble.value = error.message),
    );
  }, [game, lang.value]);
  const drawing = drawingOf(game);
  const all = found.value?.groups.flatMap((group) => group.pieces) ?? [];
  const house = all.filter((piece) => piece.source === "house").length;
  const groups = (found.value?.groups ?? [])
    .map(({ title, pieces }) => ({
      title,
      pieces: pieces
        .filter((piece) => !only.value || piece.source === "house")
        .filter((piece) => matching(`${title} ${piece.name} ${piece.does}`, query.value)),
    }))
    .filter((group) => group.pieces.length);
  return (
    <>
      <SearchField label={t("components.search")} query={query} trouble={trouble} />
      <div class="chapters laid-out" tabIndex={0} role="region" aria-label={t("components")}>
        {found.value && (
          <p>
            {house ? t("components.house", { n: house, of: all.length }) : t("components.none")}{" "}
            {found.value.house > 0 && t("components.boards", { n: found.value.house })}
          </p>
        )}
        {house > 0 && (
          <label class="check-line">
            <input
              type="checkbox"
              checked={only.value}
              onChange={(event) => (only.value = event.currentTarget.checked)}
            />
            {t("components.only")}
          </label>
        )}
        {drawing && drawing !== "missing" && drawing.symbols && (
          <div class="sr" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.symbols }} />
        )}
        {groups.map(({ title, pieces }) => (
          <section key={title}>
            <h3>
              {title} <small>{t("components.count", { n: pieces.length })}</small>
            </h3>
            <ul>
              {pieces.map((piece) => (
                <PieceCard
                  key={`${piece.domain}-${piece.value}`}
                  piece={piece}
                  printed={found.value!.printed}
                  drawing={drawing === "missing" ? null : drawing}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.value && !groups.length && <p role="status">{t("components.nothing")}</p>}
        <Legend sources={all.map((piece) => piece.source)} />
      </div>
    </>
  );
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function PieceCard({
  piece,
  printed,
  drawing,
}: {
  piece: Piece;
  printed: Record<string, unknown>;
  drawing: Drawing | null;
}) {
  const Drawn = drawing?.Piece;
  return (
    <li class="piece-card">
      <span class="picture">
        {Drawn && <Drawn {...piece} printed={printed} t={words(drawing, lang.value)} />}
        {piece.copies > 1 && <b class="copies num">×{piece.copies}</b>}
      </span>
      <div>
        <b>{capital(piece.name)}</b>
        <p>{capital(piece.does)}</p>
        <Tag source={piece.source} />
      </div>
    </li>
  );
}
