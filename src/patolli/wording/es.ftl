# Lo que todos los juegos dicen igual.

chance = El azar
player = Jugador { $number }
spectator = Espectador
heading-start = El comienzo
bot-random = Aleatorio
    .note = Hace cualquier cosa que permitan las reglas.
bot-greedy = Codicioso
    .note = Toma lo que más le conviene ahora mismo.
bot-easy = Fácil
    .note = Juega con sensatez, pero se le escapan muchas cosas.
bot-medium = Medio
    .note = Planea todo su turno, aunque calcula algo mal.
bot-hard = Difícil
    .note = Planea todo su turno con cuidado.
bot-master = Maestro
    .note = Sopesa además las respuestas y su propio turno siguiente.

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno.
refusal-not-now = Ahora no puedes hacer eso.
refusal-undo-nothing = No hay nada que deshacer.
refusal-undo-other = Otra persona ha jugado después, así que ya no se puede deshacer.
refusal-undo-chance = Después ha intervenido el azar, así que ya no se puede deshacer.
refusal-undo-learned = Esa jugada ha revelado algo oculto, así que ya no se puede deshacer.
refusal-redo-nothing = No hay nada que rehacer.
