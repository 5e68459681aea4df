/** Explains what is pointed at: what a worker would bring now and later, or what a tile does, in words. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Badge, Icon } from "../../look/Icon.tsx";
import { TRACKS } from "./Temples.tsx";
import type { Pointed } from "../../shell/spots.ts";
import type { Desk, Note } from "./desk.ts";
import { capital, spoken } from "./names.ts";
import type { DayView, View } from "./view.ts";
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

function Day({ day, when, now, desk }: { day: DayView; when: string; now: boolean; desk: Desk }) {
  const { t, word } = desk;
  const what =
    day.space < 0 ? (
      <em>{t("tz-back")}</em>
    ) : day.any ? (
      <span class="tz-printed">
        <Icon name="any-action" />
        <em>{t("tz-any")}</em>
      </span>
    ) : !day.actions.length ? (
      <em>{t("tz-nothing")}</em>
    ) : (
      day.actions.map((action) => (
        <span
          key={`${action.gear}${action.space}`}
          class="tz-printed"
          title={`${word(`gear-${action.gear}`)} ${action.space}`}>
          {action.gives.length ? <Printed words={action.gives} /> : <em>{t("tz-nothing")}</em>}
        </span>
      ))
    );
  return (
    <>
      <dt class={now ? "tz-now" : ""}>{when}</dt>
      <dd>{what}</dd>
    </>
  );
}

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
        <Worker about={note.worker} view={view} names={names} desk={desk} />
      ) : (
        <Tile name={note.tile} domain={note.domain} view={view} names={names} desk={desk} />
      )}
    </div>
  );
}

function Worker({
  about,
  view,
  desk,
}: {
  about: { gear: string; space: number };
  view: View;
  names: string[];
  desk: Desk;
}) {
  const { t, word } = desk;
  const forecast = view.forecast.find(({ gear, space }) => gear === about.gear && space === about.space);
  const seat = view.gears.find(({ name }) => name === about.gear)?.spaces[about.space] ?? 0;
  if (!forecast) return null;
  return (
    <>
      <header>
        <Badge seat={seat} />
        {word(`gear-${about.gear}`)} {about.space}
      </header>
      <dl>
        {forecast.days.map((day, i) => (
          <Day key={i} day={day} now={i === 0} when={t(["tz-pick-now", "tz-tomorrow", "tz-in-two"][i]!)} desk={desk} />
        ))}
      </dl>
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
