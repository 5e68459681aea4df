/** Beside the hill: the temple's steps, and the four regions to conquer. */

import { BonusRow, CREAM, Glyph, INK, LINEN, Marker, OUTLINE, Plate, Points, Say, Use } from "./Marks.tsx";
import { rows } from "./bonus.ts";
import { Spot } from "../../shell/Spot.tsx";
import { among, useDesk } from "./desk.ts";
import { box, tenth } from "./geometry.ts";
import { landName, landNote } from "./names.ts";
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
