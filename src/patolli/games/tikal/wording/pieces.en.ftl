### What is printed on tiles, and what treasures are worth, in words made of their figures (pieces.py).

piece-temple = { $name }: temple of { $value }
    .does = A printed temple worth { $value } VP; uncover its steps to raise it.
piece-clearing = { $name }: clearing
    .does = Room for a camp.
piece-site = { $name }: treasure site
    .does = When it is placed, { $masks ->
        [one] { $masks } treasure is
       *[other] { $masks } treasures are
    } put on it.
piece-volcano = { $name }: volcano
    .does = Starts a scoring round. Nobody may enter it.
piece-treasure = Scores in every scoring round: { $one } VP for one of a kind, { $two } for two, { $three } for three.
