/** Under the board: what is asked, what can be answered, and the way back. */

import { Badge, Icon } from "../../look/Icon.tsx";
import type { Drawing } from "../games.ts";
import { missing } from "../paying.ts";
import { change, lang, t } from "../settings.ts";
import type { Table } from "../table.ts";
import { ChoiceButton, Counters, Stepper } from "./Choices.tsx";
import { type Entry, type Offer, offer } from "./entries.ts";
import { tick } from "../span.ts";
import { askNow, spoken, trailOf } from "./trail.ts";
import { words } from "./words.ts";
import "./Dock.css";

export const MAIN = "end";

export function offerOf(table: Table, drawing: Drawing | null): Offer | null {
  const question = table.question.value;
  if (!question) return null;
  return offer({
    question,
    specs: table.specs.value,
    left: table.desk.left.value,
    taken: table.desk.taken.value,
    kind: table.desk.kind.value,
    mainKind: drawing?.mainKind ?? MAIN,
    onBoard: drawing?.onBoard ?? [],
  });
}

/** Do what a button of the dock says. */
export function act({ desk }: Table, entry: Entry): void {
  if (entry.sort === "choice") desk.choose(entry.choice);
  else if (entry.sort === "kind") desk.pickKind(entry.kind);
  else desk.pick({ [entry.domain]: entry.value }, entry.arg);
}

/** Do what the main button says; what is missing is said instead. */
export function goOn({ desk }: Table, offered: Offer | null): void {
  const counted = offered?.counting ? desk.counted.value : null;
  const choice = desk.unsure.value ?? counted ?? (offered?.counting ? null : offered?.main);
  if (choice) desk.choose(choice);
}

interface Props {
  table: Table;
  drawing: Drawing | null;
  offered: Offer | null;
  since: number;
  catchUp(): void;
  showResult(): void;
  note?: string; // in place of whom one waits for
}

/** What is asked, and the answers. It comes before the board in the page, so that the keyboard meets it first. */
/** What stands before the words of an answer. */
function iconOf(entry: Entry, drawing: Drawing | null): string {
  const own = entry.sort === "choice" ? drawing?.choiceIcon?.(entry.choice) : undefined;
  return own ?? drawing?.kindIcons[entry.kind] ?? "";
}

export function Dock({ table, drawing, offered, since, catchUp, note }: Props) {
  const [question, now, desk] = [table.question.value, table.now.value, table.desk];
  const { Purse, Hand, TileHint } = drawing ?? {};
  const seat = question?.seat ?? table.mine.value[0] ?? 0;
  const shared = table.mine.value.length > 1;
  const say = words(drawing, lang.value);
  const kind = desk.kind.value ?? (offered?.step ? desk.left.value[0]?.kind : undefined);
  const icon = kind ? drawing?.kindIcons[kind] : undefined;
  const trail = trailOf(table, drawing);
  const held = note || (now?.moment ? t("moment.ask") : now?.waiting);
  const asked = question ? askNow(table, drawing, offered) : now?.final ? t("dock.over") : held;
  return (
    <section class="dock" aria-label={t("dock")} aria-busy={desk.sending.value !== ""}>
      <div class="prompt">
        {icon && <Icon name={icon} class="asked" />}
        {question && !icon && (
          <Badge seat={question.seat} {...(shared ? { label: table.names.value[question.seat] ?? "" } : {})} />
        )}
        <div class={trail.length || desk.unsure.value ? "ask with-trail" : "ask"}>
          <p aria-live="polite" title={asked ?? ""}>
            {asked ?? t("dock.loading")}
          </p>
          {desk.unsure.value && <DoNotAsk table={table} />}
          {trail.length > 0 && !desk.unsure.value && (
            <div class="trail" role="group" aria-label={t("dock.drop")}>
              {trail.map((part, i) => (
                <button key={i} type="button" title={t("dock.back-to")} onClick={() => desk.backTo(part.place)}>
                  {part.text}
                </button>
              ))}
              <kbd aria-hidden="true">Esc</kbd>
            </div>
          )}
        </div>
        {TileHint && now && !now.final && <TileHint view={now.view} t={say} lang={lang.value} />}
      </div>
      <div class="choices" onWheel={(event) => (event.currentTarget.scrollLeft += event.deltaY)}>
        {offered?.counting ? (
          <Counters key={offered.counting.kind} table={table} drawing={drawing} args={offered.counting.args} />
        ) : (
          offered?.entries.map((entry, i) => (
            <ChoiceButton
              key={`${entry.sort}-${entry.kind}-${entry.label}`}
              entry={entry}
              number={i + 1}
              icon={iconOf(entry, drawing)}
              say={(domain, value) => spoken(table, drawing, domain, value)}
              act={() => act(table, entry)}
            />
          ))
        )}
        {offered?.stepper && !offered.counting && (
          <Stepper
            key={offered.stepper.arg}
            step={offered.stepper}
            left={desk.left.value}
            choose={(value) => desk.pick({ [offered.stepper!.domain]: value }, offered.stepper!.arg)}
          />
        )}
        {!question && since > 0 && !now?.final && <SinceButton count={since} start={catchUp} />}
        {table.trouble.value && (
          <p class="oops" role="alert">
            {table.trouble}
          </p>
        )}
        {offered && offered.refused.length > 0 && (
          <button
            type="button"
            class="choice why-not"
            aria-expanded={desk.listing.value}
            aria-label={t("why-not.count", { n: offered.refused.length })}
            onClick={() => (desk.listing.value = !desk.listing.value)}>
            <Icon name="why-not" class="why" />
            <span class="verb">{t("why-not")}</span>
            <span class="num">{offered.refused.length}</span>
          </button>
        )}
      </div>
      {Purse && now && (
        <div class="points">
          <Purse view={now.view} seat={seat} mine={table.mine.value.includes(seat)} t={say} lang={lang.value} />
        </div>
      )}
      {Hand && now && (
        <Hand
          view={now.view}
          seat={seat}
          mine={table.mine.value.includes(seat)}
          picked={desk.picked.value}
          target={(pick) => desk.target(pick)}
          pick={(pick) => desk.pick(pick)}
          t={say}
          lang={lang.value}
        />
      )}
    </section>
  );
}

/** The way back, and on: undo, redo, and the one main button. After the board in the page. */
export function TurnTools({ table, offered, since, catchUp, showResult }: Props) {
  const [question, now, undo] = [table.question.value, table.now.value, table.undo.value];
  const unsure = table.desk.unsure.value;
  if (now?.moment) return <TakeBack table={table} moment={now.moment} />;
  return (
    <div class="turn" role="group" aria-label={t("turn")}>
      {table.kept.value && (
        <p class="kept" role="status">
          {table.kept}
        </p>
      )}
      {question && since > 0 && !unsure && <SinceButton count={since} start={catchUp} small />}
      {unsure && (
        <button type="button" class="button stay" onClick={() => table.desk.back()}>
          <span>{t("sure.stay")}</span>
        </button>
      )}
      {question && table.table.value && table.table.value.hints !== "never" && !unsure && (
        <button
          type="button"
          class="tool bulb"
          aria-label={t("hint")}
          title={`${t("hint")} (M)`}
          aria-pressed={table.hint.value !== null}
          onClick={() => table.askHint()}>
          <Icon name="bulb" />
        </button>
      )}
      {undo && now && !now.final && !unsure && (
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
      {offered && <MainButton table={table} offered={offered} />}
      {now?.final && (
        <button type="button" class="end button go" onClick={showResult}>
          <span>{t("dock.result")}</span>
          <Icon name="end-turn" />
        </button>
      )}
    </div>
  );
}

/** What will happen; while something is missing, what that is: then it does nothing but say so. */
function MainButton({ table, offered }: { table: Table; offered: Offer }) {
  const { desk } = table;
  const choice = desk.unsure.value ?? (offered.counting ? desk.counted.value : offered.main);
  if (choice)
    return (
      <button
        type="button"
        class="end button go"
        disabled={desk.sending.value !== ""}
        title={choice.label}
        onClick={() => goOn(table, offered)}>
        <span>{choice.label}</span>
        <Icon name="end-turn" />
      </button>
    );
  const wanted = offered.counting
    ? t("dock.lay-more", { n: missing(desk.left.value, desk.counts.value) })
    : offered.stepper || offered.entries.length < 2
      ? t("dock.choose")
      : t("dock.choose-of", { n: offered.entries.length });
  return (
    <button type="button" class="end button" aria-disabled="true" title={wanted} onClick={() => desk.remind(wanted)}>
      <span>{wanted}</span>
    </button>
  );
}

/** Before the next card is drawn: the last choice can be taken back for a moment, which a ring counts down. */
function TakeBack({ table, moment }: { table: Table; moment: number }) {
  void tick.value; // drawn again each second
  const left = Math.max(0, moment - (performance.now() / 1000 - table.heardAt.value));
  return (
    <div class="turn" role="group" aria-label={t("turn")}>
      <button type="button" class="button stay" onClick={() => table.goOn()}>
        <span>{t("moment.go-on")}</span>
      </button>
      <button type="button" class="end button go take-back" onClick={() => table.takeBack()}>
        <svg class="ring" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10" pathLength="1" style={`animation-duration:${moment}s`} />
        </svg>
        <span>{t("moment.undo", { n: Math.ceil(left) })}</span>
      </button>
    </div>
  );
}

function DoNotAsk({ table: { desk } }: { table: Table }) {
  const never = () => {
    const choice = desk.unsure.value;
    change({ sure: false });
    if (choice) desk.choose(choice);
  };
  return (
    <div class="trail">
      <button type="button" onClick={never}>
        {t("sure.never")}
      </button>
    </div>
  );
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
