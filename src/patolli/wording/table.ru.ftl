# Что говорит сам стол, во что бы за ним ни играли.

refusal-stale = Игра за это время ушла вперёд.
refusal-not-your-seat = Это не ваше место.
refusal-bot-plays = За это место играет бот; сначала верните его себе.
refusal-resigned = Это место сдалось.
refusal-present = Кто сидит за столом, играет за себя сам.
refusal-unknown-bot = Такого бота нет.
refusal-frozen = С начала партии правила изменились, продолжить её нельзя. Но посмотреть можно.
refusal-not-begun = Партия ещё не началась: есть свободные места.
refusal-nothing-said = Сообщение пустое.
refusal-not-stored = Сохранить не удалось, поэтому ничего не сделано. Попробуйте ещё раз.
refusal-too-many = Слишком много сразу. Подождите немного.
refusal-too-heavy = На это нужно больше времени или памяти, чем сервер отводит одному запросу.
refusal-no-name = Сначала скажите, как вас зовут.
refusal-bad-name = В имени должна быть хотя бы одна видимая буква или цифра.
refusal-no-such-game = Такой игры здесь нет.
refusal-no-such-table = Такого стола нет.
refusal-no-such-ply = Партия не такая длинная.
refusal-no-such-point = Ходов в партии: { $plies }, мест: { $seats }.
refusal-begun = Партия уже началась.
refusal-not-over = Партия ещё не окончена.
refusal-fork-unfinished = Продолжить с середины можно только оконченную партию.
refusal-seated = У вас уже есть место за этим столом.
refusal-seated-invited = У вас уже есть место за этим столом. Приглашение ещё пригодится кому-нибудь другому.
refusal-no-seat = У вас нет места за этим столом.
refusal-seat-taken = Это место занято или оставлено для друга.
refusal-no-free-seat = Свободных мест нет.
refusal-others-eyes = Пока партия идёт, смотреть можно только своими глазами.
refusal-bad-invitation = Это приглашение недействительно или уже использовано.
refusal-bad-code = Этот код недействителен или уже использован.

table-waiting = Ждём: { $names }.
table-stood-in = Теперь за игрока { $name } играет бот.
table-handed-back = { $name } снова играет.
table-out-of-time = У игрока { $name } вышло время; дальше играет бот.
table-resigned = Игрок { $name } сдаётся.

serve-ready =
    Patolli здесь: { $address }
    Столы хранятся в { $database }. Ctrl-C останавливает сервер; после запуска партии продолжатся.
help-serve = Запустить игровой стол в браузере. Это же происходит и без команды.
help-serve--host = Адрес, на котором слушать; 0.0.0.0 впускает других из вашей сети.
help-serve--port = Порт; без него 8000 или следующий свободный.
help-serve--db = Где хранить столы: файл или postgresql+asyncpg://user@host/name.
help-serve--open_page = Открыть браузер, если он есть.
help-serve--full_sync = Ждать диск при каждом ходе, чтобы и отключение питания ничего не потеряло (только SQLite).
help-serve--access_log = Печатать строку о каждом запросе. Секреты из адресов убираются.
