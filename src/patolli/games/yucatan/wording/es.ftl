title = Yucatan
blurb = Lucha por tres ciudades, vincula invocaciones y gana el favor de los dioses con sacrificios cada vez mayores.

## Componentes

army-1 = primera hueste
army-2 = segunda hueste

# `.the` lleva el artículo.
building-site = zona de obras
    .the = la zona de obras
    .does = Construir: sube de nivel uno de tus edificios. Precio por nivel: con la zona en el nivel 0, 2 jades; en el 1, 1 maíz; en el 2, gratis.
building-academy = academia militar
    .the = la academia militar
    .does = Entrenar: adquiere una habilidad para una de tus huestes. Precio por nivel de la habilidad: con la academia en el nivel 0, 4 maíces; en el 1, 1 maíz; en el 2, gratis.
building-barracks = cuartel
    .the = el cuartel
    .does = Reforzar: completa una de tus huestes hasta: con el cuartel en el nivel 0, 3 guerreros; en el 1, 4; en el 2, 5; en el 3, 6.
building-temple = templo
    .the = el templo
    .does = Invocar: vincula una invocación, amplía la duración de otra, o ambas cosas. Precio por nivel de la invocación: con el templo en el nivel 0, 1 jade y 2 maíces; en el 1, 1 maíz; en el 2, 1 maíz y una ronda adicional gratis; en el 3, gratis y dos rondas adicionales gratis.
building-granary = granero
    .the = el granero
    .does = Cosechar: en el nivel 0, 3 maíces; en el 1, 4 maíces; en el 2, 5 maíces y 1 jade.

leader-city = líder urbano
    .the = el líder urbano
    .does = Obtén maíz, obtén jade o compra una carta de combate especial; después puedes usar su habilidad especial.
leader-first = líder militar de la primera hueste
    .the = el líder militar de la primera hueste
    .does = La primera hueste puede moverse una vez.
leader-second = líder militar de la segunda hueste
    .the = el líder militar de la segunda hueste
    .does = La segunda hueste puede moverse una vez.

# `.ends` dice qué es de una hueste tras el combate.
place-jungle = selva
    .enter = Volver a la selva
    .ends = se retira a la selva
    .does = Aquí puede haber cualquier número de huestes, y no luchan. Moverse entre la selva y una ciudad cuesta 1 maíz.
place-yellow = ciudad amarilla
    .enter = Tomar la ciudad amarilla
    .ends = está en la ciudad amarilla
    .does = Ronda 1: 4 maíces, o entrenar, o reforzar. Ronda 2: 2 maíces y después entrenar. Ronda 3, con habilidades en el nivel 2: entrenar por 4 maíces menos. Ronda 4, además: 2 PV.
place-red = ciudad roja
    .enter = Tomar la ciudad roja
    .ends = está en la ciudad roja
    .does = Ronda 1: 2 maíces y 1 jade, o invocar, o gastar 2 maíces en una carta de combate especial. Ronda 2: 2 maíces y después invocar. Ronda 3, con invocaciones en el nivel 2: invocar a 2 maíces por nivel. Ronda 4, además: entregar un prisionero por 3 PV.
place-blue = ciudad azul
    .enter = Tomar la ciudad azul
    .ends = está en la ciudad azul
    .does = Ronda 1: 2 jades, o construir, o 1 jade y una ronda adicional para una invocación. Ronda 2: 1 jade y después construir. Ronda 3, con construcción en el nivel 2: construir por 2 jades menos. Ronda 4, además: 1 PV y 2 jades.

column-construction = zona de obras
    .does = El nivel más alto de los edificios que puedes construir.
column-abilities = habilidades
    .does = El nivel más alto de las habilidades que puedes adquirir.
column-summons = invocaciones
    .does = El nivel más alto de las invocaciones que puedes vincular.

bonus-summons = recompensa de invocación
    .does = 2 PV por cada nivel de tus invocaciones que sigan en juego, 12 como máximo.
bonus-abilities = recompensa de habilidad
    .does = 1 PV por cada nivel de tus habilidades, 12 como máximo.
bonus-buildings = recompensa de edificio
    .does = 1 PV por cada nivel de tus edificios, 12 como máximo.

# `.round` no distingue las tres de la primera ronda.
reward-1a = ronda 1, primera opción
    .round = ronda 1
reward-1b = ronda 1, segunda opción
    .round = ronda 1
reward-1c = ronda 1, tercera opción
    .round = ronda 1
reward-2 = ronda 2
    .round = ronda 2
reward-3 = ronda 3
    .round = ronda 3
reward-4 = ronda 4
    .round = ronda 4

# Adónde va una carta tras el combate.
fate-gone = sale de la partida
fate-discarded = se descarta
fate-home = vuelve a la zona de invocaciones

gift-corn = maíz
    .get = Obtener maíz
    .does = Obtén 4 maíces.
gift-jade = jade
    .get = Obtener jade
    .does = Obtén 2 jades.
gift-card = carta de combate especial
    .get = Comprar una carta de combate especial
    .does = Gasta 2 maíces y roba una carta de combate especial.

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
    .does = Fuerza 4; +4 si tu hueste tiene una invocación vinculada.
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
    .does = Fuerza 4; +4 si eres el atacante.
card-feigned_rout = Huida fingida
    .does = Fuerza 2. Si atacas y pierdes, expulsas al enemigo a la selva y activas la ciudad. Obtén 1 jade y 1 maíz.
card-hired_trackers = Rastreadores a sueldo
    .does = Fuerza 3. Gasta 2 maíces: captura 1 prisionero en el paso 3.
card-bribed_guards = Guardias sobornados
    .does = Fuerza 3. Gasta 2 jades: captura 1 prisionero en el paso 1.
card-jade_blades = Hojas de jade
    .does = Fuerza 4. Gasta 1 jade: +4 de fuerza.
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
    .does = Fuerza 3. Obtén 1 jade. Puedes devolver 1 prisionero a la reserva para obtener 3 PV.
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
    .does = Nivel 1. Fuerza 1; +1 si eres el atacante.
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
    .does = Nivel 2. Fuerza 1; +1 si eres el atacante. Si atacas y pierdes, expulsas al enemigo a la selva y activas la ciudad.
creature-alux = Aluxe
    .al = al Aluxe
    .does = Nivel 2. Fuerza 1. Gasta 1 jade: +2 de fuerza.
creature-kukulkan = Kukulkán
    .al = a Kukulkán
    .does = Nivel 3. Fuerza 3. Ignora la invocación del enemigo.
creature-zipacna = Zipacná
    .al = a Zipacná
    .does = Nivel 3. Fuerza 3. Si ganas, obtén 1 PV.
creature-vucub_caquix = Vucub Caquix
    .al = a Vucub Caquix
    .does = Nivel 3. Fuerza 3. Gasta 3 jades: captura 1 prisionero en el paso 3.
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
    .does = Nivel 1. La hueste se mueve por 1 maíz menos. +1 de fuerza si eres el atacante.
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
    .does = Nivel 3. Gasta 2 maíces: captura 1 prisionero en el paso 3.
ability-night_stalkers = Acechadores nocturnos
    .does = Nivel 3. Gasta 2 jades: captura 1 prisionero en el paso 1.

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
    .does = Al activar el líder urbano, obtén 1 jade y 1 maíz.
power-drill_master = Instructor
    .does = Al activar el líder urbano, refuerza una hueste.
power-blood_priest = Sacerdote de sangre
    .does = Al activar el líder urbano, puedes devolver 1 prisionero a la reserva para obtener 2 jades y una carta de combate especial.

upgrade-jade_regalia = Insignias de jade
    .does = Al activar el líder urbano, obtén 1 jade.
upgrade-council_of_war = Consejo de guerra
    .does = En vez de comprar una carta, roba gratis 3 cartas de combate especiales y quédate 1.
upgrade-voice_of_the_gods = Voz de los dioses
    .does = Obtén 2 PS en cada fase de sacrificios.

word-strength = sumar fuerza
word-capture_step1 = capturar un prisionero en el paso 1
word-capture_step3 = capturar un prisionero en el paso 3
word-ignore_enemy_creature = ignorar la invocación del enemigo
word-expel_on_loss = expulsar al enemigo a la selva
word-return_card = devolver la carta a la mano
word-take_opponent_card = tomar la carta del adversario
word-discount_move_corn = moverse por menos maíz
word-sacrifice_points = sumar puntos de sacrificio
word-clan_first_counts = contar la primera ficha de clan
word-gain_corn = obtener maíz
word-gain_jade = obtener jade
word-gain_vp = obtener puntos de victoria
word-gain_clan_token = tomar una ficha de clan
word-draw_special = robar una carta de combate especial
word-draw_special_keep = robar cartas de combate especiales y quedarse con una
word-reinforce = reforzar
word-extend_creature = ampliar la duración de una invocación
word-build = construir
word-train = entrenar
word-summon = invocar
word-activate_city = activar la ciudad

## Elecciones

choice-first = Empieza { $seat }
choice-draw = Robar «{ $card }»
choice-advise = Elegir el { $advisor }
choice-empower = Elegir la habilidad especial «{ $power }»
choice-found = Construir { $building-the } de nivel 1
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
choice-train = Adquirir «{ $ability }» para la { $army } (casilla { $rank })
    .hints = Adquirir «{ $ability }» para la { $army } (casilla { $rank }; { choice-build.price })
choice-reinforce = Reforzar la { $army }
    .hints = Reforzar la { $army } (hasta { $warriors ->
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    })
choice-summon = Vincular { $creature-al } a la { $army }
    .hints = Vincular { $creature-al } a la { $army } ({ choice-build.price })
choice-until = { $round ->
        [5] Hasta el final de la partida
       *[other] Hasta el final de la ronda { $round }
    }
    .hints = { choice-until } ({ $jade ->
        [0] gratis
        [one] { $jade } jade
       *[other] { $jade } jades
    })
choice-extend = { $round ->
        [5] Ampliar la invocación de la { $army } hasta el final de la partida
       *[other] Ampliar la invocación de la { $army } hasta el final de la ronda { $round }
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
    }{ $strength ->
        [0] { "" }
       *[other] { " " }+{ $strength } de fuerza
    }{ $prisoners ->
        [0] { "" }
        [one] { " " }+{ $prisoners } prisionero
       *[other] { " " }+{ $prisoners } prisioneros
    }{ $sacrifice ->
        [0] { "" }
       *[other] { " " }+{ $sacrifice } PS
    }{ $ignore ->
        [0] { "" }
       *[other] { " " }+{ word-ignore_enemy_creature }
    }{ $expel ->
        [0] { "" }
       *[other] { " " }+{ word-expel_on_loss }
    }{ $return ->
        [0] { "" }
       *[other] { " " }+{ word-return_card }
    }{ $take ->
        [0] { "" }
       *[other] { " " }+{ word-take_opponent_card }
    }{ $activate ->
        [0] { "" }
       *[other] { " " }+{ word-activate_city }
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
choice-use-power = Usar la habilidad especial «{ $power }»
    .hints = Usar la habilidad especial «{ $power }»:{ choice-receive.brings }
choice-move = Moverse a la { $place }
    .hints = { $fight ->
        [0] { $place-enter }
       *[other] Luchar por la { $place } contra fuerza { $strength }
    }{ $jade ->
        [0] { "" }
        [one] : +{ $jade } jade
       *[other] : +{ $jade } jades
    } ({ $corn ->
        [0] gratis
        [one] { $corn } maíz
       *[other] { $corn } maíces
    })
choice-hold = Quedarse
    .unspent = El ejército podría moverse. ¿Lo dejas donde está?
choice-fight = Jugar «{ $card }»
    .hints = Jugar «{ $card }» (fuerza { $strength })
choice-bare = Luchar sin carta
choice-use-card = Usar el efecto de «{ $card }»
    .hints = Usar el efecto de «{ $card }»:{ choice-receive.brings }
choice-use-ability = Usar la habilidad «{ $ability }»
    .hints = Usar la habilidad «{ $ability }»:{ choice-receive.brings }
choice-use-creature = Usar el efecto de la invocación: { $creature }
    .hints = Usar el efecto de la invocación ({ $creature }):{ choice-receive.brings }
choice-use-advisor = Usar el efecto del { $advisor }
    .hints = Usar el efecto del { $advisor }:{ choice-receive.brings }
choice-use-upgrade = Usar la mejora «{ $upgrade }»
    .hints = Usar la mejora «{ $upgrade }»:{ choice-receive.brings }
choice-reward = Recompensa de la { $reward }
    .hints = Recompensa de la { $reward-round }:{ choice-receive.brings }
choice-pay = Pagar
    .hints = Pagar:{ choice-receive.brings }
choice-pick = Elegir: { $word }
    .hints = Elegir: { $word } ({ $amount })
choice-token = Tomar la ficha de clan de { $seat }
choice-keep = Quedarse con «{ $card }»
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
choice-evolve = Avanzar en la columna de { $column }
    .hints = { $row ->
        [4] Avanzar en la columna de { $column }: hasta la última fila
       *[other] Avanzar en la columna de { $column }: hasta el nivel { $row }
    }
choice-fall-back = Atrasar el marcador de sacrificios a la mitad
    .hints = Atrasar el marcador de sacrificios hasta { $marker }
choice-hand = Dar a { $seat } la ficha de jugador inicial
choice-bonus = Elegir la { $bonus }
    .hints = Elegir la { $bonus } ({ $points } PV)
choice-pass = Terminar

kind-first = Jugador inicial
kind-draw = Robar una carta
kind-advise = Elegir un consejero
kind-empower = Elegir la habilidad especial
kind-found = Construir el primer edificio
kind-activate = Activar un edificio
kind-lead = Activar un líder
kind-build = Construir
kind-train = Entrenar
kind-reinforce = Reforzar
kind-summon = Invocar
kind-until = Duración de la invocación
kind-extend = Ampliar la duración
kind-receive = Opción del líder urbano
kind-use-power = Habilidad especial del líder urbano
kind-move = Mover la hueste
kind-hold = Quedarse
kind-fight = Jugar una carta de combate
kind-bare = Sin carta
kind-use-card = Efecto de una carta
kind-use-ability = Efecto de una habilidad
kind-use-creature = Efecto de una invocación
kind-use-advisor = Efecto de un consejero
kind-use-upgrade = Efecto de una mejora
kind-reward = Recompensa de la ciudad
kind-pay = Pagar
kind-pick = Elegir una cosa
kind-token = Ficha de clan
kind-keep = Quedarse con una carta
kind-offer-prisoners = Sacrificar prisioneros
kind-offer-jade = Sacrificar jade
kind-offer-corn = Sacrificar maíz
kind-offer-token = Sacrificar una ficha de clan
kind-evolve = Evolución
kind-fall-back = Atrasar el marcador de sacrificios
kind-hand = Dar la ficha de jugador inicial
kind-bonus = Recompensa final
kind-pass = Terminar

## Preguntas

ask-draw-first-seat = ¿Quién es el jugador inicial?
wait-draw-first-seat = Se sortea el jugador inicial.
ask-choose-advisor = Elige en secreto dos consejeros, uno tras otro.
wait-choose-advisor = { $who } está eligiendo consejeros.
ask-choose-power = Elige en secreto la habilidad especial de tu líder urbano.
wait-choose-power = { $who } está eligiendo la habilidad especial de su líder urbano.
ask-choose-building = Elige en secreto un edificio que construir gratis en el nivel 1.
wait-choose-building = { $who } está eligiendo su primer edificio.
ask-take-turn = Activa un edificio o un líder: uno de cada por turno.
wait-take-turn = { $who } está eligiendo qué activar.
ask-build = Elige qué edificio construir.
wait-build = { $who } está eligiendo qué construir.
ask-train = Elige qué habilidad adquirir y para qué hueste.
wait-train = { $who } está eligiendo qué habilidad adquirir.
ask-reinforce = Elige qué hueste reforzar, hasta { $limit ->
        [one] { $limit } guerrero
       *[other] { $limit } guerreros
    }.
wait-reinforce = { $who } está eligiendo qué hueste reforzar.
ask-summon = Vincula una invocación, amplía la duración de una que tengas, o ambas cosas{ $free ->
        [0] { "" }
        [one] ; { $free } ronda adicional es gratis
       *[other] ; { $free } rondas adicionales son gratis
    }.
wait-summon = { $who } está vinculando o ampliando invocaciones.
ask-choose-stay = ¿Hasta el final de qué ronda permanece la invocación? Cada ronda después de esta cuesta 1 jade.
wait-choose-stay = { $who } está decidiendo hasta cuándo permanece la invocación.
ask-extend-free = Elige qué invocación ampliar gratis ({ $rounds ->
        [one] { $rounds } ronda adicional
       *[other] { $rounds } rondas adicionales
    }).
wait-extend-free = { $who } está eligiendo qué invocación ampliar.
ask-choose-gift = Líder urbano: elige maíz, jade o una carta de combate especial.
wait-choose-gift = { $who } está eligiendo qué le da su líder urbano.
ask-use-power = ¿Usas la habilidad especial de tu líder urbano?
wait-use-power = { $who } puede usar la habilidad especial de su líder urbano.
ask-move-army = ¿Adónde va la { $army }?
wait-move-army = { $who } está decidiendo adónde va la { $army }.
ask-choose-card = { $side ->
        [0] Atacas: elige en secreto una carta de combate.
       *[other] Te atacan: elige en secreto una carta de combate.
    }
wait-choose-card = { $who } está eligiendo una carta de combate.
ask-pay-effects = { $at ->
        [0] Combate, paso 1: elige qué efectos pagar.
        [1] Combate, paso 2: elige qué efectos pagar.
        [2] Combate, paso 3: elige qué efectos pagar.
       *[other] Tras el combate: elige qué efectos pagar.
    }
wait-pay-effects = { $who } puede pagar efectos en el combate.
ask-choose-reward = Elige una recompensa de la { $place }.
wait-choose-reward = { $who } está eligiendo una recompensa de la { $place }.
ask-sacrifice = { $step ->
        [0] ¿Cuántos prisioneros sacrificas? Nadie lo verá hasta que todos hayan elegido.
        [1] ¿Cuánto jade sacrificas? Cada 2 jades otorgan 1 PS.
        [2] ¿Cuánto maíz sacrificas? Cada 4 maíces otorgan 1 PS.
       *[other] Elige qué fichas de clan sacrificar. Cada una después de la primera otorga 1 PS.
    }
wait-sacrifice = { $who } está eligiendo qué sacrificar.
ask-evolve = Elige una columna en la que avanzar{ $left ->
        [1] { "" }
       *[other] ; quedan { $left } evoluciones, en columnas distintas
    }.
wait-evolve = { $who } está eligiendo en qué columna avanzar.
ask-fall-back = Tu marcador de sacrificios no ha avanzado. ¿Lo atrasas a la mitad?
wait-fall-back = { $who } puede atrasar su marcador de sacrificios.
ask-hand-on = ¿Quién recibe la ficha de jugador inicial?
wait-hand-on = { $who } está eligiendo quién recibe la ficha de jugador inicial.
ask-choose-bonus = Tu marcador ha llegado a la última fila: elige una recompensa final.
wait-choose-bonus = { $who } está eligiendo su recompensa final.
ask-draw-card = ¿Qué carta se roba?
wait-draw-card = Se roba una carta de combate especial.
ask-keep-card = Elige con qué carta quedarte. Las demás se descartan sin que nadie las vea.
wait-keep-card = { $who } está eligiendo con qué carta quedarse.
ask-pay-cost = ¿Pagas lo que cuesta este efecto?
wait-pay-cost = { $who } puede pagar un efecto.
ask-order-effects = Varios efectos tuyos actúan a la vez. Elige el siguiente.
wait-order-effects = { $who } está eligiendo qué efecto va después.
ask-pick-one = Elige una de estas cosas.
wait-pick-one = { $who } está eligiendo uno de varios efectos.
ask-choose-token = Elige de quién tomas la ficha de clan.
wait-choose-token = { $who } está eligiendo una ficha de clan.

## Por qué no

refusal-no-such-seat = En ese asiento no hay nadie.
refusal-advisor-not-here = Ese consejero solo participa con 5 o 6 jugadores.
refusal-advisor-chosen = Ya has elegido ese consejero.
refusal-leader-used = Ya has activado ese líder en esta ronda.
refusal-building-token-placed = Ya has activado un edificio en este turno.
refusal-leader-token-placed = Ya has activado un líder en este turno.
refusal-no-such-tile = Ese edificio no llega a ese nivel.
refusal-not-higher = Ese edificio ya está en ese nivel o en uno superior.
refusal-construction-row = Antes debes alcanzar el nivel { $level } de la columna de la zona de obras.
refusal-trained-already = Ya tienes esa habilidad.
refusal-abilities-row = Antes debes alcanzar el nivel { $level } de la columna de habilidades.
refusal-no-such-slot = Esa casilla de habilidad no existe.
refusal-slot-taken = En esa casilla ya hay una habilidad.
refusal-slot-too-low = Una habilidad de nivel { $level } necesita una casilla de ese rango o superior.
refusal-too-dear = Cuesta { choice-build.price } y tienes menos.
refusal-not-in-area = Esa invocación no está en la zona de invocaciones.
refusal-has-creature = Esa hueste ya tiene una invocación vinculada.
refusal-summons-row = Antes debes alcanzar el nivel { $level } de la columna de invocaciones.
refusal-summoned-already = Ya has vinculado una invocación con esta acción.
refusal-too-dear-to-summon = Esa invocación cuesta { choice-build.price } y tienes menos.
refusal-no-creature = Esa hueste no tiene ninguna invocación.
refusal-just-summoned = Acabas de decidir hasta cuándo permanece esa invocación.
refusal-extended-already = Ya has ampliado una invocación con esta acción.
refusal-not-later = La invocación ya permanece hasta entonces.
refusal-too-dear-to-extend = Las rondas adicionales cuestan { $jade ->
        [one] { $jade } jade
       *[other] { $jade } jades
    } y tienes menos.
refusal-not-that-round = El efecto amplía la duración hasta otra ronda.
refusal-gift-too-dear = Cuesta { choice-build.price } y tienes menos.
refusal-must-receive = Debes elegir una de las opciones de tu líder urbano.
refusal-no-card-left = No quedan cartas de combate especiales que robar.
refusal-not-your-power = Tu líder urbano tiene otra habilidad especial.
refusal-same-place = La hueste ya está ahí.
refusal-own-army-there = Ahí está tu otra hueste.
refusal-no-corn-to-move = Ese movimiento cuesta { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } y tienes menos.
refusal-not-in-hand = No tienes esa carta en la mano.
refusal-creature-not-here = Esa invocación no está vinculada a la hueste que lucha.
refusal-must-play-card = Si puedes jugar una carta, debes jugarla.
refusal-not-offered-now = Ahora no hay nada que pagar ahí.
refusal-effect-too-dear = Cuesta { event-paid.price } y tienes menos.
refusal-not-this-round = Esa recompensa no está disponible en esta ronda.
refusal-condition-unmet = Tu marcador de evolución aún no ha llegado al nivel que pide esa recompensa.
refusal-must-activate = Debes elegir una recompensa.
refusal-not-so-many = Solo tienes { $amount }.
refusal-token-not-held = No tienes la ficha de clan de ese jugador.
refusal-offered-already = Eso ya está decidido.
refusal-other-column = Ya has avanzado en esa columna; elige otra.
refusal-end-of-column = Tu marcador ya está al final de esa columna.
refusal-bonus-row-closed = La última fila solo se alcanza en la ronda 4.
refusal-not-another-player = La ficha de jugador inicial debe pasar a otro jugador.
refusal-not-on-top = Esa carta no está en el mazo.
refusal-not-drawn = No has robado esa carta.
refusal-not-due = Ese efecto no actúa ahora.
refusal-not-offered = El efecto no ofrece eso.
refusal-no-token = No puedes tomar la ficha de clan de ese jugador.

## El relato

heading-round = { $round ->
        [4] Ronda { $round }, la última
       *[other] Ronda { $round }
    }
heading-turn = Turno { $turn }: { $seat }
    .you = Turno { $turn }: tú
heading-sacrifices = Fase de sacrificios (ronda { $round })
heading-calendar = Fase de revolución (ronda { $round })
heading-end = El final

event-began = { $seat } es el jugador inicial.
    .you = Eres el jugador inicial.
event-advised = { $seat } elige como consejeros { $items }.
    .you = Eliges como consejeros { $items }.
    .item = el { $advisor }
event-empowered = { $seat } elige la habilidad especial «{ $power }».
    .you = Eliges la habilidad especial «{ $power }».
event-founded = { $seat } construye gratis { $building-the } hasta el nivel 1.
    .you = Construyes gratis { $building-the } hasta el nivel 1.
event-round = { $round ->
        [4] Cada jugador juega sus tres últimos turnos.
       *[other] Cada jugador juega tres turnos.
    }
event-turn = { $seat } juega el turno { $turn } de la ronda.
    .you = Juegas el turno { $turn } de la ronda.
event-activated = { $seat } activa { $building-the }.
    .you = Activas { $building-the }.
event-led = { $seat } activa { $leader-the }.
    .you = Activas { $leader-the }.
event-idle = { $seat } renuncia a { $word }.
    .you = Renuncias a { $word }.
event-built = { $seat } construye { $building-the } hasta el nivel { $level } { event-built.price }.
    .you = Construyes { $building-the } hasta el nivel { $level } { event-built.price }.
    .price = { $jade ->
        [0] { $corn ->
            [0] gratis
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
event-trained = { $seat } adquiere «{ $ability }» para su { $army } (casilla { $rank }) { event-built.price }.
    .you = Adquieres «{ $ability }» para tu { $army } (casilla { $rank }) { event-built.price }.
event-reinforced = { $amount ->
        [0] La { $army } de { $seat } ya está completa.
        [one] { $seat } refuerza su { $army } con { $amount } guerrero; ahora tiene { $warriors }.
       *[other] { $seat } refuerza su { $army } con { $amount } guerreros; ahora tiene { $warriors }.
    }
    .you = { $amount ->
        [0] Tu { $army } ya está completa.
        [one] Refuerzas tu { $army } con { $amount } guerrero; ahora tiene { $warriors }.
       *[other] Refuerzas tu { $army } con { $amount } guerreros; ahora tiene { $warriors }.
    }
event-summoned = { $seat } vincula { $creature-al } a su { $army } { event-built.price }.
    .you = Vinculas { $creature-al } a tu { $army } { event-built.price }.
event-stays = La invocación de { $seat } ({ $creature }) permanece { event-stays.until }.
    .you = Tu invocación ({ $creature }) permanece { event-stays.until }.
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
event-collected = { $seat } recoge { $amount ->
        [one] { $amount } jade
       *[other] { $amount } jades
    } en la { $place }.
    .you = Recoges { $amount ->
        [one] { $amount } jade
       *[other] { $amount } jades
    } en la { $place }.
event-got-points = { $seat } obtiene { $points } PV.
    .you = Obtienes { $points } PV.
event-paid = { $seat } gasta { event-paid.price }.
    .you = Gastas { event-paid.price }.
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
event-used-power = { $seat } usa la habilidad especial «{ $power }».
    .you = Usas la habilidad especial «{ $power }».
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
event-held = La { $army } de { $seat } se queda donde está.
    .you = Tu { $army } se queda donde está.
event-attacked = { $seat } ataca a { $other } en la { $place }.
    .you = Atacas a { $other } en la { $place }.
    .you-other = { $seat } te ataca en la { $place }.
event-played = { $seat } juega «{ $card }».
    .you = Juegas «{ $card }».
event-played-none = { $seat } lucha sin carta.
    .you = Luchas sin carta.
event-ignored = El enemigo ignora en este combate la invocación de { $seat } ({ $creature }).
    .you = El enemigo ignora en este combate tu invocación ({ $creature }).
event-used-card = { $seat } usa el efecto de «{ $card }».
    .you = Usas el efecto de «{ $card }».
event-used-ability = { $seat } usa la habilidad «{ $ability }».
    .you = Usas la habilidad «{ $ability }».
event-used-creature = { $seat } usa el efecto de su invocación: { $creature }.
    .you = Usas el efecto de tu invocación: { $creature }.
event-used-advisor = { $seat } usa el efecto del { $advisor }.
    .you = Usas el efecto del { $advisor }.
event-used-upgrade = { $seat } usa la mejora «{ $upgrade }».
    .you = Usas la mejora «{ $upgrade }».
event-captured = { $seat } captura { $warriors ->
        [one] { $warriors } prisionero
       *[other] { $warriors } prisioneros
    } de { $other }.
    .you = Capturas { $warriors ->
        [one] { $warriors } prisionero
       *[other] { $warriors } prisioneros
    } de { $other }.
    .you-other = { $seat } te captura { $warriors ->
        [one] { $warriors } prisionero
       *[other] { $warriors } prisioneros
    }.
event-captured-leader = { $seat } captura al líder militar de { $other }.
    .you = Capturas al líder militar de { $other }.
    .you-other = { $seat } captura a tu líder militar.
event-took-token = { $seat } obtiene la ficha de clan de { $other }.
    .you = Obtienes la ficha de clan de { $other }.
    .you-other = { $seat } obtiene tu ficha de clan.
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
event-destroyed = { $seat } aniquila la { $army } de { $other } y obtiene un prisionero en lugar del líder.
    .you = Aniquilas la { $army } de { $other } y obtienes un prisionero en lugar del líder.
    .you-other = { $seat } aniquila tu { $army } y obtiene un prisionero en lugar del líder.
event-formed-anew = { $seat } forma de nuevo su { $army } con { $warriors ->
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    }.
    .you = Formas de nuevo tu { $army } con { $warriors ->
        [one] { $warriors } guerrero
       *[other] { $warriors } guerreros
    }.
event-expelled = { $seat } pierde, pero expulsa a { $other } a la selva.
    .you = Pierdes, pero expulsas a { $other } a la selva.
    .you-other = { $seat } pierde, pero te expulsa a la selva.
event-placed = La { $army } de { $seat } { $place-ends }.
    .you = Tu { $army } { $place-ends }.
event-took-card = { $seat } se queda con «{ $card }», la carta de { $other }.
    .you = Te quedas con «{ $card }», la carta de { $other }.
    .you-other = { $seat } se queda con tu carta «{ $card }».
event-card-back = «{ $card }» vuelve a la mano de { $seat }.
    .you = «{ $card }» vuelve a tu mano.
event-card-away = La carta «{ $card }» de { $seat } { $fate }.
    .you = Tu carta «{ $card }» { $fate }.
event-city-activated = { $seat } activa la { $place }.
    .you = Activas la { $place }.
event-rewarded = { $seat } obtiene la recompensa de la { $reward-round } en la { $place }.
    .you = Obtienes la recompensa de la { $reward-round } en la { $place }.
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
event-got-card = { $seat } añade a su mano «{ $card }».
    .you = Añades a tu mano «{ $card }».
event-kept = { $seat } se queda con una de las cartas robadas.
    .you = Te quedas con una de las cartas robadas.
event-reshuffled = { $amount ->
        [one] Se barajan los descartes: el nuevo mazo tiene { $amount } carta.
       *[other] Se barajan los descartes: el nuevo mazo tiene { $amount } cartas.
    }
event-no-cards = { $seat } no roba nada: no quedan cartas de combate especiales.
    .you = No robas nada: no quedan cartas de combate especiales.
event-sacrifices = Empieza la fase de sacrificios de la ronda { $round }.
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
event-climbed = { $seat } sube su líder urbano { event-climbed.up } y obtiene la mejora «{ $upgrade }».
    .you = Subes tu líder urbano { event-climbed.up } y obtienes la mejora «{ $upgrade }».
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
        [4] la última fila de { $column }
       *[other] el nivel { $row } de { $column }
    }
event-fell-back = { $seat } atrasa su marcador de sacrificios hasta { $marker }.
    .you = Atrasas tu marcador de sacrificios hasta { $marker }.
event-calendar = Empieza la fase de revolución de la ronda { $round }.
event-returned = La invocación de { $seat } ({ $creature }) vuelve a la zona de invocaciones.
    .you = Tu invocación ({ $creature }) vuelve a la zona de invocaciones.
event-jade-laid = Ahora hay jade en las ciudades: { $items }.
    .item = { $place } ({ $jade })
event-handed = { $seat } da a { $other } la ficha de jugador inicial.
    .you = Das a { $other } la ficha de jugador inicial.
    .you-other = { $seat } te da la ficha de jugador inicial.
event-finale = Ha terminado la cuarta ronda: se puntúan las recompensas finales y lo que queda.
event-bonus-taken = { $seat } elige la { $bonus } y obtiene { $points } PV.
    .you = Eliges la { $bonus } y obtienes { $points } PV.
event-stores = { $seat } obtiene { $points } PV por lo que le queda: { $jade } por jade, { $corn } por maíz y { $cards } por cartas.
    .you = Obtienes { $points } PV por lo que te queda: { $jade } por jade, { $corn } por maíz y { $cards } por cartas.
event-won = { $seat } gana con { $points } PV{ event-won.tie }.
    .you = Ganas con { $points } PV{ event-won.tie }.
    .tie = { $decided ->
        [marker] : decide el empate el marcador de sacrificio más avanzado
        [sacrifices] : decide el empate el total de puntos de sacrificio
       *[points] { "" }
    }
event-shared = { $seat } comparte la victoria con { $points } PV: también hay empate en sacrificios.
    .you = Compartes la victoria con { $points } PV: también hay empate en sacrificios.

## Abrir una mesa, y de dónde vienen los puntos

option-marker = Marcador de sacrificios
option-marker-stays = Nunca retrocede
    .note = Para avanzar, cada sacrificio debe superar al anterior.
option-marker-may_fall = Puede atrasarse a la mitad (para las primeras partidas)
    .note = Un marcador que no avanza puede volver a la mitad: así es más fácil superarlo.
option-readings = Donde los reglamentos difieren
option-readings-none = Como en nuestras reglas
option-readings-own_price = La acción que da un efecto cuesta lo que indica tu propio edificio
    .note = Lo habitual: si el efecto indica un precio, se paga ese.
option-readings-late_cards = Tras un empate, las cartas se retiran después de activar la ciudad
    .note = Lo habitual: se retiran antes.
option-readings-defender_expels = También un defensor derrotado puede expulsar al atacante
    .note = Lo habitual: solo puede hacerlo un atacante derrotado.
option-readings-may_decline = No es obligatorio activar una ciudad ganada en combate
    .note = Lo habitual: hay que activarla.
option-readings-sum_of_sacrifices = Los empates se deciden por los PS de todas las rondas
    .note = Lo habitual: decide el marcador de sacrificios más avanzado.
option-readings-beaten_withdraws = La hueste derrotada que expulsa al enemigo también va a la selva
    .note = Lo habitual: se queda en la ciudad.
option-readings-creature_cards_stay = Las cartas de invocación no se pueden tomar
    .note = Lo habitual: un efecto que toma la carta del rival también las toma.
option-readings-extend_both = Se puede ampliar a la vez la duración de las dos invocaciones
    .note = Lo habitual: una sola por cada uso del templo.
option-readings-reward_first = La recompensa de la ciudad va antes que su jade
    .note = Lo habitual: primero el jade, que puede pagar la recompensa.
option-first = Jugador inicial
option-first-random = Al azar
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

pieces-starting_card = Cartas iniciales
pieces-special_card = Cartas de combate especiales
pieces-creature_card = Cartas de invocación
pieces-creature = Invocaciones
pieces-ability_tile = Habilidades
pieces-building_level0 = Edificios
pieces-advisor = Consejeros
pieces-leader_option = Lo que da el líder urbano
pieces-leader_ability = Habilidades especiales del líder urbano
pieces-leader_upgrade = Mejoras del líder urbano
