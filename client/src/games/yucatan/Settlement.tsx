/** A settlement: its buildings, leaders and armies, prison and advisors. Mine can be played on, others' only read. */

import { Icon } from "../../look/Icon.tsx";
import { ClanToken, Parts, ROMAN, abilityIcon, iconOf } from "./Pieces.tsx";
import { Tile } from "../../shell/Spot.tsx";
import { Price } from "./Price.tsx";
import { useDesk, type Note } from "./desk.ts";
import { parts, type Part } from "./effects.ts";
import { abilityLines, armyName, creatureLines, doesLines } from "./names.ts";
import { armyLines, armyPick } from "./Map.tsx";
import type { LevelView, PlayerView } from "./view.ts";

/** What a building gives at a level, as icons. */
export function buildingParts(name: string, level: LevelView): { all: Part[]; per: boolean } {
  if (name === "granary")
    return {
      all: [
        { icon: "corn", text: `+${level.gain_corn}` },
        ...(level.gain_jade ? [{ icon: "jade", text: `+${level.gain_jade}` }] : []),
      ],
      per: false,
    };
  if (name === "barracks") return { all: [{ icon: "reinforce", text: String(level.warriors) }], per: false };
  const price = [
    ...(level.jade ? [{ icon: "jade", text: `−${level.jade}` }] : []),
    ...(level.corn ? [{ icon: "corn", text: `−${level.corn}` }] : []),
  ];
  const free = level.free ? [{ icon: "time", text: `+${level.free}` }] : [];
  return {
    all: [
      ...(price.length
        ? price
        : [{ icon: name === "site" ? "build" : name === "academy" ? "train" : "summon", text: "0" }]),
      ...free,
    ],
    per: price.length > 0,
  };
}

function Building({ player, index, mine }: { player: PlayerView; index: number; mine: boolean }) {
  const { view, found, t, title } = useDesk();
  const building = player.buildings[index]!;
  const levels = view.printed.buildings[building.name] ?? [];
  const now = levels[building.level];
  const top = levels.length - 1;
  const { all, per } = now ? buildingParts(building.name, now) : { all: [], per: false };
  const name = title(`building-${building.name}`);
  const note: Note = {
    icon: building.name,
    title: `${name}, ${t("yu-level", { n: building.level })} / ${top}`,
    lines: levels.map(
      (level, n) =>
        `${n === building.level ? "▸ " : ""}${t("yu-level", { n })}: ${levelWords(building.name, level, t)}`,
    ),
  };
  const label = `${note.title}. ${now ? levelWords(building.name, now, t) : ""}${building.tokens ? `. ${t("yu-led")}` : ""}`;
  const choices = mine ? found({ building: building.name }) : [];
  const face = (
    <>
      <span class="yu-pips">
        {Array.from({ length: top }, (_, i) => (
          <i key={i} class={top - i <= building.level ? "yu-on" : ""} />
        ))}
      </span>
      <Icon name={building.name} class="yu-picture" />
      {building.tokens > 0 && (
        <span class="yu-tokens">
          {Array.from({ length: building.tokens }, (_, i) => (
            <Icon key={i} name="token-building" />
          ))}
        </span>
      )}
      <span class="yu-name">{name}</span>
      <span class="yu-facts">
        <Parts all={all} />
        {per && <small>{t("yu-per-level")}</small>}
      </span>
      {choices.some(({ kind }) => kind === "build") && <Price choices={choices} />}
    </>
  );
  const look = `yu-building${building.tokens ? " yu-placed" : ""}`;
  return mine ? (
    <Tile id={`building-${building.name}`} pick={{ building: building.name }} label={label} note={note} class={look}>
      {face}
    </Tile>
  ) : (
    <div class={`tile ${look}`} role="img" aria-label={label} title={label}>
      {face}
    </div>
  );
}

export function levelWords(
  name: string,
  level: LevelView,
  t: (key: string, args?: Record<string, string | number>) => string,
): string {
  if (name === "granary")
    return [
      t("yu-pay-corn", { n: level.gain_corn }),
      ...(level.gain_jade ? [t("yu-pay-jade", { n: level.gain_jade })] : []),
    ].join(", ");
  if (name === "barracks") return t("yu-up-to", { n: level.warriors });
  const price = [
    ...(level.jade ? [t("yu-pay-jade", { n: level.jade })] : []),
    ...(level.corn ? [t("yu-pay-corn", { n: level.corn })] : []),
  ].join(", ");
  return [
    price ? t("yu-each-level", { cost: price }) : t("yu-free"),
    ...(level.free ? [t("yu-free-rounds", { n: level.free })] : []),
  ].join("; ");
}

/** A slot of an army: its ability, or the rank that is free. */
function Slot({
  name,
  rank,
  army,
  mine,
  seat,
}: {
  name: string;
  rank: number;
  army: number;
  mine: boolean;
  seat: number;
}) {
  const { view, found, t, word, title } = useDesk();
  const piece = view.printed.abilities[name];
  if (!name) {
    const pick = { army: String(army + 1), rank: String(rank) };
    if (mine && found(pick).length)
      return (
        <Tile id={`slot-${army}-${rank}`} pick={pick} label={t("yu-level", { n: rank })} class="yu-slot">
          {rank}
        </Tile>
      );
    return <span class="yu-slot">{rank}</span>;
  }
  const { icon, text } = abilityIcon(name, view.printed);
  const note: Note = { icon, title: title(`ability-${name}`), lines: abilityLines(name, view, { t, word }) };
  return (
    <Tile
      id={`ability-${seat}-${name}`}
      pick={mine ? { ability: name } : {}}
      label={[note.title, ...note.lines].join(". ")}
      note={note}
      class="yu-slot yu-full">
      <Icon name={icon} />
      <b>{text ? `+${text}` : (piece?.level ?? "")}</b>
    </Tile>
  );
}

function ArmyRow({ seat, army, mine }: { seat: number; army: number; mine: boolean }) {
  const desk = useDesk();
  const { view, names, t, word, title } = desk;
  const player = view.players[seat]!;
  const troop = player.armies[army]!;
  const led = player.led.includes(army ? "second" : "first");
  const pick = mine ? armyPick(desk, seat, army) : {};
  const beast: Note | null = troop.creature
    ? {
        icon: iconOf(troop.creature),
        title: title(`creature-${troop.creature}`),
        lines: [
          t("yu-until", { round: ROMAN[troop.until] ?? "" }),
          ...creatureLines(troop.creature, view, { t, word }),
        ],
      }
    : null;
  const ranks = view.printed.ranks;
  return (
    <div class={`yu-leader seat-${seat + 1}`}>
      <Tile
        id={`leader-${seat}-${army}`}
        pick={pick}
        label={`${armyName(seat, army, view, names, { t, word })}. ${t(led ? "yu-led" : "yu-not-led")}`}
        note={{
          icon: "army-leader",
          title: t("yu-army", { n: ROMAN[army + 1] ?? "" }),
          lines: armyLines(desk, seat, army),
        }}
        class="yu-who">
        <Icon name="army-leader" />
        <b class="yu-no">{ROMAN[army + 1]}</b>
        {led ? <Icon name="token-leader" class="yu-token" /> : <span class="yu-free-token" />}
      </Tile>
      <span class="yu-men" title={t("yu-warriors", { n: troop.warriors })}>
        <Icon name="warrior" />
        <b class="num">{troop.warriors}</b>
      </span>
      {beast ? (
        <Tile
          id={`creature-of-${seat}-${army}`}
          pick={mine ? { creature: troop.creature } : {}}
          label={[beast.title, ...beast.lines].join(". ")}
          note={beast}
          class="yu-slot yu-beast-slot yu-full">
          <Icon name={iconOf(troop.creature)} />
          <span>{ROMAN[troop.until]}</span>
        </Tile>
      ) : (
        <span class="yu-slot yu-beast-slot">
          <Icon name="summon" class="yu-dim" />
        </span>
      )}
      {ranks.map((rank, i) => (
        <Slot key={i} name={troop.abilities[i] ?? ""} rank={rank} army={army} mine={mine} seat={seat} />
      ))}
    </div>
  );
}

/** What is free to be trained, while that is asked. */
function Training() {
  const { view, found, t, word, title } = useDesk();
  const names = Object.keys(view.printed.abilities).filter((name) =>
    found({ ability: name }).some(({ kind }) => kind === "train"),
  );
  if (!names.length) return null;
  return (
    <section class="yu-training">
      <h2>{t("yu-train-what")}</h2>
      <div>
        {names.map((name) => {
          const piece = view.printed.abilities[name]!;
          const lines = abilityLines(name, view, { t, word });
          return (
            <Tile
              key={name}
              id={`train-${name}`}
              pick={{ ability: name }}
              label={[word(`ability-${name}`), ...lines].join(". ")}
              note={{ icon: abilityIcon(name, view.printed).icon, title: title(`ability-${name}`), lines }}
              class="yu-ability">
              <span class="yu-name">{title(`ability-${name}`)}</span>
              <span class="yu-facts">
                {piece.effects.map((line) => (
                  <Parts key={line} all={parts(line)} />
                ))}
              </span>
              <span class="yu-notches">
                {Array.from({ length: piece.level }, (_, i) => (
                  <i key={i} />
                ))}
              </span>
              <Price choices={found({ ability: name })} />
            </Tile>
          );
        })}
      </div>
    </section>
  );
}

const GIFTS = ["corn", "jade", "card"];

function CityLeaderRow({ seat, mine }: { seat: number; mine: boolean }) {
  const { view, found, t, word, title } = useDesk();
  const player = view.players[seat]!;
  const led = player.led.includes("city");
  const gifts = mine ? GIFTS.filter((gift) => found({ gift }).length) : [];
  const power = view.printed.powers[player.power];
  const powerNote: Note | null = power
    ? {
        icon: "city-leader",
        title: title(`power-${player.power}`),
        lines: doesLines(`power-${player.power}`, power.effects, { view, t, word }),
      }
    : null;
  return (
    <div class={`yu-leader seat-${seat + 1}`}>
      <Tile
        id={`leader-${seat}-city`}
        pick={mine ? { leader: "city" } : {}}
        label={`${word("leader-city")}. ${t(led ? "yu-led" : "yu-not-led")}`}
        note={{
          icon: "city-leader",
          title: title("leader-city"),
          lines: GIFTS.flatMap((gift) => doesLines("", player.gifts[gift] ?? [], { view, t, word })),
        }}
        class="yu-who">
        <Icon name="city-leader" />
        {led ? <Icon name="token-leader" class="yu-token" /> : <span class="yu-free-token" />}
      </Tile>
      {gifts.length ? (
        gifts.map((gift) => (
          <Tile
            key={gift}
            id={`gift-${gift}`}
            pick={{ gift }}
            label={`${word(`gift-${gift}`)}. ${doesLines("", player.gifts[gift] ?? [], { view, t, word }).join(", ")}`}
            class="yu-gift">
            {(player.gifts[gift] ?? []).map((line) => (
              <Parts key={line} all={parts(line)} />
            ))}
          </Tile>
        ))
      ) : (
        <>
          {powerNote && (
            <Tile
              id={`power-${seat}`}
              pick={mine ? { power: player.power } : {}}
              label={[powerNote.title, ...powerNote.lines].join(". ")}
              note={powerNote}
              class="yu-gift">
              {power!.effects.map((line) => (
                <Parts key={line} all={parts(line)} />
              ))}
            </Tile>
          )}
          {Object.keys(view.printed.upgrades).map((name, i) => {
            const has = player.upgrades.includes(name);
            const effects = view.printed.upgrades[name]?.effects ?? [];
            const note: Note = {
              icon: "stairs",
              title: `${title(`upgrade-${name}`)} (${t("yu-step", { n: i + 1 })})`,
              lines: doesLines(`upgrade-${name}`, effects, { view, t, word }),
            };
            return (
              <Tile
                key={name}
                id={`upgrade-${seat}-${name}`}
                pick={{}}
                label={[note.title, ...note.lines].join(". ")}
                note={note}
                class={`yu-slot${has ? " yu-full" : ""}`}>
                {has ? <Icon name={effects.flatMap(parts)[0]?.icon ?? "stairs"} /> : ROMAN[i + 1]}
              </Tile>
            );
          })}
        </>
      )}
    </div>
  );
}

function Prison({ player, seat }: { player: PlayerView; seat: number }) {
  const { view, names, t } = useDesk();
  return (
    <div class="yu-prison" data-stock={seat}>
      <div class="yu-cell" role="img" aria-label={t("yu-prisoners", { n: player.prisoners })} data-material="prisoner">
        {Array.from({ length: Math.min(3, player.prisoners) }, (_, i) => (
          <Icon key={i} name="prisoner" />
        ))}
        <b class="num">{player.prisoners}</b>
      </div>
      <div class="yu-clans">
        {view.players.map(
          (_, other) =>
            other !== seat && (
              <ClanToken
                key={other}
                seat={other}
                held={player.tokens.includes(other)}
                {...(player.tokens.includes(other) ? { label: t("yu-token-of", { name: names[other] ?? "" }) } : {})}
              />
            ),
        )}
      </div>
    </div>
  );
}

function Advisors({ player, mine, seat }: { player: PlayerView; mine: boolean; seat: number }) {
  const { view, t, word, title } = useDesk();
  if (!player.advisors.length) return <p class="yu-quiet">{t("yu-no-advisors")}</p>;
  return (
    <div class="yu-advisors">
      {player.advisors.map((name) => {
        const piece = view.printed.advisors[name];
        const lines = doesLines(`advisor-${name}`, piece?.effects ?? [], { view, t, word });
        return (
          <Tile
            key={name}
            id={`advisor-${seat}-${name}`}
            pick={mine ? { advisor: name } : {}}
            label={[word(`advisor-${name}`), ...lines].join(". ")}
            note={{ icon: "advisor", title: title(`advisor-${name}`), lines }}
            class="yu-advisor">
            <Icon name="advisor" />
            <span>{title(`advisor-${name}`)}</span>
            <Parts all={(piece?.effects ?? []).flatMap(parts)} />
          </Tile>
        );
      })}
    </div>
  );
}

export function Settlement({ seat, mine }: { seat: number; mine: boolean }) {
  const { view, t } = useDesk();
  const player = view.players[seat];
  if (!player) return null;
  return (
    <>
      <section class="yu-grow">
        <h2>{t("yu-buildings")}</h2>
        <div class={`yu-buildings seat-${seat + 1}`}>
          {player.buildings.map((building, i) => (
            <Building key={building.name} player={player} index={i} mine={mine} />
          ))}
        </div>
      </section>
      {mine && <Training />}
      <section>
        <h2>{t("yu-leaders")}</h2>
        <div class="yu-leaders">
          <CityLeaderRow seat={seat} mine={mine} />
          <ArmyRow seat={seat} army={0} mine={mine} />
          <ArmyRow seat={seat} army={1} mine={mine} />
        </div>
      </section>
      <section class="yu-small">
        <h2>{t("yu-prison")}</h2>
        <Prison player={player} seat={seat} />
      </section>
      <section class="yu-small">
        <h2>{t("yu-advisors")}</h2>
        <Advisors player={player} mine={mine} seat={seat} />
      </section>
    </>
  );
}
