/** What I am told, by which ways, and when not. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { NoticeWishes, Notices } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api, zone } from "../api.ts";
import { games, me, refreshMe } from "../games.ts";
import { chime } from "../news.ts";
import { Notice } from "../parts/Notice.tsx";
import { Top } from "../parts/Top.tsx";
import { go } from "../route.ts";
import { lang, t } from "../settings.ts";
import { Channels } from "./Channels.tsx";
import { QuietHours } from "./QuietHours.tsx";
import { Vacation } from "./Vacation.tsx";
import { Ways } from "./Ways.tsx";
import "./people.css";
import "./notices.css";

type NoticeKind = keyof NoticeWishes["kinds"];
type NoticeWay = NoticeWishes["kinds"][NoticeKind][number];
const KINDS: NoticeKind[] = ["asked", "time", "invited", "ended", "bot", "friend"];
const WAYS: { way: NoticeWay; icon: string }[] = [
  { way: "sound", icon: "bell" },
  { way: "browser", icon: "laptop" },
  { way: "push", icon: "phone" },
  { way: "mail", icon: "mail" },
  { way: "hook", icon: "hook" },
];

export function NoticesPage() {
  const found = useSignal<Notices | null>(null);
  const trouble = useSignal("");
  const said = useSignal("");
  const known = me.value?.known;
  const latest = useRef(0);
  const attempt = async (act: () => Promise<Notices>) => {
    const mine = ++latest.current;
    trouble.value = "";
    try {
      const answer = await act();
      if (mine === latest.current) found.value = answer; // not if something newer is under way
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  useEffect(() => {
    document.title = `${t("notices")} · Patolli`;
  }, [lang.value]);
  useEffect(() => {
    const token = new URLSearchParams(location.search).get("confirm");
    const confirm = async () => {
      if (token) {
        await api.confirmMail(token);
        said.value = t("notices.mail.confirmed");
        go("/notices", true);
      }
      return api.notices();
    };
    if (known || token) void attempt(confirm);
  }, [known]);
  if (known === false && !said.value && !trouble.value) return <Notice text={t("notices.guest")} bad={false} />;
  if (!games.value || (known && !found.value && !trouble.value))
    return <Notice text={t("table.loading")} bad={false} />;
  const now = found.value;
  const save = (part: Partial<NoticeWishes>) =>
    void attempt(async () => {
      const wishes = { ...found.value!.wishes, zone: zone(), lang: lang.value, ...part };
      found.value = { ...found.value!, wishes }; // at once; what the server says comes after
      const kept = await api.wish(wishes);
      refreshMe(); // whether an open page tells of anything
      return kept;
    });
  return (
    <>
      <Top title="Patolli" nav={games.value[0]?.name} />
      <main class="people mine notices">
        <Ways />
        <h1 class="title">{t("notices")}</h1>
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        {said.value && <p role="status">{said}</p>}
        {now && (
          <>
            <Matrix now={now} save={save} say={(text) => (trouble.value = text)} />
            <QuietHours wishes={now.wishes} save={save} />
            <Vacation />
            <Channels now={now} attempt={attempt} />
          </>
        )}
      </main>
    </>
  );
}

interface MatrixProps {
  now: Notices;
  save(part: Partial<NoticeWishes>): void;
  /** Why something cannot be. */
  say(text: string): void;
}

/** Kinds by ways. A way that is not set up leads to its card instead of switching on. */
function Matrix({ now, save, say }: MatrixProps) {
  const ready: Partial<Record<NoticeWay, boolean>> = {
    push: now.push.ready,
    mail: now.mail.ready,
    hook: now.hook.ready,
    browser: typeof Notification === "function" && Notification.permission === "granted",
  };
  const change = async (kind: NoticeKind, way: NoticeWay, on: boolean) => {
    if (on && ready[way] === false) {
      document.getElementById(`way-${way}`)?.scrollIntoView({ block: "center" });
      document.querySelector<HTMLElement>(`#way-${way} :is(input, button)`)?.focus();
    }
    if (on && way === "sound") chime();
    if (on && way === "browser") {
      const may = typeof Notification === "function" && (await Notification.requestPermission());
      if (may !== "granted") return say(t("notices.push.denied"));
    }
    const ways = now.wishes.kinds[kind] ?? [];
    const set = on ? [...ways, way] : ways.filter((one) => one !== way);
    save({ kinds: { ...now.wishes.kinds, [kind]: set } });
  };
  return (
    <section class="panel">
      <h2 class="title">
        {t("notices.when")}
        <span>{t("notices.link")}</span>
      </h2>
      <table class="matrix">
        <thead>
          <tr>
            <td />
            {WAYS.map(({ way, icon }) => (
              <th key={way} scope="col">
                <Icon name={icon} />
                {t(`notices.way.${way}` as "notices.way.push")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <b>{t(`notices.${kind}` as "notices.asked")}</b>
                <small>{t(`notices.${kind}.note` as "notices.asked.note")}</small>
              </th>
              {WAYS.map(({ way }) => {
                const name = t(`notices.way.${way}` as "notices.way.push");
                return (
                  <td key={way} data-way={name}>
                    <label class="toggle">
                      <input
                        type="checkbox"
                        role="switch"
                        aria-label={`${t(`notices.${kind}` as "notices.asked")}: ${name}`}
                        checked={now.wishes.kinds[kind]?.includes(way) && ready[way] !== false}
                        onChange={(event) => {
                          const on = event.currentTarget.checked;
                          if (on && ready[way] === false) event.currentTarget.checked = false;
                          void change(kind, way, on);
                        }}
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
