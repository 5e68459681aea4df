/** Somebody as a first letter on a colour of their own; a bot as a bot. */

import { Icon } from "../../look/Icon.tsx";
import "./Face.css";

/** Cream letters can be read on all of them. */
const COLOURS = ["#872f22", "#27527a", "#2e6048", "#6e4c12", "#5a3a74", "#1f5f68", "#7a3558", "#4a4a22"];

/** The colour of a name: the same wherever it stands. */
export function colourOf(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return COLOURS[sum % COLOURS.length]!;
}

export function Face({ name, bot = false, big = false }: { name: string; bot?: boolean; big?: boolean }) {
  const first = Array.from(name.trim())[0]?.toUpperCase();
  const kind = `avatar${bot ? " of-bot" : ""}${big ? " big" : ""}`;
  return (
    <span class={kind} aria-hidden="true" style={bot || !first ? undefined : { background: colourOf(name) }}>
      {bot ? <Icon name="bot" /> : (first ?? <Icon name="person" />)}
    </span>
  );
}
