"""How a match of Tikal is told: golden sentences in each language, and what is told together."""

import pytest
from tests.games.telling import NAMES, Teller

from patolli.games.tikal import GAME
from patolli.games.tikal.action_points import NO_POINTS, SpendPoints
from patolli.games.tikal.auction import BID_TOO_HIGH, MakeBid
from patolli.games.tikal.choices import CHOICES
from patolli.games.tikal.temples import HIGHEST_TEMPLE, TOO_FEW_FIGURES
from patolli.wording import wording

account, lines = Teller(GAME).account, Teller(GAME).lines


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ana places 3 explorers in the base camp."),
        ("ru", "Ana ставит 3 исследователей в базовый лагерь."),
        ("es", "Ana coloca 3 exploradores en el campamento base."),
    ],
)
def test_figures_brought_one_after_the_other_are_counted(lang: str, sentence: str) -> None:
    assert lines(lang, *["placed 0 explorer a5"] * 3) == [sentence]


def test_figures_for_different_camps_are_told_apart() -> None:
    assert lines("en", "placed 0 explorer a5", "placed 0 explorer c3", "placed 0 leader c3") == [
        "Ana places an explorer in the base camp.",
        "Ana places an explorer in the camp at c3.",
        "Ana places the leader in the camp at c3.",
    ]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ana’s leader walks a5 → b4 → c4 for 3 AP."),
        ("ru", "Ana перемещает лидера: a5 → b4 → c4, 3 ОД."),
        ("es", "Ana mueve el jefe a5 → b4 → c4 por 3 PA."),
    ],
)
def test_a_walk_over_several_hexes_is_told_once(lang: str, sentence: str) -> None:
    (part,) = account(lang, "walked 0 leader a5 b4 1", "walked 0 leader b4 c4 2")
    (line,) = part.lines
    assert (line.text, line.plies, line.seat) == (sentence, (0, 1), 0)
    assert line.refs == {"figure": ("leader",), "hex": ("a5", "b4", "c4")}


def test_figures_that_walk_the_same_way_are_counted() -> None:
    way = ("walked 1 explorer a5 b4 1", "walked 1 explorer b4 c4 2")
    assert lines("en", *way, *way, you=1) == ["Your 2 explorers walk a5 → b4 → c4 for 6 AP."]
    assert lines("ru", *way, *way) == ["Борис перемещает 2 исследователей: a5 → b4 → c4, 6 ОД."]
    assert lines("es", *way, *way) == ["Борис mueve 2 exploradores a5 → b4 → c4 por 6 PA."]


def test_a_figure_that_does_not_go_on_from_there_walks_alone() -> None:
    apart = ("walked 0 leader a5 b4 1", "walked 0 explorer b4 c4 2", "walked 1 explorer c4 c5 1")
    assert len(lines("en", *apart)) == 3


def test_what_is_not_to_be_told_together_is_told_twice() -> None:
    assert lines("es", "passed 0", "passed 0") == ["Ana pasa.", "Ana pasa."]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Ana uncovers steps 4 and 5 at e3.", "Ana recovers a mask (a pair now) and a shell at c2."]),
        ("ru", ["Ana изучает ступени 4 и 5 на e3.", "Ana обнаруживает на c2 маску (теперь пара) и раковину."]),
        (
            "es",
            ["Ana descubre los niveles 4 y 5 en e3.", "Ana desentierra una máscara (ya son dos) y una concha en c2."],
        ),
    ],
)
def test_steps_and_treasures_of_one_place_are_listed(lang: str, sentences: list[str]) -> None:
    won = ("uncovered 0 e3 4", "uncovered 0 e3 5", "recovered 0 c2 mask 2", "recovered 0 c2 shell 1")
    assert lines(lang, *won) == sentences


@pytest.mark.parametrize(
    ("lang", "mine", "theirs", "others"),
    [
        (
            "en",
            "You swap with Борис, giving a mask for a shell.",
            "Ana swaps with you, giving a mask for your shell.",
            "Ana swaps with Борис, giving a mask for a shell.",
        ),
        (
            "ru",
            "Вы меняетесь с игроком Борис: отдаёте маску, получаете раковину.",
            "Ana меняется с вами: вы отдаёте раковину, получаете маску.",
            "Ana меняется с игроком Борис: отдаёт маску, получает раковину.",
        ),
        (
            "es",
            "Intercambias con Борис: das una máscara y recibes una concha.",
            "Ana intercambia contigo: das una concha y recibes una máscara.",
            "Ana intercambia con Борис: da una máscara y recibe una concha.",
        ),
    ],
)
def test_both_sides_of_a_swap_are_spoken_to(lang: str, mine: str, theirs: str, others: str) -> None:
    swap = "swapped 0 1 mask shell"
    assert [lines(lang, swap, you=you) for you in (0, 1, 2)] == [[mine], [theirs], [others]]


@pytest.mark.parametrize(
    ("lang", "account_of_it"),
    [
        (
            "en",
            [
                ("Turn 1: Ana", ["Ana places a temple of 2 at b3."]),
                ("Turn 2: Борис", ["Борис reveals a volcano."]),
                (
                    "Volcano round 1",
                    [
                        "A volcano! Everyone in turn acts and scores, beginning with Борис.",
                        "Борис ends the turn with 2 AP unused.",
                        "Борис scores 1 VP: 1 for temples, 0 for treasures.",
                        "Ana scores nothing.",
                    ],
                ),
                ("Turn 2: Борис", ["Борис places a volcano at c3."]),
                ("Turn 3: Ana", ["Ana reveals a clearing."]),
            ],
        ),
        (
            "ru",
            [
                ("Ход 1: Ana", ["Ana выкладывает пирамиду ценностью 2 на b3."]),
                ("Ход 2: Борис", ["Борис открывает вулкан."]),
                (
                    "Промежуточный подсчёт 1",
                    [
                        "Вулкан! Все по очереди действуют и подсчитывают очки, начинает Борис.",
                        "Борис заканчивает ход; 2 ОД сгорают.",
                        "Борис получает 1 победное очко: 1 за пирамиды, 0 за сокровища.",
                        "Ana не получает победных очков.",
                    ],
                ),
                ("Ход 2: Борис", ["Борис выкладывает вулкан на c3."]),
                ("Ход 3: Ana", ["Ana открывает поляну."]),
            ],
        ),
        (
            "es",
            [
                ("Turno 1: Ana", ["Ana coloca un templo de valor 2 en b3."]),
                ("Turno 2: Борис", ["Борис revela un volcán."]),
                (
                    "Ronda de puntuación 1",
                    [
                        "¡Un volcán! Todos actúan y puntúan por turno; empieza Борис.",
                        "Борис termina su turno con 2 PA sin usar.",
                        "Борис recibe 1 punto: 1 por templos y 0 por tesoros.",
                        "Ana no recibe ningún punto.",
                    ],
                ),
                ("Turno 2: Борис", ["Борис coloca un volcán en c3."]),
                ("Turno 3: Ana", ["Ana revela un claro."]),
            ],
        ),
    ],
)
def test_a_volcano_interrupts_the_turn_in_which_it_comes(lang: str, account_of_it: list[tuple[str, list[str]]]) -> None:
    parts = account(
        lang,
        "revealed 0 A2 temple 2",
        "laid 0 A2 temple 2 b3",
        "revealed 1 B6 volcano 0",
        "erupted 1 1",
        "ended 1 2",
        "scored 1 1 0 1",
        "scored 0 0 0 0",
        "laid 1 B6 volcano 0 c3",
        "revealed 0 A6 clearing 0",
    )
    assert [(part.heading, [line.text for line in part.lines]) for part in parts] == account_of_it
    assert parts[0].lines[0].plies == (0, 1)


def test_an_auction_is_told() -> None:
    parts = account(
        "en",
        "round 2",
        "shown A2 temple 2",
        "shown A5 site 4",
        "opened 1 1",
        "offered 1 3",
        "passed 0",
        "bought 1 3",
        "took 1 A5 site 4",
        "laid 1 A5 site 4 b3",
        "left-over 0 A2 temple 2",
        you=1,
    )
    assert [(part.heading, [line.text for line in part.lines]) for part in parts] == [
        (
            "Round 2",
            [
                "All totems are face up, and new tiles are shown.",
                "On offer: a temple of 2 and a site with 4 treasures.",
            ],
        ),
        (
            "Auction for turn 1 of the round",
            ["You open the bidding.", "You bid 3 VP.", "Ana passes.", "You win the auction and pay 3 VP."],
        ),
        ("Turn 1: you", ["You place a site with 4 treasures at b3."]),
        ("Turn 2: Ana", ["Ana takes the last tile for free: a temple of 2."]),
    ]


@pytest.mark.parametrize(
    ("lang", "numbers", "sentence"),
    [
        ("ru", 1, "Ana побеждает, набрав 1 победное очко."),
        ("ru", 42, "Ana побеждает, набрав 42 победных очка."),
        ("ru", 55, "Ana побеждает, набрав 55 победных очков."),
        ("en", 1, "Ana wins with 1 VP."),
        ("es", 1, "Ana gana con 1 punto."),
        ("es", 55, "Ana gana con 55 puntos."),
    ],
)
def test_points_agree_with_their_number(lang: str, numbers: int, sentence: str) -> None:
    assert lines(lang, f"won 0 {numbers} points") == [sentence]


@pytest.mark.rule("TK-11.4")
@pytest.mark.parametrize(
    ("lang", "temple", "treasures", "level"),
    [
        (
            "en",
            "Ana wins with 14 VP: the tie goes to the highest temple.",
            "Ana wins with 14 VP: the tie goes to the most treasures, as the highest temples are equal.",
            "Ana shares the victory with 14 VP: level in temples and treasures too.",
        ),
        (
            "ru",
            "Ana побеждает, набрав 14 победных очков: при равенстве решает самая высокая пирамида.",
            "Ana побеждает, набрав 14 победных очков: при равенстве очков и пирамид решает число сокровищ.",
            "Ana делит победу, набрав 14 победных очков: равны и пирамиды, и сокровища.",
        ),
        (
            "es",
            "Ana gana con 14 puntos: el templo más alto decide el empate.",
            "Ana gana con 14 puntos: los tesoros deciden el empate, pues los templos más altos son iguales.",
            "Ana comparte la victoria con 14 puntos: también hay empate en templos y tesoros.",
        ),
    ],
)
def test_a_tie_is_explained(lang: str, temple: str, treasures: str, level: str) -> None:
    assert lines(lang, "won 0 14 temple") == [temple]
    assert lines(lang, "won 0 14 treasures") == [treasures]
    assert lines(lang, "shared 0 14") == [level]


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        (
            "en",
            [
                "Uncover step 8 at e3 (2 AP)",
                "Place the leader as a guard at e3 "
                "(5 AP; the leader is out of play for good; 2 explorers leave the game)",
                "Take a site with 3 treasures (C2)",
            ],
        ),
        (
            "ru",
            [
                "Изучить ступень 8 на e3 (2 ОД)",
                "Назначить лидера смотрителем на e3 (5 ОД; лидер больше не в игре; выбывают 2 исследователя)",
                "Взять развалины с 3 сокровищами (C2)",
            ],
        ),
        (
            "es",
            [
                "Descubrir el nivel 8 en e3 (2 PA)",
                "Colocar el jefe como guardián en e3 "
                "(5 PA; el jefe queda fuera de juego; salen de la partida 2 exploradores)",
                "Tomar un yacimiento con 3 tesoros (C2)",
            ],
        ),
    ],
)
def test_labels_say_what_a_choice_costs_and_brings(lang: str, labels: list[str]) -> None:
    hinted = {
        "uncover e3": {"cost": 2, "value": 8},
        "guard leader e3": {"cost": 5, "leader": 1, "gone": 2},
        "take C2": {"terrain": 4, "value": 3},
    }
    speech = wording(GAME, lang)
    assert [speech.choice(CHOICES.parse(text), hints) for text, hints in hinted.items()] == labels


def test_questions_and_refusals_name_their_numbers() -> None:
    points, bid = SpendPoints(0, 5), MakeBid(1, (1, 0), 4, 0)
    refused = (NO_POINTS.of(cost=5, left=1), HIGHEST_TEMPLE.of(value=10), TOO_FEW_FIGURES.of(needed=2, here=1))
    said = {
        lang: (
            wording(GAME, lang).prompt(points, NAMES),
            wording(GAME, lang).waiting(bid, NAMES),
            *(wording(GAME, lang).refusal(refusal) for refusal in refused),
        )
        for lang in ("en", "ru", "es")
    }
    assert said == {
        "en": (
            "Spend your action points: 5 AP left.",
            "Борис may bid more than 4 VP.",
            "This costs 5 AP, and you have 1 left.",
            "A temple cannot grow above 10.",
            "For step number 2 of this turn you need 2 figures on the temple, and you have 1.",
        ),
        "ru": (
            "Потратьте очки действий, осталось 5 ОД.",
            "Борис решает, ставить ли больше 4 ПО.",
            "Это стоит 5 ОД, а у вас осталось 1.",
            "Ценность пирамиды не может превысить 10.",
            "Чтобы изучить здесь за ход 2 ступени, нужны 2 фишки, а у вас их здесь 1.",
        ),
        "es": (
            "Gasta tus puntos de acción: te quedan 5.",
            "Борис piensa si puja más de 4 PV.",
            "Eso cuesta 5 PA y solo te queda 1.",
            "Ningún templo puede pasar de 10.",
            "Para descubrir aquí 2 niveles en un turno necesitas 2 figuras en el templo, y tienes 1.",
        ),
    }
    assert wording(GAME, "en").refusal(BID_TOO_HIGH.of(points=1)) == "You can bid at most the 1 VP you have."
