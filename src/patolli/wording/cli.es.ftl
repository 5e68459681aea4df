# La línea de órdenes: mensajes y ayuda.

cli-you = tú
cli-player = jugador
cli-default = por defecto
cli-total = Total

## Datos incorrectos

cli-unknown-language = idioma desconocido «{ $lang }»; se esperaba uno de: { $known }
cli-unknown-game = juego desconocido «{ $name }»; se esperaba uno de: { $known }
cli-which-game = indica un juego, o un archivo guardado con --resume; juegos: { $known }
cli-unknown-seat = «{ $name }» no puede ocupar un asiento; se esperaba uno de: { $known }
cli-bot-failed = { $bot } falló: { $more }
cli-bot-silent = { $bot } no respondió en { $more }
cli-bot-wrong = lo que eligió { $bot } no está permitido: { $more }
cli-bad-option = opción «{ $text }»: se esperaba NOMBRE=VALOR, cada nombre una vez
cli-unknown-source = fuente desconocida «{ $name }»; se esperaba una de: { $known }
cli-unknown-rule = ninguna regla tiene el número o la palabra «{ $topic }»; las reglas van de { $span }
cli-folder-taken = { $folder }: ya hay archivos { $pattern }; --force los sobrescribe
cli-not-a-folder = { $file }: no es una carpeta
cli-file-taken = { $file }: ya existe; --force lo sobrescribe
cli-folder-exists = { $folder }: ya existe; indica una carpeta nueva
cli-empty-archive = { $file }: en este archivo comprimido no hay ninguna partida
cli-no-such-ply = { $file }: no hay posición { $ply }; se esperaba de 0 a { $last }
cli-no-such-seat = { $file }: no hay asiento { $seat }; se esperaba de 0 a { $last }
cli-other-game = { $file }: es una partida de { $name }, no de { $wanted }
cli-resume-options = { $file }: las opciones se eligen al empezar la partida; quita --option
cli-resume-seats = { $file }: la partida tiene { $count } asientos y --seats nombra { $given }
cli-unknown-peer = rival desconocido «{ $name }»; se esperaba uno de: { $known }

## Respuestas

cli-games-name = nombre
cli-games-title = título
cli-games-seats = jugadores
cli-games-options = opciones
cli-simulating = Jugando
cli-simulate-seat = asiento
cli-simulate-wins = victorias
cli-simulate-score = puntos de media
cli-simulate-lost = Partida { $number } perdida: { $why }
cli-simulate-sum = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions } decisiones en { $seconds } s: { $speed } por segundo.
cli-verified = todo correcto; { $choices ->
        [one] { $choices } línea
       *[other] { $choices } líneas
    }, partida { $end ->
        [over] terminada
       *[stopped] sin terminar
    }; { $draws ->
        [checked] el azar coincide con lo comprometido.
       *[unchecked] sin el secreto de quien reparte no se puede comprobar el azar.
    }
cli-dataset-done = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions } decisiones en { $folder }
cli-exported = Todos los valores están en { $file }. Cambia los que difieran en tu copia y borra el resto.
cli-components-table = tabla
cli-components-id = id
cli-components-source = fuente
cli-components-figures = valores
cli-components-sum = { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }, { $house } de ellas nuestras (house).
cli-components-sources = seed: el reglamento; public: una fuente pública; recalled: de memoria de quienes lo tienen; house: valor nuestro; pack: tu paquete.
cli-measuring = Midiendo…
cli-bench-who = motor
cli-bench-what = medida
cli-bench-value = valor
cli-bench-game = { $name }, { $seats } asientos, { $runs ->
    [compiled] compilado
   *[interpreted] interpretado
}
cli-bench-decisions-per-second = decisiones por segundo
cli-bench-recorded-decisions-per-second = decisiones por segundo, comprobadas y anotadas
cli-bench-games-per-second = partidas por segundo
cli-bench-options-per-second = listas de jugadas por segundo
cli-bench-copies-per-second = copias por segundo
cli-bench-copy-microseconds = microsegundos por copia
cli-bench-state-bytes = bytes por estado
cli-bench-ratio = el nuestro respecto a este
cli-bench-recorded-ratio = el nuestro, anotando, respecto a este
cli-bench-learning-decisions-per-second = entorno de aprendizaje: decisiones por segundo
cli-bench-learning-read-decisions-per-second = … leyendo cada vez observación y máscara
cli-bench-learning-ratio = entorno de aprendizaje respecto al motor
cli-bench-learning-read-ratio = … leyendo cada vez observación y máscara, respecto al motor

## Jugar en la terminal

cli-welcome = ¿A qué jugamos?
cli-ask-game = Juego (Intro: { $usual }):
cli-ask-seats = Asientos separados por comas: you eres tú, o un bot ({ $bots }) (Intro: { $usual }):
cli-play-start = Escribe un número, una jugada completa o «ayuda».
cli-next-person = { $name }: es tu turno.
cli-curtain = Ahora solo debe mirar { $name }. Pulsa Intro.
cli-not-understood = «{ $text }» no es un número de la lista, ni una jugada, ni una orden. Escribe «ayuda».
cli-narrowed = atrás: la lista completa
cli-undone = Tu última jugada queda deshecha.
cli-only-commands = La partida ha terminado. Aún puedes escribir: crónica, tablero, reglas, guardar, salir.
cli-result = { $count ->
        [one] La partida ha terminado. Gana { $winners }.
       *[other] La partida ha terminado. Comparten la victoria { $winners }.
    }
cli-why-what = ¿Qué jugada quieres que te explique? Escribe sus primeras palabras: { $known }.
cli-possible = Ahora es posible: { $choices }.
cli-play-lost = { $why } El bot ha perdido; la partida no puede seguir.
cli-since = — Desde tu último turno —
cli-all = todo
cli-not-on-board = En la mesa no hay nada que se llame «{ $word }». Escribe tablero todo para verla entera.
cli-what-which = { $given ->
        [0] ¿Qué quieres saber? Escribe qué y el nombre de una pieza, o el número de una línea de la lista.
       *[other] Ninguna pieza se llama «{ $text }».
    }
cli-what-more = … y { $count } más: escribe más letras del nombre.
cli-rules-how = Escribe «reglas» y un número ({ $rule }, { $chapter }) o una palabra.
cli-overwrite = { $file } ya existe. ¿Sobrescribirlo? (s/n)
cli-save-first = ¿Guardar la partida en { $file }? (Intro: sí, n: no)
cli-saved = Guardado en { $file }. Para seguir: patolli play --resume { $file }
cli-yes = s sí si y yes

cli-do-undo = deshacer
cli-do-redo = rehacer
cli-do-why = porqué
cli-do-what = qué
cli-do-rules = reglas
cli-do-board = tablero
cli-do-log = crónica
cli-do-save = guardar
cli-do-back = atrás
cli-do-help = ayuda
cli-do-quit = salir

cli-play-help =
    Un número elige de la lista; tras «… (6)» viene una lista más corta y «atrás» vuelve.
    Intro a solas muestra la lista otra vez, con lo que hacen sus piezas.
    Una jugada se escribe entera o en parte: { $choice }, { $kind }.
      deshacer, rehacer   deshace tu última jugada o la repite (undo, redo)
      porqué JUGADA       por qué no se puede: porqué { $kind } (why)
      qué PIEZA           qué hace una pieza, por su nombre o por el número de una línea que la nombra (what)
      reglas [TEMA]       las reglas con ese número o palabra (rules)
      tablero [PALABRA]   la mesa; con una palabra, cuanto hay en ella de eso; tablero todo: entera (board)
      crónica             todo lo ocurrido (log)
      guardar [ARCHIVO]   guarda; patolli play --resume ARCHIVO continúa (save)
      salir               termina (quit)

## Ayuda

help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-patolli = Una mesa de juegos de estrategia para personas, bots e investigadores. Sin ninguna orden, abre Patolli en el navegador.
help-patolli--version = Muestra la versión.
help-play = Juega aquí, en la terminal, con bots o con quien comparta el teclado.
help-play--game_name = El juego; véase la orden games. No hace falta con --resume.
help-play--seats = Quién se sienta dónde, en sentido horario: you (tú) o el nombre de un bot. Si se omite: you,greedy.
help-games = Lista los juegos y sus opciones.
help-simulate = Los bots juegan muchas partidas. La misma semilla da las mismas partidas, sea cual sea --jobs.
help-simulate--seats = Qué bot se sienta dónde, p. ej. random,greedy.
help-components = Muestra cada valor impreso de un juego y de dónde viene.
help-components--source = Solo valores de esta fuente: seed, public, recalled, house (o pack).
help-components--export_to = Escribe en este archivo un paquete con todos los valores, para anotar los de tu copia.
help-rules = Muestra las reglas numeradas de un juego.
help-rules--topic = Una regla, un capítulo o una palabra. Si se omite: todas.
help-match = Comprueba o muestra el registro de una partida.
help-match-verify = Ejecuta de nuevo cada línea: asientos, reglas, azar, sumas de control y resultado. Nombra la línea errónea.
help-match-verify--files = Archivos de partida, o archivos comprimidos con muchas (los hace lab dataset).
help-match-show = Muestra el tablero y cuenta lo ocurrido.
help-match-show--file = Un archivo de partida.
help-match-show--at = La posición antes de esta jugada (0: el principio). Si se omite: la última.
help-match-show--seat = Solo lo que sabe este asiento, contando desde 0. Si se omite: lo que ve el público.
cli-balance = { $games } partidas. Puntuación media { $mean }, media del ganador { $winning }.
cli-balance-piece = pieza
cli-balance-taken = tomada por
cli-balance-share = victorias respecto a lo esperado
cli-balance-between = 95 %
cli-balance-rare = Otras { $count } piezas las tomó menos de un asiento de cada veinte.
cli-balance-verdict = Piezas tomadas a menudo (por al menos el { $part } de los asientos): { $often }; fuera de { $low } a { $high }: { $outside }, con seguridad: { $surely }.
cli-no-pieces-taken = { $game } no dice qué piezas se toman.
cli-extra = Esto necesita { $name }: pip install "patolli[{ $extra }]"
cli-cluster-missing = En esta máquina no hay ningún clúster de Ray. Inicie uno con ray start --head o indique su dirección.
cli-cluster-silent = Ningún clúster de Ray responde en { $more }.
cli-cluster-address = «{ $more }» no es la dirección de un clúster: HOST:PUERTO.
cli-cluster-refused = Este clúster no sirve: { $more }
cli-cluster-lost = El clúster ha dejado de funcionar: { $more }
cli-no-features = { $game } aún no tiene de qué aprender: sus consejos no nombran rasgos.
cli-train-round = Ronda { $round }, { $games } partidas: puntuación media { $mean }, ganadores { $winner }, error { $error }
cli-train-done = Pesos escritos en { $file }
cli-train-start = { $file } no trata de los rasgos de { $game }.
cli-train-other = { $folder } se empezó con otros ajustes; indica otra carpeta.
cli-arena-bot = bot
cli-arena-rating = nivel
cli-arena-between = 95 %
cli-arena-wins = ganadas
cli-arena-score = puntos
cli-arena-time = ms por jugada
cli-arena-lost = Perdidas sin ser vencido, { $count }: { $why }
cli-no-game-ended = Ninguna partida se jugó hasta el final.
cli-arena-meeting = { $one } por delante de { $other }: { $ahead } de { $games }
help-lab = Lo que muchas partidas dicen del juego.
help-lab-balance = Cuántas veces se toma cada pieza y cuántas gana quien la tomó.
help-lab-balance--opening = Cuántas de las primeras jugadas de cada asiento decide el azar.
help-lab-balance--seats = Bots por asiento. Si se omite: cuatro codiciosos.
help-lab-train = Aprender cuánto valen las posiciones de partidas de los bots contra sí mismos. Si se detiene, o se piden más partidas, sigue donde estaba.
help-lab-train--first = Cuántas partidas tiene la primera ronda, que sigue los consejos del juego.
help-lab-train--start = Pesos con los que empezar en vez de la primera ronda.
help-lab-train--per_round = Cuántas partidas se juegan entre dos ajustes.
help-lab-train--noise = Cuánto varían los pesos de un asiento a otro.
help-lab-train--ridge = Con qué fuerza se sujetan los pesos a los de la ronda anterior.
help-lab-train--foes = Cuántos asientos ocupa el bot codicioso en cuanto hay pesos: esas partidas son rápidas.
help-lab-train--ends = Cuánto cuenta el final de la partida frente a lo que dicen los pesos del turno siguiente de un asiento: con 1 no cuenta nada más.
help-lab-train--window = Cuántas rondas, las últimas, cuentan al ajustar los pesos.
help-lab-train--slip = Cuánto se equivoca en la primera ronda el consejo propio del juego, en puntos.
help-lab-train--folder = Dónde se guardan las rondas.
help-lab-train--out = El archivo para los pesos. Si se omite: donde los busca el juego.
help-lab-train--report_file = Escribir en este archivo JSON lo fuertes que son los pesos de algunas rondas ante rivales que no cambian.
help-lab-train--meetings = Cuántas partidas juega cada una de esas rondas contra cada rival, para el informe.
help-lab-tune = Corrige los pesos hasta que anuncien cuánto aventajará un asiento al mejor de los demás. Si se interrumpe, o se piden más rondas, sigue donde estaba.
help-lab-tune--start = Pesos con los que empezar.
help-lab-tune--rounds = Cuántas veces se corrigen los pesos.
help-lab-tune--games = Cuántas partidas tiene una ronda.
help-lab-tune--folder = Dónde se guardan las rondas.
help-lab-tune--out = El archivo para los pesos. Si se omite: donde los busca el juego.
help-lab-tune--report_file = Escribir en este archivo JSON lo fuertes que son los pesos de algunas rondas ante rivales que no cambian.
help-lab-tune--meetings = Cuántas partidas juega cada una de esas rondas contra cada rival, para el informe.
help-lab-arena = Enfrentar a los bots, cada grupo en todos los asientos con el mismo azar, y darles un nivel.
help-lab-arena--bots = Nombres de bots; hard:FILE juega con los pesos de un archivo.
help-lab-arena--games = Cuántas partidas juega cada grupo.
help-lab-arena--out = Escribir el informe en este archivo JSON, con un dibujo al lado.
help-lab-dataset = Hacer jugar a los bots y escribir en tablas Parquet lo que vieron, lo que podían elegir y lo que eligieron, con las partidas al lado. La misma orden escribe los mismos archivos.
help-lab-dataset--seats = Qué bot se sienta dónde, p. ej. random,greedy.
help-lab-dataset--out = La carpeta que se escribirá. Todavía no debe existir.
help-bench = Mide la velocidad: decisiones, copias y partidas por segundo.
help-bench--game_name = El juego. Si se omite: todos.
help-bench--peer = Mide también este otro motor, alternando con el nuestro, y da la proporción.
help-bench--learning = Medir también el entorno de aprendizaje (patolli[rl]), por turnos con el motor.
help--game_name = El juego; véase la orden games.
help--option = Fija una opción del juego; se puede repetir. Véase la orden games.
help--pack = Un paquete: tus valores en lugar de los nuestros.
help--resume = Continúa una partida guardada en este archivo.
help--games = Cuántas partidas.
help--players = Cuántos juegan.
help--seed = Semilla del azar.
help--jobs = Cuántos procesos se reparten el trabajo.
help--cluster = Reparte el trabajo por un clúster de Ray en lugar de --jobs: el de esta máquina, o el de HOST:PUERTO (patolli[cluster]).
help--budget = Cuántas posiciones miran por turno los bots que planifican, si no han de mirar tantas como pueden.
help--save = Escribe cada partida en esta carpeta.
help--force = Sobrescribe los archivos que existan.
help--as_json = Responde en JSON.
help--lang = en, ru o es. Si se omite: el idioma de la terminal.
help--help = Muestra esta ayuda.
cli-chances-said = probabilidad anunciada
cli-chances-won = partidas ganadas
cli-chances-positions = posiciones
help-lab-chances = Ajusta las probabilidades de victoria de los análisis a partidas entre bots y muestra cómo se cumplen en otras partidas.
help-lab-chances--seats = Qué bot se sienta dónde, p. ej. hard,hard.
help-lab-chances--keep = Guarda lo ajustado donde el juego lo busca.
help-lab-chances--out = Escribe el informe en este archivo JSON.
cli-blunders-game = partida
cli-blunders-turn = turno
cli-blunders-bot = bot
cli-blunders-said = coste según el análisis
cli-blunders-played = ganadas tal cual
cli-blunders-better = ganadas con el turno mejor
cli-blunders-together =
    { $count ->
        [one] { $count } error grave; según el análisis cuesta { $said } de 100 partidas. Continuado { $worlds } veces de cada modo, el turno mejor gana { $gained } de 100 más (objetivo: { $goal }; error estándar { $error }).
       *[other] { $count } errores graves; según el análisis cada uno cuesta { $said } de 100 partidas. Continuados { $worlds } veces de cada modo, los turnos mejores ganan { $gained } de 100 más (objetivo: { $goal }; error estándar { $error }).
    }
help-lab-blunders = Analiza partidas entre bots y continúa desde cada error grave de dos modos, tal como fue y con el turno mejor, con los mismos sorteos.
help-lab-blunders--seats = Qué bot se sienta dónde.
help-lab-blunders--worlds = Cuántas veces se continúa de cada modo.
help-lab-blunders--out = Escribe el informe en este archivo JSON.
cli-strong-source = origen
cli-strong-points = puntos
cli-strong-total = en total
help-lab-strong = Averigua en partidas entre bots cuántos puntos da el juego fuerte y de dónde, para comparar en los análisis.
help-lab-strong--seats = Qué bot se sienta dónde, p. ej. hard,hard.
help-lab-strong--keep = Guarda las cifras donde los análisis las buscan.
