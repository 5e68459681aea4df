/** One line of a page about me. */

import type { ComponentChildren } from "preact";
import { Icon } from "../../look/Icon.tsx";
import { Face } from "../parts/Face.tsx";

/** Does something with the server, and says what went wrong. */
export type Attempt = (act: () => Promise<unknown>) => Promise<void>;

interface ThingProps {
  icon: string;
  /** Somebody of this name, instead of the icon. */
  face?: string;
  title?: string;
  note: string;
  children?: ComponentChildren;
}

/** One thing, what there is to know of it, and what can be done with it. */
export function Thing({ icon, face, title, note, children }: ThingProps) {
  return (
    <div class="thing">
      {face ? <Face name={face} /> : <Icon name={icon} />}
      <div>
        {title && <b>{title}</b>}
        <small>{note}</small>
      </div>
      {children}
    </div>
  );
}
