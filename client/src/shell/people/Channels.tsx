/** The ways that reach me when the page is closed: how each stands, and what sets it up. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { NoticeState, NoticeTest, Notices } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { t } from "../settings.ts";
import { span } from "../span.ts";
import { pushWorks, subscribe, subscribed, unsubscribe } from "./push.ts";

type Attempt = (act: () => Promise<Notices>) => Promise<void>;
interface Props {
  now: Notices;
  attempt: Attempt;
}

export function Channels(props: Props) {
  return (
    <section class="channels">
      <Push {...props} />
      <Mail {...props} />
      <Hook {...props} />
    </section>
  );
}

/** Works, waits until, or what is still to be done. */
function standing(state: NoticeState, idle: string): { text: string; mood: string } {
  if (!state.ready) return { text: idle, mood: "" };
  if (state.waiting !== null) return { text: t("notices.waits"), mood: "warn" };
  return state.trouble ? { text: t("notices.fails"), mood: "warn" } : { text: t("notices.works"), mood: "ok" };
}

interface CardProps {
  way: NoticeTest["way"];
  icon: string;
  state: NoticeState;
  idle: string;
  attempt: Attempt;
  children: ComponentChildren;
}

function Card({ way, icon, state, idle, attempt, children }: CardProps) {
  const { text, mood } = standing(state, idle);
  return (
    <article class="flat" id={`way-${way}`}>
      <h3>
        <Icon name={icon} />
        {t(`notices.way.${way}` as "notices.way.push")}
        <span class={`tag ${mood}`}>{text}</span>
      </h3>
      {children}
      {state.trouble && (
        <p class="meaning">
          {state.waiting === null
            ? t("notices.trouble", { why: state.trouble })
            : t("notices.retry", { why: state.trouble, time: span(state.waiting - Date.now() / 1000) })}
        </p>
      )}
      {state.ready && (
        <button type="button" class="button" onClick={() => void attempt(() => api.testNotice({ way }))}>
          {t("notices.test")}
        </button>
      )}
    </article>
  );
}

function Push({ now, attempt }: Props) {
  const here = useSignal(false);
  useEffect(() => void subscribed().then((found) => (here.value = found !== null)), [now]);
  return (
    <Card way="push" icon="phone" state={now.push} idle={t("notices.off")} attempt={attempt}>
      <p>{pushWorks() ? t("notices.push.note", { n: now.push_devices }) : t("notices.push.none")}</p>
      {pushWorks() && (
        <button
          type="button"
          class="button"
          onClick={() => void attempt(() => (here.value ? unsubscribe() : subscribe(now.push_key)))}>
          {t(here.value ? "notices.push.stop" : "notices.push.start")}
        </button>
      )}
    </Card>
  );
}

function Mail({ now, attempt }: Props) {
  const typed = useSignal(now.mail_address);
  const save = (event: Event) => {
    event.preventDefault();
    void attempt(() => api.setMail(typed.value.trim()));
  };
  const idle = !now.mail_offered
    ? t("notices.mail.absent")
    : now.mail_address
      ? t("notices.mail.unconfirmed")
      : t("notices.off");
  const note = !now.mail_offered
    ? t("notices.mail.none")
    : now.mail_address && !now.mail.ready
      ? t("notices.mail.sent", { address: now.mail_address })
      : t("notices.mail.note");
  return (
    <Card way="mail" icon="mail" state={now.mail} idle={idle} attempt={attempt}>
      <p>{note}</p>
      {now.mail_offered && (
        <form class="stacked" onSubmit={save}>
          <input
            class="field"
            type="email"
            maxLength={254}
            autocomplete="email"
            aria-label={t("notices.mail.address")}
            placeholder={t("notices.mail.address")}
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
          <button class="button">
            {t(now.mail_address && !now.mail.ready ? "notices.mail.again" : "settings.save")}
          </button>
        </form>
      )}
    </Card>
  );
}

function Hook({ now, attempt }: Props) {
  const typed = useSignal(now.hook_url);
  const shown = useSignal(false);
  const save = (event: Event) => {
    event.preventDefault();
    void attempt(() => api.setHook(typed.value.trim()));
  };
  return (
    <Card way="hook" icon="hook" state={now.hook} idle={t("notices.off")} attempt={attempt}>
      <p>{t("notices.hook.note")}</p>
      <form class="stacked" onSubmit={save}>
        <input
          class="field"
          type="url"
          maxLength={1000}
          autocomplete="off"
          aria-label={t("notices.hook.url")}
          placeholder="https://"
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button class="button">{t("settings.save")}</button>
      </form>
      {now.hook_secret && (
        <button type="button" class="button quiet" onClick={() => (shown.value = !shown.value)}>
          {t("notices.hook.secret")}
        </button>
      )}
      {shown.value && <code class="num">{now.hook_secret}</code>}
    </Card>
  );
}
