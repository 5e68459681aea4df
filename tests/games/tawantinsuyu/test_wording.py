"""How a match of Tawantinsuyu is told: golden sentences in each language, and what is told together."""

from importlib.resources import files

import pytest
from tests.games.tawantinsuyu.table import table
from tests.games.telling import NAMES, Teller

from patolli.core import engine, rulebook
from patolli.core.choice import Domain
from patolli.games.tawantinsuyu import GAME
from patolli.games.tawantinsuyu.buildings import BuildHouse
from patolli.games.tawantinsuyu.choices import (
    ACTION,
    ARMY,
    BUILDING,
    CARD,
    CHOICES,
    EVENTS,
    GOD,
    GOLD,
    LAND,
    PERSONALITY,
    REASON,
    STEP,
    STONE,
    TASK,
    TILE,
    WORKER,
)
from patolli.games.tawantinsuyu.components import make_box
from patolli.games.tawantinsuyu.conquest import PaySoldiers, PlayArmies
from patolli.games.tawantinsuyu.gaining import ChoosePart
from patolli.games.tawantinsuyu.placement import NOT_ENOUGH_FOOD
from patolli.games.tawantinsuyu.restoration import Restoration
from patolli.games.tawantinsuyu.stairs import BuildStairs
from patolli.games.tawantinsuyu.state import Frame
from patolli.games.tawantinsuyu.statues import ErectStatue
from patolli.games.tawantinsuyu.tasks import DoTasks, PayForTask
from patolli.games.tawantinsuyu.temple import Offering
from patolli.games.tawantinsuyu.turn import HireVillager
from patolli.games.tawantinsuyu.weaving import BuyOthersTile, BuyTiles
from patolli.wording import LANGUAGES, wording

BOX = make_box(GAME.components)
account, lines = Teller(GAME).account, Teller(GAME).lines


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Ana gains 3 potatoes and 1 corn.", "Ana pays 3 stone.", "You pay 1 potato."]),
        ("ru", ["Ana получает 3 картофеля и 1 кукурузу.", "Ana платит 3 камня.", "Вы платите 1 картофель."]),
        ("es", ["Ana recibe 3 papas y 1 maíz.", "Ana paga 3 piedras.", "Pagas 1 papa."]),
    ],
)
def test_gains_are_told_together_and_like_is_added_to_like(lang: str, sentences: list[str]) -> None:
    gained = ("gained 0 2 potato", "gained 0 1 corn", "gained 0 1 potato")
    assert lines(lang, *gained, "paid 0 2 stone", "paid 0 1 stone", "paid 1 1 potato", you=1) == sentences


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "You discard Inti’s card (5 potatoes) to place on the space.",
                "You place a courier on T0b as a priest.",
                "You have 5 tasks.",
                "You perform a task: gather corn.",
                "You build the courier post.",
                "You conquer Antisuyu 6: a free weaving, 5 VP.",
                "You leave 1 task undone.",
            ],
        ),
        (
            "ru",
            [
                "Вы сбрасываете карту Инти (5 картофеля), чтобы разместить рабочего.",
                "Вы размещаете посыльного на T0b, считая его жрецом.",
                "Вы можете выполнить 5 поручений.",
                "Вы выполняете поручение: сбор кукурузы.",
                "Вы строите станцию посыльных.",
                "Вы завоёвываете Антисуйу 6: бесплатный узор, 5 ПО.",
                "Вы отказываетесь от оставшихся поручений (1).",
            ],
        ),
        (
            "es",
            [
                "Descartas la carta de Inti (5 papas) para colocarte en la casilla.",
                "Colocas un mensajero en T0b como sacerdote.",
                "Tienes 5 tareas.",
                "Haces una tarea: recolectar maíz.",
                "Construyes la posta de mensajeros.",
                "Conquistas Antisuyo 6: un tejido gratis, 5 PV.",
                "Dejas sin hacer 1 tarea.",
            ],
        ),
    ],
)
def test_a_turn_is_told_to_who_takes_it(lang: str, sentences: list[str]) -> None:
    told = ("spent-card 0 G01", "placed-as 0 courier priest T0b", "tasks 0 5", "task-done 0 corn", "built 0 Z01")
    assert lines(lang, *told, "conquered 0 antisuyu-6", "tasks-left 0 1", you=0) == sentences


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Axomamma activates offering because she has at least 4 corn (TW-14.17.1).",
                "Axomamma moves the high priest above sector 2 (offering).",
                "Axomamma climbs to step 3 of the temple.",
            ],
        ),
        (
            "ru",
            [
                "Аксомамма активирует подношение: у неё не меньше 4 кукурузы (TW-14.17.1).",
                "Аксомамма передвигает верховного жреца к сектору 2 (подношение).",
                "Аксомамма поднимается на 3-ю ступень храма.",
            ],
        ),
        (
            "es",
            [
                "Axomama activa la ofrenda porque tiene al menos 4 maíces (TW-14.17.1).",
                "Axomama mueve su sumo sacerdote al sector 2 (ofrenda).",
                "Axomama sube al escalón 3 del templo.",
            ],
        ),
    ],
)
def test_axomamma_has_her_name_and_her_reasons(lang: str, sentences: list[str]) -> None:
    told = ("axomamma 1 priest-offering TW-14.17.1", "moved 1 2 offering", "climbed 1 3")
    [part] = account(lang, *told, names=("Ana",), you=0)
    assert [(line.why, line.text) for line in part.lines] == [(sentences[0], sentences[1]), ("", sentences[2])]


def test_a_reason_that_nothing_comes_of_is_told_by_itself() -> None:
    told = ("axomamma 1 no-conquest TW-14.19.1", "axomamma 1 tokens TW-14.40", "token-moved 2 top 3")
    [part] = account("en", *told, names=("Ana",), you=0)
    first, second = part.lines
    assert first.text.startswith("Axomamma conquers nothing because")
    assert second.why.startswith("Axomamma moves the tokens")
    assert (first.events, second.events) == (1, 2)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                ("Ceremony 1", ["Ana leads in Qullasuyu.",
                                "Ana scores 4 VP for leading in a region."]),
                ("Ana’s turn", ["Ana draws a god card."]),
                ("Your turn", ["You draw Viracocha’s card (an army card)."]),
                ("Final scoring", ["The last ceremony is over: everything left is scored."]),
                (
                    "The end",
                    [
                        "Ana shares the victory with 90 VP: level in resources too.",
                        "You share the victory with 90 VP: level in resources too.",
                    ],
                ),
            ],
        ),
        (
            "ru",
            [
                ("Церемония 1", ["Ana лидирует в регионе Кольясуйу.",
                                 "Ana получает 4 ПО за лидерство в регионе."]),
                ("Ход: Ana", ["Ana берёт из колоды карту божества."]),
                ("Ваш ход", ["Вы берёте из колоды карту Виракочи (карта армии)."]),
                ("Финальный подсчёт очков", ["Последняя церемония позади: считается всё, что осталось."]),
                (
                    "Конец игры",
                    [
                        "Ana делит победу: 90 ПО, и ресурсов поровну.",
                        "Вы делите победу: 90 ПО, и ресурсов поровну.",
                    ],
                ),
            ],
        ),
        (
            "es",
            [
                ("Ceremonia 1", ["Ana domina Collasuyo.", "Ana recibe 4 PV por dominar una región."]),
                ("Turno de Ana", ["Ana roba una carta de dios."]),
                ("Tu turno", ["Robas la carta de Viracocha (una carta de ejército)."]),
                ("Recuento final", ["Ha terminado la última ceremonia y se puntúa todo lo que queda."]),
                (
                    "Final",
                    [
                        "Ana comparte la victoria con 90 PV: también hay empate en recursos.",
                        "Compartes la victoria con 90 PV: también hay empate en recursos.",
                    ],
                ),
            ],
        ),
    ],
)  # fmt: skip
def test_the_account_has_headings_and_leaves_out_what_goes_without_saying(
    lang: str, told: list[tuple[str, list[str]]]
) -> None:
    happened = ("ceremony 1", "region-won 0 qullasuyu 4", "scored 0 4 regions", "turn 0", "drew 0", "turn 1", "drew 1")
    parts = account(lang, *happened, "drew-card 1 G36", "finale", "shared 0 90", "shared 1 90", you=1)
    assert [(part.heading, [line.text for line in part.lines]) for part in parts] == told


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        (
            "en",
            [
                "Place a warrior on B0a (4 food and a god card, 3 tasks, 1 VP to others)",
                "Place a priest on M0c (1 gold, 2 tasks)",
                "Move the high priest to sector 4: conquest",
                "Build the gold mine: free",
                "Erect a large statue of Illapa: 3 stone, 2 gold (9 VP)",
                "Conquer Chinchaysuyu 2: 4 VP (soldiers: exhaust 2, discard 1)",
                "Pay 2 potatoes, 1 gold",
            ],
        ),
        (
            "ru",
            [
                "Разместить воина на B0a (еда: 4, карта божества, поручения: 3, соперникам 1 ПО)",
                "Разместить жреца на M0c (1 золото, поручения: 2)",
                "Передвинуть верховного жреца к сектору 4: завоевание",
                "Построить золотой рудник: бесплатно",
                "Возвести большую статую Ильяпы: 3 камня, 2 золота (9 ПО)",
                "Завоевать Чинчайсуйу 2: 4 ПО (солдаты: перевернуть 2, сбросить 1)",
                "Заплатить 2 картофеля, 1 золото",
            ],
        ),
        (
            "es",
            [
                "Colocar un guerrero en B0a (4 de comida y una carta de dios, 3 tareas, 1 PV para otros)",
                "Colocar un sacerdote en M0c (1 oro, 2 tareas)",
                "Mover el sumo sacerdote al sector 4: conquista",
                "Construir la mina de oro: gratis",
                "Erigir una estatua grande de Illapa: 3 piedras, 2 oros (9 PV)",
                "Conquistar Chinchaysuyo 2: 4 PV (soldados: poner boca abajo 2, descartar 1)",
                "Pagar 2 papas, 1 oro",
            ],
        ),
    ],
)
def test_labels_say_what_a_choice_costs_and_brings(lang: str, labels: list[str]) -> None:
    hinted = {
        "place warrior B0a": {"cost": 4, "with_card": 1, "tasks": 3, "others": 1},
        "place priest M0c": {"cost": 0, "with_card": 0, "tasks": 2, "others": 0},
        "move 2": {"action": 3, "sector": 4},
        "build P04": {"potato": 0, "corn": 0, "stone": 0, "gold": 0},
        "erect large-illapa": {"stone": 3, "gold": 2, "points": 9},
        "conquer chinchaysuyu-2": {"flip": 2, "lose": 1},
        "pay 2 0 0 1": {},
    }
    speech = wording(GAME, lang)
    assert [speech.choice(CHOICES.parse(text), hints) for text, hints in hinted.items()] == labels


def test_questions_and_refusals_name_their_numbers() -> None:
    asked = (DoTasks(0, 0, 2, 0, False), BuyTiles(0, 1), PaySoldiers(0, 2, 1, False, (0, 0)))
    assert [
        [
            *(wording(GAME, lang).prompt(frame, NAMES) for frame in asked),
            wording(GAME, lang).refusal(NOT_ENOUGH_FOOD.of(cost=6, owned=2)),
        ]
        for lang in LANGUAGES
    ] == [
        [
            "Which task (2 left)?",
            "Buy a second weaving for 2 more corn, or stop.",
            "Pay the soldiers: exhaust 2, then discard 1.",
            "This placement costs 6 food; you have 2, gold included.",
        ],
        [
            "Какое поручение?",
            "Купите второй узор ещё за 2 кукурузы или закончите.",
            "Расплатитесь солдатами: перевернуть 2, затем сбросить 1.",
            "Размещение здесь стоит 6 еды, а у вас 2, считая золото.",
        ],
        [
            "¿Qué tarea (quedan 2)?",
            "Compra un segundo tejido por otros 2 maíces o termina.",
            "Paga los soldados: pon boca abajo 2 y después descarta 1.",
            "Esa colocación cuesta 6 de comida; tienes 2, contando el oro.",
        ],
    ]


@pytest.mark.rule("TW-1.6")
@pytest.mark.parametrize(
    ("question", "choice", "sentences"),
    [
        (
            HireVillager(0),
            "hire-villager corn",
            (
                "This worker costs 1 corn; you have 0, gold included.",
                "Этот рабочий стоит 1 кукурузу, а у вас 0, считая золото.",
                "Ese trabajador cuesta 1 maíz; tienes 0, contando el oro.",
            ),
        ),
        (
            Restoration(0, False, 0),
            "restore-army A01",
            (
                "Restoring costs you 1 corn; you have 0, gold included.",
                "Восстановление стоит 1 кукурузу, а у вас 0, считая золото.",
                "Restaurar te cuesta 1 maíz; tienes 0, contando el oro.",
            ),
        ),
        (
            ChoosePart(0, ((STEP, 1, STONE, 3),)),
            "part step",
            (
                "This part of the bonus costs 3 stone; you have 2, gold included.",
                "Эта часть бонуса стоит 3 камня, а у вас 2, считая золото.",
                "Esa parte de la bonificación cuesta 3 piedras; tienes 2, contando el oro.",
            ),
        ),
        (
            ChoosePart(0, ((STEP, 1, GOLD, 1),)),
            "part step",
            (
                "This part of the bonus costs 1 gold; you have 0.",
                "Эта часть бонуса стоит 1 золото, а у вас 0.",
                "Esa parte de la bonificación cuesta 1 oro; tienes 0.",
            ),
        ),
    ],
)
def test_what_is_too_dear_says_need_and_have(question: Frame, choice: str, sentences: tuple[str, ...]) -> None:
    t = table().goods(0, stone=2).tired(0, "A01").asks(question)
    found = engine.refusal(t.s, 0, CHOICES.parse(choice))
    assert found is not None
    assert tuple(wording(GAME, lang).refusal(found) for lang in LANGUAGES) == sentences


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", [WORKER, GOD, CARD, ARMY, BUILDING, TILE, TASK, ACTION, LAND, PERSONALITY])
def test_everything_printed_has_a_name_of_its_own_and_says_what_it_does(lang: str, domain: Domain) -> None:
    speech = wording(GAME, lang)
    alike = {(BOX.soldiers[n], BOX.army[n]) if domain is ARMY else n for n in range(len(domain))}
    assert len({speech.value(domain.name, n) for n in range(len(domain))}) == len(alike)
    assert all(speech.text(f"{domain.name}-{value}.does").endswith(".") for value in domain.values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axomamma_tells_her_reasons_apart(lang: str) -> None:
    assert len({wording(GAME, lang).value(REASON.name, n) for n in range(len(REASON))}) == len(REASON)


def test_the_rules_are_the_same_in_every_language_and_refusals_point_into_them() -> None:
    texts = [rulebook.read(files(GAME.package).joinpath(f"rules.{lang}.md").read_text("utf-8")) for lang in LANGUAGES]
    english, *others = [[(rule.number, rule.sources) for part in text for rule in part.rules] for text in texts]
    assert all(other == english for other in others)
    numbers = {number for number, _ in english}
    assert {refusal.rule for refusal in GAME.refusals} <= numbers
    assert {
        what for spec in EVENTS.specs for domain in spec.domains if domain.name == "rule" for what in domain.values
    } <= numbers


def test_a_tie_is_explained() -> None:
    assert lines("en", "won 0 90 points") == ["Ana wins with 90 VP."]
    assert lines("en", "won 0 90 resources") == ["Ana wins with 90 VP: the tie goes to the most resources."]
    assert lines("ru", "won 0 90 resources") == [
        "Ana побеждает: 90 ПО и больше ресурсов, чем у соперника с тем же счётом."
    ]


@pytest.mark.rule("TW-1.6", "TW-7.2", "TW-7.3", "TW-7.4", "TW-7.5.1", "TW-7.5.2", "TW-8.5", "TW-8.6", "TW-8.7.2")
@pytest.mark.parametrize(
    ("question", "choice", "paid", "bought"),
    [
        (BuildHouse(0, False, False), "build P02", "pay 0 0 1 1", "Ana builds the corn field."),
        (BuildStairs(0, False), "build-stairs S0u", "pay 0 0 2 1", "Ana builds stairs on S0u."),
        (ErectStatue(0, False), "erect small-inti", "pay 0 0 2 1", "Ana erects a small statue of Inti."),
        (BuyTiles(0, 0), "buy-tile W02", "pay 0 0 0 1", "Ana gains"),
        (BuyOthersTile(0), "buy-tile W02", "pay 0 1 0 1", "Ana gains"),
        (Offering(0, False), "offer-corn 1", "pay 0 2 0 1", "Ana climbs to step 1 of the temple."),
        (Restoration(0, False, 0), "restore-army A01", "pay 0 0 0 1", "Ana restores an army"),
        (PlayArmies(0, False), "play-army A02", "pay 0 0 0 1", "Ana plays an army"),
        (HireVillager(0), "hire-villager corn", "pay 0 0 0 1", "Ana hires a priest from the village."),
        (PayForTask(0, 0, 1, False), "more-tasks", "pay 0 0 0 1", "Ana has 2 tasks."),
    ],
)
def test_what_is_paid_is_told_before_what_it_buys(question: Frame, choice: str, paid: str, bought: str) -> None:
    t = table().goods(0, potato=4, corn=4, stone=4, gold=4).market("P01", "P02", "Z01", "Z02")
    t.loom("W02", "W03").tired(0, "A01").hold(0, "A02").asks(question)
    before = len(t.told)
    t.plays(choice)
    assert len(t.told) == before, "nothing has happened until it is paid for"
    t.plays(paid)
    told = lines("en", *t.told)
    assert told[0].startswith("Ana pays")
    assert told[1].startswith(bought)


@pytest.mark.rule("TW-1.6")
def test_the_price_of_what_can_be_paid_in_one_way_is_told_first_too() -> None:
    t = table().goods(0, stone=3, corn=2).market("P01", "P02", "Z01", "Z02").asks(BuildHouse(0, False, False))
    t.plays("build P02")
    assert lines("en", *t.told) == ["Ana pays 2 stone.", "Ana builds the corn field."]


def test_cards_drawn_one_after_the_other_are_counted() -> None:
    assert [lines(lang, "drew-army 0", "drew-army 0") for lang in LANGUAGES] == [
        ["Ana draws 2 army cards."],
        ["Ana берёт 2 карты армии."],
        ["Ana roba 2 cartas de ejército."],
    ]
