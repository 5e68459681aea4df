### El tablero como texto.

board-round = ronda
board-turn = turno
board-first = inicial
board-prisoner-points = PS por prisionero
board-points = PV
board-marker = PS
board-step = escalón
board-corn = maíz
board-jade = jades
board-prisoners = prision.
board-cards = cartas
board-tokens = clanes
board-evolution = evolución
board-army = hueste
board-leader = líder urbano
board-summoning = Zona de invocaciones
board-supply = guerreros en la reserva
board-deck = mazo
board-discard = descartes
board-combat = Combate
board-attacker = atacante
board-defender = defensor
board-no-card = sin carta
board-winner = gana
board-hand = Mano
board-drawn = Robadas
