/**
 * Combat as a scene: two facing halves, cards face down until both are in, strengths added up piece by piece, prisoners
 * led away.
 */

import { useEffect, useState } from "preact/hooks";
import { Badge, Icon } from "../../look/Icon.tsx";
import { CardBack, CardFace, family } from "./Card.tsx";
import { CityPanel, CityTemple } from "./Map.tsx";
import { Lights } from "./Paint.tsx";
import { Army, At, ClanToken, OUTLINE, Say, abilityIcon, iconOf } from "./Pieces.tsx";
import { Scene } from "./Scene.tsx";
import { Tile } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import { MOMENTS, totalOf, type Battle, type Side } from "./battle.ts";
import { stepped } from "./geometry.ts";
import { cardLines, cardName, doesLines } from "./names.ts";
import type { Stage } from "./telling.ts";

/** How many parts of a sum are already added; all of them where nothing moves. */
function useAdding(parts: number, stage: Stage): number {
  const adding = stage.events.some(({ kind }) => kind === "strength");
  const [done, setDone] = useState(parts);
  useEffect(() => {
    if (!adding) {
      setDone(parts);
      return;
    }
    setDone(0);
    const step = (stage.milliseconds * 0.8) / Math.max(1, parts);
    const timers = Array.from({ length: parts }, (_, i) => setTimeout(() => setDone(i + 1), step * (i + 0.6)));
    return () => timers.forEach(clearTimeout);
  }, [adding, stage.number, parts]);
  return adding ? done : parts;
}

const PARTS = 4;

interface SumRow {
  icon: string;
  text: string;
  n: number | null;
  /** Ability tiles, creature and so on that may be paid for now. */
  state?: "wait" | "lost" | "none";
}

/** The sum in rows: card, figures, effects, creature. */
function useRows(side: Side, battle: Battle): SumRow[] {
  const { view, t, word, title } = useDesk();
  const { troop, strength } = side;
  const abilities = troop.abilities.filter(Boolean);
  const { warriors, lost } = side.fielded ?? { warriors: troop.warriors, lost: side.began - troop.warriors };
  const figures = [
    t("yu-warriors", { n: warriors }),
    ...(side.leader ? [t("yu-leader")] : []),
    ...(lost ? [t("yu-captured", { n: lost })] : []),
  ].join(", ");
  const known = battle.moment > 0;
  const n = (i: number) => (known ? (strength?.[i] ?? null) : null);
  const beast = troop.creature
    ? side.ignored
      ? t("yu-ignored", { name: word(`creature-${troop.creature}`) })
      : word(`creature-${troop.creature}`)
    : "";
  const sure = view.printed.creatures[troop.creature]?.strength ?? 0;
  return [
    known
      ? { icon: "combat-card", text: side.card === "-" ? t("yu-no-card") : title(`card-${side.card}`), n: n(0) }
      : { icon: "combat-card", text: t("yu-card-down"), n: null, state: "wait" },
    {
      icon: "warrior",
      text: figures,
      n: n(1) ?? warriors + (side.leader ? 1 : 0),
      ...(lost ? { state: "lost" as const } : {}),
    },
    {
      icon: "strength",
      text: abilities.length ? abilities.map((name) => word(`ability-${name}`)).join(", ") : t("yu-effects"),
      n: n(2),
      ...(abilities.length || n(2) ? {} : { state: "none" as const }),
    },
    ...(troop.creature
      ? [
          {
            icon: iconOf(troop.creature),
            text: beast,
            n: n(3) ?? (known ? null : sure),
            ...(side.ignored ? { state: "none" as const } : {}),
          },
        ]
      : []),
  ];
}

function Sum({ side, battle, added }: { side: Side; battle: Battle; added: number }) {
  const rows = useRows(side, battle);
  let running = 0;
  return (
    <ol class="yu-sum">
      {rows.map(({ icon, text, n, state = "" }, i) => {
        const open = battle.moment < 2 || i < added;
        running += n ?? 0;
        return (
          <li key={icon} class={`${state ? `yu-${state}` : ""}${open ? "" : " yu-to-come"}`}>
            <Icon name={icon} />
            <span>{text}</span>
            <em class="num">{battle.moment >= 2 && i > 0 && open ? running : ""}</em>
            <b class="num">{n === null ? (state === "wait" ? "?" : "") : open ? `+${n}` : ""}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** The card of a side: face down, then turned over; a price on it can be paid where it lies. */
function Played({ side, battle, turning, chosen }: { side: Side; battle: Battle; turning: boolean; chosen: boolean }) {
  const { view, t, word, title } = useDesk();
  const card = view.printed.cards[side.card];
  const mine = side.seat === view.you;
  const own = mine && battle.moment === 0 ? view.answer?.card : "";
  if (battle.moment === 0) {
    const known = own ? view.printed.cards[own] : null;
    if (known && own)
      return (
        <div
          class={`yu-card yu-large yu-mine-down ${family(own)}`}
          role="img"
          aria-label={`${t("yu-card-down")}: ${cardName(own, view, { t, word })}`}>
          <CardFace name={own} card={known} title={word(`card-${own}`)} when={t} />
        </div>
      );
    return chosen ? (
      <div class="yu-card yu-large yu-back yu-laid" role="img" aria-label={t("yu-card-down")}>
        <CardBack />
      </div>
    ) : (
      <div class="yu-card yu-large yu-empty" role="img" aria-label={t("yu-choosing")}>
        <span>{t("yu-choosing")}</span>
      </div>
    );
  }
  if (!card)
    return (
      <div class="yu-card yu-large yu-empty">
        <span>{t("yu-no-card")}</span>
      </div>
    );
  return (
    <div class={`yu-flip${turning ? " yu-turning" : ""}${side.fate ? ` yu-fate-${side.fate}` : ""}`}>
      <div class="yu-card yu-large yu-back yu-behind">
        <CardBack />
      </div>
      <Tile
        id={`played-${side.seat}`}
        pick={mine ? { card: side.card } : {}}
        label={cardName(side.card, view, { t, word })}
        note={{
          icon: "combat-card",
          title: title(`card-${side.card}`),
          lines: cardLines(side.card, view, { t, word }),
        }}
        class={`yu-card yu-large ${family(side.card)}`}>
        <CardFace name={side.card} card={card} title={word(`card-${side.card}`)} when={t} />
      </Tile>
    </div>
  );
}

/** Abilities, creature and advisors whose price may be paid now. */
function Paid({ side }: { side: Side }) {
  const { view, found, t, word, title } = useDesk();
  if (side.seat !== view.you) return null;
  const offers = [
    ...side.troop.abilities
      .filter(Boolean)
      .map((name) => ({
        pick: { ability: name },
        key: `ability-${name}`,
        icon: abilityIcon(name, view.printed).icon,
        effects: view.printed.abilities[name]?.effects ?? [],
      })),
    ...(side.troop.creature
      ? [
          {
            pick: { creature: side.troop.creature },
            key: `creature-${side.troop.creature}`,
            icon: iconOf(side.troop.creature),
            effects: view.printed.creatures[side.troop.creature]?.effects ?? [],
          },
        ]
      : []),
    ...(view.players[side.seat]?.advisors ?? []).map((name) => ({
      pick: { advisor: name },
      key: `advisor-${name}`,
      icon: "advisor",
      effects: view.printed.advisors[name]?.effects ?? [],
    })),
  ].filter(({ pick }) => found(pick as Record<string, string>).length);
  if (!offers.length) return null;
  return (
    <div class="yu-offers">
      {offers.map(({ pick, key, icon, effects }) => (
        <Tile
          key={key}
          id={`use-${key}`}
          pick={pick as Record<string, string>}
          label={[word(key), ...doesLines(key, effects, { view, t, word })].join(". ")}
          class="yu-offer-use">
          <Icon name={icon} />
          <span>
            {title(key)}
            <small>{doesLines(key, effects, { view, t, word }).join(" ")}</small>
          </span>
        </Tile>
      ))}
    </div>
  );
}

/** What a side took or lost: prisoners behind bars, the clan token, where the army goes. */
function Spoils({ side, other, battle }: { side: Side; other: Side; battle: Battle }) {
  const { names, t, word } = useDesk();
  if (battle.moment === 0) return null;
  const lines = [
    side.captured > 0 && t("yu-captured", { n: side.captured }),
    battle.destroyed === other.seat && t("yu-destroyed"),
    battle.destroyed === side.seat && t("yu-formed-anew", { n: side.troop.warriors }),
  ].filter(Boolean);
  const more = [
    side.goes && t(side.goes === "jungle" ? "yu-goes-jungle" : "yu-stays-in", { place: word(`place-${side.goes}`) }),
    side.fate && t(`yu-fate-${side.fate}`, { card: word(`card-${side.card}`), name: names[other.seat] ?? "" }),
  ].filter(Boolean);
  if (!lines.length && !more.length) return null;
  return (
    <div class="yu-spoils">
      {side.captured > 0 ? (
        <span class="yu-cage">
          {Array.from({ length: Math.min(4, side.captured) }, (_, i) => (
            <Icon key={i} name="prisoner" class="yu-drop" />
          ))}
        </span>
      ) : (
        <Icon name={side.goes === "jungle" ? "expel" : "conquest"} />
      )}
      <div>
        {lines.join(", ") || more[0]}
        <small>{(lines.length ? more : more.slice(1)).join(" ")}</small>
      </div>
      {side.token && <ClanToken seat={other.seat} label={t("yu-token-of", { name: names[other.seat] ?? "" })} />}
    </div>
  );
}

function Half({ battle, index, stage, answered }: { battle: Battle; index: 0 | 1; stage: Stage; answered: number[] }) {
  const { view, names, t } = useDesk();
  const side = battle.sides[index];
  const added = useAdding(PARTS, stage);
  const won = battle.moment >= 3 && battle.winner === side.seat;
  const turning = stage.events.some(({ kind }) => kind === "played" || kind === "played-none");
  const hit = stage.events.some(({ kind, args }) => kind.startsWith("captured") && Number(args["other"]) === side.seat);
  return (
    <section
      class={`yu-side seat-${side.seat + 1} ${index ? "yu-right" : "yu-left"}${won ? " yu-winner" : ""}${battle.moment >= 3 && !battle.tied && !won ? " yu-loser" : ""}`}>
      <div class="yu-who-fights">
        <Badge seat={side.seat} />
        <span>{names[side.seat]}</span>
        <small>{t(index ? "yu-defends" : "yu-attacks")}</small>
        {won && <span class="yu-wins">{t("yu-wins")}</span>}
      </div>
      <div class={`yu-troop${hit ? " yu-hit" : ""}`}>
        <svg data-fixed="" viewBox="-84 -84 168 122" aria-hidden="true">
          <ellipse cy="4" rx="70" ry="20" fill="#d9c28c" />
          <Army
            army={side.troop}
            seat={side.seat}
            number={side.army}
            all={view.printed}
            facing={index ? -1 : 1}
            leader={side.leader}
          />
        </svg>
      </div>
      <div class="yu-big-card">
        <Played side={side} battle={battle} turning={turning} chosen={answered.includes(side.seat)} />
      </div>
      <Sum side={side} battle={battle} added={added} />
      <Paid side={side} />
      <Spoils side={side} other={battle.sides[index ? 0 : 1]} battle={battle} />
    </section>
  );
}

/** Both totals on crossed blades; the winner's is golden. */
function Clash({ battle, stage }: { battle: Battle; stage: Stage }) {
  const added = useAdding(PARTS, stage);
  const open = battle.moment >= 2;
  const [a, b] = battle.sides.map((side) =>
    open ? (side.strength ?? []).slice(0, added).reduce((sum, n) => sum + n, 0) : 0,
  ) as [number, number];
  const done = battle.moment >= 3;
  const [one, two] = battle.sides;
  const sure = (side: Side) => (side.strength ? totalOf(side) : side.troop.strength);
  const half = (n: number, sure: number, win: boolean, x: number) => (
    <At x={x} y={0}>
      <path d={stepped(58, 70, 6)} fill={done && win ? "#f2b632" : "#2b1b12"} stroke="#fff3d2" stroke-width="2.5" />
      <Say y={open ? 13 : 8} size={open ? 36 : 22} fill={done && win ? "#3a2503" : "#fff3dd"} weight={800}>
        {open ? n : `${sure}+?`}
      </Say>
    </At>
  );
  return (
    <svg
      data-fixed=""
      viewBox="-66 -62 132 124"
      class={done ? "yu-struck" : ""}
      role="img"
      aria-label={open ? `${a} : ${b}` : `${sure(one)}+? : ${sure(two)}+?`}>
      <g stroke-linecap="round">
        <path d="M-44-54 44 54M44-54-44 54" stroke={OUTLINE} stroke-width="13" />
        <path d="M-44-54 44 54M44-54-44 54" stroke="#c99b45" stroke-width="8" />
        <path
          d="M-44-54l16 20M44-54l-16 20M-40-44l6-5M-33-36l6-5M40-44l-6-5M33-36l-6-5"
          stroke="#3a3540"
          stroke-width="5"
        />
      </g>
      {half(a, sure(one), battle.winner === battle.sides[0].seat, -33)}
      {half(b, sure(two), battle.winner === battle.sides[1].seat, 33)}
    </svg>
  );
}

/** Prisoners on their way from one half to the other. */
function Captives({ stage, battle }: { stage: Stage; battle: Battle }) {
  const taken = stage.events.filter(({ kind }) => kind === "captured" || kind === "captured-leader");
  return (
    <>
      {taken.map((event, k) => {
        const right = Number(event.args["seat"]) === battle.sides[1].seat;
        return (
          <div
            key={`${stage.number}-${k}`}
            class={`yu-captives ${right ? "yu-to-right" : "yu-to-left"}`}
            style={`animation-duration:${Math.round(stage.milliseconds)}ms`}
            aria-hidden="true">
            {Array.from({ length: Math.min(4, Number(event.args["warriors"] ?? 1)) }, (_, i) => (
              <Icon key={i} name="prisoner" />
            ))}
          </div>
        );
      })}
    </>
  );
}

interface Props {
  battle: Battle;
  stage: Stage;
  aside(): void;
  /** Set when there is nothing more to come: the way on. */
  done: (() => void) | null;
}

export function Combat({ battle, stage, aside, done }: Props) {
  const { view, names, t, word } = useDesk();
  const place = word(`place-${battle.place}`);
  const [one, two] = battle.sides;
  const holder = battle.sides.find(({ goes }) => goes === battle.place);
  const verdict =
    battle.moment < 3
      ? t("yu-fight-for", { place })
      : battle.tied
        ? t("yu-tied")
        : holder
          ? t("yu-takes", { name: names[holder.seat] ?? "", place })
          : t("yu-beats", { name: names[battle.winner] ?? "", one: totalOf(one), two: totalOf(two) });
  const city = view.cities.find(({ name }) => name === view.activating);
  return (
    <Scene label={t("yu-fight-for", { place })} aside={aside} asideLabel={t("yu-look")} class="yu-fight">
      <div class="yu-arena">
        <ol class="yu-steps">
          {MOMENTS.map((name, i) => (
            <li key={name} class={i === battle.moment ? "yu-now" : i < battle.moment ? "yu-done" : ""}>
              <b>{i + 1}</b>
              <span>{t(`yu-moment-${name}`)}</span>
            </li>
          ))}
        </ol>
        <Half battle={battle} index={0} stage={stage} answered={view.answered} />
        <Half battle={battle} index={1} stage={stage} answered={view.answered} />
        <div class="yu-versus">
          <svg data-fixed="" class="yu-prize" viewBox="-54 -80 108 90" aria-hidden="true">
            <Lights />
            <CityTemple city={battle.place} />
          </svg>
          <Clash battle={battle} stage={stage} />
          <b role="status">{verdict}</b>
          {done && (
            <button type="button" class="yu-go" onClick={done}>
              {t("yu-go-on")}
              <Icon name="end-turn" />
            </button>
          )}
        </div>
        {city && (
          <svg data-fixed="" class="yu-panel" viewBox="-124 50 248 110" role="group">
            <CityPanel city={city} active />
          </svg>
        )}
      </div>
      <Captives stage={stage} battle={battle} />
    </Scene>
  );
}
