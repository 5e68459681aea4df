/** My combat cards: they fan up from the dock's lower edge, and rise when pointed at. */

import { useRef, useState } from "preact/hooks";
import type { PlayerPanelProps } from "../../shell/board.ts";
import { t as say } from "../../shell/settings.ts";
import { Icon } from "../../look/Icon.tsx";
import { CardFace, family } from "./Card.tsx";
import { cardLines, cardName, fromId } from "./names.ts";
import { wordsIn } from "../../shell/speech.ts";
import type { View } from "./view.ts";

const SPREAD = 2.2; // degrees from one card to the next

export function Hand({ view, target, pick, picked, t, lang }: PlayerPanelProps<View>) {
  const [open, setOpen] = useState(false);
  const [cursor, setCursor] = useState(0);
  const fan = useRef<HTMLDivElement>(null);
  const word = wordsIn("yucatan", lang, fromId);
  const cards = view.hand;
  if (view.you < 0 || !cards.length) return null;
  const playing = cards.some(({ name }) => target?.({ card: name }));
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (cursor + by + cards.length) % cards.length;
    setCursor(next);
    fan.current?.querySelectorAll<HTMLElement>(".yu-held")[next]?.focus();
  };
  return (
    <div
      class={`yu-hand${open ? " yu-open" : ""}${playing ? " yu-playing" : ""}`}
      ref={fan}
      data-hand=""
      role="group"
      aria-label={t("yu-hand", { n: cards.length })}
      onKeyDown={step}
      style={`--cards:${cards.length}`}>
      <button type="button" class="yu-lift" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="combat-card" />
        <b class="num">{cards.length}</b>
        <span class="sr">{t("yu-hand", { n: cards.length })}</span>
      </button>
      {cards.map(({ name }, i) => {
        const card = view.printed.cards[name];
        const legal = Boolean(target?.({ card: name }));
        const chosen = picked?.some((one) => one["card"] === name);
        const label = cardName(name, view, { t, word });
        return (
          card && (
            <button
              key={i}
              type="button"
              class={`yu-held${legal ? " legal" : ""}${chosen ? " taken" : ""}`}
              style={`--tilt:${(i - (cards.length - 1) / 2) * SPREAD}deg`}
              tabindex={cursor === i ? 0 : -1}
              data-card={name}
              data-legal={legal ? "" : undefined}
              aria-label={legal ? `${label}. ${say("spot.legal")}` : label}
              title={cardLines(name, view, { t, word }).join(" ")}
              onFocus={() => setCursor(i)}
              onClick={() =>
                legal ? pick?.({ card: name }) : open || !playing ? setOpen(!open) : pick?.({ card: name })
              }>
              <span class={`yu-card ${family(name)}`}>
                <CardFace name={name} card={card} title={word(`card-${name}`)} when={t} />
              </span>
            </button>
          )
        );
      })}
    </div>
  );
}
