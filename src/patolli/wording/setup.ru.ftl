# Что не так с настройками, числом мест или набором стола.

setup-seats = Число игроков в этой игре: { $known }; выбрано: { $seats }.
setup-names = Имён: { $names }, а мест: { $seats }.
setup-game = Игры «{ $value }» нет; выберите { $known }.
setup-option = Настройки «{ $value }» в этой игре нет; есть { $known }.
setup-value = Значение «{ $value }» здесь не годится; выберите { $known }.
setup-values = Значение «{ $value }» здесь не годится; выберите all (все), none (ничего) или что-то из списка { $known } через +.
setup-first = Игрок { $player } не может ходить первым: за столом { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[other] { $seats } игроков
    }.
setup-bot = Бота «{ $value }» нет; выберите { $known }.
setup-me-twice = Сами вы можете занять только одно место; другим игрокам за вашим экраном нужны свои.
setup-friend-twice = Каждого друга можно позвать только на одно место.
setup-clock = «{ $value }» — не часы; напишите { $known } или ничего.
setup-seconds = Выберите от { $low } до { $high } секунд, а не { $value }.
setup-seconds-or-none = Выберите 0 (никогда) или от { $low } до { $high } секунд, а не { $value }.
setup-closed-anyone = За закрытым столом нет мест для всех: пригласите друга или откройте стол.
setup-closed-watched = За закрытым столом зрителей не бывает; выберите стол по ссылке.
setup-contest-size = Столы должны быть полными: число, кратное { $seats }, не больше { $high }.
setup-contest-series = В серии играет столько, сколько мест за столом: { $seats }.
setup-contest-rounds = Выберите от 1 до { $high } туров.
setup-contest-bots = Выберите бота для свободных мест.
setup-rated-usual = Рейтинговые партии играют по обычным правилам и с обычным набором, иначе их не сравнить.
setup-rated-nobody = За рейтинговым столом нужен хотя бы один человек и один соперник.
setup-rated-here = За рейтинговым столом каждый играет за своим экраном.
setup-rated-bot = У бота «{ $value }» нет рейтинга в этой игре при таком числе мест; { $count ->
        [0] его пока нет ни у одного бота.
       *[other] он есть у этих: { $known }.
    }
setup-rated-clock = Здесь конец времени должен решать сам: дальше играет бот или партия проиграна.

## Наборы. { $here } — таблица, строка и поле.

setup-pack-game = Набор должен начинаться со строки { $game }.
setup-pack-name = В наборе нужна строка { $name }: имя в одну строку, не длиннее 80 знаков.
setup-not-toml = Это не файл TOML: { $error }.
setup-too-long = Набор длиннее { $most } знаков.
setup-long-line = Строка { $line } длиннее { $most } знаков.
setup-dots = В строке { $line } больше { $most } точек; у ключа здесь всего несколько частей.
setup-missing = Какого-то значения в наборе нет, или оно не того вида: { $error }.
setup-table = { $here }: такой таблицы нет; есть { $known }.
setup-table-name = Таблица не может называться game или name: с этих слов начинается набор.
setup-one-table = { $here }: нужна одна таблица, а не несколько строк.
setup-brackets = { $here }: нужны строки в двойных скобках.
setup-no-id = { $here }: у строки { $row } нет id; нужен { $known }.
setup-id = { $here }: такого id нет; нужен { $known }.
setup-row = { $here }: такой строки в этой игре нет.
setup-twice = { $here }: эта строка дана дважды.
setup-rows = { $here }: нужны строки { $known } в этом порядке.
setup-field = { $here }: такого поля нет; нужно { $known }.
setup-idle = { $count ->
        [0] { $here }: менять нельзя; в этой строке набор ничего не меняет.
       *[other] { $here }: менять нельзя; в этой строке набор может менять { $known }.
    }
setup-kind = { $here }: нужно { $known }, а не { $value }.
setup-kind-bool = да или нет (true, false)
setup-kind-int = целое число
setup-kind-float = число
setup-kind-str = слово или фраза в кавычках
setup-kind-list = перечисление в квадратных скобках
setup-kind-dict = перечисление в фигурных скобках
setup-digits = { $here }: в числе должно быть не больше { $most } цифр.
setup-number = { $here }: нужно целое число от { $low } до { $high }, а не { $value }.
setup-numbers = { $here }: { $count ->
        [one] нужно { $count } число
        [few] нужны { $count } числа
       *[other] нужно { $count } чисел
    }, а не { $value }.
setup-rising = { $here }: чисел должно быть { $count }, по возрастанию, а не { $value }.
setup-sum = { $here }: сумма чисел должна быть { $total }, а не { $found }.
setup-count-up = { $here }: номера должны идти подряд, начиная с { $low }.
setup-one-of = { $here }: нужно { $known }, а не { $value }.
setup-amounts = { $here }: нужны количества от 0 до { $high } ({ $known }), а не { $value }.
