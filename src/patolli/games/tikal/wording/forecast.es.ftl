aim = Más puntos que nadie tras la última loseta

coming-volcano = { $number ->
        [1] Primer
        [2] Segundo
       *[other] Tercer
    } volcán: { $most ->
        [one] la próxima loseta
       *[other] una de las próximas { $most } losetas
    }
coming-volcano-shown = Hay un volcán entre las losetas ofrecidas
coming-now = Se está puntuando
coming-end = { $tiles ->
        [0] La última puntuación
        [one] Falta una loseta para la última puntuación
       *[other] Faltan { $tiles } losetas para la última puntuación
    }

outlook-volcano = Si saliera ahora un volcán
    .note = antes de que nadie gaste sus diez puntos de acción
outlook-end = Si la partida acabara ahora
    .note = antes de que nadie gaste sus últimos diez puntos de acción

fact-tie = { $hex } está empatado, { $power } cada uno: nadie puntúa sus { $n }.
fact-contest = { $first } tiene { $hex }; a { $second } le faltan { $more }.
fact-holds = { $who } controla el templo de { $n } en { $hex }.
fact-alike = { $who } tiene { $count ->
        [1] un tesoro ({ $treasure })
        [2] dos tesoros iguales ({ $treasure })
       *[other] tres tesoros iguales ({ $treasure })
    }, que vale{ $count ->
        [1] { "" }
       *[other] n
    } { $n }.
