# Что не так с набором.

setup-start-hexes = { $here }: нужны четыре напечатанных гекса, первым — базовый лагерь на a5.
setup-tiles = { $here }: тайлов вида { $kind } — { $count }, а нужно { $expected }.
setup-volcanoes = { $here }: у вулканов буквы { $letters }; нужны по одной: B, D и F.
setup-no-stone = { $here }: нужен хотя бы один камень, иначе тайл нельзя выложить.
