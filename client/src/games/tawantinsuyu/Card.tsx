/**
 * Explains what is pointed at: what a worker would cost and bring on a space, and who earns from the stairs; or what a
 * piece does.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Badge, Icon } from "../../look/Icon.tsx";
import { TASK_ICON, marks } from "./bonus.ts";
import { SPACE_NAMES, levelOf, sectorOf, stairsTo } from "./geometry.ts";
import { capital } from "./names.ts";
import type { Pointed } from "../../shell/spots.ts";
import { useDesk, type Note } from "./desk.ts";
import type { ChoiceInfo } from "../../wire.ts";

/** Printed words as icons in running text. */
export function Printed({ words }: { words: readonly string[] }) {
  return (
    <span class="tw-printed num">
      {marks(words).map((mark, i) =>
        "sign" in mark ? (
          <em key={i}>{mark.sign === "/" ? "/" : "›"}</em>
        ) : (
          <b key={i}>
            {mark.n > 1 || mark.points ? mark.n : ""}
            <Icon name={mark.icon} />
          </b>
        ),
      )}
    </span>
  );
}

/** A space: food for distance and height, stairs on the way, then one line for each worker that could go there. */
function Space({ space, found }: { space: string; found: readonly ChoiceInfo[] }) {
  const { view, names, me, t, word } = useDesk();
  const { god, colour, icons } = view.printed.spaces[space]!;
  const here = view.hill[SPACE_NAMES.indexOf(space)]!;
  const mine = me.find((seat) => (view.players[seat]?.priest ?? -1) >= 0);
  const owners = stairsTo(space)
    .map((stair) => view.stairs[stair] ?? -1)
    .filter((seat) => seat >= 0);
  // On the top terrace of a sector there is only the distance to pay.
  const apart = view.hill[SPACE_NAMES.indexOf(`T${sectorOf(space)}a`)]?.cost ?? 0;
  const places = found.filter(({ kind }) => kind === "place" || kind === "place-as");
  return (
    <>
      <header>
        <Icon name={`god-${god}`} />
        <span>
          {space}
          <small>
            {t(`tw-terrace-${levelOf(space)}`)}
            {colour !== "neutral" && ` · ${t(`tw-colour-${colour}`)}`}
          </small>
        </span>
        {here.cost >= 0 && !here.worker && (
          <span class="tw-total num">
            {here.cost}
            <Icon name="potato" />
            <Icon name="corn" />
          </span>
        )}
      </header>
      {here.worker && (
        <p>
          <Icon name={`worker-${here.worker}`} />
          {capital(word(`worker-${here.worker}`))}
        </p>
      )}
      {here.cost >= 0 && !here.worker && (
        <p class="tw-sum num">
          <span>
            <b>{apart}</b>
            {t("tw-distance")}
          </span>
          <span>
            <b>+{here.cost - apart}</b>
            {t("tw-height")}
          </span>
          {owners.length > 0 && (
            <span>
              <Icon name="stairs" />
              {owners.map((seat, i) => (
                <Badge key={i} seat={seat} />
              ))}
            </span>
          )}
        </p>
      )}
      {owners.some((seat) => seat !== mine) && !here.worker && (
        <p>
          {owners
            .filter((seat) => seat !== mine)
            .map((seat, i) => (
              <span key={i}>
                <Badge seat={seat} /> {names[seat]} <b>+1</b>
                <Icon name="vp" />
              </span>
            ))}
        </p>
      )}
      <div class="tw-gains">
        <span>
          {icons.map((icon) => (
            <Icon key={icon} name={TASK_ICON[view.printed.tasks[icon] ?? ""] ?? "vp"} />
          ))}
        </span>
      </div>
      {places.map(({ args, hints }, i) => (
        <p key={i} class="tw-line num">
          <Icon name={`worker-${args["worker"]}`} />
          {args["kind"] && (
            <>
              ›<Icon name={`worker-${args["kind"]}`} />
            </>
          )}
          <b>{t("tw-tasks-n", { n: hints["tasks"] ?? 1 })}</b>
          <span>
            {hints["cost"]}
            <Icon name="potato" />
          </span>
        </p>
      ))}
    </>
  );
}

export function Card({
  pointed,
  svg,
  low,
}: {
  pointed: Pointed<Note>;
  svg: { current: SVGSVGElement | null };
  low: boolean;
}) {
  const card = useRef<HTMLDivElement>(null);
  const { t } = useDesk();
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
    const [right, left] = [at.right - room.left + 12, at.left - room.left - w - 12];
    const beside =
      right + w < room.width
        ? right
        : left > 0
          ? left
          : clamp(at.left - room.left + at.width / 2 - w / 2, room.width - w);
    const narrow = beside !== right && beside !== left;
    const above = at.top - room.top - h - 12;
    self.style.left = `${(low ? (room.width - w) / 2 : beside) / zoom}px`;
    self.style.top = `${(low ? 54 : clamp(narrow ? (above > 0 ? above : at.bottom - room.top + 12) : at.top - room.top + at.height / 2 - h / 2, room.height - h)) / zoom}px`;
  });
  const { note } = pointed;
  return (
    <div class={`tw-card${low ? " tw-low" : ""}`} ref={card} role="tooltip">
      {"space" in note ? (
        <>
          <Space {...note} />
          {low && note.found.length > 0 && <p class="tw-again">{t("tw-tap-again")}</p>}
        </>
      ) : (
        <>
          <header>
            {note.icon && <Icon name={note.icon} />}
            <span>{capital(note.title)}</span>
            {note.cost && note.cost.length > 0 && <Printed words={note.cost} />}
          </header>
          {note.bonus && note.bonus.length > 0 && (
            <div class="tw-gains">
              <Printed words={note.bonus} />
            </div>
          )}
          {note.lines.map((line, i) => (
            <p key={i}>{capital(line)}</p>
          ))}
        </>
      )}
    </div>
  );
}
