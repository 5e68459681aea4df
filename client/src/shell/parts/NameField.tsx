/** Where somebody without a name says what to be called. */

import { t } from "../settings.ts";

interface Props {
  hint: string;
  name: string;
  set(name: string): void;
}

export function NameField({ hint, name, set }: Props) {
  return (
    <input
      class="field name-field"
      aria-label={t("name.ask")}
      maxLength={40}
      autocomplete="nickname"
      placeholder={hint}
      value={name}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
}
