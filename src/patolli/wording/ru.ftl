# То, что во всех играх говорится одинаково.

chance = Случай
player = Игрок { $number }
spectator = Зритель
former-player = бывший игрок
heading-start = Начало
bot-random = Случайный
bot-greedy = Жадный
bot-easy = Лёгкий
bot-medium = Средний
bot-hard = Сильный
bot-master = Мастер

refusal-game-over = Партия окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-now = Сейчас этого сделать нельзя.
refusal-undo-nothing = Отменять нечего.
refusal-undo-other = Отменить уже нельзя: после этого ходил другой игрок.
refusal-undo-chance = Отменить уже нельзя: после этого был жребий.
refusal-undo-learned = Отменить уже нельзя: этот ход открыл скрытое.
refusal-redo-nothing = Повторять нечего.
