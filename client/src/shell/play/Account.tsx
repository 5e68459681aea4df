/** What happened, what was said, and how it stands. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { ChatMessage, TableMessage } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import type { Line } from "../board.ts";
import { t } from "../settings.ts";
import { walk, watchTabStop } from "../walking.ts";
import { Chat, Say } from "./Chat.tsx";
import { printed } from "./counting.ts";
import "./Account.css";

type Tab = "side" | "log" | "chat" | "scores";

interface Props {
  lines: readonly Line[];
  since: number;
  chat: ChatMessage[] | null;
  /** Where it is said. */
  table?: TableMessage;
  say(text: string): void;
  names: string[];
  scores: number[] | undefined;
  /** Points by source, in place of the scores alone. */
  sheet?: VNode;
  point(refs: Record<string, string[]>): void;
  /** The line that is being told just now (replay, step by step). */
  current?: Line | null;
  choose?(line: Line): void;
  /** What lies beside the board, and whether the question is about it. */
  side?: { label: string; asked: boolean; panel: VNode } | undefined;
  opened: boolean;
  close(): void;
}

export function Account(props: Props) {
  const wanted = useSignal<Tab>("side");
  const read = useSignal(props.chat?.length ?? 0);
  const count = props.chat?.length ?? 0;
  if (wanted.value === "chat" && read.value !== count) read.value = count;
  const unread = count - read.value;
  const asked = props.side?.asked;
  useEffect(() => {
    if (asked) wanted.value = "side";
  }, [asked]);
  const tabs: { tab: Tab; label: string }[] = [
    ...(props.side ? [{ tab: "side" as const, label: props.side.label }] : []),
    { tab: "log", label: t("log") },
    ...(props.chat ? [{ tab: "chat" as const, label: unread > 0 ? `${t("chat")} · ${unread}` : t("chat") }] : []),
    ...(props.scores ? [{ tab: "scores" as const, label: t("scores") }] : []),
  ];
  const tab = tabs.some((one) => one.tab === wanted.value) ? wanted.value : "log";
  const turnTab = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = tabs[(tabs.findIndex((one) => one.tab === tab) + by + tabs.length) % tabs.length];
    if (!next) return;
    wanted.value = next.tab;
    document.getElementById(`tab-${next.tab}`)?.focus();
    event.stopPropagation();
  };
  return (
    <section class={props.opened ? "account opened" : "account"} aria-label={t("log")}>
      <div class="tabs" role="tablist" onKeyDown={turnTab}>
        {tabs.map((one) => (
          <button
            key={one.tab}
            type="button"
            role="tab"
            id={`tab-${one.tab}`}
            aria-controls="account-panel"
            aria-selected={tab === one.tab}
            tabIndex={tab === one.tab ? 0 : -1}
            onClick={() => (wanted.value = one.tab)}>
            {one.label}
          </button>
        ))}
        <button type="button" class="tool only-phone" aria-label={t("close")} onClick={props.close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="tab-panel" id="account-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === "side" && props.side && <Beside>{props.side.panel}</Beside>}
        {tab === "log" && <Lines {...props} />}
        {tab === "chat" && props.chat && <Chat chat={props.chat} {...(props.table ? { table: props.table } : {})} />}
        {tab === "scores" && props.scores && (props.sheet ?? <Scores names={props.names} scores={props.scores} />)}
      </div>
      {props.chat && tab !== "scores" && tab !== "side" && (
        <Say
          say={(text) => {
            props.say(text);
            wanted.value = "chat";
          }}
        />
      )}
    </section>
  );
}

/** What lies beside the board: the keys walk over it as over the board. */
function Beside({ children }: { children: VNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? watchTabStop(box.current) : undefined), []);
  return (
    <div class="beside" ref={box} onKeyDown={(event) => walk(event.currentTarget, event)}>
      {children}
    </div>
  );
}

function Lines({ lines, since, point, current, choose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const pointed = useSignal(-1);
  const down = useRef(true);
  const touched = useRef(false);
  /** The log follows what happens, unless somebody has scrolled up to read: lines that are told anew scroll it too. */
  const scrolled = (list: HTMLElement) => {
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    if (atEnd || touched.current) down.current = atEnd;
  };
  const touch = () => (touched.current = true);
  const follow = useRef(() => {});
  follow.current = () => {
    if (current) box.current?.querySelector(".hot")?.scrollIntoView({ block: "nearest" });
    else if (box.current && down.current) box.current.scrollTop = box.current.scrollHeight;
    touched.current = false;
  };
  useEffect(() => follow.current(), [lines, current]);
  useEffect(() => {
    const watch = new ResizeObserver(() => follow.current()); // what stands above may come later, and take room
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const aim = (i: number) => {
    pointed.value = i;
    point(lines[i]?.refs ?? {});
  };
  const key = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    touch();
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const from = pointed.value < 0 ? lines.length : pointed.value;
    aim(Math.min(lines.length - 1, Math.max(0, from + by)));
    box.current?.querySelectorAll("li[data-line]")[pointed.value]?.scrollIntoView({ block: "nearest" });
  };
  const mark = since > 0 ? since : -1;
  return (
    <div
      class="lines"
      ref={box}
      tabIndex={0}
      role="log"
      aria-label={t("log")}
      aria-live="polite"
      onKeyDown={key}
      onMouseLeave={() => aim(-1)}
      onBlur={() => aim(-1)}
      onWheel={touch}
      onTouchMove={touch}
      onPointerDown={touch}
      onScroll={(event) => scrolled(event.currentTarget)}>
      <ol>
        {lines.map((line, i) => (
          <>
            {i === mark && (
              <li class="mark" key="since">
                <span>{t("log.since")}</span>
              </li>
            )}
            <LineItem
              key={`${line.first}-${i}`}
              line={line}
              hot={i === pointed.value || (!!current && same(line, current))}
              aim={() => aim(i)}
              choose={choose ? () => choose(line) : undefined}
            />
          </>
        ))}
      </ol>
    </div>
  );
}

const same = (one: Line, other: Line): boolean =>
  one === other || (one.first === other.first && one.last === other.last && one.text === other.text);

function LineItem({
  line,
  hot,
  aim,
  choose,
}: {
  line: Line;
  hot: boolean;
  aim(): void;
  choose: (() => void) | undefined;
}) {
  if (line.heading)
    return (
      <li class="mark" data-line onMouseEnter={aim} {...(choose ? { onClick: choose } : {})}>
        <span>{line.text}</span>
      </li>
    );
  return (
    <li class={hot ? "hot" : ""} data-line onMouseEnter={aim} {...(choose ? { onClick: choose } : {})}>
      {line.seat >= 0 ? <Badge seat={line.seat} /> : <Icon name="chance" class="unseated" />}
      <span>
        {line.text}
        {line.why && <Reason text={line.why} />}
      </span>
    </li>
  );
}

/** Why it happened, for whoever wants to know. */
function Reason({ text }: { text: string }) {
  const open = useSignal(false);
  return (
    <>
      {" "}
      <button
        type="button"
        class="reason"
        aria-expanded={open.value}
        onClick={(event) => {
          event.stopPropagation();
          open.value = !open.value;
        }}>
        {t("telling.why")}
      </button>
      {open.value && <small>{text}</small>}
    </>
  );
}

function Scores({ names, scores }: { names: string[]; scores: number[] }) {
  const top = Math.max(1, ...scores);
  const order = scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
  return (
    <ol class="standing">
      {order.map(({ score, seat }) => (
        <li key={seat} class={`seat-${seat + 1}`}>
          <Badge seat={seat} />
          <span>{names[seat]}</span>
          <b class="num">{printed(score)}</b>
          <span class="bar" style={`width:${Math.max(2, (score / top) * 100)}%`} />
        </li>
      ))}
    </ol>
  );
}
