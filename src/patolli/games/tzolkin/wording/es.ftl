title = Tzolk’in
blurb = Pon trabajadores en engranajes que giran: el tiempo los hace valer más, pero llega el Día de la Comida.

## Componentes

# `.act` es lo que da la acción de una casilla.
gear-palenque = Palenque
    .does = La acción 1 es pescar; las acciones 2 a 5, cosechar maíz o madera. Cuanto más espera un trabajador, mayor es la cosecha.
    .act = { $space ->
        [0] sin acción
        [1] pescar, 3 maíces
        [2] cosechar 4 maíces
        [3] cosechar 5 maíces o 2 maderas
        [4] cosechar 7 maíces o 3 maderas
        [5] cosechar 9 maíces o 4 maderas
       *[other] cualquier acción de Palenque
    }
gear-yaxchilan = Yaxchilán
    .does = Las acciones 1 a 5 dan madera, piedra, oro, maíz y una calavera de cristal.
    .act = { $space ->
        [0] sin acción
        [1] 1 madera
        [2] 1 piedra y 1 maíz
        [3] 1 oro y 2 maíces
        [4] una calavera de cristal
        [5] 1 oro, 1 piedra y 2 maíces
       *[other] cualquier acción de Yaxchilán
    }
gear-tikal = Tikal
    .does = Acciones 1 a 5: tecnologías, edificios, monumentos, templos.
    .act = { $space ->
        [0] sin acción
        [1] avanzar una tecnología
        [2] construir un edificio
        [3] avanzar tecnologías dos veces
        [4] construir dos edificios o un monumento
        [5] pagar un cubo y subir en dos templos
       *[other] cualquier acción de Tikal
    }
gear-uxmal = Uxmal
    .does = Acciones 1 a 5: subir en un templo, comerciar, un trabajador nuevo, construir pagando maíz, cualquier acción de los engranajes menores.
    .act = { $space ->
        [0] sin acción
        [1] pagar 3 maíces y subir en un templo
        [2] comerciar con maíz y cubos
        [3] un trabajador nuevo
        [4] construir un edificio con maíz
        [5] por 1 maíz, una acción de cualquiera de los cuatro engranajes menores
       *[other] cualquier acción de Uxmal
    }
gear-chichen_itza = Chichén Itzá
    .does = Acciones 1 a 9: colocar una calavera de cristal por entre 4 y 13 puntos y subir en un templo.
    .act = { $space ->
        [0] sin acción
        [1] una calavera por 4 puntos y subir en el templo de Chaac
        [2] una calavera por 5 puntos y subir en el templo de Chaac
        [3] una calavera por 6 puntos y subir en el templo de Chaac
        [4] una calavera por 7 puntos y subir en el templo de Kukulkán
        [5] una calavera por 8 puntos y subir en el templo de Kukulkán
        [6] una calavera por 8 puntos, un cubo y subir en el templo de Kukulkán
        [7] una calavera por 10 puntos y subir en el templo de Quetzalcóatl
        [8] una calavera por 11 puntos, un cubo y subir en el templo de Quetzalcóatl
        [9] una calavera por 13 puntos, un cubo y subir en el templo de Quetzalcóatl
       *[other] cualquier acción de Chichén Itzá
    }

temple-chaac = templo de Chaac (marrón)
    .short = el templo de Chaac
    .god = Chaac
temple-quetzalcoatl = templo de Quetzalcóatl (amarillo)
    .short = el templo de Quetzalcóatl
    .god = Quetzalcóatl
temple-kukulkan = templo de Kukulkán (verde)
    .short = el templo de Kukulkán
    .god = Kukulkán

# `.n` dice cuánto, según la cantidad; `.c`, según las veces.
block-wood = madera
    .n = { $amount ->
        [one] { $amount } madera
       *[other] { $amount } maderas
    }
    .c = { $count ->
        [one] { $count } madera
       *[other] { $count } maderas
    }
block-stone = piedra
    .n = { $amount ->
        [one] { $amount } piedra
       *[other] { $amount } piedras
    }
    .c = { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }
block-gold = oro
    .n = { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
    }
    .c = { $count ->
        [one] { $count } oro
       *[other] { $count } oros
    }

material-wood = madera
    .n = { $amount ->
        [one] { $amount } madera
       *[other] { $amount } maderas
    }
material-stone = piedra
    .n = { $amount ->
        [one] { $amount } piedra
       *[other] { $amount } piedras
    }
material-gold = oro
    .n = { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
    }
material-corn = maíz
    .n = { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }
material-skull = calavera de cristal
    .n = { $amount ->
        [1] una calavera de cristal
        [one] { $amount } calavera de cristal
       *[other] { $amount } calaveras de cristal
    }

# `.does` es lo que dan los niveles y lo que hay más allá.
track-agriculture = agricultura
    .does = 1: +1 maíz al cosechar maíz. 2: +1 maíz al pescar; se puede cosechar maíz sin loseta. 3: otros +2 maíces al cosechar maíz. Más allá: un escalón en cualquier templo.
track-extraction = extracción
    .does = 1: +1 madera. 2: +1 piedra. 3: +1 oro, cuando Yaxchilán da esos cubos; la madera, también en Palenque. Más allá: 2 cubos cualesquiera.
track-architecture = arquitectura
    .does = Para un edificio por acción. 1: +1 maíz. 2: +2 puntos. 3: un cubo menos, o 2 maíces menos. Más allá: 3 puntos.
track-theology = teología
    .does = 1: en Chichén Itzá, usa la acción de la casilla siguiente. 2: tras colocar una calavera, paga un cubo por un escalón en cualquier templo. 3: +1 calavera en Yaxchilán 4. Más allá: una calavera de cristal.

harvest-wood = Cosechar madera
    .label = Cosechar { $amount ->
        [one] { $amount } madera
       *[other] { $amount } maderas
    }
    .they = cosecha { $amount ->
        [one] { $amount } madera
       *[other] { $amount } maderas
    }
    .you = Cosechas { $amount ->
        [one] { $amount } madera
       *[other] { $amount } maderas
    }
harvest-corn = Cosechar maíz
    .label = Cosechar { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }
    .they = cosecha { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }
    .you = Cosechas { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }
harvest-burn = Quemar el bosque
    .label = Quemar el bosque por { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    } y enfadar a un dios
    .they = quema el bosque y cosecha { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }
    .you = Quemas el bosque y cosechas { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }

building-a1_small_farm = granja pequeña
    .the = la granja pequeña
    .does = En los Días de la Comida uno de tus trabajadores necesita 2 maíces menos.
building-a1_common_farm = granja comunal
    .the = la granja comunal
    .does = En los Días de la Comida cada uno de tus trabajadores necesita 1 maíz menos.
building-a1_grave_brown_yellow = cementerio de Chaac y Quetzalcóatl
    .the = el cementerio de Chaac y Quetzalcóatl
    .does = Sube un escalón en el templo de Chaac y otro en el de Quetzalcóatl.
building-a1_grave_brown_green = cementerio de Chaac y Kukulkán
    .the = el cementerio de Chaac y Kukulkán
    .does = Sube un escalón en el templo de Chaac y otro en el de Kukulkán.
building-a1_grave_builder = cementerio del constructor
    .the = el cementerio del constructor
    .does = Sube un escalón en cualquier templo. Puedes construir enseguida otro edificio pagando sus cubos.
building-a1_municipal_agriculture = casa de los sembradores
    .the = la casa de los sembradores
    .does = Avanza gratis en agricultura.
building-a1_municipal_agriculture_stone = casa de las terrazas
    .the = la casa de las terrazas
    .does = Avanza gratis en agricultura. Recibe 1 piedra.
building-a1_municipal_extraction_corn = casa de los leñadores
    .the = la casa de los leñadores
    .does = Avanza gratis en extracción. Recibe 1 maíz.
building-a1_municipal_extraction_gold = casa de los orfebres
    .the = la casa de los orfebres
    .does = Avanza gratis en extracción. Recibe 1 oro.
building-a1_shrine_architecture = santuario de los constructores
    .the = el santuario de los constructores
    .does = Avanza gratis en arquitectura.
building-a1_shrine_theology_green = santuario de los sacerdotes de Kukulkán
    .the = el santuario de los sacerdotes de Kukulkán
    .does = Avanza gratis en teología. Sube un escalón en el templo de Kukulkán.
building-a2_large_farm = granja grande
    .the = la granja grande
    .does = En los Días de la Comida tres de tus trabajadores necesitan 2 maíces menos cada uno.
building-a2_grave_trade = cementerio de los mercaderes
    .the = el cementerio de los mercaderes
    .does = Recibe 6 puntos. Puedes comerciar con maíz y cubos como en Uxmal 2.
building-a2_grave_worker = cementerio del clan
    .the = el cementerio del clan
    .does = Recibe 6 puntos y un trabajador nuevo.
building-a2_grave_points = cementerio real
    .the = el cementerio real
    .does = Recibe 8 puntos.
building-a2_grave_action = cementerio de los mensajeros
    .the = el cementerio de los mensajeros
    .does = Recibe 2 puntos. Puedes pagar 1 maíz por cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal.
building-a2_grave_three_temples = cementerio de los tres dioses
    .the = el cementerio de los tres dioses
    .does = Recibe 3 puntos. Sube un escalón en cada templo.
building-a2_municipal_tech_stone = escuela de canteros
    .the = la escuela de canteros
    .does = Avanza gratis en cualquier tecnología. Recibe 1 piedra.
building-a2_municipal_tech_gold = escuela de orfebres
    .the = la escuela de orfebres
    .does = Avanza gratis en cualquier tecnología. Recibe 1 oro.
building-a2_municipal_tech_corn = escuela de labradores
    .the = la escuela de labradores
    .does = Avanza gratis en cualquier tecnología. Recibe 6 maíces.
building-a2_municipal_tech_skull = escuela de sacerdotes
    .the = la escuela de sacerdotes
    .does = Avanza gratis en cualquier tecnología. Recibe una calavera de cristal.
building-a2_shrine_brown = santuario de Chaac
    .the = el santuario de Chaac
    .does = Recibe 2 puntos. Sube dos escalones en el templo de Chaac.
building-a2_shrine_green = santuario de Kukulkán
    .the = el santuario de Kukulkán
    .does = Recibe 3 puntos. Sube dos escalones en el templo de Kukulkán.
building-a2_shrine_yellow = santuario de Quetzalcóatl
    .the = el santuario de Quetzalcóatl
    .does = Recibe 4 puntos. Sube dos escalones en el templo de Quetzalcóatl.
building-a2_shrine_architecture = santuario de los maestros constructores
    .the = el santuario de los maestros constructores
    .does = Recibe 3 puntos. Avanza gratis en arquitectura.
building-a2_shrine_theology = santuario de los sumos sacerdotes
    .the = el santuario de los sumos sacerdotes
    .does = Avanza gratis en teología. Sube un escalón en el templo de Chaac y otro en el de Kukulkán.
building-a2_shrine_two_techs = santuario de los sabios
    .the = el santuario de los sabios
    .does = Avanza gratis dos veces en tecnologías.
building-x1_farm_corn = granja con granero
    .the = la granja con granero
    .does = Recibe 3 maíces en cada Día de la Comida, antes de alimentar. Se puede renovar.
building-x1_grave_wood_skull = cementerio del bosque
    .the = el cementerio del bosque
    .does = Antes de alimentar recibe 1 madera en los dos primeros Días de la Comida y una calavera de cristal en los dos últimos. Se puede renovar.
building-x1_municipal_gold = tesorería
    .the = la tesorería
    .does = Recibe 1 oro en cada Día de la Comida, antes de alimentar. Se puede renovar.
building-x1_shrine_stone = santuario de la cantera
    .the = el santuario de la cantera
    .does = Recibe 1 piedra en cada Día de la Comida, antes de alimentar. Se puede renovar.
building-x2_farm_harvest = granja de la cosecha
    .the = la granja de la cosecha
    .does = Recibe 8 maíces.
building-x2_grave_monument = cementerio de los escultores
    .the = el cementerio de los escultores
    .does = Recibe 1 punto. Puedes construir enseguida un monumento pagando su coste.
building-x2_municipal_exchange = casa del saber
    .the = la casa del saber
    .does = Baja un nivel en una tecnología y avanza gratis en las otras tres.
building-x2_shrine_skull = santuario de la calavera
    .the = el santuario de la calavera
    .does = La calavera que pagas se queda aquí: recibe 7 puntos y sube un escalón en cualquier templo. Cuenta como colocada en Chichén Itzá.

monument-m01_graveyards = monumento de los antepasados
    .the = el monumento de los antepasados
    .does = Al final, 4 puntos por cada uno de tus cementerios y monumentos marrones.
monument-m02_all_constructions = monumento de los constructores
    .the = el monumento de los constructores
    .does = Al final, 2 puntos por cada uno de tus edificios y monumentos.
monument-m03_corn_tiles = monumento del maíz
    .the = el monumento del maíz
    .does = Al final, 4 puntos por cada una de tus losetas de maíz.
monument-m04_wood_tiles = monumento del bosque
    .the = el monumento del bosque
    .does = Al final, 4 puntos por cada una de tus losetas de madera.
monument-m05_all_monuments = avenida de los monumentos
    .the = la avenida de los monumentos
    .does = Al final, por cada monumento de todos los jugadores, 6 puntos entre 2 jugadores, 5 entre 3, 4 entre 4, 3 entre 5.
monument-m06_municipals = monumento de la ciudad
    .the = el monumento de la ciudad
    .does = Al final, 4 puntos por cada uno de tus edificios cívicos y monumentos verdes.
monument-m07_max_technologies = monumento de los maestros
    .the = el monumento de los maestros
    .does = Al final, 9, 20 o 33 puntos por una, dos, o tres o más tecnologías en el nivel 3.
monument-m08_technology_levels = monumento del saber
    .the = el monumento del saber
    .does = Al final, 3 puntos por cada nivel de tecnología alcanzado.
monument-m09_workers = monumento de los trabajadores
    .the = el monumento de los trabajadores
    .does = Al final, 6 puntos por cada uno de tus trabajadores a partir del cuarto.
monument-m10_shrines = monumento de los santuarios
    .the = el monumento de los santuarios
    .does = Al final, 4 puntos por cada uno de tus santuarios y monumentos azules.
monument-m11_temple_points = monumento de los dioses
    .the = el monumento de los dioses
    .does = Al final, otra vez los puntos de tus escalones en los tres templos.
monument-m12_highest_temple = monumento de la alta escalera
    .the = el monumento de la alta escalera
    .does = Al final, 3 puntos por cada escalón por encima del inicial en tu mejor templo.
monument-m13_skulls = monumento de las calaveras
    .the = el monumento de las calaveras
    .does = Al final, 3 puntos por cada calavera colocada por cualquier jugador.
monument-m14_granary = granero
    .the = el granero
    .does = Recibe enseguida 13 maíces; al final, 13 puntos.
monument-m15_quarters = monumento de los cuartos
    .the = el monumento de los cuartos
    .does = Recibe enseguida 40, 31, 22 o 13 puntos en el primer, segundo, tercer o último cuarto de la partida.

wealth-w01 = 3 maíces, un escalón en el templo de Quetzalcóatl, agricultura
    .does = Recibe 3 maíces, sube un escalón en el templo de Quetzalcóatl, avanza en agricultura.
wealth-w02 = 5 maíces, 1 oro, un escalón en el templo de Quetzalcóatl
    .does = Recibe 5 maíces y 1 oro, sube un escalón en el templo de Quetzalcóatl.
wealth-w03 = 1 piedra, 1 oro, agricultura
    .does = Recibe 1 piedra y 1 oro, avanza en agricultura.
wealth-w04 = 9 maíces, 1 piedra
    .does = Recibe 9 maíces y 1 piedra.
wealth-w05 = 1 madera, un escalón en el templo de Kukulkán, extracción
    .does = Recibe 1 madera, sube un escalón en el templo de Kukulkán, avanza en extracción.
wealth-w06 = 2 maíces, 2 maderas, un escalón en el templo de Kukulkán
    .does = Recibe 2 maíces y 2 maderas, sube un escalón en el templo de Kukulkán.
wealth-w07 = 4 maíces, 1 madera, extracción
    .does = Recibe 4 maíces y 1 madera, avanza en extracción.
wealth-w08 = 3 maíces, 2 maderas, 1 piedra
    .does = Recibe 3 maíces, 2 maderas y 1 piedra.
wealth-w09 = 2 maíces, un escalón en el templo de Chaac, arquitectura
    .does = Recibe 2 maíces, sube un escalón en el templo de Chaac, avanza en arquitectura.
wealth-w10 = 6 maíces, 2 piedras
    .does = Recibe 6 maíces y 2 piedras.
wealth-w11 = 3 maíces, 1 oro, arquitectura
    .does = Recibe 3 maíces y 1 oro, avanza en arquitectura.
wealth-w12 = 6 maíces, 1 madera, 1 piedra
    .does = Recibe 6 maíces, 1 madera y 1 piedra.
wealth-w13 = 5 maíces, 1 piedra, un escalón en el templo de Chaac
    .does = Recibe 5 maíces y 1 piedra, sube un escalón en el templo de Chaac.
wealth-w14 = 3 maíces, 1 madera, comida para un trabajador
    .does = Recibe 3 maíces y 1 madera; en cada Día de la Comida uno de tus trabajadores necesita 2 maíces menos.
wealth-w15 = un cuarto trabajador
    .does = Recibe un trabajador.
wealth-w16 = 8 maíces, 1 oro
    .does = Recibe 8 maíces y 1 oro.
wealth-w17 = 4 maíces, 1 madera, una calavera de cristal
    .does = Recibe 4 maíces, 1 madera y una calavera de cristal.
wealth-w18 = 5 maíces, 1 piedra, teología
    .does = Recibe 5 maíces y 1 piedra, avanza en teología.
wealth-w19 = 4 maíces, 3 maderas
    .does = Recibe 4 maíces y 3 maderas.
wealth-w20 = 2 maíces, 2 maderas, teología
    .does = Recibe 2 maíces y 2 maderas, avanza en teología.
wealth-w21 = 7 maíces, 2 maderas
    .does = Recibe 7 maíces y 2 maderas.
wealth-w22_reservoir = cisterna: 9 maíces, los rivales pierden 1 maíz
    .does = Recibe 9 maíces; cada rival cuyas losetas de riqueza den maíz empieza con 1 maíz menos.
wealth-w23_mini2 = 6 maíces, 4 maderas, un escalón menos en el templo de Chaac
    .does = Recibe 6 maíces y 4 maderas, baja un escalón en el templo de Chaac.

tribe-ah_chuy_kak = Ah Chuy Kak
    .does = Si colocas dos o más trabajadores en engranajes, puedes retirar después uno que ya estuviera allí.
tribe-ahau_chamahez = Ahau Chamahez
    .does = Al retirar, un trabajador puede usar la acción de la casilla siguiente por 1 maíz.
tribe-ahmakiq = Ahmakiq
    .does = Puedes pasar en vez de colocar o retirar, y recibes 2 maíces.
tribe-bacab = Bacab
    .does = Empiezas cada turno con 2 maíces como mínimo. Al mendigar llegas a 4 en vez de a 3, y puedes hacerlo con 3 o menos.
tribe-balam = Balam
    .does = Usar una acción inferior no te cuesta nada y te da 1 maíz.
tribe-cit_bolon_tum = Cit-Bolon-Tum
    .does = Una vez por turno paga 3 maíces en vez del precio de la casilla. Tienes en cada engranaje una casilla más, con cualquier acción.
tribe-huracan = Huracán
    .does = Tikal y Uxmal son un solo lugar para tus trabajadores, y Palenque y Yaxchilán también.
tribe-itzamna = Itzamná
    .does = Los niveles 1, 2 y 3 de una tecnología te cuestan 0, 1 y 2 cubos. Más allá del nivel 3 toma la ventaja de cualquier tecnología.
tribe-ixtab = Ixtab
    .does = Quédate tres losetas de riqueza en vez de dos y después baja un escalón en cualquier templo.
tribe-vacub_caquix = Vacub-Caquix
    .does = Al colocar puedes saltarte una casilla libre de un engranaje como si estuviera ocupada.
tribe-xaman_ek = Xaman Ek
    .does = Una vez por turno, en cualquier momento, vende un cubo por maíz según la tabla de cambio.
tribe-yaluk = Yaluk
    .does = Empiezas con cinco trabajadores. Cada uno necesita 1 maíz más en los Días de la Comida, y cada uno sin alimentar te cuesta 5 puntos.
tribe-yumkaax = Yumkaax
    .does = Colocar de 1 a 6 trabajadores te cuesta, además de las casillas, 0, 0, 2, 5, 8, 13 maíces.
tribe-ek_chuah = Ek Chuah
    .does = Pide cubos prestados cuando quieras. En los Días de la Comida cada cubo que debas cuesta 1 maíz, o 2 puntos; al final, 3 puntos más.

prophecy-wrathful_gods = dioses iracundos
    .does = Cada escalón hacia arriba en un templo cuesta 1 maíz. Cuentan tus escalones en los tres templos.
prophecy-angry_god_chaac = la ira de Chaac
    .does = Cada escalón hacia arriba en el templo de Chaac cuesta 1 cubo. Cuenta tu escalón allí.
prophecy-angry_god_quetzalcoatl = la ira de Quetzalcóatl
    .does = Cada escalón hacia arriba en el templo de Quetzalcóatl cuesta 1 cubo. Cuenta tu escalón allí.
prophecy-angry_god_kukulkan = la ira de Kukulkán
    .does = Cada escalón hacia arriba en el templo de Kukulkán cuesta 1 cubo. Cuenta tu escalón allí.
prophecy-forest_fires = incendios forestales
    .does = Cosechar madera en Palenque da 1 madera menos. Cuentan tus losetas de madera.
prophecy-drought = sequía
    .does = Cosechar maíz en Palenque, casillas 2 a 5, da 1 maíz menos. Cuentan tus losetas de maíz.
prophecy-gold_shortage = escasez de oro
    .does = Cada oro que recibas cuesta 1 maíz. Cuenta el oro de tu reserva.
prophecy-desecration = profanación
    .does = Cada calavera que recibas cuesta bajar un escalón en cualquier templo. Cuentan las calaveras de tu reserva.
prophecy-teacher_shortage = escasez de maestros
    .does = Cada avance en una tecnología cuesta 1 cubo más. Cuentan tus niveles.
prophecy-forgotten_lore = saber olvidado
    .does = El nivel 2 de las tecnologías no tiene efecto. Cuentan tus tecnologías en el nivel 2 o 3.
prophecy-crowded_cities = ciudades abarrotadas
    .does = Cada edificio cuesta 1 cubo más, o 2 maíces más si se paga con maíz. Cuentan tus edificios.
prophecy-hunger = hambre
    .does = En el Día de la Comida cada trabajador necesita 1 maíz más. Cuentan los trabajadores que alimentes.
prophecy-high_floodwaters = grandes crecidas
    .does = Cada trabajador que coloques en Chichén Itzá cuesta 2 maíces más. Cuentan tus trabajadores allí.

quick-qa_corn = 3 maíces
    .does = Recibe 3 maíces.
quick-qa_wood_corn = 1 madera y 1 maíz
    .does = Recibe 1 madera y 1 maíz.
quick-qa_stone = 1 piedra
    .does = Recibe 1 piedra.
quick-qa_gold = 1 oro
    .does = Recibe 1 oro.
quick-qa_technology = avanzar una tecnología
    .does = Avanza un nivel en una tecnología por su precio normal.
quick-qa_trade = comerciar
    .does = Cambia maíz y cubos cuantas veces quieras.
quick-qa_build = construir un edificio
    .does = Paga 1 maíz y construye un edificio pagándolo con cubos.

## Elecciones

choice-first = Empieza { $seat }
choice-reveal = Revelar { $building-the }
choice-reveal-monument = Revelar { $monument-the }
choice-foretell = Anunciar: { $prophecy }
choice-lay-out = Poner en juego: { $quick }
choice-deal = Repartir: { $wealth }
choice-deal-tribe = Repartir la tribu { $tribe }
choice-draw = Robar: { $wealth }
choice-join = Guiar a la tribu { $tribe }
choice-keep = Quedarse con: { $wealth }
choice-beg = Mendigar maíz y bajar en el { $temple }
choice-pass = Pasar y recibir 2 maíces
choice-place = Colocar un trabajador en { $gear }
    .hints = Colocar un trabajador en { $gear } { $space } ({ $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    })
choice-place-for-three = Colocar un trabajador en { $gear }, 3 maíces por la casilla
    .hints = Colocar un trabajador en { $gear } { $space }, 3 maíces por la casilla ({ $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    })
choice-place-skipping = Colocar un trabajador en { $gear }, saltando una casilla
    .hints = Colocar un trabajador en { $gear } { $space }, saltando una casilla ({ $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    })
choice-place-in-mercy = Colocar un trabajador en { $gear } pagando todo tu maíz
    .hints = Colocar un trabajador en { $gear } { $space } pagando todo tu maíz ({ $cost })
choice-place-start = Ocupar la casilla inicial
    .hints = Ocupar la casilla inicial ({ $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }){ $corn ->
        [0] { "" }
       *[other] : +{ $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }
    }
choice-place-quick = Colocar un trabajador en una casilla de acción rápida
    .hints = Colocar un trabajador en una casilla de acción rápida ({ $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    })
choice-pick = Retirar al trabajador de { $gear } { $space }
choice-end = Terminar
choice-act = { $gear } { $space }: { $gear-act }
    .hints = { $gear } { $space }: { $gear-act }{ $cost ->
        [-1] { " " }(recibes 1 maíz)
        [0] { "" }
       *[other] { " " }({ $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    })
    }
choice-act-ahead = Usar la casilla siguiente, { $gear } { $space }: { $gear-act }
    .hints = Usar la casilla siguiente, { $gear } { $space }: { $gear-act } ({ $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    })
choice-nothing = Retirar el trabajador sin acción
    .unspent = El trabajador aún podría actuar. ¿Lo retiras sin acción?
choice-harvest = { $harvest }
    .hints = { $harvest-label }
choice-advance = Avanzar en { $track }
    .hints = { $level ->
        [4] Más allá del nivel 3 de { $track }: tomar su ventaja
       *[other] Avanzar en { $track } al nivel { $level }
    } ({ $blocks ->
        [0] gratis
        [one] { $blocks } cubo
       *[other] { $blocks } cubos
    })
choice-bonus = Tomar la ventaja de { $track }
choice-lower = Bajar un nivel en { $track }
choice-renovate = Renovar: entregar { $building-the }
choice-build = Construir { $building-the }
    .hints = Construir { $building-the } por { choice-build.price }
    .price = { $corn ->
        [0] { $blocks ->
            [0] 0 cubos
           *[other] { choice-build.wood }{ choice-build.stone }{ choice-build.gold }
        }
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }{ $more ->
        [0] { "" }
        [one] { " " }+ { $more } cubo cualquiera
       *[other] { " " }+ { $more } cubos cualesquiera
    }{ $skulls ->
        [0] { "" }
        [one] { " " }+ { $skulls } calavera
       *[other] { " " }+ { $skulls } calaveras
    }{ $saved ->
        [0] { "" }
       *[other] { " " }(menos { $saved } de ellos)
    }
    .wood = { $wood ->
        [0] { "" }
        [one] { $wood } madera
       *[other] { $wood } maderas
    }
    .stone = { $stone ->
        [0] { "" }
       *[other] { $wood ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $stone ->
            [one] { $stone } piedra
           *[other] { $stone } piedras
        }
    }
    .gold = { $gold ->
        [0] { "" }
       *[other] { choice-build.comma }{ $gold ->
            [one] { $gold } oro
           *[other] { $gold } oros
        }
    }
    .comma = { $wood ->
        [0] { $stone ->
            [0] { "" }
           *[other] ,{ " " }
        }
       *[other] ,{ " " }
    }
choice-build-plain = Construir { $building-the } y reservar la arquitectura
    .hints = Construir { $building-the } por { choice-build.price } y reservar la arquitectura
choice-build-monument = Construir { $monument-the }
    .hints = Construir { $monument-the } por { choice-build.price }
choice-save = Ahorrar 1 { $block }
    .hints = Ahorrar 1 { $block } y pagar { choice-build.price }
choice-pay = Pagar 1 { $block }
choice-take = Tomar 1 { $block }
choice-take-gold = { $amount ->
        [0] No tomar oro
       *[other] Tomar { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
    } por { $amount ->
        [one] { $amount } maíz
       *[other] { $amount } maíces
    }
    }
choice-up = Subir en el { $temple }
choice-down = Bajar en el { $temple }
choice-leave-out = Subir en todos menos en el { $temple }
choice-sell = Vender 1 { $block }
    .hints = Vender 1 { $block } por { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }
choice-buy = Comprar 1 { $block }
    .hints = Comprar 1 { $block } por { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }
choice-decline = Renunciar
choice-sell-one = Xaman Ek: vender 1 { $block }
    .hints = Xaman Ek: vender 1 { $block } por { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }
choice-borrow = Ek Chuah: pedir prestado 1 { $block }
choice-repay = Ek Chuah: devolver 1 { $block }
choice-turn = { $days ->
        [one] Girar el calendario { $days } día
       *[other] Girar el calendario { $days } días
    }

kind-first = Jugador inicial
kind-reveal = Revelar un edificio
kind-reveal-monument = Revelar un monumento
kind-foretell = Profecía
kind-lay-out = Poner una acción rápida
kind-deal = Repartir riqueza
kind-deal-tribe = Repartir una tribu
kind-draw = Robar para un trabajador ficticio
kind-join = Elegir tribu
kind-keep = Quedarse riqueza
kind-beg = Mendigar maíz
kind-pass = Pasar
kind-place = Colocar un trabajador
kind-place-for-three = Colocar por 3 maíces
kind-place-skipping = Colocar saltando una casilla
kind-place-in-mercy = Colocar por piedad
kind-place-start = Casilla de jugador inicial
kind-place-quick = Acción rápida
kind-pick = Retirar un trabajador
kind-end = Terminar
kind-act = Usar una acción
kind-act-ahead = Usar la acción siguiente
kind-nothing = Sin acción
kind-harvest = Cosechar
kind-advance = Avanzar una tecnología
kind-bonus = Tomar una ventaja
kind-lower = Bajar una tecnología
kind-renovate = Renovar
kind-build = Construir un edificio
kind-build-plain = Construir sin arquitectura
kind-build-monument = Construir un monumento
kind-save = Ahorrar un cubo
kind-pay = Pagar un cubo
kind-take = Tomar un cubo
kind-take-gold = Tomar oro
kind-up = Subir en un templo
kind-down = Bajar en un templo
kind-leave-out = Templo sin subida
kind-sell = Vender
kind-buy = Comprar
kind-decline = Renunciar
kind-sell-one = Vender un cubo (Xaman Ek)
kind-borrow = Pedir prestado (Ek Chuah)
kind-repay = Devolver (Ek Chuah)
kind-turn = Girar el calendario

## Preguntas

ask-seat-first = ¿Quién es el jugador inicial?
wait-seat-first = Se sortea el jugador inicial.
ask-reveal-monument = ¿Qué monumento se revela?
wait-reveal-monument = Se están revelando los monumentos.
ask-foretell = ¿Qué profecía llega?
wait-foretell = Se están sacando las profecías.
ask-deal-wealth = ¿Qué loseta de riqueza se reparte?
wait-deal-wealth = Se está repartiendo la riqueza inicial.
ask-deal-tribe = ¿Qué tribu se reparte?
wait-deal-tribe = Se están repartiendo las tribus.
ask-draw-dummy = ¿Qué loseta coloca un trabajador ficticio?
wait-draw-dummy = Se están colocando los trabajadores ficticios.
ask-choose-tribe = Elige tu tribu. Nadie la verá hasta que todos hayan elegido.
wait-choose-tribe = { $who } está eligiendo tribu.
ask-choose-wealth = Quédate con { $left ->
        [one] { $left } loseta más
       *[other] { $left } losetas
    } de riqueza. Nadie las verá hasta que todos hayan elegido.
wait-choose-wealth = { $who } está eligiendo su riqueza inicial.
ask-reveal-building = ¿Qué edificio se revela?
wait-reveal-building = Se está revelando un edificio.
ask-choose-turn = Tu turno: coloca trabajadores o retíralos.
wait-choose-turn = { $who } decide si coloca trabajadores o los retira.
ask-place-workers = Coloca más trabajadores o termina.
wait-place-workers = { $who } está colocando trabajadores.
ask-pick-up = Retira más trabajadores o termina.
wait-pick-up = { $who } está retirando trabajadores.
ask-pick-up-another = Puedes retirar un trabajador que ya estuviera en un engranaje.
wait-pick-up-another = { $who } puede retirar un trabajador más.
ask-use-worker = Elige una acción para el trabajador de { $gear } { $space }.
wait-use-worker = { $who } está eligiendo la acción del trabajador de { $gear } { $space }.
ask-leave-out = Elige el templo que te saltas; subes en los otros dos.
wait-leave-out = { $who } está eligiendo dos templos en los que subir.
ask-harvest = ¿Qué cosechas en Palenque { $space }?
wait-harvest = { $who } está cosechando en Palenque { $space }.
ask-any-action = Elige cualquier acción de los cuatro engranajes menores por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }, o termina.
wait-any-action = { $who } puede usar cualquier acción de los cuatro engranajes menores.
ask-trade = Primero vende cubos y después compra, cuantas veces quieras.
wait-trade = { $who } está comerciando con maíz y cubos.
ask-construct = { $old ->
        [-1] { $corn ->
            [0] Elige qué construir.
           *[other] Elige un edificio para construirlo con maíz.
        }
       *[other] Elige qué construir en lugar de la loseta que entregas.
    }
wait-construct = { $who } está eligiendo qué construir.
ask-save-block = ¿Qué cubo te ahorra la arquitectura?
wait-save-block = { $who } está eligiendo el cubo que le ahorra la arquitectura.
ask-advance-technology = Elige una tecnología en la que avanzar{ $left ->
        [1] { "" }
       *[other] ; quedan { $left } avances
    }.
wait-advance-technology = { $who } está eligiendo una tecnología.
ask-choose-bonus = Más allá del nivel 3: elige la ventaja de cualquier tecnología.
wait-choose-bonus = { $who } está eligiendo la ventaja de una tecnología.
ask-exchange-technology = Puedes bajar una tecnología para avanzar en las otras tres.
wait-exchange-technology = { $who } puede bajar una tecnología para avanzar en las demás.
ask-choose-step = { $temple ->
        [-1] ¿En qué templo subes?
       *[other] Paga por el escalón o renuncia a él: { $temple }.
    }
wait-choose-step = { $temple ->
        [-1] { $who } está eligiendo en qué templo subir.
       *[other] { $who } puede pagar por un escalón: { $temple }.
    }
ask-step-down = ¿En qué templo bajas?
wait-step-down = { $who } está eligiendo en qué templo bajar.
ask-offer-step = Puedes pagar un cubo para subir en cualquier templo.
wait-offer-step = { $who } puede pagar un cubo para subir en un templo.
ask-take-gold = ¿Cuánto oro tomas? Como mucho { $most }, y cada uno cuesta 1 maíz.
wait-take-gold = { $who } está decidiendo cuánto oro toma.
ask-take-block = Toma un cubo cualquiera{ $left ->
        [1] { "" }
       *[other] ; quedan { $left }
    }.
wait-take-block = { $who } está eligiendo un cubo.
ask-pay-for-skull = Una calavera cuesta bajar un escalón. ¿En qué templo bajas, si la quieres?
wait-pay-for-skull = { $who } puede bajar en un templo a cambio de una calavera.
ask-pay-blocks = Elige qué cubo pagar; { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }.
wait-pay-blocks = { $who } está eligiendo qué cubos pagar.
ask-lay-out-quick = ¿Qué acción rápida se pone en juego?
wait-lay-out-quick = Se están poniendo en juego las acciones rápidas.
ask-declare-skull = Tu templo te da una calavera si bajas un escalón. ¿En qué templo bajas, si la quieres?
wait-declare-skull = { $who } puede bajar en un templo a cambio de una calavera.
ask-repay-debt = Devuelve cubos antes de pagar por la deuda, o termina.
wait-repay-debt = { $who } puede devolver cubos prestados.
ask-turn-calendar = ¿Cuántos días giras el calendario?
wait-turn-calendar = { $who } está girando el calendario.

## Por qué no

refusal-cannot-begin = Ese jugador no puede empezar.
refusal-not-in-deck = Esa loseta no está entre las que siguen boca abajo.
refusal-not-dealt = Esa loseta no te ha tocado.
refusal-kept-already = Ya te has quedado con esa loseta.
refusal-cannot-sink = Estás en el escalón más bajo de ese templo.
refusal-begged-already = Ya has mendigado en este turno.
refusal-too-rich-to-beg = Tienes demasiado maíz para mendigar.
refusal-not-ahmakiq = Solo Ahmakiq puede pasar.
refusal-no-worker-in-hand = No tienes trabajadores en la mano.
refusal-not-your-worker = Ahí no tienes ningún trabajador.
refusal-gear-full = No hay sitio para un trabajador en ese engranaje.
refusal-too-dear = Eso cuesta { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    } y tienes { $owned }.
refusal-start-taken = La casilla de jugador inicial está ocupada.
refusal-no-quick-actions = En esta partida no hay acciones rápidas.
refusal-one-quick = Solo se puede usar una acción rápida por turno.
refusal-quick-taken = Todas las casillas de acción rápida están ocupadas.
refusal-quick-impossible = Si colocas aquí tienes que hacer la acción rápida, y no podrías.
refusal-not-cit-bolon-tum = Solo Cit-Bolon-Tum paga 3 maíces por una casilla, y una vez por turno.
refusal-not-vacub-caquix = Solo Vacub-Caquix se salta una casilla libre.
refusal-one-skipped = En este turno ya has elegido otra casilla que saltarte.
refusal-no-mercy = La piedad solo vale si no puedes ni pagar ni mendigar, y solo en la casilla más barata.
refusal-placed-now = Acabas de colocar ese trabajador.
refusal-not-on-top = Ese edificio no está en el mazo de esta era.
refusal-nothing-to-harvest = Aquí ya no queda nada que cosechar.
refusal-action-costs-corn = Esa acción cuesta { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    } y tienes { $owned }.
refusal-action-costs-blocks = Esa acción cuesta { $cost ->
        [one] { $cost } cubo
       *[other] { $cost } cubos
    } y tienes { $owned }.
refusal-nothing-affordable = No puedes construir nada: la loseta más cercana cuesta { $material-n } y tienes { $owned }.
refusal-nothing-to-build = Ya no queda nada que construir.
refusal-slot-taken = Aquí ya hay una calavera.
refusal-no-skull = No tienes ninguna calavera de cristal.
refusal-out-of-reach = Tu trabajador no alcanza esa acción.
refusal-no-corn-to-step-back = Volver a esa acción cuesta { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    } y tienes { $owned }.
refusal-not-ahau-chamahez = Solo Ahau Chamahez paga por usar la acción siguiente.
refusal-ahead-used = Ya has usado una acción siguiente en este turno.
refusal-gold-costs-corn = Con la escasez de oro, eso cuesta { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    } y tienes { $owned }.
refusal-no-wood-tile = Aquí ya no queda madera.
refusal-no-corn-tile = Aquí no hay maíz al descubierto.
refusal-nothing-to-burn = Aquí no queda bosque que quemar.
refusal-cannot-anger = Quemar enfada a un dios, y estás en el escalón más bajo de todos los templos.
refusal-nothing-to-sell = No tienes ningún cubo de ese tipo para vender.
refusal-too-little-corn = Ese cubo cuesta { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    } y tienes { $owned }.
refusal-sell-first = Primero todas las ventas y después todas las compras.
refusal-sold-that = Acabas de vender cubos de ese tipo.
refusal-not-there = Así solo se usan las acciones de la 1 a la 5 de los cuatro engranajes menores.
refusal-not-shown = Esa loseta no está a la vista.
refusal-cannot-afford = Eso cuesta { $material-n } y tienes { $owned }.
refusal-crowded-out = En las ciudades abarrotadas eso cuesta { $cost ->
        [one] { $cost } cubo
       *[other] { $cost } cubos
    } en total y tienes { $owned }.
refusal-no-monuments = Aquí no se pueden construir monumentos.
refusal-no-buildings = Aquí solo se puede construir un monumento.
refusal-not-yours = Esa no es una loseta tuya que se pueda renovar.
refusal-one-renovation = Solo se puede entregar una loseta vieja por cada nueva.
refusal-no-use = Ni entregando esa loseta podrías construir nada.
refusal-no-architecture = No habrá un segundo edificio para el que reservar la arquitectura.
refusal-not-in-cost = El edificio no cuesta ese tipo de cubo.
refusal-must-build = Ahora tienes que construir: has elegido la acción rápida o has entregado una loseta.
refusal-too-few-blocks = Ese avance cuesta { $cost ->
        [one] { $cost } cubo
       *[other] { $cost } cubos
    } y tienes { $owned }.
refusal-other-track = Esa loseta hace avanzar otra tecnología.
refusal-must-advance = Quien toma esa acción rápida tiene que avanzar en una tecnología.
refusal-surcharge-due = Aún debes un cubo al maestro, y solo la ventaja de la extracción te lo da.
refusal-nothing-to-lower = Esa tecnología está en el nivel 0.
refusal-other-temple = El escalón es de otro templo.
refusal-step-costs-corn = Los dioses piden { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    } por ese escalón y tienes { $owned }.
refusal-step-costs-blocks = El dios pide { $cost ->
        [one] { $cost } cubo
       *[other] { $cost } cubos
    } por ese escalón y tienes { $owned }.
refusal-nothing-to-decline = El escalón no cuesta nada: elige un templo.
refusal-step-too-dear = Ese escalón cuesta { $cost ->
        [one] { $cost } cubo
       *[other] { $cost } cubos
    } y tienes { $owned }.
refusal-no-step-to-sell = En ese templo no puedes subir más, o su cima está ocupada.
refusal-not-so-much-gold = Puedes tomar como mucho { $most ->
        [one] { $most } oro
       *[other] { $most } oros
    }.
refusal-no-such-block = No tienes ningún cubo de ese tipo.
refusal-not-left = Esa acción rápida ya está en juego.
refusal-not-xaman-ek = Solo la tribu de Xaman Ek puede vender un cubo fuera del comercio.
refusal-sold-already = Ya has vendido un cubo en este turno.
refusal-out-of-turn = Solo vendes en tu propio turno, y nunca en un Día de la Comida.
refusal-not-ek-chuah = Solo Ek Chuah pide cubos prestados.
refusal-no-credit-now = Solo pides prestado en tu propio turno, y nunca en un Día de la Comida.
refusal-no-block-to-give = No tienes ningún cubo de ese tipo.
refusal-no-debt = No debes ningún cubo de ese tipo.
refusal-debt-cap = No puedes deber más cubos.
refusal-borrowed-now = En un turno en que pides prestado no puedes devolver.
refusal-dark-side = Ya has usado tu giro de 2 días. Llega a la cima de un templo para recuperarlo.
refusal-would-push-off = Dos días echarían a un trabajador de su engranaje.
refusal-one-or-two = El calendario gira uno o dos días.

## El relato

heading-turn = Día { $day }: { $seat }
    .you = Día { $day }: tú
heading-food-day = Día de la Comida { $number }
heading-evening = Tarde del día { $day }
heading-finale = Puntuación final
heading-end = El final

event-began = { $seat } empieza como jugador inicial.
    .you = Empiezas como jugador inicial.
event-shown = { $count ->
        [1] Hay un edificio nuevo a la vista
       *[other] Edificios a la vista
    }: { $items }.
    .item = { $building }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count })
    }
event-shown-monument = Monumentos: { $items }.
    .item = { $monument }
event-foretold = Está anunciado: { $items }.
    .item = { $prophecy } (cuarto { $quarter })
event-laid-out = Acciones rápidas: { $items }.
    .item = { $quick } (desde el día { $day })
event-dealt = { $seat } puede elegir: { $wealth }.
    .you = Puedes elegir: { $wealth }.
event-dealt-tribe = { $seat } puede elegir la tribu { $tribe }.
    .you = Puedes elegir la tribu { $tribe }.
event-dummy-placed = { $count ->
        [1] Hay un trabajador ficticio en
       *[other] Hay trabajadores ficticios en
    } { $items }.
    .item = { $gear } { $space }
event-dummy-quick = { $spaces ->
        [one] Un trabajador ficticio bloquea { $spaces } casilla de acción rápida.
       *[other] Los trabajadores ficticios bloquean { $spaces } casillas de acción rápida.
    }
event-joined = { $seat } guía a la tribu { $tribe }.
    .you = Guías a la tribu { $tribe }.
event-kept = { $seat } se queda con la loseta de riqueza: { $wealth }.
    .you = Te quedas con la loseta de riqueza: { $wealth }.
event-drained = { $seat } pierde { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } por la cisterna.
    .you = Pierdes { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } por la cisterna.
event-turn-began = Es el turno de { $seat }.
    .you = Es tu turno.
event-topped-up = { $seat } toma maíz para empezar su turno con 2.
    .you = Tomas maíz para empezar tu turno con 2.
event-begged = { $seat } mendiga, tiene ahora { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } y baja un escalón en { $temple-short }.
    .you = Mendigas, tienes ahora { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } y bajas un escalón en { $temple-short }.
event-passed = { $seat } pasa y recibe { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }.
    .you = Pasas y recibes { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }.
event-placed = { $seat } coloca { $count ->
        [1] un trabajador
       *[other] trabajadores
    } en { $items }{ $cost ->
        [0] { " " }sin coste
       *[other] { " " }por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }
    }.
    .you = Colocas { $count ->
        [1] un trabajador
       *[other] trabajadores
    } en { $items }{ $cost ->
        [0] { " " }sin coste
       *[other] { " " }por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }
    }.
    .item = { $gear } { $space }
event-placed-start = { $seat } coloca un trabajador en la casilla de jugador inicial{ $cost ->
        [0] { "" }
       *[other] { " " }por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }
    }.
    .you = Colocas un trabajador en la casilla de jugador inicial{ $cost ->
        [0] { "" }
       *[other] { " " }por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }
    }.
event-placed-quick = { $seat } coloca un trabajador en una casilla de acción rápida por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }.
    .you = Colocas un trabajador en una casilla de acción rápida por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }.
event-start-corn = { $seat } toma { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } de la casilla de jugador inicial.
    .you = Tomas { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } de la casilla de jugador inicial.
event-quick-done = { $seat } hace la acción rápida: { $quick }.
    .you = Haces la acción rápida: { $quick }.
event-picked = { $seat } retira al trabajador de { $gear } { $space }.
    .you = Retiras al trabajador de { $gear } { $space }.
event-idled = { $seat } recupera al trabajador de { $gear } { $space } sin acción.
    .you = Recuperas al trabajador de { $gear } { $space } sin acción.
event-acted = { $seat } usa { $gear } { $space }{ $cost ->
        [0] { "" }
       *[other] { " " }por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }
    }: { $gear-act }.
    .you = Usas { $gear } { $space }{ $cost ->
        [0] { "" }
       *[other] { " " }por { $cost ->
        [one] { $cost } maíz
       *[other] { $cost } maíces
    }
    }: { $gear-act }.
event-gained = { $seat } recibe { $items }.
    .you = Recibes { $items }.
    .item = { $material-n }
event-paid = { $seat } paga { $items }.
    .you = Pagas { $items }.
    .item = { $material-n }
event-sold = { $seat } vende { $items }.
    .you = Vendes { $items }.
    .item = { $block-n } por { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }
event-bought = { $seat } compra { $items }.
    .you = Compras { $items }.
    .item = { $block-n } por { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }
event-harvested = { $seat } { $harvest-they } en Palenque { $space }.
    .you = { $harvest-you } en Palenque { $space }.
event-rose = { $seat } sube { $items }.
    .you = Subes { $items }.
    .item = { $count ->
        [1] un escalón
       *[other] { $count } escalones
    } en { $temple-short }
event-sank = { $seat } baja { $items }.
    .you = Bajas { $items }.
    .item = { $count ->
        [1] un escalón
       *[other] { $count } escalones
    } en { $temple-short }
event-lightened = { $seat } puede volver a acelerar el tiempo.
    .you = Puedes volver a acelerar el tiempo.
event-learned = { $seat } alcanza { $items }.
    .you = Alcanzas { $items }.
    .item = el nivel { $level } en { $track }
event-forgot = { $seat } baja al nivel { $level } en { $track }.
    .you = Bajas al nivel { $level } en { $track }.
event-mastered = { $seat } pasa del nivel 3 y toma la ventaja de { $track }.
    .you = Pasas del nivel 3 y tomas la ventaja de { $track }.
event-renovated = { $seat } entrega { $building-the } para construir de nuevo.
    .you = Entregas { $building-the } para construir de nuevo.
event-built = { $seat } construye { $building-the }.
    .you = Construyes { $building-the }.
event-built-monument = { $seat } construye { $monument-the }.
    .you = Construyes { $monument-the }.
event-scored = { $seat } recibe { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .you = Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-skull-placed = { $seat } coloca una calavera de cristal en Chichén Itzá { $space }.
    .you = Colocas una calavera de cristal en Chichén Itzá { $space }.
event-new-worker = { $seat } recibe un trabajador nuevo.
    .you = Recibes un trabajador nuevo.
event-borrowed = { $seat } pide prestado { $items }.
    .you = Pides prestado { $items }.
    .item = { $block-c }
event-repaid = { $seat } devuelve { $items }.
    .you = Devuelves { $items }.
    .item = { $block-c }
event-corn-added = Nadie ha ocupado la casilla de jugador inicial: ahora tiene { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }.
event-new-start = { $seat } pasa a ser el jugador inicial.
    .you = Pasas a ser el jugador inicial.
event-hurried = { $seat } acelera el tiempo: el calendario gira dos días.
    .you = Aceleras el tiempo: el calendario gira dos días.
event-pushed-off = El calendario expulsa de { $items } { $count ->
        [1] a un trabajador de { $seat }, que pierde su acción
       *[other] a { $count } trabajadores de { $seat }, que pierden su acción
    }.
    .you = El calendario expulsa de { $items } { $count ->
        [1] a un trabajador tuyo, que pierde su acción
       *[other] a { $count } trabajadores tuyos, que pierden su acción
    }.
    .item = { $gear }
event-food-day = Llega el Día de la Comida { $number }.
event-bore = Surte efecto { $building-the } de { $seat }.
    .you = Tu { $building } surte efecto.
event-temples-gave = Los templos premian cada escalón alcanzado.
event-fed = { $workers ->
        [0] { $seat } no alimenta a nadie.
        [one]
            { $seat } alimenta a { $workers } trabajador{ $corn ->
                [0] { " " }sin gastar maíz
               *[other]
                    { " " }con { $corn ->
                        [one] { $corn } maíz
                       *[other] { $corn } maíces
                    }
            }.
       *[other]
            { $seat } alimenta a { $workers } trabajadores{ $corn ->
                [0] { " " }sin gastar maíz
               *[other]
                    { " " }con { $corn ->
                        [one] { $corn } maíz
                       *[other] { $corn } maíces
                    }
            }.
    }
    .you = { $workers ->
            [0] No alimentas a nadie.
            [one]
                Alimentas a { $workers } trabajador{ $corn ->
                    [0] { " " }sin gastar maíz
                   *[other]
                        { " " }con { $corn ->
                            [one] { $corn } maíz
                           *[other] { $corn } maíces
                        }
                }.
           *[other]
                Alimentas a { $workers } trabajadores{ $corn ->
                    [0] { " " }sin gastar maíz
                   *[other]
                        { " " }con { $corn ->
                            [one] { $corn } maíz
                           *[other] { $corn } maíces
                        }
                }.
        }
event-starved = { $seat } no puede alimentar a { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    } y pierde { $points } puntos.
    .you = No puedes alimentar a { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    } y pierdes { $points } puntos.
event-temple-points = { $seat } recibe { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en los templos: { $items }.
    .you = Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en los templos: { $items }.
    .item = { $points } de { $temple-god }
event-temple-loss = { $seat } pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en los templos: { $items }.
    .you = Pierdes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en los templos: { $items }.
    .item = { $points } de { $temple-god }
event-led = { $seat } ocupa el primer puesto y recibe { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $items }.
    .you = Ocupas el primer puesto y recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $items }.
    .item = { $points } de { $temple-god }{ $tied ->
        [0] { "" }
       *[other] { " " }(con empate)
    }
event-no-skulls = No hay calaveras para todos los que las reciben de su templo, así que nadie recibe ninguna.
event-new-age = Empieza la segunda era con edificios nuevos.
event-prophecy-came = Entra en vigor la profecía: { $prophecy }.
event-fulfilled = Profecía «{ $prophecy }»: { $seat } llega a { $reached } y { $points ->
        [0] no recibe puntos
       *[other] recibe { $points } puntos
    }.
    .you = Profecía «{ $prophecy }»: llegas a { $reached } y { $points ->
        [0] no recibes puntos
       *[other] recibes { $points } puntos
    }.
event-failed = Profecía «{ $prophecy }»: { $seat } solo llega a { $reached } y pierde { $points } puntos.
    .you = Profecía «{ $prophecy }»: solo llegas a { $reached } y pierdes { $points } puntos.
event-debt-paid = { $corn ->
        [0] { $seat } pierde { $points } puntos por su deuda.
       *[other] { $seat } paga { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } por su deuda{ $points ->
            [0] { "" }
           *[other] { " " }y pierde { $points } puntos
        }.
    }
    .you = { $corn ->
        [0] Pierdes { $points } puntos por tu deuda.
       *[other] Pagas { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    } por tu deuda{ $points ->
            [0] { "" }
           *[other] { " " }y pierdes { $points } puntos
        }.
    }
event-quick-now = Nueva acción rápida: { $quick }.
event-monument-points = { $seat } recibe { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por monumentos: { $items }.
    .you = Recibes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por monumentos: { $items }.
    .item = { $points } por { $monument-the }
event-stores = Lo que le queda a { $seat } vale { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }{ $skulls ->
        [0] { "" }
        [one] { " " }y { $skulls } calavera
       *[other] { " " }y { $skulls } calaveras
    }: { $points }{ $quarters ->
        [0] { "" }
        [1] ¼
        [2] ½
       *[other] ¾
    } puntos.
    .you = Lo que te queda vale { $corn ->
        [one] { $corn } maíz
       *[other] { $corn } maíces
    }{ $skulls ->
        [0] { "" }
        [one] { " " }y { $skulls } calavera
       *[other] { " " }y { $skulls } calaveras
    }: { $points }{ $quarters ->
        [0] { "" }
        [1] ¼
        [2] ½
       *[other] ¾
    } puntos.
event-finale = El calendario ha dado la vuelta completa.
event-won = { $seat } gana{ event-won.tie }.
    .you = Ganas{ event-won.tie }.
    .tie = { $decided ->
        [workers] : los trabajadores en los engranajes deciden el empate
       *[points] { "" }
    }
event-shared = { $seat } comparte la victoria: también hay empate en trabajadores en los engranajes.
    .you = Compartes la victoria: también hay empate en trabajadores en los engranajes.

## Abrir una mesa, y de dónde vienen los puntos

option-modules = Expansiones
option-modules-none = Juego básico
    .note = Sin expansiones.
option-modules-tribes = Tribus
    .note = Cada cual dirige una tribu con su propio poder.
option-modules-prophecies = Profecías
    .note = Tres profecías encarecen algo, y dan o quitan puntos en los Días de la Comida.
option-modules-new_buildings = Edificios nuevos
    .note = Más edificios para ambas eras.
option-modules-quick_actions = Acciones rápidas
    .note = Una pequeña acción al momento, por 1 maíz.
option-modules-fifth_player = Quinto jugador
option-modules-mini_1 = Miniexpansión 1
    .note = El Granero y la cisterna.
option-modules-mini_2 = Miniexpansión 2
    .note = El Monumento de los Cuartos y una loseta de riqueza más.
option-modules-tp_mini_1 = Ek Chuah (con Tribus)
    .note = Una tribu más, que puede pedir prestado al banco.
option-modules-expansion = Tribus y profecías
    .note = Todo lo que trae la caja de la expansión.
option-first = Jugador inicial
option-first-random = Por sorteo
option-first-0 = Jugador 1
option-first-1 = Jugador 2
option-first-2 = Jugador 3
option-first-3 = Jugador 4
option-first-4 = Jugador 5

source-temples = Templos
source-leaders = Primer puesto en los templos
source-skulls = Calaveras colocadas
source-buildings = Edificios
source-monuments = Monumentos
source-technology = Tecnologías
source-prophecies = Profecías
source-hunger = Trabajadores sin comer
source-debt = Deudas
source-corn = Maíz y cubos restantes
source-stores = Calaveras restantes

pieces-building = Edificios
pieces-monument = Monumentos
pieces-wealth = Losetas de riqueza inicial
pieces-technology_track = Tecnologías
pieces-tribe = Tribus
pieces-prophecy = Profecías
pieces-quick_action = Acciones rápidas
