/** Who I am: where I am signed in, the code for bad days, what is kept about me, and the way out. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Device, Devices } from "../../wire.ts";
import { api } from "../api.ts";
import { games, me } from "../games.ts";
import { Notice } from "../parts/Notice.tsx";
import { Sure } from "../parts/Sure.tsx";
import { Top } from "../parts/Top.tsx";
import { go } from "../route.ts";
import { forgetSeen } from "../seen.ts";
import { lang, t } from "../settings.ts";
import { span } from "../span.ts";
import { BecomeMember, ComeBack, SignIn } from "./Entrance.tsx";
import { Kept } from "./Kept.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { day } from "./PlayedList.tsx";
import { type Attempt, Thing } from "./Thing.tsx";
import { Ways } from "./Ways.tsx";
import "./people.css";

export function AccountPage() {
  const found = useSignal<Devices | null>(null);
  const trouble = useSignal("");
  /** A recovery code that was just made, and is shown once. */
  const code = useSignal("");
  const known = me.value?.known;
  const member = me.value?.member;
  useEffect(() => {
    document.title = `${t("account")} · Patolli`;
  }, [lang.value]);
  useEffect(() => {
    if (known) void attempt(async () => (found.value = await api.devices()));
  }, [known, member]);
  const attempt = async (act: () => Promise<unknown>) => {
    trouble.value = "";
    try {
      await act();
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  if (known === undefined || !games.value) return <Notice text={t("table.loading")} bad={false} />;
  const newCode = () =>
    void attempt(async () => {
      show((await api.recovery()).code);
      found.value = await api.devices();
      me.value = await api.me();
    });
  const show = (made: string) => (code.value = made);
  return (
    <>
      <Top title="Patolli" nav={games.value[0]?.name} />
      <main class={known ? "people mine" : "people"}>
        <Ways />
        <h1 class="title">{t(known ? "account" : "member.keep")}</h1>
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        {code.value && <Kept code={code.value} done={() => (code.value = "")} />}
        {known && !member && !code.value && <BecomeMember show={show} attempt={attempt} />}
        {known && found.value && (
          <>
            <Signed found={found.value} set={(now) => (found.value = now)} attempt={attempt} />
            {member && <Passkeys show={show} attempt={attempt} />}
            {!code.value && (
              <section class="panel">
                <h2 class="title">{t("account.recovery")}</h2>
                <Thing
                  icon="key"
                  note={
                    found.value.recovery === null
                      ? t("account.recovery.none")
                      : t("account.recovery.made", { day: day(found.value.recovery) })
                  }>
                  <button type="button" class="button" onClick={newCode}>
                    {t(found.value.recovery === null ? "account.recovery.make" : "account.recovery.new")}
                  </button>
                </Thing>
              </section>
            )}
            <section class="panel">
              <h2 class="title">{t("account.data")}</h2>
              <Thing icon="download" title={t("account.data.take")} note={t("account.data.note")}>
                <a class="button" href="/api/me/data" download="patolli.zip">
                  {t("account.data.save")}
                </a>
              </Thing>
              <Farewell attempt={attempt} />
            </section>
          </>
        )}
        {!known && (
          <div class="frames">
            <BecomeMember show={show} attempt={attempt} />
            <SignIn attempt={attempt} />
            <ComeBack show={show} attempt={attempt} />
          </div>
        )}
      </main>
    </>
  );
}

/** Where I am signed in. */
function Signed({ found, set, attempt }: { found: Devices; set(now: Devices): void; attempt: Attempt }) {
  const revoked = useSignal<Device | null>(null);
  const named = (device: Device) => device.name || t("account.device");
  const leave = (everywhere: boolean) =>
    void attempt(async () => {
      me.value = await api.signOut(everywhere);
      await forgetSeen();
      go("/");
    });
  return (
    <section class="panel">
      <h2 class="title">{t("account.devices")}</h2>
      <ul class="devices">
        {found.devices.map((device) => (
          <li key={device.id}>
            <Thing
              icon={/Android|iPhone|iPad/.test(device.name) ? "phone" : "laptop"}
              title={named(device)}
              note={
                device.here
                  ? t("account.here")
                  : t("account.seen", { ago: span(Date.now() / 1000 - device.seen), day: day(device.created) })
              }>
              {device.here ? (
                <button type="button" class="button quiet" onClick={() => leave(false)}>
                  {t("account.sign-out")}
                </button>
              ) : (
                <button
                  type="button"
                  class="button quiet"
                  aria-haspopup="dialog"
                  onClick={() => (revoked.value = device)}>
                  {t("account.revoke")}
                </button>
              )}
            </Thing>
          </li>
        ))}
      </ul>
      {found.recovery === null && <p class="meaning">{t("account.sign-out.warn")}</p>}
      {found.devices.length > 1 && (
        <button type="button" class="button quiet" onClick={() => leave(true)}>
          {t("account.sign-out.all")}
        </button>
      )}
      {revoked.value && (
        <Sure
          title={t("account.revoke.sure", { name: named(revoked.value) })}
          text={t("account.revoke.note")}
          label={t("account.revoke")}
          act={() => {
            const { id } = revoked.value!;
            void attempt(async () => set(await api.revoke(id)));
          }}
          close={() => (revoked.value = null)}
        />
      )}
    </section>
  );
}

/** What it means is said before; the name is typed once more. */
function Farewell({ attempt }: { attempt: Attempt }) {
  const asking = useSignal(false);
  const typed = useSignal("");
  const leave = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      me.value = await api.deleteMe(typed.value);
      await forgetSeen();
      go("/");
    });
  };
  const confirm = t("account.delete.name", { name: me.value?.name ?? "" });
  return (
    <>
      <Thing icon="trash" title={t("account.delete")} note={t("account.delete.note")}>
        {!asking.value && (
          <button type="button" class="button quiet" onClick={() => (asking.value = true)}>
            {t("account.delete.ask")}
          </button>
        )}
      </Thing>
      {asking.value && (
        <form class="pair" onSubmit={leave}>
          <input
            class="field"
            required
            maxLength={40}
            autocomplete="off"
            aria-label={confirm}
            placeholder={confirm}
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
          <button class="button">{t("account.delete.sure")}</button>
        </form>
      )}
    </>
  );
}
