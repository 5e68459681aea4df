/** In the middle of the hill: the Coricancha, and the high priests before its niches. */

import { Spot } from "../../shell/Spot.tsx";
import { HighPriest, INK, OUTLINE, Use } from "./Marks.tsx";
import { ACTION_ICON } from "./bonus.ts";
import { GRIP } from "./Hill.tsx";
import { among, useDesk } from "./desk.ts";
import { TERRACE, at, circle, nichePlace, poly, project } from "./geometry.ts";
import type { View } from "./view.ts";

/**
 * The temple of the sun in the middle, with a niche for the action above each sector and the high priests before them.
 */
export function Coricancha({ view }: { view: View }) {
  const { choices, names, t, word } = useDesk();
  const [cx, cy] = project(0, 0, TERRACE.crown.z);
  const house = poly([
    [-19, 7],
    [-19, -5],
    [19, -5],
    [19, 7],
  ]);
  return (
    <>
      <g {...at([cx, cy])} pointer-events="none">
        <ellipse cy="6" rx="24" ry="12" fill={OUTLINE} opacity=".28" />
        <path d={house} fill="#d8b35a" {...INK} />
        <path d="M-22-5-16-13h32l6 8Z" fill="#c99b45" {...INK} />
        <path d="M-4 7-3-1h6l1 8ZM-15 4l.6-5h3.6l.6 5ZM10.2 4l.6-5h3.6l.6 5Z" fill="#3b2417" />
        <Use name="god-inti" y={-21} size={27} />
      </g>
      {view.coricancha.map((action, sector) => {
        const moves = choices.filter(
          ({ kind, hints }) => (kind === "move" || kind === "move-for-gold") && hints["sector"] === sector,
        );
        const found = [...moves, ...among(choices, ["set-priest"], { sector: String(sector) })];
        const steps = moves[0]?.args["steps"];
        const here = view.players.flatMap((player, seat) => (player.priest === sector ? [names[seat] ?? ""] : []));
        const label = `${t("tw-niche", { n: sector, action: word(`action-${action}`) })}${here.length ? `. ${here.join(", ")}` : ""}`;
        return (
          <g key={sector} {...at(nichePlace(sector))}>
            <Spot
              id={`niche-${sector}`}
              pick={steps ? { steps } : { sector: String(sector) }}
              found={found}
              label={label}
              shape={circle(17)}
              wash={0.6}
              over={
                <g pointer-events="none">
                  <circle r="14" fill="#e9b63b" stroke={OUTLINE} stroke-width="1.6" />
                  <circle r="11.5" fill="#fff7e2" />
                  <Use name={ACTION_ICON[action] ?? ""} size={20} />
                </g>
              }
              note={{
                icon: ACTION_ICON[action] ?? "",
                title: t("tw-niche", { n: sector, action: word(`action-${action}`) }),
                lines: [word(`action-${action}.does`)].filter(Boolean),
              }}>
              <circle r={found.length ? GRIP : 17} fill="transparent" />
            </Spot>
          </g>
        );
      })}
      <g pointer-events="none">
        {view.players.map(({ priest }, seat) => {
          if (priest < 0) return null;
          const beside = view.players.flatMap((player, other) => (player.priest === priest ? [other] : []));
          const [x, y] = nichePlace(priest);
          const aside =
            (beside.indexOf(seat) - (beside.length - 1) / 2) * 19 + (priest === 4 ? 13 : priest === 1 ? -12 : 0);
          return (
            <g key={seat} class="tw-glide" style={`transform: translate(${x + aside}px, ${y + 9}px)`}>
              <HighPriest seat={seat} size={30} />
            </g>
          );
        })}
      </g>
    </>
  );
}
