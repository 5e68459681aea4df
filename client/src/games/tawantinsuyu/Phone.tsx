/** Which page is in sight on a phone or tablet, and on a phone which sector of the hill. */

import { Icon } from "../../look/Icon.tsx";
import type { Translate } from "../../shell/board.ts";
import type { ChoiceInfo } from "../../wire.ts";
import { OUTLINE } from "./Marks.tsx";
import { SECTORS, poly, sectorOf, type Point } from "./geometry.ts";
import { WHOLE, type Page } from "./layout.ts";
import { counted } from "./pages.ts";
import type { View } from "./view.ts";

const PAGE_ICON: Record<Page, string> = {
  hill: "god-inti",
  empire: "conquest",
  stock: "building-permanent",
  mine: "god-card",
  her: "bot",
};

export function Pager({
  pages,
  page,
  open,
  choices,
  view,
  t,
}: {
  pages: readonly Page[];
  page: Page;
  open: (page: Page) => void;
  choices: readonly ChoiceInfo[];
  view: View;
  t: Translate;
}) {
  return (
    <nav class="tw-pager" aria-label={t("tw-pages")}>
      {pages.map((one) => {
        const n = counted(choices, one);
        return (
          <button key={one} type="button" aria-current={one === page} onClick={() => open(one)}>
            <Icon name={one === "mine" && !view.hand ? "weaving" : PAGE_ICON[one]} />
            <span>{t(`tw-page-${one}`)}</span>
            {n > 0 && <i>{n}</i>}
          </button>
        );
      })}
    </nav>
  );
}

const wedge = (sector: number): string =>
  poly([
    [16, 17],
    ...[-36, 36].map((d): Point => {
      const a = ((72 * sector + d) * Math.PI) / 180;
      return [16 - Math.sin(a) * 13, 17 + Math.cos(a) * 13];
    }),
  ]);

/** Which sector is in sight; the ones with something to choose are lit. */
export function Sectors({
  sector,
  open,
  view,
  choices,
  t,
  word,
}: {
  sector: number;
  open: (sector: number) => void;
  view: View;
  choices: readonly ChoiceInfo[];
  t: Translate;
  word: (key: string) => string;
}) {
  const lit = new Set(
    choices.flatMap(({ args }) =>
      [args["space"], args["icon"], args["stair"]].flatMap((place) => (place ? [sectorOf(place)] : [])),
    ),
  );
  const name =
    sector === WHOLE ? t("tw-whole") : t("tw-sector", { n: sector, action: word(`action-${view.coricancha[sector]}`) });
  return (
    <nav class="tw-sectors" aria-label={t("tw-sectors")}>
      <button
        type="button"
        aria-label={t("tw-before")}
        onClick={() => open(sector === WHOLE ? SECTORS - 1 : (sector + SECTORS - 1) % SECTORS)}>
        <Icon name="before" />
      </button>
      <button type="button" class="tw-where" onClick={() => open(WHOLE)} aria-label={`${name}. ${t("tw-whole")}`}>
        <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((k) => (
            <path
              key={k}
              d={wedge(k)}
              fill={k === sector ? "#fff8e6" : lit.has(k) ? "#f2b632" : "#6b7d45"}
              stroke={OUTLINE}
              stroke-width="1.5"
              stroke-linejoin="round"
            />
          ))}
        </svg>
        <span>{name}</span>
      </button>
      <button
        type="button"
        aria-label={t("tw-after")}
        onClick={() => open(sector === WHOLE ? 0 : (sector + 1) % SECTORS)}>
        <Icon name="after" />
      </button>
    </nav>
  );
}
