# What is wrong with a pack.

setup-start-hexes = { $here }: expected four printed hexes, the base camp at a5 first.
setup-tiles = { $here }: { $count ->
        [one] there is { $count } tile
       *[other] there are { $count } tiles
    } of type { $kind }; expected { $expected }.
setup-volcanoes = { $here }: the volcanoes have the letters { $letters }; expected one B, one D and one F.
setup-no-stone = { $here } must show at least one stone, or the tile can never be placed.
