/** Around the hill: temple, the four regions, village, nomads, casualties, market, altar, weavings, statues. */

import type { ComponentChildren } from "preact";
import { CLOTH, Weaving } from "./Cloth.tsx";
import { Back, Building, MiniGod } from "./Faces.tsx";
import { BonusRow, CREAM, Glyph, INK, LINEN, Marker, OUTLINE, Plate, Points, Say, Use, Worker } from "./Marks.tsx";
import { rows } from "./bonus.ts";
import { box, tenth } from "./geometry.ts";
import type { Layout, Part, Place } from "./layout.ts";
import { buildingNote, cardNote, landName, landNote, tileNote } from "./names.ts";
import { Spot } from "../../shell/Spot.tsx";
import { among, useDesk } from "./desk.ts";
import type { View } from "./view.ts";

interface Props {
  view: View;
}

const ROW = 26;

export function Temple({ view }: Props) {
  const { choices, names, t } = useDesk();
  const { steps } = view.printed;
  const [w, mid, h] = [132, 76, steps.length * ROW + 44];
  const found = choices.filter(({ kind, args }) => kind === "part" && args["effect"] === "step");
  const places = view.players.map((player, seat) =>
    t("tw-on-step", { name: names[seat] ?? "", step: player.step, points: steps[player.step]?.points ?? 0 }),
  );
  return (
    <Spot
      id="temple"
      pick={{}}
      found={found}
      label={`${t("tw-temple")}. ${places.join("; ")}`}
      shape={box(w, h)}
      wash={0.1}
      note={{ icon: "temple-up", title: t("tw-temple"), lines: [...places, t("tw-temple-does")] }}>
      <Plate w={w} h={h} title={t("tw-temple")} />
      <path d="M56 37 76 22 96 37Z" fill="#cf3f2a" {...INK} />
      {steps.map((step, i) => {
        const half = 27 - i * 0.6;
        return (
          <g key={i} transform={`translate(0 ${h - 8 - (i + 1) * ROW})`}>
            <rect
              x={tenth(mid - half)}
              width={tenth(half * 2)}
              height={ROW - 1}
              fill="url(#tw-wall)"
              stroke={OUTLINE}
              stroke-width="1.3"
            />
            <path
              d={`M${tenth(mid + 1 - half)} 1.8h${tenth(half * 2 - 2)}`}
              stroke="#fffbe9"
              stroke-width="1.5"
              opacity=".8"
            />
            {step.final > 0 && (
              <Say x={mid} y={17.5} fill="#3a2503" weight={800}>
                +{step.final}
              </Say>
            )}
            {step.left.length > 0 && <BonusRow words={step.left} x={25} y={13} size={19} width={43} ink={LINEN} />}
            {step.points > 0 && <Points x={w - 15} y={13} size={24} n={step.points} />}
          </g>
        );
      })}
      {view.players.map(({ step }, seat) => {
        const here = view.players.flatMap((player, other) => (player.step === step ? [other] : []));
        const aside = (here.indexOf(seat) - (here.length - 1) / 2) * (here.length > 2 ? 14 : 19);
        return (
          <g
            key={seat}
            class="tw-glide"
            style={`transform: translate(${tenth(mid + aside)}px, ${h - 8 - (step + 1) * ROW + 13}px)`}>
            <Marker seat={seat} r={9.5} />
          </g>
        );
      })}
    </Spot>
  );
}

/** Who would win a region now: most flags, then the one that lies farthest (TW-10.5). */
export function leader(region: string, view: View): number {
  const count = new Map<number, [number, number]>();
  for (let n = 1; n <= 6; n++) {
    const owner = view.lands[`${region}-${n}`] ?? -1;
    if (owner >= 0) count.set(owner, [(count.get(owner)?.[0] ?? 0) + 1, n]);
  }
  return [...count].sort(([, a], [, b]) => b[0] - a[0] || b[1] - a[1])[0]?.[0] ?? -1;
}

function Cost({ name, n, x }: { name: string; n: number; x: number }) {
  return n ? (
    <>
      <Use name={name} x={x - 6} y={51} size={11} color={LINEN} />
      <Say x={x + 5} y={55} weight={800}>
        {n}
      </Say>
    </>
  ) : null;
}

/** One space of a region: what it gives above; soldiers to turn and to discard below. A flag covers a taken one. */
function Land({ land, view }: Props & { land: string }) {
  const { choices, names, t, word } = useDesk();
  const { bonus, ...printed } = view.printed.lands[land]!;
  const owner = view.lands[land] ?? -1;
  const found = among(choices, ["conquer", "any-land"], { land });
  // buildings may make it cheaper
  const [flip, discard] = [found[0]?.hints["flip"] ?? printed.flip, found[0]?.hints["lose"] ?? printed.discard];
  const both = flip > 0 && discard > 0;
  return (
    <Spot
      id={land}
      pick={{ land }}
      found={found}
      label={landName(land, view, names, { t, word })}
      shape="M0 5q0-5 5-5h34q5 0 5 5v55q0 3-3 3H3q-3 0-3-3Z"
      note={landNote(land, view, names, { t, word })}>
      <path d="M0 5q0-5 5-5h34q5 0 5 5v55q0 3-3 3H3q-3 0-3-3Z" fill="#f1e5c8" {...INK} />
      <path d="M0 41h44v19q0 3-3 3H3q-3 0-3-3Z" fill="#3a2a1e" />
      <Cost name="flip" n={flip} x={both ? 12 : 22} />
      <Cost name="discard" n={discard} x={both ? 33 : 22} />
      <g opacity={owner >= 0 ? 0.35 : 1}>
        {rows(bonus).map((words, i, { length }) => (
          <BonusRow
            key={i}
            words={words}
            x={22}
            y={length > 1 ? 11 + 19 * i : 21}
            size={length > 1 ? 18 : 24}
            width={39}
          />
        ))}
      </g>
      {owner >= 0 && (
        <g class="tw-drop">
          <g transform="translate(22 20)">
            <path
              d="M-12-15h24v30l-12-7-12 7Z"
              fill={`var(--seat-${owner + 1})`}
              stroke={CREAM}
              stroke-width="4.5"
              stroke-linejoin="round"
            />
            <path d="M-12-15h24v30l-12-7-12 7Z" fill={`var(--seat-${owner + 1})`} {...INK} />
            <Glyph seat={owner} y={-4} size={14} />
          </g>
        </g>
      )}
    </Spot>
  );
}

export function Region({ region, view, columns }: Props & { region: string; columns: number }) {
  const { word } = useDesk();
  const lead = leader(region, view);
  const [w, h] = [columns * 47 + 9, 24 + Math.ceil(6 / columns) * 67];
  return (
    <>
      <Plate w={w} h={h} title={word(`region-${region}`)} />
      {lead >= 0 && (
        <>
          <g transform={`translate(${w - 37} 11.5)`}>
            <Marker seat={lead} r={7} />
          </g>
          <Points x={w - 15} y={11.5} size={20} n={view.casualties.length} />
        </>
      )}
      {[1, 2, 3, 4, 5, 6].map((n, i) => (
        <g key={n} transform={`translate(${6 + (i % columns) * 47} ${22 + Math.floor(i / columns) * 67})`}>
          <Land land={`${region}-${n}`} view={view} />
        </g>
      ))}
    </>
  );
}

function End({ end, at, who }: { end: "potato" | "corn"; at: number; who: string | undefined }) {
  const { choices, t, word } = useDesk();
  const found = among(choices, ["hire-villager", "send"], { end });
  const label = t(end === "potato" ? "tw-potato-end" : "tw-corn-end", { worker: who ? word(`worker-${who}`) : "–" });
  return (
    <Spot
      id={`end-${end}`}
      pick={{ end }}
      found={found}
      label={label}
      shape="M-20 14V-4L0-19 20-4V14Z"
      at={[at, 37]}
      note={{ icon: `worker-${who ?? "courier"}`, title: label, lines: [t("tw-village-does")] }}>
      <path d="M-15 12V-4L0-14 15-4V12Z" fill="#d9bd8c" {...INK} />
      <path d="M-19-3 0-17 19-3l-4 4L0-10-15 1Z" fill="#c99b45" {...INK} />
      <Use name={end} y={4} size={19} />
    </Spot>
  );
}

/** The line of workers between the potato end and the corn end; only its two ends can be hired. */
export function Village({ view }: Props) {
  const { t } = useDesk();
  const n = Math.max(view.printed.village, view.village.length);
  const [step, w] = [Math.min(36, 300 / n), Math.min(36, 300 / n) * n + 92];
  const x = (i: number) => 46 + step * (i + 0.5);
  const last = view.village.length - 1;
  return (
    <g transform={`translate(${-w / 2} 0)`}>
      <Plate w={w} h={58} title={t("tw-village")} middle />
      <path d={`M24 48H${w - 24}`} stroke="#e8d6a8" stroke-width="9" stroke-linecap="round" opacity=".75" />
      <End end="potato" at={24} who={view.village[0]} />
      {Array.from({ length: n }, (_, i) => {
        const kind = view.village[i];
        const first = i === 0 || i === last;
        return (
          <g key={i} transform={`translate(${tenth(x(i))} 51)`} pointer-events="none">
            {kind ? (
              <>
                <Worker kind={kind} size={35} />
                {first && (
                  <rect
                    x="-12"
                    y="-2"
                    width="24"
                    height="6"
                    rx="3"
                    fill="#ffd24d"
                    stroke={OUTLINE}
                    stroke-width="1.2"
                  />
                )}
              </>
            ) : (
              <circle
                cy="-9"
                r="9"
                fill="#17100b"
                fill-opacity=".3"
                stroke={LINEN}
                stroke-width="1.5"
                stroke-dasharray="3 4"
                opacity=".9"
              />
            )}
          </g>
        );
      })}
      <End end="corn" at={w - 24} who={view.village[last]} />
    </g>
  );
}

const counted = (workers: Record<string, number>): string[] =>
  Object.entries(workers).flatMap(([kind, n]) => Array<string>(n).fill(kind));

export function Nomads({ view }: Props) {
  const { choices, t, word } = useDesk();
  const all = counted(view.nomads);
  const step = Math.min(34, 128 / Math.max(1, all.length));
  return (
    <>
      <Plate w={178} h={58} title={t("tw-nomads")} />
      <Use name="tent" x={20} y={36} size={28} />
      {all.map((kind, i) => (
        <Spot
          key={i}
          id={`nomad-${i}`}
          pick={{ worker: kind }}
          found={among(choices, ["hire", "nomad", "any-worker"], { worker: kind })}
          label={t("tw-nomad-kind", { worker: word(`worker-${kind}`) })}
          shape={box(28, 36, -14, -33)}
          wash={0.12}
          at={[52 + i * step, 53]}
          note={{
            icon: `worker-${kind}`,
            title: word(`worker-${kind}`),
            lines: [word(`worker-${kind}.does`)].filter(Boolean),
          }}>
          <Worker kind={kind} size={35} />
        </Spot>
      ))}
    </>
  );
}

export function Casualties({ view }: Props) {
  const { t } = useDesk();
  const n = view.casualties.length;
  return (
    <g role="img" aria-label={t("tw-casualties-n", { n })} data-place="casualties">
      <Plate w={138} h={58} title={t("tw-casualties")} />
      <Use name="casualty" x={19} y={37} size={26} />
      {view.casualties.slice(-3).map((kind, i) => (
        <g key={i} transform={`translate(${48 + i * 22} 52)`}>
          <Worker kind={kind} size={30} />
        </g>
      ))}
      <Say x={121} y={45} size={24} weight={800}>
        {n}
      </Say>
    </g>
  );
}

export function Market({ view, columns }: Props & { columns: number }) {
  const { choices, t, word } = useDesk();
  const [w, h] = [columns * 66 + 8, 24 + Math.ceil(4 / columns) * 78];
  return (
    <>
      <Plate w={w} h={h} title={t("tw-market")} />
      <Say x={w - 8} y={15} anchor="end" weight={600}>
        {view.house_decks.join(" + ")}
      </Say>
      {view.market.map((building, i) => (
        <Spot
          key={building}
          id={building}
          pick={{ building }}
          found={among(choices, ["build", "remove", "any-building"], { building })}
          label={word(`building-${building}`)}
          shape={box(62, 74)}
          at={[6 + (i % columns) * 66, 21 + Math.floor(i / columns) * 78]}
          note={buildingNote(building, view, { t, word })}>
          <Building id={building} {...view.printed.buildings[building]!} />
        </Spot>
      ))}
    </>
  );
}

/** God cards to take, the card in play, and the two decks. */
export function Altar({ view }: Props) {
  const { choices, t, word } = useDesk();
  const size = Math.max(view.altar_size, view.altar.length);
  const step = Math.min(30, (view.played ? 45 : 75) / Math.max(1, size - 1)); // the card in play needs room
  const draw = [
    ...among(choices, ["pray", "from-deck", "buy-card"]),
    ...choices.filter(({ kind, args }) => kind === "part" && args["effect"] === "god-card"),
  ];
  const train = [
    ...among(choices, ["train"]),
    ...choices.filter(({ kind, args }) => kind === "part" && args["effect"] === "army-draw"),
  ];
  return (
    <>
      <Plate w={140} h={76} title={t("tw-altar")} />
      {Array.from({ length: size }, (_, i) => {
        const card = view.altar[i];
        if (!card)
          return (
            <rect
              key={i}
              x={7 + i * step}
              y="25"
              width="27"
              height="37"
              rx="4"
              fill="none"
              stroke={LINEN}
              stroke-width="1.4"
              stroke-dasharray="3 4"
              opacity=".6"
            />
          );
        return (
          <Spot
            key={i}
            id={card}
            pick={{ card }}
            found={among(choices, ["take-card"], { card })}
            label={word(`card-${card}`)}
            shape={box(27, 37)}
            at={[7 + i * step, 25]}
            note={cardNote(card, view, { t, word })}>
            <MiniGod god={view.printed.cards[card]!.god} />
          </Spot>
        );
      })}
      <Spot
        id="god-deck"
        pick={{}}
        found={draw}
        label={t("tw-god-deck", { n: view.god_deck })}
        shape={box(27, 37)}
        at={[113, 18]}
        scale={0.72}
        wash={0.08}
        note={{ icon: "god-card", title: t("tw-god-deck", { n: view.god_deck }), lines: [] }}>
        <Back kind="god" />
      </Spot>
      <Spot
        id="army-deck"
        pick={{}}
        found={train}
        label={t("tw-army-deck", { n: view.army_deck })}
        shape={box(27, 37)}
        at={[113, 47]}
        scale={0.72}
        wash={0.08}
        note={{
          icon: "army-card",
          title: t("tw-army-deck", { n: view.army_deck }),
          lines: [t("tw-army-discard", { n: view.army_discard.length })],
        }}>
        <Back kind="army" />
      </Spot>
      <g pointer-events="none" stroke={OUTLINE} stroke-width="3" stroke-linejoin="round" paint-order="stroke">
        <Say x={122.5} y={36} size={12} weight={800} fill={CREAM}>
          {view.god_deck}
        </Say>
        <Say x={122.5} y={65} size={12} weight={800} fill={CREAM}>
          {view.army_deck}
        </Say>
      </g>
      {view.played && (
        <Spot
          id="played"
          pick={{}}
          found={among(choices, ["card-bonus"])}
          label={`${t("tw-played")}. ${word(`card-${view.played}`)}`}
          shape={box(27, 37)}
          at={[83, 25]}
          note={cardNote(view.played, view, { t, word })}>
          <rect x="-3" y="-3" width="33" height="43" rx="6" fill="#f2b632" />
          <MiniGod god={view.printed.cards[view.played]!.god} />
        </Spot>
      )}
    </>
  );
}

export function Weavings({ view }: Props) {
  const { choices, t, word } = useDesk();
  const top = view.printed.tiles[view.tile_top];
  // what a press on the cloth means; the one beneath is asked for in the dock
  const uppermost = among(choices, ["top-tile"]);
  const found = [
    ...(uppermost.length ? uppermost : among(choices, ["tile-beneath"])),
    ...choices.filter(({ kind, args }) => kind === "part" && args["effect"] === "weave"),
  ];
  return (
    <>
      <Plate w={140} h={80} title={t("tw-weavings")} />
      <Say x={132} y={15} anchor="end" weight={800}>
        {view.tile_deck + (top ? 1 : 0)}
      </Say>
      <Spot
        id="weavings"
        pick={{}}
        found={found}
        label={top ? `${t("tw-top-tile")}: ${word(`tile-${view.tile_top}`)}` : t("tw-weavings")}
        shape={box(CLOTH.w + 4, CLOTH.h + 4)}
        at={[34, 22]}
        note={top ? tileNote(view.tile_top, view, { t, word }) : null}>
        {view.tile_deck > 1 && <rect x="5" y="5" width="70" height="46" fill="#8a7350" {...INK} />}
        {view.tile_deck > 0 && <rect x="2.5" y="2.5" width="70" height="46" fill="#b59a6c" {...INK} />}
        {top && <Weaving {...top} fringe="left" />}
      </Spot>
    </>
  );
}

const GODS = ["inti", "quilla", "illapa", "pachamama", "cocha", "viracocha"];

/** Statues that still can be erected: two small and one large of each god. */
export function Statues({ view }: Props) {
  const { choices, t, word } = useDesk();
  return (
    <>
      <Plate w={140} h={108} title={t("tw-statues")} />
      {GODS.map((god, n) => (
        <g key={god} transform={`translate(${5 + (n % 3) * 45} ${20 + Math.floor(n / 3) * 43})`}>
          <rect
            x=".5"
            width="42"
            height="40"
            rx="6"
            fill="#f1e5c8"
            fill-opacity=".92"
            stroke={OUTLINE}
            stroke-width="1.2"
          />
          {(["small", "large"] as const).map((size, k) => {
            const left = view.statues[size][n] ?? 0;
            const statue = `${size}-${god}`;
            return (
              <Spot
                key={size}
                id={statue}
                pick={{ statue }}
                found={among(choices, ["erect", "any-statue"], { statue })}
                label={`${word(`statue-${statue}`)}: ${left}`}
                shape={box(18, 37, 0, 1.5)}
                at={[2 + k * 20, 0]}
                note={{
                  icon: `statue-${size}`,
                  title: word(`statue-${statue}`),
                  lines: [t("tw-statues-left", { n: left }), word(`statue-${statue}.does`)].filter(Boolean),
                }}>
                <rect width="19" height="40" fill="transparent" />
                <g opacity={left ? 1 : 0.16}>
                  <Use name={`statue-${size}`} x={9.5} y={k ? 15.5 : 19} size={k ? 27 : 20} />
                </g>
                {!k && left > 1 && (
                  <Say x={3} y={10} size={9.5} anchor="start" fill={OUTLINE} weight={800}>
                    {left}
                  </Say>
                )}
              </Spot>
            );
          })}
          <g pointer-events="none">
            <Use name={`god-${god}`} x={21.5} y={32.5} size={15} />
          </g>
        </g>
      ))}
    </>
  );
}

/** All parts the layout has a place for. */
export function Parts({ layout, view }: Props & { layout: Layout }) {
  const put = (part: Part, drawing: (columns: number) => ComponentChildren, columns = 6) => {
    const place: Place | undefined = layout.parts[part];
    return (
      place && (
        <g transform={`translate(${place[0]} ${place[1]}) scale(${place[2] ?? 1})`}>{drawing(place[3] ?? columns)}</g>
      )
    );
  };
  return (
    <>
      {put("temple", () => (
        <Temple view={view} />
      ))}
      {(["chinchaysuyu", "antisuyu", "qullasuyu", "kuntisuyu"] as const).map((region) => (
        <g key={region}>
          {put(region, (columns) => (
            <Region region={region} view={view} columns={columns} />
          ))}
        </g>
      ))}
      {put("nomads", () => (
        <Nomads view={view} />
      ))}
      {put("casualties", () => (
        <Casualties view={view} />
      ))}
      {put("village", () => (
        <Village view={view} />
      ))}
      {put("statues", () => (
        <Statues view={view} />
      ))}
      {put(
        "market",
        (columns) => (
          <Market view={view} columns={columns} />
        ),
        2,
      )}
      {put("altar", () => (
        <Altar view={view} />
      ))}
      {put("weavings", () => (
        <Weavings view={view} />
      ))}
    </>
  );
}
