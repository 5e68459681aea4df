# Qué falla en una opción o un paquete.

setup-alone = Esto es de Axomama, que solo juega contra un único jugador.
setup-choice = { $here }: se elige entre cosas distintas, y al menos una es un recurso.
setup-pay = { $here } debe nombrar un solo recurso.
setup-alternative = { $here }: se elige entre un trabajador y cierta cantidad de un solo recurso.
setup-icons = { $here } debe nombrar tres símbolos distintos (TW-1.5).
setup-marked = { $here }: solo las casillas superiores y medias están marcadas para dos jugadores (TW-2.8).
setup-icon = { $here }: esa tarea no existe, o sus casillas no muestran ese símbolo.
setup-each-once = { $here } debe nombrar una sola vez cada una de estas: { $known }.
setup-tokens = { $here }: se esperaban las fichas 1, 1, 2, 2, 2, 3, 3, 4 (TW-14.3).
