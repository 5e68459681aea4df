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

const href = (name: string): string => `#${name.startsWith("i-") ? name : `i-${name}`}`;

/**
 * `name` without or with the sprite's prefix: "undo" or "i-undo". Two names: what is done stands small in the corner of
 * what it is done with.
 */
export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  const [piece = "", deed] = name.split(" ");
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={href(piece)} {...(deed ? { width: 26, height: 26, y: 1 } : {})} />
      {deed && (
        <>
          <circle cx="24" cy="23.5" r="8" fill="#fff8e6" stroke="#2b1b12" stroke-width="1.2" />
          <use href={href(deed)} x="18" y="17.5" width="12" height="12" style="color:#2b1b12" />
        </>
      )}
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
