aim = Más puntos que nadie tras la última ceremonia

coming-ceremony = Ceremonia { $number }: { $village ->
        [one] queda un trabajador en la aldea
       *[other] quedan { $village } trabajadores en la aldea
    }
coming-last-ceremony = Última ceremonia: { $village ->
        [one] queda un trabajador en la aldea
       *[other] quedan { $village } trabajadores en la aldea
    }
coming-ceremony-called = La ceremonia { $number } llega con la ficha
coming-opening = Todos se preparan todavía

outlook-ceremony = Si hubiera ahora una ceremonia
    .note = regiones, templo y patatas, sin comercio ni oro por patatas
outlook-end = Si la partida acabara ahora
    .note = la puntuación final, sin ceremonia

beside-potatoes = Patatas / cartas de dios

fact-unfed = { $who } no tiene patatas para { $missing ->
        [one] una carta de dios
       *[other] { $missing } cartas de dios
    }.
fact-level = { $region }: tantos marcadores como { $second }, pero { $first } está más a la derecha.
fact-lead = { $region }: { $second } tiene un marcador menos que { $first }.
fact-leads = { $who } lidera { $region }, que vale { $n }.
