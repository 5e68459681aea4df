aim = Most points after the fourth round

coming-sacrifice = Sacrifice at the end of round { $round } of { $rounds }
coming-between = Round { $round } of { $rounds }: the sacrifice is over

outlook-sacrifice = If all were sacrificed now
    .note = at most: what is offered is secret
outlook-end = If the game ended now
    .note = at most: jade, corn, cards and the best bonus, without a sacrifice

beside-marker = Offering / marker to beat

fact-stays = { $who } offers { $offer } at most: the marker stays at { $marker }.
fact-climbs = { $who } would climb the pyramid: { $offer } is the most.
