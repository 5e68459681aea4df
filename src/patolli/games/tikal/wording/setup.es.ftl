# Qué falla en un paquete.

setup-start-hexes = { $here }: se esperaban cuatro hexágonos impresos, el primero el campamento base en a5.
setup-tiles = { $here }: { $count ->
        [one] hay { $count } loseta
       *[other] hay { $count } losetas
    } de tipo { $kind }; se esperaban { $expected }.
setup-volcanoes = { $here }: los volcanes tienen las letras { $letters }; se esperaban una B, una D y una F.
setup-no-stone = { $here } debe mostrar al menos una piedra, o la loseta nunca podrá colocarse.
