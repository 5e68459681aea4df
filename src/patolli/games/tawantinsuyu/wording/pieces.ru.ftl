### Что напечатано на деталях, словами по их числам (pieces.py). Формы: `.does` — что сделать, `.to` — после
### «можете заплатить … и».

piece-potato = { $count ->
        [one] { $count } картофель
       *[other] { $count } картофеля
    }
piece-corn = { $count ->
        [one] { $count } кукуруза
       *[other] { $count } кукурузы
    }
piece-stone = { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[other] { $count } камней
    }
piece-gold = { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
piece-vp = { $count } ПО
piece-nothing = ничего
piece-army-card = { $count ->
        [1] карта армии
        [one] { $count } карта армии
        [few] { $count } карты армии
       *[other] { $count } карт армии
    }
    .does = { $count ->
        [1] возьмите карту армии
        [one] возьмите { $count } карту армии
        [few] возьмите { $count } карты армии
       *[other] возьмите { $count } карт армии
    }
piece-god-card = { $count ->
        [1] карта божества
        [one] { $count } карта божества
        [few] { $count } карты божеств
       *[other] { $count } карт божеств
    }
    .does = { $count ->
        [1] возьмите карту божества
        [one] возьмите { $count } карту божества
        [few] возьмите { $count } карты божеств
       *[other] возьмите { $count } карт божеств
    }
    .to = { $count ->
        [1] взять карту божества
        [one] взять { $count } карту божества
        [few] взять { $count } карты божеств
       *[other] взять { $count } карт божеств
    }
piece-army-draw = { $count ->
        [1] тренировка
       *[other] тренировка (раз: { $count })
    }
    .does = { $count ->
        [1] возьмите две карты армии и оставьте одну
       *[other] возьмите две карты армии и оставьте одну (раз: { $count })
    }
    .to = { $count ->
        [1] взять две карты армии и оставить одну
       *[other] взять две карты армии и оставить одну (раз: { $count })
    }
piece-weave = { $count ->
        [1] бесплатный узор
        [one] { $count } бесплатный узор
        [few] { $count } бесплатных узора
       *[other] { $count } бесплатных узоров
    }
    .does = { $count ->
        [1] получите бесплатный узор
        [one] получите { $count } бесплатный узор
        [few] получите { $count } бесплатных узора
       *[other] получите { $count } бесплатных узоров
    }
    .to = { $count ->
        [1] получить узор
        [one] получить { $count } узор
        [few] получить { $count } узора
       *[other] получить { $count } узоров
    }
piece-worker = { $count ->
        [1] кочевник
        [one] { $count } кочевник
        [few] { $count } кочевника
       *[other] { $count } кочевников
    }
    .does = { $count ->
        [1] возьмите рабочего с клетки кочевников
        [one] возьмите { $count } рабочего с клетки кочевников
       *[other] возьмите { $count } рабочих с клетки кочевников
    }
    .to = { $count ->
        [1] взять рабочего с клетки кочевников
        [one] взять { $count } рабочего с клетки кочевников
       *[other] взять { $count } рабочих с клетки кочевников
    }
piece-step = { $count ->
        [1] ступень храма
        [one] { $count } ступень храма
        [few] { $count } ступени храма
       *[other] { $count } ступеней храма
    }
    .does = { $count ->
        [1] поднимитесь на ступень храма
        [one] поднимитесь на { $count } ступень храма
        [few] поднимитесь на { $count } ступени храма
       *[other] поднимитесь на { $count } ступеней храма
    }
    .to = { $count ->
        [1] подняться на ступень храма
        [one] подняться на { $count } ступень храма
        [few] подняться на { $count } ступени храма
       *[other] подняться на { $count } ступеней храма
    }
piece-restore = { $count ->
        [1] восстановить 1
       *[other] восстановить до { $count }
    }
    .does = { $count ->
        [1] бесплатно восстановите производственное здание или карту армии
       *[other] бесплатно восстановите до { $count } производственных зданий или карт армии
    }
    .to = { $count ->
        [1] восстановить производственное здание или карту армии
       *[other] восстановить до { $count } производственных зданий или карт армии
    }
piece-build = здание за его стоимость
    .does = можете построить здание с рынка, заплатив его стоимость
    .to = построить здание с рынка за его стоимость
piece-build-free = бесплатное здание
    .does = бесплатно постройте здание с рынка
    .to = построить здание с рынка
piece-statue = { $count ->
        [1] маленькая статуя
        [one] { $count } маленькая статуя
        [few] { $count } маленькие статуи
       *[other] { $count } маленьких статуй
    }
    .does = { $count ->
        [1] бесплатно возведите маленькую статую
        [one] бесплатно возведите { $count } маленькую статую
        [few] бесплатно возведите { $count } маленькие статуи
       *[other] бесплатно возведите { $count } маленьких статуй
    }
    .to = { $count ->
        [1] возвести маленькую статую
        [one] возвести { $count } маленькую статую
        [few] возвести { $count } маленькие статуи
       *[other] возвести { $count } маленьких статуй
    }
piece-stairs = { $count ->
        [1] ступени
       *[other] ступени (раз: { $count })
    }
    .does = { $count ->
        [1] бесплатно постройте ступени
       *[other] бесплатно постройте ступени (раз: { $count })
    }
    .to = { $count ->
        [1] построить ступени
       *[other] построить ступени (раз: { $count })
    }
piece-produce = { $count ->
        [1] однократное производство
       *[other] однократное производство (раз: { $count })
    }
    .does = { $count ->
        [1] получите бонус одного производственного здания, лежащего лицевой стороной вверх
       *[other] получите бонус производственного здания, лежащего лицевой стороной вверх (раз: { $count })
    }
    .to = { $count ->
        [1] получить бонус одного производственного здания, лежащего лицевой стороной вверх
       *[other] получить бонус производственного здания, лежащего лицевой стороной вверх (раз: { $count })
    }
piece-trade = { $count ->
        [1] торговля
       *[other] торговля (раз: { $count })
    }
    .does = { $count ->
        [1] можете торговать
       *[other] можете торговать (раз: { $count })
    }
    .to = { $count ->
        [1] торговать
       *[other] торговать (раз: { $count })
    }
piece-gain = получите { $what }
piece-either = { $some } или { $last }
piece-paid = { $what } за { $price }
    .does = можете заплатить { $price } и { $what }

piece-card = карта { $god } ({ $bonus })
    .acc = карту { $god } ({ $bonus })
    .does = { $does }
piece-army = карта армии ({ $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдата
       *[other] { $soldiers } солдат
    }; { $bonus })
    .acc = карту армии ({ $soldiers ->
        [one] { $soldiers } солдат
        [few] { $soldiers } солдата
       *[other] { $soldiers } солдат
    }; { $bonus })
    .does = Сбросьте с руки в свой ход ради бонуса: { $does }
piece-production =
    .cost = { $cost }
    .does = Производство: { $does }
piece-permanent =
    .cost = { $cost }
piece-tile = узор ({ $pattern }: { $left } — { $right })
    .does = Рисунок: { $pattern }. Левый край: { $left }. Правый край: { $right }.
piece-land = { $region } { $number }
    .gain = { $gain }
    .price = солдаты: { $flip ->
        [0] сбросить { $discard }
       *[other] перевернуть { $flip }, сбросить { $discard }
    }
    .does = { $does } Солдаты: { $flip ->
        [0] сбросить { $discard }.
       *[other] перевернуть { $flip }, сбросить { $discard }.
    }

symbol-gold = золото
symbol-stone = камень
symbol-potato = картофель
symbol-god = карта божества
symbol-restore = восстановление
symbol-army = карта армии
symbol-climb = подъём
symbol-vp = ПО

pattern-steps = ступени
pattern-waves = волны
pattern-condor = кондор
pattern-puma = пума
pattern-llama = лама
pattern-sun = солнце
pattern-star = звезда
