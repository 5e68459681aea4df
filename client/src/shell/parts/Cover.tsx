/** A game's picture, on its card in the lobby and small beside its tables. */

import { useId } from "preact/hooks";
import { FRONTS } from "../../games/index.ts";
import { PlainCover } from "../../look/scenery.tsx";

export function Cover({ game }: { game: string }) {
  const Drawn = FRONTS[game]?.Cover ?? PlainCover;
  const fade = useId();
  return (
    <svg class="cover" viewBox="0 0 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawn />
      <linearGradient id={fade} x2="0" y2="1">
        <stop offset=".55" stop-opacity="0" />
        <stop offset="1" stop-opacity=".62" />
      </linearGradient>
      <rect width="320" height="190" fill={`url(#${fade})`} />
    </svg>
  );
}

/** Whom a game's rules set against a single player. */
export function RivalPicture({ game, fit = "slice" }: { game: string; fit?: "slice" | "meet" }) {
  const Drawn = FRONTS[game]?.Rival;
  return (
    <svg class="cover" viewBox="0 0 480 170" preserveAspectRatio={`xMaxYMid ${fit}`} aria-hidden="true">
      {Drawn && <Drawn />}
    </svg>
  );
}
