aim = Más puntos que nadie tras el día 27

coming-food-day = { $left ->
        [0] Hoy es Día de la Comida
        [one] Falta un día para el Día de la Comida
       *[other] Faltan { $left } días para el Día de la Comida
    }: hay que alimentar a los trabajadores
coming-points-day = { $left ->
        [0] Hoy es Día de la Comida
        [one] Falta un día para el Día de la Comida
       *[other] Faltan { $left } días para el Día de la Comida
    }: los templos dan puntos
coming-last-day = El último Día de la Comida ya pasó

outlook-food-day = Si el Día de la Comida llegara ahora
    .note = maíz para los trabajadores; los templos dan materiales, no puntos
outlook-points-day = Si el Día de la Comida llegara ahora
    .note = maíz para los trabajadores, puntos por los templos
outlook-end = Si la partida acabara ahora
    .note = maíz, bloques, calaveras y monumentos, sin Día de la Comida

beside-corn = Maíz, tiene / necesita

fact-hungry = { $who } necesita { $missing } de maíz más para alimentar a todos.
fact-level = { $temple }: empatan { $count }, { $half } cada uno en lugar de { $bonus }.
fact-lead = { $temple }: { $second } está un escalón por debajo de { $first }.
fact-highest = { $who } está en cabeza en { $temple-short }: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }.
