/** What I can do about somebody at a table: their profile, be friends, not hear or meet them, tell those who run it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Somebody, Whom } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { keep } from "../invitations.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { t } from "../settings.ts";
import "./PersonMenu.css";

interface Props {
  table: string;
  /** By seat, or by a line of chat: whoever said it may sit elsewhere by now, or nowhere. */
  whom: Whom;
  name: string;
  /** I am the host, and the game has not begun. */
  canAskToLeave: boolean;
  /** I sit here too. */
  sitting: boolean;
  close(): void;
}

export function PersonMenu({ table, whom, name, canAskToLeave, sitting, close }: Props) {
  const found = useSignal<Somebody | null>(null);
  const reporting = useSignal(false);
  const text = useSignal("");
  const said = useSignal({ text: "", bad: false });
  const seat = whom.seat ?? null;
  useEffect(() => {
    if (seat !== null)
      void api.somebody(table, seat).then(
        (one) => (found.value = one),
        () => undefined,
      );
  }, [table, seat]);
  const act = async (does: () => Promise<unknown>, done: string) => {
    try {
      await does();
      said.value = { text: done, bad: false };
      if (seat !== null) found.value = await api.somebody(table, seat).catch(() => null);
    } catch (error) {
      said.value = { text: (error as Error).message, bad: true };
    }
  };
  const item = (icon: string, label: string, does: () => void) => (
    <li>
      <button type="button" class="item" onClick={does}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
  const one = found.value;
  const asks = one?.friend === "" || one?.friend === "asks";
  const leave = () =>
    void act(async () => {
      keep(await api.askToLeave(table, seat!));
      close();
    }, "");
  const send = (event: Event) => {
    event.preventDefault();
    void act(async () => {
      await api.report(table, whom, text.value);
      reporting.value = false;
    }, t("person.reported"));
  };
  return (
    <Dialog title={name} close={close} beside>
      <div class="sheet-body person-menu">
        {said.value.text && (
          <p class={said.value.bad ? "oops" : "told"} role={said.value.bad ? "alert" : "status"}>
            {said.value.text}
          </p>
        )}
        {reporting.value ? (
          <form onSubmit={send}>
            <label>
              {t("person.report.what")}
              <textarea
                class="field"
                rows={3}
                maxLength={500}
                value={text.value}
                onInput={(event) => (text.value = event.currentTarget.value)}
              />
            </label>
            <p>
              <small>{t("person.report.note")}</small>
            </p>
            <div class="pair">
              <button class="button go">{t("person.report.send")}</button>
              <button type="button" class="button quiet" onClick={() => (reporting.value = false)}>
                {t("cancel")}
              </button>
            </div>
          </form>
        ) : (
          <ul>
            {one?.profile && (
              <li>
                <a class="item" href={`/person/${one.profile}`}>
                  <Icon name="person" />
                  {t("person.profile")}
                </a>
              </li>
            )}
            {sitting &&
              seat !== null &&
              asks &&
              item("friends", t("person.friend"), () => void act(() => api.befriend(table, seat), t("person.asked")))}
            {one && !asks && (
              <li class="state">
                <Icon name="friends" />
                {t(one.friend === "friends" ? "person.is-friend" : "person.is-asked")}
              </li>
            )}
            {canAskToLeave && item("leave", t("person.leave"), leave)}
            {one?.kept ? (
              <li class="state">
                <Icon name={one.kept} />
                {t(one.kept === "mute" ? "person.is-muted" : "person.is-blocked")}{" "}
                <a href="/friends">{t("person.undo")}</a>
              </li>
            ) : (
              item(
                "mute",
                t("person.mute"),
                () => void act(() => api.keepAway(table, whom, "mute"), t("person.is-muted")),
              )
            )}
            {one?.kept !== "block" &&
              item(
                "block",
                t("person.block"),
                () => void act(() => api.keepAway(table, whom, "block"), t("person.is-blocked")),
              )}
            {item("flag", t("person.report"), () => {
              said.value = { text: "", bad: false };
              reporting.value = true;
            })}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
