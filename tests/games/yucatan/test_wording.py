"""How a match of Yucatan is told: golden sentences in each language, and descriptions true to the printed figures."""

import re

import pytest
from tests.games.telling import NAMES, Teller
from tests.games.yucatan.table import table

from patolli.games.yucatan import GAME, choices
from patolli.games.yucatan.choices import CHOICES, PLACE
from patolli.games.yucatan.components import Piece, make_box
from patolli.games.yucatan.effect_lines import BARRACKS_NUMBER, OWN_PRICE, Effect
from patolli.games.yucatan.hints import brought
from patolli.games.yucatan.prices import TOO_DEAR
from patolli.games.yucatan.sacrifice import Sacrifice
from patolli.wording import LANGUAGES, wording

BOX = make_box(GAME.components)


account, lines = Teller(GAME).account, Teller(GAME).lines


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Ana moves the first army from the jungle to the red city for 1 corn.",
                "Ana attacks Борис in the red city.",
                "Ana plays “Storm the Stairs”.",
                "Борис plays “Camazotz”.",
                "Ana’s strength: 12 (card 4, figures 4, effects 4).",
                "Ana beats Борис.",
                "Ana takes 1 prisoner from Борис.",
                "Борис’s second army goes to the jungle.",
                "Ana takes the reward of round 1 in the red city.",
            ],
        ),
        (
            "ru",
            [
                "Ana перемещает первое войско из джунглей в красный город за 1 кукурузу.",
                "Ana атакует красный город; защищается Борис.",
                "Ana разыгрывает карту «Штурм лестниц».",
                "Борис разыгрывает карту «Камасоц».",
                "Сила игрока Ana: 12 (карта 4, фигурки 4, эффекты 4).",
                "Побеждает Ana, проигрывает Борис.",
                "Ana захватывает у игрока Борис 1 пленника.",
                "Второе войско игрока Борис уходит в джунгли.",
                "Ana получает бонус красного города (раунд 1).",
            ],
        ),
        (
            "es",
            [
                "Ana mueve su primera hueste de la selva a la ciudad roja por 1 maíz.",
                "Ana ataca a Борис en la ciudad roja.",
                "Ana juega «Asalto a la escalinata».",
                "Борис juega «Camazotz».",
                "Fuerza de Ana: 12 (carta 4, miniaturas 4, efectos 4).",
                "Ana derrota a Борис.",
                "Ana captura 1 prisionero de Борис.",
                "La segunda hueste de Борис se retira a la selva.",
                "Ana obtiene la recompensa de la ronda 1 en la ciudad roja.",
            ],
        ),
    ],
)
def test_a_combat_is_told_from_the_march_to_the_reward(lang: str, sentences: list[str]) -> None:
    told = lines(
        lang,
        "led 0 first",
        "moved 0 1 jungle red 1",
        "attacked 0 1 red",
        "played 0 storm_the_stairs",
        "played 1 camazotz_card",
        "strength 0 12 4 4 4 0",
        "beat 0 1",
        "captured 0 1 1",
        "placed 1 2 jungle",
        "city-activated 0 red",
        "rewarded 0 red 1b",
    )
    assert told == sentences


@pytest.mark.parametrize(
    ("lang", "attacker", "defender"),
    [
        ("en", "You take 2 prisoners from Борис.", "Ana takes 2 prisoners from you."),
        ("ru", "Вы захватываете у игрока Борис 2 пленников.", "Ana захватывает у вас 2 пленников."),
        ("es", "Capturas 2 prisioneros de Борис.", "Ana te captura 2 prisioneros."),
    ],
)
def test_both_sides_of_a_combat_are_spoken_to(lang: str, attacker: str, defender: str) -> None:
    assert [lines(lang, "captured 0 1 2", you=seat) for seat in (0, 1)] == [[attacker], [defender]]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Ana sacrifices 2 prisoners, 4 jade, 1 clan token: 8 SP.", "Борис sacrifices nothing: 0 SP."]),
        (
            "ru",
            [
                "Жертва игрока Ana: 2 пленника, 4 нефрита, 1 жетон клана (8 ОЖ).",
                "Жертва игрока Борис: ничего (0 ОЖ).",
            ],
        ),
        (
            "es",
            ["Ofrenda de Ana: 2 prisioneros, 4 jades, 1 ficha de clan (8 PS).", "Ofrenda de Борис: nada (0 PS)."],
        ),
    ],
)
def test_a_sacrifice_lists_only_what_was_given(lang: str, sentences: list[str]) -> None:
    assert lines(lang, "offered 0 2 4 0 1 8", "offered 1 0 0 0 0 0") == sentences


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ana evolves: construction to level 2 and summons to the bonus row."),
        ("ru", "Ana продвигает маркеры развития: возведение (уровень 2) и призыв (бонусный уровень)."),
        ("es", "Ana alcanza el nivel 2 de zona de obras y la última fila de invocaciones."),
    ],
)
def test_evolution_moves_are_told_together(lang: str, sentence: str) -> None:
    assert lines(lang, "evolved 0 construction 2", "evolved 0 summons 4") == [sentence]


def test_what_the_heading_says_is_not_said_again() -> None:
    (part,) = account("en", "turn 0 2", "activated 0 granary", "got-corn 0 3", you=0)
    assert (part.heading, part.seat) == ("Turn 2: you", 0)
    assert [line.text for line in part.lines] == ["You activate the granary.", "You gain 3 corn."]


def test_cards_drawn_are_named_to_their_owner_and_counted_for_the_others() -> None:
    drawn = ["drew 0", "got-card 0 spies", "drew 0", "got-card 0 glory"]
    assert lines("en", *drawn, you=0) == ["You add “Spies” to your hand.", "You add “Glory” to your hand."]
    assert lines("en", "drew 0", "drew 0", you=1) == ["Ana draws 2 special combat cards."]


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Use the effect of “Jade Blades”: −1 jade +4 strength +1 prisoner +drive the enemy out"),
        (
            "ru",
            "Применить эффект карты «Нефритовые клинки»: −1 нефрит +4 к силе +1 пленник +вытеснить соперника в джунгли",
        ),
        ("es", "Usar el efecto de «Hojas de jade»: −1 jade +4 de fuerza +1 prisionero +expulsar al enemigo a la selva"),
    ],
)
def test_a_combat_effect_says_what_it_gains_as_well_as_what_it_costs(lang: str, label: str) -> None:
    hints = {**brought(()), "cost_jade": 1, "strength": 4, "prisoners": 1, "expel": 1}
    assert wording(GAME, lang).choice(GAME.choices.parse("use-card jade_blades"), hints) == label


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        (
            "en",
            [
                "Back to the jungle (1 corn)",
                "Fight in the yellow city against strength 3 (2 corn)",
                "Take the blue city: +3 jade (2 corn)",
            ],
        ),
        (
            "ru",
            [
                "Назад в джунгли (1 кукуруза)",
                "Бой за жёлтый город, у врага сила 3 (2 кукурузы)",
                "Занять синий город: +3 нефрита (2 кукурузы)",
            ],
        ),
        (
            "es",
            [
                "Volver a la selva (1 maíz)",
                "Luchar por la ciudad amarilla contra fuerza 3 (2 maíces)",
                "Tomar la ciudad azul: +3 jades (2 maíces)",
            ],
        ),
    ],
)
def test_a_move_says_what_happens_there(lang: str, labels: list[str]) -> None:
    t = table().army(0, 1, "red").army(1, 1, "yellow", warriors=2).jade_in("blue", 2).turn(0).plays("lead first")
    moves = [CHOICES.parse(f"move {place}") for place in ("jungle", "yellow", "blue")]
    assert [wording(GAME, lang).choice(move, GAME.hints(t.s, move)) for move in moves] == labels


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Use “Blood Priest”: −1 prisoner +2 jade +1 card"),
        ("ru", "Применить способность «Жрец крови»: −1 пленник +2 нефрита +1 карта"),
        ("es", "Usar la habilidad especial «Sacerdote de sangre»: −1 prisionero +2 jades +1 carta"),
    ],
)
def test_a_label_says_what_an_effect_costs_and_brings(lang: str, label: str) -> None:
    hints = {**brought(()), "cost_prisoners": 1, "jade": 2, "cards": 1}
    assert wording(GAME, lang).choice(CHOICES.parse("use-power blood_priest"), hints, NAMES) == label


@pytest.mark.parametrize(
    ("lang", "refusal", "question"),
    [
        ("en", "This costs 4 jade, and you have less.", "How much jade do you sacrifice? Every 2 jade give 1 SP."),
        ("ru", "Это стоит: 4 нефрита. У вас меньше.", "Сколько нефрита вы жертвуете? Каждые 2 приносят 1 ОЖ."),
        ("es", "Cuesta 4 jades y tienes menos.", "¿Cuánto jade sacrificas? Cada 2 jades otorgan 1 PS."),
    ],
)
def test_refusals_and_questions_give_their_figures(lang: str, refusal: str, question: str) -> None:
    speech = wording(GAME, lang)
    assert speech.refusal(TOO_DEAR.of(jade=4, corn=0)) == refusal
    assert speech.prompt(Sacrifice(0, 1), NAMES) == question


# What pieces do


def figures(effects: tuple[Effect, ...]) -> set[int]:
    """All figures of some effects."""
    found: set[int] = set()
    for effect in effects:
        found |= {effect.corn, effect.jade, effect.prisoners, max(effect.row, 0)}
        for op in effect.ops:
            found |= {op.n, op.less_corn, op.less_jade}
            found |= {op.corn, op.jade, op.limit} - {OWN_PRICE, BARRACKS_NUMBER}
    return found


def pieces() -> list[tuple[str, set[int]]]:
    """Everything that has a description, with the figures printed on it."""
    tables: tuple[tuple[str, tuple[str, ...], tuple[Piece, ...]], ...] = (
        ("card", choices.CARD.values, BOX.cards),
        ("creature", choices.CREATURE.values, BOX.creatures),
        ("ability", choices.ABILITY.values, BOX.abilities),
        ("advisor", choices.ADVISOR.values, BOX.advisors),
        ("power", choices.POWER.values, BOX.powers),
        ("upgrade", choices.UPGRADE.values, BOX.upgrades),
    )
    found = [
        (f"{domain}-{name}", {piece.strength, *({piece.level} if domain != "upgrade" else ())} | figures(piece.effects))
        for domain, names, rows in tables
        for name, piece in zip(names, rows, strict=True)
    ]
    found += [(f"gift-{name}", figures(BOX.gifts[i])) for i, name in enumerate(choices.GIFT.values)]
    found += [
        (f"place-{PLACE.values[city]}", set().union(*(figures(effects) for effects in BOX.rewards[city])))
        for city in choices.CITIES
    ]
    for i, name in enumerate(choices.BUILDING.values):
        levels = BOX.buildings[i]
        printed = {n for level in levels for n in (level.jade, level.corn, level.warriors, level.gain_corn)}
        found.append((f"building-{name}", printed | {level.gain_jade for level in levels} | set(range(len(levels)))))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "printed"), pieces(), ids=lambda value: value if isinstance(value, str) else "")
def test_descriptions_give_the_printed_figures(lang: str, key: str, printed: set[int]) -> None:
    said = {int(number) for number in re.findall(r"\d+", wording(GAME, lang).text(f"{key}.does"))}
    also = {1, 3} if key.startswith(("card-", "creature-", "ability-")) else {1, 2, 3, 4} if "place" in key else {1}
    assert {number for number in printed if number > 1} <= said, "a figure is missing"
    assert said <= printed | also | {0}, "a figure is not printed"


@pytest.mark.rule("YU-8.5", "YU-9.18")
def test_what_is_gained_is_told_after_its_cause() -> None:
    t = table().serves(0, "steward", "war_captain").has(0, corn=5).jade_in("yellow", 2).turn(0)
    t.plays("lead first", "move yellow", "reward 1a")
    told = [line for line in t.told if line.split()[0] not in ("led", "moved", "city-activated")]
    assert told == [
        "got-jade 0 3",
        "collected 0 3 yellow",
        "rewarded 0 yellow 1a",
        "got-corn 0 4",
        "used-advisor 0 steward",
        "got-corn 0 2",
    ]
    assert lines("en", *told) == [
        "Ana collects 3 jade in the yellow city.",
        "Ana takes the reward of round 1 in the yellow city.",
        "Ana gains 4 corn.",
        "Ana uses the steward’s effect.",
        "Ana gains 2 corn.",
    ]
