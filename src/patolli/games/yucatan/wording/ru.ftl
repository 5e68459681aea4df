title = Юкатан
blurb = Сражайтесь за три города, призывайте существ и добивайтесь милости богов всё более щедрыми жертвами.

## Из чего состоит игра

# `.gen` — родительный падеж, `.dat` — дательный и `.into` — винительный с предлогом.
army-1 = первое войско
    .gen = первого войска
    .dat = к первому войску
    .into = в первое войско
    .start = Первое войско
army-2 = второе войско
    .gen = второго войска
    .dat = ко второму войску
    .into = во второе войско
    .start = Второе войско

# `.acc` — винительный падеж.
building-site = стройка
    .acc = стройку
    .gen = стройки
    .does = Возведение: повысьте уровень одного своего сооружения. Стоимость за уровень: при стройке уровня 0 — 2 нефрита; 1 — 1 кукуруза; 2 — бесплатно.
building-academy = военный лагерь
    .acc = военный лагерь
    .gen = военного лагеря
    .does = Тренировка: приобретите жетон усиления для своего войска. Стоимость за уровень жетона: при лагере уровня 0 — 4 кукурузы; 1 — 1 кукуруза; 2 — бесплатно.
building-barracks = казарма
    .acc = казарму
    .gen = казармы
    .does = Донабор: пополните одно своё войско. Воинов в нём станет: при казарме уровня 0 — 3; 1 — 4; 2 — 5; 3 — 6.
building-temple = храм
    .acc = храм
    .gen = храма
    .does = Призовите существо, продлите жизненный цикл другого или сделайте и то и другое. Стоимость за уровень существа: при храме уровня 0 — 1 нефрит и 2 кукурузы; 1 — 1 кукуруза; 2 — 1 кукуруза, и один дополнительный раунд бесплатно; 3 — бесплатно, как и два дополнительных раунда.
building-granary = амбар
    .acc = амбар
    .gen = амбара
    .does = Сбор урожая: на уровне 0 — 3 кукурузы; 1 — 4 кукурузы; 2 — 5 кукурузы и 1 нефрит.

leader-city = предводитель клана
    .acc = предводителя клана
    .does = Получите кукурузу или нефрит либо приобретите особую карту боя; затем можно применить способность предводителя.
leader-first = предводитель первого войска
    .acc = предводителя первого войска
    .does = Первое войско может один раз переместиться.
leader-second = предводитель второго войска
    .acc = предводителя второго войска
    .does = Второе войско может один раз переместиться.

# `.to` — куда, `.from` — откуда, `.ends` — что стало с войском после боя.
place-jungle = джунгли
    .enter = Назад в джунгли
    .to = в джунгли
    .from = из джунглей
    .gen = джунглей
    .ends = уходит в джунгли
    .does = Здесь может стоять сколько угодно войск, и они не сражаются. Перемещение между джунглями и городом стоит 1 кукурузу.
place-yellow = жёлтый город
    .enter = Занять жёлтый город
    .to = в жёлтый город
    .from = из жёлтого города
    .gen = жёлтого города
    .ends = стоит в жёлтом городе
    .does = Раунд 1: 4 кукурузы, или тренировка, или донабор. Раунд 2: 2 кукурузы, затем тренировка. Раунд 3, если усиление на уровне 2: тренировка на 4 кукурузы дешевле. Раунд 4, дополнительно: 2 ПО.
place-red = красный город
    .enter = Занять красный город
    .to = в красный город
    .from = из красного города
    .gen = красного города
    .ends = стоит в красном городе
    .does = Раунд 1: 2 кукурузы и 1 нефрит, или призыв, или особая карта боя за 2 кукурузы. Раунд 2: 2 кукурузы, затем призыв. Раунд 3, если призыв на уровне 2: призыв по 2 кукурузы за уровень. Раунд 4, дополнительно: 3 ПО за пленника.
place-blue = синий город
    .enter = Занять синий город
    .to = в синий город
    .from = из синего города
    .gen = синего города
    .ends = стоит в синем городе
    .does = Раунд 1: 2 нефрита, или возведение, или 1 нефрит и дополнительный раунд для существа. Раунд 2: 1 нефрит, затем возведение. Раунд 3, если возведение на уровне 2: возведение на 2 нефрита дешевле. Раунд 4, дополнительно: 1 ПО и 2 нефрита.

# `.gen` — шкала чего.
column-construction = возведение
    .gen = возведения
    .does = Наивысший уровень сооружений, которые вы можете возвести.
column-abilities = усиление
    .gen = усиления
    .does = Наивысший уровень жетонов усиления, которые вы можете приобрести.
column-summons = призыв
    .gen = призыва
    .does = Наивысший уровень существ, которых вы можете призвать.

bonus-summons = бонус за призванных существ
    .does = 2 ПО за каждый уровень ваших существ, оставшихся в игре, но не больше 12.
bonus-abilities = бонус за жетоны усиления
    .does = 1 ПО за каждый уровень ваших жетонов усиления, но не больше 12.
bonus-buildings = бонус за возведённые сооружения
    .does = 1 ПО за каждый уровень ваших сооружений, но не больше 12.

# `.round` — бонус чего, `.in` — к какому раунду относится; три бонуса первого раунда ими не различаются.
reward-1a = раунд 1, первый
    .round = раунда 1
    .in = раунд 1
reward-1b = раунд 1, второй
    .round = раунда 1
    .in = раунд 1
reward-1c = раунд 1, третий
    .round = раунда 1
    .in = раунд 1
reward-2 = раунд 2
    .round = раунда 2
    .in = раунд 2
reward-3 = раунд 3
    .round = раунда 3
    .in = раунд 3
reward-4 = раунд 4
    .round = раунда 4
    .in = раунд 4

# Куда карта уходит после боя.
fate-gone = выходит из игры
fate-discarded = уходит в сброс
fate-home = возвращается в область призыва

gift-corn = кукуруза
    .get = Получить кукурузу
    .does = Получите 4 кукурузы.
gift-jade = нефрит
    .get = Получить нефрит
    .does = Получите 2 нефрита.
gift-card = особая карта боя
    .get = Приобрести особую карту боя
    .does = Потратьте 2 кукурузы и вытяните особую карту боя.

card-charge = Натиск
    .does = Сила 5.
card-snare = Западня
    .does = Сила 3. В случае победы захватите 1 пленника в 3 шаге боя.
card-raid = Набег
    .does = Сила 1. Захватите 1 пленника в 3 шаге боя.
card-ambush = Засада
    .does = Сила 0. Захватите 1 пленника в 1 шаге боя.
card-skirmish = Стычка
    .does = Сила 1. После боя возвращается к вам на руку.
card-obsidian_onslaught = Обсидиановый штурм
    .does = Сила 6.
card-beast_riders = Всадники на зверях
    .does = Сила 4; +4, если к вашему войску присоединено существо.
card-victors_chains = Цепи победителя
    .does = Сила 4. В случае победы захватите 1 пленника в 3 шаге боя.
card-net_throwers = Метатели сетей
    .does = Сила 2. Захватите 1 пленника в 3 шаге боя.
card-blowgun_volley = Залп духовых трубок
    .does = Сила 1. Захватите 1 пленника в 1 шаге боя.
card-captive_hunt = Охота за пленниками
    .does = Сила 0. Захватите 1 пленника в 3 шаге боя, а в случае победы — ещё одного.
card-night_attack = Ночная атака
    .does = Сила 2. Если вы атакующий игрок, захватите 1 пленника в 1 шаге боя.
card-storm_the_stairs = Штурм лестниц
    .does = Сила 4; +4, если вы атакующий игрок.
card-feigned_rout = Притворное бегство
    .does = Сила 2. Если вы атаковали и проиграли, войско соперника уходит в джунгли, а вы активируете город. Получите 1 нефрит и 1 кукурузу.
card-hired_trackers = Наёмные следопыты
    .does = Сила 3. Потратьте 2 кукурузы: захватите 1 пленника в 3 шаге боя.
card-bribed_guards = Подкупленная стража
    .does = Сила 3. Потратьте 2 нефрита: захватите 1 пленника в 1 шаге боя.
card-jade_blades = Нефритовые клинки
    .does = Сила 4. Потратьте 1 нефрит: +4 к силе.
card-war_drums = Барабаны войны
    .does = Сила 2. После боя возвращается к вам на руку.
card-stolen_banner = Похищенное знамя
    .does = Сила 2. Возьмите на руку карту, разыгранную соперником.
card-spies = Лазутчики
    .does = Сила 2. Вытяните особую карту боя.
card-war_oracle = Оракул войны
    .does = Сила 2. Вытяните 3 особые карты боя и оставьте себе 1.
card-banish_the_beast = Изгнание зверя
    .does = Сила 4. Игнорируйте существо соперника. Получите 1 кукурузу.
card-tribute_bearers = Носильщики дани
    .does = Сила 3. Получите 2 нефрита и 2 кукурузы.
card-plunder = Разграбление
    .does = Сила 4. В случае победы после боя активируйте город ещё раз.
card-glory = Слава
    .does = Сила 4. В случае победы получите 2 ПО.
card-fresh_levies = Свежее пополнение
    .does = Сила 4. После боя проведите донабор в сражавшееся войско.
card-clan_trophies = Трофеи кланов
    .does = Сила 3. Получите жетон клана, которого у вас нет. В случае победы захватите 1 пленника в 3 шаге боя.
card-battlefield_offering = Жертва на поле боя
    .does = Сила 3. Получите 1 нефрит. Можно вернуть 1 пленника в общий запас и получить 3 ПО.
card-jaguar_card = Ягуар
    .does = Сила 7. Только для войска, к которому присоединено это существо.
card-crocodile_card = Крокодил
    .does = Сила 0. Захватите 1 пленника в 3 шаге боя и получите 2 кукурузы. Только для войска, к которому присоединено это существо.
card-macaw_card = Ара
    .does = Сила 2. Вытяните особую карту боя и получите 1 кукурузу. Только для войска, к которому присоединено это существо.
card-camazotz_card = Камасоц
    .does = Сила 2. Захватите 1 пленника в 1 шаге боя. Только для войска, к которому присоединено это существо.
card-cabrakan_card = Кабракан
    .does = Сила 5. Игнорируйте существо соперника. Только для войска, к которому присоединено это существо.
card-alux_card = Алуш
    .does = Сила 3. Возьмите на руку карту, разыгранную соперником. Только для войска, к которому присоединено это существо.
card-kukulkan_card = Кукулькан
    .does = Сила 6. Захватите 1 пленника в 3 шаге боя. Только для войска, к которому присоединено это существо.
card-zipacna_card = Сипакна
    .does = Сила 4. Захватите 1 пленника в 1 шаге боя. Только для войска, к которому присоединено это существо.
card-vucub_caquix_card = Вукуб-Какиш
    .does = Сила 7. В случае победы захватите 1 пленника в 3 шаге боя и получите 1 ПО. Только для войска, к которому присоединено это существо.
card-monkey_card = Обезьяна
    .does = Сила 1. Возьмите на руку карту, разыгранную соперником, и получите 2 кукурузы. Только для войска, к которому присоединено это существо.
card-hunahpu_and_xbalanque_card = Хунахпу и Шбаланке
    .does = Сила 3. Захватите 1 пленника в 3 шаге боя. Только для войска, к которому присоединены эти существа.
card-avatar_of_hunahpu_utiu_card = Воплощение Хунахпу Ютию
    .does = Сила 5. Захватите 1 пленника в 1 шаге боя. Только для войска, к которому присоединено это существо.

creature-jaguar = Ягуар
    .acc = Ягуара
    .does = Уровень 1. Сила 1; +1, если вы атакующий игрок.
creature-crocodile = Крокодил
    .acc = Крокодила
    .does = Уровень 1. Сила 1. В случае победы получите 2 кукурузы.
creature-macaw = Ара
    .acc = Ару
    .does = Уровень 1. Сила 1. Войско перемещается на 1 кукурузу дешевле.
creature-camazotz = Камасоц
    .acc = Камасоца
    .does = Уровень 2. Сила 2. В случае победы получите 1 нефрит.
creature-cabrakan = Кабракан
    .acc = Кабракана
    .does = Уровень 2. Сила 1; +1, если вы атакующий игрок. Если вы атаковали и проиграли, войско соперника уходит в джунгли, а вы активируете город.
creature-alux = Алуш
    .acc = Алуша
    .does = Уровень 2. Сила 1. Потратьте 1 нефрит: +2 к силе.
creature-kukulkan = Кукулькан
    .acc = Кукулькана
    .does = Уровень 3. Сила 3. Игнорируйте существо соперника.
creature-zipacna = Сипакна
    .acc = Сипакну
    .does = Уровень 3. Сила 3. В случае победы получите 1 ПО.
creature-vucub_caquix = Вукуб-Какиш
    .acc = Вукуб-Какиша
    .does = Уровень 3. Сила 3. Потратьте 3 нефрита: захватите 1 пленника в 3 шаге боя.
creature-monkey = Обезьяна
    .acc = Обезьяну
    .does = Уровень 1. Сила 1. В каждом бою получите 1 кукурузу.
creature-hunahpu_and_xbalanque = Хунахпу и Шбаланке
    .acc = Хунахпу и Шбаланке
    .does = Уровень 2. Сила 2. В случае победы получите жетон клана, которого у вас нет.
creature-avatar_of_hunahpu_utiu = Воплощение Хунахпу Ютию
    .acc = Воплощение Хунахпу Ютию
    .does = Уровень 3. Сила 3. В случае победы вытяните особую карту боя.

ability-shields = Щиты
    .does = Уровень 1. Сила 1.
ability-trail_scouts = Разведчики троп
    .does = Уровень 1. Войско перемещается на 1 кукурузу дешевле. +1 к силе, если вы атакующий игрок.
ability-looters = Мародёры
    .does = Уровень 1. В случае победы получите 1 нефрит или 2 кукурузы.
ability-veterans = Ветераны
    .does = Уровень 2. Сила 2.
ability-captive_takers = Ловцы пленников
    .does = Уровень 2. В случае победы захватите 1 пленника в 3 шаге боя.
ability-beast_wardens = Укротители зверей
    .does = Уровень 2. Игнорируйте существо соперника. В случае победы получите 1 кукурузу.
ability-champions = Отборные воины
    .does = Уровень 3. Сила 3.
ability-net_masters = Мастера сетей
    .does = Уровень 3. Потратьте 2 кукурузы: захватите 1 пленника в 3 шаге боя.
ability-night_stalkers = Ночные охотники
    .does = Уровень 3. Потратьте 2 нефрита: захватите 1 пленника в 1 шаге боя.

advisor-steward = управляющий
    .acc = управляющего
    .does = Когда бонус города даёт вам кукурузу, получайте ещё 2 кукурузы.
advisor-jade_carver = резчик по нефриту
    .acc = резчика по нефриту
    .does = Когда бонус города даёт вам нефрит, получайте ещё 1 нефрит.
advisor-pathfinder = проводник
    .acc = проводника
    .does = Ваши войска перемещаются на 1 кукурузу дешевле.
advisor-war_captain = военачальник
    .acc = военачальника
    .does = Каждый раз, побеждая в бою, получайте 1 нефрит.
advisor-envoy = посланник
    .acc = посланника
    .does = Первый пожертвованный жетон клана тоже приносит 1 ОЖ.

power-tax_collector = Сборщик дани
    .does = При активации предводителя клана получайте 1 нефрит и 1 кукурузу.
power-drill_master = Наставник воинов
    .does = При активации предводителя клана проводите донабор.
power-blood_priest = Жрец крови
    .does = При активации предводителя клана можно вернуть 1 пленника в общий запас и получить 2 нефрита и особую карту боя.

upgrade-jade_regalia = Нефритовые регалии
    .does = При активации предводителя клана получайте 1 нефрит.
upgrade-council_of_war = Военный совет
    .does = Вместо приобретения карты бесплатно вытягивайте 3 особые карты боя и оставляйте себе 1.
upgrade-voice_of_the_gods = Глас богов
    .does = Получайте 2 ОЖ в каждой фазе жертвоприношения.

word-strength = прибавить силу
word-capture_step1 = захватить пленника в 1 шаге боя
word-capture_step3 = захватить пленника в 3 шаге боя
word-ignore_enemy_creature = игнорировать существо соперника
word-expel_on_loss = вытеснить соперника в джунгли
word-return_card = вернуть карту на руку
word-take_opponent_card = взять карту соперника
word-discount_move_corn = переместиться дешевле
word-sacrifice_points = прибавить очки жертвоприношения
word-clan_first_counts = посчитать первый жетон клана
word-gain_corn = получить кукурузу
word-gain_jade = получить нефрит
word-gain_vp = получить победные очки
word-gain_clan_token = получить жетон клана
word-draw_special = вытянуть особую карту боя
word-draw_special_keep = вытянуть особые карты боя и оставить одну
word-reinforce = провести донабор
word-extend_creature = продлить жизненный цикл существа
word-build = возвести сооружение
word-train = провести тренировку
word-summon = провести призыв
word-activate_city = активировать город

## Выбор

choice-first = Первый игрок: { $seat }
choice-draw = Вытянуть карту «{ $card }»
choice-advise = Взять в советники { $advisor-acc }
choice-empower = Выбрать способность «{ $power }»
choice-found = Возвести { $building-acc } уровня 1
choice-activate = Активировать { $building-acc }
    .hints = Активировать { $building-acc } (уровень { $level })
choice-lead = Активировать { $leader-acc }
choice-build = Возвести { $building-acc } уровня { $level }
    .hints = Возвести { $building-acc } уровня { $level } ({ choice-build.price })
    .price = { $jade ->
        [0] { $corn ->
            [0] бесплатно
            [one] { $corn } кукуруза
           *[other] { $corn } кукурузы
        }
       *[other] { $jade ->
            [one] { $jade } нефрит
           *[other] { $jade } нефрита
        }{ $corn ->
            [0] { "" }
            [one] , { $corn } кукуруза
           *[other] , { $corn } кукурузы
        }
    }
choice-train = Приобрести усиление «{ $ability }» для { $army-gen }, сектор { $rank }
    .hints = Приобрести усиление «{ $ability }» для { $army-gen }, сектор { $rank } ({ choice-build.price })
choice-reinforce = Донабор { $army-into }
    .hints = Донабор { $army-into } (станет { $warriors ->
        [one] { $warriors } воин
        [few] { $warriors } воина
       *[other] { $warriors } воинов
    })
choice-summon = Призвать { $creature-acc } { $army-dat }
    .hints = Призвать { $creature-acc } { $army-dat } ({ choice-build.price })
choice-until = { $round ->
        [5] До конца игры
       *[other] До конца раунда { $round }
    }
    .hints = { choice-until } ({ $jade ->
        [0] бесплатно
        [one] { $jade } нефрит
       *[other] { $jade } нефрита
    })
choice-extend = { $round ->
        [5] Продлить жизненный цикл существа { $army-gen } до конца игры
       *[other] Продлить жизненный цикл существа { $army-gen } до конца раунда { $round }
    }
    .hints = { choice-extend } ({ $jade ->
        [0] бесплатно
        [one] { $jade } нефрит
       *[other] { $jade } нефрита
    })
# `.brings` перечисляет расходы и выгоды, каждую со своим знаком.
choice-receive = { $gift-get }
    .hints = { $gift-get }:{ choice-receive.brings }
    .brings = { $cost_corn ->
        [0] { "" }
        [one] { " " }−{ $cost_corn } кукуруза
       *[other] { " " }−{ $cost_corn } кукурузы
    }{ $cost_jade ->
        [0] { "" }
        [one] { " " }−{ $cost_jade } нефрит
       *[other] { " " }−{ $cost_jade } нефрита
    }{ $cost_prisoners ->
        [0] { "" }
        [one] { " " }−{ $cost_prisoners } пленник
        [few] { " " }−{ $cost_prisoners } пленника
       *[other] { " " }−{ $cost_prisoners } пленников
    }{ $one_of ->
        [0] { "" }
       *[other] { " " }одно из:
    }{ $strength ->
        [0] { "" }
       *[other] { " " }+{ $strength } к силе
    }{ $prisoners ->
        [0] { "" }
        [one] { " " }+{ $prisoners } пленник
        [few] { " " }+{ $prisoners } пленника
       *[other] { " " }+{ $prisoners } пленников
    }{ $sacrifice ->
        [0] { "" }
       *[other] { " " }+{ $sacrifice } ОЖ
    }{ $ignore ->
        [0] { "" }
       *[other] { " " }+{ word-ignore_enemy_creature }
    }{ $expel ->
        [0] { "" }
       *[other] { " " }+{ word-expel_on_loss }
    }{ $return ->
        [0] { "" }
       *[other] { " " }+{ word-return_card }
    }{ $take ->
        [0] { "" }
       *[other] { " " }+{ word-take_opponent_card }
    }{ $activate ->
        [0] { "" }
       *[other] { " " }+{ word-activate_city }
    }{ $corn ->
        [0] { "" }
        [one] { " " }+{ $corn } кукуруза
       *[other] { " " }+{ $corn } кукурузы
    }{ $jade ->
        [0] { "" }
        [one] { " " }+{ $jade } нефрит
       *[other] { " " }+{ $jade } нефрита
    }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points } ПО
    }{ $tokens ->
        [0] { "" }
        [one] { " " }+{ $tokens } жетон клана
        [few] { " " }+{ $tokens } жетона клана
       *[other] { " " }+{ $tokens } жетонов клана
    }{ $cards ->
        [0] { "" }
        [one] { " " }+{ $cards } карта
        [few] { " " }+{ $cards } карты
       *[other] { " " }+{ $cards } карт
    }{ $choose ->
        [0] { "" }
       *[other] { " " }+1 карта из { $choose }
    }{ $reinforce ->
        [0] { "" }
       *[other] { " " }+донабор
    }{ $extend ->
        [0] { "" }
        [one] { " " }+{ $extend } раунд для существа
        [few] { " " }+{ $extend } раунда для существа
       *[other] { " " }+{ $extend } раундов для существа
    }{ $build ->
        [0] { "" }
       *[other] { " " }+возведение
    }{ $train ->
        [0] { "" }
       *[other] { " " }+тренировка
    }{ $summon ->
        [0] { "" }
       *[other] { " " }+призыв
    }{ $choices ->
        [0] { "" }
       *[other] { " " }+на выбор
    }
choice-use-power = Применить способность «{ $power }»
    .hints = Применить способность «{ $power }»:{ choice-receive.brings }
choice-move = Переместиться { $place-to }
    .hints = { $fight ->
        [0] { $place-enter }
       *[other] Бой за { $place }, у врага сила { $strength }
    }{ $jade ->
        [0] { "" }
        [one] : +{ $jade } нефрит
        [few] : +{ $jade } нефрита
       *[other] : +{ $jade } нефритов
    } ({ $corn ->
        [0] бесплатно
        [one] { $corn } кукуруза
       *[other] { $corn } кукурузы
    })
choice-hold = Остаться на месте
    .unspent = Армия могла бы пойти. Оставить её на месте?
choice-fight = Разыграть карту «{ $card }»
    .hints = Разыграть карту «{ $card }» (сила { $strength })
choice-bare = Сражаться без карты
choice-use-card = Применить эффект карты «{ $card }»
    .hints = Применить эффект карты «{ $card }»:{ choice-receive.brings }
choice-use-ability = Применить эффект усиления «{ $ability }»
    .hints = Применить эффект усиления «{ $ability }»:{ choice-receive.brings }
choice-use-creature = Применить эффект существа: { $creature }
    .hints = Применить эффект существа ({ $creature }):{ choice-receive.brings }
choice-use-advisor = Применить эффект советника: { $advisor }
    .hints = Применить эффект советника ({ $advisor }):{ choice-receive.brings }
choice-use-upgrade = Применить эффект модификации «{ $upgrade }»
    .hints = Применить эффект модификации «{ $upgrade }»:{ choice-receive.brings }
choice-reward = Бонус: { $reward }
    .hints = Бонус { $reward-round }:{ choice-receive.brings }
choice-pay = Заплатить
    .hints = Заплатить:{ choice-receive.brings }
choice-pick = Выбрать: { $word }
    .hints = Выбрать: { $word } ({ $amount })
choice-token = Взять жетон клана игрока { $seat }
choice-keep = Оставить карту «{ $card }»
choice-offer-prisoners = { $amount ->
        [0] Не жертвовать пленников
        [one] Пожертвовать { $amount } пленника
       *[other] Пожертвовать { $amount } пленников
    }
    .hints = { choice-offer-prisoners } ({ $points } ОЖ)
choice-offer-jade = { $amount ->
        [0] Не жертвовать нефрит
        [one] Пожертвовать { $amount } нефрит
       *[other] Пожертвовать { $amount } нефрита
    }
    .hints = { choice-offer-jade } ({ $points } ОЖ)
choice-offer-corn = { $amount ->
        [0] Не жертвовать кукурузу
        [one] Пожертвовать { $amount } кукурузу
       *[other] Пожертвовать { $amount } кукурузы
    }
    .hints = { choice-offer-corn } ({ $points } ОЖ)
choice-offer-token = Пожертвовать жетон клана игрока { $seat }
choice-evolve = Продвинуть маркер развития: { $column }
    .hints = { $row ->
        [4] Продвинуть маркер развития: { $column }, бонусный уровень
       *[other] Продвинуть маркер развития: { $column }, уровень { $row }
    }
choice-fall-back = Вернуть маркер жертвоприношения к половине
    .hints = Вернуть маркер жертвоприношения к половине (деление { $marker })
choice-hand = Передать жетон первого игрока игроку { $seat }
choice-bonus = Взять { $bonus }
    .hints = Взять { $bonus } ({ $points } ПО)
choice-pass = Закончить

kind-first = Первый игрок
kind-draw = Вытянуть карту
kind-advise = Выбрать советника
kind-empower = Выбрать способность предводителя
kind-found = Возвести первое сооружение
kind-activate = Активировать сооружение
kind-lead = Активировать предводителя
kind-build = Возведение
kind-train = Тренировка
kind-reinforce = Донабор
kind-summon = Призыв
kind-until = Срок существа
kind-extend = Продлить жизненный цикл
kind-receive = Возможность предводителя клана
kind-use-power = Способность предводителя клана
kind-move = Переместить войско
kind-hold = Остаться на месте
kind-fight = Разыграть карту боя
kind-bare = Без карты
kind-use-card = Эффект карты
kind-use-ability = Эффект жетона усиления
kind-use-creature = Эффект существа
kind-use-advisor = Эффект советника
kind-use-upgrade = Эффект модификации
kind-reward = Бонус города
kind-pay = Заплатить
kind-pick = Выбрать одно
kind-token = Жетон клана
kind-keep = Оставить карту
kind-offer-prisoners = Пожертвовать пленников
kind-offer-jade = Пожертвовать нефрит
kind-offer-corn = Пожертвовать кукурузу
kind-offer-token = Пожертвовать жетон клана
kind-evolve = Развитие
kind-fall-back = Вернуть маркер к половине
kind-hand = Передать жетон первого игрока
kind-bonus = Бонус конца игры
kind-pass = Закончить

## Вопросы

ask-draw-first-seat = Кто первый игрок?
wait-draw-first-seat = Жребий решает, кто первый игрок.
ask-choose-advisor = Втайне выберите двух советников, одного за другим.
wait-choose-advisor = { $who } выбирает советников.
ask-choose-power = Втайне выберите способность предводителя клана.
wait-choose-power = { $who } выбирает способность предводителя клана.
ask-choose-building = Втайне выберите сооружение, которое бесплатно возведёте до уровня 1.
wait-choose-building = { $who } выбирает первое сооружение.
ask-take-turn = Активируйте сооружение или предводителя: по одному за ход.
wait-take-turn = { $who } выбирает, что активировать.
ask-build = Выберите сооружение для возведения.
wait-build = { $who } выбирает, что возвести.
ask-train = Выберите жетон усиления и войско для него.
wait-train = { $who } выбирает жетон усиления.
ask-reinforce = Выберите войско для донабора. Воинов в нём станет не больше { $limit }.
wait-reinforce = { $who } выбирает войско для донабора.
ask-summon = Призовите существо, продлите жизненный цикл имеющегося или сделайте и то и другое{ $free ->
        [0] { "" }
       *[other] ; бесплатных дополнительных раундов: { $free }
    }.
wait-summon = { $who } призывает существ или продлевает их жизненный цикл.
ask-choose-stay = До конца какого раунда останется существо? Каждый дополнительный раунд стоит 1 нефрит.
wait-choose-stay = { $who } решает, до какого раунда останется существо.
ask-extend-free = Выберите существо, чей жизненный цикл продлится бесплатно. Дополнительных раундов: { $rounds }.
wait-extend-free = { $who } выбирает, чей жизненный цикл продлить.
ask-choose-gift = Предводитель клана: выберите кукурузу, нефрит или особую карту боя.
wait-choose-gift = { $who } выбирает, что даст предводитель клана.
ask-use-power = Применить способность предводителя клана?
wait-use-power = { $who } может применить способность предводителя клана.
ask-move-army = Куда переместить { $army }?
wait-move-army = { $who } решает, куда переместить { $army }.
ask-choose-card = { $side ->
        [0] Вы атакуете: втайне выберите карту боя.
       *[other] Вас атакуют: втайне выберите карту боя.
    }
wait-choose-card = { $who } выбирает карту боя.
ask-pay-effects = { $at ->
        [0] Бой, шаг 1: выберите, какие эффекты оплатить.
        [1] Бой, шаг 2: выберите, какие эффекты оплатить.
        [2] Бой, шаг 3: выберите, какие эффекты оплатить.
       *[other] После боя: выберите, какие эффекты оплатить.
    }
wait-pay-effects = { $who } может оплатить эффекты в бою.
ask-choose-reward = Выберите бонус: { $place }.
wait-choose-reward = { $who } выбирает бонус: { $place }.
ask-sacrifice = { $step ->
        [0] Сколько пленников вы жертвуете? Никто не узнает, пока не выберут все.
        [1] Сколько нефрита вы жертвуете? Каждые 2 приносят 1 ОЖ.
        [2] Сколько кукурузы вы жертвуете? Каждые 4 приносят 1 ОЖ.
       *[other] Выберите жетоны клана для жертвы. Каждый, кроме первого, приносит 1 ОЖ.
    }
wait-sacrifice = { $who } решает, что принести в жертву.
ask-evolve = Выберите, какой маркер развития продвинуть{ $left ->
        [1] { "" }
       *[other] ; осталось продвижений, каждое в своём столбце: { $left }
    }.
wait-evolve = { $who } выбирает, какой маркер развития продвинуть.
ask-fall-back = Маркер жертвоприношения не продвинулся. Вернуть его к половине?
wait-fall-back = { $who } может вернуть маркер жертвоприношения к половине.
ask-hand-on = Кому передать жетон первого игрока?
wait-hand-on = { $who } решает, кому передать жетон первого игрока.
ask-choose-bonus = Ваш маркер развития достиг бонусного уровня: выберите бонус конца игры.
wait-choose-bonus = { $who } выбирает бонус конца игры.
ask-draw-card = Какая карта вытянута?
wait-draw-card = Вытягивается особая карта боя.
ask-keep-card = Выберите, какую карту оставить. Остальные уйдут в сброс, их никто не увидит.
wait-keep-card = { $who } выбирает, какую карту оставить.
ask-pay-cost = Оплатить этот эффект?
wait-pay-cost = { $who } может оплатить эффект.
ask-order-effects = Несколько ваших эффектов срабатывают одновременно. Выберите следующий.
wait-order-effects = { $who } выбирает, какой эффект сработает следующим.
ask-pick-one = Выберите что-то одно.
wait-pick-one = { $who } выбирает один из эффектов.
ask-choose-token = Выберите, чей жетон клана взять.
wait-choose-token = { $who } выбирает жетон клана.

## Почему нельзя

refusal-no-such-seat = На этом месте никого нет.
refusal-advisor-not-here = Этот советник участвует только при 5 или 6 игроках.
refusal-advisor-chosen = Этого советника вы уже выбрали.
refusal-leader-used = Этого предводителя вы в этом раунде уже активировали.
refusal-building-token-placed = В этот ход вы уже активировали сооружение.
refusal-leader-token-placed = В этот ход вы уже активировали предводителя.
refusal-no-such-tile = Жетона такого уровня у этого сооружения нет.
refusal-not-higher = Это сооружение уже такого уровня или выше.
refusal-construction-row = Для уровня { $level } ваш маркер возведения должен быть на уровне { $level } или дальше.
refusal-trained-already = Этот жетон усиления у вас уже есть.
refusal-abilities-row = Для уровня { $level } ваш маркер усиления должен быть на уровне { $level } или дальше.
refusal-no-such-slot = Такого сектора для жетонов усиления нет.
refusal-slot-taken = В этом секторе уже есть жетон усиления.
refusal-slot-too-low = Жетону усиления уровня { $level } нужен сектор { $level } или выше.
refusal-too-dear = Это стоит: { choice-build.price }. У вас меньше.
refusal-not-in-area = Этого существа нет в области призыва.
refusal-has-creature = К этому войску уже присоединено существо.
refusal-summons-row = Для уровня { $level } ваш маркер призыва должен быть на уровне { $level } или дальше.
refusal-summoned-already = Этим действием вы уже призвали существо.
refusal-too-dear-to-summon = Это существо стоит: { choice-build.price }. У вас меньше.
refusal-no-creature = К этому войску не присоединено существо.
refusal-just-summoned = Вы только что решили, до какого раунда останется это существо.
refusal-extended-already = Этим действием вы уже продлили жизненный цикл существа.
refusal-not-later = До этого раунда существо останется и так.
refusal-too-dear-to-extend = Дополнительные раунды стоят { $jade ->
        [one] { $jade } нефрит
       *[other] { $jade } нефрита
    }, а у вас меньше.
refusal-not-that-round = Эффект продлевает жизненный цикл до другого раунда.
refusal-gift-too-dear = Это стоит: { choice-build.price }. У вас меньше.
refusal-must-receive = Выберите одну из возможностей предводителя клана.
refusal-no-card-left = Особых карт боя больше нет.
refusal-not-your-power = У вашего предводителя клана другая способность.
refusal-same-place = Войско уже там.
refusal-own-army-there = Там стоит другое ваше войско.
refusal-no-corn-to-move = Это перемещение стоит { $corn ->
        [one] { $corn } кукурузу
       *[other] { $corn } кукурузы
    }, а у вас меньше.
refusal-not-in-hand = Этой карты нет у вас на руке.
refusal-creature-not-here = Это существо не присоединено к сражающемуся войску.
refusal-must-play-card = Если у вас есть подходящая карта боя, вы обязаны её разыграть.
refusal-not-offered-now = Сейчас здесь нечего оплачивать.
refusal-effect-too-dear = Нужно потратить { event-paid.price }, а у вас меньше.
refusal-not-this-round = В этом раунде такой бонус недоступен.
refusal-condition-unmet = Ваш маркер развития ещё не дошёл до нужного для этого бонуса уровня.
refusal-must-activate = Вы должны выбрать бонус.
refusal-not-so-many = У вас всего { $amount }.
refusal-token-not-held = У вас нет жетона клана этого игрока.
refusal-offered-already = Эту часть жертвы вы уже решили.
refusal-other-column = В этом столбце вы уже продвинулись; выберите другой.
refusal-end-of-column = Ваш маркер уже в конце этого столбца.
refusal-bonus-row-closed = Бонусный уровень открывается только в четвёртом раунде.
refusal-not-another-player = Жетон первого игрока нужно передать другому игроку.
refusal-not-on-top = Этой карты нет в колоде.
refusal-not-drawn = Эту карту вы не вытягивали.
refusal-not-due = У этого эффекта сейчас ничего не срабатывает.
refusal-not-offered = Эффект этого не предлагает.
refusal-no-token = Вы не можете взять жетон клана этого игрока.

## Рассказ о партии

heading-round = { $round ->
        [4] Раунд { $round }, последний
       *[other] Раунд { $round }
    }
heading-turn = Ход { $turn }: { $seat }
    .you = Ход { $turn }: вы
heading-sacrifices = Фаза жертвоприношения, раунд { $round }
heading-calendar = Смена календаря, раунд { $round }
heading-end = Конец игры

event-began = Первый игрок — { $seat }.
    .you = Первый игрок — вы.
event-advised = { $seat } берёт в советники { $items }.
    .you = Вы берёте в советники { $items }.
    .item = { $advisor-acc }
event-empowered = { $seat } выбирает способность предводителя «{ $power }».
    .you = Вы выбираете способность предводителя «{ $power }».
event-founded = { $seat } бесплатно возводит { $building-acc } до уровня 1.
    .you = Вы бесплатно возводите { $building-acc } до уровня 1.
event-round = { $round ->
        [4] Каждый делает последние три хода.
       *[other] Каждый делает три хода.
    }
event-turn = { $seat } делает ход { $turn } этого раунда.
    .you = Вы делаете ход { $turn } этого раунда.
event-activated = { $seat } активирует { $building-acc }.
    .you = Вы активируете { $building-acc }.
event-led = { $seat } активирует { $leader-acc }.
    .you = Вы активируете { $leader-acc }.
event-idle = { $seat } пропускает действие: { $word }.
    .you = Вы пропускаете действие: { $word }.
event-built = { $seat } возводит { $building-acc } до уровня { $level } { event-built.price }.
    .you = Вы возводите { $building-acc } до уровня { $level } { event-built.price }.
    .price = { $jade ->
        [0] { $corn ->
            [0] бесплатно
            [one] за { $corn } кукурузу
           *[other] за { $corn } кукурузы
        }
       *[other] за { $jade ->
            [one] { $jade } нефрит
           *[other] { $jade } нефрита
        }{ $corn ->
            [0] { "" }
            [one] { " " }и { $corn } кукурузу
           *[other] { " " }и { $corn } кукурузы
        }
    }
event-trained = { $seat } приобретает усиление «{ $ability }» для { $army-gen } (сектор { $rank }) { event-built.price }.
    .you = Вы приобретаете усиление «{ $ability }» для { $army-gen } (сектор { $rank }) { event-built.price }.
event-reinforced = { $amount ->
        [0] { $army-start } игрока { $seat } уже в полном составе.
        [one] { $seat } добавляет { $army-into } { $amount } воина, теперь их { $warriors }.
       *[other] { $seat } добавляет { $army-into } { $amount } воинов, теперь их { $warriors }.
    }
    .you = { $amount ->
        [0] Ваше { $army } уже в полном составе.
        [one] Вы добавляете { $army-into } { $amount } воина, теперь их { $warriors }.
       *[other] Вы добавляете { $army-into } { $amount } воинов, теперь их { $warriors }.
    }
event-summoned = { $seat } призывает { $creature-acc } { $army-dat } { event-built.price }.
    .you = Вы призываете { $creature-acc } { $army-dat } { event-built.price }.
event-stays = Существо игрока { $seat } ({ $creature }) остаётся { event-stays.until }.
    .you = Ваше существо ({ $creature }) остаётся { event-stays.until }.
    .until = до конца { $round ->
        [5] игры
       *[other] раунда { $round }
    }{ $jade ->
        [0] { "" }
        [one] { " " }за { $jade } нефрит
       *[other] { " " }за { $jade } нефрита
    }
event-got-corn = { $seat } получает { $amount ->
        [one] { $amount } кукурузу
       *[other] { $amount } кукурузы
    }.
    .you = Вы получаете { $amount ->
        [one] { $amount } кукурузу
       *[other] { $amount } кукурузы
    }.
event-got-jade = { $seat } получает { $amount ->
        [one] { $amount } нефрит
       *[other] { $amount } нефрита
    }.
    .you = Вы получаете { $amount ->
        [one] { $amount } нефрит
       *[other] { $amount } нефрита
    }.
event-collected = { $seat } забирает нефрит { $place-gen }: { $amount }.
    .you = Вы забираете нефрит { $place-gen }: { $amount }.
event-got-points = { $seat } получает { $points } ПО.
    .you = Вы получаете { $points } ПО.
event-paid = { $seat } отдаёт { event-paid.price }.
    .you = Вы отдаёте { event-paid.price }.
    .price = { $corn ->
        [0] { "" }
        [one] { $corn } кукурузу
       *[other] { $corn } кукурузы
    }{ $jade ->
        [0] { "" }
       *[other] { $corn ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $jade ->
            [one] { $jade } нефрит
           *[other] { $jade } нефрита
        }
    }{ $prisoners ->
        [0] { $corn ->
            [0] { $jade ->
                [0] ничего
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $corn ->
            [0] { $jade ->
                [0] { "" }
               *[other] { " " }и{ " " }
            }
           *[other] { " " }и{ " " }
        }{ $prisoners ->
            [one] { $prisoners } пленника
           *[other] { $prisoners } пленников
        }
    }
event-used-power = { $seat } применяет способность «{ $power }».
    .you = Вы применяете способность «{ $power }».
event-moved = { $seat } перемещает { $army } { $start-from } { $end-to }{ $corn ->
        [0] { "" }
        [one] { " " }за { $corn } кукурузу
       *[other] { " " }за { $corn } кукурузы
    }.
    .you = Вы перемещаете { $army } { $start-from } { $end-to }{ $corn ->
        [0] { "" }
        [one] { " " }за { $corn } кукурузу
       *[other] { " " }за { $corn } кукурузы
    }.
event-held = { $seat } оставляет { $army } на месте.
    .you = Вы оставляете { $army } на месте.
event-attacked = { $seat } атакует { $place }; защищается { $other }.
    .you = Вы атакуете { $place }; защищается { $other }.
    .you-other = { $seat } атакует { $place }; защищаетесь вы.
event-played = { $seat } разыгрывает карту «{ $card }».
    .you = Вы разыгрываете карту «{ $card }».
event-played-none = { $seat } сражается без карты боя.
    .you = Вы сражаетесь без карты боя.
event-ignored = Соперник игнорирует в этом бою существо игрока { $seat } ({ $creature }).
    .you = Соперник игнорирует в этом бою ваше существо ({ $creature }).
event-used-card = { $seat } применяет эффект карты «{ $card }».
    .you = Вы применяете эффект карты «{ $card }».
event-used-ability = { $seat } применяет эффект усиления «{ $ability }».
    .you = Вы применяете эффект усиления «{ $ability }».
event-used-creature = { $seat } применяет эффект существа: { $creature }.
    .you = Вы применяете эффект существа: { $creature }.
event-used-advisor = { $seat } применяет эффект советника: { $advisor }.
    .you = Вы применяете эффект советника: { $advisor }.
event-used-upgrade = { $seat } применяет модификацию «{ $upgrade }».
    .you = Вы применяете модификацию «{ $upgrade }».
event-captured = { $seat } захватывает у игрока { $other } { $warriors ->
        [one] { $warriors } пленника
       *[other] { $warriors } пленников
    }.
    .you = Вы захватываете у игрока { $other } { $warriors ->
        [one] { $warriors } пленника
       *[other] { $warriors } пленников
    }.
    .you-other = { $seat } захватывает у вас { $warriors ->
        [one] { $warriors } пленника
       *[other] { $warriors } пленников
    }.
event-captured-leader = { $seat } захватывает предводителя войска у игрока { $other }.
    .you = Вы захватываете предводителя войска у игрока { $other }.
    .you-other = { $seat } захватывает вашего предводителя войска.
event-took-token = { $seat } получает жетон клана игрока { $other }.
    .you = Вы получаете жетон клана игрока { $other }.
    .you-other = { $seat } получает ваш жетон клана.
event-strength = Сила игрока { $seat }: { $total } ({ event-strength.parts }).
    .you = Ваша сила: { $total } ({ event-strength.parts }).
    .parts = карта { $card }, фигурки { $figures }{ $effects ->
        [0] { "" }
       *[other] , эффекты { $effects }
    }{ $creature ->
        [0] { "" }
       *[other] , существо { $creature }
    }
event-beat = Побеждает { $seat }, проигрывает { $other }.
    .you = Побеждаете вы, проигрывает { $other }.
    .you-other = Побеждает { $seat }, проигрываете вы.
event-tied = { $seat } и { $other } равны по силе: ничья.
    .you = Вы и { $other } равны по силе: ничья.
    .you-other = { $seat } и вы равны по силе: ничья.
event-destroyed = { $seat } уничтожает { $army } игрока { $other } и получает пленника вместо предводителя.
    .you = Вы уничтожаете { $army } игрока { $other } и получаете пленника вместо предводителя.
    .you-other = { $seat } уничтожает ваше { $army } и получает пленника вместо предводителя.
event-formed-anew = { $seat } заново собирает { $army }, воинов в нём { $warriors }.
    .you = Вы заново собираете { $army }, воинов в нём { $warriors }.
event-expelled = { $seat } проигрывает, но вытесняет в джунгли войско игрока { $other }.
    .you = Вы проигрываете, но вытесняете в джунгли войско игрока { $other }.
    .you-other = { $seat } проигрывает, но вытесняет в джунгли ваше войско.
event-placed = { $army-start } игрока { $seat } { $place-ends }.
    .you = Ваше { $army } { $place-ends }.
event-took-card = { $seat } забирает на руку карту «{ $card }» игрока { $other }.
    .you = Вы забираете на руку карту «{ $card }» игрока { $other }.
    .you-other = { $seat } забирает на руку вашу карту «{ $card }».
event-card-back = Карта «{ $card }» возвращается на руку игрока { $seat }.
    .you = Карта «{ $card }» возвращается к вам на руку.
event-card-away = Карта «{ $card }» игрока { $seat } { $fate }.
    .you = Ваша карта «{ $card }» { $fate }.
event-city-activated = { $seat } активирует { $place }.
    .you = Вы активируете { $place }.
event-rewarded = { $seat } получает бонус { $place-gen } ({ $reward-in }).
    .you = Вы получаете бонус { $place-gen } ({ $reward-in }).
event-declined = { $seat } не активирует город.
    .you = Вы не активируете город.
event-drew = { $seat } вытягивает { $count ->
        [1] особую карту боя
        [one] { $count } особую карту боя
        [few] { $count } особые карты боя
       *[other] { $count } особых карт боя
    }.
    .you = Вы вытягиваете { $count ->
        [1] особую карту боя
        [one] { $count } особую карту боя
        [few] { $count } особые карты боя
       *[other] { $count } особых карт боя
    }.
event-got-card = { $seat } берёт на руку карту «{ $card }».
    .you = Вы берёте на руку карту «{ $card }».
event-kept = { $seat } оставляет себе одну из вытянутых карт.
    .you = Вы оставляете себе одну из вытянутых карт.
event-reshuffled = { $amount ->
        [one] Сброс замешивается в новую колоду: { $amount } карта.
        [few] Сброс замешивается в новую колоду: { $amount } карты.
       *[other] Сброс замешивается в новую колоду: { $amount } карт.
    }
event-no-cards = { $seat } не вытягивает карту: особых карт боя больше нет.
    .you = Вы не вытягиваете карту: особых карт боя больше нет.
event-sacrifices = Фаза жертвоприношения раунда { $round }.
event-offered = Жертва игрока { $seat }: { event-offered.given } ({ $points } ОЖ).
    .you = Ваша жертва: { event-offered.given } ({ $points } ОЖ).
    .comma-jade = { $prisoners ->
        [0] { "" }
       *[other] ,{ " " }
    }
    .comma-corn = { $jade ->
        [0] { event-offered.comma-jade }
       *[other] ,{ " " }
    }
    .comma-tokens = { $corn ->
        [0] { event-offered.comma-corn }
       *[other] ,{ " " }
    }
    .given = { $prisoners ->
        [0] { "" }
        [one] { $prisoners } пленник
        [few] { $prisoners } пленника
       *[other] { $prisoners } пленников
    }{ $jade ->
        [0] { "" }
        [one] { event-offered.comma-jade }{ $jade } нефрит
       *[other] { event-offered.comma-jade }{ $jade } нефрита
    }{ $corn ->
        [0] { "" }
        [one] { event-offered.comma-corn }{ $corn } кукуруза
       *[other] { event-offered.comma-corn }{ $corn } кукурузы
    }{ $tokens ->
        [0] { event-offered.nothing }
        [one] { event-offered.comma-tokens }{ $tokens } жетон клана
        [few] { event-offered.comma-tokens }{ $tokens } жетона клана
       *[other] { event-offered.comma-tokens }{ $tokens } жетонов клана
    }
    .nothing = { $prisoners ->
        [0] { $jade ->
            [0] { $corn ->
                [0] ничего
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
event-advanced = { $seat } продвигает маркер жертвоприношения на деление { $marker }.
    .you = Вы продвигаете маркер жертвоприношения на деление { $marker }.
event-climbed = { $seat } поднимает предводителя клана { event-climbed.up } и получает модификацию «{ $upgrade }».
    .you = Вы поднимаете предводителя клана { event-climbed.up } и получаете модификацию «{ $upgrade }».
    .up = { $step ->
        [3] на вершину Пирамиды
       *[other] на { $step }-ю ступень Пирамиды
    }
event-scored = { $points ->
        [0] { $seat } не получает ПО.
       *[other] { $seat } получает { $points } ПО{ event-scored.parts }.
    }
    .you = { $points ->
        [0] Вы не получаете ПО.
       *[other] Вы получаете { $points } ПО{ event-scored.parts }.
    }
    .parts = { $pyramid ->
        [0] { " " }за жертвоприношение
       *[other] : { $sacrifice } за жертвоприношение и { $pyramid } за Пирамиду
    }
event-evolved = { $seat } продвигает маркеры развития: { $items }.
    .you = Вы продвигаете маркеры развития: { $items }.
    .item = { $row ->
        [4] { $column } (бонусный уровень)
       *[other] { $column } (уровень { $row })
    }
event-fell-back = { $seat } возвращает маркер жертвоприношения на деление { $marker }.
    .you = Вы возвращаете маркер жертвоприношения на деление { $marker }.
event-calendar = Смена календаря в раунде { $round }.
event-returned = Существо игрока { $seat } ({ $creature }) возвращается в область призыва.
    .you = Ваше существо ({ $creature }) возвращается в область призыва.
event-jade-laid = Теперь нефрит лежит в городах: { $items }.
    .item = { $place } ({ $jade })
event-handed = { $seat } передаёт жетон первого игрока, теперь первым ходит { $other }.
    .you = Вы передаёте жетон первого игрока, теперь первым ходит { $other }.
    .you-other = { $seat } передаёт вам жетон первого игрока.
event-finale = Четвёртый раунд окончен: подсчёт бонусов и остатков.
event-bonus-taken = { $seat } берёт { $bonus } и получает { $points } ПО.
    .you = Вы берёте { $bonus } и получаете { $points } ПО.
event-stores = { $seat } получает { $points } ПО за остаток: { $jade } за нефрит, { $corn } за кукурузу, { $cards } за карты.
    .you = Вы получаете { $points } ПО за остаток: { $jade } за нефрит, { $corn } за кукурузу, { $cards } за карты.
event-won = { $seat } побеждает, набрав { $points } ПО{ event-won.tie }.
    .you = Вы побеждаете, набрав { $points } ПО{ event-won.tie }.
    .tie = { $decided ->
        [marker] : при равенстве решает, чей маркер жертв дальше
        [sacrifices] : при равенстве решает сумма очков жертвоприношений
       *[points] { "" }
    }
event-shared = { $seat } делит победу, набрав { $points } ПО: равны и жертвы.
    .you = Вы делите победу, набрав { $points } ПО: равны и жертвы.

## Создание партии и откуда взялись очки

option-marker = Маркер жертвоприношения
option-marker-stays = Назад не двигается
    .note = Чтобы продвинуться, каждая жертва должна быть больше прежней.
option-marker-may_fall = Может вернуться к половине (для первых партий)
    .note = Маркер, который не продвинулся, можно вернуть к половине: так его легче превзойти.
option-readings = Где книги правил расходятся
option-readings-none = Как в наших правилах
option-readings-own_price = Действие по эффекту стоит столько, сколько указано на вашем сооружении
    .note = Обычно вместо этого платят цену, указанную в эффекте.
option-readings-late_cards = После ничьей карты убирают, когда город уже активирован
    .note = Обычно их убирают до этого.
option-readings-defender_expels = Проигравший защитник тоже может вытеснить соперника
    .note = Обычно это может только проигравший атакующий.
option-readings-may_decline = Город, взятый в бою, можно не активировать
    .note = Обычно его активируют обязательно.
option-readings-sum_of_sacrifices = Ничью решает сумма ОЖ за все раунды
    .note = Обычно решает маркер жертвоприношения, ушедший дальше.
option-readings-beaten_withdraws = Проигравшее войско, вытеснив соперника, тоже уходит в джунгли
    .note = Обычно оно остаётся в городе.
option-readings-creature_cards_stay = Карты боя существ нельзя забрать
    .note = Обычно эффект, забирающий карту соперника, забирает и их.
option-readings-extend_both = Жизненный цикл можно продлить сразу двум существам
    .note = Обычно за одно применение храма — только одному.
option-readings-reward_first = Сначала бонус города, потом нефрит
    .note = Обычно сначала нефрит: им можно заплатить за бонус.
option-first = Первый игрок
option-first-random = По жребию
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-first-4 = Игрок 5
option-first-5 = Игрок 6

source-sacrifices = Жертвоприношения
source-pyramid = Ступени Пирамиды
source-combat = Уничтоженные войска
source-effects = Карты, усиления и существа
source-cities = Города
source-bonus = Бонус конца игры
source-jade = Оставшийся нефрит
source-corn = Оставшаяся кукуруза
source-cards = Карты на руке

pieces-starting_card = Начальные карты боя
pieces-special_card = Особые карты боя
pieces-creature_card = Карты боя существ
pieces-creature = Существа
pieces-ability_tile = Усиления
pieces-building_level0 = Сооружения
pieces-advisor = Советники
pieces-leader_option = Что даёт предводитель клана
pieces-leader_ability = Свойства предводителя клана
pieces-leader_upgrade = Улучшения предводителя клана
