/** What is said at a table. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { ChatMessage, TableMessage } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { me } from "../games.ts";
import { PersonMenu } from "../people/PersonMenu.tsx";
import { t } from "../settings.ts";

const ADDRESS = /((?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*)/i;

/** What somebody said; an address in it is told apart, and leads nowhere. */
function Said({ text }: { text: string }) {
  return (
    <>
      {text.split(ADDRESS).map((part, i) =>
        i % 2 ? (
          <span key={i} class="address">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** `table`: where it is said, so that something can be done about who said it. */
export function Chat({ chat, table }: { chat: ChatMessage[]; table?: TableMessage }) {
  const menu = useSignal<ChatMessage | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [chat]);
  return (
    <>
      <div class="lines" ref={box} tabIndex={0} role="log" aria-label={t("chat")}>
        {!chat.length && <p class="nothing">{t("chat.empty")}</p>}
        <ol>
          {chat.map((said) => (
            <li key={said.number}>
              {said.seat >= 0 ? <Badge seat={said.seat} /> : <Icon name="spectator" class="unseated" />}
              <span>
                {table &&
                me.value?.known &&
                said.name &&
                !table.seats[said.seat]?.mine &&
                said.name !== me.value.name ? (
                  <button
                    type="button"
                    class="said-by"
                    aria-label={t("person.menu", { name: said.name })}
                    onClick={() => (menu.value = said)}>
                    {said.name}
                  </button>
                ) : (
                  <b>{said.name}</b>
                )}{" "}
                <Said text={said.text} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      {menu.value && table && (
        <PersonMenu
          table={table.id}
          whom={{ line: menu.value.number }}
          name={menu.value.name}
          canAskToLeave={false}
          sitting={table.seats.some((seat) => seat.mine)}
          close={() => (menu.value = null)}
        />
      )}
    </>
  );
}

export function Say({ say }: { say(text: string): void }) {
  const text = useSignal("");
  const send = (event: Event) => {
    event.preventDefault();
    if (text.value.trim()) say(text.value.trim());
    text.value = "";
  };
  return (
    <form class="say" onSubmit={send}>
      <input
        class="field"
        maxLength={300}
        placeholder={t("chat.say")}
        aria-label={t("chat.say")}
        value={text.value}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button class="tool" aria-label={t("chat.send")}>
        <Icon name="chat" />
      </button>
    </form>
  );
}
