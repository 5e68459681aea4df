/** A game in a minute, leaf by leaf: a picture, two sentences, and how far one is. */

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { swiping } from "../room.ts";
import { t } from "../settings.ts";
import { PictureOf } from "./PictureOf.tsx";
import { picturesOf } from "./minute.ts";
import "../play/Stage.css";
import "./Learn.css";

interface Props {
  game: string;
  /** The number of the leaf in sight. */
  at: Signal<number>;
  /** What the last button says, and what it does. */
  last: string;
  done(): void;
}

export function Leaves({ game, at, last, done }: Props) {
  const pictures = picturesOf(game);
  const count = pictures?.length ?? 0;
  const turn = (by: 1 | -1) => (at.value = Math.max(0, Math.min(count - 1, at.value + by)));
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "ArrowRight") turn(1);
      else if (event.key === "ArrowLeft") turn(-1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", key, true);
    return () => removeEventListener("keydown", key, true);
  }, [count]);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), [count]);
  const picture = pictures?.[at.value];
  if (!picture) return <p class="leaf-wait">{t("table.loading")}</p>;
  const isLast = at.value === count - 1;
  return (
    <div class="leaves" {...swiping(turn)}>
      <div class="leaf-bars" aria-hidden="true">
        {pictures?.map((_, i) => (
          <i key={i} class={i <= at.value ? "done" : ""} />
        ))}
      </div>
      <PictureOf key={at.value} game={game} picture={picture} />
      <div class="leaf-words">
        <div aria-live="polite">
          <small>{t("learn.of", { n: at.value + 1, of: count })}</small>
          <h3>{picture.title}</h3>
          <p>{picture.text}</p>
        </div>
        <div class="leaf-turn">
          <button
            type="button"
            class="button"
            aria-label={t("learn.back")}
            disabled={!at.value}
            onClick={() => turn(-1)}>
            <Icon name="step-back" />
          </button>
          <button type="button" class="button go" ref={next} onClick={() => (isLast ? done() : turn(1))}>
            {isLast ? last : t("learn.next")}
            <Icon name={isLast ? "play" : "step-forward"} />
          </button>
        </div>
      </div>
    </div>
  );
}
