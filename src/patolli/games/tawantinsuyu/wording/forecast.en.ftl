aim = Most points after the last ceremony

coming-ceremony = Ceremony { $number }: { $village ->
        [one] one worker left in the village
       *[other] { $village } workers left in the village
    }
coming-last-ceremony = Last ceremony: { $village ->
        [one] one worker left in the village
       *[other] { $village } workers left in the village
    }
coming-ceremony-called = Ceremony { $number } comes with the token
coming-opening = Everyone is still setting out

outlook-ceremony = If the ceremony came now
    .note = regions, temple and potatoes, without trade and without gold for potatoes
outlook-end = If the game ended now
    .note = the final scoring, without a ceremony

beside-potatoes = Potatoes / god cards

fact-unfed = { $who } lacks potatoes for { $missing ->
        [one] one god card
       *[other] { $missing } god cards
    }.
fact-level = { $region }: as many markers as { $second }, but { $first } is further right.
fact-lead = { $region }: { $second } has one marker fewer than { $first }.
fact-leads = { $who } leads in { $region }, which is worth { $n }.
