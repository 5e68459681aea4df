"""How a match of Tzolk'in is told: golden sentences in each language, and what is told together."""

from importlib.resources import files

import pytest
from tests.games.telling import NAMES, Teller
from tests.games.tzolkin.table import Table, table

from patolli.core import engine, rulebook
from patolli.games.tzolkin import GAME
from patolli.games.tzolkin.choices import BUILDING, CHOICES, MONUMENT, PROPHECY, QUICK, TRACK, TRIBE, WEALTH
from patolli.games.tzolkin.gears import AnyAction
from patolli.games.tzolkin.picking import NO_CORN_TO_STEP_BACK, UseWorker
from patolli.games.tzolkin.placing import TOO_DEAR
from patolli.games.tzolkin.technologies import TOO_FEW_BLOCKS
from patolli.games.tzolkin.temples import ChooseStep
from patolli.games.tzolkin.wealth import ChooseWealth
from patolli.web.doubting import lack
from patolli.wording import LANGUAGES, wording

account, lines = Teller(GAME).account, Teller(GAME).lines


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ana places workers at Palenque 0 and Chichen Itza 1 for 2 corn."),
        ("ru", "Ana размещает рабочих на клетках Паленке 0 и Чичен-Ица 1 за 2 кукурузы."),
        ("es", "Ana coloca trabajadores en Palenque 0 y Chichén Itzá 1 por 2 maíces."),
    ],
)
def test_workers_placed_one_after_the_other_are_listed_and_their_corn_added_up(lang: str, sentence: str) -> None:
    assert lines(lang, "placed 0 palenque 0 0", "placed 0 chichen_itza 1 2") == [sentence]


def test_a_single_worker_placed() -> None:
    assert [lines(lang, "placed 1 tikal 0 0", you=1) for lang in LANGUAGES] == [
        ["You place a worker at Tikal 0 for free."],
        ["Вы размещаете рабочего на клетке Тикаль 0 бесплатно."],
        ["Colocas un trabajador en Tikal 0 sin coste."],
    ]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Ana gains 3 corn, 3 wood and a crystal skull.", "Ana pays 1 wood and 2 stone."]),
        ("ru", ["Ana получает 3 кукурузы, 3 дерева и хрустальный череп.", "Ana отдаёт 1 дерево и 2 камня."]),
        (
            "es",
            [
                "Ana recibe 3 maíces, 3 maderas y una calavera de cristal.",
                "Ana paga 1 madera y 2 piedras.",
            ],
        ),
    ],
)
def test_gains_are_told_together_and_like_is_added_to_like(lang: str, sentences: list[str]) -> None:
    gained = ("gained 0 3 corn", "gained 0 1 wood", "gained 0 1 skull", "gained 0 2 wood")
    assert lines(lang, *gained, "paid 0 1 wood", "paid 0 1 stone", "paid 0 1 stone") == sentences


def test_gains_of_different_players_are_told_apart() -> None:
    assert lines("en", "gained 0 3 corn", "gained 1 3 corn", you=1) == ["Ana gains 3 corn.", "You gain 3 corn."]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Ana sells 2 stone for 6 corn and 1 wood for 2 corn.", "Ana buys 1 gold for 5 corn."]),
        ("ru", ["Ana продаёт 2 камня за 6 кукурузы и 1 дерево за 2 кукурузы.", "Ana покупает 1 золото за 5 кукурузы."]),
        (
            "es",
            [
                "Ana vende 2 piedras por 6 maíces y 1 madera por 2 maíces.",
                "Ana compra 1 oro por 5 maíces.",
            ],
        ),
    ],
)
def test_trading_is_told_by_kind_of_block(lang: str, sentences: list[str]) -> None:
    traded = ("sold 0 1 stone 3", "sold 0 1 wood 2", "sold 0 1 stone 3", "bought 0 1 gold 5")
    assert lines(lang, *traded) == sentences


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "You move up 2 steps in Chaac’s temple and a step in Kukulkan’s temple."),
        ("ru", "Вы поднимаетесь на 2 ступени в храме Чаака и ступень в храме Кукулькана."),
        ("es", "Subes 2 escalones en el templo de Chaac y un escalón en el templo de Kukulkán."),
    ],
)
def test_steps_are_counted_by_temple(lang: str, sentence: str) -> None:
    assert lines(lang, "rose 0 chaac", "rose 0 kukulkan", "rose 0 chaac", you=0) == [sentence]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                ("Day 7: Ana", ["Ana begs (now 3 corn) and moves down a step in Kukulkan’s temple.",
                                "Ana picks up the worker at Tikal 4 without acting.",
                                "Ana picks up the worker at Palenque 5.",
                                "Ana uses Palenque 4 for 1 corn: harvest 7 corn or 3 wood.",
                                "Ana burns the forest and harvests 7 corn at Palenque 4."]),
                ("Day 7: you", ["Your turn."]),
                ("Evening of day 7", ["Nobody took the start-player space: it now holds 2 corn.",
                                      "You lose a worker’s action: pushed off at Uxmal."]),
                ("Food Day 1", ["Food Day 1 is here."]),
            ],
        ),
        (
            "ru",
            [
                ("День 7: Ana", ["Ana вымаливает кукурузу (теперь её 3) и опускается на ступень в храме Кукулькана.",
                                 "Ana забирает рабочего с клетки Тикаль 4, не выполняя действия.",
                                 "Ana забирает рабочего с клетки Паленке 5.",
                                 "Ana выполняет действие 4 на шестерёнке Паленке за 1 кукурузу: "
                                 "собрать 7 кукурузы или 3 дерева.",
                                 "Ana сжигает лес и собирает 7 кукурузы на клетке Паленке 4."]),
                ("День 7: вы", ["Ваш ход."]),
                ("Вечер дня 7", ["Клетку первого игрока никто не занял, кукурузы на ней теперь 2.",
                                 "Шестерёнка сбрасывает вашего рабочего: Ушмаль."]),
                ("День Пищи 1", ["Наступает День Пищи 1."]),
            ],
        ),
        (
            "es",
            [
                ("Día 7: Ana", ["Ana mendiga, tiene ahora 3 maíces y baja un escalón en el templo de Kukulkán.",
                                "Ana recupera al trabajador de Tikal 4 sin acción.",
                                "Ana retira al trabajador de Palenque 5.",
                                "Ana usa Palenque 4 por 1 maíz: cosechar 7 maíces o 3 maderas.",
                                "Ana quema el bosque y cosecha 7 maíces en Palenque 4."]),
                ("Día 7: tú", ["Es tu turno."]),
                ("Tarde del día 7", ["Nadie ha ocupado la casilla de jugador inicial: ahora tiene 2 maíces.",
                                     "El calendario expulsa de Uxmal a un trabajador tuyo, que pierde su acción."]),
                ("Día de la Comida 1", ["Llega el Día de la Comida 1."]),
            ],
        ),
    ],
)  # fmt: skip
def test_every_turn_and_evening_has_a_heading_which_says_enough(lang: str, told: list[tuple[str, list[str]]]) -> None:
    """A turn is announced only while nothing has happened in it; a worker picked up for nothing is told once."""
    parts = account(
        lang,
        "turn-began 0 7",
        "begged 0 kukulkan 3",
        "picked 0 tikal 4",
        "idled 0 tikal 4",
        "picked 0 palenque 5",
        "acted 0 palenque 4 1",
        "harvested 0 4 burn 7",
        "turn-began 1 7",
        "corn-added 7 2",
        "pushed-off 1 uxmal",
        "food-day 1",
        you=1,
    )
    assert [(part.heading, [line.text for line in part.lines]) for part in parts] == told
    assert parts[0].lines[0].plies == (0, 1)
    assert parts[0].lines[1].plies == (2, 3)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Ana feeds 3 workers with 6 corn.",
                "Ana cannot feed 1 worker and loses 3 points.",
                "Ana scores 10 points in the temples: 4 from Chaac and 6 from Quetzalcoatl.",
                "Ana stands highest and scores 9 points: 6 from Chaac and 3 from Kukulkan (tied).",
                "Prophecy of drought: Ana has 4 and scores 6 points.",
                "Prophecy of drought: Борис has only 0 and loses 5 points.",
            ],
        ),
        (
            "ru",
            [
                "Ana кормит 3 рабочих, потратив 6 кукурузы.",
                "Ana не может накормить 1 рабочего и теряет 3 очка.",
                "Ana получает за храмы 10 очков: 4 в храме Чаака и 6 в храме Кетцалькоатля.",
                "Ana стоит выше всех и получает 9 очков: 6 в храме Чаака и 3 в храме Кукулькана (поровну).",
                "Пророчество «засуха»: Ana набирает 4 и получает 6 очков.",
                "Пророчество «засуха»: Борис набирает лишь 0 и теряет 5 очков.",
            ],
        ),
        (
            "es",
            [
                "Ana alimenta a 3 trabajadores con 6 maíces.",
                "Ana no puede alimentar a 1 trabajador y pierde 3 puntos.",
                "Ana recibe 10 puntos en los templos: 4 de Chaac y 6 de Quetzalcóatl.",
                "Ana ocupa el primer puesto y recibe 9 puntos: 6 de Chaac y 3 de Kukulkán (con empate).",
                "Profecía «sequía»: Ana llega a 4 y recibe 6 puntos.",
                "Profecía «sequía»: Борис solo llega a 0 y pierde 5 puntos.",
            ],
        ),
    ],
)
def test_a_food_day_is_told(lang: str, sentences: list[str]) -> None:
    held = (
        "fed 0 3 6",
        "starved 0 1 3",
        "temple-points 0 chaac 4",
        "temple-points 0 quetzalcoatl 6",
        "led 0 chaac 6 0",
        "led 0 kukulkan 3 1",
        "fulfilled 0 drought 4 6",
        "failed 1 drought 0 5",
    )
    assert lines(lang, *held) == sentences


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Ana scores 6¼ points for leftovers: 13 corn’s worth of goods, 1 skull.",
                "Ana scores 25 points for monuments: 12 for the Monument of Corn and 13 for the Granary.",
                "Ana wins.",
            ],
        ),
        (
            "ru",
            [
                "Остаток игрока Ana: запасы на 13 кукурузы, черепа: 1. Очки: 6¼.",
                "Ana получает за монументы 25 очков: 12 за монумент кукурузы и 13 за зернохранилище.",
                "Ana побеждает.",
            ],
        ),
        (
            "es",
            [
                "Lo que le queda a Ana vale 13 maíces y 1 calavera: 6¼ puntos.",
                "Ana recibe 25 puntos por monumentos: 12 por el monumento del maíz y 13 por el granero.",
                "Ana gana.",
            ],
        ),
    ],
)
def test_the_end_is_told(lang: str, sentences: list[str]) -> None:
    monuments = ("monument-points 0 m03_corn_tiles 12", "monument-points 0 m14_granary 13")
    assert lines(lang, "stores 0 13 1 6 1", *monuments, "won 0 points") == sentences


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Buildings on offer: small farm (2) and treasury.", "Ana builds the masons’ school."]),
        ("ru", ["Открыты здания: малая ферма (2) и сокровищница.", "Ana строит школу каменотёсов."]),
        ("es", ["Edificios a la vista: granja pequeña (2) y tesorería.", "Ana construye la escuela de canteros."]),
    ],
)
def test_buildings_have_short_names_of_our_own(lang: str, sentences: list[str]) -> None:
    shown = ("shown a1_small_farm", "shown x1_municipal_gold", "shown a1_small_farm")
    assert lines(lang, *shown, "built 0 a2_municipal_tech_stone") == sentences


def test_tribes_and_prophecies_have_the_russian_names_that_are_printed() -> None:
    speech = wording(GAME, "ru")
    assert [speech.value("tribe", tribe) for tribe in range(len(TRIBE))] == [
        *("Ах Чуй Как", "Ахау Шамахе", "Ахмакик", "Бакаб", "Балам", "Чит Болон Тум", "Хуракан", "Ицамна", "Иштаб"),
        *("Вукуб Какиш", "Шаман Ек", "Ялук", "Юмкаш", "Ек Чуа"),
    ]
    assert [speech.value("prophecy", prophecy) for prophecy in range(len(PROPHECY))] == [
        *("гневные боги", "рассерженный бог Чаак", "рассерженный бог Кетцалькоатль", "рассерженный бог Кукулькан"),
        *("лесные пожары", "засуха", "нехватка золота", "осквернение", "нехватка учителей", "забытые знания"),
        *("населённые города", "голод", "сильные паводки"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_says_what_it_does(lang: str) -> None:
    speech = wording(GAME, lang)
    for domain in (BUILDING, MONUMENT, WEALTH, TRIBE, PROPHECY, QUICK, TRACK):
        said = [speech.text(f"{domain.name}-{value}.does") for value in domain.values]
        assert len(set(said)) == len(said)
        assert all(text.endswith(".") and len(text) < 220 for text in said)


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        (
            "en",
            [
                "Place a worker at Uxmal 3 (4 corn)",
                "Tikal 2: build a building (2 corn)",
                "Yaxchilan 1: 1 wood (you gain 1 corn)",
                "Advance agriculture to level 2 (2 blocks)",
                "Beyond level 3 of theology: take its bonus (1 block)",
                "Burn the forest for 7 corn, angering a god",
            ],
        ),
        (
            "ru",
            [
                "Разместить рабочего в Ушмале, клетка 3 (4 кукурузы)",
                "Тикаль 2: построить здание (2 кукурузы)",
                "Йашчилан 1: 1 дерево (вы получите 1 кукурузу)",
                "Продвинуть сельское хозяйство до 2-го уровня (2 кубика)",
                "Взять бонус 4-го уровня теологической технологии (1 кубик)",
                "Сжечь лес и собрать 7 кукурузы, прогневав бога",
            ],
        ),
        (
            "es",
            [
                "Colocar un trabajador en Uxmal 3 (4 maíces)",
                "Tikal 2: construir un edificio (2 maíces)",
                "Yaxchilán 1: 1 madera (recibes 1 maíz)",
                "Avanzar en agricultura al nivel 2 (2 cubos)",
                "Más allá del nivel 3 de teología: tomar su ventaja (1 cubo)",
                "Quemar el bosque por 7 maíces y enfadar a un dios",
            ],
        ),
    ],
)
def test_labels_say_what_a_choice_costs_and_brings(lang: str, labels: list[str]) -> None:
    hinted = {
        "place uxmal": {"cost": 4, "space": 3},
        "act tikal 2": {"cost": 2},
        "act yaxchilan 1": {"cost": -1},
        "advance agriculture": {"blocks": 2, "level": 2},
        "advance theology": {"blocks": 1, "level": 4},
        "harvest burn": {"amount": 7},
    }
    speech = wording(GAME, lang)
    assert [speech.choice(CHOICES.parse(text), hints) for text, hints in hinted.items()] == labels


def test_questions_and_refusals_name_their_numbers() -> None:
    asked = (UseWorker(0, 4, 7), ChooseWealth(0, -1, 2), ChooseStep(0, -1), ChooseStep(0, 1), AnyAction(0, 1))
    refused = (
        TOO_DEAR.of(cost=4, owned=1),
        TOO_FEW_BLOCKS.of(cost=1, owned=0),
        NO_CORN_TO_STEP_BACK.of(cost=3, owned=2),
    )
    said = {
        lang: [
            *(wording(GAME, lang).prompt(frame, NAMES) for frame in asked),
            *(wording(GAME, lang).refusal(refusal) for refusal in refused),
        ]
        for lang in LANGUAGES
    }
    assert said == {
        "en": [
            "Choose an action for the worker from Chichen Itza 7.",
            "Keep 2 wealth tiles. Nobody sees them before all have chosen.",
            "Choose a temple to move up in.",
            "Pay for the step up, or skip it: Quetzalcoatl’s temple (yellow).",
            "Choose any action of the four small gears for 1 corn, or Done.",
            "This costs 4 corn, and you have 1.",
            "This advance costs 1 block, and you have 0.",
            "Going back to this action costs 3 corn, and you have 2.",
        ],
        "ru": [
            "Выберите действие для рабочего с клетки Чичен-Ица 7.",
            "Оставьте себе ещё 2 тайла благосостояния. Никто не узнает их, пока не выберут все.",
            "В каком храме вы поднимаетесь?",
            "Заплатите за ступень вверх или откажитесь от неё: храм Кетцалькоатля (жёлтый).",
            "Выберите любое действие четырёх малых шестерёнок (1 кукуруза) или закончите.",
            "Это стоит 4 кукурузы, а у вас 1.",
            "Это продвижение стоит 1 кубик, а у вас 0.",
            "Вернуться к этому действию стоит 3 кукурузы, а у вас 2.",
        ],
        "es": [
            "Elige una acción para el trabajador de Chichén Itzá 7.",
            "Quédate con 2 losetas de riqueza. Nadie las verá hasta que todos hayan elegido.",
            "¿En qué templo subes?",
            "Paga por el escalón o renuncia a él: templo de Quetzalcóatl (amarillo).",
            "Elige cualquier acción de los cuatro engranajes menores por 1 maíz, o termina.",
            "Eso cuesta 4 maíces y tienes 1.",
            "Ese avance cuesta 1 cubo y tienes 0.",
            "Volver a esa acción cuesta 3 maíces y tienes 2.",
        ],
    }


def test_the_rules_are_the_same_in_every_language_and_refusals_point_into_them() -> None:
    texts = [rulebook.read(files(GAME.package).joinpath(f"rules.{lang}.md").read_text("utf-8")) for lang in LANGUAGES]
    english, *others = [[(rule.number, rule.sources) for part in text for rule in part.rules] for text in texts]
    assert all(other == english for other in others)
    assert {refusal.rule for refusal in GAME.refusals} <= {number for number, _ in english}


LACKING = [
    (
        table().shows("a1_shrine_theology_green").owns(0, stone=3).picks("tikal 2"),
        "act tikal 2",
        (
            "You cannot build anything here: the nearest tile costs 1 gold, and you have 0.",
            "Строить не на что: ближайшая постройка стоит 1 золото, а у вас 0.",
            "No puedes construir nada: la loseta más cercana cuesta 1 oro y tienes 0.",
        ),
    ),
    (
        table().shows("a1_common_farm", "a1_small_farm").owns(0, wood=1).picks("tikal 2").plays("act tikal 2"),
        "build a1_common_farm",
        (
            "This costs 4 wood, and you have 1.",
            "Это стоит 4 дерева, а у вас 1.",
            "Eso cuesta 4 maderas y tienes 1.",
        ),
    ),
    (
        table().owns(0, corn=2).picks("uxmal 1"),
        "act uxmal 1",
        (
            "This action costs 3 corn, and you have 2.",
            "Это действие стоит 3 кукурузы, а у вас 2.",
            "Esa acción cuesta 3 maíces y tienes 2.",
        ),
    ),
    (
        table(modules="prophecies").under("wrathful_gods").owns(0, corn=3).picks("uxmal 1").plays("act uxmal 1"),
        "up chaac",
        (
            "The gods want 1 corn for this step, and you have 0.",
            "Боги хотят за эту ступень 1 кукурузу, а у вас 0.",
            "Los dioses piden 1 maíz por ese escalón y tienes 0.",
        ),
    ),
]


@pytest.mark.parametrize(("position", "line", "sentences"), LACKING, ids=[line for _, line, _ in LACKING])
def test_what_cannot_be_paid_says_what_it_needs_and_what_there_is(
    position: Table, line: str, sentences: tuple[str, ...]
) -> None:
    why = engine.refusal(position.s, 0, CHOICES.parse(line))
    assert why is not None
    assert tuple(wording(GAME, lang).refusal(why) for lang in LANGUAGES) == sentences
    assert lack(why) > 0


def test_building_names_its_price() -> None:
    def labels(t: Table, line: str) -> list[str]:
        choice = CHOICES.parse(line)
        return [wording(GAME, lang).choice(choice, GAME.hints(t.s, choice)) for lang in LANGUAGES]

    rich = table().shows("a1_shrine_theology_green", "m01_graveyards").owns(0, wood=9, stone=9, gold=9, corn=40)
    t = rich.picks("tikal 4").plays("act tikal 4")
    prices = ("for 1 stone, 1 gold", "за 1 камень, 1 золото", "por 1 piedra, 1 oro")
    for label, price in zip(labels(t, "build a1_shrine_theology_green"), prices, strict=True):
        assert label.endswith(price)
    t = table().shows("a1_shrine_theology_green").knows(0, architecture=3).owns(0, stone=1, gold=1)
    t.picks("tikal 2").plays("act tikal 2")
    assert labels(t, "build a1_shrine_theology_green")[0].endswith("for 1 stone, 1 gold (less 1 of these)")
    t.plays("build a1_shrine_theology_green")
    assert labels(t, "save gold") == [
        "Save 1 gold: pay 1 stone",
        "Сэкономить 1 золото, отдать 1 камень",
        "Ahorrar 1 oro y pagar 1 piedra",
    ]
    t = table(modules="prophecies").under("crowded_cities").shows("a1_small_farm").owns(0, wood=1, gold=1)
    t.picks("tikal 2").plays("act tikal 2")
    assert labels(t, "build a1_small_farm")[0].endswith("for 1 wood + 1 of any kind")
    t = table().shows("a1_shrine_theology_green").owns(0, corn=4).picks("uxmal 4").plays("act uxmal 4")
    assert labels(t, "build a1_shrine_theology_green")[0].endswith("for 4 corn")
