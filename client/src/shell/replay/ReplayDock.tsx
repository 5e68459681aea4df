/** The track: back, play, on, marks, speed, the sentence of the move, whose eyes, and the fork. */

import { useSignal } from "@preact/signals";
import type { Replay, ReplayLine } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import type { Drawing } from "../games.ts";
import { Switch } from "../parts/Switch.tsx";
import { t } from "../settings.ts";
import { type Playback, SPEEDS, beside, turningPoints } from "./playback.ts";
import "./ReplayDock.css";

interface Props {
  playback: Playback;
  replay: Replay;
  line: ReplayLine | null;
  drawing: Drawing | null;
  fork(seat: number): void;
  trouble: string;
}

export function ReplayDock({ playback, replay, line, drawing, fork, trouble }: Props) {
  const [ply, playing] = [playback.ply.value, playback.playing.value];
  return (
    <section class="replay-dock" aria-label={t("replay")}>
      <div class="keys">
        <button type="button" aria-label={t("replay.back")} title={t("replay.back")} onClick={() => playback.step(-1)}>
          <Icon name="step-back" />
        </button>
        <button
          type="button"
          class="main"
          aria-label={t(playing ? "replay.pause" : "replay.play")}
          onClick={() => (playing ? playback.stop() : playback.play())}>
          <Icon name={playing ? "pause" : "play"} />
        </button>
        <button type="button" aria-label={t("replay.on")} title={t("replay.on")} onClick={() => playback.step(1)}>
          <Icon name="step-forward" />
        </button>
      </div>
      <Track playback={playback} replay={replay} drawing={drawing} spoken={line?.text ?? ""} />
      <Switch
        label={t("replay.speed")}
        value={playback.speed.value}
        set={(speed) => (playback.speed.value = speed)}
        values={SPEEDS.map((value) => ({ value, label: value === 0.5 ? "½×" : `${value}×` }))}
      />
      <p class="said" aria-live={playing ? "off" : "polite"}>
        {line && line.seat >= 0 && <Badge seat={line.seat} />}
        <span>
          <b class="num">{t("replay.move", { n: ply, of: replay.plies })}</b> {line?.text ?? t("replay.start")}
        </span>
      </p>
      <div class="eyes">
        <Eyes playback={playback} replay={replay} />
        <ForkButton replay={replay} seat={playback.seat.value} fork={fork} />
      </div>
      {trouble && (
        <p class="oops" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

function Track({
  playback,
  replay,
  drawing,
  spoken,
}: {
  playback: Playback;
  replay: Replay;
  drawing: Drawing | null;
  spoken: string;
}) {
  const at = (ply: number) => `left:${(ply / Math.max(1, replay.plies)) * 100}%`;
  const places = beside(
    replay.marks.map(({ ply }) => ply),
    replay.plies,
  );
  const done = (playback.ply.value / Math.max(1, replay.plies)) * 100;
  return (
    <div class="track">
      <span class="rail-line" style={`background:linear-gradient(90deg, var(--accent) ${done}%, var(--sunk) 0)`} />
      {replay.marks.map((mark, i) => (
        <span key={`${mark.kind}-${mark.ply}`} class="milestone" style={`left:${places[i]}`} title={mark.label}>
          <Icon name={drawing?.markIcons?.[mark.kind] ?? "vp"} />
        </span>
      ))}
      {turningPoints(replay.scores).map((ply) => (
        <i key={ply} style={at(ply)} title={t("replay.turning")} />
      ))}
      <span class="knob" style={`left:${done}%`} />
      <input
        type="range"
        aria-label={t("replay.slider")}
        aria-valuetext={`${playback.ply.value}. ${spoken}`}
        min="0"
        max={replay.plies}
        value={playback.ply.value}
        onInput={(event) => {
          playback.stop();
          void playback.go(Number(event.currentTarget.value));
        }}
      />
    </div>
  );
}

function Eyes({ playback, replay }: { playback: Playback; replay: Replay }) {
  const seats = replay.seats.filter((seat) => seat >= 0);
  if (seats.length < 2) return null;
  return (
    <div class="switch" role="group" aria-label={t("replay.eyes")}>
      {replay.seats.includes(-1) && (
        <button
          type="button"
          aria-pressed={playback.seat.value === null}
          aria-label={t("replay.spectator")}
          title={t("replay.spectator")}
          onClick={() => playback.look(null)}>
          <Icon name="spectator" />
        </button>
      )}
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={playback.seat.value === seat}
          aria-label={t("replay.eyes.of", { name: replay.names[seat] ?? "" })}
          title={t("replay.eyes.of", { name: replay.names[seat] ?? "" })}
          onClick={() => playback.look(seat)}>
          <Badge seat={seat} />
        </button>
      ))}
    </div>
  );
}

/** Go on from here against bots, as one of the seats. */
function ForkButton({ replay, seat, fork }: { replay: Replay; seat: number | null; fork(seat: number): void }) {
  const asking = useSignal(false);
  if (seat !== null && seat >= 0)
    return (
      <button type="button" class="button" onClick={() => fork(seat)}>
        {t("replay.fork.as", { name: replay.names[seat] ?? "" })}
      </button>
    );
  if (!asking.value)
    return (
      <button type="button" class="button" onClick={() => (asking.value = true)}>
        {t("replay.fork")}
      </button>
    );
  return (
    <div class="fork-as" role="group" aria-label={t("replay.fork")}>
      {replay.names.map((name, i) => (
        <button key={i} type="button" class="button" onClick={() => fork(i)}>
          <Badge seat={i} />
          {name}
        </button>
      ))}
    </div>
  );
}
