part-rivals = lo que deja a los demás
part-treasures = los tesoros
part-guards = los templos vigilados
part-temples = los templos propios o al alcance
part-explorers = exploradores y campamentos
part-points = puntos próximos
