# El análisis de una partida terminada, en la terminal y en la página.
review-running = { $file }: esta partida no ha terminado; solo se analizan las terminadas.
review-blunder = error grave
review-mistake = error
review-inaccuracy = imprecisión
review-turn = Turno { $number }, { $name }: { $mark }, −{ $loss } ({ $played } de 100 partidas en vez de { $best }). Mejor:
review-why = Por qué, en puntos: { $why }
contrast-scored = Puntos conseguidos: { $now } en lugar de { $instead } ({ $parts }).
contrast-own = { $when }: { $now ->
        [one] { $now } punto
       *[other] { $now } puntos
    } en lugar de { $instead } ({ $parts }).
contrast-most = { $when }: como mucho { $now ->
        [one] { $now } punto
       *[other] { $now } puntos
    } en lugar de { $instead } ({ $parts }).
contrast-rival = { $when }: { $who } solo obtendría { $now } en lugar de { $instead } ({ $parts }).
contrast-beside = { $row }: { $now } en lugar de { $instead }.
contrast-then = Tras este turno, { $fact }
contrast-else = Tras el otro turno, { $fact }
contrast-better = Tras el turno mejor, { $fact }
contrast-played = Tras el turno jugado, { $fact }
contrast-before = Ahora mismo, { $fact }
review-seat = { $name }: precisión { $accuracy } de 100; { $marks }; suerte { $luck }
review-advice = { $part }: aquí se perdieron { $loss } de 100 partidas (turnos { $turns })
review-strong = (juego fuerte: { $points })
review-secret = { $count ->
    [one] una decisión secreta no se juzga
   *[other] { $count } decisiones secretas no se juzgan
}
advice-rest = varias cosas pequeñas a la vez
part-rest = todo lo demás
help-review = Analiza una partida terminada: quién iba a ganar en cada momento, qué turnos costaron más y qué era mejor.
help-review--file = El archivo de la partida.
