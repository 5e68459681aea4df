/** The passkeys I can come back with, one more, and the way to another device. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Passkey } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { me } from "../games.ts";
import { Sure } from "../parts/Sure.tsx";
import { t } from "../settings.ts";
import { NoPasskeys } from "./Entrance.tsx";
import { makePasskey, passkeysWork } from "./passkey.ts";
import { day } from "./PlayedList.tsx";
import { type Attempt, Thing } from "./Thing.tsx";

export function Passkeys({ show, attempt }: { show(code: string): void; attempt: Attempt }) {
  const found = useSignal<Passkey[]>([]);
  const code = useSignal("");
  const removed = useSignal<Passkey | null>(null);
  const named = (one: Passkey) => one.name || t("account.device");
  useEffect(() => void attempt(async () => (found.value = await api.passkeys())), []);
  const add = () =>
    void attempt(async () => {
      const made = await makePasskey();
      found.value = made.passkeys;
      if (made.code) show(made.code);
      me.value = await api.me();
    });
  return (
    <section class="panel">
      <h2 class="title">{t("passkeys")}</h2>
      {found.value.length > 0 && (
        <ul class="devices">
          {found.value.map((one) => (
            <li key={one.id}>
              <Thing
                icon="key"
                title={named(one)}
                note={t("passkey.used", { day: day(one.created), used: day(one.used) })}>
                <button type="button" class="button quiet" aria-haspopup="dialog" onClick={() => (removed.value = one)}>
                  {t("passkey.remove")}
                </button>
              </Thing>
            </li>
          ))}
        </ul>
      )}
      {!passkeysWork() && <NoPasskeys />}
      <div class="pair">
        {passkeysWork() && (
          <button type="button" class="button" onClick={add}>
            <Icon name="plus" />
            {t("passkey.add")}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => void attempt(async () => (code.value = (await api.transfer()).code))}>
          <Icon name="phone" />
          {t("passkey.other-device")}
        </button>
      </div>
      {code.value && (
        <>
          <output class="code num" aria-label={t("transfer.code")}>
            {code}
          </output>
          <p class="meaning">{t("passkey.type-there")}</p>
        </>
      )}
      {removed.value && (
        <Sure
          title={t("passkey.remove.sure", { name: named(removed.value) })}
          text={t("passkey.remove.note")}
          label={t("passkey.remove")}
          act={() => {
            const { id } = removed.value!;
            void attempt(async () => (found.value = await api.removePasskey(id)));
          }}
          close={() => (removed.value = null)}
        />
      )}
    </section>
  );
}
