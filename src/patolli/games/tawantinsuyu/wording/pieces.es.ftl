### Lo impreso en las piezas, en palabras hechas de sus cifras (pieces.py). Formas: `.does` qué se hace, `.to` después
### de «puedes pagar … para».

piece-potato = { $count ->
        [one] { $count } papa
       *[other] { $count } papas
    }
piece-corn = { $count ->
        [one] { $count } maíz
       *[other] { $count } maíces
    }
piece-stone = { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }
piece-gold = { $count ->
        [one] { $count } oro
       *[other] { $count } oros
    }
piece-vp = { $count } PV
piece-nothing = nada
piece-army-card = { $count ->
        [one] una carta de ejército
       *[other] { $count } cartas de ejército
    }
    .does = { $count ->
        [one] roba una carta de ejército
       *[other] roba { $count } cartas de ejército
    }
piece-god-card = { $count ->
        [one] una carta de dios
       *[other] { $count } cartas de dios
    }
    .does = { $count ->
        [one] toma una carta de dios
       *[other] toma { $count } cartas de dios
    }
    .to = { $count ->
        [one] tomar una carta de dios
       *[other] tomar { $count } cartas de dios
    }
piece-army-draw = { $count ->
        [one] entrenamiento
       *[other] entrenamiento { $count } veces
    }
    .does = { $count ->
        [one] roba dos cartas de ejército y quédate una
       *[other] roba dos cartas de ejército y quédate una, { $count } veces
    }
    .to = { $count ->
        [one] robar dos cartas de ejército y quedarte una
       *[other] robar dos cartas de ejército y quedarte una, { $count } veces
    }
piece-weave = { $count ->
        [one] un tejido gratis
       *[other] { $count } tejidos gratis
    }
    .does = { $count ->
        [one] toma un tejido gratis
       *[other] toma { $count } tejidos gratis
    }
    .to = { $count ->
        [one] tomar un tejido
       *[other] tomar { $count } tejidos
    }
piece-worker = { $count ->
        [one] un nómada
       *[other] { $count } nómadas
    }
    .does = { $count ->
        [one] toma un nómada
       *[other] toma { $count } nómadas
    }
    .to = { $count ->
        [one] tomar un nómada
       *[other] tomar { $count } nómadas
    }
piece-step = { $count ->
        [one] un escalón del templo
       *[other] { $count } escalones del templo
    }
    .does = { $count ->
        [one] sube un escalón del templo
       *[other] sube { $count } escalones del templo
    }
    .to = { $count ->
        [one] subir un escalón del templo
       *[other] subir { $count } escalones del templo
    }
piece-restore = { $count ->
        [one] restaurar 1
       *[other] restaurar hasta { $count }
    }
    .does = { $count ->
        [one] restaura gratis un edificio de producción o una carta de ejército
       *[other] restaura gratis hasta { $count } edificios de producción o cartas de ejército
    }
    .to = { $count ->
        [one] restaurar un edificio de producción o una carta de ejército
       *[other] restaurar hasta { $count } edificios de producción o cartas de ejército
    }
piece-build = un edificio a su coste
    .does = puedes construir un edificio del mercado pagando su coste
    .to = construir un edificio del mercado a su coste
piece-build-free = un edificio gratis
    .does = construye gratis un edificio del mercado
    .to = construir un edificio del mercado
piece-statue = { $count ->
        [one] una estatua pequeña
       *[other] { $count } estatuas pequeñas
    }
    .does = { $count ->
        [one] erige gratis una estatua pequeña
       *[other] erige gratis { $count } estatuas pequeñas
    }
    .to = { $count ->
        [one] erigir una estatua pequeña
       *[other] erigir { $count } estatuas pequeñas
    }
piece-stairs = { $count ->
        [one] una escalera
       *[other] { $count } escaleras
    }
    .does = { $count ->
        [one] construye gratis una escalera
       *[other] construye gratis { $count } escaleras
    }
    .to = { $count ->
        [one] construir una escalera
       *[other] construir { $count } escaleras
    }
piece-produce = { $count ->
        [one] una producción simple
       *[other] { $count } producciones simples
    }
    .does = { $count ->
        [one] recibe lo que da un edificio de producción boca arriba
       *[other] recibe { $count } veces lo que da un edificio de producción boca arriba
    }
    .to = { $count ->
        [one] recibir lo que da un edificio de producción boca arriba
       *[other] recibir { $count } veces lo que da un edificio de producción boca arriba
    }
piece-trade = { $count ->
        [one] comercio
       *[other] comercio { $count } veces
    }
    .does = { $count ->
        [one] puedes comerciar
       *[other] puedes comerciar { $count } veces
    }
    .to = { $count ->
        [one] comerciar
       *[other] comerciar { $count } veces
    }
piece-gain = recibe { $what }
piece-either = { $some } o { $last }
piece-paid = { $what } por { $price }
    .does = puedes pagar { $price } para { $what }

piece-card = carta de { $god } ({ $bonus })
    .the = la carta de { $god } ({ $bonus })
    .does = { $does }
piece-army = carta de ejército ({ $soldiers ->
        [one] { $soldiers } soldado
       *[other] { $soldiers } soldados
    }; { $bonus })
    .the = la carta de ejército ({ $soldiers ->
        [one] { $soldiers } soldado
       *[other] { $soldiers } soldados
    }; { $bonus })
    .does = Descártala de la mano en tu turno por su bonificación: { $does }
piece-production =
    .cost = { $cost }
    .does = Producción: { $does }
piece-permanent =
    .cost = { $cost }
piece-tile = tejido ({ $pattern }: { $left } – { $right })
    .the = el tejido ({ $pattern }: { $left } – { $right })
    .does = Motivo: { $pattern }. Borde izquierdo: { $left }. Borde derecho: { $right }.
piece-land = { $region } { $number }
    .gain = { $gain }
    .price = soldados: { $flip ->
        [0] descartar { $discard }
       *[other] poner boca abajo { $flip }, descartar { $discard }
    }
    .does = { $does } Soldados: { $flip ->
        [0] descartar { $discard }.
       *[other] poner boca abajo { $flip }, descartar { $discard }.
    }

symbol-gold = oro
symbol-stone = piedra
symbol-potato = papas
symbol-god = carta de dios
symbol-restore = restaurar
symbol-army = carta de ejército
symbol-climb = subir
symbol-vp = PV

pattern-steps = peldaños
pattern-waves = olas
pattern-condor = cóndor
pattern-puma = puma
pattern-llama = llama
pattern-sun = sol
pattern-star = estrella
