title = Юкатан
blurb = Сражайтесь за три города, призывайте существ и приносите богам жертвы, которые должны расти с каждым раундом.

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
    .does = Возведение: повысьте уровень одного своего сооружения. Цена за уровень при уровне стройки 0: 2 нефрита; 1: 1 кукуруза; 2: бесплатно.
building-academy = военный лагерь
    .acc = военный лагерь
    .gen = военного лагеря
    .does = Тренировка: приобретите жетон усиления для своего войска. Цена за уровень жетона при уровне лагеря 0: 4 кукурузы; 1: 1 кукуруза; 2: бесплатно.
building-barracks = казарма
    .acc = казарму
    .gen = казармы
    .does = Донабор: пополните одно своё войско. Воинов при уровне казармы 0: 3; 1: 4; 2: 5; 3: 6.
building-temple = храм
    .acc = храм
    .gen = храма
    .does = Призовите существо, продлите жизненный цикл другого. Цена за уровень существа при уровне храма 0: 1 нефрит и 2 кукурузы; 1: 1 кукуруза; 2: 1 кукуруза и один лишний раунд даром; 3: бесплатно и два лишних раунда даром.
building-granary = амбар
    .acc = амбар
    .gen = амбара
    .does = Сбор урожая, уровень 0: 3 кукурузы; 1: 4 кукурузы; 2: 5 кукурузы и 1 нефрит.

leader-city = предводитель клана
    .acc = предводителя клана
    .does = Получите кукурузу или нефрит либо купите особую карту боя; затем можно применить способность предводителя.
leader-first = предводитель первого войска
    .acc = предводителя первого войска
    .does = Первое войско может один раз переместиться.
leader-second = предводитель второго войска
    .acc = предводителя второго войска
    .does = Второе войско может один раз переместиться.

# `.to` — куда, `.from` — откуда, `.on` — на что нападают, `.ends` — что стало с войском после боя.
place-jungle = джунгли
    .to = в джунгли
    .from = из джунглей
    .on = на джунгли
    .gen = джунглей
    .ends = уходит в джунгли
    .does = Здесь стоит сколько угодно войск, и они не сражаются. Отсюда в город или обратно — за 1 кукурузу.
place-yellow = жёлтый город
    .to = в жёлтый город
    .from = из жёлтого города
    .on = на жёлтый город
    .gen = жёлтого города
    .ends = стоит в жёлтом городе
    .does = 1: 4 кукурузы, или тренировка, или донабор. 2: 2 кукурузы, затем тренировка. 3, если усиление на уровне 2: тренировка на 4 кукурузы дешевле. 4, в придачу: 2 ПО.
place-red = красный город
    .to = в красный город
    .from = из красного города
    .on = на красный город
    .gen = красного города
    .ends = стоит в красном городе
    .does = 1: 2 кукурузы и 1 нефрит, или призыв, или особая карта боя за 2 кукурузы. 2: 2 кукурузы, затем призыв. 3, если призыв на уровне 2: призыв по 2 кукурузы за уровень. 4, в придачу: пленник за 3 ПО.
place-blue = синий город
    .to = в синий город
    .from = из синего города
    .on = на синий город
    .gen = синего города
    .ends = стоит в синем городе
    .does = 1: 2 нефрита, или возведение, или 1 нефрит и лишний раунд для существа. 2: 1 нефрит, затем возведение. 3, если возведение на уровне 2: возведение на 2 нефрита дешевле. 4, в придачу: 1 ПО и 2 нефрита.

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

gift-corn = кукуруза
    .get = Получить кукурузу
    .does = Получите 4 кукурузы.
gift-jade = нефрит
    .get = Получить нефрит
    .does = Получите 2 нефрита.
gift-card = особая карта боя
    .get = Приобрести особую карту боя
    .does = Отдайте 2 кукурузы и вытяните особую карту боя.

card-charge = Натиск
    .does = Сила 5.
card-snare = Западня
    .does = Сила 3. В случае победы захватите 1 пленника в шаге 3.
card-raid = Набег
    .does = Сила 1. Захватите 1 пленника в шаге 3.
card-ambush = Засада
    .does = Сила 0. Захватите 1 пленника в шаге 1.
card-skirmish = Стычка
    .does = Сила 1. После боя вернётся к вам на руку.
card-obsidian_onslaught = Обсидиановый штурм
    .does = Сила 6.
card-beast_riders = Всадники на зверях
    .does = Сила 4 и ещё 4, если к вашему войску присоединено существо.
card-victors_chains = Цепи победителя
    .does = Сила 4. В случае победы захватите 1 пленника в шаге 3.
card-net_throwers = Метатели сетей
    .does = Сила 2. Захватите 1 пленника в шаге 3.
card-blowgun_volley = Залп духовых трубок
    .does = Сила 1. Захватите 1 пленника в шаге 1.
card-captive_hunt = Охота за пленниками
    .does = Сила 0. Захватите 1 пленника в шаге 3, а в случае победы — ещё одного.
card-night_attack = Ночная атака
    .does = Сила 2. Если вы атакующий игрок, захватите 1 пленника в шаге 1.
card-storm_the_stairs = Штурм лестниц
    .does = Сила 4 и ещё 4, если вы атакующий игрок.
card-feigned_rout = Притворное бегство
    .does = Сила 2. Если вы атаковали и проиграли, войско соперника уходит в джунгли, а вы активируете город. Получите 1 нефрит и 1 кукурузу.
card-hired_trackers = Наёмные следопыты
    .does = Сила 3. За 2 кукурузы захватите 1 пленника в шаге 3.
card-bribed_guards = Подкупленная стража
    .does = Сила 3. За 2 нефрита захватите 1 пленника в шаге 1.
card-jade_blades = Нефритовые клинки
    .does = Сила 4. За 1 нефрит — ещё 4.
card-war_drums = Барабаны войны
    .does = Сила 2. После боя вернётся к вам на руку.
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
    .does = Сила 3. Получите жетон клана, которого у вас нет. В случае победы захватите 1 пленника в шаге 3.
card-battlefield_offering = Жертва на поле боя
    .does = Сила 3. Получите 1 нефрит. Можно вернуть пленника в общий запас и получить 3 ПО.
card-jaguar_card = Ягуар
    .does = Сила 7. Только для войска, к которому присоединено это существо.
card-crocodile_card = Крокодил
    .does = Сила 0. Захватите 1 пленника в шаге 3 и получите 2 кукурузы. Только для войска, к которому присоединено это существо.
card-macaw_card = Ара
    .does = Сила 2. Вытяните особую карту боя и получите 1 кукурузу. Только для войска, к которому присоединено это существо.
card-camazotz_card = Камасоц
    .does = Сила 2. Захватите 1 пленника в шаге 1. Только для войска, к которому присоединено это существо.
card-cabrakan_card = Кабракан
    .does = Сила 5. Игнорируйте существо соперника. Только для войска, к которому присоединено это существо.
card-alux_card = Алуш
    .does = Сила 3. Возьмите на руку карту, разыгранную соперником. Только для войска, к которому присоединено это существо.
card-kukulkan_card = Кукулькан
    .does = Сила 6. Захватите 1 пленника в шаге 3. Только для войска, к которому присоединено это существо.
card-zipacna_card = Сипакна
    .does = Сила 4. Захватите 1 пленника в шаге 1. Только для войска, к которому присоединено это существо.
card-vucub_caquix_card = Вукуб-Какиш
    .does = Сила 7. В случае победы захватите 1 пленника в шаге 3 и получите 1 ПО. Только для войска, к которому присоединено это существо.
card-monkey_card = Обезьяна
    .does = Сила 1. Возьмите на руку карту, разыгранную соперником, и получите 2 кукурузы. Только для войска, к которому присоединено это существо.
card-hunahpu_and_xbalanque_card = Хунахпу и Шбаланке
    .does = Сила 3. Захватите 1 пленника в шаге 3. Только для войска, к которому присоединены эти существа.
card-avatar_of_hunahpu_utiu_card = Воплощение Хунахпу Ютию
    .does = Сила 5. Захватите 1 пленника в шаге 1. Только для войска, к которому присоединено это существо.

creature-jaguar = Ягуар
    .acc = Ягуара
    .does = Уровень 1. Сила 1 и ещё 1, если вы атакующий игрок.
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
    .does = Уровень 2. Сила 1 и ещё 1, если вы атакующий игрок. Если вы атаковали и проиграли, войско соперника уходит в джунгли, а вы активируете город.
creature-alux = Алуш
    .acc = Алуша
    .does = Уровень 2. Сила 1. За 1 нефрит — ещё 2.
creature-kukulkan = Кукулькан
    .acc = Кукулькана
    .does = Уровень 3. Сила 3. Игнорируйте существо соперника.
creature-zipacna = Сипакна
    .acc = Сипакну
    .does = Уровень 3. Сила 3. В случае победы получите 1 ПО.
creature-vucub_caquix = Вукуб-Какиш
    .acc = Вукуб-Какиша
    .does = Уровень 3. Сила 3. За 3 нефрита захватите 1 пленника в шаге 3.
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
    .does = Уровень 1. Войско перемещается на 1 кукурузу дешевле. Сила 1, если вы атакующий игрок.
ability-looters = Мародёры
    .does = Уровень 1. В случае победы получите 1 нефрит или 2 кукурузы.
ability-veterans = Ветераны
    .does = Уровень 2. Сила 2.
ability-captive_takers = Ловцы пленников
    .does = Уровень 2. В случае победы захватите 1 пленника в шаге 3.
ability-beast_wardens = Укротители зверей
    .does = Уровень 2. Игнорируйте существо соперника. В случае победы получите 1 кукурузу.
ability-champions = Отборные воины
    .does = Уровень 3. Сила 3.
ability-net_masters = Мастера сетей
    .does = Уровень 3. За 2 кукурузы захватите 1 пленника в шаге 3.
ability-night_stalkers = Ночные охотники
    .does = Уровень 3. За 2 нефрита захватите 1 пленника в шаге 1.

advisor-steward = управляющий
    .acc = управляющего
    .does = Когда бонус города даёт вам кукурузу, получите ещё 2 кукурузы.
advisor-jade_carver = резчик по нефриту
    .acc = резчика по нефриту
    .does = Когда бонус города даёт вам нефрит, получите ещё 1 нефрит.
advisor-pathfinder = проводник
    .acc = проводника
    .does = Ваши войска перемещаются на 1 кукурузу дешевле.
advisor-war_captain = военачальник
    .acc = военачальника
    .does = Каждый раз, победив в бою, получите 1 нефрит.
advisor-envoy = посланник
    .acc = посланника
    .does = Первый пожертвованный жетон клана тоже приносит 1 ОЖ.

power-tax_collector = Сборщик дани
    .does = При активации предводителя клана получите 1 нефрит и 1 кукурузу.
power-drill_master = Наставник воинов
    .does = При активации предводителя клана проведите донабор.
power-blood_priest = Жрец крови
    .does = При активации предводителя клана верните пленника в общий запас и получите 2 нефрита и особую карту боя.

upgrade-jade_regalia = Нефритовые регалии
    .does = При активации предводителя клана получите 1 нефрит.
upgrade-council_of_war = Военный совет
    .does = Вместо покупки карты предводитель клана бесплатно вытягивает 3 особые карты боя, вы оставляете себе 1.
upgrade-voice_of_the_gods = Глас богов
    .does = 2 ОЖ в каждой фазе жертвоприношения.

word-strength = прибавить силу
word-capture_step1 = захватить пленника в шаге 1
word-capture_step3 = захватить пленника в шаге 3
word-ignore_enemy_creature = игнорировать существо соперника
word-expel_on_loss = вытеснить победителя
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
choice-found = Начать с жетоном { $building-gen } уровня 1
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
            [few] { $jade } нефрита
           *[other] { $jade } нефритов
        }{ $corn ->
            [0] { "" }
            [one] , { $corn } кукуруза
           *[other] , { $corn } кукурузы
        }
    }
choice-train = Приобрести усиление «{ $ability }»: { $army }, сектор { $rank }
    .hints = Приобрести усиление «{ $ability }»: { $army }, сектор { $rank } ({ choice-build.price })
choice-reinforce = Донабор: { $army }
    .hints = Донабор: { $army } (станет { $warriors ->
        [one] { $warriors } воин
        [few] { $warriors } воина
       *[other] { $warriors } воинов
    })
choice-summon = Призвать { $creature-acc }: { $army }
    .hints = Призвать { $creature-acc }: { $army } ({ choice-build.price })
choice-until = { $round ->
        [5] Оставить до конца игры
       *[other] Оставить до конца раунда { $round }
    }
    .hints = { choice-until } ({ $jade ->
        [0] бесплатно
        [one] { $jade } нефрит
        [few] { $jade } нефрита
       *[other] { $jade } нефритов
    })
choice-extend = { $round ->
        [5] Оставить существо { $army-gen } до конца игры
       *[other] Оставить существо { $army-gen } до конца раунда { $round }
    }
    .hints = { choice-extend } ({ $jade ->
        [0] бесплатно
        [one] { $jade } нефрит
        [few] { $jade } нефрита
       *[other] { $jade } нефритов
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
        [few] { " " }−{ $cost_jade } нефрита
       *[other] { " " }−{ $cost_jade } нефритов
    }{ $cost_prisoners ->
        [0] { "" }
        [one] { " " }−{ $cost_prisoners } пленник
        [few] { " " }−{ $cost_prisoners } пленника
       *[other] { " " }−{ $cost_prisoners } пленников
    }{ $one_of ->
        [0] { "" }
       *[other] { " " }одно из:
    }{ $corn ->
        [0] { "" }
        [one] { " " }+{ $corn } кукуруза
       *[other] { " " }+{ $corn } кукурузы
    }{ $jade ->
        [0] { "" }
        [one] { " " }+{ $jade } нефрит
        [few] { " " }+{ $jade } нефрита
       *[other] { " " }+{ $jade } нефритов
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
    .hints = Переместиться { $place-to } ({ $corn ->
        [0] бесплатно
        [one] { $corn } кукуруза
       *[other] { $corn } кукурузы
    }{ $fight ->
        [0] { "" }
       *[other] , бой
    })
choice-hold = Остаться на месте
choice-fight = Разыграть карту «{ $card }»
    .hints = Разыграть карту «{ $card }» (сила { $strength })
choice-bare = Сражаться без карты
choice-use-card = Применить эффект карты «{ $card }»
    .hints = Применить эффект карты «{ $card }»:{ choice-receive.brings }
choice-use-ability = Применить усиление «{ $ability }»
    .hints = Применить усиление «{ $ability }»:{ choice-receive.brings }
choice-use-creature = Применить способность существа: { $creature }
    .hints = Применить способность существа ({ $creature }):{ choice-receive.brings }
choice-use-advisor = Применить эффект советника: { $advisor }
    .hints = Применить эффект советника ({ $advisor }):{ choice-receive.brings }
choice-use-upgrade = Применить улучшение: { $upgrade }
    .hints = Применить улучшение ({ $upgrade }):{ choice-receive.brings }
choice-reward = Бонус { $reward }
    .hints = Бонус { $reward }:{ choice-receive.brings }
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
        [few] Пожертвовать { $amount } нефрита
       *[other] Пожертвовать { $amount } нефритов
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
choice-fall-back = Отодвинуть маркер жертвоприношения вдвое
    .hints = Отодвинуть маркер жертвоприношения на деление { $marker }
choice-hand = Передать жетон первого игрока: { $seat }
choice-bonus = Взять { $bonus }
    .hints = Взять { $bonus } ({ $points } ПО)
choice-pass = Больше ничего

kind-first = Первый игрок
kind-draw = Вытянуть карту
kind-advise = Выбрать советника
kind-empower = Выбрать способность предводителя
kind-found = Выбрать первое сооружение
kind-activate = Активировать сооружение
kind-lead = Активировать предводителя
kind-build = Возведение
kind-train = Тренировка
kind-reinforce = Донабор
kind-summon = Призыв
kind-until = Жизненный цикл
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
kind-use-upgrade = Эффект улучшения
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
kind-fall-back = Отодвинуть маркер
kind-hand = Передать жетон первого игрока
kind-bonus = Бонус конца игры
kind-pass = Больше ничего

## Вопросы

ask-draw-first-seat = Кто первый игрок?
wait-draw-first-seat = Жребий решает, кто первый игрок.
ask-choose-advisor = Втайне выберите двух советников, одного за другим.
wait-choose-advisor = { $who } выбирает советников.
ask-choose-power = Втайне выберите стартовую способность предводителя клана.
wait-choose-power = { $who } выбирает способность предводителя клана.
ask-choose-building = Втайне выберите жетон сооружения уровня 1, с которым начнёте.
wait-choose-building = { $who } выбирает первое сооружение.
ask-take-turn = Разместите жетон активации: за ход один на сооружении и один на предводителе, в любом порядке.
wait-take-turn = { $who } размещает жетон активации.
ask-build = Какое сооружение вы возводите?
wait-build = { $who } выбирает, что возвести.
ask-train = Какой жетон усиления вы приобретаете и для какого войска?
wait-train = { $who } выбирает жетон усиления.
ask-reinforce = В какое войско вы проводите донабор? Воинов в нём станет не больше { $limit }.
wait-reinforce = { $who } выбирает войско для донабора.
ask-summon = Призовите существо, продлите жизненный цикл имеющегося или сделайте и то и другое{ $free ->
        [0] { "" }
       *[other] ; лишних раундов даром: { $free }
    }.
wait-summon = { $who } призывает существ или продлевает их жизненный цикл.
ask-choose-stay = Сколько пробудет существо? Каждый следующий раунд стоит 1 нефрит.
wait-choose-stay = { $who } решает, сколько пробудет существо.
ask-extend-free = Какое существо пробудет дольше? Лишних раундов: { $rounds }.
wait-extend-free = { $who } выбирает, какое существо пробудет дольше.
ask-choose-gift = Что получает предводитель клана?
wait-choose-gift = { $who } выбирает, что получит предводитель клана.
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
        [0] Шаг 1: какие эффекты вы оплачиваете?
        [1] Шаг 2: какие эффекты вы оплачиваете?
        [2] Шаг 3: какие эффекты вы оплачиваете?
       *[other] После боя: какие эффекты вы оплачиваете?
    }
wait-pay-effects = { $who } может оплатить эффекты в бою.
ask-choose-reward = Выберите бонус города: { $place }.
wait-choose-reward = { $who } выбирает бонус города: { $place }.
ask-sacrifice = { $step ->
        [0] Сколько пленников вы жертвуете? Никто не узнает, пока не выберут все.
        [1] Сколько нефрита вы жертвуете? Каждые 2 приносят 1 ОЖ.
        [2] Сколько кукурузы вы жертвуете? Каждые 4 приносят 1 ОЖ.
       *[other] Какие жетоны клана вы жертвуете? Каждый, кроме первого, приносит 1 ОЖ.
    }
wait-sacrifice = { $who } решает, что принести в жертву.
ask-evolve = Выберите, какой маркер развития продвинуть{ $left ->
        [1] { "" }
       *[other] ; осталось продвижений в разных столбцах: { $left }
    }.
wait-evolve = { $who } выбирает, какой маркер развития продвинуть.
ask-fall-back = Маркер жертвоприношения не продвинулся. Отодвинуть его вдвое?
wait-fall-back = { $who } может отодвинуть маркер жертвоприношения.
ask-hand-on = Кому передать жетон первого игрока?
wait-hand-on = { $who } решает, кому передать жетон первого игрока.
ask-choose-bonus = Ваш маркер развития достиг бонусного уровня: выберите бонус.
wait-choose-bonus = { $who } выбирает бонус конца игры.
ask-draw-card = Какая карта вытянута?
wait-draw-card = Вытягивается особая карта боя.
ask-keep-card = Какую карту вы оставите? Остальные уйдут в сброс, никем не увиденные.
wait-keep-card = { $who } выбирает, какую карту оставить.
ask-pay-cost = Оплатить этот эффект?
wait-pay-cost = { $who } может оплатить эффект.
ask-order-effects = Несколько ваших эффектов срабатывают одновременно. Какой следующий?
wait-order-effects = { $who } выбирает, какой эффект сработает следующим.
ask-pick-one = Выберите что-то одно.
wait-pick-one = { $who } выбирает один из эффектов.
ask-choose-token = Чей жетон клана вы берёте?
wait-choose-token = { $who } выбирает жетон клана.

## Почему нельзя

refusal-no-such-seat = За этим столом нет такого игрока.
refusal-advisor-not-here = Этот советник участвует только впятером или вшестером.
refusal-advisor-chosen = Этого советника вы уже выбрали.
refusal-leader-used = Этот предводитель уже активирован в этом раунде.
refusal-building-token-placed = Жетон активации сооружения в этот ход вы уже разместили.
refusal-leader-token-placed = Жетон активации предводителя в этот ход вы уже разместили.
refusal-no-such-tile = Жетона такого уровня у этого сооружения нет.
refusal-not-higher = Это сооружение уже такого уровня или выше.
refusal-construction-row = Для уровня { $level } ваш маркер на шкале возведения должен быть на этом уровне или дальше.
refusal-trained-already = Этот жетон усиления у вас уже размещён.
refusal-abilities-row = Для уровня { $level } ваш маркер на шкале усиления должен быть на этом уровне или дальше.
refusal-no-such-slot = Такого сектора для жетонов усиления нет.
refusal-slot-taken = В этом секторе уже есть жетон усиления.
refusal-slot-too-low = Жетону усиления уровня { $level } нужен сектор с номером не меньше.
refusal-too-dear = Вам нечем заплатить; цена: { choice-build.price }.
refusal-not-in-area = Этого существа нет в области призыва.
refusal-has-creature = К этому войску уже присоединено существо.
refusal-summons-row = Для уровня { $level } ваш маркер на шкале призыва должен быть на этом уровне или дальше.
refusal-summoned-already = Этим действием вы уже призвали существо.
refusal-too-dear-to-summon = Вам нечем заплатить за это существо; цена: { choice-build.price }.
refusal-no-creature = К этому войску не присоединено существо.
refusal-just-summoned = Вы только что решили, сколько пробудет это существо.
refusal-extended-already = Этим действием вы уже продлили жизненный цикл существа.
refusal-not-later = Столько существо пробудет и так.
refusal-too-dear-to-extend = Лишние раунды стоят { $jade ->
        [one] { $jade } нефрит
        [few] { $jade } нефрита
       *[other] { $jade } нефритов
    }, а у вас меньше.
refusal-not-that-round = Эффект продлевает жизненный цикл до другого раунда.
refusal-gift-too-dear = Вам нечем за это заплатить.
refusal-must-receive = Предводитель клана должен что-нибудь получить.
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
refusal-must-play-card = У вас есть карта для боя, и вы обязаны её разыграть.
refusal-not-offered-now = Такого эффекта сейчас нет, или вам нечем за него заплатить.
refusal-not-this-round = В этом раунде такой бонус недоступен.
refusal-condition-unmet = Ваш маркер развития ещё не дошёл до нужного уровня.
refusal-must-activate = Бонус нужно выбрать.
refusal-not-so-many = Больше { $amount } у вас нет.
refusal-token-not-held = У вас нет жетона клана этого игрока.
refusal-offered-already = Сейчас вопрос не об этом.
refusal-other-column = В этом столбце вы уже продвинулись; выберите другой.
refusal-end-of-column = Ваш маркер уже в конце этого столбца.
refusal-bonus-row-closed = Бонусный уровень открывается только в четвёртом раунде.
refusal-not-another-player = Жетон передают другому игроку.
refusal-not-on-top = Этой карты нет в колоде.
refusal-not-drawn = Эту карту вы не вытягивали.
refusal-not-due = У этого эффекта сейчас нет очереди.
refusal-not-offered = Эффект этого не предлагает.
refusal-no-token = Жетон клана этого игрока вам не взять.

## Рассказ о партии

heading-round = Раунд { $round }
heading-turn = Ход { $turn }: { $seat }
    .you = Ход { $turn }: вы
heading-sacrifices = Жертвоприношение, раунд { $round }
heading-calendar = Смена календаря после раунда { $round }
heading-end = Конец игры

event-began = { $seat } получает жетон первого игрока.
    .you = Вы получаете жетон первого игрока.
event-advised = { $seat } берёт в советники { $items }.
    .you = Вы берёте в советники { $items }.
    .item = { $advisor-acc }
event-empowered = { $seat } выбирает предводителю клана способность «{ $power }».
    .you = Вы выбираете предводителю клана способность «{ $power }».
event-founded = { $seat } начинает с жетоном { $building-gen } уровня 1.
    .you = Вы начинаете с жетоном { $building-gen } уровня 1.
event-round = { $round ->
        [4] Начинается последний, четвёртый раунд.
       *[other] Начинается раунд { $round }.
    }
event-turn = { $seat } делает ход { $turn } этого раунда.
    .you = Вы делаете ход { $turn } этого раунда.
event-activated = { $seat } активирует { $building-acc }.
    .you = Вы активируете { $building-acc }.
event-led = { $seat } активирует { $leader-acc }.
    .you = Вы активируете { $leader-acc }.
event-idle = { $seat } не может или не хочет { $word }.
    .you = Вы не можете или не хотите { $word }.
event-built = { $seat } возводит { $building-acc } уровня { $level } { event-built.price }.
    .you = Вы возводите { $building-acc } уровня { $level } { event-built.price }.
    .price = { $jade ->
        [0] { $corn ->
            [0] бесплатно
            [one] за { $corn } кукурузу
           *[other] за { $corn } кукурузы
        }
       *[other] за { $jade ->
            [one] { $jade } нефрит
            [few] { $jade } нефрита
           *[other] { $jade } нефритов
        }{ $corn ->
            [0] { "" }
            [one] { " " }и { $corn } кукурузу
           *[other] { " " }и { $corn } кукурузы
        }
    }
event-trained = { $seat } приобретает усиление «{ $ability }» для { $army-gen } (сектор { $rank }) { event-built.price }.
    .you = Вы приобретаете усиление «{ $ability }» для { $army-gen } (сектор { $rank }) { event-built.price }.
event-reinforced = { $amount ->
        [0] { $army-start } игрока { $seat } не нуждается в пополнении.
        [one] { $seat } добавляет { $amount } воина { $army-into }, теперь их { $warriors }.
       *[other] { $seat } добавляет { $amount } воинов { $army-into }, теперь их { $warriors }.
    }
    .you = { $amount ->
        [0] Ваше { $army } не нуждается в пополнении.
        [one] Вы добавляете { $amount } воина { $army-into }, теперь их { $warriors }.
       *[other] Вы добавляете { $amount } воинов { $army-into }, теперь их { $warriors }.
    }
event-summoned = { $seat } призывает { $creature-acc } { $army-dat } { event-built.price }.
    .you = Вы призываете { $creature-acc } { $army-dat } { event-built.price }.
event-stays = { $seat } оставляет { $creature-acc } { event-stays.until }.
    .you = Вы оставляете { $creature-acc } { event-stays.until }.
    .until = до конца { $round ->
        [5] игры
       *[other] раунда { $round }
    }{ $jade ->
        [0] { "" }
        [one] { " " }за { $jade } нефрит
        [few] { " " }за { $jade } нефрита
       *[other] { " " }за { $jade } нефритов
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
        [few] { $amount } нефрита
       *[other] { $amount } нефритов
    }.
    .you = Вы получаете { $amount ->
        [one] { $amount } нефрит
        [few] { $amount } нефрита
       *[other] { $amount } нефритов
    }.
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
            [few] { $jade } нефрита
           *[other] { $jade } нефритов
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
event-attacked = { $seat } нападает { $place-on }, его защищает { $other }.
    .you = Вы нападаете { $place-on }, его защищает { $other }.
    .you-other = { $seat } нападает { $place-on }, его защищаете вы.
event-played = { $seat } разыгрывает карту «{ $card }».
    .you = Вы разыгрываете карту «{ $card }».
event-played-none = { $seat } сражается без карты боя.
    .you = Вы сражаетесь без карты боя.
event-ignored = { $seat } сражается без помощи существа: соперник игнорирует { $creature-acc }.
    .you = Вы сражаетесь без помощи существа: соперник игнорирует { $creature-acc }.
event-used-card = { $seat } применяет эффект карты «{ $card }».
    .you = Вы применяете эффект карты «{ $card }».
event-used-ability = { $seat } применяет усиление «{ $ability }».
    .you = Вы применяете усиление «{ $ability }».
event-used-creature = { $seat } применяет способность существа: { $creature }.
    .you = Вы применяете способность существа: { $creature }.
event-used-advisor = { $seat } применяет эффект советника: { $advisor }.
    .you = Вы применяете эффект советника: { $advisor }.
event-captured = { $seat } захватывает { $warriors ->
        [1] воина
        [one] { $warriors } воина
       *[other] { $warriors } воинов
    } игрока { $other }.
    .you = Вы захватываете { $warriors ->
        [1] воина
        [one] { $warriors } воина
       *[other] { $warriors } воинов
    } игрока { $other }.
    .you-other = { $seat } захватывает { $warriors ->
        [1] вашего воина
        [one] { $warriors } вашего воина
       *[other] { $warriors } ваших воинов
    }.
event-captured-leader = { $seat } захватывает предводителя войска игрока { $other }.
    .you = Вы захватываете предводителя войска игрока { $other }.
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
event-destroyed = { $seat } уничтожает { $army } игрока { $other } и получает пленника за предводителя.
    .you = Вы уничтожаете { $army } игрока { $other } и получаете пленника за предводителя.
    .you-other = { $seat } уничтожает ваше { $army } и получает пленника за предводителя.
event-formed-anew = { $seat } заново собирает { $army }, воинов в нём { $warriors }.
    .you = Вы заново собираете { $army }, воинов в нём { $warriors }.
event-expelled = { $seat } проигрывает, но вытесняет из города войско игрока { $other }.
    .you = Вы проигрываете, но вытесняете из города войско игрока { $other }.
    .you-other = { $seat } проигрывает, но вытесняет из города ваше войско.
event-placed = { $army-start } игрока { $seat } { $place-ends }.
    .you = Ваше { $army } { $place-ends }.
event-took-card = { $seat } забирает на руку карту «{ $card }» игрока { $other }.
    .you = Вы забираете на руку карту «{ $card }» игрока { $other }.
    .you-other = { $seat } забирает на руку вашу карту «{ $card }».
event-card-back = { $seat } возвращает на руку карту «{ $card }».
    .you = Вы возвращаете на руку карту «{ $card }».
event-card-away = { $seat } сбрасывает карту «{ $card }».
    .you = Вы сбрасываете карту «{ $card }».
event-city-activated = { $seat } активирует { $place }.
    .you = Вы активируете { $place }.
event-rewarded = { $seat } получает бонус { $reward } { $place-gen }.
    .you = Вы получаете бонус { $reward } { $place-gen }.
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
event-kept = { $seat } оставляет себе одну из карт.
    .you = Вы оставляете себе одну из карт.
event-reshuffled = { $amount ->
        [one] Сброс снова становится колодой: { $amount } карта.
        [few] Сброс снова становится колодой: { $amount } карты.
       *[other] Сброс снова становится колодой: { $amount } карт.
    }
event-no-cards = { $seat } не вытягивает карту: их больше нет.
    .you = Вы не вытягиваете карту: их больше нет.
event-sacrifices = Боги ждут жертв раунда { $round }.
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
        [few] { event-offered.comma-jade }{ $jade } нефрита
       *[other] { event-offered.comma-jade }{ $jade } нефритов
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
event-climbed = { $seat } ведёт предводителя клана { event-climbed.up } и получает жетон модификации «{ $upgrade }».
    .you = Вы ведёте предводителя клана { event-climbed.up } и получаете жетон модификации «{ $upgrade }».
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
event-evolved = { $seat } развивается: { $items }.
    .you = Вы развиваетесь: { $items }.
    .item = { $row ->
        [4] { $column } до бонусного уровня
       *[other] { $column } до уровня { $row }
    }
event-fell-back = { $seat } отодвигает маркер жертвоприношения на деление { $marker }.
    .you = Вы отодвигаете маркер жертвоприношения на деление { $marker }.
event-calendar = После раунда { $round } колесо календаря поворачивается.
event-returned = { $seat } возвращает { $creature-acc } в область призыва.
    .you = Вы возвращаете { $creature-acc } в область призыва.
event-jade-laid = Нефрит ждёт в городах: { $items }.
    .item = { $place } ({ $jade })
event-handed = { $seat } передаёт жетон первого игрока, теперь первым ходит { $other }.
    .you = Вы передаёте жетон первого игрока, теперь первым ходит { $other }.
    .you-other = { $seat } передаёт вам жетон первого игрока.
event-finale = Четвёртый раунд окончен.
event-bonus-taken = { $seat } берёт { $bonus }: { $points } ПО.
    .you = Вы берёте { $bonus }: { $points } ПО.
event-stores = { $seat } получает { $points } ПО за то, что осталось: нефрит { $jade }, кукуруза { $corn }, карты { $cards }.
    .you = Вы получаете { $points } ПО за то, что осталось: нефрит { $jade }, кукуруза { $corn }, карты { $cards }.
event-won = { $seat } побеждает, набрав { $points } ПО.
    .you = Вы побеждаете, набрав { $points } ПО.
event-shared = { $seat } разделяет победу, набрав { $points } ПО.
    .you = Вы разделяете победу, набрав { $points } ПО.

## Создание партии и откуда взялись очки

option-marker = Маркер жертвоприношения
option-marker-stays = Назад не двигается
option-marker-may_fall = Может отойти вдвое (для первых партий)
option-readings = Где книги правил расходятся
option-readings-none = Как в наших правилах
option-readings-own_price = Действие по эффекту стоит столько, сколько в вашем сооружении
option-readings-late_cards = После ничьей карты убирают, когда город уже активирован
option-readings-defender_expels = Проигравший защитник тоже может вытеснить соперника
option-readings-may_decline = Город, взятый в бою, можно не активировать
option-readings-sum_of_sacrifices = Ничью решает сумма ОЖ за все раунды
option-readings-beaten_withdraws = Проигравшее войско, вытеснив соперника, тоже уходит в джунгли
option-readings-creature_cards_stay = Карты боя существ нельзя забрать
option-readings-extend_both = Жизненный цикл можно продлить сразу двум существам
option-readings-reward_first = Сначала бонус города, потом нефрит
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
