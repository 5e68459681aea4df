aim = Most points after day 27

coming-food-day = { $left ->
        [0] Food Day today
        [one] Food Day in one day
       *[other] Food Day in { $left } days
    }: feed every worker
coming-points-day = { $left ->
        [0] Food Day today
        [one] Food Day in one day
       *[other] Food Day in { $left } days
    }: temples give points
coming-last-day = The last Food Day is over

outlook-food-day = If Food Day came now
    .note = corn for the workers; temples give materials, not points
outlook-points-day = If Food Day came now
    .note = corn for the workers, points for the temples
outlook-end = If the game ended now
    .note = corn, blocks, skulls and monuments, without a Food Day

beside-corn = Corn, have / need

fact-hungry = { $who } lacks { $missing } corn to feed every worker.
fact-level = { $count } level in { $temple }: { $half } each in place of { $bonus }.
fact-lead = { $temple }: { $second } is one step behind { $first }.
fact-highest = { $who } stands highest in { $temple-short }, worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
