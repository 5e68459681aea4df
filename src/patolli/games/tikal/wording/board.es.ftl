### El tablero en forma de texto.

board-base = base
board-temple = templo
board-clearing = claro
board-site = yacim.
board-volcano = volcán

board-legend =
    ★ jefe   ⌂ campamento   ♜ guardián   ^ templo   ¤ tesoros   = empate
    número en un borde: piedras, el coste de caminar   · : ⋮ piedras hacia la selva

board-score = puntos
board-supply = reserva
board-camps = campam.
board-guards = guard.
board-leader = jefe
board-treasures = tesoros
board-gone = fuera

board-step = Nivel de templo
board-steps-left = quedan
board-tiles = Losetas restantes
board-next = siguiente letra
board-shown = En oferta
board-totems = Tótems boca arriba
board-bidding = Pujan
board-high = puja más alta
board-lays = coloca
board-turned = giro
board-points-left = puntos de acción restantes:
