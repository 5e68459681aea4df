/** What this is, for somebody who is here for the first time. */

import { Pyramid, Ridge } from "../../look/scenery.tsx";
import { t } from "../settings.ts";

const STONE = { light: "#e9dcb8", dark: "#b7a47a", house: "#c4412c" };

export function Welcome() {
  return (
    <section class="welcome">
      <svg viewBox="0 0 930 170" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <rect width="930" height="170" fill="#341c12" />
        <circle cx="760" cy="96" r="150" fill="#4a2415" />
        <circle cx="760" cy="96" r="104" fill="#7a2f1a" />
        <circle cx="760" cy="96" r="62" fill="#e08a35" />
        <Pyramid x={760} foot={160} width={190} levels={7} height={104} stone={STONE} />
        <g transform="translate(500 -10) scale(1.4 1)">
          <Ridge y={154} rise={8} step={26} colour="#1d3a22" seed={3} />
          <Ridge y={166} rise={10} step={30} colour="#142a19" seed={5} />
        </g>
        <use href="#i-leader" x="632" y="104" width="52" height="52" style="--seat:#1c6cb4" />
        <use href="#i-worker-priest" x="846" y="106" width="50" height="50" />
        <use href="#i-army-leader" x="684" y="116" width="40" height="40" style="--seat:#4fb5be" />
        <linearGradient id="welcome-fade">
          <stop offset=".54" stop-color="#341c12" />
          <stop offset=".76" stop-color="#341c12" stop-opacity="0" />
        </linearGradient>
        <rect width="930" height="170" fill="url(#welcome-fade)" />
      </svg>
      <h2>{t("welcome")}</h2>
      <p>{t("welcome.note")}</p>
    </section>
  );
}
