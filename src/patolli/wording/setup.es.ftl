# Qué falla en las opciones, los asientos o el paquete de una mesa.

setup-seats = Este juego es para { $known } jugadores, no para { $seats }.
setup-names = Hay { $names } nombres para { $seats } asientos.
setup-game = El juego «{ $value }» no existe; elige { $known }.
setup-option = Este juego no tiene la opción «{ $value }»; tiene { $known }.
setup-value = «{ $value }» no es posible aquí; elige { $known }.
setup-values = «{ $value }» no es posible aquí; elige all (todo), none (nada) o algo de { $known }, unido con +.
setup-first = El jugador { $player } no puede empezar: { $seats ->
        [one] solo hay { $seats } jugador
       *[other] solo hay { $seats } jugadores
    }.
setup-bot = El bot «{ $value }» no existe; elige { $known }.
setup-me-twice = Tú solo puedes ocupar un asiento; quienes jueguen en tu pantalla necesitan el suyo.
setup-friend-twice = A cada amigo solo se le puede ofrecer un asiento.
setup-clock = «{ $value }» no es un reloj; escribe { $known }, o nada.
setup-seconds = Elige entre { $low } y { $high } segundos, no { $value }.
setup-seconds-or-none = Elige 0 (nunca) o entre { $low } y { $high } segundos, no { $value }.
setup-closed-anyone = Una mesa cerrada no tiene asientos para cualquiera: invita a un amigo o deja que se encuentre la mesa.
setup-closed-watched = Nadie puede mirar una mesa cerrada; elige una mesa con enlace.
setup-contest-size = Elige mesas completas: un múltiplo de { $seats }, como mucho { $high }.
setup-contest-series = En una serie juegan tantos como asientos tiene la mesa: { $seats }.
setup-contest-rounds = Elige de 1 a { $high } rondas.
setup-contest-bots = Elige un bot para las plazas que queden libres.
setup-rated-usual = Las partidas puntuadas se juegan con las reglas y componentes habituales, para que se puedan comparar.
setup-rated-nobody = Una mesa puntuada necesita al menos una persona y un rival.
setup-rated-here = En una mesa puntuada cada cual juega en su propia pantalla.
setup-rated-bot = El bot «{ $value }» no tiene puntuación en este juego con tantos asientos; { $count ->
        [0] todavía no la tiene ninguno.
       *[other] la tienen estos: { $known }.
    }
setup-rated-clock = Aquí, cuando se acaba el tiempo, algo debe decidirse solo: sigue un bot o se pierde la partida.

## Paquetes. { $here } es la tabla, la fila y el campo.

setup-pack-game = El paquete debe empezar por { $game }.
setup-pack-name = El paquete necesita { $name }, en una sola línea y con 80 caracteres como mucho.
setup-not-toml = Esto no es un archivo TOML: { $error }.
setup-too-long = El paquete tiene más de { $most } caracteres.
setup-long-line = La línea { $line } tiene más de { $most } caracteres.
setup-dots = La línea { $line } tiene más de { $most } puntos; aquí una clave solo tiene unas pocas partes.
setup-missing = Falta un valor en el paquete o no es del tipo correcto: { $error }.
setup-table = { $here }: esa tabla no existe; se esperaba { $known }.
setup-table-name = Ninguna tabla puede llamarse game ni name: con esas palabras empieza un paquete.
setup-one-table = { $here }: se esperaba una sola tabla, no varias filas.
setup-brackets = { $here }: se esperaban filas entre dobles corchetes.
setup-no-id = { $here }: la fila { $row } no tiene id; se esperaba { $known }.
setup-id = { $here }: ese id no existe; se esperaba { $known }.
setup-row = { $here }: esa fila no existe en este juego.
setup-twice = { $here }: esa fila aparece dos veces.
setup-rows = { $here }: se esperaban las filas { $known }, en ese orden.
setup-field = { $here }: ese campo no existe; se esperaba { $known }.
setup-idle = { $count ->
        [0] { $here } no se puede cambiar; en esa fila un paquete no cambia nada.
       *[other] { $here } no se puede cambiar; en esa fila un paquete puede cambiar { $known }.
    }
setup-kind = { $here } debe ser { $known }, no { $value }.
setup-kind-bool = sí o no (true, false)
setup-kind-int = un número entero
setup-kind-float = un número
setup-kind-str = un texto
setup-kind-list = una lista
setup-kind-dict = una tabla
setup-digits = { $here } debe ser un número de { $most } cifras como mucho.
setup-number = { $here } debe ser un número entero entre { $low } y { $high }, no { $value }.
setup-numbers = { $here } debe tener { $count ->
        [one] { $count } número
       *[other] { $count } números
    }, no { $value }.
setup-rising = { $here } debe tener { $count } números en orden creciente, no { $value }.
setup-sum = { $here }: los números deben sumar { $total }, no { $found }.
setup-count-up = { $here } debe numerarse desde { $low }, sin saltos.
setup-one-of = { $here } debe ser { $known }, no { $value }.
setup-amounts = { $here } debe dar cantidades de 0 a { $high } de { $known }, no { $value }.
