# La página que escribe `patolli lab report`.

report-title = { $game }: lo que dicen muchas partidas
report-about = Estas partidas las jugaron bots. La línea o la banda muestra dónde está el valor 19 de cada 20 veces; la línea discontinua es una parte igual de las victorias. Señala una marca para leer sus cifras.
report-done = Informe escrito en { $file }
report-ours = nuestros propios valores

report-mean-games = partidas
report-mean-decisions = decisiones por partida
report-mean-branching = opciones por decisión
report-mean-score = puntos
report-mean-winner = puntos del ganador
report-mean-margin = ventaja del ganador
report-mean-leads = cambios de líder
report-mean-first = victorias del primer jugador (1 es una parte igual)

report-length = Duración
    .about = Cuántas decisiones lleva una partida, entre todos los jugadores.
report-branching = Opciones
    .about = Cuántas opciones tiene un jugador a lo largo de la partida: la media, y la banda en la que están cuatro decisiones de cada cinco.
report-points = De dónde vienen los puntos
    .about = Lo que un jugador lleva puntuado hasta ese momento, de media, por origen.
report-places = Puntos por puesto
    .about = Lo que puntúan el primero, el segundo y los demás: la mitad central en la caja, todos entre los extremos de las líneas.
report-margins = Igualdad
    .about = Por cuántos puntos aventaja el ganador al segundo.
report-leads = Cambios de líder
    .about = Cuántas veces pasa el liderato de un jugador a otro en una partida.
report-decided = Cuándo se decide la partida
    .about = Con qué frecuencia gana al final quien va en cabeza en ese momento.
report-seats = Asientos
    .about = Victorias por asiento.
report-turns = Orden de turno
    .about = Victorias de quien juega primero, segundo, etcétera.
report-pieces = Piezas
    .about = Qué parte de los jugadores toma una pieza y con qué frecuencia ganan: con 1 ganan su parte igual, con 2 el doble. No se muestran las que toma menos de un jugador de cada veinte.
report-extremes = Las mejores y las peores piezas
    .about = Lo mismo para aquellas con las que más y menos se gana. Dentro de la banda gris una pieza vale lo que las demás.
report-openings = Aperturas
    .about = La primera elección de cada jugador, en la notación de los archivos de partida, de más a menos frecuente, con su frecuencia; y cuánto ganan quienes la hicieron, frente a una parte igual.
report-skill = Cuánto vale la destreza
    .about = Con qué frecuencia el bot de la fila queda por delante del bot de la columna.

report-axis-decisions = decisiones
report-axis-games = partidas
report-axis-progress = avance de la partida
report-axis-choices = opciones
report-axis-points = puntos
report-axis-place = puesto
report-axis-margin = puntos de ventaja
report-axis-leads = cambios de líder
report-axis-wins = victorias
report-axis-seat = asiento
report-axis-turn = turno
report-axis-taken = jugadores que la toman
report-axis-share = victorias frente a una parte igual
report-axis-row = por delante
report-axis-against = contra

help-lab-report = Hacer jugar a los bots y escribir una página con gráficos: duración, opciones, puntos por origen, igualdad, asientos, piezas, aperturas, cuánto vale la destreza. Un solo archivo, sin red.
help-lab-report--seats = Bots por asiento. Si se omite: cuatro codiciosos.
help-lab-report--packs = Un paquete: tus valores en lugar de los nuestros. Uno se muestra junto a los nuestros; varios, cada uno con su --pack, uno junto a otro.
help-lab-report--opening = Cuántas de las primeras jugadas de cada asiento se hacen al azar.
help-lab-report--levels = Bots que se enfrentan entre sí para mostrar cuánto vale la destreza; vacío: ninguno.
help-lab-report--meetings = Cuántas partidas juega cada grupo de estos.
help-lab-report--out = El archivo de la página. Si se omite: con el nombre del juego.
help-lab-report--pictures = Escribir además cada gráfico como dibujo SVG en esta carpeta.
