title = Yucatan
blurb = Lucha por tres ciudades, invoca criaturas y gana el favor de los dioses con sacrificios que han de crecer.

## Componentes

army-1 = primera hueste
army-2 = segunda hueste

# `.the` lleva el artículo.
building-site = zona de obras
    .the = la zona de obras
    .does = Construir: sube de nivel uno de tus edificios. Cada nivel cuesta, con la zona en el nivel 0: 2 jades; 1: 1 maíz; 2: nada.
building-academy = academia militar
    .the = la academia militar
    .does = Entrenar: da una habilidad a una de tus huestes. Cada nivel suyo cuesta, con la academia en el nivel 0: 4 maíces; 1: 1 maíz; 2: nada.
building-barracks = cuartel
    .the = el cuartel
    .does = Reforzar: completa una de tus huestes. Guerreros, con el cuartel en el nivel 0: 3; 1: 4; 2: 5; 3: 6.
building-temple = templo
    .the = el templo
    .does = Invoca una criatura y amplía la duración de otra. Cada nivel suyo cuesta, con el templo en el nivel 0: 1 jade y 2 maíces; 1: 1 maíz; 2: 1 maíz, con una ronda adicional gratis; 3: nada, con dos rondas adicionales gratis.
building-granary = granero
    .the = el granero
    .does = Cosechar, en el nivel 0: 3 maíces; 1: 4 maíces; 2: 5 maíces y 1 jade.

leader-city = líder urbano
    .the = al líder urbano
    .does = Obtén maíz, obtén jade o compra una carta de combate especial; después puedes usar su habilidad especial.
leader-first = líder de la primera hueste
    .the = al líder de la primera hueste
    .does = La primera hueste puede moverse una vez.
leader-second = líder de la segunda hueste
    .the = al líder de la segunda hueste
    .does = La segunda hueste puede moverse una vez.

# `.ends` dice qué es de una hueste tras el combate.
place-jungle = selva
    .ends = se retira a la selva
    .does = Aquí puede haber cualquier número de huestes, y no luchan. De aquí a una ciudad, o de vuelta, cuesta 1 maíz.
place-yellow = ciudad amarilla
    .ends = está en la ciudad amarilla
    .does = 1: 4 maíces, o entrenar, o reforzar. 2: 2 maíces y después entrenar. 3, con habilidades en el nivel 2: entrenar por 4 maíces menos. 4, además: 2 PV.
place-red = ciudad roja
    .ends = está en la ciudad roja
    .does = 1: 2 maíces y 1 jade, o invocar, o pagar 2 maíces por una carta especial. 2: 2 maíces y después invocar. 3, con invocaciones en el nivel 2: invocar a 2 maíces por nivel. 4, además: un prisionero por 3 PV.
place-blue = ciudad azul
    .ends = está en la ciudad azul
    .does = 1: 2 jades, o construir, o 1 jade y una ronda adicional para una invocación. 2: 1 jade y después construir. 3, con construcción en el nivel 2: construir por 2 jades menos. 4, además: 1 PV y 2 jades.

column-construction = construcción
    .does = El nivel más alto de los edificios que puedes construir.
column-abilities = habilidades
    .does = El nivel más alto de las habilidades que puedes adquirir.
column-summons = invocaciones
    .does = El nivel más alto de las criaturas que puedes invocar.

bonus-summons = recompensa de invocación
    .does = 2 PV por cada nivel de tus invocaciones que sigan en juego, 12 como máximo.
bonus-abilities = recompensa de habilidad
    .does = 1 PV por cada nivel de tus habilidades, 12 como máximo.
bonus-buildings = recompensa de edificio
    .does = 1 PV por cada nivel de tus edificios, 12 como máximo.

gift-corn = maíz
    .get = Obtener maíz
    .does = Obtén 4 maíces.
gift-jade = jade
    .get = Obtener jade
    .does = Obtén 2 jades.
gift-card = carta de combate especial
    .get = Comprar una carta de combate especial
    .does = Paga 2 maíces y roba una carta de combate especial.

card-charge = Carga
    .does = Fuerza 5.
card-snare = Lazo
    .does = Fuerza 3. Si ganas, captura 1 prisionero en el paso 3.
card-raid = Incursión
    .does = Fuerza 1. Captura 1 prisionero en el paso 3.
card-ambush = Emboscada
    .does = Fuerza 0. Captura 1 prisionero en el paso 1.
card-skirmish = Escaramuza
    .does = Fuerza 1. Vuelve a tu mano tras el combate.
card-obsidian_onslaught = Asalto de obsidiana
    .does = Fuerza 6.
card-beast_riders = Jinetes de bestias
    .does = Fuerza 4, y 4 más si tu hueste tiene una invocación vinculada.
card-victors_chains = Cadenas del vencedor
    .does = Fuerza 4. Si ganas, captura 1 prisionero en el paso 3.
card-net_throwers = Lanzadores de redes
    .does = Fuerza 2. Captura 1 prisionero en el paso 3.
card-blowgun_volley = Lluvia de dardos
    .does = Fuerza 1. Captura 1 prisionero en el paso 1.
card-captive_hunt = Caza de cautivos
    .does = Fuerza 0. Captura 1 prisionero en el paso 3, y otro si ganas.
card-night_attack = Ataque nocturno
    .does = Fuerza 2. Si eres el atacante, captura 1 prisionero en el paso 1.
card-storm_the_stairs = Asalto a la escalinata
    .does = Fuerza 4, y 4 más si eres el atacante.
card-feigned_rout = Huida fingida
    .does = Fuerza 2. Si atacas y pierdes, expulsas al enemigo a la selva y activas la ciudad. Obtén 1 jade y 1 maíz.
card-hired_trackers = Rastreadores a sueldo
    .does = Fuerza 3. Por 2 maíces, captura 1 prisionero en el paso 3.
card-bribed_guards = Guardias sobornados
    .does = Fuerza 3. Por 2 jades, captura 1 prisionero en el paso 1.
card-jade_blades = Hojas de jade
    .does = Fuerza 4. Por 1 jade, 4 más.
card-war_drums = Tambores de guerra
    .does = Fuerza 2. Vuelve a tu mano tras el combate.
card-stolen_banner = Estandarte robado
    .does = Fuerza 2. La carta que ha jugado el adversario pasa a tu mano.
card-spies = Espías
    .does = Fuerza 2. Roba una carta de combate especial.
card-war_oracle = Oráculo de guerra
    .does = Fuerza 2. Roba 3 cartas de combate especiales y quédate 1.
card-banish_the_beast = Destierro de la bestia
    .does = Fuerza 4. Ignora la invocación del enemigo. Obtén 1 maíz.
card-tribute_bearers = Portadores de tributo
    .does = Fuerza 3. Obtén 2 jades y 2 maíces.
card-plunder = Saqueo
    .does = Fuerza 4. Si ganas, activa la ciudad una vez más tras el combate.
card-glory = Gloria
    .does = Fuerza 4. Si ganas, obtén 2 PV.
card-fresh_levies = Levas frescas
    .does = Fuerza 4. Tras el combate, refuerza la hueste que ha luchado.
card-clan_trophies = Trofeos de clan
    .does = Fuerza 3. Toma una ficha de clan que no tengas. Si ganas, captura 1 prisionero en el paso 3.
card-battlefield_offering = Ofrenda en la batalla
    .does = Fuerza 3. Obtén 1 jade. Puedes devolver un prisionero a la reserva por 3 PV.
card-jaguar_card = Jaguar
    .does = Fuerza 7. Solo para la hueste vinculada a esta invocación.
card-crocodile_card = Cocodrilo
    .does = Fuerza 0. Captura 1 prisionero en el paso 3 y obtén 2 maíces. Solo para la hueste vinculada a esta invocación.
card-macaw_card = Guacamayo
    .does = Fuerza 2. Roba una carta de combate especial y obtén 1 maíz. Solo para la hueste vinculada a esta invocación.
card-camazotz_card = Camazotz
    .does = Fuerza 2. Captura 1 prisionero en el paso 1. Solo para la hueste vinculada a esta invocación.
card-cabrakan_card = Cabrakán
    .does = Fuerza 5. Ignora la invocación del enemigo. Solo para la hueste vinculada a esta invocación.
card-alux_card = Aluxe
    .does = Fuerza 3. La carta que ha jugado el adversario pasa a tu mano. Solo para la hueste vinculada a esta invocación.
card-kukulkan_card = Kukulkán
    .does = Fuerza 6. Captura 1 prisionero en el paso 3. Solo para la hueste vinculada a esta invocación.
card-zipacna_card = Zipacná
    .does = Fuerza 4. Captura 1 prisionero en el paso 1. Solo para la hueste vinculada a esta invocación.
card-vucub_caquix_card = Vucub Caquix
    .does = Fuerza 7. Si ganas, captura 1 prisionero en el paso 3 y obtén 1 PV. Solo para la hueste vinculada a esta invocación.
card-monkey_card = Mono
    .does = Fuerza 1. La carta que ha jugado el adversario pasa a tu mano; obtén 2 maíces. Solo para la hueste vinculada a esta invocación.
card-hunahpu_and_xbalanque_card = Hunahpú e Ixbalanqué
    .does = Fuerza 3. Captura 1 prisionero en el paso 3. Solo para la hueste vinculada a esta invocación.
card-avatar_of_hunahpu_utiu_card = Avatar de Hunahpú Utiú
    .does = Fuerza 5. Captura 1 prisionero en el paso 1. Solo para la hueste vinculada a esta invocación.

# `.al` responde a «a quién».
creature-jaguar = Jaguar
    .al = al Jaguar
    .does = Nivel 1. Fuerza 1, y 1 más si eres el atacante.
creature-crocodile = Cocodrilo
    .al = al Cocodrilo
    .does = Nivel 1. Fuerza 1. Si ganas, obtén 2 maíces.
creature-macaw = Guacamayo
    .al = al Guacamayo
    .does = Nivel 1. Fuerza 1. Su hueste se mueve por 1 maíz menos.
creature-camazotz = Camazotz
    .al = a Camazotz
    .does = Nivel 2. Fuerza 2. Si ganas, obtén 1 jade.
creature-cabrakan = Cabrakán
    .al = a Cabrakán
    .does = Nivel 2. Fuerza 1, y 1 más si eres el atacante. Si atacas y pierdes, expulsas al enemigo a la selva y activas la ciudad.
creature-alux = Aluxe
    .al = al Aluxe
    .does = Nivel 2. Fuerza 1. Por 1 jade, 2 más.
creature-kukulkan = Kukulkán
    .al = a Kukulkán
    .does = Nivel 3. Fuerza 3. Ignora la invocación del enemigo.
creature-zipacna = Zipacná
    .al = a Zipacná
    .does = Nivel 3. Fuerza 3. Si ganas, obtén 1 PV.
creature-vucub_caquix = Vucub Caquix
    .al = a Vucub Caquix
    .does = Nivel 3. Fuerza 3. Por 3 jades, captura 1 prisionero en el paso 3.
creature-monkey = Mono
    .al = al Mono
    .does = Nivel 1. Fuerza 1. Obtén 1 maíz en cada combate.
creature-hunahpu_and_xbalanque = Hunahpú e Ixbalanqué
    .al = a Hunahpú e Ixbalanqué
    .does = Nivel 2. Fuerza 2. Si ganas, toma una ficha de clan que no tengas.
creature-avatar_of_hunahpu_utiu = Avatar de Hunahpú Utiú
    .al = al Avatar de Hunahpú Utiú
    .does = Nivel 3. Fuerza 3. Si ganas, roba una carta de combate especial.

ability-shields = Escudos
    .does = Nivel 1. Fuerza 1.
ability-trail_scouts = Exploradores de sendas
    .does = Nivel 1. La hueste se mueve por 1 maíz menos. Fuerza 1 si eres el atacante.
ability-looters = Saqueadores
    .does = Nivel 1. Si ganas, obtén 1 jade o 2 maíces.
ability-veterans = Veteranos
    .does = Nivel 2. Fuerza 2.
ability-captive_takers = Cazadores de cautivos
    .does = Nivel 2. Si ganas, captura 1 prisionero en el paso 3.
ability-beast_wardens = Guardianes de bestias
    .does = Nivel 2. Ignora la invocación del enemigo. Si ganas, obtén 1 maíz.
ability-champions = Campeones
    .does = Nivel 3. Fuerza 3.
ability-net_masters = Maestros de la red
    .does = Nivel 3. Por 2 maíces, captura 1 prisionero en el paso 3.
ability-night_stalkers = Acechadores nocturnos
    .does = Nivel 3. Por 2 jades, captura 1 prisionero en el paso 1.

advisor-steward = mayordomo
    .does = Cuando la recompensa de una ciudad te da maíz, obtén 2 maíces más.
advisor-jade_carver = tallador de jade
    .does = Cuando la recompensa de una ciudad te da jade, obtén 1 jade más.
advisor-pathfinder = guía
    .does = Tus huestes se mueven por 1 maíz menos.
advisor-war_captain = capitán de guerra
    .does = Cada vez que ganas un combate, obtén 1 jade.
advisor-envoy = emisario
    .does = La primera ficha de clan que sacrificas también otorga 1 PS.

power-tax_collector = Recaudador
    .does = Al activar al líder urbano, obtén 1 jade y 1 maíz.
power-drill_master = Instructor
    .does = Al activar al líder urbano, refuerza una hueste.
power-blood_priest = Sacerdote de sangre
    .does = Al activar al líder urbano, devuelve un prisionero a la reserva por 2 jades y una carta de combate especial.

upgrade-jade_regalia = Insignias de jade
    .does = Al activar al líder urbano, obtén 1 jade.
upgrade-council_of_war = Consejo de guerra
    .does = En vez de comprar una carta, el líder urbano roba gratis 3 cartas de combate especiales y te quedas 1.
upgrade-voice_of_the_gods = Voz de los dioses
    .does = 2 PS en cada fase de sacrificios.

word-strength = sumar fuerza
word-capture_step1 = capturar en el paso 1
word-capture_step3 = capturar en el paso 3
word-ignore_enemy_creature = ignorar la invocación del enemigo
word-expel_on_loss = expulsar al vencedor
word-return_card = recuperar la carta
word-take_opponent_card = tomar la carta del adversario
word-discount_move_corn = moverse por menos maíz
word-sacrifice_points = sumar puntos de sacrificio
word-clan_first_counts = contar la primera ficha de clan
word-gain_corn = obtener maíz
word-gain_jade = obtener jade
word-gain_vp = obtener puntos de victoria
word-gain_clan_token = tomar una ficha de clan
word-draw_special = robar una carta especial
word-draw_special_keep = robar cartas especiales y quedarse una
word-reinforce = reforzar
word-extend_creature = ampliar la duración de una invocación
word-build = construir
word-train = entrenar
word-summon = invocar
word-activate_city = activar la ciudad

## Elecciones

choice-first = Empieza { $seat }
choice-draw = Robar «{ $card }»
choice-advise = Elegir al { $advisor }
choice-empower = Elegir la habilidad «{ $power }»
choice-found = Empezar con { $building-the } de nivel 1
choice-activate = Activar { $building-the }
    .hints = Activar { $building-the } (nivel { $level })
choice-lead = Activar { $leader-the }
choice-build = Construir { $building-the } de nivel { $level }
    .hints = Construir { $building-the } de nivel { $level } ({ choice-build.price })
    .price = { $jade ->
        [0] { $corn ->
            [0] gratis
            [one] { $corn } maíz
           *[other] { $corn } maíces
        }
       *[other] { $jade ->
            [one] { $jade } jade
           *[other] { $jade } jades
        }{ $corn ->
            [0] { "" }
            [one] , { $corn } maíz
           *[other] , { $corn } maíces
        }
    }
choice-train = Entrenar «{ $ability }» para la { $army }, casilla { $rank }
    .hints = Entrenar «{ $ability }» para la { $army }, casilla { $rank } ({ choice-build.price })
choice-reinforce = Reforzar la { $army }
    .hints = Reforzar la { $army } (hasta { $warriors ->
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    })
choice-summon = Invocar { $creature-al } para la { $army }
    .hints = Invocar { $creature-al } para la { $army } ({ choice-build.price })
choice-until = { $round ->
        [5] Conservarla hasta el final de la partida
       *[other] Conservarla hasta el final de la ronda { $round }
    }
    .hints = { choice-until } ({ $jade ->
        [0] gratis
        [one] { $jade } jade
       *[other] { $jade } jades
    })
choice-extend = { $round ->
        [5] Conservar la invocación de la { $army } hasta el final de la partida
       *[other] Conservar la invocación de la { $army } hasta el final de la ronda { $round }
    }
    .hints = { choice-extend } ({ $jade ->
        [0] gratis
        [one] { $jade } jade
       *[other] { $jade } jades
    })
# `.brings` enumera costes y ganancias, cada uno con su signo.
choice-receive = { $gift-get }
    .hints = { $gift-get }:{ choice-receive.brings }
    .brings = { $cost_corn ->
        [0] { "" }
        [one] { " " }−{ $cost_corn } maíz
       *[other] { " " }−{ $cost_corn } maíces
    }{ $cost_jade ->
        [0] { "" }
        [one] { " " }−{ $cost_jade } jade
       *[other] { " " }−{ $cost_jade } jades
    }{ $cost_prisoners ->
        [0] { "" }
        [one] { " " }−{ $cost_prisoners } prisionero
       *[other] { " " }−{ $cost_prisoners } prisioneros
    }{ $one_of ->
        [0] { "" }
       *[other] { " " }a elegir:
    }{ $corn ->
        [0] { "" }
        [one] { " " }+{ $corn } maíz
       *[other] { " " }+{ $corn } maíces
    }{ $jade ->
        [0] { "" }
        [one] { " " }+{ $jade } jade
       *[other] { " " }+{ $jade } jades
    }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points } PV
    }{ $tokens ->
        [0] { "" }
        [one] { " " }+{ $tokens } ficha de clan
       *[other] { " " }+{ $tokens } fichas de clan
    }{ $cards ->
        [0] { "" }
        [one] { " " }+{ $cards } carta
       *[other] { " " }+{ $cards } cartas
    }{ $choose ->
        [0] { "" }
       *[other] { " " }+1 carta de { $choose }
    }{ $reinforce ->
        [0] { "" }
       *[other] { " " }+reforzar
    }{ $extend ->
        [0] { "" }
        [one] { " " }+{ $extend } ronda de una invocación
       *[other] { " " }+{ $extend } rondas de una invocación
    }{ $build ->
        [0] { "" }
       *[other] { " " }+construir
    }{ $train ->
        [0] { "" }
       *[other] { " " }+entrenar
    }{ $summon ->
        [0] { "" }
       *[other] { " " }+invocar
    }{ $choices ->
        [0] { "" }
       *[other] { " " }+a elegir
    }
choice-use-power = Usar «{ $power }»
    .hints = Usar «{ $power }»:{ choice-receive.brings }
choice-move = Moverse a la { $place }
    .hints = Moverse a la { $place } ({ $corn ->
        [0] gratis
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }{ $fight ->
        [0] { "" }
       *[other] , combate
    })
choice-hold = Quedarse donde está
choice-fight = Jugar «{ $card }»
    .hints = Jugar «{ $card }» (fuerza { $strength })
choice-bare = Luchar sin carta
choice-use-card = Usar el efecto de «{ $card }»
    .hints = Usar el efecto de «{ $card }»:{ choice-receive.brings }
choice-use-ability = Usar la habilidad «{ $ability }»
    .hints = Usar la habilidad «{ $ability }»:{ choice-receive.brings }
choice-use-creature = Usar el poder de la invocación: { $creature }
    .hints = Usar el poder de la invocación ({ $creature }):{ choice-receive.brings }
choice-use-advisor = Usar al { $advisor }
    .hints = Usar al { $advisor }:{ choice-receive.brings }
choice-use-upgrade = Usar «{ $upgrade }»
    .hints = Usar «{ $upgrade }»:{ choice-receive.brings }
choice-reward = Recompensa { $reward }
    .hints = Recompensa { $reward }:{ choice-receive.brings }
choice-pay = Pagar
    .hints = Pagar:{ choice-receive.brings }
choice-pick = Elegir: { $word }
    .hints = Elegir: { $word } ({ $amount })
choice-token = Tomar una ficha de clan de { $seat }
choice-keep = Quedarse «{ $card }»
choice-offer-prisoners = { $amount ->
        [0] No sacrificar prisioneros
        [one] Sacrificar { $amount } prisionero
       *[other] Sacrificar { $amount } prisioneros
    }
    .hints = { choice-offer-prisoners } ({ $points } PS)
choice-offer-jade = { $amount ->
        [0] No sacrificar jade
        [one] Sacrificar { $amount } jade
       *[other] Sacrificar { $amount } jades
    }
    .hints = { choice-offer-jade } ({ $points } PS)
choice-offer-corn = { $amount ->
        [0] No sacrificar maíz
        [one] Sacrificar { $amount } maíz
       *[other] Sacrificar { $amount } maíces
    }
    .hints = { choice-offer-corn } ({ $points } PS)
choice-offer-token = Sacrificar la ficha de clan de { $seat }
choice-evolve = Avanzar en { $column }
    .hints = { $row ->
        [4] Avanzar en { $column }: hasta la última fila
       *[other] Avanzar en { $column }: hasta el nivel { $row }
    }
choice-fall-back = Atrasar a la mitad el marcador de sacrificios
    .hints = Atrasar el marcador de sacrificios hasta { $marker }
choice-hand = Entregar la ficha a { $seat }
choice-bonus = Elegir la { $bonus }
    .hints = Elegir la { $bonus } ({ $points } PV)
choice-pass = Nada más

kind-first = Jugador inicial
kind-draw = Robar una carta
kind-advise = Elegir un consejero
kind-empower = Elegir la habilidad del líder
kind-found = Elegir el primer edificio
kind-activate = Activar un edificio
kind-lead = Activar un líder
kind-build = Construir
kind-train = Entrenar
kind-reinforce = Reforzar
kind-summon = Invocar
kind-until = Duración de la invocación
kind-extend = Ampliar la duración
kind-receive = Opción del líder urbano
kind-use-power = Habilidad del líder urbano
kind-move = Mover la hueste
kind-hold = Quedarse
kind-fight = Jugar una carta de combate
kind-bare = Sin carta
kind-use-card = Usar una carta
kind-use-ability = Usar una habilidad
kind-use-creature = Usar una invocación
kind-use-advisor = Usar un consejero
kind-use-upgrade = Usar una mejora
kind-reward = Recompensa de la ciudad
kind-pay = Pagar
kind-pick = Elegir una cosa
kind-token = Ficha de clan
kind-keep = Quedarse una carta
kind-offer-prisoners = Sacrificar prisioneros
kind-offer-jade = Sacrificar jade
kind-offer-corn = Sacrificar maíz
kind-offer-token = Sacrificar una ficha de clan
kind-evolve = Evolución
kind-fall-back = Atrasar el marcador
kind-hand = Entregar la ficha
kind-bonus = Recompensa final
kind-pass = Nada más

## Preguntas

ask-draw-first-seat = ¿Quién es el jugador inicial?
wait-draw-first-seat = Se sortea el jugador inicial.
ask-choose-advisor = Elige en secreto dos consejeros, uno tras otro.
wait-choose-advisor = { $who } está eligiendo consejeros.
ask-choose-power = Elige en secreto la habilidad especial de tu líder urbano.
wait-choose-power = { $who } está eligiendo la habilidad de su líder urbano.
ask-choose-building = Elige en secreto un edificio de nivel 1 con el que empezar.
wait-choose-building = { $who } está eligiendo su primer edificio.
ask-take-turn = Coloca una ficha de acción: en cada turno, una en un edificio y otra en un líder, en el orden que prefieras.
wait-take-turn = { $who } está colocando una ficha de acción.
ask-build = ¿Qué edificio construyes?
wait-build = { $who } está eligiendo qué construir.
ask-train = ¿Qué habilidad entrenas, y para qué hueste?
wait-train = { $who } está eligiendo una habilidad.
ask-reinforce = ¿Qué hueste refuerzas, hasta { $limit ->
        [one] { $limit } guerrero
       *[other] { $limit } guerreros
    }?
wait-reinforce = { $who } está eligiendo qué hueste reforzar.
ask-summon = Invoca una criatura, amplía la duración de una que tengas, o ambas cosas{ $free ->
        [0] { "" }
        [one] ; { $free } ronda adicional es gratis
       *[other] ; { $free } rondas adicionales son gratis
    }.
wait-summon = { $who } está invocando o ampliando invocaciones.
ask-choose-stay = ¿Cuánto tiempo permanece la invocación? Cada ronda después de esta cuesta 1 jade.
wait-choose-stay = { $who } está decidiendo cuánto permanece la invocación.
ask-extend-free = ¿Qué invocación permanece más tiempo ({ $rounds ->
        [one] { $rounds } ronda adicional
       *[other] { $rounds } rondas adicionales
    })?
wait-extend-free = { $who } está eligiendo qué invocación permanece más tiempo.
ask-choose-gift = ¿Qué obtiene tu líder urbano?
wait-choose-gift = { $who } está eligiendo qué obtiene su líder urbano.
ask-use-power = ¿Usas la habilidad de tu líder urbano?
wait-use-power = { $who } puede usar la habilidad de su líder urbano.
ask-move-army = ¿Adónde va la { $army }?
wait-move-army = { $who } está decidiendo adónde va la { $army }.
ask-choose-card = { $side ->
        [0] Atacas: elige en secreto una carta de combate.
       *[other] Te atacan: elige en secreto una carta de combate.
    }
wait-choose-card = { $who } está eligiendo una carta de combate.
ask-pay-effects = { $at ->
        [0] Paso 1: ¿qué efectos pagas?
        [1] Paso 2: ¿qué efectos pagas?
        [2] Paso 3: ¿qué efectos pagas?
       *[other] Tras el combate: ¿qué efectos pagas?
    }
wait-pay-effects = { $who } puede pagar efectos en el combate.
ask-choose-reward = Elige una recompensa de la { $place }.
wait-choose-reward = { $who } está eligiendo una recompensa de la { $place }.
ask-sacrifice = { $step ->
        [0] ¿Cuántos prisioneros sacrificas? Nadie lo verá hasta que todos hayan elegido.
        [1] ¿Cuánto jade sacrificas? Cada 2 otorgan 1 PS.
        [2] ¿Cuánto maíz sacrificas? Cada 4 otorgan 1 PS.
       *[other] ¿Qué fichas de clan sacrificas? Cada una después de la primera otorga 1 PS.
    }
wait-sacrifice = { $who } está eligiendo qué sacrificar.
ask-evolve = Elige una columna en la que avanzar{ $left ->
        [1] { "" }
       *[other] ; quedan { $left } evoluciones, en columnas distintas
    }.
wait-evolve = { $who } está eligiendo una evolución.
ask-fall-back = Tu marcador de sacrificios no ha avanzado. ¿Lo atrasas a la mitad?
wait-fall-back = { $who } puede atrasar su marcador de sacrificios.
ask-hand-on = ¿Quién recibe la ficha de jugador inicial?
wait-hand-on = { $who } está eligiendo quién recibe la ficha de jugador inicial.
ask-choose-bonus = Tu marcador ha llegado a la última fila: elige una recompensa final.
wait-choose-bonus = { $who } está eligiendo su recompensa final.
ask-draw-card = ¿Qué carta se roba?
wait-draw-card = Se está robando una carta de combate especial.
ask-keep-card = ¿Qué carta te quedas? Las demás se descartan sin que nadie las vea.
wait-keep-card = { $who } está eligiendo qué carta se queda.
ask-pay-cost = ¿Pagas lo que cuesta este efecto?
wait-pay-cost = { $who } puede pagar un efecto.
ask-order-effects = Varios efectos tuyos actúan a la vez. ¿Cuál va ahora?
wait-order-effects = { $who } está eligiendo qué efecto va ahora.
ask-pick-one = Elige una de estas cosas.
wait-pick-one = { $who } está eligiendo uno de varios efectos.
ask-choose-token = ¿De quién tomas una ficha de clan?
wait-choose-token = { $who } está eligiendo una ficha de clan.

## Por qué no

refusal-no-such-seat = No hay tal jugador en esta mesa.
refusal-advisor-not-here = Este consejero solo participa con 5 o 6 jugadores.
refusal-advisor-chosen = Ya has elegido a este consejero.
refusal-leader-used = Este líder ya se ha activado en esta ronda.
refusal-building-token-placed = Ya has colocado tu ficha de acción de edificio en este turno.
refusal-leader-token-placed = Ya has colocado tu ficha de acción de líder en este turno.
refusal-no-such-tile = No hay ficha de ese nivel para este edificio.
refusal-not-higher = El edificio ya está en ese nivel o en uno superior.
refusal-construction-row = Para el nivel { $level }, tu marcador de construcción debe estar en ese nivel o más allá.
refusal-trained-already = Ya has entrenado esta habilidad.
refusal-abilities-row = Para el nivel { $level }, tu marcador de habilidades debe estar en ese nivel o más allá.
refusal-no-such-slot = No hay tal casilla de habilidad.
refusal-slot-taken = En esa casilla ya hay una habilidad.
refusal-slot-too-low = Una habilidad de nivel { $level } necesita una casilla de ese rango o superior.
refusal-too-dear = No puedes pagarlo; cuesta: { choice-build.price }.
refusal-not-in-area = Esta invocación no está en la zona de invocaciones.
refusal-has-creature = Esta hueste ya tiene una invocación vinculada.
refusal-summons-row = Para el nivel { $level }, tu marcador de invocaciones debe estar en ese nivel o más allá.
refusal-summoned-already = Ya has invocado con esta acción.
refusal-too-dear-to-summon = No puedes pagar esta invocación; cuesta: { choice-build.price }.
refusal-no-creature = Esta hueste no tiene ninguna invocación.
refusal-just-summoned = Acabas de decidir cuánto permanece esta invocación.
refusal-extended-already = Ya has ampliado una invocación con esta acción.
refusal-not-later = La invocación ya permanece hasta entonces.
refusal-too-dear-to-extend = Las rondas adicionales cuestan { $jade ->
        [one] { $jade } jade
       *[other] { $jade } jades
    } y tienes menos.
refusal-not-that-round = El efecto amplía la duración hasta otra ronda.
refusal-gift-too-dear = No puedes pagarlo.
refusal-must-receive = Tu líder urbano debe obtener algo.
refusal-no-card-left = No quedan cartas de combate especiales que robar.
refusal-not-your-power = Tu líder urbano tiene otra habilidad.
refusal-same-place = La hueste ya está ahí.
refusal-own-army-there = Ahí está tu otra hueste.
refusal-no-corn-to-move = Este movimiento cuesta { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } y tienes menos.
refusal-not-in-hand = No tienes esta carta en la mano.
refusal-creature-not-here = Esta invocación no está vinculada a la hueste que lucha.
refusal-must-play-card = Tienes cartas que jugar, así que debes jugar una.
refusal-not-offered-now = Ahora no hay tal efecto que pagar, o no puedes pagarlo.
refusal-not-this-round = Esta recompensa no está disponible en esta ronda.
refusal-condition-unmet = Tu marcador de evolución aún no ha llegado lo bastante lejos.
refusal-must-activate = Hay que elegir una recompensa.
refusal-not-so-many = No tienes más de { $amount }.
refusal-token-not-held = No tienes ficha de clan de este jugador.
refusal-offered-already = Ahora no se pregunta eso.
refusal-other-column = Ya has avanzado en esta columna; elige otra.
refusal-end-of-column = Tu marcador ya está al final de esta columna.
refusal-bonus-row-closed = La última fila solo se alcanza en la ronda 4.
refusal-not-another-player = La ficha debe pasar a otro jugador.
refusal-not-on-top = Esta carta no está en el mazo.
refusal-not-drawn = No has robado esta carta.
refusal-not-due = Ese efecto no actúa ahora.
refusal-not-offered = El efecto no ofrece eso.
refusal-no-token = No puedes tomar una ficha de clan de este jugador.

## El relato

heading-round = Ronda { $round }
heading-turn = Turno { $turn }: { $seat }
    .you = Turno { $turn }: tú
heading-sacrifices = Sacrificios de la ronda { $round }
heading-calendar = Calendario tras la ronda { $round }
heading-end = El final

event-began = { $seat } tiene la ficha de jugador inicial.
    .you = Tienes la ficha de jugador inicial.
event-advised = { $seat } elige como consejeros { $items }.
    .you = Eliges como consejeros { $items }.
    .item = al { $advisor }
event-empowered = { $seat } da a su líder urbano la habilidad «{ $power }».
    .you = Das a tu líder urbano la habilidad «{ $power }».
event-founded = { $seat } empieza con { $building-the } de nivel 1.
    .you = Empiezas con { $building-the } de nivel 1.
event-round = { $round ->
        [4] Empieza la ronda { $round }, la última.
       *[other] Empieza la ronda { $round }.
    }
event-turn = { $seat } juega el turno { $turn } de la ronda.
    .you = Juegas el turno { $turn } de la ronda.
event-activated = { $seat } activa { $building-the }.
    .you = Activas { $building-the }.
event-led = { $seat } activa { $leader-the }.
    .you = Activas { $leader-the }.
event-idle = { $seat } no puede o no quiere { $word }.
    .you = No puedes o no quieres { $word }.
event-built = { $seat } construye { $building-the } de nivel { $level } { event-built.price }.
    .you = Construyes { $building-the } de nivel { $level } { event-built.price }.
    .price = { $jade ->
        [0] { $corn ->
            [0] sin coste
            [one] por { $corn } maíz
           *[other] por { $corn } maíces
        }
       *[other] por { $jade ->
            [one] { $jade } jade
           *[other] { $jade } jades
        }{ $corn ->
            [0] { "" }
            [one] { " " }y { $corn } maíz
           *[other] { " " }y { $corn } maíces
        }
    }
event-trained = { $seat } entrena «{ $ability }» en su { $army } (casilla { $rank }) { event-built.price }.
    .you = Entrenas «{ $ability }» en tu { $army } (casilla { $rank }) { event-built.price }.
event-reinforced = { $amount ->
        [0] La { $army } de { $seat } no necesita guerreros.
        [one] { $seat } añade { $amount } guerrero a su { $army }, que ahora tiene { $warriors }.
       *[other] { $seat } añade { $amount } guerreros a su { $army }, que ahora tiene { $warriors }.
    }
    .you = { $amount ->
        [0] Tu { $army } no necesita guerreros.
        [one] Añades { $amount } guerrero a tu { $army }, que ahora tiene { $warriors }.
       *[other] Añades { $amount } guerreros a tu { $army }, que ahora tiene { $warriors }.
    }
event-summoned = { $seat } invoca { $creature-al } para su { $army } { event-built.price }.
    .you = Invocas { $creature-al } para tu { $army } { event-built.price }.
event-stays = { $seat } conserva { $creature-al } { event-stays.until }.
    .you = Conservas { $creature-al } { event-stays.until }.
    .until = hasta el final de la { $round ->
        [5] partida
       *[other] ronda { $round }
    }{ $jade ->
        [0] { "" }
        [one] { " " }por { $jade } jade
       *[other] { " " }por { $jade } jades
    }
event-got-corn = { $seat } obtiene { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }.
    .you = Obtienes { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }.
event-got-jade = { $seat } obtiene { $amount ->
        [one] { $amount } jade
       *[other] { $amount } jades
    }.
    .you = Obtienes { $amount ->
        [one] { $amount } jade
       *[other] { $amount } jades
    }.
event-got-points = { $seat } obtiene { $points } PV.
    .you = Obtienes { $points } PV.
event-paid = { $seat } paga { event-paid.price }.
    .you = Pagas { event-paid.price }.
    .price = { $corn ->
        [0] { "" }
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }{ $jade ->
        [0] { "" }
       *[other] { $corn ->
            [0] { "" }
           *[other] { " " }y{ " " }
        }{ $jade ->
            [one] { $jade } jade
           *[other] { $jade } jades
        }
    }{ $prisoners ->
        [0] { $corn ->
            [0] { $jade ->
                [0] nada
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $corn ->
            [0] { $jade ->
                [0] { "" }
               *[other] { " " }y{ " " }
            }
           *[other] { " " }y{ " " }
        }{ $prisoners ->
            [one] { $prisoners } prisionero
           *[other] { $prisoners } prisioneros
        }
    }
event-used-power = { $seat } usa «{ $power }».
    .you = Usas «{ $power }».
event-moved = { $seat } mueve su { $army } de la { $start } a la { $end }{ $corn ->
        [0] { "" }
        [one] { " " }por { $corn } maíz
       *[other] { " " }por { $corn } maíces
    }.
    .you = Mueves tu { $army } de la { $start } a la { $end }{ $corn ->
        [0] { "" }
        [one] { " " }por { $corn } maíz
       *[other] { " " }por { $corn } maíces
    }.
event-held = { $seat } deja su { $army } donde está.
    .you = Dejas tu { $army } donde está.
event-attacked = { $seat } ataca a { $other } en la { $place }.
    .you = Atacas a { $other } en la { $place }.
    .you-other = { $seat } te ataca en la { $place }.
event-played = { $seat } juega «{ $card }».
    .you = Juegas «{ $card }».
event-played-none = { $seat } no tiene carta que jugar.
    .you = No tienes carta que jugar.
event-ignored = { $seat } lucha sin su invocación: el enemigo ignora { $creature-al }.
    .you = Luchas sin tu invocación: el enemigo ignora { $creature-al }.
event-used-card = { $seat } usa el efecto de «{ $card }».
    .you = Usas el efecto de «{ $card }».
event-used-ability = { $seat } usa la habilidad «{ $ability }».
    .you = Usas la habilidad «{ $ability }».
event-used-creature = { $seat } usa el poder de su invocación: { $creature }.
    .you = Usas el poder de tu invocación: { $creature }.
event-used-advisor = { $seat } usa al { $advisor }.
    .you = Usas al { $advisor }.
event-captured = { $seat } captura { $warriors ->
        [1] un guerrero
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    } de { $other }.
    .you = Capturas { $warriors ->
        [1] un guerrero
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    } de { $other }.
    .you-other = { $seat } te captura { $warriors ->
        [1] un guerrero
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    }.
event-captured-leader = { $seat } captura al líder militar de { $other }.
    .you = Capturas al líder militar de { $other }.
    .you-other = { $seat } captura a tu líder militar.
event-took-token = { $seat } obtiene una ficha de clan de { $other }.
    .you = Obtienes una ficha de clan de { $other }.
    .you-other = { $seat } obtiene una ficha de tu clan.
event-strength = Fuerza de { $seat }: { $total } ({ event-strength.parts }).
    .you = Tu fuerza: { $total } ({ event-strength.parts }).
    .parts = carta { $card }, miniaturas { $figures }{ $effects ->
        [0] { "" }
       *[other] , efectos { $effects }
    }{ $creature ->
        [0] { "" }
       *[other] , invocación { $creature }
    }
event-beat = { $seat } derrota a { $other }.
    .you = Derrotas a { $other }.
    .you-other = { $seat } te derrota.
event-tied = { $seat } y { $other } tienen la misma fuerza: empate.
    .you = { $other } y tú tenéis la misma fuerza: empate.
    .you-other = { $seat } y tú tenéis la misma fuerza: empate.
event-destroyed = { $seat } aniquila la { $army } de { $other } y obtiene un prisionero por su líder.
    .you = Aniquilas la { $army } de { $other } y obtienes un prisionero por su líder.
    .you-other = { $seat } aniquila tu { $army } y obtiene un prisionero por su líder.
event-formed-anew = { $seat } forma de nuevo su { $army } con { $warriors ->
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    }.
    .you = Formas de nuevo tu { $army } con { $warriors ->
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    }.
event-expelled = { $seat } pierde, pero expulsa de la ciudad a { $other }.
    .you = Pierdes, pero expulsas de la ciudad a { $other }.
    .you-other = { $seat } pierde, pero te expulsa de la ciudad.
event-placed = La { $army } de { $seat } { $place-ends }.
    .you = Tu { $army } { $place-ends }.
event-took-card = { $seat } se queda «{ $card }», la carta de { $other }.
    .you = Te quedas «{ $card }», la carta de { $other }.
    .you-other = { $seat } se queda tu carta «{ $card }».
event-card-back = { $seat } recupera «{ $card }» en su mano.
    .you = Recuperas «{ $card }» en tu mano.
event-card-away = { $seat } descarta «{ $card }».
    .you = Descartas «{ $card }».
event-city-activated = { $seat } activa la { $place }.
    .you = Activas la { $place }.
event-rewarded = { $seat } obtiene la recompensa { $reward } de la { $place }.
    .you = Obtienes la recompensa { $reward } de la { $place }.
event-declined = { $seat } no activa la ciudad.
    .you = No activas la ciudad.
event-drew = { $seat } roba { $count ->
        [1] una carta de combate especial
       *[other] { $count } cartas de combate especiales
    }.
    .you = Robas { $count ->
        [1] una carta de combate especial
       *[other] { $count } cartas de combate especiales
    }.
event-got-card = { $seat } se lleva «{ $card }» a la mano.
    .you = Te llevas «{ $card }» a la mano.
event-kept = { $seat } se queda una de las cartas.
    .you = Te quedas una de las cartas.
event-reshuffled = { $amount ->
        [one] Los descartes vuelven a ser el mazo: { $amount } carta.
       *[other] Los descartes vuelven a ser el mazo: { $amount } cartas.
    }
event-no-cards = { $seat } no roba carta: no queda ninguna.
    .you = No robas carta: no queda ninguna.
event-sacrifices = Los dioses esperan los sacrificios de la ronda { $round }.
event-offered = Ofrenda de { $seat }: { event-offered.given } ({ $points } PS).
    .you = Tu ofrenda: { event-offered.given } ({ $points } PS).
    .comma-jade = { $prisoners ->
        [0] { "" }
       *[other] ,{ " " }
    }
    .comma-corn = { $jade ->
        [0] { event-offered.comma-jade }
       *[other] ,{ " " }
    }
    .comma-tokens = { $corn ->
        [0] { event-offered.comma-corn }
       *[other] ,{ " " }
    }
    .given = { $prisoners ->
        [0] { "" }
        [one] { $prisoners } prisionero
       *[other] { $prisoners } prisioneros
    }{ $jade ->
        [0] { "" }
        [one] { event-offered.comma-jade }{ $jade } jade
       *[other] { event-offered.comma-jade }{ $jade } jades
    }{ $corn ->
        [0] { "" }
        [one] { event-offered.comma-corn }{ $corn } maíz
       *[other] { event-offered.comma-corn }{ $corn } maíces
    }{ $tokens ->
        [0] { event-offered.nothing }
        [one] { event-offered.comma-tokens }{ $tokens } ficha de clan
       *[other] { event-offered.comma-tokens }{ $tokens } fichas de clan
    }
    .nothing = { $prisoners ->
        [0] { $jade ->
            [0] { $corn ->
                [0] nada
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
event-advanced = { $seat } avanza su marcador de sacrificios hasta { $marker }.
    .you = Avanzas tu marcador de sacrificios hasta { $marker }.
event-climbed = { $seat } sube con su líder urbano { event-climbed.up } y obtiene la mejora «{ $upgrade }».
    .you = Subes con tu líder urbano { event-climbed.up } y obtienes la mejora «{ $upgrade }».
    .up = { $step ->
        [3] a la cima de la Gran Pirámide
       *[other] al escalón { $step } de la Gran Pirámide
    }
event-scored = { $points ->
        [0] { $seat } no obtiene PV.
       *[other] { $seat } obtiene { $points } PV{ event-scored.parts }.
    }
    .you = { $points ->
        [0] No obtienes PV.
       *[other] Obtienes { $points } PV{ event-scored.parts }.
    }
    .parts = { $pyramid ->
        [0] { " " }por el sacrificio
       *[other] : { $sacrifice } por el sacrificio y { $pyramid } por la pirámide
    }
event-evolved = { $seat } alcanza { $items }.
    .you = Alcanzas { $items }.
    .item = { $row ->
        [4] la última fila en { $column }
       *[other] el nivel { $row } en { $column }
    }
event-fell-back = { $seat } atrasa su marcador de sacrificios hasta { $marker }.
    .you = Atrasas tu marcador de sacrificios hasta { $marker }.
event-calendar = El calendario gira tras la ronda { $round }.
event-returned = { $seat } devuelve { $creature-al } a la zona de invocaciones.
    .you = Devuelves { $creature-al } a la zona de invocaciones.
event-jade-laid = Hay jade en las ciudades: { $items }.
    .item = { $place } ({ $jade })
event-handed = { $seat } entrega la ficha de jugador inicial a { $other }.
    .you = Entregas la ficha de jugador inicial a { $other }.
    .you-other = { $seat } te entrega la ficha de jugador inicial.
event-finale = Ha terminado la cuarta ronda.
event-bonus-taken = { $seat } elige la { $bonus }: { $points } PV.
    .you = Eliges la { $bonus }: { $points } PV.
event-stores = { $seat } obtiene { $points } PV por lo que le queda: jade { $jade }, maíz { $corn }, cartas { $cards }.
    .you = Obtienes { $points } PV por lo que te queda: jade { $jade }, maíz { $corn }, cartas { $cards }.
event-won = { $seat } gana con { $points } PV.
    .you = Ganas con { $points } PV.
event-shared = { $seat } comparte la victoria con { $points } PV.
    .you = Compartes la victoria con { $points } PV.

## Abrir una mesa, y de dónde vienen los puntos

option-marker = Marcador de sacrificios
option-marker-stays = Nunca retrocede
option-marker-may_fall = Puede atrasarse a la mitad (para las primeras partidas)
option-readings = Donde los reglamentos difieren
option-readings-none = Como en nuestras reglas
option-readings-own_price = La acción que da un efecto cuesta lo que indica tu propio edificio
option-readings-late_cards = Tras un empate, las cartas se retiran después de activar la ciudad
option-readings-defender_expels = También un defensor derrotado puede expulsar al atacante
option-readings-may_decline = No es obligatorio activar una ciudad ganada en combate
option-readings-sum_of_sacrifices = Los empates se deciden por los PS de todas las rondas
option-readings-beaten_withdraws = La hueste derrotada que expulsa al enemigo también va a la selva
option-readings-creature_cards_stay = Las cartas de invocación no se pueden tomar
option-readings-extend_both = Se puede ampliar a la vez la duración de las dos invocaciones
option-readings-reward_first = La recompensa de la ciudad va antes que su jade
option-first = Jugador inicial
option-first-random = Por sorteo
option-first-0 = Jugador 1
option-first-1 = Jugador 2
option-first-2 = Jugador 3
option-first-3 = Jugador 4
option-first-4 = Jugador 5
option-first-5 = Jugador 6

source-sacrifices = Sacrificios
source-pyramid = Escalones de la pirámide
source-combat = Huestes aniquiladas
source-effects = Cartas, habilidades e invocaciones
source-cities = Ciudades
source-bonus = Recompensa final
source-jade = Jade restante
source-corn = Maíz restante
source-cards = Cartas en la mano
