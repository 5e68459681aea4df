# То, что во всех играх говорится одинаково.

chance = Случай
player = Игрок { $number }
spectator = Зритель
former-player = бывший игрок
heading-start = Начало
bot-random = Случайный
    .note = Делает что угодно, лишь бы по правилам.
bot-greedy = Жадный
    .note = Берёт то, что выгоднее прямо сейчас.
bot-easy = Лёгкий
    .note = Играет разумно, но многое упускает.
bot-medium = Средний
    .note = Обдумывает весь ход, но немного ошибается в оценке.
bot-hard = Сильный
    .note = Тщательно обдумывает весь ход.
bot-master = Мастер
    .note = Взвешивает и ответы соперников, и свой следующий ход.

refusal-game-over = Партия окончена.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-now = Сейчас этого сделать нельзя.
refusal-undo-nothing = Отменять нечего.
refusal-undo-other = Отменить уже нельзя: после этого ходил другой игрок.
refusal-undo-chance = Отменить уже нельзя: после этого был жребий.
refusal-undo-learned = Отменить уже нельзя: этот ход открыл скрытое.
refusal-redo-nothing = Повторять нечего.
