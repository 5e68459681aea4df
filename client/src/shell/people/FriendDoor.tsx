/** Somebody's link: open it, and we are friends. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { FriendOffer } from "../../wire.ts";
import { api } from "../api.ts";
import { known, me } from "../games.ts";
import { NameField } from "../parts/NameField.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Top } from "../parts/Top.tsx";
import { go } from "../route.ts";
import { Face } from "../parts/Face.tsx";
import { t } from "../settings.ts";
import { friends } from "./friends.ts";
import "./people.css";

export function FriendDoor({ token }: { token: string }) {
  const found = useSignal<FriendOffer | null>(null);
  const trouble = useSignal("");
  const name = useSignal("");
  useEffect(() => {
    document.title = `${t("friends")} · Patolli`;
    void api.friendOffer(token).then(
      (offer) => (found.value = offer),
      (error: Error) => (trouble.value = error.message),
    );
  }, [token]);
  const accept = async (event: Event) => {
    event.preventDefault();
    try {
      await known(name.value, t("name.default"));
      friends.value = await api.followFriend(token);
      go("/friends");
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const offer = found.value;
  if (!offer) return <Notice text={trouble.value || t("table.loading")} bad={Boolean(trouble.value)} />;
  return (
    <>
      <Top title="Patolli" />
      <main class="people">
        <form class="panel friend-door" onSubmit={(event) => void accept(event)}>
          <Face name={offer.name} big />
          <h1 class="title">{offer.mine ? t("friends.own-link") : t("friends.offer", { name: offer.name })}</h1>
          <p>{t(offer.mine ? "friends.own-link.note" : "friends.offer.note")}</p>
          {trouble.value && (
            <p class="oops" role="alert">
              {trouble}
            </p>
          )}
          {!offer.mine && !me.value?.known && (
            <NameField hint={t("name.stay")} name={name.value} set={(given) => (name.value = given)} />
          )}
          {!offer.mine && <button class="button go">{t("friends.offer.yes")}</button>}
        </form>
      </main>
    </>
  );
}
