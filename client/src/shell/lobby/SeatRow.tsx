/** One seat of a new table: me, a bot, or somebody who comes. */

import type { BotSpec } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { me } from "../games.ts";
import { NameField } from "../parts/NameField.tsx";
import { of } from "../people/friends.ts";
import { t } from "../settings.ts";
import type { Chair, SeatKind } from "./seating.ts";

interface Props {
  seat: number;
  chair: Chair;
  bots: BotSpec[];
  /** How many sit there: bots are rated for that. */
  seats: number;
  myName: string;
  setMyName(name: string): void;
  set(chair: Chair): void;
}

const ICON: Record<SeatKind, string> = { me: "person", bot: "bot", friend: "link", anyone: "globe", here: "laptop" };

export function SeatRow(props: Props) {
  const { seat, chair, bots, set } = props;
  return (
    <div class={chair.kind === "friend" || chair.kind === "anyone" ? "chair vacant" : "chair"}>
      <Badge seat={seat} />
      {chair.kind === "me" ? (
        <Myself {...props} />
      ) : (
        <>
          <Somebody {...props} />
          <label class="sort">
            <Icon name={chair.friend ? "person" : ICON[chair.kind]} />
            <select
              aria-label={t("seat.who", { n: seat + 1 })}
              value={`${chair.kind} ${chair.kind === "friend" ? (chair.friend ?? "") : chair.bot}`.trim()}
              onChange={(event) => {
                const [kind, which = ""] = event.currentTarget.value.split(" ");
                const friend = kind === "friend" ? which : "";
                set({ ...chair, kind: kind as SeatKind, bot: kind === "bot" ? which : "", friend });
              }}>
              {of("friends").map((friend) => (
                <option key={friend.id} value={`friend ${friend.id}`}>
                  {friend.name}
                </option>
              ))}
              {bots.map((bot) => (
                <option key={bot.name} value={`bot ${bot.name}`}>
                  {[t("seat.bot.sort", { bot: bot.label }), bot.ratings[props.seats]].filter(Boolean).join(" · ")}
                </option>
              ))}
              <option value="friend">{t("seat.friend")}</option>
              <option value="anyone">{t("seat.anyone")}</option>
              <option value="here">{t("seat.here")}</option>
            </select>
          </label>
        </>
      )}
    </div>
  );
}

function Myself({ myName, setMyName }: Props) {
  if (me.value?.known)
    return (
      <div class="who">
        <b>{me.value.name}</b>
        <small>{t("seat.you")}</small>
      </div>
    );
  return <NameField hint={t("name.stay")} name={myName} set={setMyName} />;
}

function Somebody({ seat, chair, bots, seats, set }: Props) {
  if (chair.kind === "here")
    return (
      <input
        class="field"
        aria-label={t("seat.here.name")}
        placeholder={t("seat.here.name")}
        maxLength={40}
        value={chair.name}
        onInput={(event) => set({ ...chair, name: event.currentTarget.value })}
      />
    );
  const friend = chair.kind === "friend" && chair.friend && of("friends").find((one) => one.id === chair.friend);
  if (friend)
    return (
      <div class="who">
        <b>{friend.name}</b>
        <small>{t("friends.told")}</small>
      </div>
    );
  const bot = bots.find((one) => one.name === chair.bot);
  return (
    <div class="who">
      <b>{bot ? `${bot.label} ${seat + 1}` : t(chair.kind === "anyone" ? "seat.anyone.who" : "seat.friend")}</b>
      <small>
        {bot
          ? [bot.ratings[seats], bot.note].filter(Boolean).join(" · ")
          : t(chair.kind === "anyone" ? "seat.anyone.note" : "seat.friend.note")}
      </small>
    </div>
  );
}
