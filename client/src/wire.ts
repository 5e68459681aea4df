// Made by tools/typescript.py from patolli/web/messages.py, patolli/web/models.py and those beside it. Do not edit.

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string;
  mine: boolean;
  known: boolean;
  invited: boolean;
  guest: string;
  present: boolean;
  thinking: number | null;
  clock: number | null;
  due: number | null;
  out: boolean;
  ready: boolean;
  resigned: boolean;
  away: number | null;
  agreed: number[];
}

/** One settled option, with its words in the viewer's language. */
export interface OptionInfo {
  name: string;
  value: string;
  label: string;
  value_label: string;
  usual: boolean;
}

/** One sentence of the account, in the viewer's language. `refs` names places it is about: domain → values. */
export interface LogLine {
  first: number;
  last: number;
  events: number;
  seat: number;
  text: string;
  why: string;
  heading: boolean;
  refs: Record<string, string[]>;
}

/** One legal choice, or several that are one gesture: a walk over several borders. */
export interface ChoiceInfo {
  text: string;
  kind: string;
  label: string;
  args: Record<string, string>;
  hints: Record<string, number>;
}

/** A kind of choice that answers the question; without legal ones it is shown dimmed and explains itself. */
export interface KindInfo {
  kind: string;
  label: string;
  count: number;
}

/** What one of the viewer's seats is asked now. */
export interface Question {
  seat: number;
  frame: string;
  prompt: string;
  kinds: KindInfo[];
  choices: ChoiceInfo[];
  sure: Record<string, string>;
  moot: boolean;
}

/** One event, for animation: its kind and named arguments as words ("hex": "e3", "seat": "2", "cost": "3"). */
export interface Told {
  ply: number;
  kind: string;
  args: Record<string, string>;
  change: unknown[];
}

/** How far a seat may go back, and why not further. Where nobody has judged that yet, `ask-back` has it done. */
export interface UndoInfo {
  seat: number;
  floor: number;
  can: boolean;
  turn: number;
  reason: string;
  redo: boolean;
  judged: boolean;
}

/** How it ended. */
export interface Final {
  scores: number[];
  winners: number[];
  reason: "played" | "resigned" | "abandoned" | "agreed" | "closed";
}

/** The table itself, sent on connecting and whenever seats, status, presence or settings change. */
export interface TableMessage {
  type: "table";
  id: string;
  game: string;
  name: string;
  status: "waiting" | "running" | "over";
  host: boolean;
  seats: SeatInfo[];
  options: OptionInfo[];
  pack: string;
  watchers: number;
  pace: "calm" | "normal" | "fast";
  clock: string;
  absence: number;
  access: "open" | "link" | "closed";
  watching: "everyone" | "link" | "nobody";
  delay: number;
  commitment: string;
  offers: number[];
  record: boolean;
  rematch: string;
  rated: boolean;
  contest: string;
  lesson: string;
  hints: "on" | "agree" | "never";
  willing: number[];
  frozen: string;
  trouble: string;
}

/** What happened since the viewer's last update, and the position that it led to. */
export interface Update {
  type: "update";
  ply: number;
  reset: boolean;
  seat: number;
  view: unknown;
  change: unknown[];
  asked: number[];
  waiting: string;
  questions: Question[];
  told: Told[];
  log_from: number;
  log: LogLine[];
  since: number[];
  undo: UndoInfo[];
  moment: number | null;
  final: Final | null;
}

/** How far the viewer's seats may go back from this ply, where the update did not say it: after an `ask-back`. */
export interface Judged {
  type: "judged";
  ply: number;
  undo: UndoInfo[];
}

/** The message with this id was carried out and is stored. */
export interface Done {
  type: "done";
  id: string;
  ply: number;
}

/** The message with this id changed nothing; why, and the rule. */
export interface Refused {
  type: "refused";
  id: string;
  why: string;
  text: string;
  rule: string;
  rule_text: string;
}

/** The answer to "why not?". */
export interface Why {
  type: "why";
  id: string;
  legal: boolean;
  lack: number;
  short: number;
  text: string;
  rule: string;
  rule_text: string;
}

/** One choice of a turn that somebody might take. */
export interface HintStep {
  text: string;
  label: string;
  refs: Record<string, string[]>;
}

/** What speaks for that turn, or against it. */
export interface HintReason {
  label: string;
  points: number;
}

/** A good turn, first step first, and why it is better than the next best. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  steps: HintStep[];
  reasons: HintReason[];
  close: boolean;
  because: string[];
}

/** Something said at the table. */
export interface ChatMessage {
  type: "chat";
  number: number;
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** The message could not be understood at all. */
export interface Problem {
  type: "problem";
  id: string;
  text: string;
}

/** A choice, in notation, answering the question at `ply`; or several in a row, joined by "; ". */
export interface Choose {
  type: "choose";
  id: string;
  ply: number;
  seat: number;
  choice: string;
}

/** Take back this seat's last choice, or everything since ply `to`. */
export interface Undo {
  type: "undo";
  id: string;
  ply: number;
  seat: number;
  to?: number | null;
}

/** Make the choice last taken back once more. */
export interface Redo {
  type: "redo";
  id: string;
  ply: number;
  seat: number;
}

/** The moment to take back may be over now. */
export interface GoOn {
  type: "go-on";
  id: string;
  seat: number;
}

/** Why can this not be chosen? `kind` with as many arguments as are known ({"hex": "e3"}). */
export interface AskWhy {
  type: "ask-why";
  id: string;
  seat: number;
  kind: string;
  args: Record<string, string>;
}

/** How far may this seat go back? `judged` follows when that is known, unless the match has gone on by then. */
export interface AskBack {
  type: "ask-back";
  id: string;
  seat: number;
}

/** What might this seat do? `hint` follows when that was thought of; the game goes on meanwhile. */
export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: number;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** This seat gives up; a bot plays on for it, and it cannot win. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Offer, or agree, to end the game as it stands (`take_back` to withdraw). All persons agreeing ends it. */
export interface Offer {
  type: "offer";
  id: string;
  seat: number;
  take_back?: boolean;
}

/** This seat's person would have good moves shown at this table, or not any more; all people must agree. */
export interface AgreeHints {
  type: "agree-hints";
  id: string;
  seat: number;
  take_back?: boolean;
}

/** Let a bot play for one's own seat, or agree that one plays for somebody who is away; or take that back. */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
  take_back?: boolean;
}

/** How quickly bots move. */
export interface Pace {
  type: "pace";
  id: string;
  pace: "calm" | "normal" | "fast";
}

/** The page is out of sight, or in sight again. Whoever does not see the table is told of it in other ways. */
export interface Hidden {
  type: "hidden";
  id: string;
  hidden: boolean;
}

/** Keeps the connection; also the echo the benchmark compares with. */
export interface Ping {
  type: "ping";
  id: string;
}

export interface NewName {
  name: string;
}

/** That this person has seen something of a game, and how far. */
export interface Learnt {
  game: string;
  what: string;
  step?: number;
}

/** A seat of a new table: me, a friend by link, anyone from the lobby, a bot, or another person at my screen. */
export interface NewSeat {
  kind: "me" | "friend" | "anyone" | "bot" | "here";
  bot?: string;
  name?: string;
  friend?: string;
}

export interface NewTable {
  game: string;
  name?: string;
  options?: Record<string, string>;
  pack?: string;
  seats: NewSeat[];
  pace?: "calm" | "normal" | "fast";
  clock?: string;
  absence?: number | null;
  moment?: number;
  access?: "open" | "link" | "closed" | null;
  watching?: "everyone" | "link" | "nobody" | null;
  delay?: number;
  rated?: boolean;
}

export interface Join {
  seat?: number | null;
}

/** What a person adds to the luck of a match, knowing what the server has committed to. */
export interface AddedEntropy {
  commitment: string;
  entropy: string;
}

/** Take a lesson: where one left off, or from this step on. */
export interface NewLesson {
  step?: number | null;
  pace?: "calm" | "normal" | "fast";
}

/** Go on from a point of any match, as this seat, the others played by bots. */
export interface Fork {
  ply: number;
  seat: number;
  bot?: string;
}

export interface Code {
  code: string;
}

/** What the browser answered, as `PublicKeyCredential.toJSON()` says it. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** What I want to be told, by which ways, and when not; quiet hours in minutes of the day in my time zone. */
export interface NoticeWishes {
  kinds: Record<"asked" | "time" | "invited" | "ended" | "bot" | "friend", ("sound" | "browser" | "push" | "mail" | "hook")[]>;
  quiet?: boolean;
  quiet_from?: number;
  quiet_to?: number;
  weekends?: boolean;
  urgent?: boolean;
  zone?: string;
  lang?: "en" | "ru" | "es";
}

/** A way to reach somebody: messages there are in the language of the request, and tell the time of this zone. */
export interface SetUp {
  zone?: string;
}

export interface NewMail {
  zone?: string;
  address: string;
}

export interface NewHook {
  zone?: string;
  url: string;
}

/** What `PushSubscription.toJSON()` says. */
export interface NewSubscription {
  zone?: string;
  endpoint: string;
  key: string;
  auth: string;
}

export interface OldSubscription {
  endpoint: string;
}

export interface Confirmation {
  token: string;
}

export interface NoticeTest {
  way: "push" | "mail" | "hook";
}

export interface NewVacation {
  days: number;
}

export interface SignOut {
  everywhere?: boolean;
}

/** Delete me: the name once more, so that nobody does it by mistake. */
export interface Farewell {
  name: string;
}

export interface SeatNumber {
  seat: number;
}

export interface SeatedBot {
  seat: number;
  bot: string;
}

/** Somebody at a table: by their seat, or by a line of the chat that is theirs. */
export interface Whom {
  seat?: number | null;
  line?: number | null;
}

/** I do not want to hear somebody any more, or not to meet them at all. */
export interface Distance {
  seat?: number | null;
  line?: number | null;
  how: "mute" | "block";
}

/** What somebody did, in one's own words, or none. */
export interface NewReport {
  seat?: number | null;
  line?: number | null;
  text?: string;
}

/** What others may know: who may see the profile, and whether it shows matches that everyone may watch. */
export interface NewProfile {
  profile: "nobody" | "players" | "everyone";
  shows_matches: boolean;
}

/** A match file brought from elsewhere. */
export interface NewRecord {
  text: string;
  pack?: string;
}

export interface Me {
  name: string;
  known: boolean;
  member: boolean;
  told: boolean;
  learnt: Record<string, number>;
  warning?: string;
  banned?: number | null;
}

/** Somebody whom I have muted or blocked. */
export interface KeptAway {
  id: string;
  name: string;
  how: "mute" | "block";
  since: number;
}

export interface Device {
  id: string;
  name: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface Devices {
  devices: Device[];
  recovery: number | null;
}

export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** A passkey more. With the first one comes a recovery code, shown once; else "". */
export interface Member {
  code: string;
  passkeys: Passkey[];
}

/** How it stands with one way. */
export interface NoticeState {
  ready: boolean;
  waiting: number | null;
  trouble: string;
}

/** All about my notices. */
export interface Notices {
  wishes: NoticeWishes;
  push: NoticeState;
  push_devices: number;
  push_key: string;
  mail: NoticeState;
  mail_offered: boolean;
  mail_address: string;
  hook: NoticeState;
  hook_url: string;
  hook_secret: string;
}

/** While I am away, clocks that give days for a move stand still for me. */
export interface Vacation {
  until: number | null;
  left: number;
}

/** Something that happened, for an open page. */
export interface News {
  id: number;
  kind: string;
  text: string;
  table: string;
  link: string;
  sound: boolean;
  browser: boolean;
}

/** A code to print; it is shown once, and makes the one before void. */
export interface RecoveryCode {
  code: string;
}

/** Back again; the code for the next time. */
export interface Recovered {
  name: string;
  code: string;
}

/** Who sat there, and how many points they made. */
export interface PlayedSeat {
  name: string;
  bot: boolean;
  mine: boolean;
  points: number | null;
  won: boolean;
  person: string;
  known: boolean;
}

/** A match that is over. */
export interface PlayedMatch {
  id: string;
  game: string;
  name: string;
  result: "won" | "lost" | "unfinished" | "";
  reason: "played" | "resigned" | "agreed" | "abandoned" | "closed" | "";
  place: number | null;
  began: number;
  ended: number;
  plies: number;
  seats: PlayedSeat[];
  rated: boolean;
  change: number | null;
  left: boolean;
}

export interface PlayedMatches {
  matches: PlayedMatch[];
  more: number | null;
}

export interface SourceMean {
  key: string;
  label: string;
  points: number;
  strong: number | null;
}

export interface BestTurn {
  table: string;
  ply: number;
  points: number;
  ended: number;
}

export interface Opponent {
  name: string;
  bot: boolean;
  person: string;
  played: number;
  won: number;
}

/** Somebody's matches of a game in figures; points are of matches played to their end. */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  unfinished: number;
  mean: number | null;
  most: number | null;
  sources: SourceMean[];
  best: BestTurn[];
  against: Opponent[];
}

/** A table where I am asked. */
export interface AskedTable {
  id: string;
  game: string;
  name: string;
  until: number | null;
}

/** What somebody lets others know. */
export interface Profile {
  id: string;
  name: string;
  since: number;
  mine: boolean;
  profile: "nobody" | "players" | "everyone";
  shows_matches: boolean;
  statistics: GameStatistics[];
  matches: PlayedMatch[];
  ratings: PoolRating[];
  finished: number;
  rated: number;
  played_together: number;
  ahead: number;
  away: number | null;
}

/** One way to settle an option, and with how many seats there is something to ask about it. */
export interface ValueSpec {
  value: string;
  label: string;
  note: string;
  rule: string;
  needs: string;
  seats: number[];
}

/** A name for several values of an option at once. */
export interface PresetSpec {
  value: string;
  label: string;
  note: string;
}

export interface OptionSpec {
  name: string;
  label: string;
  sort: "game" | "reading" | "rare";
  default: string;
  many: boolean;
  presets: PresetSpec[];
  values: ValueSpec[];
}

/** A kind of choice: its arguments and the domain of each, so that the page can match pieces to choices. */
export interface ChoiceSpec {
  kind: string;
  label: string;
  args: Record<string, string>;
}

export interface BotSpec {
  name: string;
  label: string;
  note: string;
  level: number;
  ratings: Record<number, number>;
}

/** Whom the rules set against a single player, and how one says that one plays against them. */
export interface RivalSpec {
  name: string;
  title: string;
  blurb: string;
  play: string;
}

export interface LessonInfo {
  name: string;
  title: string;
  note: string;
  minutes: number;
  steps: number;
}

export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  seats: number[];
  rival: RivalSpec | null;
  options: OptionSpec[];
  choices: ChoiceSpec[];
  bots: BotSpec[];
  house: number;
  minute: boolean;
  lessons: LessonInfo[];
}

export interface SeatSummary {
  name: string;
  kind: "person" | "bot" | "open";
  mine: boolean;
  invited: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  name: string;
  status: "waiting" | "running" | "over";
  record: boolean;
  seats: SeatSummary[];
  mine: boolean;
  my_turn: boolean;
  ply: number;
  updated: number;
  until: number | null;
  rated: boolean;
}

/** A new table; `invitations` maps seats to link tokens, shown once; `commitment` is to the draws to come. */
export interface Opened {
  id: string;
  invitations: Record<number, string>;
  commitment: string;
}

/** What was settled about a table, in words; `usual` if most tables have it so. */
export interface Settled {
  label: string;
  value: string;
  usual: boolean;
}

/** What a link leads to, before one sits down. */
export interface Invitation {
  table: string;
  game: string;
  name: string;
  host: string;
  mine: boolean;
  used: boolean;
  status: "waiting" | "running" | "over";
  seat: number;
  seats: SeatSummary[];
  options: Settled[];
  pack: string;
  clock: string;
  absence: number;
  watching: "everyone" | "link" | "nobody";
  delay: number;
  rated: boolean;
}

/** How friends get to this server: `address` is for those on the same network ("": nobody knows). */
export interface Reach {
  here_only: boolean;
  address: string;
}

export interface Tables {
  mine: TableSummary[];
  open: TableSummary[];
  running: TableSummary[];
}

export interface RuleText {
  number: string;
  text: string;
  sources: string[];
}

export interface ChapterText {
  number: string;
  title: string;
  rules: RuleText[];
}

/** A card, tile or token as one would lay it out: what it is called, what it does, where that comes from. */
export interface Piece {
  domain: string;
  value: string;
  name: string;
  does: string;
  source: string;
  copies: number;
}

export interface PieceGroup {
  title: string;
  pieces: Piece[];
}

/** All pieces of a game, and what is printed on them for whoever draws them. */
export interface LaidOut {
  groups: PieceGroup[];
  printed: Record<string, unknown>;
  house: number;
}

/** A place on the replay's track: a scoring round, a food day… */
export interface Mark {
  ply: number;
  kind: string;
  label: string;
}

export interface ReplayLine {
  first: number;
  last: number;
  events: number;
  seat: number;
  text: string;
  why: string;
  heading: boolean;
  refs: Record<string, string[]>;
}

/** A whole match to look at: the account, and the scores over time. Positions are fetched one by one. */
export interface Replay {
  id: string;
  game: string;
  plies: number;
  names: string[];
  seats: number[];
  lines: ReplayLine[];
  scores: number[][];
  marks: Mark[];
}

/** Something that happened, as in `Told` of the socket. */
export interface ToldEvent {
  ply: number;
  kind: string;
  args: Record<string, string>;
  change: unknown[][];
}

/** What happened since somebody's last turn: how things stood then, and all that was told, in lines of the log. */
export interface CatchUp {
  view: Record<string, unknown>;
  lines: ReplayLine[];
  told: ToldEvent[];
}

/** One picture of a game in a minute: a position, which part of its drawing is shown, and two sentences. */
export interface Picture {
  title: string;
  text: string;
  names: string[];
  view: Record<string, unknown>;
  crop: number[];
  lit: Record<string, string[]>;
}

/** What is said of a choice that was allowed, and not asked for. */
export interface Detour {
  title: string;
  text: string;
}

/** How far a lesson has come, and what is asked for. */
export interface LessonNow {
  ply: number;
  name: string;
  title: string;
  step: number;
  steps: number;
  heading: string;
  why: string;
  ask: string;
  rule: string;
  rule_text: string;
  mine: boolean;
  kinds: string[];
  choice: string;
  lit: Record<string, string[]>;
  detour: Detour | null;
  learned: string[];
  following: string;
}

/** One point of a replay; what was told changes the position one ply before. */
export interface Position {
  ply: number;
  seat: number;
  choice: string;
  view: Record<string, unknown>;
  told: ToldEvent[];
}

export interface Source {
  key: string;
  label: string;
  points: number[];
}

/** A row of what each has and needs. */
export interface Beside {
  key: string;
  label: string;
  cells: ([number, number])[];
}

/** What would be scored if something came now, for every seat and then the rival. */
export interface Outlook {
  key: string;
  title: string;
  note: string;
  at_most: boolean;
  sources: Source[];
  beside: Beside[];
}

/** Something that all can see and that one piece more could change. */
export interface Fact {
  text: string;
  seats: number[];
  points: number;
  refs: Record<string, string[]>;
}

/** How it stands, from what everybody can see: the aim, what is scored next and when, and every point so far. */
export interface Scores {
  aim: string;
  coming: string;
  track: string[];
  marked: number[];
  outlooks: Outlook[];
  facts: Fact[];
  so_far: Source[];
}

/** One draw, for checking: HMAC-SHA256(secret, entropy lines + "ply attempt") taken below the weights' sum. */
export interface Draw {
  ply: number;
  options: string[];
  weights: number[];
  text: string;
}

export interface Fairness {
  commitment: string;
  entropy: string[];
  secret: string;
  draws: Draw[];
}

export interface Result {
  names: string[];
  scores: number[];
  winners: number[];
  reason: string;
  verdict: string[];
  sources: Source[];
  curve: number[][];
}

/** Why a request was refused, in one sentence, and which field of it is wrong, if one is: `options.first`. */
export interface HttpProblem {
  detail: string;
  field?: string;
}

/** Somebody I have to do with; whom I asked and who did not want to stays as one who has not answered. */
export interface Friend {
  id: string;
  name: string;
  state: "friends" | "asks" | "asked";
  since: number;
}

/** Somebody at a table, and what I have to do with them. */
export interface Somebody {
  profile: string;
  friend: "friends" | "asks" | "asked" | "";
  kept: "mute" | "block" | "";
}

/** A secret for a link that makes whoever opens it my friend, until then. */
export interface FriendLink {
  token: string;
  expires: number;
}

/** Whose link it is. */
export interface FriendOffer {
  name: string;
  mine: boolean;
}

/** Yes or no to somebody who asks. */
export interface Answer {
  accept: boolean;
}

/** A friend whom I ask to my table. */
export interface Guest {
  friend: string;
}

/** A table to which a friend asks me. */
export interface InvitedTable {
  id: string;
  game: string;
  name: string;
  by: string;
  clock: string;
  at: number;
}

/** A bot among those rated. */
export interface BotLine {
  name: string;
  label: string;
  rating: number;
}

/** How a rating stood after a match. */
export interface RatingPoint {
  at: number;
  table: string;
  rating: number;
  band: number;
  change: number;
}

/** Somebody's rating at a game with so many seats; `band`: how far off it may be, 19 times of 20. */
export interface PoolRating {
  game: string;
  seats: number;
  rating: number;
  band: number;
  games: number;
  rank: number | null;
  of: number;
  curve: RatingPoint[];
  bots: BotLine[];
}

export interface RatedPerson {
  rank: number;
  name: string;
  person: string;
  mine: boolean;
  rating: number;
  band: number;
  games: number;
}

/** The best at a game with so many seats, and the bots among them; whoever does not want to be seen is left out. */
export interface Best {
  game: string;
  seats: number;
  people: RatedPerson[];
  bots: BotLine[];
}

/** A series (the same people, so many games) or a tournament: Swiss, or everybody against everybody. */
export interface NewContest {
  kind: "series" | "swiss" | "everybody";
  game: string;
  name?: string;
  options?: Record<string, string>;
  seats: number;
  size: number;
  rounds?: number;
  bots: string[];
  pace?: "calm" | "normal" | "fast";
  clock?: string;
  rated?: boolean;
}

export interface EntrantNumber {
  number: number;
}

export interface ContestSummary {
  id: string;
  name: string;
  game: string;
  kind: "series" | "swiss" | "everybody";
  status: "waiting" | "running" | "over";
  round: number;
  rounds: number;
  seats: number;
  size: number;
  updated: number;
}

/** Somebody who plays, and how they stand; `rounds`: points of each that is over. */
export interface Entrant {
  number: number;
  place: number;
  name: string;
  bot: string;
  bot_label: string;
  withdrawn: boolean;
  mine: boolean;
  person: string;
  rating: number | null;
  rounds: number[];
  opponents: number;
  scored: number;
  points: number;
}

export interface ContestSeat {
  entrant: number;
  name: string;
  bot: boolean;
  mine: boolean;
  scored: number | null;
  gain: number | null;
}

export interface ContestTable {
  id: string;
  letter: string;
  status: "waiting" | "running" | "over";
  my_turn: boolean;
  until: number | null;
  seats: ContestSeat[];
}

export interface ContestRound {
  number: number;
  over: boolean;
  tables: ContestTable[];
}

/** All about a series or tournament, the best first. */
export interface Contest {
  id: string;
  name: string;
  game: string;
  kind: "series" | "swiss" | "everybody";
  status: "waiting" | "running" | "over";
  round: number;
  rounds: number;
  seats: number;
  size: number;
  updated: number;
  host: string;
  mine: boolean;
  joined: boolean;
  clock: string;
  rated: boolean;
  bots: string[];
  awards: number[];
  counted: number;
  commitment: string;
  secret: string;
  entrants: Entrant[];
  played: ContestRound[];
}

/** What one part of a position's value speaks for the better turn, in points; below nothing: against it. */
export interface ReviewReason {
  label: string;
  points: number;
}

/** A turn in sentences, and the chance to win that it leaves, of 1. */
export interface ReviewLine {
  steps: string[];
  chance: number;
}

/** What there is to say of one turn. Chances are of 1. */
export interface ReviewedTurn {
  number: number;
  seat: number;
  ply: number;
  end: number;
  chances: number[];
  luck: number;
  loss: number;
  mark: "blunder" | "mistake" | "inaccuracy" | "fine" | "";
  played: ReviewLine;
  better: ReviewLine[];
  reasons: ReviewReason[];
  because: string[];
}

/** What cost most, and in which turns. */
export interface ReviewAdvice {
  label: string;
  loss: number;
  turns: number[];
}

/** What one source brought a seat in the end, and what it brings in strong play, on average. */
export interface ReviewSource {
  key: string;
  label: string;
  points: number;
  strong: number | null;
}

/** What there is to say of one seat. */
export interface ReviewedSeat {
  seat: number;
  place: number;
  score: number;
  accuracy: number;
  blunders: number;
  mistakes: number;
  inaccuracies: number;
  fine: number;
  luck: number;
  sources: ReviewSource[];
  advice: ReviewAdvice[];
  finest: number;
  secret: number;
}

/** A finished game looked at again, as far as it has been read. */
export interface GameReview {
  id: string;
  game: string;
  name: string;
  names: string[];
  mine: number[];
  total: number;
  done: number;
  stopped: boolean;
  turns: ReviewedTurn[];
  seats: ReviewedSeat[];
  chances: number[];
}

/** One choice of a turn, and what its seat sees after it. */
export interface ReviewStep {
  label: string;
  refs: Record<string, string[]>;
  view: unknown;
}

/** A turn step by step, as far as it can be followed before something is drawn that nobody knew. */
export interface ReviewSteps {
  before: unknown;
  steps: ReviewStep[];
  open: boolean;
}

/** Solve a puzzle: where one left off, or from its beginning. */
export interface NewPuzzle {
  again?: boolean;
}

/** A day's puzzle of one game. */
export interface PuzzleDay {
  day: string;
  how: "" | "shown" | "solved";
}

/** The puzzles of a game that can be solved now, today's last. */
export interface GamePuzzles {
  game: string;
  days: PuzzleDay[];
}

/** One choice of a turn. */
export interface PuzzleStep {
  label: string;
  refs: Record<string, string[]>;
  view: Record<string, unknown> | null;
}

/** A turn that was compared, and the chance to win that it leaves, of 1. */
export interface PuzzleTurn {
  steps: PuzzleStep[];
  chance: number;
  best: boolean;
  mine: boolean;
}

/** How a puzzle stands at its table. */
export interface PuzzleNow {
  ply: number;
  game: string;
  day: string;
  seat: number;
  how: "" | "shown" | "solved";
  over: boolean;
  mark: "" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  chance: number;
  best: number;
  missed: string;
  next: PuzzleStep | null;
  begun: boolean;
  turns: PuzzleTurn[];
  reasons: ReviewReason[];
  because: string[];
  days: PuzzleDay[];
}

export type ServerMessage = TableMessage | Update | Judged | Done | Refused | Why | Hint | ChatMessage | Problem;

export type ClientMessage = Choose | Undo | Redo | GoOn | AskWhy | AskBack | AskHint | AgreeHints | Say | Resign | Offer | StandIn | Pace | Hidden | Ping;
