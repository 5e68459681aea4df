import "./main.css";
import { useEffect, useState } from "preact/hooks";
import { render } from "preact";
import { Sprite } from "./look/Icon.tsx";
import { api } from "./shell/api.ts";
import { start } from "./shell/games.ts";
import { Lobby } from "./shell/lobby/Lobby.tsx";
import { Top } from "./shell/parts/Top.tsx";
import { TablePage } from "./shell/play/TablePage.tsx";
import { ReplayPage } from "./shell/replay/ReplayPage.tsx";
import { go, listen, route } from "./shell/route.ts";
import { RulesPage } from "./shell/rules/RulesPage.tsx";
import { apply, t } from "./shell/settings.ts";

/** A link from a friend gives a seat once; then its token leaves the address. */
function Invited({ token }: { token: string }) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    void api.invited(token).then(({ id }) => go(`/table/${id}`, true), (error: Error) => setTrouble(error.message));
  }, [token]);
  return <Notice text={trouble || t("table.loading")} bad={trouble !== ""} />;
}

function Notice({ text, bad }: { text: string; bad: boolean }) {
  return (
    <>
      <Top title="Patolli" />
      <main class="waiting">
        <h1 class="sr">Patolli</h1>
        <p role="status" class={bad ? "oops" : ""}>{text}</p>
        {bad && <p><a href="/">{t("menu.lobby")}</a></p>}
      </main>
    </>
  );
}

function Page() {
  const at = route.value;
  switch (at.page) {
    case "lobby": return <Lobby />;
    case "table": return <TablePage key={at.id} id={at.id} />;
    case "replay": return <ReplayPage key={at.id} id={at.id} />;
    case "rules": return <RulesPage game={at.game} />;
    case "invite": return <Invited token={at.token} />;
    case "lost": return <Notice text={t("lost")} bad />;
  }
}

apply(document.documentElement);
listen();
start();
render(<><Sprite /><Page /></>, document.getElementById("app")!);
