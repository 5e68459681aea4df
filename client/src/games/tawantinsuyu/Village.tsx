/** Who can be hired: the village between its two ends, and the nomads. Who was lost. */

import { Spot } from "../../shell/Spot.tsx";
import { INK, LINEN, OUTLINE, Plate, Say, Use, Worker } from "./Marks.tsx";
import { among, useDesk } from "./desk.ts";
import { box, tenth } from "./geometry.ts";
import type { View } from "./view.ts";

interface Props {
  view: View;
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
      shape="M-20 17V-6L0-22 20-6V17Z"
      at={[at, 37]}
      note={{ icon: `worker-${who ?? "courier"}`, title: label, lines: [t("tw-village-does")] }}>
      <path d="M-20 17V-6L0-22 20-6V17Z" fill="transparent" />
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
          shape={box(33, 38, -16.5, -34)}
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
