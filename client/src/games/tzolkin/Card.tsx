/** Explains what is pointed at: what a worker would bring now and later, or what a tile does, in words. */

import { Fragment, type ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Badge, Icon } from "../../look/Icon.tsx";
import { QUICK_ICON } from "./Calendar.tsx";
import { DUMMY } from "./Pieces.tsx";
import { TRACKS } from "./Temples.tsx";
import type { Pointed } from "../../shell/spots.ts";
import type { Desk, Note } from "./desk.ts";
import { capital, spoken } from "./names.ts";
import { gearNamed } from "./geometry.ts";
import type { DayView, Place as Where, View } from "./view.ts";
import { atoms, minus, span } from "./wordings.ts";

/** Printed words as icons in running text. */
export function Printed({ words }: { words: readonly string[] }) {
  return (
    <span class="tz-printed">
      {words.map((word, i) => (
        <span key={i}>
          {atoms(word)
            .filter((atom) => !atom.line)
            .map((atom, k) =>
              atom.arrow ? (
                <em key={k}>›</em>
              ) : atom.text !== undefined ? (
                <b key={k}>{atom.text}</b>
              ) : atom.points !== undefined ? (
                <b key={k}>
                  {atom.points}
                  <Icon name="vp" />
                </b>
              ) : atom.tile ? (
                <Icon key={k} name={atom.tile} />
              ) : (
                <Icon key={k} name={atom.icon!} />
              ),
            )}
        </span>
      ))}
    </span>
  );
}

/** What comes of something now, tomorrow and in two days. */
function Days({ now, days, t }: { now: string; days: ComponentChildren[]; t: Desk["t"] }) {
  return (
    <dl>
      {days.map((what, i) => (
        <Fragment key={i}>
          <dt class={i ? "" : "tz-now"}>{i ? t(i > 1 ? "tz-in-two" : "tz-tomorrow") : now}</dt>
          <dd>{what}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** What a worker of mine could do on a day. */
function Chance({ day, desk: { t, word } }: { day: DayView; desk: Desk }) {
  if (day.space < 0) return <em>{t("tz-back")}</em>;
  if (day.any) return <AnyAction t={t} />;
  if (!day.actions.length) return <em>{t("tz-nothing")}</em>;
  return (
    <>
      {day.actions.map(({ gear, space, gives }) => (
        <span key={`${gear}${space}`} class="tz-printed" title={`${word(`gear-${gear}`)} ${space}`}>
          {gives.length ? <Printed words={gives} /> : <em>{t("tz-nothing")}</em>}
        </span>
      ))}
    </>
  );
}

const AnyAction = ({ t }: { t: Desk["t"] }) => (
  <span class="tz-printed">
    <Icon name="any-action" />
    <em>{t("tz-any")}</em>
  </span>
);

interface Props {
  pointed: Pointed<Note>;
  view: View;
  names: string[];
  desk: Desk;
  svg: { current: SVGSVGElement | null };
  low: boolean;
}

export function Card({ pointed, view, names, desk, svg, low }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [room, at, self] = [
      svg.current?.parentElement?.getBoundingClientRect(),
      pointed.element.getBoundingClientRect(),
      card.current,
    ];
    if (!room || !self) return;
    const { width: w, height: h } = self.getBoundingClientRect();
    const zoom = w / Math.max(1, self.offsetWidth) || 1;
    const clamp = (n: number, most: number) => Math.max(6, Math.min(n, most - 6));
    const middle = at.left - room.left + at.width / 2;
    const [above, under] = [at.top - room.top - h - 10, at.bottom - room.top + 10];
    self.style.left = `${clamp(low ? (room.width - w) / 2 : middle - w / 2, room.width - w) / zoom}px`;
    self.style.top = `${(low ? room.height - h - 8 : clamp(under + h > room.height - 6 && above > 0 ? above : under, room.height - h)) / zoom}px`;
  });
  const { note } = pointed;
  return (
    <div class="tz-card" ref={card} role="tooltip">
      {"worker" in note ? (
        <Worker about={note.worker} view={view} desk={desk} />
      ) : "space" in note ? (
        <Space about={note.space} view={view} desk={desk} />
      ) : "above" in note ? (
        <Above about={note.above} view={view} names={names} desk={desk} />
      ) : (
        <Tile name={note.tile} domain={note.domain} view={view} names={names} desk={desk} />
      )}
    </div>
  );
}

function Place({ about: { gear, space }, view, word }: { about: Where; view: View; word: Desk["word"] }) {
  const who = view.gears.find(({ name }) => name === gear)?.spaces[space] ?? -1;
  return (
    <header>
      {who >= 0 && who !== DUMMY && <Badge seat={who} />}
      {word(`gear-${gear}`)} {space}
    </header>
  );
}

/** A worker of mine: what it would bring, today if it is picked up. */
function Worker({ about, view, desk }: { about: Where; view: View; desk: Desk }) {
  const forecast = view.forecast.find(({ gear, space }) => gear === about.gear && space === about.space);
  if (!forecast) return <Space about={about} view={view} desk={desk} />;
  return (
    <>
      <Place about={about} view={view} word={desk.word} />
      <Days
        now={desk.t("tz-pick-now")}
        days={forecast.days.map((day) => (
          <Chance day={day} desk={desk} />
        ))}
        t={desk.t}
      />
    </>
  );
}

/** A space: what is printed there, and where the gear carries whoever stands on it. */
function Space({ about, view, desk: { t, word } }: { about: Where; view: View; desk: Desk }) {
  const gear = gearNamed(about.gear);
  const printed = view.spaces[view.gears.findIndex(({ name }) => name === about.gear)] ?? [];
  return (
    <>
      <Place about={about} view={view} word={word} />
      <Days
        now={t("tz-here")}
        days={[0, 1, 2].map((days) => {
          const space = about.space + days;
          if (space > gear.last) return <em>{t("tz-back")}</em>;
          if (space > gear.actions) return <AnyAction t={t} />;
          return space ? <Printed words={printed[space - 1] ?? []} /> : <em>{t("tz-nothing")}</em>;
        })}
        t={t}
      />
    </>
  );
}

/** The start-player space and the quick actions: what lies there from day to day. */
function Above({
  about,
  view,
  names,
  desk: { t, word },
}: {
  about: "start" | "quick";
  view: View;
  names: string[];
  desk: Desk;
}) {
  const starting = about === "start";
  return (
    <>
      <header>{t(`tz-${about}`)}</header>
      <p>{starting ? capital(t("tz-starter", { name: names[view.start] ?? "" })) : word(`quick-${view.quick}.does`)}</p>
      <Days
        now={t("tz-here")}
        days={
          starting
            ? view.start_outlook.map((corn) => <Printed words={[`corn:${corn}`]} />)
            : view.quick_outlook.map((tile) => (
                <span class="tz-printed">
                  <Icon name={QUICK_ICON[tile] ?? "any-action"} />
                  {word(`quick-${tile}`)}
                </span>
              ))
        }
        t={t}
      />
    </>
  );
}

function Tile({
  name,
  domain,
  view,
  names,
  desk,
}: {
  name: string;
  domain: string;
  view: View;
  names: string[];
  desk: Desk;
}) {
  const { t, word } = desk;
  const tile = view.tiles[name];
  const does = word(`${domain}-${name}.does`);
  const temple = domain === "temple" ? view.temples.find((one) => one.name === name) : undefined;
  const track = domain === "track" ? TRACKS.find((one) => one.name === name) : undefined;
  const foretold = domain === "prophecy" ? view.foretold.find((one) => one.name === name) : undefined;
  return (
    <>
      <header>
        <span>{capital(word(`${domain}-${name}`))}</span>
        {tile && tile.cost.length > 0 && <Printed words={tile.cost} />}
      </header>
      {(does || tile) && <p>{does || spoken(tile!.effect, desk)}</p>}
      {temple && (
        <ul>
          {view.players.map((player, seat) => (
            <li key={seat}>
              <Badge seat={seat} />
              {t("tz-on-step", {
                name: names[seat] ?? "",
                step: player.temples[name] ?? 0,
                points: temple.points[(player.temples[name] ?? 0) + 1] ?? 0,
              })}
            </li>
          ))}
        </ul>
      )}
      {temple && <p>{t("tz-leader", { first: temple.leader[0] ?? 0, second: temple.leader[1] ?? 0 })}</p>}
      {foretold && (
        <dl>
          {view.bands.map((points, i) => (
            <>
              <dt>{span(foretold.bounds, i)}</dt>
              <dd>
                {foretold.counts.map(
                  (count, seat) =>
                    foretold.bounds.filter((bound) => count > bound).length === i && <Badge key={seat} seat={seat} />,
                )}
                <b class="num">{minus(points)}</b>
              </dd>
            </>
          ))}
        </dl>
      )}
      {track && (
        <dl>
          {track.levels.map((words, i) => (
            <>
              <dt>{t("tz-level", { n: i + 1 })}</dt>
              <dd>
                <Printed words={words} />
              </dd>
            </>
          ))}
          <dt>{t("tz-beyond")}</dt>
          <dd>
            <Printed words={track.beyond} />
          </dd>
        </dl>
      )}
    </>
  );
}
