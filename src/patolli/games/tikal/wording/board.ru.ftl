### Поле в виде текста.

board-base = лагерь
board-temple = пирамида
board-clearing = поляна
board-site = развалины
board-volcano = вулкан

board-legend =
    ★ лидер   ⌂ лагерь   ♜ смотритель   ^ пирамида   ¤ сокровища   = поровну
    число на границе: камни, стоимость перехода   · : ⋮ камни, обращённые к джунглям

board-score = очки
board-supply = запас
board-camps = лагеря
board-guards = смотрители
board-leader = лидер
board-treasures = сокровища
board-gone = вне игры

board-step = Ступень пирамиды
board-steps-left = осталось
board-tiles = Осталось жетонов
board-next = следующая буква
board-shown = На выбор
board-totems = Тотемы лицом вверх
board-bidding = Торгуются
board-high = высшая ставка
board-lays = выкладывает
board-turned = поворот
board-points-left = осталось очков действий:
