aim = Побеждает тот, у кого больше очков после последней церемонии

coming-ceremony = Церемония { $number }, когда опустеет деревня: { $village ->
        [one] остался { $village } рабочий
        [few] осталось { $village } рабочих
       *[many] осталось { $village } рабочих
    }
coming-last-ceremony = Последняя церемония, когда опустеет деревня: { $village ->
        [one] остался { $village } рабочий
        [few] осталось { $village } рабочих
       *[many] осталось { $village } рабочих
    }
coming-ceremony-called = Церемония { $number } придёт с жетоном
coming-opening = Все ещё готовятся к игре

outlook-ceremony = Если бы церемония была сейчас
    .note = области, храм и картофель, без торговли и без золота вместо картофеля
outlook-end = Если бы игра кончилась сейчас
    .note = итоговый подсчёт, без церемонии

beside-potatoes = Картофель / карты богов

fact-unfed = { $who }: нет картофеля для { $missing ->
        [one] { $missing } карты богов
       *[other] { $missing } карт богов
    }.
fact-level = { $region }: маркеров поровну с { $second }, но { $first } правее.
fact-lead = { $region }: { $second } на маркер меньше, чем { $first }.
