/** Combat cards, and the note that explains what is pointed at. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { Parts, iconOf } from "./Pieces.tsx";
import type { Pointed } from "../../shell/spots.ts";
import type { Note } from "./desk.ts";
import { parts, printed } from "./effects.ts";
import type { PieceView } from "./view.ts";

const STARTING = new Set(["charge", "snare", "raid", "ambush", "skirmish"]);
const ART: Record<string, string> = {
  charge: "warrior",
  snare: "capture",
  raid: "conquest",
  ambush: "hidden",
  skirmish: "return-card",
  obsidian_onslaught: "treasure-blade",
  beast_riders: "creature",
  victors_chains: "prisoner",
  net_throwers: "capture",
  blowgun_volley: "attacker",
  captive_hunt: "prisoner",
  night_attack: "time",
  storm_the_stairs: "temple",
  feigned_rout: "expel",
  hired_trackers: "army-leader",
  bribed_guards: "jade",
  jade_blades: "treasure-blade",
  war_drums: "return-card",
  stolen_banner: "take-card",
  spies: "spectator",
  war_oracle: "calendar",
  banish_the_beast: "ignore-creature",
  tribute_bearers: "granary",
  plunder: "conquest",
  glory: "vp",
  fresh_levies: "reinforce",
  clan_trophies: "clan-token",
  battlefield_offering: "sacrifice",
};
export const family = (name: string): string =>
  STARTING.has(name) ? "yu-starting" : name.endsWith("_card") ? "yu-beast" : "yu-special";

export function CardFace({
  name,
  card,
  title,
  when,
}: {
  name: string;
  card: PieceView;
  title: string;
  when(key: string): string;
}) {
  const first = card.effects[0] ? printed(card.effects[0]) : null;
  return (
    <>
      <span class="yu-head">
        <b>
          <Icon name="strength" />
          <span class="num">{card.strength}</span>
        </b>
        <span class="yu-signs">
          {card.effects
            .flatMap(parts)
            .filter(({ icon }) => icon)
            .slice(0, 3)
            .map(({ icon }, i) => (
              <Icon key={i} name={icon} />
            ))}
        </span>
      </span>
      <span class="yu-title">{title}</span>
      <span class="yu-art">
        <Icon name={name.endsWith("_card") ? iconOf(name) : (ART[name] ?? "combat-card")} />
      </span>
      <span class="yu-does">
        {card.effects.map((line) => (
          <Parts key={line} all={parts(line)} />
        ))}
        <span class="yu-when">{first ? when(`yu-when-${first.when}`) : when("yu-when-none")}</span>
      </span>
    </>
  );
}

export function CardBack() {
  return (
    <span class="yu-pattern">
      <Icon name="hidden" />
    </span>
  );
}

/** What is pointed at, explained beside it. */
export function NoteCard({
  pointed,
  root,
  low,
}: {
  pointed: Pointed<Note>;
  root: { current: Element | null };
  low: boolean;
}) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [room, at, self] = [
      root.current?.getBoundingClientRect(),
      pointed.element.getBoundingClientRect(),
      card.current,
    ];
    if (!room || !self) return;
    const { offsetWidth: w, offsetHeight: h } = self;
    const clamp = (n: number, most: number) => Math.max(6, Math.min(n, most - 6));
    const [above, under] = [at.top - room.top - h - 10, at.bottom - room.top + 10];
    self.style.left = `${clamp(low ? (room.width - w) / 2 : at.left - room.left + at.width / 2 - w / 2, room.width - w)}px`;
    self.style.top = `${clamp(under + h > room.height - 6 && above > 0 ? above : under, room.height - h)}px`;
  });
  const { note } = pointed;
  return (
    <div class="yu-note" ref={card} role="tooltip">
      <header>
        {note.icon && <Icon name={note.icon} />}
        {note.title}
      </header>
      {note.lines.length > 0 && (
        <ul>
          {note.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
