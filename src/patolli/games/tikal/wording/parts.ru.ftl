part-rivals = что остаётся соперникам
part-treasures = сокровища
part-guards = пирамиды под охраной
part-temples = пирамиды — свои и досягаемые
part-explorers = экспедиция и лагеря
part-points = скорые очки
