### Поле текстом.

board-round = раунд
board-turn = ход
board-first = первый
board-prisoner-points = ОЖ за пленника
board-points = ПО
board-marker = ОЖ
board-step = ступень
board-corn = кукуруза
board-jade = нефрит
board-prisoners = плен.
board-cards = карты
board-tokens = кланы
board-evolution = развитие
board-army = войско
board-leader = предводитель клана
board-summoning = Область призыва
board-supply = воинов в запасе
board-deck = колода
board-discard = сброс
board-combat = Бой
board-attacker = атакует
board-defender = защищается
board-no-card = без карты
board-winner = победа
board-hand = Рука
board-drawn = Вытянуто
