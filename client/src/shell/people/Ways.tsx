/** The pages about me, one beside the other. */

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { me } from "../games.ts";
import { route } from "../route.ts";
import { t } from "../settings.ts";

const PAGES = [
  { path: "/person/me", page: "person", icon: "person", label: "profile.mine" },
  { path: "/account", page: "account", icon: "key", label: "account" },
  { path: "/friends", page: "friends", icon: "friends", label: "friends" },
  { path: "/notices", page: "notices", icon: "bell", label: "notices" },
] as const;

export function Ways() {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [me.value?.known]);
  if (!me.value?.known) return null;
  return (
    <nav class="ways" ref={row} aria-label={t("settings")}>
      {PAGES.map(({ path, page, icon, label }) => (
        <a key={path} href={path} {...(route.value.page === page ? { "aria-current": "page" as const } : {})}>
          <Icon name={icon} />
          {t(label)}
        </a>
      ))}
    </nav>
  );
}
