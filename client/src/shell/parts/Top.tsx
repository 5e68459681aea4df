/** The header of every page but the table's: mark, title, what one can go to, and the settings. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon, Mark } from "../../look/Icon.tsx";
import { SettingsSheet } from "../SettingsSheet.tsx";
import { offline } from "../api.ts";
import { me } from "../games.ts";
import { route } from "../route.ts";
import { change, t, theme } from "../settings.ts";
import { Face } from "./Face.tsx";
import { NextTable } from "./NextTable.tsx";
import "./Top.css";

export const settingsOpen = signal(false);

export function ThemeButton({ class: extra = "" }: { class?: string }) {
  return (
    <button
      type="button"
      class={`tool ${extra}`}
      aria-label={t("theme.toggle")}
      title={t("theme.toggle")}
      onClick={() => change({ theme: theme.value === "dark" ? "light" : "dark" })}>
      <Icon name="theme" />
    </button>
  );
}

export function SettingsButton({ class: extra = "" }: { class?: string }) {
  return (
    <button
      type="button"
      class={`tool ${extra}`}
      aria-label={t("settings")}
      title={t("settings")}
      onClick={() => (settingsOpen.value = true)}>
      <Icon name="settings" />
    </button>
  );
}

interface Props {
  title: string;
  note?: string;
  /** Show the ways to other pages; the rules are those of this game. */
  nav?: string | undefined;
  children?: ComponentChildren;
}

const current = (page: string) =>
  route.value.page === page || `${route.value.page}s` === page ? ({ "aria-current": "page" } as const) : {};

function Way({ href, icon, page, label }: { href: string; icon: string; page: string; label: string }) {
  return (
    <a href={href} {...current(page)}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

export function Top({ title, note, nav, children }: Props) {
  return (
    <>
      <header class="top">
        <a class="brand" href="/" aria-label={t("home")}>
          <Mark />
          <span class="title">{title}</span>
        </a>
        {note && <small class="note">{note}</small>}
        {nav && (
          <nav aria-label={t("nav")}>
            <Way href="/" icon="play" page="lobby" label={t("nav.tables")} />
            {me.value?.known && <Way href="/matches" icon="replay" page="matches" label={t("matches")} />}
            <Way href={`/learn/${nav}`} icon="learn" page="learn" label={t("nav.learn")} />
            <Way href="/contests" icon="cup" page="contests" label={t("contests")} />
          </nav>
        )}
        <div class="top-end">
          {children}
          <NextTable />
          <ThemeButton class={nav ? "at-desk" : ""} />
          {nav && me.value && (
            <a
              class="my-name"
              href={me.value.known ? "/person/me" : "/account"}
              data-guest={me.value.known ? undefined : ""}
              aria-label={me.value.known ? `${t("profile.mine")}: ${me.value.name}` : t("member.back")}>
              <Face name={me.value.known ? me.value.name : ""} />
              <span>{me.value.known ? me.value.name : t("member.back")}</span>
            </a>
          )}
          <SettingsButton />
        </div>
      </header>
      {offline.value && (
        <p class="offline" role="status">
          {t("offline")}
        </p>
      )}
      {settingsOpen.value && <SettingsSheet close={() => (settingsOpen.value = false)} />}
    </>
  );
}
