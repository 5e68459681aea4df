# The review of a finished game, in the terminal and in the page.
review-running = { $file }: this game is not over; only finished games are reviewed.
review-blunder = blunder
review-mistake = mistake
review-inaccuracy = inaccuracy
review-turn = Turn { $number }, { $name }: { $mark }, −{ $loss } ({ $played } of 100 games instead of { $best }). Better:
review-why = Why, in points: { $why }
contrast-scored = Points scored: { $now } instead of { $instead } ({ $parts }).
contrast-own = { $when }: { $now ->
        [one] { $now } point
       *[other] { $now } points
    } instead of { $instead } ({ $parts }).
contrast-most = { $when }: at most { $now ->
        [one] { $now } point
       *[other] { $now } points
    } instead of { $instead } ({ $parts }).
contrast-rival = { $when }: { $who } would get only { $now } instead of { $instead } ({ $parts }).
contrast-beside = { $row }: { $now } instead of { $instead }.
contrast-then = After this turn, { $fact }
contrast-else = After the other turn, { $fact }
contrast-better = After the better turn, { $fact }
contrast-played = After the turn that was played, { $fact }
contrast-before = As things stand, { $fact }
review-seat = { $name }: accuracy { $accuracy } of 100; { $marks }; luck { $luck }
review-advice = { $part }: { $loss } of 100 games lost here (turns { $turns })
review-strong = (strong play: { $points })
review-secret = { $count ->
    [one] one choice made in secret is not judged
   *[other] { $count } choices made in secret are not judged
}
advice-rest = several small things together
part-rest = everything else
help-review = Look at a finished game again: who was likely to win when, which turns cost most, and what was better.
help-review--file = The match file.
