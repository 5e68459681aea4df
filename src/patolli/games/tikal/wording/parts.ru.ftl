part-rivals = что остаётся соперникам
part-treasures = сокровища
part-guards = храмы под охраной
part-temples = храмы — свои и досягаемые
part-explorers = экспедиция и лагеря
part-points = скорые очки
