/** Becoming a member, and coming back: by passkey, by code of another device, by the code for bad days. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { api, Trouble } from "../api.ts";
import { known as become, me } from "../games.ts";
import { t } from "../settings.ts";
import { span } from "../span.ts";
import { makePasskey, passkeysWork, signInWithPasskey } from "./passkey.ts";
import type { Attempt } from "./Thing.tsx";

/** Without passkeys the page says why. */
export const NoPasskeys = () => <p class="meaning">{t("passkey.none")}</p>;

interface Props {
  /** Show a recovery code that was just made. */
  show(code: string): void;
  attempt: Attempt;
}

/** For a guest: keep name, tables and matches. */
export function BecomeMember({ show, attempt }: Props) {
  const name = useSignal(me.value?.name ?? "");
  const join = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      await become(name.value, t("name.default"));
      const code = passkeysWork() ? (await makePasskey()).code : (await api.recovery()).code;
      me.value = await api.me();
      show(code);
    });
  };
  return (
    <section class="panel">
      <h2 class="title">{t("member.become")}</h2>
      <ul class="ticks">
        {(["member.no-password", "member.comes-along", "member.anywhere"] as const).map((key) => (
          <li key={key}>
            <Icon name="check" />
            {t(key)}
          </li>
        ))}
      </ul>
      {!passkeysWork() && <NoPasskeys />}
      <form class="stacked" onSubmit={join}>
        <label>
          {t("member.name")}
          <input
            class="field"
            maxLength={40}
            autocomplete="username webauthn"
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <button class="button go">
          <Icon name="key" />
          {t(passkeysWork() ? "passkey.make" : "account.recovery.make")}
        </button>
      </form>
    </section>
  );
}

/** For whoever is a member already, with a device that has a passkey: one button. */
export function SignIn({ attempt }: { attempt: Attempt }) {
  const typed = useSignal("");
  const enter = () =>
    void attempt(async () => {
      me.value = await signInWithPasskey();
    });
  const claim = (event: Event) => {
    event.preventDefault();
    void attempt(async () => (me.value = await api.claim(typed.value.trim())));
  };
  return (
    <section class="panel">
      <h2 class="title">{t("member.back")}</h2>
      {passkeysWork() && (
        <>
          <button type="button" class="button go" onClick={enter}>
            <Icon name="key" />
            {t("passkey.sign-in")}
          </button>
          <p class="meaning">{t("passkey.sheet")}</p>
        </>
      )}
      <form class="stacked" onSubmit={claim}>
        <label>
          {t("transfer.enter")}
          <input
            class="field"
            required
            maxLength={40}
            autocomplete="off"
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        </label>
        <button class="button">{t("transfer.use")}</button>
      </form>
    </section>
  );
}

/** For whoever has lost every device. After wrong codes it takes a while until the next try. */
export function ComeBack({ show, attempt }: Props) {
  const typed = useSignal("");
  const until = useSignal(0);
  const now = useSignal(Date.now());
  useEffect(() => {
    if (until.value <= Date.now()) return undefined;
    const tick = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(tick);
  }, [until.value]);
  const back = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      try {
        const found = await api.recover(typed.value);
        me.value = await api.me();
        show(found.code);
      } catch (error) {
        now.value = Date.now();
        if (error instanceof Trouble && error.wait) until.value = now.value + error.wait * 1000;
        throw error;
      }
    });
  };
  const wait = Math.max(0, until.value - now.value) / 1000;
  return (
    <section class="panel">
      <h2 class="title">{t("account.back")}</h2>
      <p>{t("account.back.note")}</p>
      <form class="stacked" onSubmit={back}>
        <input
          class="field"
          required
          maxLength={40}
          autocomplete="off"
          aria-label={t("account.recovery")}
          placeholder={t("account.recovery")}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button class="button" disabled={wait > 0}>
          {wait > 0 ? t("account.back.wait", { time: span(wait) }) : t("account.back.go")}
        </button>
      </form>
    </section>
  );
}
