/** Tiles to choose from in secret before the first round, and cards drawn of which one is kept. */

import { Icon } from "../../look/Icon.tsx";
import { CardFace, family } from "./Card.tsx";
import { Parts } from "./Pieces.tsx";
import { Scene } from "./Scene.tsx";
import { Tile } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import { parts } from "./effects.ts";
import { cardLines, cardName, doesLines } from "./names.ts";
import { buildingParts, levelWords } from "./Settlement.tsx";
import type { PieceView } from "./view.ts";

function Choosable({
  domain,
  name,
  piece,
  icon,
  taken,
}: {
  domain: string;
  name: string;
  piece: PieceView;
  icon: string;
  taken: boolean;
}) {
  const { view, t, word, title } = useDesk();
  const lines = doesLines(`${domain}-${name}`, piece.effects, { view, t, word });
  return (
    <Tile
      id={`${domain}-${name}`}
      pick={{ [domain]: name }}
      label={[word(`${domain}-${name}`), ...lines].join(". ")}
      class={`yu-choosable${taken ? " yu-kept" : ""}`}>
      <Icon name={icon} />
      <b>{title(`${domain}-${name}`)}</b>
      <span class="yu-facts">
        {piece.effects.map((line) => (
          <Parts key={line} all={parts(line)} />
        ))}
      </span>
      <small>{lines.join(" ")}</small>
      {taken && <Icon name="check" class="yu-check" />}
    </Tile>
  );
}

const DOES: Record<string, string> = {
  site: "yu-word-build",
  academy: "yu-word-train",
  barracks: "yu-word-reinforce",
  temple: "yu-word-summon",
};

export function Start({ aside }: { aside(): void }) {
  const { view, names, found, t, word, title } = useDesk();
  const answer = view.answer;
  const advisors = Object.entries(view.printed.advisors).filter(
    ([name]) => found({ advisor: name }).length || answer?.advisors.includes(name),
  );
  const step = answer?.building ? 3 : answer?.power ? 2 : (answer?.advisors.length ?? 0) >= 2 ? 1 : 0;
  const firstLevel = (name: string) => view.printed.buildings[name]?.[1];
  return (
    <Scene label={t("yu-start")} aside={aside} asideLabel={t("yu-look")} class="yu-altar-scene">
      <div class="yu-beginning">
        <ol class="yu-steps">
          {["advisors", "power", "building"].map((name, i) => (
            <li key={name} class={i === step ? "yu-now" : i < step ? "yu-done" : ""}>
              <b>{i + 1}</b>
              <span>{t(`yu-start-${name}`)}</span>
            </li>
          ))}
        </ol>
        {step === 0 && (
          <div class="yu-spread">
            {advisors.map(([name, piece]) => (
              <Choosable
                key={name}
                domain="advisor"
                name={name}
                piece={piece}
                icon="advisor"
                taken={answer?.advisors.includes(name) ?? false}
              />
            ))}
          </div>
        )}
        {step === 1 && (
          <div class="yu-spread">
            {Object.entries(view.printed.powers).map(([name, piece]) => (
              <Choosable key={name} domain="power" name={name} piece={piece} icon="city-leader" taken={false} />
            ))}
          </div>
        )}
        {step === 2 && (
          <div class="yu-spread">
            {Object.keys(view.printed.buildings).map((name) => {
              const level = firstLevel(name);
              return (
                <Tile
                  key={name}
                  id={`building-${name}`}
                  pick={{ building: name }}
                  label={`${word(`building-${name}`)}. ${level ? levelWords(name, level, t) : ""}`}
                  class="yu-choosable">
                  <Icon name={name} />
                  <b>{title(`building-${name}`)}</b>
                  <span class="yu-facts">{level && <Parts all={buildingParts(name, level).all} />}</span>
                  <small>
                    {DOES[name] ? `${t(DOES[name]!)}: ` : ""}
                    {level ? levelWords(name, level, t) : ""}
                  </small>
                </Tile>
              );
            })}
          </div>
        )}
        {step === 3 && answer && (
          <p class="yu-sealed-note">
            <Icon name="lock" />
            {[
              ...answer.advisors.map((name) => word(`advisor-${name}`)),
              word(`power-${answer.power}`),
              word(`building-${answer.building}`),
            ].join(" · ")}
          </p>
        )}
        <p class="yu-waiting">
          {view.players.map((_, seat) => (
            <span key={seat} class={view.answered.includes(seat) ? "yu-has" : ""}>
              <Icon name={view.answered.includes(seat) ? "check" : "clock"} />
              {names[seat]}
            </span>
          ))}
        </p>
      </div>
    </Scene>
  );
}

/** Drawn cards, one of which goes to the hand. */
export function Drawn({ aside }: { aside(): void }) {
  const { view, t, word, title } = useDesk();
  return (
    <Scene label={t("yu-keep-one")} aside={aside} asideLabel={t("yu-look")} class="yu-altar-scene">
      <div class="yu-beginning">
        <h2 class="yu-scene-title">{t("yu-keep-one")}</h2>
        <div class="yu-spread yu-cards">
          {view.drawn.map(({ name }, i) => {
            const card = view.printed.cards[name];
            return (
              card && (
                <Tile
                  key={i}
                  id={`drawn-${name}`}
                  pick={{ card: name }}
                  label={cardName(name, view, { t, word })}
                  note={{
                    icon: "combat-card",
                    title: title(`card-${name}`),
                    lines: cardLines(name, view, { t, word }),
                  }}
                  class={`yu-card yu-large ${family(name)}`}>
                  <CardFace name={name} card={card} title={word(`card-${name}`)} when={t} />
                </Tile>
              )
            );
          })}
        </div>
      </div>
    </Scene>
  );
}
