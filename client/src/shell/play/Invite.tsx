/** Links for friends, with a word of warning where they would lead nobody here. */

import { useSignal } from "@preact/signals";
import type { Friend } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { reach, unreachable } from "../invitations.ts";
import { t } from "../settings.ts";

interface Props {
  links: { seat: number; link: string }[];
  /** Friends who can be asked by name. */
  friends: Friend[];
  ask(friend: Friend): void;
}

export function Invite({ links, friends, ask }: Props) {
  if (!links.length && !friends.length) return null;
  return (
    <section class="part invite">
      <h2>
        {t("link.invite", { n: Math.max(1, links.length) })}
        {links.length > 0 && <span>{t("link.once")}</span>}
      </h2>
      {links.length > 0 && unreachable(location.origin, reach.value) && (
        <div class="hint" role="note">
          <Icon name="laptop" />
          <p>
            <b>{t("link.local")}</b> {t("link.local.note")} <code>patolli serve --host 0.0.0.0</code>{" "}
            {reach.value?.address && t("link.local.then", { address: reach.value.address })}
          </p>
        </div>
      )}
      {links.map(({ seat, link }) => (
        <CopyLink key={seat} seat={seat} link={link} />
      ))}
      {friends.length > 0 && (
        <div class="by-name">
          <span>{t("friends.by-name")}</span>
          {friends.map((friend) => (
            <button key={friend.id} type="button" class="button" onClick={() => ask(friend)}>
              <Icon name="person" />
              {friend.name}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** A link to send. */
export function CopyLink({ seat, link }: { seat?: number; link: string }) {
  const copied = useSignal(false);
  const box = useSignal<HTMLInputElement | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
      setTimeout(() => (copied.value = false), 2500);
    } catch {
      box.value?.select(); // a page that is not secure cannot copy by itself
    }
  };
  return (
    <div class="link">
      {seat !== undefined && <Badge seat={seat} />}
      <input
        ref={(input) => void (box.value = input)}
        class="field"
        readOnly
        value={link}
        aria-label={t("link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name={copied.value ? "check" : "copy"} />
        {copied.value ? t("link.copied") : t("link.copy")}
      </button>
    </div>
  );
}
