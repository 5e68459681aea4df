title = Тикаль
blurb = Пробивайтесь сквозь джунгли, изучайте пирамиды и удерживайте их к каждому извержению.

## Из чего состоит игра. Форма `.acc` — винительный падеж; если фишек несколько, она говорит сколько.

figure-explorer = исследователь
    .does = В борьбе за пирамиду считается за 1. На каждую изученную ступень и каждое обнаруженное сокровище нужна одна фишка.
    .acc = { $count ->
        [1] исследователя
        [one] { $count } исследователя
       *[other] { $count } исследователей
    }
figure-leader = лидер экспедиции
    .does = В борьбе за пирамиду считается за 3. Он только один.
    .acc = лидера

treasure-mask = маска
    .does = Одно, два или три одинаковых сокровища дают при каждом подсчёте 1, 3 или 6 ПО.
    .acc = маску
treasure-vessel = сосуд
    .does = Одно, два или три одинаковых сокровища дают при каждом подсчёте 1, 3 или 6 ПО.
    .acc = сосуд
treasure-necklace = ожерелье
    .does = Одно, два или три одинаковых сокровища дают при каждом подсчёте 1, 3 или 6 ПО.
    .acc = ожерелье
treasure-blade = клинок
    .does = Одно, два или три одинаковых сокровища дают при каждом подсчёте 1, 3 или 6 ПО.
    .acc = клинок
treasure-whistle = свисток
    .does = Одно, два или три одинаковых сокровища дают при каждом подсчёте 1, 3 или 6 ПО.
    .acc = свисток
treasure-shell = раковина
    .does = Одно, два или три одинаковых сокровища дают при каждом подсчёте 1, 3 или 6 ПО.
    .acc = раковину
treasure-mirror = зеркало
    .does = Одно, два или три одинаковых сокровища дают при каждом подсчёте 1, 3 или 6 ПО.
    .acc = зеркало
treasure-codex = кодекс
    .does = Одно, два или три одинаковых сокровища дают при каждом подсчёте 1, 3 или 6 ПО.
    .acc = кодекс

# `.tile` и `.acc` — жетон такой территории; `$value` — ценность пирамиды или число сокровищ в развалинах.
terrain-jungle = джунгли
    .does = Ещё не исследовано: сюда выкладывают жетоны территории.
    .tile = джунгли
    .acc = джунгли
terrain-base = базовый лагерь
    .does = Здесь появляются новые фишки.
    .tile = базовый лагерь
    .acc = базовый лагерь
terrain-temple = пирамида
    .does = Даёт свою ценность в ПО тому, у кого здесь больше силы; при равенстве — никому. Каждая изученная ступень повышает ценность.
    .tile = пирамида ценностью { $value }
    .acc = пирамиду ценностью { $value }
terrain-clearing = поляна
    .does = Здесь можно разбить лагерь.
    .tile = поляна
    .acc = поляну
terrain-site = развалины
    .does = Здесь обнаруживают сокровища.
    .tile = развалины с { $value ->
        [one] { $value } сокровищем
       *[other] { $value } сокровищами
    }
    .acc = { terrain-site.tile }
terrain-volcano = вулкан
    .does = Войти нельзя. Когда вулкан открывают, начинается промежуточный подсчёт: каждый делает ход и получает ПО.
    .tile = вулкан
    .acc = вулкан

## Выбор

choice-first = Первый ход: { $seat }
choice-reveal = Открыть { $tile }
    .hints = Открыть { $terrain-acc } ({ $tile })
choice-lay = Выложить жетон на { $hex }{ $rotation ->
        [0] { "" }
        [1] , повернув на 60°
        [2] , повернув на 120°
        [3] , повернув на 180°
        [4] , повернув на 240°
       *[5] , повернув на 300°
    }
choice-place = Поставить { $figure-acc } в { $hex ->
        [a5] базовый лагерь
       *[other] палаточный лагерь на { $hex }
    }
    .hints = { choice-place } ({ $cost } ОД)
choice-walk = Переместить { $figure-acc } с { $start } на { $end }
    .hints = { choice-walk } ({ $cost } ОД)
choice-travel = Переместить { $figure-acc } между лагерями с { $start } на { $end }
    .hints = { choice-travel } ({ $cost } ОД)
choice-uncover = Изучить ступень на { $hex }
    .hints = Изучить ступень { $value } на { $hex } ({ $cost } ОД)
choice-recover = Обнаружить сокровище на { $hex }
    .hints = { choice-recover } ({ $cost } ОД)
choice-find = Открыть { $treasure-acc }
choice-swap = Обменяться с игроком { $seat }: отдать { $give-acc }, получить { $get-acc }
    .hints = { choice-swap } ({ $cost } ОД)
choice-camp = Основать палаточный лагерь на { $hex }
    .hints = { choice-camp } ({ $cost } ОД)
choice-guard = Назначить { $figure-acc } смотрителем на { $hex }
    .hints = { choice-guard } ({ $cost } ОД{ $leader ->
        [0] { "" }
       *[other] ; лидер больше не в игре
    }{ $gone ->
        [0] { "" }
        [one] ; выбывает { $gone } исследователь
        [few] ; выбывают { $gone } исследователя
       *[other] ; выбывают { $gone } исследователей
    })
choice-end = Закончить ход
    .unspent = У вас ещё { $n } ОД. Всё равно закончить ход?
choice-bid = Поставить { $amount } ПО
choice-pass = Спасовать
choice-take = Взять { $tile }
    .hints = Взять { $terrain-acc } ({ $tile })

kind-first = Первый игрок
kind-reveal = Открыть жетон
kind-lay = Выложить жетон
kind-place = Новый исследователь
kind-walk = Переместить
kind-travel = Между лагерями
kind-uncover = Изучить ступень
kind-recover = Обнаружить сокровище
kind-find = Открыть сокровище
kind-swap = Обменяться сокровищем
kind-camp = Основать лагерь
kind-guard = Назначить смотрителя
kind-end = Закончить ход
kind-bid = Сделать ставку
kind-pass = Спасовать
kind-take = Взять жетон

## Вопросы

ask-seat-first = Кто начинает?
wait-seat-first = Жребий решает, кто начинает.
ask-reveal-tile = Какой жетон открыт?
wait-reveal-tile = Открывается новый жетон.
ask-show-tile = Какой жетон выставлен на торги?
wait-show-tile = На торги выставляется жетон.
ask-turn-up-treasure = Какое сокровище обнаружено?
wait-turn-up-treasure = Открывается сокровище.
ask-lay-tile = Выберите, куда выложить жетон и как его повернуть.
wait-lay-tile = { $who } выкладывает жетон.
ask-spend-points = Потратьте очки действий, осталось { $left } ОД.
wait-spend-points = { $who } тратит очки действий, осталось { $left } ОД.
ask-make-bid = { $high ->
        [0] Ставок ещё нет: сделайте ставку или спасуйте.
       *[other] Высшая ставка — { $high } ПО: поставьте больше или спасуйте.
    }
wait-make-bid = { $high ->
        [0] { $who } думает о первой ставке.
       *[other] { $who } решает, ставить ли больше { $high } ПО.
    }
ask-take-tile = Ход ваш: выберите один из выставленных жетонов.
wait-take-tile = { $who } выбирает жетон.

## Почему нельзя

refusal-cannot-begin = Этот игрок начать не может: такого места нет или договорились о другом.
refusal-not-on-top = Этого жетона не может быть на верху стопки.
refusal-hex-taken = Этот участок поля уже занят.
refusal-not-beside = Жетон кладут рядом с разведанной территорией.
refusal-no-stone = В таком положении от жетона нет дороги к разведанной территории: нужен хотя бы один камень на общей границе, а вулкан не считается.
refusal-volcano-unturned = Вулкан одинаков со всех сторон, его не поворачивают.
refusal-walls-in = Здесь вулкан отгородил бы пустой участок, а за этим столом так нельзя, пока есть другое место.
refusal-no-points = Это стоит { $cost } ОД, а у вас осталось { $left }.
refusal-no-explorer-left = В вашем запасе не осталось исследователей.
refusal-leader-placed = Вашего лидера уже нет в запасе.
refusal-not-your-camp = Новые фишки ставят в базовый лагерь или в свои палаточные лагеря.
refusal-no-figure = У вас там нет такой фишки.
refusal-not-next = Фишка переходит только на соседнюю территорию.
refusal-unexplored = Эта территория ещё не разведана.
refusal-no-path = На границе этих территорий нет камней, значит, нет и дороги.
refusal-volcano-bars = На вулкан входить нельзя.
refusal-no-traveller = Там нет вашей фишки, которую можно переместить.
refusal-not-from-camp = Перемещаться между лагерями можно только из базового лагеря или из своего палаточного лагеря.
refusal-not-to-camp = Перемещаться между лагерями можно только в базовый лагерь или в другой свой палаточный лагерь.
refusal-no-temple = Здесь нет пирамиды.
refusal-too-few-figures = Чтобы изучить здесь за ход { $needed ->
        [one] { $needed } ступень, нужна { $needed } фишка
        [few] { $needed } ступени, нужны { $needed } фишки
       *[other] { $needed } ступеней, нужно { $needed } фишек
    }, а у вас их здесь { $here }.
refusal-temple-limit = Больше ступеней этой пирамиды за один ход изучить нельзя.
refusal-no-step-left = Ступеней { $step } в запасе не осталось, эта пирамида больше не вырастет.
refusal-highest-temple = Ценность пирамиды не может превысить { $value }.
refusal-temple-guarded = Пирамида со смотрителем больше не растёт.
refusal-not-a-temple = Смотрителя назначают только на пирамиду.
refusal-no-guard-left = Вы уже назначили всех своих смотрителей.
refusal-already-guarded = На этой пирамиде уже есть смотритель.
refusal-no-such-guard = На этой пирамиде у вас нет такой фишки.
refusal-no-majority = Чтобы назначить смотрителя, нужно быть здесь сильнее любого другого игрока; равенства мало.
refusal-no-site = Здесь нет развалин.
refusal-too-few-diggers = Чтобы взять здесь за ход { $needed ->
        [one] { $needed } сокровище, нужна { $needed } фишка
        [few] { $needed } сокровища, нужны { $needed } фишки
       *[other] { $needed } сокровищ, нужно { $needed } фишек
    }, а у вас их здесь { $here }.
refusal-site-limit = Больше сокровищ из этих развалин за один ход взять нельзя.
refusal-site-empty = Здесь не осталось сокровищ.
refusal-not-another-player = Меняются с другим игроком.
refusal-yours-not-single = { $count ->
        [0] У вас нет такого сокровища.
       *[other] Таких сокровищ у вас { $count }, а меняют только одиночные.
    }
refusal-theirs-not-single = { $count ->
        [0] У этого игрока нет такого сокровища.
       *[other] Таких сокровищ у этого игрока { $count }: пары и тройки защищены.
    }
refusal-same-kind = Одинаковыми сокровищами не меняются.
refusal-all-found = Все сокровища этого вида уже найдены.
refusal-no-camp-left = У вас не осталось палаточных лагерей.
refusal-not-a-clearing = Палаточный лагерь основывают на поляне или на развалинах без сокровищ.
refusal-site-not-empty = Здесь ещё лежат сокровища, а лагерь основывают на пустых развалинах.
refusal-camp-there = На этой территории уже стоит палаточный лагерь.
refusal-nobody-to-camp = Чтобы основать лагерь, здесь нужна ваша фишка.
refusal-bid-too-low = Поставьте больше { $high } ПО или спасуйте.
refusal-bid-too-high = Нельзя поставить больше победных очков, чем у вас есть: { $points }.
refusal-not-shown = Этого жетона нет среди выставленных.

## Рассказ о партии

heading-turn = Ход { $number }: { $seat }
    .you = Ход { $number }: вы
heading-scoring = Промежуточный подсчёт { $round }
heading-finale = Итоговый подсчёт
heading-round = Раунд { $round }
heading-auction = Торги за { $place }-й ход раунда
heading-end = Конец игры

event-began = { $seat } начинает игру.
    .you = Вы начинаете игру.
event-revealed = { $seat } открывает { $terrain-acc }.
    .you = Вы открываете { $terrain-acc }.
event-shown = На торги выставлены: { $items }.
    .item = { $terrain-tile }
event-laid = { $seat } выкладывает { $terrain-acc } на { $hex }.
    .you = Вы выкладываете { $terrain-acc } на { $hex }.
event-no-room = { $seat } не может выложить { $terrain-acc }: места нет, и жетон выбывает из игры.
    .you = Вы не можете выложить { $terrain-acc }: места нет, и жетон выбывает из игры.
event-placed = { $seat } ставит { $figure-acc } в { $hex ->
        [a5] базовый лагерь
       *[other] палаточный лагерь на { $hex }
    }.
    .you = Вы ставите { $figure-acc } в { $hex ->
        [a5] базовый лагерь
       *[other] палаточный лагерь на { $hex }
    }.
event-walked = { $seat } перемещает { $figure-acc }: { $path }, { $cost } ОД.
    .you = Вы перемещаете { $figure-acc }: { $path }, { $cost } ОД.
event-travelled = { $seat } перемещает { $figure-acc } между лагерями с { $start } на { $end }.
    .you = Вы перемещаете { $figure-acc } между лагерями с { $start } на { $end }.
event-uncovered = { $seat } изучает { $count ->
        [1] ступень
       *[other] ступени
    } { $items } на { $hex }.
    .you = Вы изучаете { $count ->
        [1] ступень
       *[other] ступени
    } { $items } на { $hex }.
    .item = { $value }
event-recovered = { $seat } обнаруживает на { $hex } { $items }.
    .you = Вы обнаруживаете на { $hex } { $items }.
    .item = { $treasure-acc }{ $owned ->
        [1] { "" }
        [2] { " " }(теперь пара)
       *[other] { " " }(теперь тройка)
    }
event-swapped = { $seat } меняется с игроком { $other }: отдаёт { $gave-acc }, получает { $got-acc }.
    .you = Вы меняетесь с игроком { $other }: отдаёте { $gave-acc }, получаете { $got-acc }.
    .you-other = { $seat } меняется с вами: вы отдаёте { $got-acc }, получаете { $gave-acc }.
event-camped = { $seat } основывает палаточный лагерь на { $hex }.
    .you = Вы основываете палаточный лагерь на { $hex }.
event-guarded = { $seat } назначает { $figure-acc } смотрителем на { $hex }.{ $leader ->
        [0] { "" }
       *[other] { " " }Лидер больше не участвует в игре.
    }{ $gone ->
        [0] { "" }
        [one] { " " }Оттуда выбывает из игры { $gone } исследователь.
        [few] { " " }Оттуда выбывают из игры { $gone } исследователя.
       *[other] { " " }Оттуда выбывают из игры { $gone } исследователей.
    }
    .you = Вы назначаете { $figure-acc } смотрителем на { $hex }.{ $leader ->
        [0] { "" }
       *[other] { " " }Лидер больше не участвует в игре.
    }{ $gone ->
        [0] { "" }
        [one] { " " }Оттуда выбывает из игры { $gone } исследователь.
        [few] { " " }Оттуда выбывают из игры { $gone } исследователя.
       *[other] { " " }Оттуда выбывают из игры { $gone } исследователей.
    }
event-ended = { $unused ->
        [0] { $seat } заканчивает ход.
        [one] { $seat } заканчивает ход; { $unused } ОД сгорает.
       *[other] { $seat } заканчивает ход; { $unused } ОД сгорают.
    }
    .you = { $unused ->
        [0] Вы заканчиваете ход.
        [one] Вы заканчиваете ход; { $unused } ОД сгорает.
       *[other] Вы заканчиваете ход; { $unused } ОД сгорают.
    }
event-erupted = Вулкан! Все по очереди действуют и подсчитывают очки, начинает { $seat }.
    .you = Вулкан! Все по очереди действуют и подсчитывают очки, начинаете вы.
event-scored = { $points ->
        [0] { $seat } не получает победных очков.
        [one] { $seat } получает { $points } победное очко: { $temples } за пирамиды, { $treasures } за сокровища.
        [few] { $seat } получает { $points } победных очка: { $temples } за пирамиды, { $treasures } за сокровища.
       *[other] { $seat } получает { $points } победных очков: { $temples } за пирамиды, { $treasures } за сокровища.
    }
    .you = { $points ->
        [0] Вы не получаете победных очков.
        [one] Вы получаете { $points } победное очко: { $temples } за пирамиды, { $treasures } за сокровища.
        [few] Вы получаете { $points } победных очка: { $temples } за пирамиды, { $treasures } за сокровища.
       *[other] Вы получаете { $points } победных очков: { $temples } за пирамиды, { $treasures } за сокровища.
    }
event-round = Все тотемы лежат лицом вверх, открываются новые жетоны.
event-opened = { $seat } открывает торги.
    .you = Вы открываете торги.
event-offered = { $seat } ставит { $amount } ПО.
    .you = Вы ставите { $amount } ПО.
event-passed = { $seat } пасует.
    .you = Вы пасуете.
event-bought = { $seat } выигрывает торги и платит { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[other] { $amount } победных очков
    }.
    .you = Вы выигрываете торги и платите { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[other] { $amount } победных очков
    }.
event-given = Все спасовали, поэтому { $seat } ходит бесплатно.
    .you = Все спасовали, поэтому вы ходите бесплатно.
event-left-over = { $seat } бесплатно берёт последний жетон: { $terrain-acc }.
    .you = Вы бесплатно берёте последний жетон: { $terrain-acc }.
event-took = { $seat } берёт { $terrain-acc }.
    .you = Вы берёте { $terrain-acc }.
event-finale = Все жетоны выложены: каждый ещё раз действует и подсчитывает очки.
event-won = { $seat } побеждает, набрав { event-won.points }{ event-won.tie }.
    .you = Вы побеждаете, набрав { event-won.points }{ event-won.tie }.
    .points = { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[other] { $points } победных очков
    }
    .tie = { $decided ->
        [temple] : при равенстве решает самая высокая пирамида
        [treasures] : при равенстве очков и пирамид решает число сокровищ
       *[points] { "" }
    }
event-shared = { $seat } делит победу, набрав { event-won.points }: равны и пирамиды, и сокровища.
    .you = Вы делите победу, набрав { event-won.points }: равны и пирамиды, и сокровища.

## Создание партии и откуда взялись очки

option-version = Версия
option-version-base = Базовая игра
    .note = Каждый ход вы открываете жетон и выкладываете его.
option-version-tactical = Тактическая: за ходы идут торги
    .note = Жетоны раунда лежат открыто, и право выбора покупают на торгах за победные очки.
option-first = Первый игрок
option-first-random = По жребию
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-walls = Отгораживать вулканом пустые участки
option-walls-allowed = Можно
    .note = Книга правил этого не запрещает.
option-walls-forbidden = Только если нет другого места
    .note = Отгородить пустой участок вулканом можно, только если больше положить его некуда.

source-capital = Стартовый капитал
source-bids = Уплачено на торгах
source-temples-1 = Пирамиды, первый вулкан
source-treasures-1 = Сокровища, первый вулкан
source-temples-2 = Пирамиды, второй вулкан
source-treasures-2 = Сокровища, второй вулкан
source-temples-3 = Пирамиды, третий вулкан
source-treasures-3 = Сокровища, третий вулкан
source-temples-4 = Пирамиды, итоговый подсчёт
source-treasures-4 = Сокровища, итоговый подсчёт

pieces-tile = Жетоны территорий
pieces-treasure_kind = Сокровища
