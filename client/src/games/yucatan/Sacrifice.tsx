/** The sacrifice as a scene: a secret offering before the pyramid, then everybody's at once. */

import { useEffect, useState } from "preact/hooks";
import { Badge, Icon } from "../../look/Icon.tsx";
import type { ChoiceInfo } from "../../wire.ts";
import { Lights } from "./Paint.tsx";
import { ClanToken, ROMAN } from "./Pieces.tsx";
import { Scene } from "./Scene.tsx";
import { Tile } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import { CalendarWheel } from "./Calendar.tsx";
import { Pyramid } from "./Pyramid.tsx";
import { SacrificeTrack } from "./Works.tsx";
import { STEPS, asked, fixed, nextChoice, start, wasted, worth, worthAll, type Plan } from "./offering.ts";
import type { Gift, Reveal, Stage } from "./telling.ts";

/** The pyramid at dusk over the altar, with the calendar: what the phase is about. */
function Vista() {
  return (
    <svg data-fixed="" class="yu-vista" viewBox="-420 -232 840 248" aria-hidden="true">
      <Lights />
      <circle cy="-70" r="200" fill="url(#yu-sun)" opacity=".9" />
      <path d="M-420 4q120-26 240-8t240-6 240 4 120-4v40h-840Z" fill="#2c0e12" />
      <Pyramid x={0} y={0} />
      <CalendarWheel x={-262} y={-98} r={74} asks={false} />
    </svg>
  );
}

function Stepper({
  n,
  max,
  set,
  label,
  frozen,
}: {
  n: number;
  max: number;
  set(n: number): void;
  label: string;
  frozen: boolean;
}) {
  return (
    <span class="yu-stepper">
      <button
        type="button"
        aria-label={`${label} −1`}
        aria-disabled={frozen || n === 0}
        onClick={() => !frozen && set(Math.max(0, n - 1))}>
        <Icon name="zoom-out" />
      </button>
      <output class="num">
        {n}
        <small>/{max}</small>
      </output>
      <button
        type="button"
        aria-label={`${label} +1`}
        aria-disabled={frozen || n === max}
        onClick={() => !frozen && set(Math.min(max, n + 1))}>
        <Icon name="zoom-in" />
      </button>
    </span>
  );
}

interface Props {
  choices: readonly ChoiceInfo[];
  choose: ((choice: ChoiceInfo) => void) | undefined;
  aside(): void;
}

const ROWS = [
  ["prisoners", "prisoner"],
  ["jade", "jade"],
  ["corn", "corn"],
] as const;

export function Offering({ choices, choose, aside }: Props) {
  const { view, names, t } = useDesk();
  const seat = view.you;
  const player = view.players[seat];
  const step = asked(choices);
  const [plan, setPlan] = useState<Plan>(() => start(view));
  const [sealing, setSealing] = useState(false);
  const now = fixed(plan, view, step);

  // Sealed: every question of the offering is answered as planned, one after the other.
  const text = choices.map((choice) => choice.text).join();
  useEffect(() => {
    if (!sealing) return;
    const next = nextChoice(choices, now, view);
    if (next && choose) choose(next);
    else if (!choices.length) setSealing(false);
  }, [sealing, text]);
  useEffect(() => setPlan(start(view)), [view.round, seat]);

  const counts = view.offering;
  const mine = player && counts && view.answer;
  const total = mine ? worthAll(now, counts) : 0;
  const mark = player?.marker ?? 0;
  const up = total > mark;
  const done = !choices.length;
  return (
    <Scene label={t("yu-sacrifice")} aside={aside} asideLabel={t("yu-look")} class="yu-altar-scene">
      <div class="yu-altar">
        <Vista />
        {mine && (
          <section class={`yu-slab yu-offering${done ? " yu-sealed" : ""}`}>
            <h2>
              <Icon name="sacrifice" />
              {t("yu-your-offering")} <small>{t(done ? "yu-sealed" : "yu-unseen")}</small>
            </h2>
            {ROWS.map(([key, icon]) => {
              const left = wasted(now, counts, key);
              return (
                <div key={key} class="yu-offer">
                  <Icon name={icon} />
                  <span class="yu-what">
                    {t(`yu-offer-${key}`)}
                    <small>
                      {t(`yu-rate-${key}`, {
                        n: key === "prisoners" ? counts.prisoner : counts[key],
                        round: ROMAN[view.round] ?? "",
                      })}
                    </small>
                    {left > 0 && <small class="yu-waste">{t("yu-wasted", { n: left })}</small>}
                  </span>
                  <Stepper
                    n={now[key]}
                    max={player[key]}
                    frozen={done || sealing || step > STEPS.indexOf(key)}
                    set={(n) => setPlan({ ...now, [key]: n })}
                    label={t(`yu-offer-${key}`)}
                  />
                  <span class="yu-gives num">
                    {worth(now, counts)[key]}
                    <Icon name="sacrifice" />
                  </span>
                </div>
              );
            })}
            <div class="yu-offer">
              <Icon name="clan-token" />
              <span class="yu-what">
                {t("yu-offer-tokens")}
                <small>{t(counts.first ? "yu-rate-tokens-all" : "yu-rate-tokens")}</small>
              </span>
              <span class="yu-clan-picks">
                {player.tokens.length ? (
                  player.tokens.map((other) => (
                    <button
                      key={other}
                      type="button"
                      aria-pressed={now.tokens.includes(other)}
                      aria-label={t("yu-token-of", { name: names[other] ?? "" })}
                      aria-disabled={done || sealing}
                      onClick={() =>
                        !done &&
                        !sealing &&
                        !view.answer?.tokens.includes(other) &&
                        setPlan({
                          ...now,
                          tokens: now.tokens.includes(other)
                            ? now.tokens.filter((one) => one !== other)
                            : [...now.tokens, other].sort(),
                        })
                      }>
                      <ClanToken seat={other} />
                    </button>
                  ))
                ) : (
                  <em>{t("yu-none")}</em>
                )}
              </span>
              <span class="yu-gives num">
                {worth(now, counts).tokens}
                <Icon name="sacrifice" />
              </span>
            </div>
            {counts.extra > 0 && (
              <div class="yu-offer">
                <Icon name="stairs" />
                <span class="yu-what">{t("yu-extra")}</span>
                <span />
                <span class="yu-gives num">
                  {counts.extra}
                  <Icon name="sacrifice" />
                </span>
              </div>
            )}
          </section>
        )}
        <div class="yu-column">
          {mine && (
            <section class="yu-slab">
              <div class="yu-total">
                <span class="yu-big num">
                  <Icon name="sacrifice" />
                  {total}
                </span>
                <p class={up ? "" : "yu-warn"}>
                  {up ? t("yu-advance", { from: mark, to: total }) : t("yu-no-advance", { mark, need: mark + 1 })}
                </p>
              </div>
              <svg data-fixed="" class="yu-mini-track" viewBox="0 -2 340 76" aria-hidden="true">
                <SacrificeTrack x={2} y={30} w={336} only={[seat]} preview={up ? { from: mark, to: total } : null} />
              </svg>
              {!done && choose && (
                <button
                  type="button"
                  class="yu-go yu-seal"
                  aria-disabled={sealing}
                  onClick={() => !sealing && setSealing(true)}>
                  <Icon name="lock" />
                  {t("yu-seal")}
                </button>
              )}
            </section>
          )}
          <section class="yu-slab">
            <h2>{t("yu-others")}</h2>
            {view.players.map(
              (other, who) =>
                who !== seat && (
                  <div key={who} class="yu-seal-row">
                    <Badge seat={who} />
                    <span>
                      {names[who]} <small>{t("yu-marker-on", { n: other.marker })}</small>
                    </span>
                    <span class={`yu-state${view.answered.includes(who) ? " yu-has" : ""}`}>
                      <Icon name={view.answered.includes(who) ? "hidden" : "clock"} />
                      {t(view.answered.includes(who) ? "yu-sealed" : "yu-choosing")}
                    </span>
                  </div>
                ),
            )}
          </section>
        </div>
      </div>
    </Scene>
  );
}

const GIVEN = [
  ["prisoners", "prisoner"],
  ["jade", "jade"],
  ["corn", "corn"],
  ["tokens", "clan-token"],
] as const;

function GiftSlab({ gift, best, counting }: { gift: Gift; best: boolean; counting: boolean }) {
  const { names, t, word } = useDesk();
  const up = gift.to > gift.from;
  return (
    <section
      class={`yu-slab yu-gift-slab seat-${gift.seat + 1}${best ? " yu-best" : ""}${counting ? " yu-opening" : ""}`}>
      <div class="yu-who-fights">
        <Badge seat={gift.seat} />
        <span>{names[gift.seat]}</span>
      </div>
      <ul>
        {GIVEN.map(([key, icon], i) => (
          <li key={key} class={gift[key] ? "" : "yu-none"} style={`--i:${i}`}>
            <Icon name={icon} />
            <span>{t(`yu-offer-${key}`)}</span>
            <b class="num">{gift[key]}</b>
          </li>
        ))}
      </ul>
      <div class="yu-sp num">
        <Icon name="sacrifice" />
        {gift.points}
      </div>
      <p>{up ? t("yu-advanced", { from: gift.from, to: gift.to }) : t("yu-stays-on", { n: gift.from })}</p>
      {gift.upgrade && (
        <p class="yu-climbed">
          <Icon name="stairs" />
          {t("yu-climbs", { n: gift.step, upgrade: word(`upgrade-${gift.upgrade}`) })}
        </p>
      )}
      {gift.pyramid !== null && (
        <p class="yu-scored">
          <Icon name="vp" />
          <span class="num">
            {gift.points} + {gift.pyramid} = <b>{gift.points + gift.pyramid}</b>
          </span>
        </p>
      )}
    </section>
  );
}

const COLUMN_ICON: Record<string, string> = { construction: "build", abilities: "train", summons: "summon" };

/**
 * Everybody's offering at once, and what came of it; who advanced moves a marker here as well as on the evolution
 * board.
 */
export function CommonReveal({
  reveal,
  stage,
  aside,
  done,
}: {
  reveal: Reveal;
  stage: Stage;
  aside(): void;
  done: (() => void) | null;
}) {
  const { view, found, t, word } = useDesk();
  const columns = Object.keys(COLUMN_ICON).filter((column) => found({ column }).length);
  const counting = stage.events.some(({ kind }) => kind === "offered");
  return (
    <Scene label={t("yu-revealed")} aside={aside} asideLabel={t("yu-look")} class="yu-altar-scene">
      <div class="yu-altar">
        <Vista />
        <div class="yu-reveal" style={`--gifts:${reveal.gifts.length}`}>
          {reveal.gifts.map((gift) => (
            <GiftSlab key={gift.seat} gift={gift} best={gift.upgrade !== ""} counting={counting} />
          ))}
        </div>
        {columns.length > 0 && (
          <div class="yu-evolve">
            {columns.map((column) => (
              <Tile
                key={column}
                id={`evolve-${column}`}
                pick={{ column }}
                label={`${word(`column-${column}`)}: ${(view.players[view.you]?.rows[column] ?? 0) + 1}`}
                class="yu-evolve-tile">
                <Icon name={COLUMN_ICON[column]!} />
                <span>{t(`yu-head-${column}`)}</span>
                <b class="num">
                  {view.players[view.you]?.rows[column]} › {(view.players[view.you]?.rows[column] ?? 0) + 1}
                </b>
              </Tile>
            ))}
          </div>
        )}
        {done && !columns.length && (
          <button type="button" class="yu-go yu-middle" onClick={done}>
            {t("yu-go-on")}
            <Icon name="end-turn" />
          </button>
        )}
      </div>
    </Scene>
  );
}
