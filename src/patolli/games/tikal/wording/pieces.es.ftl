### Lo impreso en las losetas y lo que valen los tesoros, en palabras hechas con sus cifras (pieces.py).

piece-temple = { $name }: templo de { $value }
    .does = Un templo de valor { $value }; descubre sus escalones para elevarlo.
piece-clearing = { $name }: claro
    .does = Hay sitio para un campamento.
piece-site = { $name }: yacimiento de tesoros
    .does = Al colocarla se ponen encima { $masks ->
        [one] { $masks } tesoro
       *[other] { $masks } tesoros
    }.
piece-volcano = { $name }: volcán
    .does = Inicia una ronda de puntuación. Nadie puede entrar.
piece-treasure = Puntúa en cada ronda de puntuación: { $one } PV por uno, { $two } por dos y { $three } por tres iguales.
