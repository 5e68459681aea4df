/** Somebody, as far as they let others know; of oneself also what that is. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Profile } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { games, me } from "../games.ts";
import { inviteFriend } from "../lobby/Lobby.tsx";
import { Face } from "../parts/Face.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Top } from "../parts/Top.tsx";
import { lang, t } from "../settings.ts";
import { askFriends, friends } from "./friends.ts";
import { PlayedList, day } from "./PlayedList.tsx";
import { Company } from "./Company.tsx";
import { Tiles } from "./Tiles.tsx";
import { Ways } from "./Ways.tsx";
import "./people.css";

const WHO: Profile["profile"][] = ["nobody", "players", "everyone"];

/** Be friends with somebody, or see that we are. */
function Befriend({ id }: { id: string }) {
  const trouble = useSignal("");
  useEffect(askFriends, [id]);
  const state = friends.value.find((friend) => friend.id === id)?.state;
  const ask = () =>
    void api.befriendPerson(id).then(askFriends, (error: Error) => {
      trouble.value = error.message;
    });
  if (trouble.value)
    return (
      <p class="oops" role="alert">
        {trouble}
      </p>
    );
  if (state === "friends" || state === "asked")
    return (
      <>
        {state === "friends" && (
          <button type="button" class="button go" onClick={() => inviteFriend(id)}>
            {t("profile.invite")}
          </button>
        )}
        <a class="button quiet" href="/friends">
          <Icon name="friends" />
          {t(state === "friends" ? "person.is-friend" : "person.is-asked")}
        </a>
      </>
    );
  return (
    <button type="button" class="button" onClick={ask}>
      <Icon name="friends" />
      {t("person.friend")}
    </button>
  );
}

/** `id` "me": my own. */
export function ProfilePage({ id }: { id: string }) {
  const found = useSignal<Profile | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    void (id === "me" ? api.myProfile() : api.profile(id)).then(
      (profile) => (found.value = profile),
      (error: Error) => (trouble.value = error.message),
    );
  }, [id, lang.value]);
  const person = found.value;
  useEffect(() => {
    document.title = `${person?.name ?? t("profile")} · Patolli`;
  });
  if (trouble.value && !person) return <Notice text={trouble.value} bad />;
  if (!person || !games.value) return <Notice text={t("table.loading")} bad={false} />;
  const settle = async (part: Partial<Pick<Profile, "profile" | "shows_matches">>) => {
    try {
      await api.setProfile({ profile: person.profile, shows_matches: person.shows_matches, ...part });
      found.value = await api.myProfile();
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  return (
    <>
      <Top title="Patolli" nav={games.value[0]?.name} />
      <main class={person.mine ? "people mine" : "people of-person"}>
        {person.mine && <Ways />}
        <section class="panel who-card">
          <Face name={person.name} big />
          <div>
            <h1>{person.name}</h1>
            <p>
              {t("profile.since", { day: day(person.since) })}{" "}
              {person.rated > 0 && (
                <span class={person.finished === person.rated ? "note-tag fact" : "note-tag"}>
                  {t("profile.finishes", { n: person.finished, of: person.rated })}
                </span>
              )}
            </p>
          </div>
          {!person.mine && me.value?.known && <Befriend id={person.id} />}
        </section>
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        {person.mine && (
          <section class="panel allow">
            <h2 class="title">{t("profile.allow")}</h2>
            <label>
              {t("profile.who")}
              <select
                class="field"
                value={person.profile}
                onChange={(event) => void settle({ profile: event.currentTarget.value as Profile["profile"] })}>
                {WHO.map((value) => (
                  <option key={value} value={value}>
                    {t(`profile.${value}`)}
                  </option>
                ))}
              </select>
            </label>
            <label class="check">
              <input
                type="checkbox"
                checked={person.shows_matches}
                onChange={(event) => void settle({ shows_matches: event.currentTarget.checked })}
              />
              {t("profile.matches")}
            </label>
            {person.profile !== "nobody" && (
              <p>
                {t("profile.address")} <code>{`${location.origin}/person/${person.id}`}</code>
              </p>
            )}
          </section>
        )}
        <Tiles person={person} />
        <Company person={person} />
        {person.matches.length > 0 && (
          <section class="panel">
            <h2 class="title">{t("profile.played")}</h2>
            <PlayedList matches={person.matches} />
          </section>
        )}
      </main>
    </>
  );
}
