title = Tawantinsuyu
blurb = Envía trabajadores a las terrazas del Cuzco, teje, construye, conquista y conviértete en el próximo Sapa Inca.

## Componentes

# Quien juega contra un solo jugador.
rival = Axomama
    .alone = A solas contra Axomama
    .blurb = Tawantinsuyu para una sola persona. Ella sigue sus propias reglas y te cuenta cada paso.
    .play = Jugar contra Axomama

# `.a` lleva artículo; `.n` dice cuántos, según las veces.
worker-architect = arquitecto
    .a = un arquitecto
    .n = { $count ->
        [1] un arquitecto
       *[other] { $count } arquitectos
    }
    .does = En una casilla azul: 1 tarea más.
worker-craftsman = artesano
    .a = un artesano
    .n = { $count ->
        [1] un artesano
       *[other] { $count } artesanos
    }
    .does = En una casilla verde: 1 tarea más.
worker-warrior = guerrero
    .a = un guerrero
    .n = { $count ->
        [1] un guerrero
       *[other] { $count } guerreros
    }
    .does = Roba una carta de ejército; después puedes llevarte a un trabajador vecino que no sea guerrero.
worker-courier = mensajero
    .a = un mensajero
    .n = { $count ->
        [1] un mensajero
       *[other] { $count } mensajeros
    }
    .does = Pagas 1 menos de comida; primero en su segmento: 1 tarea más.
worker-priest = sacerdote
    .a = un sacerdote
    .n = { $count ->
        [1] un sacerdote
       *[other] { $count } sacerdotes
    }
    .does = Puedes pagar 1 papa por 1 tarea más; después de las tareas toma una carta de dios.

# `.n` dice cuánto, según la cantidad.
resource-potato = papa
    .n = { $amount ->
        [one] { $amount } papa
       *[other] { $amount } papas
    }
    .rate = 1 papa
    .owned = tienes { $owned }, contando el oro
resource-corn = maíz
    .n = { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }
    .rate = 2 maíces
    .owned = tienes { $owned }, contando el oro
resource-stone = piedra
    .n = { $amount ->
        [one] { $amount } piedra
       *[other] { $amount } piedras
    }
    .rate = 2 piedras
    .owned = tienes { $owned }, contando el oro
resource-gold = oro
    .n = { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
    }
    .rate = 1 oro
    .owned = tienes { $owned }

good-potato = papas
good-corn = maíz
good-stone = piedra
good-gold = oro
good-worker = un nómada

# `.does` dice qué divinidad es.
god-inti = Inti
    .does = Dios del sol.
god-quilla = Mama Quilla
    .does = Diosa de la luna.
god-illapa = Illapa
    .does = Dios del trueno.
god-pachamama = Pachamama
    .does = Diosa de la tierra.
god-cocha = Mama Cocha
    .does = Diosa del mar.
god-viracocha = Viracocha
    .does = El creador del mundo.

statue-small-inti = estatua pequeña de Inti
    .a = una estatua pequeña de Inti
statue-small-quilla = estatua pequeña de Mama Quilla
    .a = una estatua pequeña de Mama Quilla
statue-small-illapa = estatua pequeña de Illapa
    .a = una estatua pequeña de Illapa
statue-small-pachamama = estatua pequeña de Pachamama
    .a = una estatua pequeña de Pachamama
statue-small-cocha = estatua pequeña de Mama Cocha
    .a = una estatua pequeña de Mama Cocha
statue-small-viracocha = estatua pequeña de Viracocha
    .a = una estatua pequeña de Viracocha
statue-large-inti = estatua grande de Inti
    .a = una estatua grande de Inti
statue-large-quilla = estatua grande de Mama Quilla
    .a = una estatua grande de Mama Quilla
statue-large-illapa = estatua grande de Illapa
    .a = una estatua grande de Illapa
statue-large-pachamama = estatua grande de Pachamama
    .a = una estatua grande de Pachamama
statue-large-cocha = estatua grande de Mama Cocha
    .a = una estatua grande de Mama Cocha
statue-large-viracocha = estatua grande de Viracocha
    .a = una estatua grande de Viracocha

building-P01 = campo de papas
    .the = el campo de papas
building-P02 = maizal
    .the = el maizal
building-P03 = cantera
    .the = la cantera
building-P04 = mina de oro
    .the = la mina de oro
building-P05 = santuario del camino
    .the = el santuario del camino
building-P06 = granja en terraza
    .the = la granja en terraza
building-P07 = almacén del camino
    .the = el almacén del camino
building-P08 = santuario del sol
    .the = el santuario del sol
building-P09 = taller del orfebre
    .the = el taller del orfebre
building-P10 = granero
    .the = el granero
building-P11 = patio del cantero
    .the = el patio del cantero
building-P12 = gran campo de papas
    .the = el gran campo de papas
building-P13 = casa del clan
    .the = la casa del clan
building-P14 = casa de banquetes
    .the = la casa de banquetes
building-P15 = posada
    .the = la posada
building-P16 = palacio
    .the = el palacio
building-P17 = tesorería
    .the = la tesorería
building-P18 = depósito del Estado
    .the = el depósito del Estado
building-P19 = finca real
    .the = la finca real
building-Z01 = posta de mensajeros
    .the = la posta de mensajeros
    .does = Al colocar cualquier trabajador puedes tratarlo como mensajero.
building-Z02 = casa de sacerdotes
    .the = la casa de sacerdotes
    .does = Al colocar cualquier trabajador puedes tratarlo como sacerdote.
building-Z03 = cuartel
    .the = el cuartel
    .does = Al colocar un guerrero puedes restaurar gratis hasta 2 de tus edificios de producción.
building-Z04 = sala de tejedores
    .the = la sala de tejedores
    .does = Cada vez que unas símbolos iguales en un tapiz, recibe su bonificación en el acto.
building-Z05 = taller común
    .the = el taller común
    .does = Puedes usar artesanos como arquitectos y arquitectos como artesanos.
building-Z06 = depósito de papas
    .the = el depósito de papas
    .does = Al empezar cada ceremonia recibe 4 papas. Al final de la partida cada carta de dios en mano vale 1 PV más.
building-Z07 = casa del guardián de escaleras
    .the = la casa del guardián de escaleras
    .does = Al colocar un trabajador recibes 1 PV también por cada escalera tuya.
building-Z08 = tintorería
    .the = la tintorería
    .does = En la tarea de tejer roba 5 tejidos, devuelve 2 bajo la pila y sigue como siempre.
building-Z09 = galería de tapices
    .the = la galería de tapices
    .does = Al empezar cada ceremonia recibe 1 PV por cada tejido de tu tapiz más largo.
building-Z10 = almacén ceremonial
    .the = el almacén ceremonial
    .does = Al empezar cada ceremonia recibe 2 papas, 1 maíz y 1 piedra.
building-Z11 = casa del telar
    .the = la casa del telar
    .does = Cada vez que alguien active la ofrenda, toma un tejido gratis.
building-Z12 = puerta de oro
    .the = la puerta de oro
    .does = Cada vez que alguien active la ofrenda, y justo antes de cada ceremonia, puedes pagar 1 oro para subir un escalón del templo.
building-Z13 = consejo de guerra
    .the = el consejo de guerra
    .does = En cada conquista gira y/o descarta 1 soldado menos, pero al menos 1 en total.
building-Z14 = fortaleza
    .the = la fortaleza
    .does = Al colocar un guerrero tienes 2 tareas más.
building-Z15 = casa de cambio
    .the = la casa de cambio
    .does = Cambia entre sí 2 piedras, 1 oro y 2 maíces cuantas veces quieras.
building-Z16 = patio de reparaciones
    .the = el patio de reparaciones
    .does = Cada vez que alguien active la producción, puedes restaurar gratis un edificio de producción o una carta de ejército, antes o después de producir.
building-Z17 = casa del tributo
    .the = la casa del tributo
    .does = Cada vez que alguien active la conquista, recibe 1 oro y 1 PV.
building-Z18 = atalaya
    .the = la atalaya
    .does = Cada vez que alguien active la restauración, roba una carta de ejército y recibe 1 oro.
building-Z19 = casa del oráculo
    .the = la casa del oráculo
    .does = En cualquier momento de tu turno puedes pagar 1 papa por una carta de dios.
building-Z20 = casa de la cosecha
    .the = la casa de la cosecha
    .does = Cada tarea de recolectar papas, maíz o piedra da 1 más de ese recurso y 1 PV.

region-chinchaysuyu = Chinchaysuyo
region-antisuyu = Antisuyo
region-qullasuyu = Collasuyo
region-kuntisuyu = Contisuyo

# `.does` dice en qué consiste la tarea.
task-potato = recolectar papas
task-corn = recolectar maíz
task-stone = recolectar piedra
task-gold = recolectar oro
task-weave = tejer
    .does = Mira tres tejidos y quédate hasta tres por 1, 3 o 6 maíces; los demás pueden comprar uno cada uno por 2 maíces.
task-statue = erigir una estatua
    .does = Una pequeña cuesta 3 piedras y da 3 PV; una grande cuesta 3 piedras y 2 oros y da 9 PV.
task-stairs = construir una escalera
    .does = Paga 3 piedras; recibe 4 PV, 1 maíz y 2 papas.
task-build = construir un edificio
    .does = Paga un edificio del mercado y ponlo boca arriba ante ti.
task-train = entrenamiento
    .does = Roba dos cartas de ejército y quédate una.
task-produce = producción simple
    .does = Recibe lo que da un edificio de producción boca arriba, que no se gira.
task-trade = comercio
    .does = Recibe la bonificación de cada coincidencia de tus tapices.

action-production = producción
    .does = Los edificios de producción dan lo suyo y se giran; el jugador activo puede restaurar uno.
action-worship = adoración
    .does = Descarta estatuas para subir en el templo: el jugador activo 3 escalones por una grande y 1 por una pequeña; los demás, 1 escalón por una estatua.
action-offering = ofrenda
    .does = Paga maíz para subir en el templo: el jugador activo 2 maíces por escalón, hasta 3 escalones; los demás, 3 maíces por un escalón.
action-conquest = conquista
    .does = Un trabajador cae en la guerra, se juegan cartas de ejército y se conquistan casillas de las cuatro regiones; el jugador activo puede conquistar dos veces.
action-restoration = restauración
    .does = Pon boca arriba edificios y cartas de ejército: el jugador activo uno gratis y otros por 1 de comida cada uno; los demás, por 1 maíz cada uno.

end-potato = extremo de la papa
    .hire = Pagar 1 papa por el trabajador del extremo de la papa
end-corn = extremo del maíz
    .hire = Pagar 1 maíz por el trabajador del extremo del maíz
side-left = por la izquierda
side-right = por la derecha

effect-god-card = tomar una carta de dios
effect-army-draw = robar dos cartas de ejército y quedarse con una
effect-weave = tomar un tejido gratis
effect-worker = tomar un nómada
effect-step = subir en el templo
effect-restore = restaurar
effect-build = construir un edificio
effect-statue = erigir una estatua pequeña
effect-stairs = construir una escalera
effect-produce = producción simple
effect-trade = comercio
effect-either = un recurso u otro

personality-1A = la escultora: 1 oro y una estatua pequeña
    .does = Axomama recibe 1 oro y gratis una estatua pequeña al azar.
personality-1B = la tejedora: 1 oro y un tejido
    .does = Axomama recibe 1 oro y gratis el tejido boca arriba.
personality-2A = la peregrina: 1 oro y un escalón del templo
    .does = Axomama recibe 1 oro y sube gratis un escalón del templo.
personality-2B = la constructora: 1 oro y un edificio
    .does = Axomama recibe 1 oro y gratis un edificio: de producción mientras tenga menos de 2 boca arriba; si no, permanente.

row-top = fila superior
row-middle = fila central
row-bottom = fila inferior

# Lo que hace Axomama y por qué, a continuación de su nombre.
reason-start-tile = recibe un tejido inicial al azar antes de que elijas
reason-start-goods = recibe 2 piedras, 2 maíces, 1 oro y una carta de ejército en lugar de cartas de dios
reason-start-workers = saca dos trabajadores distintos, que ahora no dan bonificación
reason-start-priest = coloca su sumo sacerdote tantas casillas más allá del tuyo, en sentido horario, como marca el dado
reason-tucked = mete cuatro cartas de dios bajo su tablero, de las que solo se ven los símbolos
reason-start-stairs = pone una escalera superior en el sector de su sumo sacerdote, sin bonificación
reason-personality = saca una ficha de personalidad, que cubre una casilla de la fila superior
reason-personality-stop = usa su personalidad porque una ficha numerada se detiene en ella
reason-worker-bonus = recibe la bonificación del color del trabajador tomado
reason-too-many-workers = pierde un trabajador al azar porque solo puede conservar dos
reason-altar-point = pone la carta más antigua del altar bajo el mazo y recibe 1 PV en vez de tomar una carta de dios
reason-army-card = guarda boca abajo en la mano la carta de ejército recibida
reason-potatoes = convierte 5 papas en 5 PV porque tiene 5 o más
reason-statue-bonus = recibe 5 PV porque una estatua suya tiene el símbolo de la carta usada
reason-stone-or-worker = toma piedra o un trabajador, lo que menos tenga
reason-priest-production = activa la producción porque tiene al menos 2 edificios de producción boca arriba
reason-priest-worship = activa la adoración porque tiene estatuas que descartar
reason-priest-offering = activa la ofrenda porque tiene al menos 4 maíces
reason-priest-conquest = activa la conquista porque tiene soldados suficientes frente a las bajas de guerra
reason-priest-restoration = activa la restauración porque tiene al menos 3 edificios y cartas de ejército boca abajo
reason-priest-extra = roba una carta de ejército y descarta hasta 2 cartas del altar, como en cada acción suya del sumo sacerdote
reason-produce = produce con todos sus edificios de producción boca arriba
reason-keep-building = deja boca arriba el edificio de número más alto porque la producción la activó ella
reason-offer = ofrece tanto maíz como puede para subir en el templo
reason-worship = descarta una estatua para subir en el templo
reason-conquer = conquista la casilla más exigente que puede pagar y, entre iguales, la de la mejor región según su orden
reason-no-conquest = no conquista nada porque no puede pagar ninguna casilla o no le quedan marcadores
reason-casualty = envía a las bajas el trabajador del extremo de la papa o, si no hay, un nómada al azar
reason-restore = restaura gratis: todo en su acción, la mitad redondeada hacia arriba en la tuya
reason-soldiers = descarta antes las cartas de 1 soldado y pone boca abajo antes las de 2 soldados
reason-conquer-again = conquista por segunda vez donde menos cartas tenga que descartar
reason-die = deja que el dado señale una carta de dios y las casillas de su tablero
reason-place = coloca su trabajador más antiguo en una casilla con el símbolo de la carta, en la terraza que ahora prefiere y al menor coste
reason-no-space = deja la carta de dios en el altar y roba otra porque no queda casilla libre con su símbolo
reason-top-row = recibe lo que muestra la casilla de la fila superior
reason-cannot-pay = recibe 1 oro porque no puede hacer la acción de la fila central
reason-weave = compra dos tejidos si puede, primero para su tapiz más largo
reason-buys-tile = compra por 2 maíces uno de los tejidos de tu tarea porque encaja en un tapiz suyo
reason-statue = erige una estatua del dios señalado por el dado o del siguiente que sirva, grande si puede
reason-build = paga piedra por un edificio del mercado al azar, del tipo que muestra la casilla
reason-stairs = construye una escalera por 3 piedras, primero las superiores, en sentido horario desde su sumo sacerdote
reason-bottom-row = hace gratis la casilla de la fila inferior
reason-skipped = se salta la casilla de la fila inferior porque es imposible
reason-personality-statue = recibe por su personalidad 1 oro y una estatua pequeña al azar
reason-personality-weave = recibe por su personalidad 1 oro y el tejido boca arriba
reason-personality-step = recibe por su personalidad 1 oro y sube un escalón del templo
reason-personality-building = recibe por su personalidad 1 oro y un edificio al azar
reason-no-workers = no tiene trabajadores ni acción del sumo sacerdote que elegir, así que toma un nómada, PV por cartas del altar y una carta de ejército, y mueve su sumo sacerdote una casilla
reason-ceremony-weavings = recibe 1 PV por cada tejido en vez de comerciar
reason-ceremony-behind = recibe 2 PV en vez de cartas ceremoniales porque va por detrás de ti
reason-last-actions = hace una última restauración y una última adoración antes del recuento final
reason-conquest-bonus = recibe la bonificación de la casilla conquistada según sus propias reglas
reason-tokens = mueve las fichas del número del dado otras tantas casillas
reason-hard-climb = sube antes un escalón gratis (partida más difícil)
reason-hard-priest = recibe 2 PV por elegir una acción del sumo sacerdote (partida más difícil)
reason-hard-weavings = recibe 1 PV más por cada tejido (partida más difícil)
reason-hard-no-workers = recibe 2 PV por no tener trabajadores (partida más difícil)
reason-hard-resources = recibe 1 PV por cada recurso que le queda (partida más difícil)

## Elecciones

choice-first = Empieza { $seat }
choice-coricancha = Girar el Coricancha hasta que su primera casilla quede sobre el sector { $sector }
choice-bag = Sacar { $worker-a } de la bolsa
choice-deal = Repartir { $card-the }
choice-draw-god = Robar { $card-the }
choice-draw-army = Robar { $army-the }
choice-reveal = Revelar { $building-the }
choice-show = Mostrar { $tile-the }
choice-roll = Sale un { $die }
choice-tuck-god = Meter una carta de { $god }
choice-tuck = Meter { $card-the }
choice-personality = Axomama es { $personality }
choice-turn-up = Poner boca arriba
choice-any-tile = Al azar: { $tile }
choice-any-worker = Al azar: { $worker }
choice-any-space = Al azar: { $space }
choice-any-statue = Al azar: { $statue }
choice-any-building = Al azar: { $building }
choice-any-land = Al azar: { $land }
choice-return = Devolver { $worker-a } a la bolsa
choice-pick = Elegir { $tile-the }
choice-keep = Quedarse con { $card-the }
choice-set-priest = Empezar sobre el sector { $sector }
    .hints = Empezar sobre el sector { $sector }: { $action }
choice-place = Colocar { $worker-a } en { $space }
    .hints = Colocar { $worker-a } en { $space } ({ choice-place.price }, { $tasks ->
        [one] { $tasks } tarea
       *[other] { $tasks } tareas
    }{ $others ->
        [0] { "" }
       *[other] , { $others } PV para otros
    })
    .price = { $cost ->
        [0] { "" }
       *[other] { $cost } de comida y{ " " }
    }{ $with_card ->
        [0] 1 oro
       *[other] una carta de dios
    }
choice-place-as = Colocar { $worker-a } en { $space } como { $kind }
    .hints = Colocar { $worker-a } en { $space } como { $kind } ({ choice-place.price }, { $tasks ->
        [one] { $tasks } tarea
       *[other] { $tasks } tareas
    }{ $others ->
        [0] { "" }
       *[other] , { $others } PV para otros
    })
choice-move = Mover el sumo sacerdote { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    } y hacer la acción
    .hints = Mover el sumo sacerdote al sector { $sector }: { $action }
choice-move-for-gold = Mover el sumo sacerdote { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    } y tomar 1 oro
    .hints = Mover el sumo sacerdote al sector { $sector } ({ $action }) y tomar 1 oro
choice-pray = Orar: tomar dos cartas de dios
choice-train = Entrenar: robar dos cartas de ejército y quedarse con una
choice-hire = Contratar { $worker-a } de los nómadas
choice-spend-army = Usar { $army-the }
choice-exchange = Cambiar { $give-rate } por { $get-rate }
choice-buy-card = Pagar 1 papa por una carta de dios
choice-use-card = Jugar { $card-the }
choice-use-gold = Pagar 1 oro por la casilla
choice-pay = Pagar { $potato ->
        [0]
            { $corn ->
                [0]
                    { $stone ->
                        [0]
                            { $gold ->
                                [one] { $gold } oro
                               *[other] { $gold } oros
                            }
                       *[other]
                            { $stone ->
                                [one] { $stone } piedra
                               *[other] { $stone } piedras
                            }{ $gold ->
                                [0] { "" }
                               *[other]
                                    , { $gold ->
                                        [one] { $gold } oro
                                       *[other] { $gold } oros
                                    }
                            }
                    }
               *[other]
                    { $corn ->
                        [one] { $corn } maíz
                       *[other] { $corn } maíces
                    }{ $stone ->
                        [0] { "" }
                       *[other]
                            , { $stone ->
                                [one] { $stone } piedra
                               *[other] { $stone } piedras
                            }
                    }{ $gold ->
                        [0] { "" }
                       *[other]
                            , { $gold ->
                                [one] { $gold } oro
                               *[other] { $gold } oros
                            }
                    }
            }
       *[other]
            { $potato ->
                [one] { $potato } papa
               *[other] { $potato } papas
            }{ $corn ->
                [0] { "" }
               *[other]
                    , { $corn ->
                        [one] { $corn } maíz
                       *[other] { $corn } maíces
                    }
            }{ $stone ->
                [0] { "" }
               *[other]
                    , { $stone ->
                        [one] { $stone } piedra
                       *[other] { $stone } piedras
                    }
            }{ $gold ->
                [0] { "" }
               *[other]
                    , { $gold ->
                        [one] { $gold } oro
                       *[other] { $gold } oros
                    }
            }
    }
choice-recall = Llevarse al trabajador de { $space }
choice-card-bonus = Usar la bonificación de la carta de dios
choice-more-tasks = Pagar 1 papa por una tarea más
choice-do = Tarea: { $task }
choice-stop = Terminar
    .unspent = { $n ->
        [one] Aún puedes hacer una tarea. ¿La dejas?
       *[other] Aún puedes hacer { $n } tareas. ¿Las dejas?
    }
choice-decline = Pasar
choice-part = Ahora: { $effect }
    .hints = Ahora: { $effect }{ $amount ->
        [0] { "" }
       *[other] , por { $resource-n }
    }
choice-take-good = Tomar { $good }
choice-take-card = Tomar { $card-the } del altar
choice-from-deck = Tomar la carta de dios de encima del mazo
choice-toss-army = Descartar { $army-the }
choice-nomad = Elegir { $worker-a } entre los nómadas
choice-build-stairs = Construir una escalera en { $stair }
choice-erect = Erigir { $statue-a }
    .hints = Erigir { $statue-a }: { $stone ->
            [0] gratis
           *[other]
                { $stone ->
                    [one] { $stone } piedra
                   *[other] { $stone } piedras
                }{ $gold ->
                    [0] { "" }
                   *[other]
                        , { $gold ->
                            [one] { $gold } oro
                           *[other] { $gold } oros
                        }
                }
        } ({ $points } PV)
choice-build = Construir { $building-the }: { $building-cost }
    .hints = Construir { $building-the }: { $potato ->
            [0]
                { $corn ->
                    [0]
                        { $stone ->
                            [0]
                                { $gold ->
                                    [0] gratis
                                   *[other]
                                        { $gold ->
                                            [one] { $gold } oro
                                           *[other] { $gold } oros
                                        }
                                }
                           *[other]
                                { $stone ->
                                    [one] { $stone } piedra
                                   *[other] { $stone } piedras
                                }{ $gold ->
                                    [0] { "" }
                                   *[other]
                                        , { $gold ->
                                            [one] { $gold } oro
                                           *[other] { $gold } oros
                                        }
                                }
                        }
                   *[other]
                        { $corn ->
                            [one] { $corn } maíz
                           *[other] { $corn } maíces
                        }{ $stone ->
                            [0] { "" }
                           *[other]
                                , { $stone ->
                                    [one] { $stone } piedra
                                   *[other] { $stone } piedras
                                }
                        }{ $gold ->
                            [0] { "" }
                           *[other]
                                , { $gold ->
                                    [one] { $gold } oro
                                   *[other] { $gold } oros
                                }
                        }
                }
           *[other]
                { $potato ->
                    [one] { $potato } papa
                   *[other] { $potato } papas
                }{ $corn ->
                    [0] { "" }
                   *[other]
                        , { $corn ->
                            [one] { $corn } maíz
                           *[other] { $corn } maíces
                        }
                }{ $stone ->
                    [0] { "" }
                   *[other]
                        , { $stone ->
                            [one] { $stone } piedra
                           *[other] { $stone } piedras
                        }
                }{ $gold ->
                    [0] { "" }
                   *[other]
                        , { $gold ->
                            [one] { $gold } oro
                           *[other] { $gold } oros
                        }
                }
        }
choice-swap = Poner { $card-the } bajo el mazo para cambiar edificios del mercado
choice-remove = Quitar { $building-the }
choice-put-back = Poner { $tile-the } bajo la pila
choice-buy-tile = Comprar { $tile-the }
    .hints = Comprar { $tile-the } por { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }
choice-top-tile = Tomar el tejido boca arriba
choice-tile-beneath = Tomar el tejido de debajo, sin verlo
choice-attach = Añadirlo al { $tapestry ->
        [0] tapiz 1
        [1] tapiz 2
        [2] tapiz 3
        [3] tapiz 4
        [4] tapiz 5
        [5] tapiz 6
        [6] tapiz 7
        [7] tapiz 8
        [8] tapiz 9
       *[other] tapiz que sigue a otros { $tapestry }
    }, { $side }
choice-new-tapestry = Empezar un tapiz nuevo
choice-produce = Producir con { $building-the }
choice-restore = Restaurar { $building-the }
choice-restore-army = Restaurar { $army-the }
choice-offer-statue = Descartar { $statue-a }
choice-offer-corn = Subir { $steps ->
        [one] { $steps } escalón
       *[other] { $steps } escalones
    } a cambio de maíz
    .hints = Subir { $steps ->
        [one] { $steps } escalón
       *[other] { $steps } escalones
    } por { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }
choice-send = Enviar a la guerra el trabajador del { $end }
choice-play-army = Jugar { $army-the }
choice-conquer = Conquistar { $land }: { $land-gain } ({ $land-price })
    .hints = Conquistar { $land }: { $land-gain } (soldados: { $flip ->
        [0] descartar { $lose }
       *[other] poner boca abajo { $flip }, descartar { $lose }
    })
choice-turn-down = Poner boca abajo { $army-the }
choice-lose = Descartar { $army-the } para pagar soldados
choice-hire-villager = { $end-hire }
    .hints = { $end-hire }: { $worker }
choice-dismiss = Sacar { $worker-a } de la partida
choice-cover = { $gold ->
        [0] No pagar oro por las papas que faltan
       *[other] Pagar { $gold ->
        [one] { $gold } oro
       *[other] { $gold } oros
    } por las papas que faltan
    }
choice-play-card = Jugar { $card-the } por su bonificación

kind-first = Jugador inicial
kind-coricancha = Girar el Coricancha
kind-bag = Sacar de la bolsa
kind-deal = Repartir una carta de dios
kind-draw-god = Robar una carta de dios
kind-draw-army = Robar una carta de ejército
kind-reveal = Revelar un edificio
kind-show = Mostrar un tejido
kind-roll = Tirar el dado
kind-tuck-god = Símbolo de una carta metida
kind-tuck = Meter una carta de dios
kind-personality = Sacar una personalidad
kind-turn-up = Poner boca arriba
kind-any-tile = Un tejido al azar
kind-any-worker = Un trabajador al azar
kind-any-space = Una casilla al azar
kind-any-statue = Una estatua al azar
kind-any-building = Un edificio al azar
kind-any-land = Una conquista al azar
kind-return = Devolver un trabajador
kind-pick = Elegir un tejido inicial
kind-keep = Quedarse con una carta de dios
kind-set-priest = Colocar al sumo sacerdote
kind-place = Colocar un trabajador
kind-place-as = Colocar como otro trabajador
kind-move = Mover el sumo sacerdote
kind-move-for-gold = Mover el sumo sacerdote por oro
kind-pray = Oración
kind-train = Entrenamiento
kind-hire = Contratar un nómada
kind-spend-army = Usar una carta de ejército
kind-exchange = Cambiar
kind-buy-card = Comprar una carta de dios
kind-use-card = Jugar una carta de dios
kind-use-gold = Pagar oro
kind-pay = Pagar
kind-recall = Llevarse a un vecino
kind-card-bonus = Bonificación de la carta de dios
kind-more-tasks = Una tarea más
kind-do = Hacer una tarea
kind-stop = Terminar
kind-decline = Pasar
kind-part = Orden de una bonificación
kind-take-good = Tomar un recurso
kind-take-card = Tomar del altar
kind-from-deck = Tomar del mazo
kind-toss-army = Descartar una de dos
kind-nomad = Elegir un nómada
kind-build-stairs = Construir una escalera
kind-erect = Erigir una estatua
kind-build = Construir un edificio
kind-swap = Cambiar edificios del mercado
kind-remove = Quitar un edificio
kind-put-back = Devolver un tejido
kind-buy-tile = Comprar un tejido
kind-top-tile = Tomar el tejido boca arriba
kind-tile-beneath = Tomar el tejido de debajo
kind-attach = Añadir a un tapiz
kind-new-tapestry = Tapiz nuevo
kind-produce = Producir
kind-restore = Restaurar un edificio
kind-restore-army = Restaurar una carta de ejército
kind-offer-statue = Descartar una estatua
kind-offer-corn = Ofrecer maíz
kind-send = Enviar a la guerra
kind-play-army = Jugar una carta de ejército
kind-conquer = Conquistar
kind-turn-down = Poner soldados boca abajo
kind-lose = Descartar soldados
kind-hire-villager = Contratar en la aldea
kind-dismiss = Renunciar a un trabajador
kind-cover = Oro por papas
kind-play-card = Jugar por la bonificación

## Preguntas

ask-turn-coricancha = ¿Cómo queda girado el Coricancha?
wait-turn-coricancha = Se gira el Coricancha.
ask-draw-first-seat = ¿Quién es el jugador inicial?
wait-draw-first-seat = Se sortea el jugador inicial.
ask-draft-worker = ¿Qué trabajador sale?
wait-draft-worker = Se sacan los trabajadores iniciales.
ask-return-worker = Dos trabajadores iguales: ¿cuál vuelve a la bolsa?
wait-return-worker = { $who } devuelve uno de dos trabajadores iguales.
ask-pick-tile = Elige un tejido inicial para tu primer tapiz.
wait-pick-tile = { $who } está eligiendo un tejido inicial.
ask-deal-card = ¿Qué carta de dios se reparte?
wait-deal-card = Se reparten cartas de dios.
ask-keep-cards = Quédate tres cartas; las otras cinco se juegan ya.
wait-keep-cards = { $who } está eligiendo con qué cartas de dios se queda.
ask-set-priest = ¿Sobre qué sector empieza tu sumo sacerdote?
wait-set-priest = { $who } está colocando el sumo sacerdote.
ask-take-turn = Coloca un trabajador o haz dos acciones secundarias.
wait-take-turn = { $who } decide entre colocar un trabajador y hacer acciones secundarias.
ask-take-second = Haz otra acción secundaria, distinta.
wait-take-second = { $who } está eligiendo la segunda acción secundaria.
ask-hire-villager = Puedes contratar a alguien de un extremo de la aldea.
wait-hire-villager = { $who } puede contratar un trabajador de la aldea.
ask-last-moment = Usa lo que valga en cualquier momento o termina.
wait-last-moment = { $who } aún puede usar cartas de ejército.
ask-dismiss-worker = Solo puedes conservar dos trabajadores: ¿quién se va?
wait-dismiss-worker = { $who } renuncia a un trabajador de más.
ask-pay-for-space = { $space }: ¿pagas con carta de dios o con oro?
wait-pay-for-space = { $who } está pagando la casilla { $space }.
ask-recall-worker = Tu guerrero puede llevarse a un trabajador vecino.
wait-recall-worker = { $who } puede llevarse un trabajador adyacente al guerrero.
ask-use-bonus-first = ¿La bonificación de la carta ya o tras las tareas?
wait-use-bonus-first = { $who } puede usar la bonificación de la carta de dios antes de las tareas.
ask-pay-for-task = Tu sacerdote puede pagar una papa por una tarea más.
wait-pay-for-task = { $who } puede pagar una papa por una tarea más.
ask-do-tasks = ¿Qué tarea ({ $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    })?
wait-do-tasks = { $who } está haciendo tareas; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }.
ask-finish-placement = ¿La bonificación, la carta del sacerdote o terminar?
wait-finish-placement = { $who } está terminando la colocación.
ask-pay-cost = ¿Con qué pagas?
wait-pay-cost = { $who } está eligiendo con qué pagar.
ask-choose-part = ¿Qué parte de la bonificación va ahora?
wait-choose-part = { $who } está ordenando las partes de una bonificación.
ask-take-either = ¿Cuál de los dos tomas?
wait-take-either = { $who } está eligiendo entre dos ganancias.
ask-take-god-card = Toma una carta de dios del altar o del mazo{ $left ->
        [1] { "" }
       *[other] ; faltan { $left }
    }.
wait-take-god-card = { $who } está tomando una carta de dios.
ask-draw-god = ¿Qué carta de dios se roba?
wait-draw-god = Se roba una carta de dios.
ask-draw-army = ¿Qué carta de ejército se roba?
wait-draw-army = Se roba una carta de ejército.
ask-toss-army = ¿Cuál de las dos cartas de ejército descartas?
wait-toss-army = { $who } está eligiendo con qué carta de ejército se queda.
ask-add-villager = ¿Quién llega a la aldea?
wait-add-villager = Se llena la aldea.
ask-add-nomad = ¿Quién llega a los nómadas?
wait-add-nomad = Se reponen los nómadas.
ask-take-nomad = ¿Qué nómada tomas?
wait-take-nomad = { $who } está eligiendo un nómada.
ask-build-stairs = ¿Dónde construyes la escalera?
wait-build-stairs = { $who } está eligiendo dónde construir una escalera.
ask-erect-statue = ¿Qué estatua eriges?
wait-erect-statue = { $who } está eligiendo una estatua.
ask-build-house = ¿Qué edificio construyes, o antes cambias el mercado?
wait-build-house = { $who } está eligiendo un edificio.
ask-remove-houses = Quita uno o dos edificios del mercado.
wait-remove-houses = { $who } está cambiando edificios del mercado.
ask-reveal-house = ¿Qué edificio se revela?
wait-reveal-house = Se revela un edificio.
ask-turn-up-tile = ¿Qué tejido queda encima?
wait-turn-up-tile = Se descubre un tejido.
ask-show-for-loom = ¿Qué tejido se muestra?
wait-show-for-loom = Se muestran tejidos.
ask-take-beneath = ¿Qué tejido estaba debajo?
wait-take-beneath = Se toma el tejido de debajo.
ask-put-back-tile = Devuelve tejidos bajo la pila hasta que queden tres.
wait-put-back-tile = { $who } está devolviendo tejidos.
ask-buy-tiles = { $bought ->
        [0] Compra un tejido por 1 maíz o termina.
        [1] Compra un segundo tejido por otros 2 maíces o termina.
       *[other] Compra un tercer tejido por otros 3 maíces o termina.
    }
wait-buy-tiles = { $who } está comprando tejidos.
ask-buy-others-tile = Puedes comprar uno de estos tejidos por 2 maíces.
wait-buy-others-tile = { $who } puede comprar un tejido por 2 maíces.
ask-under-stack = ¿Qué tejido va ahora bajo la pila?
wait-under-stack = { $who } está poniendo tejidos bajo la pila.
ask-take-free-tile = Toma un tejido gratis: el de arriba o el de debajo.
wait-take-free-tile = { $who } está tomando un tejido gratis.
ask-attach-tile = ¿Dónde añades este tejido: { $tile }?
wait-attach-tile = { $who } está añadiendo a un tapiz: { $tile }.
ask-worship = Adoración: ¿qué estatua descartas?
wait-worship = { $who } puede descartar estatuas para subir en el templo.
ask-offering = Ofrenda: ¿cuántos escalones subes a cambio de maíz?
wait-offering = { $who } puede ofrecer maíz para subir en el templo.
ask-restore-some = Restaura gratis hasta { $left }.
wait-restore-some = { $who } puede restaurar gratis hasta { $left }.
ask-restoration = Restauración: ¿qué pones boca arriba?
wait-restoration = { $who } está restaurando edificios y cartas de ejército.
ask-produce-one = ¿Con qué edificio produces?
wait-produce-one = { $who } está eligiendo un edificio con el que producir.
ask-produce = Producción: ¿qué edificio usas ahora?
wait-produce = { $who } está produciendo.
ask-restore-at-production = Restaura gratis un edificio o una carta de ejército.
wait-restore-at-production = { $who } puede restaurar algo gratis.
ask-send-casualty = ¿Qué trabajador cae en la guerra?
wait-send-casualty = { $who } está eligiendo quién cae en la guerra.
ask-play-armies = Juega cartas de ejército para la conquista o termina.
wait-play-armies = { $who } puede jugar cartas de ejército.
ask-conquer = ¿Qué casilla conquistas?
wait-conquer = { $who } puede conquistar una casilla.
ask-pay-soldiers = Paga los soldados: { $flip ->
        [0] descarta { $lose }
       *[other] pon boca abajo { $flip } y después descarta { $lose }
    }.
wait-pay-soldiers = { $who } está pagando soldados.
ask-cover-potatoes = Faltan papas: ¿pagas oro o pierdes 2 PV por cada una?
wait-cover-potatoes = { $who } puede pagar oro por las papas que faltan.
ask-block-space = ¿Qué trabajador ocupa { $space }?
wait-block-space = Unos trabajadores ocupan casillas de la colina.
ask-play-cards = Juega una carta de dios por su bonificación o termina; puedes jugar { $left }.
wait-play-cards = { $who } puede jugar cartas de dios por su bonificación.
ask-she-takes-nomad = ¿Qué nómada toma Axomama?
wait-she-takes-nomad = Axomama toma un nómada al azar.
ask-she-dismisses = ¿Qué trabajador pierde Axomama?
wait-she-dismisses = Axomama pierde al azar un trabajador de más.
ask-she-erects = ¿Qué estatua erige Axomama?
wait-she-erects = Axomama erige una estatua al azar.
ask-she-builds = ¿Qué edificio toma Axomama?
wait-she-builds = Axomama construye un edificio al azar.
ask-she-drafts = ¿Qué trabajador saca Axomama?
wait-she-drafts = Axomama saca trabajadores.
ask-she-gets-tile = ¿Qué tejido inicial recibe Axomama?
wait-she-gets-tile = Axomama recibe un tejido inicial al azar.
ask-roll-for-priest = ¿Qué marca el dado para el sumo sacerdote de Axomama?
wait-roll-for-priest = Se tira el dado para el sumo sacerdote de Axomama.
ask-draw-personality = ¿Qué personalidad saca Axomama?
wait-draw-personality = Se saca la personalidad de Axomama.
ask-roll-for-placement = ¿Qué marca el dado de Axomama?
wait-roll-for-placement = Axomama tira el dado.
ask-pick-worker = ¿Qué trabajador coloca Axomama?
wait-pick-worker = Axomama coloca un trabajador al azar.
ask-turn-up-slot = Se descubre la carta { $slot } de Axomama.
wait-turn-up-slot = Axomama deja en el altar su carta { $slot }.
ask-pick-space = ¿Qué casilla ocupa Axomama?
wait-pick-space = Axomama elige una casilla.
ask-tuck-symbol = ¿Qué símbolo tiene la carta { $slot }?
wait-tuck-symbol = Axomama roba su carta { $slot }.
ask-tuck-card = ¿Qué carta es?
wait-tuck-card = Axomama roba su carta { $slot }.
ask-roll-for-statue = ¿Qué marca el dado de Axomama para la estatua?
wait-roll-for-statue = Axomama tira el dado para una estatua.
ask-she-offers-statue = ¿Qué estatua descarta Axomama?
wait-she-offers-statue = Axomama descarta una estatua.
ask-she-sends-nomad = ¿Qué nómada cae en la guerra?
wait-she-sends-nomad = Un nómada al azar cae en la guerra.
ask-she-musters = Se descubren las cartas de ejército de Axomama.
wait-she-musters = Axomama juega todas sus cartas de ejército.
ask-she-conquers-any = ¿Qué casilla conquista Axomama?
wait-she-conquers-any = Axomama conquista por segunda vez.

## Por qué no

refusal-no-such-seat = En ese asiento no hay nadie.
refusal-not-in-deck = Esa carta de dios no está en el mazo.
refusal-not-drawn-twice = Solo se devuelve uno de dos trabajadores iguales.
refusal-tile-gone = Ese tejido inicial no está en oferta.
refusal-not-dealt = Esa carta no se te ha repartido.
refusal-kept-already = Ya te quedas con esa carta.
refusal-one-or-two-steps = El sumo sacerdote se mueve una casilla o dos.
refusal-done-already = Las dos acciones secundarias tienen que ser distintas.
refusal-no-god-card-left = No queda ninguna carta de dios que tomar.
refusal-no-army-card-left = No queda ninguna carta de ejército que robar.
refusal-second-of-two = Antes de terminar el turno debes hacer una segunda acción secundaria.
refusal-no-villager = La aldea está vacía.
refusal-cannot-pay-hire = Ese trabajador cuesta { $resource-n }; { $resource-owned }.
refusal-not-your-worker = No tienes ningún trabajador de ese tipo.
refusal-no-such-worker = No tienes un trabajador así en tu reserva.
refusal-space-taken = Esa casilla está ocupada.
refusal-no-card-or-gold = No tienes ni una carta de dios con el símbolo de esa casilla ni oro.
refusal-not-enough-food = Esa colocación cuesta { $cost } de comida; tienes { $owned }, contando el oro.
refusal-cannot-treat-as = Ningún edificio tuyo permite colocar así ese trabajador.
refusal-wrong-god = Esa carta de dios no tiene el símbolo de la casilla.
refusal-card-not-in-hand = No tienes esa carta de dios en la mano.
refusal-no-gold = No tienes oro.
refusal-not-a-neighbour = Esa casilla no es vecina de tu guerrero.
refusal-warriors-stay = Un guerrero no se lleva a otro guerrero.
refusal-nobody-there = No hay ningún trabajador en esa casilla.
refusal-no-potato-to-pay = No tienes ninguna papa para pagar otra tarea.
refusal-no-card-bonus = No hay bonificación que usar: hace falta una estatua de ese dios y solo se usa una vez.
refusal-no-priests-card = Aquí no te toca ninguna carta de dios.
refusal-not-beside-space = Ese símbolo no está junto a la casilla de tu trabajador.
refusal-another-task = Ese símbolo es de otra tarea.
refusal-icon-used = Ya has usado ese símbolo; antes van los otros del grupo.
refusal-not-your-own-turn = Eso solo se puede hacer en tu propio turno.
refusal-not-in-your-hand = No tienes esa carta de ejército en la mano.
refusal-no-exchange-house = Solo la casa de cambio lo permite.
refusal-not-exchanged = Se cambian piedra, oro y maíz, uno por otro.
refusal-too-few-to-exchange = No tienes bastante de eso para cambiarlo.
refusal-back-and-forth = Acabas de hacer el cambio contrario.
refusal-no-card-house = Solo la casa del oráculo vende cartas de dios.
refusal-no-potato = No tienes ninguna papa para eso.
refusal-no-card-left = No queda ninguna carta de dios.
refusal-not-the-price = No es eso lo que hay que pagar.
refusal-no-such-part = A la bonificación no le queda esa parte.
refusal-cannot-pay-part = Esa parte de la bonificación cuesta { $resource-n }; { $resource-owned }.
refusal-not-offered = Eso no se ofrece aquí.
refusal-no-nomad = No hay nómadas.
refusal-not-on-altar = Esa carta no está en el altar.
refusal-deck-only = En este paso de la ceremonia las cartas de dios solo se toman del mazo.
refusal-must-take-card = Tienes que tomar una carta de dios.
refusal-not-top-card = Esa carta no está encima del mazo de dioses.
refusal-not-on-top = Esa carta no está encima del mazo de ejército.
refusal-no-army-card = No hay cartas de ejército que robar.
refusal-not-drawn = No has robado esa carta de ejército.
refusal-not-in-bag = No hay un trabajador así en la bolsa.
refusal-no-such-nomad = No hay ningún nómada de ese tipo.
refusal-stair-taken = Ahí ya hay una escalera.
refusal-needs-upper = Una escalera inferior necesita la superior de su sector.
refusal-no-stairs-left = No te quedan marcadores de escalera.
refusal-no-stair-space = No queda sitio para escaleras.
refusal-cannot-pay-stairs = Una escalera cuesta 3 piedras y no las tienes.
refusal-no-statue-left = No queda ninguna estatua de ese tipo.
refusal-small-only = Aquí solo se puede erigir una estatua pequeña.
refusal-cannot-pay-statue = Esa estatua cuesta { $stone ->
        [one] { $stone } piedra
       *[other] { $stone } piedras
    }{ $gold ->
        [0] { "" }
        [one] { " " }y { $gold } oro
       *[other] { " " }y { $gold } oros
    } y no puedes pagarla.
refusal-not-in-market = Ese edificio no está en el mercado.
refusal-cannot-pay-building = No puedes pagar { $building-the }: cuesta { $building-cost }.
refusal-cannot-build = Ahora no hay ningún edificio que puedas obtener.
refusal-no-swap-in-setup = Durante la preparación no se cambia el mercado.
refusal-swapped-already = El mercado se cambia como mucho una vez por edificio.
refusal-no-card-to-swap = Esa carta de dios no está en tu mano.
refusal-nothing-to-swap = No hay nada que cambiar en el mercado.
refusal-remove-one-first = Quita al menos un edificio: la carta ya está pagada.
refusal-not-next-building = Ese edificio no está encima de su pila.
refusal-not-on-loom = Ese tejido no está entre los mostrados.
refusal-cannot-pay-tile = Otro tejido cuesta { $resource-n }; { $resource-owned }.
refusal-cannot-pay-others-tile = Ese tejido cuesta { $resource-n }; { $resource-owned }.
refusal-no-tile-left = No queda ningún tejido.
refusal-nothing-beneath = No hay ningún tejido debajo del primero.
refusal-not-next-tile = Ese tejido no es el siguiente de la pila.
refusal-no-such-tapestry = No tienes ese tapiz.
refusal-pattern-there = Ese tapiz ya tiene ese motivo.
refusal-at-the-top = Al templo no le quedan escalones para eso.
refusal-no-such-statue = No tienes ninguna estatua de ese tipo.
refusal-statue-limit = Solo se puede descartar una estatua de cada tamaño.
refusal-not-enough-corn = Esa ofrenda cuesta { $resource-n }; { $resource-owned }.
refusal-too-many-steps = Aquí no se pueden comprar tantos escalones.
refusal-no-steps = Elige al menos un escalón o renuncia.
refusal-not-face-down = No tienes eso boca abajo.
refusal-nothing-face-down = No tienes nada boca abajo.
refusal-buildings-only = Aquí solo se restauran edificios de producción.
refusal-no-food-to-restore = Restaurar otra cosa cuesta 1 de comida; no tienes comida ni oro.
refusal-cannot-pay-restoring = Restaurar te cuesta { $resource-n }; { $resource-owned }.
refusal-not-face-up = No tienes ese edificio de producción boca arriba.
refusal-nothing-face-up = No tienes ningún edificio de producción boca arriba.
refusal-chosen-task = Has elegido esa tarea: produce con un edificio.
refusal-restored-too-late = Ese edificio se restauró cuando la producción ya había empezado y espera a la próxima vez.
refusal-restored-one = Ya has restaurado un edificio en esta producción.
refusal-others-do-not-restore = Solo restaura un edificio quien activó la producción.
refusal-village-first = Mientras haya alguien en la aldea, el trabajador sale de allí.
refusal-village-empty = La aldea está vacía: elige un nómada.
refusal-army-not-in-hand = Esa carta de ejército no está en tu mano.
refusal-cannot-pay-army = Jugar esa carta de ejército cuesta { $resource-n }; { $resource-owned }.
refusal-land-taken = Esa casilla ya está conquistada.
refusal-no-marker-left = No te quedan marcadores de conquista.
refusal-too-few-soldiers = No tienes bastantes soldados en cartas boca arriba.
refusal-not-a-face-up-army = No tienes esa carta de ejército boca arriba.
refusal-superfluous = Esa carta no encaja con lo que te queda por pagar, o estaría de más.
refusal-card-not-held = No tienes en la mano esa carta de dios.
refusal-not-so-much-gold = Es más oro del que tienes o necesitas.
refusal-not-among-these = Eso no puede tocarle a Axomama.
refusal-not-on-the-die = El dado no tiene esa cara.

## El relato

heading-setup = Preparación
heading-turn = Turno de { $seat }
    .you = Tu turno
heading-ceremony = Ceremonia { $number }
heading-finale = Recuento final
heading-end = Final

event-began = { $seat } empieza la partida.
    .you = Empiezas la partida.
event-turned = El Coricancha queda girado: { $items }.
    .item = { $action } sobre el sector { $sector }
event-drafted = { $seat } saca { $items }.
    .you = Sacas { $items }.
    .item = { $worker-n }
event-returned = { $seat } devuelve { $worker-a }.
    .you = Devuelves { $worker-a }.
event-villager = { $count ->
        [1] Llega
       *[other] Llegan
    } a la aldea { $items }.
    .item = { $worker-n }
event-nomad = { $count ->
        [1] Llega
       *[other] Llegan
    } a los nómadas { $items }.
    .item = { $worker-n }
event-blocked = Unos trabajadores ocupan casillas de la colina: { $items }.
    .item = { $worker-a } en { $space }
event-revealed = Nuevo en el mercado: { $items }.
    .item = { $building }
event-shown = Boca arriba: { $items }.
    .item = { $tile }
event-picked = { $seat } elige { $tile-the }.
    .you = Eliges { $tile-the }.
event-dealt = { $seat } recibe para elegir: { $items }.
    .you = Recibes para elegir: { $items }.
    .item = { $card }
event-played = { $seat } juega por la bonificación: { $items }.
    .you = Juegas por la bonificación: { $items }.
    .item = { $card }
event-kept = { $seat } se queda en la mano: { $items }.
    .you = Te quedas en la mano: { $items }.
    .item = { $card }
event-priest-set = { $seat } coloca al sumo sacerdote sobre el sector { $sector } ({ $action }).
    .you = Colocas tu sumo sacerdote sobre el sector { $sector } ({ $action }).
event-turn = Es el turno de { $seat }.
    .you = Es tu turno.
event-gained = { $seat } recibe { $items }.
    .you = Recibes { $items }.
    .item = { $resource-n }
event-paid = { $seat } paga { $items }.
    .you = Pagas { $items }.
    .item = { $resource-n }
event-exchanged = { $seat } cambia { $give-rate } por { $get-rate }.
    .you = Cambias { $give-rate } por { $get-rate }.
event-scored = { $seat } recibe { $points } PV { $source-for }.
    .you = Recibes { $points } PV { $source-for }.
event-lost = { $seat } pierde { $points } PV { $source-for }.
    .you = Pierdes { $points } PV { $source-for }.
event-placed = { $seat } coloca { $worker-a } en { $space }.
    .you = Colocas { $worker-a } en { $space }.
event-placed-as = { $seat } coloca { $worker-a } en { $space } como { $kind }.
    .you = Colocas { $worker-a } en { $space } como { $kind }.
event-spent-card = { $seat } descarta { $card-the } para colocarse en la casilla.
    .you = Descartas { $card-the } para colocarte en la casilla.
event-recalled = { $seat } se lleva { $worker-a } de { $space }.
    .you = Te llevas { $worker-a } de { $space }.
event-tasks = { $seat } tiene { $tasks ->
        [one] { $tasks } tarea
       *[other] { $tasks } tareas
    }.
    .you = Tienes { $tasks ->
        [one] { $tasks } tarea
       *[other] { $tasks } tareas
    }.
event-task-done = { $seat } hace una tarea: { $task }.
    .you = Haces una tarea: { $task }.
event-tasks-left = { $seat } deja sin hacer { $tasks ->
        [one] { $tasks } tarea
       *[other] { $tasks } tareas
    }.
    .you = Dejas sin hacer { $tasks ->
        [one] { $tasks } tarea
       *[other] { $tasks } tareas
    }.
event-bonus-used = { $seat } usa la bonificación de { $card-the }.
    .you = Usas la bonificación de { $card-the }.
event-moved = { $seat } mueve su sumo sacerdote al sector { $sector } ({ $action }).
    .you = Mueves tu sumo sacerdote al sector { $sector } ({ $action }).
event-took-gold = { $seat } renuncia a la acción para tomar oro.
    .you = Renuncias a la acción para tomar oro.
event-missed = { $seat } no obtiene nada de una parte de una bonificación: { $effect }.
    .you = No obtienes nada de una parte de una bonificación: { $effect }.
event-took-card = { $seat } toma { $card-the } del altar.
    .you = Tomas { $card-the } del altar.
event-drew = { $seat } roba { $count ->
        [1] una carta de dios
       *[other] { $count } cartas de dios
    }.
    .you = Robas { $count ->
        [1] una carta de dios
       *[other] { $count } cartas de dios
    }.
event-drew-card = { $seat } roba { $card-the }.
    .you = Robas { $card-the }.
event-drew-army = { $seat } roba { $count ->
        [1] una carta de ejército
       *[other] { $count } cartas de ejército
    }.
    .you = Robas { $count ->
        [1] una carta de ejército
       *[other] { $count } cartas de ejército
    }.
event-drew-army-card = { $seat } roba { $army-the }.
    .you = Robas { $army-the }.
event-tossed = { $seat } descarta { $army-the } y se queda con la otra.
    .you = Descartas { $army-the } y te quedas con la otra.
event-spent-army = { $seat } descarta { $army-the } por su bonificación.
    .you = Descartas { $army-the } por su bonificación.
event-to-altar = Al altar: { $card }.
event-altar-cleared = Las cartas del altar se barajan con el mazo de dioses.
event-under-deck = Debajo del mazo de dioses: { $card }.
event-army-renewed = Las cartas de ejército descartadas forman el mazo nuevo.
event-stairs-built = { $seat } construye una escalera en { $stair }.
    .you = Construyes una escalera en { $stair }.
event-erected = { $seat } erige { $statue-a }.
    .you = Eriges { $statue-a }.
event-offered = { $seat } descarta { $statue-a } en la adoración.
    .you = Descartas { $statue-a } en la adoración.
event-built = { $seat } construye { $building-the }.
    .you = Construyes { $building-the }.
event-removed = { $seat } quita del mercado { $building-the }.
    .you = Quitas del mercado { $building-the }.
event-wove = { $seat } recibe { $tile-the }.
    .you = Recibes { $tile-the }.
event-attached = { $seat } añade { $tile-the } al { $tapestry ->
        [0] tapiz 1
        [1] tapiz 2
        [2] tapiz 3
        [3] tapiz 4
        [4] tapiz 5
        [5] tapiz 6
        [6] tapiz 7
        [7] tapiz 8
        [8] tapiz 9
       *[other] tapiz que sigue a otros { $tapestry }
    }, { $side }.
    .you = Añades { $tile-the } al { $tapestry ->
        [0] tapiz 1
        [1] tapiz 2
        [2] tapiz 3
        [3] tapiz 4
        [4] tapiz 5
        [5] tapiz 6
        [6] tapiz 7
        [7] tapiz 8
        [8] tapiz 9
       *[other] tapiz que sigue a otros { $tapestry }
    }, { $side }.
event-began-tapestry = { $seat } empieza un tapiz con { $tile-the }.
    .you = Empiezas un tapiz con { $tile-the }.
event-matched = { $seat } logra una coincidencia: { $edge }.
    .you = Logras una coincidencia: { $edge }.
event-put-under = De vuelta bajo la pila: { $items }.
    .item = { $tile }
event-climbed = { $seat } sube al escalón { $step } del templo.
    .you = Subes al escalón { $step } del templo.
event-produced = { $seat } produce con { $building-the }.
    .you = Produces con { $building-the }.
event-restored = { $seat } restaura { $items }.
    .you = Restauras { $items }.
    .item = { $building-the }
event-restored-army = { $seat } restaura { $items }.
    .you = Restauras { $items }.
    .item = { $army-the }
event-casualty = { $seat } envía { $worker-a } a la guerra; ya { $total ->
        [one] hay { $total } baja
       *[other] hay { $total } bajas
    }.
    .you = Envías { $worker-a } a la guerra; ya { $total ->
        [one] hay { $total } baja
       *[other] hay { $total } bajas
    }.
event-played-army = { $seat } juega { $items }.
    .you = Juegas { $items }.
    .item = { $army-the }
event-conquered = { $seat } conquista { $land }: { $land-gain }.
    .you = Conquistas { $land }: { $land-gain }.
event-turned-down = { $seat } pone boca abajo { $items }.
    .you = Pones boca abajo { $items }.
    .item = { $army-the }
event-lost-army = { $seat } descarta { $items } para pagar soldados.
    .you = Descartas { $items } para pagar soldados.
    .item = { $army-the }
event-hired = { $seat } toma { $worker-a } de los nómadas.
    .you = Tomas { $worker-a } de los nómadas.
event-hired-villager = { $seat } contrata { $worker-a } de la aldea.
    .you = Contratas { $worker-a } de la aldea.
event-dismissed = { $seat } saca de la partida { $items }.
    .you = Sacas de la partida { $items }.
    .item = { $worker-n }
event-took-token = La aldea está vacía: { $seat } toma la ficha de la ceremonia { $number }.
    .you = La aldea está vacía: tomas la ficha de la ceremonia { $number }.
event-ceremony = Se celebra la ceremonia { $number }.
event-last-ceremony-near = También la bolsa está vacía: { $seat } convoca enseguida la última ceremonia.
    .you = También la bolsa está vacía: convocas enseguida la última ceremonia.
event-region-won = { $seat } domina { $region }.
    .you = Dominas { $region }.
event-fed = { $missing ->
        [0] { $seat } paga por { $cards ->
            [one] { $cards } carta de dios
           *[other] { $cards } cartas de dios
        } en mano.
        [one] A { $seat } le falta { $missing } papa para { $cards ->
            [one] { $cards } carta de dios
           *[other] { $cards } cartas de dios
        }.
       *[other] A { $seat } le faltan { $missing } papas para { $cards ->
            [one] { $cards } carta de dios
           *[other] { $cards } cartas de dios
        }.
    }
    .you = { $missing ->
        [0] Pagas por { $cards ->
            [one] { $cards } carta de dios
           *[other] { $cards } cartas de dios
        } en mano.
        [one] Te falta { $missing } papa para { $cards ->
            [one] { $cards } carta de dios
           *[other] { $cards } cartas de dios
        }.
       *[other] Te faltan { $missing } papas para { $cards ->
            [one] { $cards } carta de dios
           *[other] { $cards } cartas de dios
        }.
    }
event-ceremonial = A { $seat } le { $cards ->
        [one] toca { $cards } carta ceremonial
       *[other] tocan { $cards } cartas ceremoniales
    }.
    .you = Te { $cards ->
        [one] toca { $cards } carta ceremonial
       *[other] tocan { $cards } cartas ceremoniales
    }.
event-finale = Ha terminado la última ceremonia y se puntúa todo lo que queda.
event-won = { $seat } gana con { $points } PV{ event-won.tie }.
    .you = Ganas con { $points } PV{ event-won.tie }.
    .tie = { $decided ->
        [resources] : los recursos deciden el empate
       *[points] { "" }
    }
event-shared = { $seat } comparte la victoria con { $points } PV: también hay empate en recursos.
    .you = Compartes la victoria con { $points } PV: también hay empate en recursos.
event-solo-lost = { $seat } pierde contra Axomama: { $points } PV contra { $hers }.
    .you = Pierdes contra Axomama: { $points } PV contra { $hers }.
event-axomamma = { $seat } { $reason } ({ $rule }).
    .you = Axomama { $reason } ({ $rule }).
event-rolled = El dado marca { $die }.
event-tucked = Bajo el tablero de Axomama: { $items }.
    .item = { $god } (carta { $slot })
event-personality-drawn = La personalidad de Axomama: { $personality }.
event-cell-acted = Actúa el tablero de Axomama: { $row }, casilla { $cell }.
event-token-moved = Las fichas con el número { $die } avanzan: { $items }.
    .item = a la casilla { $cell } de la { $row }

## Abrir una mesa, y de dónde vienen los puntos

option-first = Jugador inicial
option-first-random = Al azar
option-first-0 = Jugador 1
option-first-1 = Jugador 2
option-first-2 = Jugador 3
option-first-3 = Jugador 4
option-coricancha = El Coricancha
option-coricancha-random = Girado al azar
    .note = Cada partida empieza de otro modo.
option-coricancha-printed = Como está impreso (primera partida)
    .note = Más fácil de seguir en una primera partida.
option-rulings = Otras lecturas del reglamento
option-rulings-none = Nuestras lecturas habituales
option-rulings-temple-all = Las ceremonias dan toda la recompensa del escalón
    .note = Lo habitual: solo sus PV, comida, piedra y oro.
option-rulings-treat-adds = Un trabajador tratado como otro conserva su capacidad
    .note = Lo habitual: la capacidad del otro tipo sustituye a la suya.
option-rulings-exchange-own-turn = La casa de cambio solo funciona en tu turno
    .note = Lo habitual: funciona siempre que se te pregunta algo.
option-rulings-two-stone = Axomama empieza con 2 piedras en total
    .note = Lo habitual: 4, las 2 que recibe cada cual y otras 2 propias.
option-rulings-empty-altar-nothing = Un altar vacío no le da nada a Axomama
    .note = Lo habitual: gana 1 PV de todos modos.
option-rulings-extra-after = La carta de ejército y los descartes del altar de Axomama van después de la acción
    .note = Lo habitual: van antes.
option-difficulty = Fuerza de Axomama
option-difficulty-none = Como en el reglamento
    .note = Sus reglas, tal cual.
option-difficulty-easy_no_personality = Más fácil: sin ficha de personalidad
option-difficulty-easy_building_price = Más fácil: los edificios le cuestan 2 piedras
option-difficulty-easy_worship = Más fácil: solo adora con 2 estatuas
option-difficulty-easy_conquest = Más fácil: sin segunda conquista
option-difficulty-easy_no_worker_army = Más fácil: sin trabajadores no hay carta de ejército
option-difficulty-hard_climb = Más difícil: un escalón gratis en adoración y ofrenda
option-difficulty-hard_conquest_condition = Más difícil: conquista con tantos soldados como bajas
option-difficulty-hard_conquest_cost = Más difícil: cada conquista le cuesta 1 soldado menos de cada tipo
option-difficulty-hard_priest_vp = Más difícil: 2 PV por cada acción del sumo sacerdote
option-difficulty-hard_weave_vp = Más difícil: 2 PV por tejido en las ceremonias
option-difficulty-hard_no_worker_vp = Más difícil: 2 PV sin trabajadores
option-difficulty-hard_end_resources = Más difícil: 1 PV por recurso al final
option-difficulty-gentle = Suave
    .note = Las 5 reglas más fáciles: para una primera tarde.
option-difficulty-fierce = Feroz
    .note = Las 7 reglas más difíciles: para quien ya la ha vencido.
option-personality = La personalidad de Axomama actúa
option-personality-both = Cuando una ficha se detiene en ella y cuando la activa el dado
option-personality-stop = Solo cuando una ficha se detiene en ella
option-personality-activation = Solo cuando la activa el dado
option-conquest = Axomama conquista primero donde
option-conquest-discard = Haya que descartar más soldados
option-conquest-flip = Haya que girar más soldados
option-conquest-vp = Se ganen más PV

# `.for` sigue a «recibe 3 PV».
source-start = Comienzo
    .for = al comienzo
source-used-stairs = Escaleras usadas
    .for = por escaleras usadas
source-stairs = Escaleras construidas
    .for = por escaleras construidas
source-statues = Estatuas
    .for = por una estatua
source-production = Producción
    .for = por producción
source-cards = Cartas de dios
    .for = por cartas de dios
source-army = Cartas de ejército
    .for = por una carta de ejército
source-matches = Coincidencias
    .for = por coincidencias en los tapices
source-temple = Templo
    .for = en el templo
source-conquest = Conquistas
    .for = por conquista
source-regions = Regiones
    .for = por dominar una región
source-token = Ficha de ceremonia
    .for = por la ficha de ceremonia
source-buildings = Edificios permanentes
    .for = por edificios permanentes
source-unpaid = Cartas de dios sin pagar
    .for = por cartas de dios sin pagar
source-axomamma = Reglas de Axomama
    .for = por sus propias reglas
source-tapestries = Tapices
    .for = por los tapices
source-summit = Cima del templo
    .for = por la cima del templo
source-standing = Edificios boca arriba
    .for = por edificios boca arriba
source-hand = Cartas de dios en mano
    .for = por cartas de dios en mano
source-soldiers = Cartas de ejército boca arriba
    .for = por cartas de ejército boca arriba
source-workers = Trabajadores restantes
    .for = por trabajadores restantes
source-gold = Oro restante
    .for = por oro restante

pieces-god_card = Cartas de dios
pieces-army_card = Cartas de ejército
pieces-production_building = Edificios de producción
pieces-permanent_building = Edificios permanentes
pieces-weaving = Tejidos
pieces-conquest_space = Tierras por conquistar
pieces-god = Dioses
pieces-axomamma_personality = Personalidades de Axomama
