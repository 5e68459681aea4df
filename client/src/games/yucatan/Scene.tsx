/** What lies over the whole board for a while: it can be put aside to look at the board, and taken up again. */

import type { ComponentChildren } from "preact";
import { Icon } from "../../look/Icon.tsx";

interface Props {
  label: string;
  aside(): void;
  asideLabel: string;
  class?: string;
  children: ComponentChildren;
}

/** Fingers and wheels in a scene scroll the scene; the board below does not move. */
const own = (event: Event) => event.stopPropagation();

export function Scene({ label, aside, asideLabel, class: extra = "", children }: Props) {
  return (
    <section class={`yu-scene ${extra}`} data-over="" aria-label={label} onWheel={own} onPointerDown={own}>
      {children}
      <button type="button" class="yu-aside" aria-label={asideLabel} title={asideLabel} onClick={aside}>
        <Icon name="close" />
      </button>
    </section>
  );
}
