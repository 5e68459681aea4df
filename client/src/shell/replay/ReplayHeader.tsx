/** The header over a replay: back to the table, rules, theme. */

import { Icon, Mark } from "../../look/Icon.tsx";
import type { Drawing } from "../games.ts";
import { SettingsButton, ThemeButton } from "../parts/Top.tsx";
import { words } from "../play/words.ts";
import { lang, t } from "../settings.ts";

interface Props {
  title: string;
  id: string;
  view: unknown;
  drawing: Drawing | null;
  openRules(): void;
  openTalk(): void;
}

export function ReplayHeader({ title, id, view, drawing, openRules, openTalk }: Props) {
  const Facts = drawing?.Header;
  return (
    <header class="table-top">
      <a class="brand" href="/" aria-label={t("home")}>
        <Mark />
        <h1 class="title">{title}</h1>
      </a>
      <small class="desk note">{t("replay")}</small>
      <div class="facts">
        {Facts && view !== null && <Facts view={view} t={words(drawing, lang.value)} lang={lang.value} />}
      </div>
      <a class="button slim-button desk" href={`/table/${id}`}>
        {t("replay.table")}
      </a>
      <a class="tool only-phone" href={`/table/${id}`} aria-label={t("replay.table")}>
        <Icon name="end-turn" />
      </a>
      <button type="button" class="tool desk" aria-label={t("menu.rules")} title={t("menu.rules")} onClick={openRules}>
        <Icon name="why-not" />
      </button>
      <ThemeButton class="desk" />
      <button type="button" class="tool only-phone" aria-label={t("log.open")} onClick={openTalk}>
        <Icon name="chat" />
      </button>
      <SettingsButton />
    </header>
  );
}
