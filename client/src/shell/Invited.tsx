/** A link from a friend gives a seat once; then its token leaves the address. Who has no name yet is asked for one. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "./api.ts";
import { known, me } from "./games.ts";
import { Notice } from "./parts/Notice.tsx";
import { Top } from "./parts/Top.tsx";
import { go } from "./route.ts";
import { t } from "./settings.ts";

export function Invited({ token }: { token: string }) {
  const name = useSignal("");
  const trouble = useSignal("");
  const sitting = useRef(false);
  const recognised = me.value?.known;
  const sit = async () => {
    sitting.current = true;
    try {
      await known(name.value, t("name.default"));
      const { id } = await api.invited(token);
      go(`/table/${id}`, true);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  useEffect(() => {
    if (recognised && !sitting.current) void sit();
  }, [token, recognised]);
  if (trouble.value) return <Notice text={trouble.value} bad />;
  if (!me.value || recognised) return <Notice text={t("table.loading")} bad={false} />;
  return (
    <>
      <Top title="Patolli" />
      <main class="notice">
        <form
          class="panel"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}>
          <h1 class="title">{t("invited")}</h1>
          <label class="my-name-field">
            <small>{t("name.ask")}</small>
            <input
              class="field"
              maxLength={40}
              autocomplete="nickname"
              placeholder={t("name.default")}
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
          <button class="button go">{t("lobby.join")}</button>
        </form>
      </main>
    </>
  );
}
