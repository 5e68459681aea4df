# Qué falla en un paquete.

setup-piece-time = { $here }: esta pieza solo actúa en { $known }.
setup-one-price = { $here }: en cada momento solo un efecto puede tener coste.
setup-leader-options = { $here }: se esperaban tres filas con un efecto cada una.
setup-leader-card = { $here }: la tercera opción da una carta.
setup-rewards = { $here }: se esperaba un efecto en cada una de { $known }.
setup-two-tiles = { $here }: hay dos losetas de { $kind } con el nivel { $level }.
setup-levels = { $here }: { $kind } necesita losetas desde el nivel 1, sin saltos.
setup-needed = { $here }: una loseta de tipo { $kind } necesita { $field_name }.
setup-alike = La carta { $here } tiene la misma fuerza y los mismos efectos que { $other }; no hay dos cartas iguales.
setup-effect = { $here }: «{ $text }» no es un efecto; escribe «{ $form }» con el momento { $known }.
setup-condition = { $here }: la condición «{ $text }» no puede estar en { $time }. Condiciones: win (en resolve y after), attacker y own_creature (en combate) y, en reward, una columna con una fila, como «abilities 2».
setup-only-at = { $here }: { $word } solo puede estar en { $time }.
setup-or = { $here }: «or» une palabras distintas que se llevan a cabo, desde { $first }.
setup-no-cost = { $here }: un efecto en { $time } no puede tener coste.
setup-at-sacrifice = { $here }: en el sacrificio solo pueden estar { $known }.
setup-no-number = { $here }: { $word } se escribe sin número.
setup-write = { $here }: escribe «{ $form }», no «{ $text }».
setup-reinforcement = { $here }: escribe «{ $form }»; en lugar de la hueste vale { $army } y, en lugar del cuartel, un número.
setup-price = { $here }: «{ $text }» no es un precio; escribe { $known }.
setup-amount = { $here }: «{ $text }» no es una cantidad de { $known }.
