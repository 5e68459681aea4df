/** The server's HTTP side. Every call either gives its typed answer or throws a `Trouble` with one sentence. */

import { signal } from "@preact/signals";
import type {
  AddedEntropy,
  AskedTable,
  Best,
  CatchUp,
  ChapterText,
  Contest,
  ContestSummary,
  Devices,
  Fairness,
  Fork,
  Friend,
  FriendLink,
  FriendOffer,
  GameInfo,
  GamePuzzles,
  GameReview,
  ReviewSteps,
  GameStatistics,
  Invitation,
  InvitedTable,
  Join,
  KeptAway,
  LaidOut,
  Learnt,
  LessonNow,
  Me,
  Member,
  NewContest,
  NewLesson,
  NewProfile,
  NewRecord,
  NewSubscription,
  NewTable,
  News,
  NoticeTest,
  NoticeWishes,
  Notices,
  Opened,
  Passkey,
  PasskeyAnswer,
  Picture,
  PlayedMatches,
  PoolRating,
  Position,
  Profile,
  PuzzleNow,
  Reach,
  Recovered,
  RecoveryCode,
  Replay,
  Result,
  Scores,
  Somebody,
  Tables,
  Vacation,
  Whom,
} from "../wire.ts";
import { lang, t } from "./settings.ts";

/** Whether the server was out of reach when it was last asked; what is shown then is what was last seen. */
export const offline = signal(false);

export class Trouble extends Error {
  readonly status: number;
  /** Which part of what was sent it is about, as "options.first"; "": none in particular. */
  readonly field: string;
  /** Seconds after which it may be tried again; 0: at once. */
  readonly wait: number;

  constructor(message: string, status: number, field = "", wait = 0) {
    super(message);
    this.status = status;
    this.field = field;
    this.wait = wait;
  }
}

const fieldOf = (body: unknown): string => {
  const field = (body as { field?: unknown } | null)?.field;
  return typeof field === "string" ? field : "";
};

/** One sentence from an error body: ours is {detail: "…"}, the framework's own may hold a list. */
function sentence(body: unknown, status: number): string {
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (typeof detail === "string") return detail;
  if (Array.isArray(detail)) return detail.map((item: { msg?: string }) => item.msg ?? "").join("; ");
  return t("trouble.status", { status });
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": lang.value }; // a refusal is told in it
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers["content-type"] = "application/json";
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    offline.value = true;
    throw new Trouble(t("trouble.network"), 0);
  }
  offline.value = answer.headers.has("x-patolli-seen"); // the service worker had it from before
  const text = await answer.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) {
    const wait = Number(answer.headers.get("retry-after") ?? 0) || 0;
    throw new Trouble(sentence(data, answer.status), answer.status, fieldOf(data), wait);
  }
  return data as T;
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body?: unknown) => ask<T>("POST", path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const contest = (id: string) => `/contests/${encodeURIComponent(id)}`;
const eyes = (seat: number | null) => `lang=${lang.value}${seat === null ? "" : `&seat=${seat}`}`;

/** The zone of this device's clock. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Which of my matches, as the server takes it: "" is any. */
export interface Sought extends Record<string, string> {
  game: string;
  result: "" | "won" | "lost" | "unfinished";
  text: string;
  seats: string;
  rated: "" | "rated" | "unrated";
}

export const api = {
  me: () => get<Me>("/me"),
  rename: (name: string) => post<Me>("/me", { name }),
  transfer: () => post<{ code: string }>("/me/transfer"),
  claim: (code: string) => post<Me>("/me/claim", { code }),
  devices: () => get<Devices>("/me/devices"),
  revoke: (id: string) => post<Devices>(`/me/devices/${encodeURIComponent(id)}/sign-out`),
  signOut: (everywhere: boolean) => post<Me>("/me/sign-out", { everywhere }),
  recovery: () => post<RecoveryCode>("/me/recovery"),
  recover: (code: string) => post<Recovered>("/me/recover", { code }),
  passkeys: () => get<Passkey[]>("/me/passkeys"),
  newPasskey: () => post<{ options: Record<string, unknown> }>("/me/passkeys/new"),
  addPasskey: (body: PasskeyAnswer) => post<Member>("/me/passkeys", body),
  removePasskey: (id: string) => post<Passkey[]>(`/me/passkeys/${encodeURIComponent(id)}/remove`),
  askPasskey: () => post<{ options: Record<string, unknown> }>("/me/passkeys/ask"),
  signIn: (body: PasskeyAnswer) => post<Me>("/me/passkeys/sign-in", body),
  notices: () => get<Notices>("/me/notices"),
  wish: (body: NoticeWishes) => post<Notices>("/me/notices", body),
  setMail: (address: string) => post<Notices>("/me/notices/mail", { address, zone: zone() }),
  confirmMail: (token: string) => post<unknown>("/me/notices/confirm", { token }),
  setHook: (url: string) => post<Notices>("/me/notices/hook", { url, zone: zone() }),
  subscribe: (body: NewSubscription) => post<Notices>("/me/notices/push", { ...body, zone: zone() }),
  unsubscribe: (endpoint: string) => post<Notices>("/me/notices/push/remove", { endpoint }),
  testNotice: (body: NoticeTest) => post<Notices>("/me/notices/test", body),
  vacation: () => get<Vacation>("/me/vacation"),
  setVacation: (days: number) => post<Vacation>("/me/vacation", { days }),
  news: (after: number) => get<News[]>(`/me/news?after=${after}&zone=${encodeURIComponent(zone())}`),
  deleteMe: (name: string) => post<Me>("/me/delete", { name }),
  asked: () => get<AskedTable[]>("/me/asked"),
  matches: (wanted: Sought, before: number | null) => {
    const query = new URLSearchParams({ lang: lang.value, ...wanted });
    if (before !== null) query.set("before", String(before));
    return get<PlayedMatches>(`/me/matches?${query.toString()}`);
  },
  ratings: () => get<PoolRating[]>(`/me/ratings?lang=${lang.value}`),
  best: (game: string, seats: number) =>
    get<Best>(`/games/${encodeURIComponent(game)}/best?seats=${seats}&lang=${lang.value}`),
  contests: () => get<ContestSummary[]>("/contests"),
  contest: (id: string) => get<Contest>(`${contest(id)}?lang=${lang.value}`),
  openContest: (body: NewContest) => post<Contest>(`/contests?lang=${lang.value}`, body),
  joinContest: (id: string, body: AddedEntropy) => post<Contest>(`${contest(id)}/join?lang=${lang.value}`, body),
  leaveContest: (id: string) => post<unknown>(`${contest(id)}/leave`),
  beginContest: (id: string) => post<Contest>(`${contest(id)}/begin?lang=${lang.value}`),
  askEntrantToLeave: (id: string, number: number) =>
    post<Contest>(`${contest(id)}/ask-to-leave?lang=${lang.value}`, { number }),
  statistics: () => get<GameStatistics[]>(`/me/statistics?lang=${lang.value}`),
  myProfile: () => get<Profile>(`/me/profile?lang=${lang.value}`),
  setProfile: (body: NewProfile) => post<NewProfile>("/me/profile", body),
  profile: (id: string) => get<Profile>(`/people/${encodeURIComponent(id)}?lang=${lang.value}`),
  games: () => get<GameInfo[]>(`/games?lang=${lang.value}`),
  learn: (body: Learnt) => post<unknown>("/me/learnt", body),
  takeLesson: (game: string, lesson: string, body: NewLesson) =>
    post<Opened>(`/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, body),
  lesson: (id: string) => get<LessonNow>(`${table(id)}/lesson?lang=${lang.value}`),
  puzzles: () => get<GamePuzzles[]>("/puzzles"),
  solve: (game: string, day: string, again: boolean) =>
    post<Opened>(`/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(day)}`, { again }),
  puzzle: (id: string) => get<PuzzleNow>(`${table(id)}/puzzle?lang=${lang.value}`),
  showPuzzle: (id: string) => post<PuzzleNow>(`${table(id)}/puzzle/show?lang=${lang.value}`),
  minute: (game: string) => get<Picture[]>(`/games/${encodeURIComponent(game)}/minute?lang=${lang.value}`),
  rules: (game: string) => get<ChapterText[]>(`/games/${encodeURIComponent(game)}/rules?lang=${lang.value}`),
  words: (game: string, language: string, table: string) =>
    get<Record<string, string>>(
      `/games/${encodeURIComponent(game)}/words?lang=${language}&table=${encodeURIComponent(table)}`,
    ),
  components: (game: string) => get<LaidOut>(`/games/${encodeURIComponent(game)}/components?lang=${lang.value}`),
  tables: () => get<Tables>(`/tables?lang=${lang.value}`),
  open: (body: NewTable) => post<Opened>("/tables", body),
  join: (id: string, body: Join) => post<{ id: string }>(`${table(id)}/join`, body),
  addEntropy: (id: string, body: AddedEntropy) => post<{ id: string }>(`${table(id)}/entropy`, body),
  leave: (id: string) => post<unknown>(`${table(id)}/leave`),
  rematch: (id: string) => post<Opened>(`${table(id)}/rematch`),
  fork: (id: string, body: Fork) => post<Opened>(`${table(id)}/fork`, body),
  invitation: (token: string) => get<Invitation>(`/invitations/${encodeURIComponent(token)}?lang=${lang.value}`),
  reach: () => get<Reach>("/reach"),
  invited: (token: string) => post<{ id: string }>(`/invitations/${encodeURIComponent(token)}`),
  bring: (body: NewRecord) => post<Opened>("/records", body),
  replay: (id: string, seat: number | null) => get<Replay>(`${table(id)}/replay?${eyes(seat)}`),
  at: (id: string, ply: number, seat: number | null) => get<Position>(`${table(id)}/at/${ply}?${eyes(seat)}`),
  catchUp: (id: string) => get<CatchUp>(`${table(id)}/catch-up?lang=${lang.value}`),
  reviewSteps: (id: string, turn: number, better: number) =>
    get<ReviewSteps>(`${table(id)}/review/${turn}?better=${better}&lang=${lang.value}`),
  review: (id: string, again: boolean) => get<GameReview>(`${table(id)}/review?again=${again}&lang=${lang.value}`),
  scores: (id: string) => get<Scores>(`${table(id)}/scores?lang=${lang.value}`),
  result: (id: string) => get<Result>(`${table(id)}/result?lang=${lang.value}`),
  fairness: (id: string) => get<Fairness>(`${table(id)}/fairness`),
  friends: () => get<Friend[]>("/me/friends"),
  answerFriend: (id: string, accept: boolean) => post<Friend[]>(`/me/friends/${encodeURIComponent(id)}`, { accept }),
  removeFriend: (id: string) => post<Friend[]>(`/me/friends/${encodeURIComponent(id)}/remove`),
  friendLink: () => post<FriendLink>("/me/friend-link"),
  friendOffer: (token: string) => get<FriendOffer>(`/friend-links/${encodeURIComponent(token)}`),
  followFriend: (token: string) => post<Friend[]>(`/friend-links/${encodeURIComponent(token)}`),
  befriend: (id: string, seat: number) => post<unknown>(`${table(id)}/befriend`, { seat }),
  befriendPerson: (id: string) => post<unknown>(`/people/${encodeURIComponent(id)}/befriend`),
  somebody: (id: string, seat: number) => get<Somebody>(`${table(id)}/seats/${seat}`),
  invitedTo: () => get<InvitedTable[]>("/me/invited"),
  inviteFriend: (id: string, friend: string) => post<unknown>(`${table(id)}/invite`, { friend }),
  excuse: (id: string) => post<unknown>(`${table(id)}/excuse`),
  blocked: () => get<KeptAway[]>("/me/blocked"),
  unblock: (id: string) => post<KeptAway[]>(`/me/blocked/${encodeURIComponent(id)}/remove`),
  keepAway: (id: string, whom: Whom, how: "mute" | "block") => post<KeptAway[]>(`${table(id)}/block`, { ...whom, how }),
  report: (id: string, whom: Whom, text: string) => post<unknown>(`${table(id)}/report`, { ...whom, text }),
  newLink: (id: string, seat: number) => post<Opened>(`${table(id)}/new-link`, { seat }),
  seatBot: (id: string, seat: number, bot: string) => post<void>(`${table(id)}/bot`, { seat, bot }),
  askToLeave: (id: string, seat: number) => post<Opened>(`${table(id)}/ask-to-leave`, { seat }),
  readWarning: () => post<unknown>("/me/warning"),
  recordUrl: (id: string) => `/api${table(id)}/record`,
  socketUrl: (id: string) =>
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${table(id)}/socket?lang=${lang.value}`,
};
