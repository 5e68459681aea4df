/** My friends, who asks me, a link for more of them; and whom I keep away. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Friend, FriendLink, KeptAway } from "../../wire.ts";
import { api } from "../api.ts";
import { games, me } from "../games.ts";
import { reach, askReach, shared } from "../invitations.ts";
import { inviteFriend } from "../lobby/Lobby.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Top } from "../parts/Top.tsx";
import { CopyLink } from "../play/Invite.tsx";
import { lang, t } from "../settings.ts";
import { askFriends, friends, of } from "./friends.ts";
import { day } from "./PlayedList.tsx";
import { Thing } from "./Thing.tsx";
import { Ways } from "./Ways.tsx";
import "./people.css";

export function FriendsPage() {
  const away = useSignal<KeptAway[]>([]);
  const link = useSignal<FriendLink | null>(null);
  const trouble = useSignal("");
  const attempt = async (act: () => Promise<unknown>) => {
    trouble.value = "";
    try {
      await act();
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const known = me.value?.known;
  useEffect(() => {
    document.title = `${t("friends")} · Patolli`;
  }, [lang.value]);
  useEffect(() => {
    askReach();
    askFriends();
    if (known) void attempt(async () => (away.value = await api.blocked()));
  }, [known]);
  if (known === undefined || !games.value) return <Notice text={t("table.loading")} bad={false} />;
  const set = (act: () => Promise<Friend[]>) => void attempt(async () => (friends.value = await act()));
  const remove = (one: Friend, label: string) => (
    <button type="button" class="button quiet" onClick={() => set(() => api.removeFriend(one.id))}>
      {label}
    </button>
  );
  return (
    <>
      <Top title="Patolli" nav={games.value[0]?.name} />
      <main class="people mine">
        <Ways />
        <h1 class="title">{t("friends")}</h1>
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        {of("asks").length > 0 && (
          <section class="panel">
            <h2 class="title">{t("friends.asks")}</h2>
            {of("asks").map((one) => (
              <Thing
                key={one.id}
                icon="friends"
                face={one.name}
                title={one.name}
                note={t("friends.since-asks", { day: day(one.since) })}>
                <div class="pair">
                  <button type="button" class="button" onClick={() => set(() => api.answerFriend(one.id, true))}>
                    {t("friends.yes")}
                  </button>
                  <button type="button" class="button quiet" onClick={() => set(() => api.answerFriend(one.id, false))}>
                    {t("friends.no")}
                  </button>
                </div>
              </Thing>
            ))}
          </section>
        )}
        <section class="panel">
          <h2 class="title">{t("friends.mine")}</h2>
          {!of("friends").length && <p>{t("friends.none")}</p>}
          {of("friends").map((one) => (
            <Thing
              key={one.id}
              icon="person"
              face={one.name}
              title={one.name}
              note={t("friends.since", { day: day(one.since) })}>
              <div class="pair">
                <button type="button" class="button" onClick={() => inviteFriend(one.id)}>
                  {t("profile.invite")}
                </button>
                {remove(one, t("friends.remove"))}
              </div>
            </Thing>
          ))}
          {of("asked").map((one) => (
            <Thing key={one.id} icon="clock" title={one.name} note={t("friends.waits", { day: day(one.since) })}>
              {remove(one, t("friends.take-back"))}
            </Thing>
          ))}
          <Thing icon="link" title={t("friends.link")} note={t("friends.link.note")}>
            <button
              type="button"
              class="button"
              onClick={() => void attempt(async () => (link.value = await api.friendLink()))}>
              {t("friends.link.make")}
            </button>
          </Thing>
          {link.value && <CopyLink link={`${shared(location.origin, reach.value)}/friend/${link.value.token}`} />}
        </section>
        <section class="panel">
          <h2 class="title">{t("friends.away")}</h2>
          {!away.value.length && <p>{t("friends.away.none")}</p>}
          {away.value.map((one) => (
            <Thing
              key={one.id}
              icon={one.how}
              title={one.name}
              note={t(one.how === "mute" ? "friends.muted" : "friends.blocked", { day: day(one.since) })}>
              <button
                type="button"
                class="button quiet"
                onClick={() => void attempt(async () => (away.value = await api.unblock(one.id)))}>
                {t(one.how === "mute" ? "friends.unmute" : "friends.unblock")}
              </button>
            </Thing>
          ))}
        </section>
      </main>
    </>
  );
}
