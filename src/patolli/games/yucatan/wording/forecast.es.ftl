aim = Más puntos que nadie tras la cuarta ronda

coming-sacrifice = Sacrificio al final de la ronda { $round } de { $rounds }
coming-between = Ronda { $round } de { $rounds }: el sacrificio ya pasó

outlook-sacrifice = Si ahora se sacrificara todo
    .note = como mucho: lo que se ofrece es secreto
outlook-end = Si la partida acabara ahora
    .note = como mucho: jade, maíz, cartas y la mejor bonificación, sin sacrificio

beside-marker = Ofrenda / marcador

fact-stays = { $who } ofrece { $offer } como mucho: su marcador sigue en { $marker }.
fact-climbs = { $who } subiría la pirámide: { $offer } es lo máximo.
