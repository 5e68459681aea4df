/** Somebody, as far as they let others know; of oneself also what that is. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Profile } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { gameOf, games, me } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Top } from "../parts/Top.tsx";
import { printed } from "../play/counting.ts";
import { lang, t } from "../settings.ts";
import { askFriends, friends } from "./friends.ts";
import { PlayedList, day } from "./PlayedList.tsx";
import { Ratings } from "./Ratings.tsx";
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
      <a class="button quiet" href="/friends">
        <Icon name="friends" />
        {t(state === "friends" ? "person.is-friend" : "person.is-asked")}
      </a>
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
      <main class="people">
        {person.mine && <Ways />}
        <section class="panel who-card">
          <span class="face">
            <Icon name="person" />
          </span>
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
        {(person.ratings.length > 0 || person.mine) && <Ratings pools={person.ratings} game="" />}
        <div class="four">
          {person.statistics.map((one) => (
            <article key={one.game} class="rate">
              <Cover game={one.game} />
              <div>
                <b>{gameOf(one.game)?.title ?? one.game}</b>
                <p>{t("matches.count", { n: one.played, won: one.won })}</p>
                {one.mean !== null && (
                  <p>{t("profile.points", { n: printed(one.mean), most: printed(one.most ?? one.mean) })}</p>
                )}
              </div>
            </article>
          ))}
        </div>
        {!person.statistics.length && <p class="panel">{t("profile.nothing")}</p>}
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
