import "./main.css";
import { render } from "preact";
import { Sprite } from "./look/Icon.tsx";
import { watchAsked } from "./shell/asked.ts";
import { wakeWorker, watchNews } from "./shell/news.ts";
import { ContestPage } from "./shell/contests/ContestPage.tsx";
import { ContestsPage } from "./shell/contests/ContestsPage.tsx";
import { start } from "./shell/games.ts";
import { Invited } from "./shell/Invited.tsx";
import { LearnPage } from "./shell/learn/LearnPage.tsx";
import { LessonDoor } from "./shell/learn/LessonDoor.tsx";
import { Lobby } from "./shell/lobby/Lobby.tsx";
import { Notice } from "./shell/parts/Notice.tsx";
import { AccountPage } from "./shell/people/AccountPage.tsx";
import { BestPage } from "./shell/people/BestPage.tsx";
import { FriendDoor } from "./shell/people/FriendDoor.tsx";
import { FriendsPage } from "./shell/people/FriendsPage.tsx";
import { MatchesPage } from "./shell/people/MatchesPage.tsx";
import { NoticesPage } from "./shell/people/NoticesPage.tsx";
import { ProfilePage } from "./shell/people/ProfilePage.tsx";
import { Warning } from "./shell/people/Warning.tsx";
import { PuzzleDoor } from "./shell/puzzle/PuzzleDoor.tsx";
import { TablePage } from "./shell/play/TablePage.tsx";
import { ReplayPage } from "./shell/replay/ReplayPage.tsx";
import { ReviewPage } from "./shell/review/ReviewPage.tsx";
import { listen, route } from "./shell/route.ts";
import { RulesPage } from "./shell/rules/RulesPage.tsx";
import { apply, t } from "./shell/settings.ts";

function Page() {
  const at = route.value;
  switch (at.page) {
    case "lobby":
      return <Lobby />;
    case "account":
      return <AccountPage />;
    case "friends":
      return <FriendsPage />;
    case "friend":
      return <FriendDoor key={at.token} token={at.token} />;
    case "notices":
      return <NoticesPage />;
    case "matches":
      return <MatchesPage />;
    case "contests":
      return <ContestsPage />;
    case "contest":
      return <ContestPage key={at.id} id={at.id} />;
    case "best":
      return <BestPage />;
    case "person":
      return <ProfilePage key={at.id} id={at.id} />;
    case "table":
      return <TablePage key={at.id} id={at.id} />;
    case "replay":
      return <ReplayPage key={at.id} id={at.id} />;
    case "review":
      return <ReviewPage key={at.id} id={at.id} />;
    case "rules":
      return <RulesPage game={at.game} />;
    case "learn":
      return <LearnPage game={at.game} />;
    case "lesson":
      return <LessonDoor key={`${at.game}/${at.lesson}`} game={at.game} lesson={at.lesson} />;
    case "puzzle":
      return <PuzzleDoor key={`${at.game}/${at.day}`} game={at.game} day={at.day} />;
    case "invite":
      return <Invited token={at.token} />;
    case "lost":
      return <Notice text={t("lost")} bad />;
  }
}

apply(document.documentElement);
listen();
start();
watchAsked();
watchNews();
wakeWorker();
render(
  <>
    <Sprite />
    <Warning />
    <Page />
  </>,
  document.getElementById("app")!,
);
