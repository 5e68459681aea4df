/** The table's header: game, name, what the drawing tells of the position, and the tools. */

import type { TableMessage } from "../../wire.ts";
import { Icon, Mark } from "../../look/Icon.tsx";
import { type Drawing, gameOf } from "../games.ts";
import { NextTable } from "../parts/NextTable.tsx";
import { ThemeButton } from "../parts/Top.tsx";
import { lang, t } from "../settings.ts";
import { words } from "./words.ts";

interface Props {
  info: TableMessage;
  view: unknown;
  drawing: Drawing | null;
  openMenu(): void;
  openRules(): void;
  openTalk(): void;
}

export function Header({ info, view, drawing, openMenu, openRules, openTalk }: Props) {
  const Facts = drawing?.Header;
  const settled = info.options.filter((option) => !option.usual);
  const rated = info.rated ? t("rated") : "";
  const notes = [info.name, rated, ...settled.map((option) => option.value_label)].filter(Boolean);
  return (
    <header class="table-top">
      <a class="brand" href="/" aria-label={t("home")}>
        <Mark />
        <h1 class="title">{gameOf(info.game)?.title ?? info.game}</h1>
      </a>
      <small class="desk note">
        {notes.map((note, i) => (
          <span key={i}>{note}</span>
        ))}
      </small>
      <div class="facts">
        {Facts && view !== null && <Facts view={view} t={words(drawing, lang.value)} lang={lang.value} />}
        {info.watchers > 0 && (
          <span class="desk" title={t("table.watchers", { n: info.watchers })}>
            <Icon name="spectator" />
            <b class="num">{info.watchers}</b>
            <span class="sr">{t("table.watchers", { n: info.watchers })}</span>
          </span>
        )}
      </div>
      <NextTable />
      <a class="tool desk" href={`/replay/${info.id}`} aria-label={t("menu.replay")} title={t("menu.replay")}>
        <Icon name="replay" />
      </a>
      <button type="button" class="tool desk" aria-label={t("menu.rules")} title={t("menu.rules")} onClick={openRules}>
        <Icon name="why-not" />
      </button>
      <ThemeButton class="desk" />
      <button type="button" class="tool only-phone" aria-label={t("log.open")} onClick={openTalk}>
        <Icon name="chat" />
      </button>
      <button type="button" class="tool" aria-label={t("menu")} title={t("menu")} onClick={openMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
