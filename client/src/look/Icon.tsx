/** The icon sprite, put into the page once, and what draws from it. */

import sprite from "./icons.svg";

export function Sprite() {
  return (
    <div
      style="position:absolute;width:0;height:0;overflow:hidden"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: sprite }}
    />
  );
}

/** `name` without or with the sprite's prefix: "undo" or "i-undo". */
export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${name.startsWith("i-") ? name : `i-${name}`}`} />
    </svg>
  );
}

/** A seat's colour and glyph, which always go together. */
export function Badge({ seat, label }: { seat: number; label?: string }) {
  return (
    <span class={`badge seat-${seat + 1}`} {...(label ? { role: "img", "aria-label": label, title: label } : {})}>
      <Icon name={`seat-${seat + 1}`} />
    </span>
  );
}

/** The patolli board: our mark. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M12 2h8v10h10v8H20v10h-8V20H2v-8h10Z"
        fill="#cf3f2a"
        stroke="#2b1b12"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M12 7h8M12 25h8M7 12v8M25 12v8" stroke="#f6d78f" stroke-width="1.8" />
      <path d="M16 11.5 20.5 16 16 20.5 11.5 16Z" fill="#f2b632" stroke="#2b1b12" stroke-width="1.4" />
    </svg>
  );
}
