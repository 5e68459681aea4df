/** A match file from elsewhere becomes a table to look at. */

import { useSignal } from "@preact/signals";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { known } from "../games.ts";
import { go } from "../route.ts";
import { t } from "../settings.ts";

/** `small`: as a button in a heading. */
export function BringRecord({ small = false }: { small?: boolean }) {
  const trouble = useSignal("");
  const bring = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    try {
      await known("", t("name.default"));
      const opened = await api.bring({ text: await file.text() });
      go(`/replay/${opened.id}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
    input.value = "";
  };
  if (small)
    return (
      <label class="button bring">
        <input
          class="sr"
          type="file"
          accept=".match,text/plain"
          onChange={(event) => void bring(event.currentTarget)}
        />
        <Icon name="replay" />
        {trouble.value ? <span role="alert">{trouble}</span> : t("lobby.bring")}
      </label>
    );
  return (
    <label class="card">
      <input class="sr" type="file" accept=".match,text/plain" onChange={(event) => void bring(event.currentTarget)} />
      <Icon name="replay" class="big" />
      <b>{t("lobby.bring")}</b>
      {trouble.value ? (
        <small class="oops" role="alert">
          {trouble}
        </small>
      ) : (
        <small>{t("lobby.bring.note")}</small>
      )}
    </label>
  );
}
