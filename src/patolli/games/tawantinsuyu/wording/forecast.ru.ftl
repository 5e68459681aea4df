aim = Больше всех очков после последней церемонии

coming-ceremony = Церемония { $number }: { $village ->
        [one] в деревне { $village } рабочий
        [few] в деревне { $village } рабочих
       *[many] в деревне { $village } рабочих
    }
coming-last-ceremony = Последняя церемония: { $village ->
        [one] в деревне { $village } рабочий
        [few] в деревне { $village } рабочих
       *[many] в деревне { $village } рабочих
    }
coming-ceremony-called = Церемония { $number } придёт с жетоном
coming-opening = Все ещё готовятся к игре

outlook-ceremony = Если бы церемония была сейчас
    .note = регионы, храм и картофель, без торговли и без золота вместо картофеля
outlook-end = Если бы игра кончилась сейчас
    .note = итоговый подсчёт, без церемонии

beside-potatoes = Картофель / карты богов

fact-unfed = { $who } остаётся без картофеля для { $missing ->
        [one] { $missing } карты богов
       *[other] { $missing } карт богов
    }.
fact-level = { $region }: { $first } и { $second } наравне, но { $first } правее.
fact-lead = { $region }: впереди { $first }, { $second } отстаёт на один маркер.
fact-leads = { $who } впереди в регионе { $region }, это приносит { $n }.
