/** A piece by itself, as it lies in the box. */

import type { PieceProps } from "../../shell/board.ts";
import { Icon } from "../../look/Icon.tsx";
import { CardFace, family } from "./Card.tsx";
import { AbilityTile, Parts, iconOf } from "./Pieces.tsx";
import { parts } from "./effects.ts";
import type { PrintedView } from "./view.ts";

const SIGN: Record<string, string> = { advisor: "advisor", power: "city-leader", upgrade: "city-leader" };

export function Piece({ domain, value, printed, name, t }: PieceProps<PrintedView>) {
  const card = printed.cards[value];
  if (domain === "card" && card)
    return (
      <span class={`yu-card ${family(value)}`} aria-hidden="true">
        <CardFace name={value} card={card} title={name} when={t} />
      </span>
    );
  if (domain === "ability")
    return (
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <AbilityTile name={value} all={printed} x={0} y={0} size={40} />
      </svg>
    );
  const told = { advisor: printed.advisors, power: printed.powers, upgrade: printed.upgrades }[domain]?.[value];
  const gift = { corn: "corn", jade: "jade", card: "draw-card" }[value];
  return (
    <span class="yu-piece" aria-hidden="true">
      <Icon name={SIGN[domain] ?? (domain === "gift" ? (gift ?? "city-leader") : iconOf(value))} />
      {told?.effects.map((line) => (
        <Parts key={line} all={parts(line)} />
      ))}
    </span>
  );
}
