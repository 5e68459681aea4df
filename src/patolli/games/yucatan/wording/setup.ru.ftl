# Что не так с набором.

setup-piece-time = { $here }: эта деталь действует только во время { $known }.
setup-one-price = { $here }: в одно время платным может быть только один эффект.
setup-leader-options = { $here }: нужны три строки с одним эффектом в каждой.
setup-leader-card = { $here }: третий вариант даёт карту.
setup-rewards = { $here }: нужен эффект в каждой из строк { $known }.
setup-two-tiles = { $here }: два тайла вида { $kind } с уровнем { $level }.
setup-levels = { $here }: для { $kind } нужны тайлы с уровня 1 и выше, без пропусков.
setup-needed = { $here }: тайлу вида { $kind } нужно поле { $field_name }.
setup-alike = У карты { $here } те же сила и эффекты, что у { $other }; одинаковых карт быть не должно.
setup-effect = { $here }: «{ $text }» — не эффект; напишите «{ $form }», где время — { $known }.
setup-condition = { $here }: условие «{ $text }» не может стоять при { $time }. Условия: win (при resolve и after), attacker и own_creature (в бою), а при reward — столбец с рядом, например «abilities 2».
setup-only-at = { $here }: { $word } может стоять только при { $time }.
setup-or = { $here }: «or» соединяет разные слова, которые выполняются, начиная с { $first }.
setup-no-cost = { $here }: эффект при { $time } не может быть платным.
setup-at-sacrifice = { $here }: при жертвоприношении могут стоять только { $known }.
setup-no-number = { $here }: { $word } пишется без числа.
setup-write = { $here }: напишите «{ $form }», а не «{ $text }».
setup-reinforcement = { $here }: напишите «{ $form }»; вместо войска можно { $army }, вместо казарм — число.
setup-price = { $here }: «{ $text }» — не стоимость; напишите { $known }.
setup-amount = { $here }: «{ $text }» — не количество ({ $known }).
