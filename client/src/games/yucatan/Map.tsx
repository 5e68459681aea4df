/** The jungle and its three cities, the armies in them, and the score along the shore. */

import { Army, At, Count, Haloed, INK, OUTLINE, Pic, Pin, ROMAN, Row, Say, Strength } from "./Pieces.tsx";
import { useType } from "../../look/type.tsx";
import { Ground } from "./Ground.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { priceOf } from "./Price.tsx";
import { useDesk, type Desk, type Note } from "./desk.ts";
import { parts, printed } from "./effects.ts";
import { PLAZA, armyPlace, box, smooth, stepped, trackEnd, type Land, type Point } from "./geometry.ts";
import { abilityLines, armyName, creatureLines, doesLines, placeName } from "./names.ts";
import type { CityView, RewardView, View } from "./view.ts";

const CITY: Record<string, { roof: string; dark: string }> = {
  yellow: { roof: "#e0a021", dark: "#8a5c0c" },
  red: { roof: "#b5372a", dark: "#6a1b13" },
  blue: { roof: "#2f7fa3", dark: "#174a63" },
};

function Sign({ city }: { city: string }) {
  if (city === "yellow")
    return (
      <>
        <circle r="6" fill="#fff3d2" />
        <path
          d="M0-11v4M0 7v4M-11 0h4M7 0h4M-8-8l3 3M5 5l3 3M-8 8l3-3M5-5l3-3"
          stroke="#fff3d2"
          stroke-width="2.4"
          stroke-linecap="round"
        />
      </>
    );
  if (city === "red")
    return (
      <path d="M0-11c2 5 8 7 8 13 0 5-3.5 8-8 8s-8-3-8-8c0-3 2-5 3-8 2 1 2.5 2 3 3.5C0-5 0-8 0-11Z" fill="#fff3d2" />
    );
  return (
    <path
      d="M-10-5q5-6 10 0t10 0M-10 1q5-6 10 0t10 0M-10 7q5-6 10 0t10 0"
      fill="none"
      stroke="#fff3d2"
      stroke-width="2.6"
      stroke-linecap="round"
    />
  );
}

const Slab = ({ w, y, h }: { w: number; y: number; h: number }) => (
  <>
    <rect x={-w / 2} y={y} width={w} height={h} fill="url(#yu-stone)" stroke={OUTLINE} stroke-width="1.6" />
    <path d={`M${-w / 2 + 2} ${y + 1.8}h${w - 4}`} stroke="#fffbe9" stroke-width="1.5" />
  </>
);

export function CityTemple({ city }: { city: string }) {
  const { roof, dark } = CITY[city] ?? CITY["red"]!;
  return (
    <>
      <ellipse cy="3" rx="52" ry="9" fill={OUTLINE} opacity=".32" />
      <Slab w={92} y={-14} h={14} />
      <Slab w={74} y={-28} h={14} />
      <Slab w={56} y={-41} h={13} />
      <path d="M-9 0-7-41H7L9 0Z" fill="#fbf3dd" stroke={OUTLINE} stroke-width="1.5" />
      <path
        d={Array.from({ length: 9 }, (_, k) => `M-8-${k * 4.3 + 4}h16`).join("")}
        stroke="#8d7f60"
        stroke-width="1"
      />
      <path d="M-22-41v-19h44v19Z" fill={roof} {...INK} />
      <path d="M6-60h16v19H9Z" fill="#000" opacity=".18" />
      <path d="M-7-41v-13H7v13Z" fill="#2b1b12" {...INK} />
      <path d="M-26-60l6-9h40l6 9Z" fill={dark} {...INK} />
      <path d="M-16-69v-5h7v5M-3.5-69v-5h7v5M9-69v-5h7v5" fill={roof} {...INK} />
    </>
  );
}

const PLACES = ["1a", "1b", "1c", "2", "3", "4"];
const STONE = 74;

/** One reward stone: icons with their numbers; dim while it cannot be taken. */
function Reward({ city, reward, active }: { city: CityView; reward: RewardView; active: boolean }) {
  const desk = useDesk();
  const place = PLACES.indexOf(reward.slot);
  const [x, y] = [-77 + (place % 3) * 77, place < 3 ? 86 : 130];
  const round = place < 3 ? 1 : Number(reward.slot);
  const needs = reward.effects.map(printed).find((effect) => effect?.row);
  const all = reward.effects.flatMap((line, i) => [...(i ? [{ icon: "", text: "+" }] : []), ...parts(line)]);
  const note: Note = {
    title: desk.t("yu-reward-of", { place: desk.word(`place-${city.name}`), round: ROMAN[round] ?? "" }),
    lines: doesLines("", reward.effects, desk),
  };
  const shape = box(-STONE / 2, -18, STONE, 36);
  const face = (
    <>
      <rect
        x={-STONE / 2}
        y="-18"
        width={STONE}
        height="36"
        rx="6"
        fill={reward.open ? "#f6ead0" : "#b9a98a"}
        stroke={OUTLINE}
        stroke-width="1.6"
      />
      <path
        d={`M${-STONE / 2 + 5}-16h${STONE - 10}`}
        stroke="#fff"
        stroke-width="1.6"
        opacity={reward.open ? 0.8 : 0.25}
      />
      <Row all={all} most={STONE - 6} faint={!reward.open} />
    </>
  );
  const marks = (
    <g pointer-events="none">
      {(place === 0 || place > 2) && (
        <At x={-STONE / 2 + 2} y={-18}>
          <rect
            x="-9"
            y="-8"
            width={round === 3 ? 22 : 19}
            height="15"
            rx="4"
            fill={reward.open ? "#f2b632" : "#4a3a2a"}
            stroke={OUTLINE}
            stroke-width="1.4"
          />
          <Say x={round === 3 ? 2 : 0.5} y={4} size={11.5} fill={reward.open ? "#3a2503" : "#f0e2c0"} weight={800}>
            {ROMAN[round] ?? ""}
          </Say>
        </At>
      )}
      {needs && (
        <At x={STONE / 2 - 12} y={15}>
          <rect x="-14" y="-8" width="28" height="16" rx="6" fill={OUTLINE} stroke="#f0e2c0" stroke-width="1.2" />
          <Pic name="evolution" x={-5} y={-0.5} size={13} />
          <Say x={7} y={4} size={11.5} fill="#f0e2c0" weight={800}>
            {needs.row}
          </Say>
        </At>
      )}
    </g>
  );
  const label = [note.title, ...note.lines].join(". ");
  return (
    <At x={x} y={y}>
      {active ? (
        <Spot
          id={`reward-${reward.slot}`}
          pick={{ reward: reward.slot }}
          label={label}
          shape={shape}
          note={note}
          wash={0.1}
          over={marks}>
          {face}
        </Spot>
      ) : (
        <g
          onPointerEnter={(event) =>
            event.pointerType === "mouse" &&
            desk.point({ id: reward.slot, element: event.currentTarget as Element, note })
          }
          onPointerLeave={() => desk.point(null)}>
          {face}
          {marks}
        </g>
      )}
    </At>
  );
}

/** A rewards panel as it hangs below its plaza, also in the combat scene. */
export function CityPanel({ city, active }: { city: CityView; active: boolean }) {
  const { t } = useDesk();
  return (
    <>
      <rect
        x="-118"
        y="60"
        width="236"
        height="94"
        rx="9"
        fill="#3b2418"
        stroke={active ? "#ffd75a" : OUTLINE}
        stroke-width={active ? 3 : 2}
        pointer-events="none"
      />
      <path d="M-112 63h224" stroke={CITY[city.name]?.roof} stroke-width="4" pointer-events="none" />
      {city.rewards.map((reward) => (
        <Reward key={reward.slot} city={city} reward={reward} active={active} />
      ))}
      {[-38.5, 38.5].map((x) => (
        <At key={x} x={x} y={70}>
          <g pointer-events="none">
            <rect x="-11" y="-7" width="22" height="14" rx="6" fill="#3b2418" />
            <Say y={3.6} size={12} fill="#f0cf95">
              {t("yu-or")}
            </Say>
          </g>
        </At>
      ))}
    </>
  );
}

function Pavement({ city }: { city: string }) {
  return (
    <g pointer-events="none">
      <path d={stepped(PLAZA.w, PLAZA.h, 9)} fill={OUTLINE} opacity=".35" transform="translate(0 5)" />
      <path
        d={stepped(PLAZA.w, PLAZA.h, 9)}
        fill={`url(#yu-${city})`}
        stroke={OUTLINE}
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <path
        d="M-110-18h220M-116 16h232M-70-54v36M10-54v36M70-54v36M-30-18v34M50-18v34M-90-18v34M-60 16v38M20 16v38M84 16v38"
        stroke="#5a3a18"
        stroke-opacity=".24"
        stroke-width="1.5"
        fill="none"
      />
      <path
        d={stepped(PLAZA.w - 12, PLAZA.h - 12, 9)}
        fill="none"
        stroke="#fff8e0"
        stroke-opacity=".5"
        stroke-width="1.6"
      />
    </g>
  );
}

function City({ city }: { city: CityView }) {
  const { view, names, t, word, title } = useDesk();
  const name = title(`place-${city.name}`);
  const size = useType(12.5);
  const width = 34 + name.length * size * 0.62;
  return (
    <>
      <Spot
        id={`place-${city.name}`}
        pick={{ place: city.name }}
        label={placeName(city.name, view, names, { t, word })}
        shape={stepped(PLAZA.w + 8, PLAZA.h + 8, 9)}
        wash={0.18}>
        <rect x="-118" y="-56" width="236" height="116" fill="transparent" />
      </Spot>
      <g pointer-events="none">
        <At x={-70} y={30}>
          <CityTemple city={city.name} />
        </At>
        <At x={-112 + width / 2} y={-57}>
          <path d={stepped(width, 20, 3)} fill="#2b1b12" stroke="#fff3d2" stroke-width="1.3" />
          <At x={-width / 2 + 14} y={0} scale={0.62}>
            <Sign city={city.name} />
          </At>
          <Say x={10} y={4.6} size={size} fill="#fff3d2">
            {name}
          </Say>
        </At>
        {city.jade > 0 && (
          <JadePile n={city.jade} x={city.seat < 0 ? 50 : 98} y={city.seat < 0 ? 6 : -36} small={city.seat >= 0} />
        )}
      </g>
    </>
  );
}

function JadePile({ n, x, y, small }: { n: number; x: number; y: number; small: boolean }) {
  const shown = Math.min(3, n);
  if (small)
    return (
      <At x={x} y={y}>
        <Haloed name="jade" x={0} y={0} size={22} />
        <Count x={9} y={9} n={n} r={8} />
      </At>
    );
  return (
    <At x={x} y={y}>
      <ellipse cy="13" rx="26" ry="8" fill={OUTLINE} opacity=".3" />
      {Array.from({ length: shown }, (_, i) => (
        <Haloed key={i} name="jade" x={(i - (shown - 1) / 2) * 24} y={-2} size={42} />
      ))}
      <Count x={22 + (shown - 1) * 12} y={12} n={n} />
    </At>
  );
}

/** Who stands where: the lower ones are drawn later. */
export function standing(view: View, land: Land): { seat: number; army: number; at: Point }[] {
  const all = view.players.flatMap((player, seat) =>
    player.armies.map((army, n) => ({ seat, army: n, at: armyPlace(land, army.place, seat, n) })),
  );
  return all.sort((one, other) => one.at[1] - other.at[1]);
}

const LEADERS = ["first", "second"];
const FEET = "M-70 5a70 25 0 1 0 140 0a70 25 0 1 0-140 0Z";

/** What pointing at an army means now: its leader, or the army itself. */
export function armyPick(desk: Desk, seat: number, army: number): Record<string, string> {
  if (seat !== desk.view.you) return {};
  const [leader, troop] = [{ leader: LEADERS[army]! }, { army: String(army + 1) }];
  if (desk.found(troop).length || desk.picked.some((one) => one["army"])) return troop;
  return leader;
}

function Troop({ seat, army, at: [x, y], now }: { seat: number; army: number; at: Point; now: boolean }) {
  const desk = useDesk();
  const { view, names, t, word } = desk;
  const troop = view.players[seat]!.armies[army]!;
  const city = { place: troop.place };
  const pick: Record<string, string> =
    // who stands in a city stands for it
    troop.place !== "jungle" && desk.found(city).length ? city : armyPick(desk, seat, army);
  const chosen =
    now ||
    (Object.keys(pick).length > 0 &&
      desk.picked.some((one) => one["army"] === pick["army"] && one["leader"] === pick["leader"]));
  const label = armyName(seat, army, view, names, { t, word });
  const note: Note = {
    icon: troop.creature ? troop.creature.replaceAll("_", "-") : "army-leader",
    title: label.split(". ")[0]!,
    lines: armyLines(desk, seat, army),
  };
  return (
    <g class="yu-army" style={`transform:translate(${x}px,${y}px)`}>
      <Spot
        id={`army-${seat}-${army}`}
        pick={pick}
        label={label}
        shape={FEET}
        wash={0.5}
        note={note}
        over={
          <g pointer-events="none">
            <Army army={troop} seat={seat} number={army} all={view.printed} chosen={chosen} />
            <Strength x={-38} y={14} n={troop.strength} size={26} />
          </g>
        }>
        <rect x="-40" y="-62" width="114" height="88" fill="transparent" />
      </Spot>
    </g>
  );
}

export function armyLines({ view, t, word }: Desk, seat: number, army: number): string[] {
  const troop = view.players[seat]!.armies[army]!;
  const abilities = troop.abilities
    .filter(Boolean)
    .map((name) => [word(`ability-${name}`), ...abilityLines(name, view, { t, word })].join(": "));
  const beast = troop.creature
    ? [
        `${word(`creature-${troop.creature}`)} (${t("yu-until", { round: ROMAN[troop.until] ?? "" })})`,
        ...creatureLines(troop.creature, view, { t, word }),
      ].join(": ")
    : "";
  return [t("yu-strength-bare", { n: troop.strength }), ...abilities, beast].filter(Boolean);
}

function Coins({ land }: { land: Land }) {
  const desk = useDesk();
  return (
    <g pointer-events="none">
      {[...land.trails, { city: "jungle", coin: land.glen }].map(({ city, coin: [x, y] }) => {
        const found = desk.found({ place: city }).filter(({ kind }) => kind === "move");
        if (!found.length) return null;
        const cost = priceOf(found)["corn"] ?? 0;
        const fight = found.some(({ hints }) => hints["fight"]);
        return (
          <At key={city} x={x} y={y} class="yu-coin">
            <path
              d={stepped(fight ? 80 : 50, 32, 4)}
              fill={OUTLINE}
              stroke={OUTLINE}
              stroke-width="5"
              stroke-linejoin="round"
            />
            <path
              d={stepped(fight ? 78 : 48, 30, 4)}
              fill="#f8c445"
              stroke="#fff4cf"
              stroke-width="2"
              stroke-linejoin="round"
            />
            <At x={fight ? -15 : 0} y={0}>
              <Say x={-10} y={6.5} size={18} fill="#3a2503" weight={800}>
                {cost}
              </Say>
              <Pic name="corn" x={8} y={0} size={23} />
            </At>
            {fight && <Pic name="train" x={23} y={0} size={24} />}
          </At>
        );
      })}
    </g>
  );
}

/** Score stones along the shore; pins of one place stand on top of each other. */
function Score({ land }: { land: Land }) {
  const { view, names, t } = useDesk();
  if (!land.score) return null;
  const [x, y, w] = land.score;
  const points = view.players.map((player) => player.score);
  const last = trackEnd(30, points);
  const cell = w / (last + 1);
  const label = points.map((n, seat) => `${names[seat]}: ${t("yu-points", { n })}`).join(", ");
  return (
    <g role="img" aria-label={label}>
      <rect x={x - 40} y={y - 6} width={w + 46} height="36" rx="8" fill="#2b0f10" opacity=".75" />
      <Pic name="vp" x={x - 20} y={y + 12} size={28} />
      {Array.from({ length: last + 1 }, (_, i) => (
        <g key={i}>
          <rect
            x={x + i * cell + 0.8}
            y={y}
            width={cell - 1.6}
            height="24"
            rx="4"
            fill={i % 5 ? "#c9ae85" : "#f2e3c0"}
            stroke={OUTLINE}
            stroke-width="1.3"
          />
          {(i % (cell > 10 ? 5 : 10) === 0 || (points.includes(i) && cell > 16)) && (
            <Say x={x + (i + 0.5) * cell} y={y + 16.8} size={12.5} fill="#3a2418" weight={750}>
              {i}
            </Say>
          )}
        </g>
      ))}
      {points.map((n, seat) => (
        <g
          key={seat}
          class="yu-glide"
          style={`transform:translate(${x + (n + 0.5) * cell}px,${y + 2 - points.slice(0, seat).filter((p) => p === n).length * 18}px)`}>
          <Pin seat={seat} />
        </g>
      ))}
    </g>
  );
}

/** The way an army came: dotted in the colour of its seat. */
export function Trail({ from: [x1, y1], to: [x2, y2], seat }: { from: Point; to: Point; seat: number }) {
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
  const [ax, ay, bx, by] = [x1 + ux * 50, y1 - 10 + uy * 40, x2 - ux * 78, y2 - 20 - uy * 52];
  const bend = Math.min(60, far * 0.18);
  const [mx, my] = [(ax + bx) / 2 - uy * bend, (ay + by) / 2 + ux * bend];
  const tip = Math.atan2(by - my, bx - mx);
  const wing = (turn: number) => `${bx - 14 * Math.cos(tip + turn)} ${by - 14 * Math.sin(tip + turn)}`;
  const [d, head] = [`M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`, `M${wing(0.6)}L${bx} ${by}L${wing(-0.6)}`];
  return (
    <g class="yu-trail" fill="none" stroke-linecap="round" stroke-linejoin="round" pointer-events="none">
      <path d={d} stroke="#fff8e6" stroke-width="9" />
      <path d={d} stroke={`var(--seat-${seat + 1})`} stroke-width="5" stroke-dasharray="1 9" />
      <path d={head} stroke="#fff8e6" stroke-width="8" />
      <path d={head} stroke={`var(--seat-${seat + 1})`} stroke-width="4" />
    </g>
  );
}

interface Props {
  land: Land;
  /** The army that is asked where to go. */
  now: string;
  trail: { seat: number; army: number; from: string; to: string } | null;
}

export function Land({ land, now, trail }: Props) {
  const { view, names, t, word } = useDesk();
  return (
    <>
      <Ground land={land} seats={view.players.length} name={word("place-jungle")} />
      <Spot
        id="place-jungle"
        pick={{ place: "jungle" }}
        label={placeName("jungle", view, names, { t, word })}
        shape={smooth(land.coast)}
        wash={0.1}>
        <path d={smooth(land.coast)} fill="transparent" />
      </Spot>
      {view.cities.map((city) => (
        <At key={city.name} x={land.cities[city.name]![0]} y={land.cities[city.name]![1]}>
          <Pavement city={city.name} />
          <CityPanel city={city} active={view.activating === city.name} />
          <City city={city} />
        </At>
      ))}
      <Score land={land} />
      {trail && (
        <Trail
          seat={trail.seat}
          from={armyPlace(land, trail.from, trail.seat, trail.army)}
          to={armyPlace(land, trail.to, trail.seat, trail.army)}
        />
      )}
      {standing(view, land).map(({ seat, army, at }) => (
        <Troop key={`${seat}-${army}`} seat={seat} army={army} at={at} now={now === `${seat}-${army}`} />
      ))}
      <Coins land={land} />
    </>
  );
}
