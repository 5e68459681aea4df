# Разбор законченной партии — в терминале и на странице.
review-running = { $file }: партия не доиграна, а разбираются только законченные.
review-blunder = грубая ошибка
review-mistake = ошибка
review-inaccuracy = неточность
review-turn = Ход { $number }, { $name }: { $mark }, −{ $loss } (побед из 100: { $played } вместо { $best }). Лучше:
review-why = Почему, в очках: { $why }
contrast-scored = Набрано очков: { $now } вместо { $instead } ({ $parts }).
contrast-own = { $when }: { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } вместо { $instead } ({ $parts }).
contrast-most = { $when }: самое большее { $now ->
        [one] { $now } очко
        [few] { $now } очка
        [many] { $now } очков
       *[other] { $now } очка
    } вместо { $instead } ({ $parts }).
contrast-rival = { $when }: { $who } — только { $now } вместо { $instead } ({ $parts }).
contrast-beside = { $row }: { $now } вместо { $instead }.
contrast-then = После этого хода { $fact }
contrast-else = После другого хода { $fact }
contrast-better = После лучшего хода { $fact }
contrast-played = После сыгранного хода { $fact }
contrast-before = Сейчас { $fact }
review-seat = { $name }: точность { $accuracy } из 100; { $marks }; удача { $luck }
review-advice = { $part }: здесь потеряно побед из 100 — { $loss } (ходы { $turns })
review-strong = (сильная игра: { $points })
review-secret = { $count ->
    [one] { $count } тайное решение не оценивается
    [few] { $count } тайных решения не оцениваются
   *[other] { $count } тайных решений не оцениваются
}
advice-rest = много мелочей вместе
part-rest = всё остальное
help-review = Разобрать законченную партию: у кого когда были шансы, какие ходы стоили дороже всего и что было лучше.
help-review--file = Файл партии.
