/** What those who run the server have to say to me, on every page until I have read it. */

import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { me } from "../games.ts";
import { t } from "../settings.ts";
import { day } from "./PlayedList.tsx";
import "./Warning.css";

export function Warning() {
  const mine = me.value;
  if (!mine?.warning && !mine?.banned) return null;
  const read = async () => {
    await api.readWarning();
    me.value = await api.me();
  };
  return (
    <div class="warning" role="alert">
      <Icon name="flag" />
      <p>
        {mine.warning && (
          <>
            <b>{t("warning")}</b> {mine.warning}
          </>
        )}{" "}
        {mine.banned && t("warning.banned", { day: day(mine.banned) })}
      </p>
      {mine.warning && (
        <button type="button" class="button" onClick={() => void read()}>
          {t("warning.read")}
        </button>
      )}
    </div>
  );
}
