/** How many play, and who: the first thing to settle about a table. */

import type { GameInfo } from "../../wire.ts";
import { Badge } from "../../look/Icon.tsx";
import { NameField } from "../parts/NameField.tsx";
import { RivalPicture } from "../parts/Cover.tsx";
import { Switch } from "../parts/Switch.tsx";
import { me } from "../games.ts";
import { t } from "../settings.ts";
import { Against } from "./Options.tsx";
import { SeatRow } from "./SeatRow.tsx";
import { type Chair, type Company as Sort, companies, companyOf, filled, seated } from "./seating.ts";
import type { Wish } from "./wish.ts";

interface Props {
  game: GameInfo;
  wish: Wish;
  solo: boolean;
  myName: string;
  setMyName(name: string): void;
}

const SORTS: { value: Sort; icon: string }[] = [
  { value: "bots", icon: "bot" },
  { value: "friends", icon: "friends" },
  { value: "anyone", icon: "globe" },
];

export function Company(props: Props) {
  const { game, wish, solo } = props;
  const chairs = wish.chairs.value;
  const set = (made: Chair[]) => (wish.chairs.value = made);
  if (solo) return <Duel {...props} />;
  return (
    <section class="company">
      <h3>
        {t("new.who")}
        <span>{t("new.seats", { n: chairs.length })}</span>
      </h3>
      <div class="whom">
        <Switch<Sort | "">
          wide
          label={t("new.who")}
          value={companyOf(chairs)}
          set={(sort) => sort && set(filled(chairs, sort, game.bots))}
          values={SORTS.map(({ value, icon }) => ({ value, icon, label: t(`company.${value}`) }))}
        />
        <Switch
          label={t("new.count")}
          value={chairs.length}
          set={(count) => set(seated(chairs, count, game.bots))}
          values={companies(game).map((value) => ({ value, label: String(value) }))}
        />
      </div>
      <div class="seats">
        {chairs.map((chair, i) => (
          <SeatRow
            key={i}
            seat={i}
            chair={chair}
            bots={game.bots}
            seats={chairs.length}
            myName={props.myName}
            setMyName={props.setMyName}
            set={(changed) => set(chairs.map((old, j) => (j === i ? changed : old)))}
          />
        ))}
      </div>
      <Against field="seats" />
    </section>
  );
}

/** Me against the rival of the rules. */
function Duel({ game, myName, setMyName }: Props) {
  return (
    <section class="duel">
      <div>
        <Badge seat={0} />
        {me.value?.known ? <b>{me.value.name}</b> : <NameField hint={t("name.ask")} name={myName} set={setMyName} />}
        <small>{t("new.begins")}</small>
      </div>
      <em>{t("new.against")}</em>
      <div>
        <span class="face">
          <RivalPicture game={game.name} />
        </span>
        <b>{game.rival?.name}</b>
        <small>{t("players.rival")}</small>
      </div>
    </section>
  );
}
