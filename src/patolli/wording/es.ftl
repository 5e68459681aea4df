# Lo que todos los juegos dicen igual.

chance = El azar
player = Jugador { $number }
spectator = Espectador
heading-start = El comienzo
bot-random = Azaroso
bot-greedy = Voraz

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno.
refusal-not-now = Eso no se puede hacer ahora.
refusal-undo-nothing = No hay nada que deshacer.
refusal-undo-other = Otra persona ha elegido después, así que ya no se puede deshacer.
refusal-undo-chance = El azar ha hablado después, así que ya no se puede deshacer.
refusal-undo-learned = Alguien ha descubierto con ello algo oculto, así que ya no se puede deshacer.
refusal-redo-nothing = No hay nada que rehacer.
