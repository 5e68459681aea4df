/** A page that has only one thing to say. */

import { t } from "../settings.ts";
import { Top } from "./Top.tsx";
import "./Notice.css";

export function Notice({ text, bad }: { text: string; bad: boolean }) {
  return (
    <>
      <Top title="Patolli" />
      <main class="notice">
        <h1 class="sr">Patolli</h1>
        <p role="status" class={bad ? "oops" : ""}>
          {text}
        </p>
        {bad && (
          <p>
            <a class="home" href="/">
              {t("menu.lobby")}
            </a>
          </p>
        )}
      </main>
    </>
  );
}
