/** Axomamma's board: tucked gods, the cells with her tokens, the last roll, and her turn told step by step. */

import { useEffect, useRef } from "preact/hooks";
import { Least, READABLE } from "../../look/type.tsx";
import { useRoom } from "../../shell/room.ts";
import type { Line } from "../../shell/board.ts";
import { BonusRow, CREAM, INK, LINEN, OUTLINE, Say, Use } from "./Marks.tsx";
import { GOD_TINT } from "./Faces.tsx";
import { Own } from "./Own.tsx";
import { useDesk } from "./desk.ts";
import { HERS } from "./telling.ts";

const ICONS: Record<string, string[]> = {
  weave: ["weaving"],
  build_production: ["building-production"],
  statue: ["statue-small"],
  stairs: ["stairs"],
  build_permanent: ["building-permanent"],
  hire_village_potato_end: ["worker", "potato"],
  hire_nomad: ["worker", "tent"],
  hire_village_corn_end: ["worker", "corn"],
  army_card: ["army-card"],
};
const PERSONALITY_ICON: Record<string, string> = {
  statue_small: "statue-small",
  weave: "weaving",
  temple_step: "temple-up",
  build: "building-permanent",
};
const TONE: Record<string, string> = { top: "#6f5d26", middle: "#6b3f2c", bottom: "#2f5a53" };
const ROWS = ["top", "middle", "bottom"];
const WIDE = 607;
const IN_STRIP = 0.65; // its scale under the hill
const MARGIN = 20; // left and right of it on a page of its own

function AxomammaBoard({ watch }: { watch: (element: Element | null) => void }) {
  const { view, tale: told, t, word } = useDesk();
  const solo = view.solo!;
  const die = told.filter(({ kind }) => kind === "rolled").at(-1)?.args["die"] ?? "";
  const acted = new Set(
    told.filter(({ kind }) => kind === "cell-acted").map(({ args }) => `${args["row"]}${args["cell"]}`),
  );
  const [x0, cell] = [142, 93];
  return (
    <svg
      ref={watch}
      class="tw-axo-board icon"
      viewBox={`0 0 ${x0 + 5 * cell} 168`}
      role="img"
      aria-label={t("tw-axo-board", {
        tokens: solo.tokens.map(({ number, row, cell: at }) => `${number}: ${word(`row-${row}`)} ${at}`).join(", "),
      })}>
      {solo.slots.map((god, i) => (
        <g key={i} transform={`translate(${6 + (i % 2) * 46} ${8 + Math.floor(i / 2) * 78})`}>
          {die === String(i + 1) && <rect x="-3" y="-3" width="46" height="62" rx="8" fill="#ffd24d" />}
          <rect width="40" height="56" rx="5" fill="#f8efd9" {...INK} />
          <rect x="3.5" y="3.5" width="33" height="49" rx="3" fill={god ? GOD_TINT[god] : "#6d5c45"} />
          {god && <Use name={`god-${god}`} x={20} y={31} size={31} />}
          <circle cx="7" cy="7" r="10" fill={OUTLINE} />
          <Say x={7} y={12} fill={CREAM} weight={800}>
            {i + 1}
          </Say>
        </g>
      ))}
      <g transform="translate(117 84)">
        <g key={`${die}${told.length > 1}`} class={die ? "tw-roll" : ""}>
          <rect
            x="-19"
            y="-19"
            width="38"
            height="38"
            rx="8"
            fill="#f1eadb"
            stroke={die ? "#ffd24d" : OUTLINE}
            stroke-width="3"
          />
          <Say y={9} size={26} fill="#2b1b12" weight={800}>
            {die || "?"}
          </Say>
        </g>
      </g>
      {ROWS.map((row, r) =>
        view.printed.cells[row]!.map(({ action, bonus }, n) => {
          const lit = acted.has(`${row}${n + 1}`);
          const covered = row === "top" && n + 1 === solo.personality_cell && solo.personality;
          const icons = ICONS[action] ?? [];
          return (
            <g key={`${row}${n}`} transform={`translate(${x0 + n * cell} ${4 + r * 55})`}>
              <rect
                width="88"
                height="50"
                rx="7"
                fill={TONE[row]}
                stroke={lit ? "#ffd24d" : LINEN}
                stroke-opacity={lit ? 1 : 0.3}
                stroke-width={lit ? 3 : 1}
              />
              {covered ? (
                <>
                  <path d="M5 6h58v38H5Z" fill="#6b3f73" {...INK} />
                  <Use name="gold" x={21} y={25} size={22} />
                  <path d="M32 20l5 5-5 5" fill="none" stroke={LINEN} stroke-width="2" />
                  <Use
                    name={PERSONALITY_ICON[view.printed.personalities[solo.personality] ?? ""] ?? "vp"}
                    x={49}
                    y={25}
                    size={25}
                  />
                </>
              ) : bonus.length && action !== "army_card" ? (
                <BonusRow words={bonus} x={35} y={25} size={24} width={58} ink={LINEN} />
              ) : (
                icons.map((name, i) => (
                  <Use
                    key={name}
                    name={name}
                    x={20 + i * 25 + (icons.length > 1 ? 0 : 13)}
                    y={25}
                    size={icons.length > 1 ? 25 : 29}
                  />
                ))
              )}
            </g>
          );
        }),
      )}
      {solo.tokens.map(({ number, row, cell: at }, i) => {
        const order = solo.tokens.slice(0, i).filter((token) => token.row === row && token.cell === at).length;
        const rolled = String(number) === die;
        return (
          <g
            key={`${row}${number}`}
            class="tw-glide"
            style={`transform:translate(${x0 + (at - 1) * cell + 74 - order * 15}px, ${4 + ROWS.indexOf(row) * 55 + 14 + order * 15}px)`}>
            <circle r="11.5" fill={CREAM} />
            <circle r="9.5" fill={rolled ? "#f2b632" : "#2b2730"} {...INK} />
            <Say y={4.6} size={13} fill={rolled ? "#3a2503" : CREAM} weight={800}>
              {number}
            </Say>
          </g>
        );
      })}
    </svg>
  );
}

/** The sentences of her last turn. */
export function herTurn(lines: readonly Line[]): readonly Line[] {
  const began = lines.findLastIndex(({ heading, seat }) => heading && seat === HERS);
  if (began < 0) return [];
  const end = lines.findIndex(({ heading }, i) => heading && i > began);
  return lines.slice(began + 1, end < 0 ? lines.length : end);
}

/** What she did, in the order she did it, each in a sentence; the one just told is lit, and says why. */
function Tale() {
  const { lines, telling, view, t } = useDesk();
  const list = useRef<HTMLOListElement>(null);
  const steps = herTurn(lines);
  useEffect(() => {
    if (list.current) list.current.scrollTop = telling ? list.current.scrollHeight : 0;
  }, [steps.length, telling]);
  return (
    <div class="tw-axo-facts">
      <header>
        <b>{t("tw-axo-turn")}</b>
        <small class="num">{t("tw-goal", { n: view.solo?.goal ?? 0 })}</small>
      </header>
      <ol ref={list} class={`tw-tale${telling ? " tw-telling" : ""}`} tabIndex={0} aria-label={t("tw-axo-turn")}>
        {steps.length ? (
          steps.map(({ text, why }, i) => (
            <li key={i} title={why}>
              <span>{text}</span>
            </li>
          ))
        ) : (
          <li class="tw-quiet">
            <span>{t("tw-axo-waits")}</span>
          </li>
        )}
      </ol>
    </div>
  );
}

/** Her board and her turn; what she owns lies in her panel, and on a phone below. */
export function Axomamma({ large = false }: { large?: boolean }) {
  const { view, t, word } = useDesk();
  const [watchRoom, room] = useRoom();
  if (!view.solo) return null;
  return (
    <section class={`tw-axo${large ? " tw-large" : ""}`} aria-label={t("tw-axomamma")}>
      <Least.Provider value={READABLE / (large ? (room.w - MARGIN) / WIDE : IN_STRIP)}>
        <AxomammaBoard watch={watchRoom} />
      </Least.Provider>
      <Tale />
      {large && <Own view={view} seat={HERS} t={t} word={word} />}
    </section>
  );
}
