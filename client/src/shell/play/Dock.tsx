/** Under the board: what is asked, what can be answered, and the way back. */

import { useSignal } from "@preact/signals";
import type { ChoiceInfo } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import type { Drawing } from "../games.ts";
import type { Step } from "../narrowing.ts";
import { lang, t } from "../settings.ts";
import type { Table } from "../table.ts";
import { type Entry, type Offer, offer, says } from "./entries.ts";
import { words } from "./words.ts";
import "./Dock.css";

export const MAIN = "end";

export function offerOf(table: Table, drawing: Drawing | null): Offer | null {
  const question = table.question.value;
  if (!question) return null;
  return offer({
    question,
    specs: table.specs.value,
    left: table.left.value,
    picked: table.picked.value,
    kind: table.kind.value,
    mainKind: drawing?.mainKind ?? MAIN,
    onBoard: drawing?.onBoard ?? [],
  });
}

/** Do what a button of the dock says. */
export function act(table: Table, entry: Entry): void {
  if (entry.sort === "choice") table.choose(entry.choice);
  else if (entry.sort === "kind") table.pickKind(entry.kind);
  else if (entry.sort === "value") table.pick({ [entry.domain]: entry.value });
  else table.whyKind(entry.kind);
}

interface Props {
  table: Table;
  drawing: Drawing | null;
  offered: Offer | null;
  since: number;
  startReview(): void;
  showResult(): void;
}

/** What is asked, and the answers. It comes before the board in the page, so that the keyboard meets it first. */
export function Dock({ table, drawing, offered, since, startReview }: Props) {
  const [question, now] = [table.question.value, table.now.value];
  const narrowed = table.picked.value.length > 0 || table.kind.value !== null;
  const { Purse, Hand, TileHint } = drawing ?? {};
  const seat = question?.seat ?? table.mine.value[0] ?? 0;
  const shared = table.mine.value.length > 1;
  return (
    <section class="dock" aria-label={t("dock")} aria-busy={table.sending.value !== ""}>
      <div class="prompt" aria-live="polite">
        {question && (
          <Badge seat={question.seat} {...(shared ? { label: table.names.value[question.seat] ?? "" } : {})} />
        )}
        <p>{question ? question.prompt : now?.final ? t("dock.over") : (now?.waiting ?? t("dock.loading"))}</p>
        {TileHint && now && !now.final && <TileHint view={now.view} t={words(drawing, lang.value)} lang={lang.value} />}
      </div>
      <div class="choices">
        {narrowed && (
          <button type="button" class="choice drop" onClick={() => table.drop()}>
            <Icon name="close" />
            <span class="sr">{t("dock.drop")} </span>
            <span>{picks(table, drawing)}</span>
            <kbd aria-hidden="true">Esc</kbd>
          </button>
        )}
        {offered?.entries.map((entry, i) => (
          <ChoiceButton
            key={`${entry.sort}-${entry.kind}-${entry.label}`}
            entry={entry}
            number={i + 1}
            icon={drawing?.kindIcons[entry.kind] ?? ""}
            say={(domain, value) => spoken(table, drawing, domain, value)}
            act={() => act(table, entry)}
          />
        ))}
        {offered?.step && (
          <Stepper
            key={offered.step.arg}
            step={offered.step}
            left={table.left.value}
            choose={(value) => table.pick({ [offered.step!.domain]: value })}
          />
        )}
        {!question && since > 0 && !now?.final && <SinceButton count={since} start={startReview} />}
        {table.trouble.value && (
          <p class="oops" role="alert">
            {table.trouble}
          </p>
        )}
      </div>
      {Purse && now && (
        <div class="points">
          <Purse
            view={now.view}
            seat={seat}
            mine={table.mine.value.includes(seat)}
            t={words(drawing, lang.value)}
            lang={lang.value}
          />
        </div>
      )}
      {Hand && now && (
        <Hand
          view={now.view}
          seat={seat}
          mine={table.mine.value.includes(seat)}
          picked={table.picked.value}
          target={(pick) => table.target(pick)}
          pick={(pick) => table.pick(pick)}
          t={words(drawing, lang.value)}
          lang={lang.value}
        />
      )}
    </section>
  );
}

/** The way back, and on: undo, redo, end of turn. After the board in the page. */
export function TurnTools({ table, offered, since, startReview, showResult }: Props) {
  const [question, now, undo] = [table.question.value, table.now.value, table.undo.value];
  return (
    <div class="turn" role="group" aria-label={t("turn")}>
      {question && since > 0 && <SinceButton count={since} start={startReview} small />}
      {undo && now && !now.final && (
        <>
          {undo.can && undo.turn < now.ply - 1 && (
            <button
              type="button"
              class="tool whole-turn"
              aria-label={t("undo.turn")}
              title={t("undo.turn")}
              onClick={() => table.takeBackTurn()}>
              <Icon name="step-back" />
            </button>
          )}
          <button
            type="button"
            class="tool undo"
            aria-label={t("undo")}
            title={undo.can ? `${t("undo")} (Z)` : undo.reason || t("undo.none")}
            aria-disabled={!undo.can}
            onClick={() => table.takeBack()}>
            <Icon name="undo" />
          </button>
          <button
            type="button"
            class="tool redo"
            aria-label={t("redo")}
            title={t("redo")}
            aria-disabled={!undo.redo}
            onClick={() => table.redo()}>
            <Icon name="redo" />
          </button>
        </>
      )}
      {offered?.main && (
        <button
          type="button"
          class="end button go"
          disabled={table.sending.value !== ""}
          onClick={() => offered.main && table.choose(offered.main)}>
          <span>{offered.main.label}</span>
          <Icon name="end-turn" />
        </button>
      )}
      {now?.final && (
        <button type="button" class="end button go" onClick={showResult}>
          <span>{t("dock.result")}</span>
          <Icon name="end-turn" />
        </button>
      )}
    </div>
  );
}

/** A value of a domain as people say it: a seat by its name, others in the drawing's words, if it has any. */
function spoken(table: Table, drawing: Drawing | null, domain: string, value: string): string {
  if (domain === "seat") return table.names.value[Number(value)] ?? value;
  const key = `value.${domain}.${value}`;
  const said = words(drawing, lang.value)(key);
  return said === key ? value : said;
}

/** What was picked so far, in words. */
function picks(table: Table, drawing: Drawing | null): string {
  const kind = table.question.value?.kinds.find((one) => one.kind === table.kind.value)?.label;
  const pieces = table.picked.value.flatMap((pick) =>
    Object.entries(pick).map(([domain, value]) => spoken(table, drawing, domain, value)),
  );
  return [kind, ...pieces].filter(Boolean).join(" · ");
}

function SinceButton({ count, start, small = false }: { count: number; start(): void; small?: boolean }) {
  return (
    <button
      type="button"
      class={small ? "tool since" : "choice since"}
      aria-label={t("since", { n: count })}
      title={t("since", { n: count })}
      onClick={start}>
      <Icon name="replay" />
      {!small && <span>{t("since", { n: count })}</span>}
    </button>
  );
}

interface ButtonProps {
  entry: Entry;
  number: number;
  icon: string;
  say(domain: string, value: string): string;
  act(): void;
}

function ChoiceButton({ entry, number, icon, say, act: doIt }: ButtonProps) {
  const refused = entry.sort === "refused";
  const label = entry.sort === "value" ? say(entry.domain, entry.value) : entry.label;
  const last = entry.sort === "choice" && entry.last ? say(entry.last.domain, entry.last.value) : label;
  const short = says(label, last); // other values are ids, and no words of their own
  return (
    <button
      type="button"
      class="choice"
      data-kind={entry.kind}
      {...(refused ? { "aria-disabled": true, title: label } : {})}
      onClick={doIt}>
      {icon && <Icon name={icon} class="piece" />}
      {short ? (
        <>
          <span class="sr">{label}</span>
          <span class="verb" aria-hidden="true">
            {last}
          </span>
        </>
      ) : (
        <span class="verb">{label}</span>
      )}
      {entry.cost && (
        <span class="cost num" aria-label={t("dock.cost", { cost: entry.cost })}>
          {entry.cost}
        </span>
      )}
      {refused ? <Icon name="why-not" class="why" /> : number < 10 && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}

/** A number with less and more, and what it would mean. */
function Stepper({ step, left, choose }: { step: Step; left: ChoiceInfo[]; choose(value: string): void }) {
  const at = useSignal(0);
  const place = Math.min(at.value, step.values.length - 1);
  const value = step.values[place] ?? "";
  const meant = left.find((choice) => choice.args[step.arg] === value);
  const move = (by: number) => (at.value = Math.min(step.values.length - 1, Math.max(0, place + by)));
  return (
    <div class="stepper" role="group" aria-label={t("dock.amount")}>
      <button type="button" class="tool" aria-label={t("dock.less")} disabled={place === 0} onClick={() => move(-1)}>
        <Icon name="zoom-out" />
      </button>
      <output class="num" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        class="tool"
        aria-label={t("dock.more")}
        disabled={place === step.values.length - 1}
        onClick={() => move(1)}>
        <Icon name="zoom-in" />
      </button>
      <button type="button" class="choice" onClick={() => choose(value)}>
        <span class="verb">{meant?.label ?? value}</span>
      </button>
    </div>
  );
}
