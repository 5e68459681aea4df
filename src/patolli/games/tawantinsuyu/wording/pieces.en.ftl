### What is printed on pieces, in words made of their figures (pieces.py). Forms: `.does` what one does, `.to` after
### "you may pay … to".

piece-potato = { $count ->
        [one] { $count } potato
       *[other] { $count } potatoes
    }
piece-corn = { $count } corn
piece-stone = { $count } stone
piece-gold = { $count } gold
piece-vp = { $count } VP
piece-nothing = nothing
piece-army-card = { $count ->
        [one] an army card
       *[other] { $count } army cards
    }
    .does = { $count ->
        [one] draw an army card
       *[other] draw { $count } army cards
    }
piece-god-card = { $count ->
        [one] a god card
       *[other] { $count } god cards
    }
    .does = { $count ->
        [one] take a god card
       *[other] take { $count } god cards
    }
    .to = { $count ->
        [one] take a god card
       *[other] take { $count } god cards
    }
piece-army-draw = { $count ->
        [one] training
       *[other] training { $count } times
    }
    .does = { $count ->
        [one] draw two army cards and keep one
       *[other] draw two army cards and keep one, { $count } times
    }
    .to = { $count ->
        [one] draw two army cards and keep one
       *[other] draw two army cards and keep one, { $count } times
    }
piece-weave = { $count ->
        [one] a free weaving
       *[other] { $count } free weavings
    }
    .does = { $count ->
        [one] take a free weaving
       *[other] take { $count } free weavings
    }
    .to = { $count ->
        [one] take a weaving
       *[other] take { $count } weavings
    }
piece-worker = { $count ->
        [one] a nomad
       *[other] { $count } nomads
    }
    .does = { $count ->
        [one] gain a nomad
       *[other] gain { $count } nomads
    }
    .to = { $count ->
        [one] gain a nomad
       *[other] gain { $count } nomads
    }
piece-step = { $count ->
        [one] a temple step
       *[other] { $count } temple steps
    }
    .does = { $count ->
        [one] climb a temple step
       *[other] climb { $count } temple steps
    }
    .to = { $count ->
        [one] climb a temple step
       *[other] climb { $count } temple steps
    }
piece-restore = { $count ->
        [one] restore 1
       *[other] restore up to { $count }
    }
    .does = { $count ->
        [one] restore a production building or an army card for free
       *[other] restore up to { $count } production buildings or army cards for free
    }
    .to = { $count ->
        [one] restore a production building or an army card
       *[other] restore up to { $count } production buildings or army cards
    }
piece-build = a building at its cost
    .does = you may build a market building, paying its cost
    .to = build a market building at its cost
piece-build-free = a free building
    .does = build a market building for free
    .to = build a market building
piece-statue = { $count ->
        [one] a small statue
       *[other] { $count } small statues
    }
    .does = { $count ->
        [one] erect a small statue for free
       *[other] erect { $count } small statues for free
    }
    .to = { $count ->
        [one] erect a small statue
       *[other] erect { $count } small statues
    }
piece-stairs = { $count ->
        [one] stairs
       *[other] stairs { $count } times
    }
    .does = { $count ->
        [one] build stairs for free
       *[other] build stairs { $count } times for free
    }
    .to = { $count ->
        [one] build stairs
       *[other] build stairs { $count } times
    }
piece-produce = { $count ->
        [one] single production
       *[other] single production { $count } times
    }
    .does = { $count ->
        [one] gain the output of one face-up production building
       *[other] gain the output of a face-up production building { $count } times
    }
    .to = { $count ->
        [one] gain the output of one face-up production building
       *[other] gain the output of a face-up production building { $count } times
    }
piece-trade = { $count ->
        [one] trade
       *[other] trade { $count } times
    }
    .does = { $count ->
        [one] you may trade
       *[other] you may trade { $count } times
    }
    .to = { $count ->
        [one] trade
       *[other] trade { $count } times
    }
piece-gain = gain { $what }
piece-either = { $some } or { $last }
piece-paid = { $what } for { $price }
    .does = you may pay { $price } to { $what }

piece-card = { $god }’s card ({ $bonus })
    .does = { $does }
piece-army = army card ({ $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }; { $bonus })
    .a = an army card ({ $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }; { $bonus })
    .the = the army card ({ $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }; { $bonus })
    .does = Discard it from hand in your turn for its bonus: { $does }
piece-production =
    .cost = { $cost }
    .does = Production: { $does }
piece-permanent =
    .cost = { $cost }
piece-tile = weaving ({ $pattern }: { $left } – { $right })
    .a = a weaving ({ $pattern }: { $left } – { $right })
    .the = the weaving ({ $pattern }: { $left } – { $right })
    .does = Pattern: { $pattern }. Left edge: { $left }. Right edge: { $right }.
piece-land = { $region } { $number }
    .gain = { $gain }
    .price = soldiers: { $flip ->
        [0] discard { $discard }
       *[other] exhaust { $flip }, discard { $discard }
    }
    .does = { $does } Soldiers: { $flip ->
        [0] discard { $discard }.
       *[other] exhaust { $flip }, discard { $discard }.
    }

symbol-gold = gold
symbol-stone = stone
symbol-potato = potatoes
symbol-god = god card
symbol-restore = restoring
symbol-army = army card
symbol-climb = climbing
symbol-vp = VP

pattern-steps = steps
pattern-waves = waves
pattern-condor = condor
pattern-puma = puma
pattern-llama = llama
pattern-sun = sun
pattern-star = star
