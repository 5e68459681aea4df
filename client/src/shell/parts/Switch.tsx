/** A few values of which one is chosen, all in sight. */

import { Icon } from "../../look/Icon.tsx";
import "./Switch.css";

export interface Choice<T> {
  value: T;
  label: string;
  icon?: string;
  /** Only the icon is shown; the label is spoken. */
  bare?: boolean;
}

interface Props<T> {
  label: string;
  values: Choice<T>[];
  value: T;
  set(value: T): void;
  wide?: boolean;
}

export function Switch<T extends string | number>({ label, values, value, set, wide = false }: Props<T>) {
  return (
    <div class={wide ? "switch wide" : "switch"} role="group" aria-label={label}>
      {values.map((one) => (
        <button
          key={one.value}
          type="button"
          aria-pressed={one.value === value}
          {...(one.bare ? { "aria-label": one.label, title: one.label } : {})}
          onClick={() => set(one.value)}>
          {one.icon && <Icon name={one.icon} />}
          {!one.bare && <span>{one.label}</span>}
        </button>
      ))}
    </div>
  );
}
