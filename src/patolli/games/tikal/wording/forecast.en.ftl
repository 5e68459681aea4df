aim = Most points after the last tile

coming-volcano = { $number ->
        [1] First
        [2] Second
       *[other] Third
    } volcano: { $most ->
        [one] the very next tile
       *[other] one of the next { $most } tiles
    }
coming-volcano-shown = A volcano lies among the tiles on offer
coming-now = A scoring is under way
coming-end = { $tiles ->
        [0] The last scoring
        [one] The last scoring comes after one more tile
       *[other] The last scoring comes after { $tiles } more tiles
    }

outlook-volcano = If a volcano came now
    .note = before anyone’s ten action points
outlook-end = If the game ended now
    .note = before anyone’s last ten action points

fact-tie = { $hex } is tied, { $power } each: nobody scores its { $n }.
fact-contest = { $first } holds { $hex }; { $second } needs { $more } more.
fact-holds = { $who } controls the temple of { $n } at { $hex }.
fact-alike = { $who } has { $count ->
        [1] one treasure ({ $treasure })
       *[other] { $count } treasures of a kind ({ $treasure })
    }, worth { $n }.
