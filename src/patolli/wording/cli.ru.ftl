# Командная строка: сообщения и справка.

cli-you = вы
cli-player = игрок
cli-default = по умолчанию
cli-total = Всего

## Неверные данные

cli-unknown-language = неизвестный язык «{ $lang }»; возможны: { $known }
cli-unknown-game = неизвестная игра «{ $name }»; возможны: { $known }
cli-which-game = укажите игру или сохранённый файл с --resume; игры: { $known }
cli-unknown-seat = «{ $name }» не может занять место; возможны: { $known }
cli-bot-failed = { $bot }: сбой: { $more }
cli-bot-silent = { $bot }: нет ответа за { $more }
cli-bot-wrong = { $bot }: выбор не разрешён: { $more }
cli-bad-option = настройка «{ $text }»: нужно ИМЯ=ЗНАЧЕНИЕ, каждое имя один раз
cli-unknown-source = неизвестный источник «{ $name }»; возможны: { $known }
cli-unknown-rule = нет правила с номером или словом «{ $topic }»; правила пронумерованы { $span }
cli-folder-taken = { $folder }: там уже есть файлы { $pattern }; --force перезапишет их
cli-not-a-folder = { $file }: это не папка
cli-file-taken = { $file }: уже существует; --force перезапишет его
cli-folder-exists = { $folder }: уже существует; назовите новую папку
cli-empty-archive = { $file }: в этом архиве нет ни одной партии
cli-no-such-ply = { $file }: нет позиции { $ply }; возможны от 0 до { $last }
cli-no-such-seat = { $file }: нет места { $seat }; возможны от 0 до { $last }
cli-other-game = { $file }: это партия в { $name }, а не в { $wanted }
cli-resume-options = { $file }: настройки выбирают в начале партии; уберите --option
cli-resume-seats = { $file }: в партии мест: { $count }, а в --seats: { $given }
cli-unknown-peer = неизвестный соперник «{ $name }»; возможны: { $known }

## Ответы

cli-games-name = имя
cli-games-title = название
cli-games-seats = игроков
cli-games-options = настройки
cli-simulating = Идут партии
cli-simulate-seat = место
cli-simulate-wins = побед
cli-simulate-score = очков в среднем
cli-simulate-lost = Партия { $number } проиграна: { $why }
cli-simulate-sum = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, решений: { $decisions } за { $seconds } с, в секунду — { $speed }.
cli-verified = всё верно; { $choices ->
        [one] { $choices } строка
        [few] { $choices } строки
       *[other] { $choices } строк
    }, партия { $end ->
        [over] доиграна
       *[stopped] не окончена
    }; { $draws ->
        [checked] жребий соответствует обязательству.
       *[unchecked] жребий без секрета раздающего проверить нельзя.
    }
cli-dataset-done = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, решений: { $decisions }; всё в папке { $folder }
cli-exported = Все значения записаны в { $file }. Исправьте те, что в вашей коробке иные, остальные удалите.
cli-components-table = таблица
cli-components-id = id
cli-components-source = источник
cli-components-figures = значения
cli-components-sum = { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[other] { $rows } строк
    }, из них придумано нами (house) — { $house }.
cli-components-sources = seed — книга правил; public — открытый источник; recalled — по памяти владельцев; house — придумано нами; pack — ваш набор.
cli-measuring = Идёт измерение…
cli-bench-who = движок
cli-bench-what = что измерено
cli-bench-value = значение
cli-bench-game = { $name }, мест: { $seats }, { $runs ->
    [compiled] скомпилировано
   *[interpreted] интерпретируется
}
cli-bench-decisions-per-second = решений в секунду
cli-bench-recorded-decisions-per-second = решений в секунду с проверкой и записью
cli-bench-games-per-second = партий в секунду
cli-bench-options-per-second = списков ходов в секунду
cli-bench-copies-per-second = копий в секунду
cli-bench-copy-microseconds = микросекунд на копию
cli-bench-state-bytes = байт на позицию
cli-bench-ratio = наш быстрее во столько раз
cli-bench-recorded-ratio = наш с записью быстрее во столько раз
cli-bench-learning-decisions-per-second = среда для обучения: решений в секунду
cli-bench-learning-read-decisions-per-second = … если каждый раз читать наблюдение и маску
cli-bench-learning-ratio = среда для обучения относительно движка
cli-bench-learning-read-ratio = … если каждый раз читать наблюдение и маску, относительно движка

## Игра в терминале

cli-welcome = Во что сыграем?
cli-ask-game = Игра (Enter — { $usual }):
cli-ask-seats = Места через запятую: you — это вы, или бот ({ $bots }) (Enter — { $usual }):
cli-play-start = Введите номер, ход целиком или «помощь».
cli-next-person = { $name }: ваш ход.
cli-curtain = Сейчас на экран смотрит только { $name }. Нажмите Enter.
cli-not-understood = «{ $text }» — не номер из списка, не ход и не команда. Введите «помощь».
cli-narrowed = назад: весь список
cli-undone = Ваш последний ход отменён.
cli-only-commands = Партия окончена. Можно ввести: журнал, поле, правила, сохранить, выход.
cli-result = { $count ->
        [one] Партия окончена. Победитель: { $winners }.
       *[other] Партия окончена. Победу делят { $winners }.
    }
cli-why-what = Какой ход объяснить? Введите его первые слова: { $known }.
cli-possible = Сейчас можно: { $choices }.
cli-play-lost = { $why } Бот проиграл, продолжать партию нельзя.
cli-since = — С вашего прошлого хода —
cli-all = всё
cli-not-on-board = На столе нет ничего с названием «{ $word }». Весь стол: поле всё.
cli-what-which = { $given ->
        [0] О чём рассказать? Напишите «что» и название детали или номер из списка.
       *[other] Детали с названием «{ $text }» нет.
    }
cli-what-more = … и ещё { $count }: напишите название полнее.
cli-rules-how = Введите «правила» и номер ({ $rule }, { $chapter }) или слово.
cli-overwrite = Файл { $file } уже есть. Перезаписать? (д/н)
cli-save-first = Сохранить партию в { $file }? (Enter — да, н — нет)
cli-saved = Сохранено в { $file }. Продолжить: patolli play --resume { $file }
cli-yes = д да y yes

cli-do-undo = отменить
cli-do-redo = вернуть
cli-do-why = почему
cli-do-what = что
cli-do-rules = правила
cli-do-board = поле
cli-do-log = журнал
cli-do-save = сохранить
cli-do-back = назад
cli-do-help = помощь
cli-do-quit = выход

cli-play-help =
    Номер выбирает из списка; за пунктом «… (6)» следует список покороче, «назад» возвращает.
    Enter без слов показывает список снова, с тем, что делают его детали.
    Ход можно ввести целиком или начать: { $choice }, { $kind }.
      отменить, вернуть   отменить свой последний ход или повторить его (undo, redo)
      почему ХОД          почему нельзя: почему { $kind } (why)
      что ДЕТАЛЬ          что делает деталь: по названию или по номеру пункта, где она названа (what)
      правила [ТЕМА]      правила с этим номером или словом (rules)
      поле [СЛОВО]        стол; со словом — всё на нём об этом; поле всё — весь стол целиком (board)
      журнал              всё, что произошло (log)
      сохранить [ФАЙЛ]    сохранить; patolli play --resume ФАЙЛ продолжит (save)
      выход               закончить (quit)

## Справка

help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-patolli = Стол для стратегических настольных игр: людям, ботам и исследователям. Без команды Patolli открывается в браузере.
help-patolli--version = Показать версию.
help-play = Сыграть здесь, в терминале, с ботами или с теми, кто сидит рядом.
help-play--game_name = Игра; список — команда games. С --resume не нужна.
help-play--seats = Кто где сидит, по часовой стрелке: you (вы) или имя бота. По умолчанию you,greedy.
help-games = Показать игры и их настройки.
help-simulate = Боты играют много партий. При том же --seed партии те же, каким бы ни было --jobs.
help-simulate--seats = Какой бот где сидит, например random,greedy.
help-components = Показать все напечатанные значения игры и откуда они взяты.
help-components--source = Только значения из этого источника: seed, public, recalled, house (или pack).
help-components--export_to = Записать в файл набор со всеми значениями, чтобы вписать значения из своей коробки.
help-rules = Показать пронумерованные правила игры.
help-rules--topic = Правило, глава или слово. По умолчанию — все правила.
help-match = Проверить или показать запись партии.
help-match-verify = Выполнить каждую строку заново: места, правила, жребий, контрольные знаки, итог. Назовёт неверную строку.
help-match-verify--files = Файлы партий или архивы с ними (их делает lab dataset).
help-match-show = Показать поле и рассказать, что произошло.
help-match-show--file = Файл партии.
help-match-show--at = Позиция перед этим ходом (0 — начало). По умолчанию — последняя.
help-match-show--seat = Только то, что знает это место, считая с 0. По умолчанию — то, что видит зритель.
cli-balance = Партий: { $games }. Средний счёт { $mean }, средний счёт победителя { $winning }.
cli-balance-piece = что
cli-balance-taken = взято
cli-balance-share = побед относительно равной доли
cli-balance-between = 95 %
cli-balance-rare = Ещё реже, чем одним местом из двадцати, взято видов: { $count }.
cli-balance-verdict = Взято часто (не менее чем { $part } мест) видов: { $often }; вне пределов от { $low } до { $high }: { $outside }, из них наверняка: { $surely }.
cli-no-pieces-taken = Игра { $game } не говорит, что в ней берут.
cli-extra = Для этого нужен { $name }: pip install "patolli[{ $extra }]"
cli-cluster-missing = На этой машине нет кластера Ray. Запустите его (ray start --head) или укажите адрес.
cli-cluster-silent = По адресу { $more } кластер Ray не отвечает.
cli-cluster-address = «{ $more }» — не адрес кластера: нужно ХОСТ:ПОРТ.
cli-cluster-refused = Этот кластер не подходит: { $more }
cli-cluster-lost = Кластер вышел из строя: { $more }
cli-no-features = { $game }: учиться пока не по чему, признаки позиции не названы.
cli-train-round = Круг { $round }, партий { $games }: средний счёт { $mean }, победители { $winner }, ошибка { $error }
cli-train-done = Веса записаны в { $file }
cli-train-start = { $file }: признаки не те, что у { $game }.
cli-train-other = Папка { $folder } начата с другими настройками; назовите другую.
cli-arena-bot = бот
cli-arena-rating = рейтинг
cli-arena-between = 95 %
cli-arena-wins = побед
cli-arena-score = счёт
cli-arena-time = мс на ход
cli-arena-lost = Проиграно не в борьбе, партий { $count }: { $why }
cli-no-game-ended = Ни одна партия не доиграна до конца.
cli-arena-meeting = { $one } впереди { $other }: { $ahead } из { $games }
help-lab = Что многие партии говорят о самой игре.
help-lab-balance = Как часто берут каждую вещь и как часто взявший побеждает.
help-lab-balance--opening = Сколько первых ходов каждого места решает жребий.
help-lab-balance--seats = Боты по местам. По умолчанию — четыре жадных.
help-lab-train = Учиться оценке позиций по партиям ботов с самими собой. После остановки, или если партий нужно больше, продолжает с того же места.
help-lab-train--first = Сколько партий в первом круге, который следует советам самой игры.
help-lab-train--start = Веса, с которых начать вместо первого круга.
help-lab-train--per_round = Сколько партий играется между двумя подгонками.
help-lab-train--noise = Насколько веса различаются от места к месту.
help-lab-train--ridge = Насколько крепко веса удерживаются у весов прошлого круга.
help-lab-train--foes = Сколько мест занимает жадный бот, когда веса уже есть: такие партии быстрые.
help-lab-train--ends = Насколько конец партии важнее того, что веса говорят о следующем ходе места: при 1 важен только он.
help-lab-train--window = Сколько последних кругов учитывается при подгонке весов.
help-lab-train--slip = Насколько в первом круге ошибаются в оценке по подсказкам самой игры, в очках.
help-lab-train--folder = Где хранятся круги.
help-lab-train--out = Файл для весов. По умолчанию там, где их ищет игра.
help-lab-train--report_file = Записать в этот файл JSON, насколько сильны веса нескольких раундов против неизменных соперников.
help-lab-train--meetings = Сколько партий играет каждый из этих раундов с каждым соперником для отчёта.
help-lab-tune = Поправить веса так, чтобы они предсказывали, насколько место опередит лучшее из остальных. После остановки, или если кругов нужно больше, продолжает с того же места.
help-lab-tune--start = Веса, с которых начать.
help-lab-tune--rounds = Сколько раз веса поправляются.
help-lab-tune--games = Сколько партий в круге.
help-lab-tune--folder = Где хранятся круги.
help-lab-tune--out = Файл для весов. По умолчанию там, где их ищет игра.
help-lab-tune--report_file = Записать в этот файл JSON, насколько сильны веса нескольких кругов против неизменных соперников.
help-lab-tune--meetings = Сколько партий играет каждый из этих кругов с каждым соперником для отчёта.
help-lab-arena = Свести ботов друг с другом, каждую компанию во всех рассадках с одним и тем же жребием, и дать им рейтинг.
help-lab-arena--bots = Имена ботов; hard:FILE играет с весами из файла.
help-lab-arena--games = Сколько партий играет каждая компания.
help-lab-arena--out = Записать отчёт в этот файл JSON, а рядом рисунок.
help-lab-dataset = Сыграть партии ботами и записать в таблицы Parquet всё, что они видели, могли выбрать и выбрали; сами партии лежат рядом. Та же команда даёт те же файлы.
help-lab-dataset--seats = Какой бот где сидит, например random,greedy.
help-lab-dataset--out = Папка для записи. Её ещё не должно быть.
help-bench = Измерить скорость: решения, копии и партии в секунду.
help-bench--game_name = Игра. По умолчанию — все игры.
help-bench--peer = Измерить попеременно с нашим и этот движок и показать отношение.
help-bench--learning = Измерить и среду для обучения (patolli[rl]), по очереди с движком.
help--game_name = Игра; список — команда games.
help--option = Задать настройку игры; можно повторять. См. команду games.
help--pack = Набор: ваши значения вместо наших.
help--resume = Продолжить сохранённую партию из этого файла.
help--games = Сколько партий.
help--players = Сколько игроков.
help--seed = Начальное число для жребия.
help--jobs = Сколько процессов делят работу.
help--cluster = Раздать работу кластеру Ray вместо --jobs: тому, в который входит эта машина, или тому, что по адресу ХОСТ:ПОРТ (patolli[cluster]).
help--budget = Сколько позиций за ход просматривают боты, которые планируют, если меньше обычного.
help--save = Записать каждую партию в эту папку.
help--force = Перезаписать существующие файлы.
help--as_json = Ответить в JSON.
help--lang = en, ru или es. По умолчанию — язык терминала.
help--help = Показать эту справку.
cli-chances-said = обещанный шанс
cli-chances-won = выиграно партий
cli-chances-positions = позиций
help-lab-chances = Подогнать шансы на победу, о которых говорит разбор, к партиям ботов и показать, как они сбываются в других партиях.
help-lab-chances--seats = Какой бот где сидит, например hard,hard.
help-lab-chances--keep = Положить найденное туда, где его ищет игра.
help-lab-chances--out = Записать отчёт в этот файл JSON.
cli-blunders-game = партия
cli-blunders-turn = ход
cli-blunders-bot = бот
cli-blunders-said = цена по разбору
cli-blunders-played = побед как сыграно
cli-blunders-better = побед с лучшим ходом
cli-blunders-together =
    { $count ->
        [one] { $count } грубая ошибка, по разбору каждый стоит { $said } партий из 100. Доиграно по { $worlds } раз обоими способами: лучшие ходы выигрывают на { $gained } из 100 чаще (цель: { $goal }; стандартная ошибка { $error }).
        [few] { $count } грубые ошибки, по разбору каждый стоит { $said } партий из 100. Доиграно по { $worlds } раз обоими способами: лучшие ходы выигрывают на { $gained } из 100 чаще (цель: { $goal }; стандартная ошибка { $error }).
       *[other] { $count } грубых ошибок, по разбору каждый стоит { $said } партий из 100. Доиграно по { $worlds } раз обоими способами: лучшие ходы выигрывают на { $gained } из 100 чаще (цель: { $goal }; стандартная ошибка { $error }).
    }
help-lab-blunders = Разобрать партии ботов и доиграть их от каждой грубой ошибки двумя способами: как было и лучшим ходом, с теми же случайностями.
help-lab-blunders--seats = Какой бот где сидит.
help-lab-blunders--worlds = Сколько раз доигрывать каждым способом.
help-lab-blunders--out = Записать отчёт в этот файл JSON.
cli-strong-source = источник
cli-strong-points = очки
cli-strong-total = всего
help-lab-strong = Узнать по партиям ботов, сколько очков и откуда приносит сильная игра; с этим сравнивает разбор.
help-lab-strong--seats = Какой бот где сидит, например hard,hard.
help-lab-strong--keep = Положить числа туда, где их ищет разбор.
