# То, что во всех играх говорится одинаково.

chance = Случай
player = Игрок { $number }
spectator = Зритель
heading-start = Начало
bot-random = Случайный
bot-greedy = Жадный

refusal-game-over = Партия окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-now = Сейчас этого сделать нельзя.
refusal-undo-nothing = Отменять нечего.
refusal-undo-other = После этого свой выбор сделал другой игрок, отменить уже нельзя.
refusal-undo-chance = После этого своё слово сказал случай, отменить уже нельзя.
refusal-undo-learned = При этом кто-то узнал скрытое, отменить уже нельзя.
refusal-redo-nothing = Повторять нечего.
