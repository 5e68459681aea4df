title = Tikal
blurb = Ábrete paso en la selva, descubre templos y consérvalos cuando despierten los volcanes.

## Componentes. `.a` y `.acc` llevan artículo; si hay varias figuras, dicen cuántas.

figure-explorer = explorador
    .does = Cuenta 1 para el control de un templo. Cada nivel descubierto y cada tesoro desenterrado exigen una figura allí.
    .acc = { $count ->
        [1] un explorador
       *[other] { $count } exploradores
    }
figure-leader = jefe de expedición
    .does = Cuenta 3 para el control de un templo. Solo hay uno.
    .acc = el jefe

treasure-mask = máscara
    .does = Uno, dos o tres tesoros del mismo tipo dan 1, 3 o 6 PV en cada puntuación.
    .a = una máscara
treasure-vessel = vasija
    .does = Uno, dos o tres tesoros del mismo tipo dan 1, 3 o 6 PV en cada puntuación.
    .a = una vasija
treasure-necklace = collar
    .does = Uno, dos o tres tesoros del mismo tipo dan 1, 3 o 6 PV en cada puntuación.
    .a = un collar
treasure-blade = cuchillo
    .does = Uno, dos o tres tesoros del mismo tipo dan 1, 3 o 6 PV en cada puntuación.
    .a = un cuchillo
treasure-whistle = silbato
    .does = Uno, dos o tres tesoros del mismo tipo dan 1, 3 o 6 PV en cada puntuación.
    .a = un silbato
treasure-shell = concha
    .does = Uno, dos o tres tesoros del mismo tipo dan 1, 3 o 6 PV en cada puntuación.
    .a = una concha
treasure-mirror = espejo
    .does = Uno, dos o tres tesoros del mismo tipo dan 1, 3 o 6 PV en cada puntuación.
    .a = un espejo
treasure-codex = códice
    .does = Uno, dos o tres tesoros del mismo tipo dan 1, 3 o 6 PV en cada puntuación.
    .a = un códice

# `.tile` es una loseta de ese terreno; `$value` es el valor del templo o los tesoros del yacimiento.
terrain-jungle = selva
    .does = Sin explorar: aquí se colocan losetas.
    .tile = la selva
terrain-base = campamento base
    .does = Por aquí entran las figuras nuevas.
    .tile = el campamento base
terrain-temple = templo
    .does = Da su valor a quien tenga más fuerza en él; si hay empate, a nadie. Cada nivel descubierto aumenta el valor.
    .tile = un templo de valor { $value }
terrain-clearing = claro
    .does = Aquí puedes levantar un campamento.
    .tile = un claro
terrain-site = yacimiento
    .does = Aquí se desentierran tesoros.
    .tile = un yacimiento con { $value ->
        [one] { $value } tesoro
       *[other] { $value } tesoros
    }
terrain-volcano = volcán
    .does = Nadie puede entrar. Al salir, empieza una ronda de volcán: cada jugador juega un turno y puntúa.
    .tile = un volcán

## Elecciones

choice-first = Empieza { $seat }
choice-reveal = Revelar { $tile }
    .hints = Revelar { $terrain-tile } ({ $tile })
choice-lay = Colocar la loseta en { $hex }{ $rotation ->
        [0] { "" }
        [1] , girada 60°
        [2] , girada 120°
        [3] , girada 180°
        [4] , girada 240°
       *[5] , girada 300°
    }
choice-place = Colocar { $figure-acc } en el { $hex ->
        [a5] campamento base
       *[other] campamento de { $hex }
    }
    .hints = { choice-place } ({ $cost } PA)
choice-walk = Mover { $figure-acc } de { $start } a { $end }
    .hints = { choice-walk } ({ $cost } PA)
choice-travel = Mover { $figure-acc } entre campamentos, de { $start } a { $end }
    .hints = { choice-travel } ({ $cost } PA)
choice-uncover = Descubrir un nivel en { $hex }
    .hints = Descubrir el nivel { $value } en { $hex } ({ $cost } PA)
choice-recover = Desenterrar un tesoro en { $hex }
    .hints = { choice-recover } ({ $cost } PA)
choice-find = Revelar { $treasure-a }
choice-swap = Intercambiar con { $seat }: { $give-a } por { $get-a }
    .hints = { choice-swap } ({ $cost } PA)
choice-camp = Montar un campamento en { $hex }
    .hints = { choice-camp } ({ $cost } PA)
choice-guard = Colocar { $figure-acc } como guardián en { $hex }
    .hints = { choice-guard } ({ $cost } PA{ $leader ->
        [0] { "" }
       *[other] ; el jefe queda fuera de juego
    }{ $gone ->
        [0] { "" }
        [one] ; sale de la partida { $gone } explorador
       *[other] ; salen de la partida { $gone } exploradores
    })
choice-end = Terminar el turno
    .unspent = Aún te quedan { $n } PA. ¿Terminas el turno de todos modos?
choice-bid = Pujar { $amount } PV
choice-pass = Pasar
choice-take = Tomar { $tile }
    .hints = Tomar { $terrain-tile } ({ $tile })

kind-first = Jugador inicial
kind-reveal = Revelar una loseta
kind-lay = Colocar la loseta
kind-place = Colocar una figura
kind-walk = Mover
kind-travel = Ir de un campamento a otro
kind-uncover = Descubrir un nivel
kind-recover = Desenterrar un tesoro
kind-find = Revelar un tesoro
kind-swap = Intercambiar un tesoro
kind-camp = Montar un campamento
kind-guard = Colocar un guardián
kind-end = Terminar el turno
kind-bid = Pujar
kind-pass = Pasar
kind-take = Tomar una loseta

## Preguntas

ask-seat-first = ¿Quién empieza?
wait-seat-first = Se sortea quién empieza.
ask-reveal-tile = ¿Qué loseta se revela?
wait-reveal-tile = Se revela una loseta.
ask-show-tile = ¿Qué loseta se ofrece?
wait-show-tile = Se ofrece una loseta.
ask-turn-up-treasure = ¿Qué tesoro sale a la luz?
wait-turn-up-treasure = Sale a la luz un tesoro.
ask-lay-tile = Elige dónde colocar tu loseta y gírala.
wait-lay-tile = { $who } está colocando una loseta.
ask-spend-points = Gasta tus puntos de acción: { $left ->
        [one] te queda { $left }
       *[other] te quedan { $left }
    }.
wait-spend-points = { $who } está gastando puntos de acción: { $left ->
        [one] le queda { $left }
       *[other] le quedan { $left }
    }.
ask-make-bid = { $high ->
        [0] Aún no hay pujas: puja por el turno o pasa.
       *[other] La puja más alta es { $high } PV: puja más o pasa.
    }
wait-make-bid = { $high ->
        [0] { $who } piensa si abre las pujas.
       *[other] { $who } piensa si puja más de { $high } PV.
    }
ask-take-tile = El turno es tuyo: elige una de las losetas mostradas.
wait-take-tile = { $who } está eligiendo una loseta.

## Por qué no

refusal-cannot-begin = Ese jugador no puede empezar: ese asiento no existe o ya se acordó otro.
refusal-not-on-top = Esa loseta no puede ser la primera de la pila.
refusal-hex-taken = Esa casilla ya está ocupada.
refusal-not-beside = La loseta tiene que tocar una casilla explorada.
refusal-no-stone = En esta posición no hay camino a una casilla explorada: hace falta una piedra en un lado común, y los volcanes no cuentan.
refusal-volcano-unturned = Un volcán es igual por todos los lados y no se gira.
refusal-walls-in = Aquí el volcán dejaría aislada una casilla vacía, y en esta mesa eso no vale mientras haya otro sitio.
refusal-no-points = Eso cuesta { $cost } PA y { $left ->
        [one] solo te queda { $left }
       *[other] solo te quedan { $left }
    }.
refusal-no-explorer-left = No te quedan exploradores en la reserva.
refusal-leader-placed = Tu jefe de expedición ya no está en la reserva.
refusal-not-your-camp = Las figuras nuevas se colocan en el campamento base o en tus propios campamentos.
refusal-no-figure = No tienes ahí esa figura.
refusal-not-next = Una figura camina de una casilla a la contigua.
refusal-unexplored = Nadie ha explorado aún esa casilla.
refusal-no-path = No hay piedras entre esas dos casillas, así que no hay camino.
refusal-volcano-bars = Nadie puede pisar un volcán.
refusal-no-traveller = No tienes allí esa figura para moverla.
refusal-not-from-camp = Solo se va de un campamento a otro desde el campamento base o desde uno de los tuyos.
refusal-not-to-camp = Solo se va de un campamento a otro hacia el campamento base o hacia uno de los tuyos.
refusal-no-temple = Aquí no hay ningún templo.
refusal-too-few-figures = Para descubrir aquí { $needed ->
        [one] { $needed } nivel en un turno necesitas { $needed } figura
       *[other] { $needed } niveles en un turno necesitas { $needed } figuras
    } en el templo, y tienes { $here }.
refusal-temple-limit = En un turno no se pueden descubrir más niveles de ese templo.
refusal-no-step-left = No queda ningún nivel { $step }, así que ese templo ya no crecerá.
refusal-highest-temple = Ningún templo puede pasar de { $value }.
refusal-temple-guarded = Un templo con guardián ya no crece.
refusal-not-a-temple = Solo se colocan guardianes en los templos.
refusal-no-guard-left = Ya has colocado todos tus guardianes.
refusal-already-guarded = Ese templo ya tiene guardián.
refusal-no-such-guard = No tienes esa figura en ese templo.
refusal-no-majority = Para colocar un guardián debes ser aquí más fuerte que cualquier otro jugador; un empate no basta.
refusal-no-site = Aquí no hay ningún yacimiento.
refusal-too-few-diggers = Para desenterrar aquí { $needed ->
        [one] { $needed } tesoro en un turno necesitas { $needed } figura
       *[other] { $needed } tesoros en un turno necesitas { $needed } figuras
    } en el yacimiento, y tienes { $here }.
refusal-site-limit = En un turno no se pueden tomar más tesoros de ese yacimiento.
refusal-site-empty = Aquí ya no quedan tesoros.
refusal-not-another-player = Elige a otro jugador para intercambiar.
refusal-yours-not-single = { $count ->
        [0] No tienes ningún tesoro de ese tipo.
       *[other] Tienes { $count } de ese tipo, y solo se intercambian tesoros sueltos.
    }
refusal-theirs-not-single = { $count ->
        [0] Ese jugador no tiene ningún tesoro de ese tipo.
       *[other] Ese jugador tiene { $count } de ese tipo: las parejas y los tríos están protegidos.
    }
refusal-same-kind = No se pueden intercambiar dos tesoros del mismo tipo.
refusal-all-found = Ya se han encontrado todos los tesoros de ese tipo.
refusal-no-camp-left = No te quedan campamentos.
refusal-not-a-clearing = Un campamento se monta en un claro o en un yacimiento sin tesoros.
refusal-site-not-empty = Aquí aún hay tesoros, y solo se acampa en un yacimiento vacío.
refusal-camp-there = En esa casilla ya hay un campamento.
refusal-nobody-to-camp = Para montar un campamento necesitas aquí una figura.
refusal-bid-too-low = Tienes que pujar más de { $high } PV, o pasar.
refusal-bid-too-high = No puedes pujar más de lo que tienes: { $points ->
        [one] { $points } punto de victoria
       *[other] { $points } puntos de victoria
    }.
refusal-not-shown = Esa loseta no está entre las mostradas.

## La crónica de la partida

heading-turn = Turno { $number }: { $seat }
    .you = Turno { $number }: tú
heading-scoring = Ronda de puntuación { $round }
heading-finale = Ronda final
heading-round = Ronda { $round }
heading-auction = Subasta por el turno { $place } de la ronda
heading-end = Final de la partida

event-began = { $seat } empieza la partida.
    .you = Empiezas la partida.
event-revealed = { $seat } revela { $terrain-tile }.
    .you = Revelas { $terrain-tile }.
event-shown = Se ofrecen: { $items }.
    .item = { $terrain-tile }
event-laid = { $seat } coloca { $terrain-tile } en { $hex }.
    .you = Colocas { $terrain-tile } en { $hex }.
event-no-room = No hay sitio para { $terrain-tile }: { $seat } retira la loseta de la partida.
    .you = No hay sitio para { $terrain-tile }: retiras la loseta de la partida.
event-placed = { $seat } coloca { $figure-acc } en el { $hex ->
        [a5] campamento base
       *[other] campamento de { $hex }
    }.
    .you = Colocas { $figure-acc } en el { $hex ->
        [a5] campamento base
       *[other] campamento de { $hex }
    }.
event-walked = { $seat } mueve { $figure-acc } { $path } por { $cost } PA.
    .you = Mueves { $figure-acc } { $path } por { $cost } PA.
event-travelled = { $seat } mueve { $figure-acc } entre campamentos, de { $start } a { $end }.
    .you = Mueves { $figure-acc } entre campamentos, de { $start } a { $end }.
event-uncovered = { $seat } descubre { $count ->
        [1] el nivel
       *[other] los niveles
    } { $items } en { $hex }.
    .you = Descubres { $count ->
        [1] el nivel
       *[other] los niveles
    } { $items } en { $hex }.
    .item = { $value }
event-recovered = { $seat } desentierra { $items } en { $hex }.
    .you = Desentierras { $items } en { $hex }.
    .item = { $treasure-a }{ $owned ->
        [1] { "" }
        [2] { " " }(ya son dos)
       *[other] { " " }(ya son tres)
    }
event-swapped = { $seat } intercambia con { $other }: da { $gave-a } y recibe { $got-a }.
    .you = Intercambias con { $other }: das { $gave-a } y recibes { $got-a }.
    .you-other = { $seat } intercambia contigo: das { $got-a } y recibes { $gave-a }.
event-camped = { $seat } monta un campamento en { $hex }.
    .you = Montas un campamento en { $hex }.
event-guarded = { $seat } coloca { $figure-acc } como guardián en { $hex }.{ $leader ->
        [0] { "" }
       *[other] { " " }El jefe queda fuera de juego.
    }{ $gone ->
        [0] { "" }
        [one] { " " }Sale de la partida { $gone } explorador de allí.
       *[other] { " " }Salen de la partida { $gone } exploradores de allí.
    }
    .you = Colocas { $figure-acc } como guardián en { $hex }.{ $leader ->
        [0] { "" }
       *[other] { " " }El jefe queda fuera de juego.
    }{ $gone ->
        [0] { "" }
        [one] { " " }Sale de la partida { $gone } explorador de allí.
       *[other] { " " }Salen de la partida { $gone } exploradores de allí.
    }
event-ended = { $unused ->
        [0] { $seat } termina su turno.
       *[other] { $seat } termina su turno con { $unused } PA sin usar.
    }
    .you = { $unused ->
        [0] Terminas tu turno.
       *[other] Terminas tu turno con { $unused } PA sin usar.
    }
event-erupted = ¡Un volcán! Todos actúan y puntúan por turno; empieza { $seat }.
    .you = ¡Un volcán! Todos actúan y puntúan por turno; empiezas tú.
event-scored = { $points ->
        [0] { $seat } no recibe ningún punto.
        [one] { $seat } recibe { $points } punto: { $temples } por templos y { $treasures } por tesoros.
       *[other] { $seat } recibe { $points } puntos: { $temples } por templos y { $treasures } por tesoros.
    }
    .you = { $points ->
        [0] No recibes ningún punto.
        [one] Recibes { $points } punto: { $temples } por templos y { $treasures } por tesoros.
       *[other] Recibes { $points } puntos: { $temples } por templos y { $treasures } por tesoros.
    }
event-round = Todos los tótems están boca arriba y se muestran losetas nuevas.
event-opened = { $seat } abre la subasta.
    .you = Abres la subasta.
event-offered = { $seat } puja { $amount } PV.
    .you = Pujas { $amount } PV.
event-passed = { $seat } pasa.
    .you = Pasas.
event-bought = { $seat } gana la subasta y paga { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
    .you = Ganas la subasta y pagas { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
event-given = Todos han pasado: { $seat } juega el turno gratis.
    .you = Todos han pasado: juegas el turno gratis.
event-left-over = { $seat } toma gratis la última loseta: { $terrain-tile }.
    .you = Tomas gratis la última loseta: { $terrain-tile }.
event-took = { $seat } toma { $terrain-tile }.
    .you = Tomas { $terrain-tile }.
event-finale = Se han colocado todas las losetas: cada cual actúa y puntúa una vez más.
event-won = { $seat } gana con { event-won.points }{ event-won.tie }.
    .you = Ganas con { event-won.points }{ event-won.tie }.
    .points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .tie = { $decided ->
        [temple] : el templo más alto decide el empate
        [treasures] : los tesoros deciden el empate, pues los templos más altos son iguales
       *[points] { "" }
    }
event-shared = { $seat } comparte la victoria con { event-won.points }: también hay empate en templos y tesoros.
    .you = Compartes la victoria con { event-won.points }: también hay empate en templos y tesoros.

## Abrir una mesa, y de dónde salieron los puntos

option-version = Versión
option-version-base = Juego básico
    .note = En cada turno revelas una loseta y la colocas.
option-version-tactical = Táctica: los turnos se subastan
    .note = En cada ronda las losetas están a la vista y se puja con PV por elegir.
option-first = Jugador inicial
option-first-random = Por sorteo
option-first-0 = Jugador 1
option-first-1 = Jugador 2
option-first-2 = Jugador 3
option-first-3 = Jugador 4
option-walls = Volcanes que aíslan casillas vacías
option-walls-allowed = Permitidos
    .note = El reglamento no lo prohíbe.
option-walls-forbidden = Solo si no hay otro sitio
    .note = Un volcán solo puede aislar una casilla vacía si no cabe en otra parte.

source-capital = Capital inicial
source-bids = Pujas pagadas
source-temples-1 = Templos, primer volcán
source-treasures-1 = Tesoros, primer volcán
source-temples-2 = Templos, segundo volcán
source-treasures-2 = Tesoros, segundo volcán
source-temples-3 = Templos, tercer volcán
source-treasures-3 = Tesoros, tercer volcán
source-temples-4 = Templos, ronda final
source-treasures-4 = Tesoros, ronda final

pieces-tile = Losetas de terreno
pieces-treasure_kind = Tesoros
