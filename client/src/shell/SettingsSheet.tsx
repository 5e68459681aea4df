/** Language, look, motion, name, and the way to another device. */

import { useSignal } from "@preact/signals";
import { LANGUAGES, type Lang } from "../i18n/index.ts";
import type { Motion } from "./board.ts";
import { api } from "./api.ts";
import { me, rename } from "./games.ts";
import { Dialog } from "./parts/Dialog.tsx";
import { Switch } from "./parts/Switch.tsx";
import { type Theme, change, settings, t } from "./settings.ts";
import "./SettingsSheet.css";

export function SettingsSheet({ close }: { close(): void }) {
  const now = settings.value;
  return (
    <Dialog title={t("settings")} close={close}>
      <div class="sheet-body settings">
        <div class="row">
          <span>{t("settings.language")}</span>
          <Switch<Lang>
            label={t("settings.language")}
            value={now.lang}
            set={(lang) => change({ lang })}
            values={(Object.keys(LANGUAGES) as Lang[]).map((value) => ({ value, label: LANGUAGES[value] }))}
          />
        </div>
        <div class="row">
          <span>{t("settings.theme")}</span>
          <Switch<Theme>
            label={t("settings.theme")}
            value={now.theme}
            set={(theme) => change({ theme })}
            values={(["auto", "light", "dark"] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
          />
        </div>
        <div class="row">
          <span>{t("settings.motion")}</span>
          <Switch<Motion>
            label={t("settings.motion")}
            value={now.motion}
            set={(motion) => change({ motion })}
            values={(["full", "fast", "none"] as const).map((value) => ({ value, label: t(`motion.${value}`) }))}
          />
        </div>
        <label class="row check">
          <input
            type="checkbox"
            checked={now.patterns}
            onChange={(event) => change({ patterns: event.currentTarget.checked })}
          />
          <span>
            {t("settings.patterns")}
            <small>{t("settings.patterns.note")}</small>
          </span>
        </label>
        <label class="row check">
          <input
            type="checkbox"
            checked={now.curtain}
            onChange={(event) => change({ curtain: event.currentTarget.checked })}
          />
          <span>
            {t("settings.curtain")}
            <small>{t("settings.curtain.note")}</small>
          </span>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={settings.value.sure}
            onChange={(event) => change({ sure: event.currentTarget.checked })}
          />
          <span>
            {t("settings.sure")}
            <small>{t("settings.sure.note")}</small>
          </span>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={settings.value.goal}
            onChange={(event) => change({ goal: event.currentTarget.checked })}
          />
          <span>{t("settings.goal")}</span>
        </label>
        <NameRow />
        <Transfer />
        <a class="button quiet" href="/account" onClick={close}>
          {t("account")}
        </a>
      </div>
    </Dialog>
  );
}

function NameRow() {
  const name = useSignal(me.value?.name ?? "");
  const said = useSignal("");
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      await rename(name.value.trim());
      said.value = t("settings.saved");
    } catch (error) {
      said.value = (error as Error).message;
    }
  };
  return (
    <form class="row" onSubmit={(event) => void save(event)}>
      <label for="settings-name">{t("settings.name")}</label>
      <span class="pair">
        <input
          id="settings-name"
          class="field"
          maxLength={40}
          required
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button class="button">{t("settings.save")}</button>
      </span>
      <small role="status">{said}</small>
    </form>
  );
}

/** A code moves this person, with all their tables, to another device. */
function Transfer() {
  const code = useSignal("");
  const typed = useSignal("");
  const said = useSignal("");
  const make = () =>
    api.transfer().then(
      (made) => (code.value = made.code),
      (error: Error) => (said.value = error.message),
    );
  const claim = async (event: Event) => {
    event.preventDefault();
    try {
      me.value = await api.claim(typed.value.trim());
      said.value = t("transfer.done", { name: me.value.name });
    } catch (error) {
      said.value = (error as Error).message;
    }
  };
  return (
    <section class="transfer">
      <h3>{t("transfer")}</h3>
      <p>{t("transfer.note")}</p>
      {code.value ? (
        <output class="code num" aria-label={t("transfer.code")}>
          {code}
        </output>
      ) : (
        <button type="button" class="button" disabled={!me.value?.known} onClick={() => void make()}>
          {t("transfer.make")}
        </button>
      )}
      <form class="pair" onSubmit={(event) => void claim(event)}>
        <input
          class="field"
          aria-label={t("transfer.enter")}
          placeholder={t("transfer.enter")}
          required
          maxLength={40}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button class="button">{t("transfer.use")}</button>
      </form>
      <small role="status">{said}</small>
    </section>
  );
}
