title = Tawantinsuyu
blurb = Send workers down the terraces of Cusco, weave, build and conquer, and become the next Sapa Inca.

## Components

# Who plays against a single player.
rival = Axomamma
    .alone = Play alone against Axomamma
    .blurb = Tawantinsuyu for one. She plays by the rulebook’s own cards, and tells you each step.
    .play = Play against Axomamma

# `.a` has an article; `.n` says how many, by count.
worker-architect = architect
    .a = an architect
    .n = { $count ->
        [1] an architect
       *[other] { $count } architects
    }
    .does = On a blue space: +1 task.
worker-craftsman = craftsman
    .a = a craftsman
    .n = { $count ->
        [1] a craftsman
       *[other] { $count } craftsmen
    }
    .does = On a green space: +1 task.
worker-warrior = warrior
    .a = a warrior
    .n = { $count ->
        [1] a warrior
       *[other] { $count } warriors
    }
    .does = Draw an army card; then you may take an adjacent worker that is not a warrior.
worker-courier = courier
    .a = a courier
    .n = { $count ->
        [1] a courier
       *[other] { $count } couriers
    }
    .does = Pay 1 less food; first worker in its segment: +1 task.
worker-priest = priest
    .a = a priest
    .n = { $count ->
        [1] a priest
       *[other] { $count } priests
    }
    .does = You may pay 1 potato for +1 task; after the tasks, take a god card.

# `.n` says how many, by amount.
resource-potato = potato
    .n = { $amount ->
        [one] { $amount } potato
       *[other] { $amount } potatoes
    }
    .rate = 1 potato
    .owned = you have { $owned }, gold included
resource-corn = corn
    .n = { $amount } corn
    .rate = 2 corn
    .owned = you have { $owned }, gold included
resource-stone = stone
    .n = { $amount } stone
    .rate = 2 stone
    .owned = you have { $owned }, gold included
resource-gold = gold
    .n = { $amount } gold
    .rate = 1 gold
    .owned = you have { $owned }

good-potato = potatoes
good-corn = corn
good-stone = stone
good-gold = gold
good-worker = a nomad

# `.does` says of which god.
god-inti = Inti
    .does = God of the sun.
god-quilla = Mama Quilla
    .does = Goddess of the moon.
god-illapa = Illapa
    .does = God of thunder.
god-pachamama = Pachamama
    .does = Goddess of the earth.
god-cocha = Mama Cocha
    .does = Goddess of the sea.
god-viracocha = Viracocha
    .does = The maker of the world.

statue-small-inti = small statue of Inti
statue-small-quilla = small statue of Mama Quilla
statue-small-illapa = small statue of Illapa
statue-small-pachamama = small statue of Pachamama
statue-small-cocha = small statue of Mama Cocha
statue-small-viracocha = small statue of Viracocha
statue-large-inti = large statue of Inti
statue-large-quilla = large statue of Mama Quilla
statue-large-illapa = large statue of Illapa
statue-large-pachamama = large statue of Pachamama
statue-large-cocha = large statue of Mama Cocha
statue-large-viracocha = large statue of Viracocha

building-P01 = potato field
building-P02 = corn field
building-P03 = quarry
building-P04 = gold mine
building-P05 = wayside shrine
building-P06 = terrace farm
building-P07 = roadside store
building-P08 = shrine of the sun
building-P09 = goldsmith’s workshop
building-P10 = granary
building-P11 = mason’s yard
building-P12 = great potato field
building-P13 = house of the clan
building-P14 = feast house
building-P15 = travellers’ inn
building-P16 = palace
building-P17 = treasury
building-P18 = state storehouse
building-P19 = royal estate
building-Z01 = courier post
    .does = When you place any worker, you may place it as a courier.
building-Z02 = house of priests
    .does = When you place any worker, you may place it as a priest.
building-Z03 = barracks
    .does = When placing a warrior you may restore up to 2 of your production buildings for free.
building-Z04 = weavers’ hall
    .does = Whenever you join equal symbols in a tapestry, gain their bonus at once.
building-Z05 = shared workshop
    .does = You may use craftsmen as architects and architects as craftsmen.
building-Z06 = potato store
    .does = At the start of each ceremony gain 4 potatoes. At the end of the game each god card in hand is worth 1 more VP.
building-Z07 = stair keeper’s house
    .does = When placing a worker your own stairs give you 1 VP each too.
building-Z08 = dye house
    .does = In the weave task draw 5 weavings and put 2 of them under the stack, then go on as usual.
building-Z09 = tapestry gallery
    .does = At the start of each ceremony gain 1 VP per weaving in your longest tapestry.
building-Z10 = ceremonial store
    .does = At the start of each ceremony gain 2 potatoes, 1 corn and 1 stone.
building-Z11 = loom house
    .does = Whenever anyone activates offering, take a free weaving.
building-Z12 = golden gate
    .does = Whenever anyone activates offering, and just before each ceremony, you may pay 1 gold to climb a temple step.
building-Z13 = war council
    .does = In each conquest exhaust and/or discard 1 soldier fewer, but at least 1 in all.
building-Z14 = fortress
    .does = When you place a warrior, you have 2 more tasks.
building-Z15 = exchange house
    .does = Exchange 2 stone, 1 gold and 2 corn for one another as often as you like.
building-Z16 = repair yard
    .does = Whenever anyone activates production, you may restore a production building or an army card for free, before or after producing.
building-Z17 = tribute house
    .does = Whenever anyone activates conquest, gain 1 gold and 1 VP.
building-Z18 = watchtower
    .does = Whenever anyone activates restoration, draw an army card and gain 1 gold.
building-Z19 = house of the oracle
    .does = At any moment of your turn you may pay 1 potato for a god card.
building-Z20 = harvest house
    .does = Each gather task for potatoes, corn or stone gives 1 more of it and 1 VP.

region-chinchaysuyu = Chinchaysuyu
region-antisuyu = Antisuyu
region-qullasuyu = Qullasuyu
region-kuntisuyu = Kuntisuyu

# `.does` says what the task is.
task-potato = gather potatoes
task-corn = gather corn
task-stone = gather stone
task-gold = gather gold
task-weave = weave
    .does = Look at three weavings and keep up to three for 1, 3 or 6 corn; the others may buy one each for 2 corn.
task-statue = erect a statue
    .does = A small statue costs 3 stone and gives 3 VP; a large one costs 3 stone and 2 gold and gives 9 VP.
task-stairs = build stairs
    .does = Pay 3 stone; gain 4 VP, 1 corn and 2 potatoes.
task-build = build
    .does = Pay for a market building and put it face up in front of you.
task-train = training
    .does = Draw two army cards, keep one.
task-produce = single production
    .does = Gain the output of one face-up production building, which stays face up.
task-trade = trade
    .does = Gain the bonus of every match in your tapestries.

action-production = production
    .does = Production buildings give their output and are exhausted; the active player may restore one.
action-worship = worship
    .does = Discard statues to climb the temple: the active player 3 steps for a large one and 1 for a small one, the others 1 step for one statue.
action-offering = offering
    .does = Pay corn to climb the temple: the active player 2 corn a step for up to 3 steps, the others 3 corn for one step.
action-conquest = conquest
    .does = Send a worker to war, play army cards, and conquer spaces of the four regions with your markers; the active player may conquer twice.
action-restoration = restoration
    .does = Restore buildings and army cards: the active player one for free and more for 1 food each, the others for 1 corn each.

end-potato = potato end
    .hire = Pay 1 potato for the worker at the potato end
end-corn = corn end
    .hire = Pay 1 corn for the worker at the corn end
side-left = left end
side-right = right end

effect-god-card = take a god card
effect-army-draw = draw two army cards, keep one
effect-weave = take a free weaving
effect-worker = gain a nomad
effect-step = climb the temple
effect-restore = restore
effect-build = build
effect-statue = erect a small statue
effect-stairs = build stairs
effect-produce = single production
effect-trade = trade
effect-either = one resource or another

personality-1A = the sculptor: 1 gold and a small statue
    .does = Axomamma gains 1 gold and a random small statue for free.
personality-1B = the weaver: 1 gold and a weaving
    .does = Axomamma gains 1 gold and the face-up weaving for free.
personality-2A = the pilgrim: 1 gold and a temple step
    .does = Axomamma gains 1 gold and climbs a temple step for free.
personality-2B = the builder: 1 gold and a building
    .does = Axomamma gains 1 gold and a building for free: a production building while fewer than 2 of hers are face up, else a permanent one.

row-top = top row
row-middle = middle row
row-bottom = bottom row

# What Axomamma does and why, after her name.
reason-start-tile = gets a random starting weaving before you pick
reason-start-goods = gets 2 stone, 2 corn, 1 gold and an army card in place of god cards
reason-start-workers = draws two different workers, which give no bonus now
reason-start-priest = places her high priest as many spaces clockwise from yours as the die shows
reason-tucked = tucks four god cards under the slots of the board, only their symbols showing
reason-start-stairs = builds upper stairs in the sector of her high priest, without a bonus
reason-personality = draws a personality token, which covers a cell of the top row
reason-personality-stop = uses her personality token because a numbered token stopped on it
reason-worker-bonus = gains the bonus for the colour of the worker she took
reason-too-many-workers = dismisses a random worker because she may keep only two
reason-altar-point = puts the oldest altar card under the god deck and gains 1 VP instead of taking a god card
reason-army-card = puts the army card she gained face down into her hand
reason-potatoes = turns 5 potatoes into 5 VP because there are 5 or more
reason-statue-bonus = gains 5 VP because a statue shows the symbol of the god card used
reason-stone-or-worker = takes a stone or a worker, whichever she has fewer of
reason-priest-production = activates production because at least 2 production buildings are face up
reason-priest-worship = activates worship because she has a statue to discard
reason-priest-offering = activates offering because she has at least 4 corn
reason-priest-conquest = activates conquest because she has enough soldiers against the casualties of war
reason-priest-restoration = activates restoration because at least 3 buildings and army cards are face down
reason-priest-extra = draws an army card and discards up to 2 altar cards, as with every high-priest action of hers
reason-produce = produces with every face-up production building
reason-keep-building = keeps the producing building with the highest number face up because she activated production
reason-offer = offers as much corn as allowed to climb the temple
reason-worship = discards a statue to climb the temple
reason-conquer = conquers the space she can afford that demands most, then the one in the best region by her order
reason-no-conquest = conquers nothing because there is no space she can afford, or no marker left
reason-casualty = sends the worker at the potato end, or else a random nomad, to the casualties of war
reason-restore = restores for free: everything in her own action, half of it, rounded up, in yours
reason-soldiers = discards cards with 1 soldier first and exhausts cards with 2 soldiers first
reason-conquer-again = conquers a second time where the fewest cards must be discarded
reason-die = lets the die choose a god card slot and the cells that will act
reason-place = places her oldest worker on a space with the card’s symbol, on the terrace she prefers now and at the lowest cost
reason-no-space = lays the god card on the altar and draws another because no space with its symbol is free
reason-top-row = gains what the top-row cell shows
reason-cannot-pay = gains 1 gold because the action of the middle row cannot be performed
reason-weave = buys two weavings if possible, for the longest tapestry first
reason-buys-tile = buys one of your weavings for 2 corn because it fits a tapestry of hers
reason-statue = erects a statue of the god in the slot rolled, or of the next slot that fits, a large one if possible
reason-build = pays stone for a random market building of the kind the cell shows
reason-stairs = builds stairs for 3 stone, upper stairs first, clockwise from her high priest
reason-bottom-row = performs the action of the bottom-row cell for free
reason-skipped = skips the bottom-row cell because its action is impossible
reason-personality-statue = gains 1 gold and a random small statue by her personality
reason-personality-weave = gains 1 gold and the face-up weaving by her personality
reason-personality-step = gains 1 gold and a temple step by her personality
reason-personality-building = gains 1 gold and a random building by her personality
reason-no-workers = has no worker and no high-priest action to choose, so she gains a nomad, VP for altar cards and an army card, and moves her high priest one space
reason-ceremony-weavings = gains 1 VP for each of her weavings instead of trading
reason-ceremony-behind = gains 2 VP instead of ceremonial cards because she is behind you
reason-last-actions = performs a last restoration and a last worship before the final scoring
reason-conquest-bonus = takes the bonus of the conquered space by her own rules
reason-tokens = moves the tokens with the number rolled by that many cells
reason-hard-climb = first climbs a temple step for free (harder game)
reason-hard-priest = gains 2 VP for choosing a high-priest action (harder game)
reason-hard-weavings = gains 1 more VP for each weaving (harder game)
reason-hard-no-workers = gains 2 VP for having no worker (harder game)
reason-hard-resources = gains 1 VP for each resource left (harder game)

## Choices

choice-first = { $seat } begins
choice-coricancha = Turn the Coricancha so that its first space lies above sector { $sector }
choice-bag = Draw { $worker-a } from the bag
choice-deal = Deal { $card }
choice-draw-god = Draw { $card }
choice-draw-army = Draw { $army-a }
choice-reveal = Reveal the { $building }
choice-show = Show { $tile }
choice-roll = Roll { $die }
choice-tuck-god = Tuck a card of { $god }
choice-tuck = Tuck { $card }
choice-personality = Axomamma becomes { $personality }
choice-turn-up = Reveal
choice-any-tile = Random: { $tile }
choice-any-worker = Random: { $worker-a }
choice-any-space = Random: { $space }
choice-any-statue = Random: { $statue }
choice-any-building = Random: the { $building }
choice-any-land = Random: { $land }
choice-return = Put { $worker-a } back into the bag
choice-pick = Pick { $tile-the }
choice-keep = Keep { $card }
choice-set-priest = Start above sector { $sector }
    .hints = Start above sector { $sector }: { $action }
choice-place = Place { $worker-a } on { $space }
    .hints = Place { $worker-a } on { $space } ({ choice-place.price }, { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }{ $others ->
        [0] { "" }
       *[other] , { $others } VP to others
    })
    .price = { $cost ->
        [0] { "" }
       *[other] { $cost } food and{ " " }
    }{ $with_card ->
        [0] 1 gold
       *[other] a god card
    }
choice-place-as = Place { $worker-a } on { $space } as { $kind-a }
    .hints = Place { $worker-a } on { $space } as { $kind-a } ({ choice-place.price }, { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }{ $others ->
        [0] { "" }
       *[other] , { $others } VP to others
    })
choice-move = Move the high priest { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } and perform the action
    .hints = Move the high priest to sector { $sector }: { $action }
choice-move-for-gold = Move the high priest { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } and take 1 gold
    .hints = Move the high priest to sector { $sector } ({ $action }) and gain 1 gold
choice-pray = Pray: take two god cards
choice-train = Train: draw two army cards, keep one
choice-hire = Hire { $worker-a } from the nomads
choice-spend-army = Use { $army-the }
choice-exchange = Exchange { $give-rate } for { $get-rate }
choice-buy-card = Pay 1 potato for a god card
choice-use-card = Play { $card }
choice-use-gold = Pay 1 gold
choice-pay = Pay { $potato ->
        [0] { $corn ->
            [0] { $stone ->
                [0] { $gold } gold
               *[other] { $stone } stone{ $gold ->
                    [0] { "" }
                   *[other] , { $gold } gold
                }
            }
           *[other] { $corn } corn{ $stone ->
                [0] { "" }
               *[other] , { $stone } stone
            }{ $gold ->
                [0] { "" }
               *[other] , { $gold } gold
            }
        }
       *[other] { $potato ->
            [one] { $potato } potato
           *[other] { $potato } potatoes
        }{ $corn ->
            [0] { "" }
           *[other] , { $corn } corn
        }{ $stone ->
            [0] { "" }
           *[other] , { $stone } stone
        }{ $gold ->
            [0] { "" }
           *[other] , { $gold } gold
        }
    }
choice-recall = Take the worker from { $space }
choice-card-bonus = Use the bonus of the god card
choice-more-tasks = Pay 1 potato for +1 task
choice-do = Task: { $task }
choice-stop = Done
    .unspent = { $n ->
        [one] One more task could be done. Leave it?
       *[other] { $n } more tasks could be done. Leave them?
    }
choice-decline = Skip
choice-part = Now: { $effect }
    .hints = Now: { $effect }{ $amount ->
        [0] { "" }
       *[other] , for { $resource-n }
    }
choice-take-good = Take { $good }
choice-take-card = Take { $card } from the altar
choice-from-deck = Take the top god card of the deck
choice-toss-army = Discard { $army-the }
choice-nomad = Gain { $worker-a } from the nomads
choice-build-stairs = Build stairs on { $stair }
choice-erect = Erect a { $statue }
    .hints = Erect a { $statue }: { $stone ->
        [0] free
       *[other] { $stone } stone{ $gold ->
            [0] { "" }
           *[other] , { $gold } gold
        }
    } ({ $points } VP)
choice-build = Build the { $building }: { $building-cost }
    .hints = Build the { $building }: { $potato ->
        [0] { $corn ->
            [0] { $stone ->
                [0] { $gold ->
                    [0] free
                   *[other] { $gold } gold
                }
               *[other] { $stone } stone{ $gold ->
                    [0] { "" }
                   *[other] , { $gold } gold
                }
            }
           *[other] { $corn } corn{ $stone ->
                [0] { "" }
               *[other] , { $stone } stone
            }{ $gold ->
                [0] { "" }
               *[other] , { $gold } gold
            }
        }
       *[other] { $potato ->
            [one] { $potato } potato
           *[other] { $potato } potatoes
        }{ $corn ->
            [0] { "" }
           *[other] , { $corn } corn
        }{ $stone ->
            [0] { "" }
           *[other] , { $stone } stone
        }{ $gold ->
            [0] { "" }
           *[other] , { $gold } gold
        }
    }
choice-swap = Put { $card } under the deck to swap market buildings
choice-remove = Remove the { $building }
choice-put-back = Put { $tile-the } under the stack
choice-buy-tile = Buy { $tile-the }
    .hints = Buy { $tile-the } for { $corn } corn
choice-top-tile = Take the face-up weaving
choice-tile-beneath = Take the weaving beneath it, unseen
choice-attach = Add it to { $tapestry ->
        [0] tapestry 1
        [1] tapestry 2
        [2] tapestry 3
        [3] tapestry 4
        [4] tapestry 5
        [5] tapestry 6
        [6] tapestry 7
        [7] tapestry 8
        [8] tapestry 9
       *[other] the tapestry after { $tapestry } others
    }, { $side }
choice-new-tapestry = Start a new tapestry
choice-produce = Produce with the { $building }
choice-restore = Restore the { $building }
choice-restore-army = Restore { $army-the }
choice-offer-statue = Discard a { $statue }
choice-offer-corn = Climb { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } for corn
    .hints = Climb { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } for { $corn } corn
choice-send = Send the worker at the { $end } to war
choice-play-army = Play { $army-the }
choice-conquer = Conquer { $land }: { $land-gain } ({ $land-price })
    .hints = Conquer { $land }: { $land-gain } (soldiers: { $flip ->
        [0] discard { $lose }
       *[other] exhaust { $flip }, discard { $lose }
    })
choice-turn-down = Exhaust { $army-the }
choice-lose = Discard { $army-the } to pay soldiers
choice-hire-villager = { $end-hire }
    .hints = { $end-hire }: { $worker }
choice-dismiss = Dismiss { $worker-a }
choice-cover = { $gold ->
        [0] Pay no gold for missing potatoes
       *[other] Pay { $gold } gold for missing potatoes
    }
choice-play-card = Play { $card } for its bonus

kind-first = First player
kind-coricancha = Turn the Coricancha
kind-bag = Draw from the bag
kind-deal = Deal a god card
kind-draw-god = Draw a god card
kind-draw-army = Draw an army card
kind-reveal = Reveal a building
kind-show = Show a weaving
kind-roll = Roll the die
kind-tuck-god = Symbol of a tucked card
kind-tuck = Tuck a god card
kind-personality = Draw a personality
kind-turn-up = Reveal
kind-any-tile = A random weaving
kind-any-worker = A random worker
kind-any-space = A random space
kind-any-statue = A random statue
kind-any-building = A random building
kind-any-land = A random conquest space
kind-return = Put a worker back
kind-pick = Pick a starting weaving
kind-keep = Keep a god card
kind-set-priest = Place the high priest
kind-place = Place a worker
kind-place-as = Place a worker as another kind
kind-move = Move the high priest
kind-move-for-gold = Move the high priest for gold
kind-pray = Prayer
kind-train = Training
kind-hire = Hire a nomad
kind-spend-army = Use an army card
kind-exchange = Exchange
kind-buy-card = Buy a god card
kind-use-card = Play a god card
kind-use-gold = Pay gold
kind-pay = Pay
kind-recall = Take an adjacent worker
kind-card-bonus = Bonus of the god card
kind-more-tasks = One more task
kind-do = Perform a task
kind-stop = Done
kind-decline = Skip
kind-part = Order of a bonus
kind-take-good = Take a resource
kind-take-card = Take from the altar
kind-from-deck = Take from the deck
kind-toss-army = Discard one of two
kind-nomad = Gain a nomad
kind-build-stairs = Build stairs
kind-erect = Erect a statue
kind-build = Build
kind-swap = Swap market buildings
kind-remove = Remove a building
kind-put-back = Put a weaving back
kind-buy-tile = Buy a weaving
kind-top-tile = Take the face-up weaving
kind-tile-beneath = Take the weaving beneath
kind-attach = Add to a tapestry
kind-new-tapestry = New tapestry
kind-produce = Produce
kind-restore = Restore a building
kind-restore-army = Restore an army card
kind-offer-statue = Discard a statue
kind-offer-corn = Offer corn
kind-send = Send a worker to war
kind-play-army = Play an army card
kind-conquer = Conquer
kind-turn-down = Exhaust soldiers
kind-lose = Discard soldiers
kind-hire-villager = Hire from the village
kind-dismiss = Dismiss a worker
kind-cover = Gold for potatoes
kind-play-card = Play for the bonus

## Questions

ask-turn-coricancha = How is the Coricancha turned?
wait-turn-coricancha = Turning the Coricancha.
ask-draw-first-seat = Who begins?
wait-draw-first-seat = Drawing the first player at random.
ask-draft-worker = Which worker is drawn?
wait-draft-worker = Drawing starting workers.
ask-return-worker = Two equal workers: which one goes back into the bag?
wait-return-worker = { $who } is putting one of two equal workers back.
ask-pick-tile = Pick a starting weaving for your first tapestry.
wait-pick-tile = { $who } is picking a starting weaving.
ask-deal-card = Which god card is dealt?
wait-deal-card = Dealing god cards.
ask-keep-cards = Keep three god cards; the other five are played now.
wait-keep-cards = { $who } is choosing which god cards to keep.
ask-set-priest = Above which sector does your high priest start?
wait-set-priest = { $who } is placing the high priest.
ask-take-turn = Place a worker, or perform two secondary actions.
wait-take-turn = { $who } is choosing between placing a worker and secondary actions.
ask-take-second = Perform a second, different secondary action.
wait-take-second = { $who } is choosing a second secondary action.
ask-hire-villager = You may hire a worker from an end of the village.
wait-hire-villager = { $who } may hire a worker from the village.
ask-last-moment = Use what may be used at any moment, or end your turn.
wait-last-moment = { $who } may still use army cards.
ask-dismiss-worker = You may keep only two workers: who leaves?
wait-dismiss-worker = { $who } is dismissing a worker.
ask-pay-for-space = { $space }: do you pay with a god card or with gold?
wait-pay-for-space = { $who } is paying for the space { $space }.
ask-recall-worker = Your warrior may take an adjacent worker.
wait-recall-worker = { $who } may take a worker adjacent to the warrior.
ask-use-bonus-first = Use the god card’s bonus now, or after the tasks?
wait-use-bonus-first = { $who } may use the bonus of the god card before the tasks.
ask-pay-for-task = Your priest may pay 1 potato for +1 task.
wait-pay-for-task = { $who } may pay a potato for one more task.
ask-do-tasks = Which task ({ $left } left)?
wait-do-tasks = { $who } is performing tasks; { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }.
ask-finish-placement = The god card’s bonus, the priest’s card, or done?
wait-finish-placement = { $who } is finishing the placement.
ask-pay-cost = What do you pay with?
wait-pay-cost = { $who } is choosing what to pay with.
ask-choose-part = Which part of the bonus is next?
wait-choose-part = { $who } is ordering the parts of a bonus.
ask-take-either = Which of these do you take?
wait-take-either = { $who } is choosing between two gains.
ask-take-god-card = Take a god card from the altar or the deck{ $left ->
        [1] { "" }
       *[other] ; { $left } to go
    }.
wait-take-god-card = { $who } is taking a god card.
ask-draw-god = Which god card is drawn?
wait-draw-god = Drawing a god card.
ask-draw-army = Which army card is drawn?
wait-draw-army = Drawing an army card.
ask-toss-army = Which of the two army cards do you discard?
wait-toss-army = { $who } is choosing which army card to keep.
ask-add-villager = Which worker comes to the village?
wait-add-villager = Filling the village.
ask-add-nomad = Which worker joins the nomads?
wait-add-nomad = Filling up the nomads.
ask-take-nomad = Choose a nomad to gain.
wait-take-nomad = { $who } is choosing a nomad.
ask-build-stairs = Where do you build stairs?
wait-build-stairs = { $who } is choosing where to build stairs.
ask-erect-statue = Which statue do you erect?
wait-erect-statue = { $who } is choosing a statue.
ask-build-house = Which building do you build, or swap the market first?
wait-build-house = { $who } is choosing a building.
ask-remove-houses = Remove one or two market buildings.
wait-remove-houses = { $who } is swapping market buildings.
ask-reveal-house = Which building is revealed?
wait-reveal-house = Revealing a building.
ask-turn-up-tile = Which weaving lies on top?
wait-turn-up-tile = Revealing a weaving.
ask-show-for-loom = Which weaving is shown?
wait-show-for-loom = Revealing weavings.
ask-take-beneath = Which weaving lies beneath?
wait-take-beneath = Taking the weaving beneath.
ask-put-back-tile = Put weavings under the stack until three are left.
wait-put-back-tile = { $who } is putting weavings back.
ask-buy-tiles = { $bought ->
        [0] Buy a weaving for 1 corn, or stop.
        [1] Buy a second weaving for 2 more corn, or stop.
       *[other] Buy a third weaving for 3 more corn, or stop.
    }
wait-buy-tiles = { $who } is buying weavings.
ask-buy-others-tile = You may buy one of these weavings for 2 corn.
wait-buy-others-tile = { $who } may buy a weaving for 2 corn.
ask-under-stack = Which weaving goes under the stack next?
wait-under-stack = { $who } is putting weavings under the stack.
ask-take-free-tile = Take a free weaving: the top one, or the one beneath.
wait-take-free-tile = { $who } is taking a free weaving.
ask-attach-tile = Where do you add { $tile-the }?
wait-attach-tile = { $who } is adding { $tile-the } to a tapestry.
ask-worship = Worship: which statue do you discard?
wait-worship = { $who } may discard statues to climb the temple.
ask-offering = Offering: how many steps do you climb for corn?
wait-offering = { $who } may offer corn to climb the temple.
ask-restore-some = Restore up to { $left } for free.
wait-restore-some = { $who } may restore up to { $left } for free.
ask-restoration = Restoration: choose what to restore.
wait-restoration = { $who } is restoring buildings and army cards.
ask-produce-one = Choose a building to produce with.
wait-produce-one = { $who } is choosing a building to produce with.
ask-produce = Production: choose the next building.
wait-produce = { $who } is producing.
ask-restore-at-production = You may restore a building or army card for free.
wait-restore-at-production = { $who } may restore something for free.
ask-send-casualty = Choose a worker to send to war.
wait-send-casualty = { $who } is choosing a worker to send to war.
ask-play-armies = Play army cards for the conquest, or stop.
wait-play-armies = { $who } may play army cards.
ask-conquer = Which space do you conquer?
wait-conquer = { $who } may conquer a space.
ask-pay-soldiers = Pay the soldiers: { $flip ->
        [0] discard { $lose }
       *[other] exhaust { $flip }, then discard { $lose }
    }.
wait-pay-soldiers = { $who } is paying soldiers.
ask-cover-potatoes = Too few potatoes: pay gold, or lose 2 VP for each?
wait-cover-potatoes = { $who } may pay gold for missing potatoes.
ask-block-space = Which worker blocks { $space }?
wait-block-space = Workers block spaces of the hill.
ask-play-cards = Play a god card for its bonus, or stop; { $left } may be played.
wait-play-cards = { $who } may play god cards for their bonuses.
ask-she-takes-nomad = Which nomad does Axomamma take?
wait-she-takes-nomad = Axomamma gains a random nomad.
ask-she-dismisses = Which worker does Axomamma lose?
wait-she-dismisses = Axomamma dismisses a random worker.
ask-she-erects = Which statue does Axomamma erect?
wait-she-erects = Axomamma erects a random statue.
ask-she-builds = Which building does Axomamma take?
wait-she-builds = Axomamma builds a random building.
ask-she-drafts = Which worker does Axomamma draw?
wait-she-drafts = Axomamma draws workers.
ask-she-gets-tile = Which starting weaving does Axomamma get?
wait-she-gets-tile = Axomamma gets a random starting weaving.
ask-roll-for-priest = What does the die show for Axomamma’s high priest?
wait-roll-for-priest = The die is rolled for Axomamma’s high priest.
ask-draw-personality = Which personality does Axomamma draw?
wait-draw-personality = Drawing Axomamma’s personality.
ask-roll-for-placement = What does Axomamma’s die show?
wait-roll-for-placement = Axomamma rolls the die.
ask-pick-worker = Which worker does Axomamma place?
wait-pick-worker = Axomamma places a random worker.
ask-turn-up-slot = Axomamma’s card of slot { $slot } is turned up.
wait-turn-up-slot = Axomamma puts the card of slot { $slot } on the altar.
ask-pick-space = Which space does Axomamma take?
wait-pick-space = Axomamma chooses a space.
ask-tuck-symbol = Which symbol does the card in slot { $slot } show?
wait-tuck-symbol = Axomamma draws a card for slot { $slot }.
ask-tuck-card = Which card is it?
wait-tuck-card = Axomamma draws a card for slot { $slot }.
ask-roll-for-statue = What does Axomamma’s die show for a statue?
wait-roll-for-statue = Axomamma rolls for a statue.
ask-she-offers-statue = Which statue does Axomamma discard?
wait-she-offers-statue = Axomamma discards a statue.
ask-she-sends-nomad = Which nomad is sent to war?
wait-she-sends-nomad = A random nomad is sent to war.
ask-she-musters = Axomamma’s army cards are revealed.
wait-she-musters = Axomamma plays all her army cards.
ask-she-conquers-any = Which space does Axomamma conquer?
wait-she-conquers-any = Axomamma conquers a second time.

## Why not

refusal-no-such-seat = Nobody sits there.
refusal-not-in-deck = This god card is not in the deck.
refusal-not-drawn-twice = Only one of two equal workers goes back.
refusal-tile-gone = This starting weaving is not on offer.
refusal-not-dealt = This card was not dealt to you.
refusal-kept-already = You have already kept this card.
refusal-one-or-two-steps = The high priest moves one space or two.
refusal-done-already = The two secondary actions must be different.
refusal-no-god-card-left = There is no god card to take.
refusal-no-army-card-left = There is no army card to draw.
refusal-second-of-two = You must perform a second secondary action before you end your turn.
refusal-no-villager = The village is empty.
refusal-cannot-pay-hire = This worker costs { $resource-n }; { $resource-owned }.
refusal-not-your-worker = You have no worker of this kind.
refusal-no-such-worker = You have no worker of this kind in your supply.
refusal-space-taken = This space is occupied.
refusal-no-card-or-gold = You have neither a god card with the symbol of this space nor gold.
refusal-not-enough-food = This placement costs { $cost } food; you have { $owned }, gold included.
refusal-cannot-treat-as = You have no building that lets this worker act as that kind.
refusal-wrong-god = This god card does not show the symbol of the space.
refusal-card-not-in-hand = You do not hold this god card.
refusal-no-gold = You have no gold.
refusal-not-a-neighbour = This space is not adjacent to your warrior.
refusal-warriors-stay = A warrior does not take another warrior.
refusal-nobody-there = There is no worker on this space.
refusal-no-potato-to-pay = You have no potato to pay for another task.
refusal-no-card-bonus = There is no god-card bonus to take: you need a statue of that god, and the bonus is used only once.
refusal-no-priests-card = There is no god card for you to take here.
refusal-not-beside-space = This icon is not beside your worker’s space.
refusal-another-task = This icon stands for another task.
refusal-icon-used = You have used this icon; first use the others of the group.
refusal-not-your-own-turn = This can be done only in your own turn.
refusal-not-in-your-hand = You do not hold this army card.
refusal-no-exchange-house = Only the exchange house allows this.
refusal-not-exchanged = Stone, gold and corn are exchanged, one for another.
refusal-too-few-to-exchange = You do not have enough of this to exchange.
refusal-back-and-forth = You have just exchanged the other way round.
refusal-no-card-house = Only the house of the oracle sells god cards.
refusal-no-potato = You have no potato for this.
refusal-no-card-left = There is no god card left.
refusal-not-the-price = This is not what has to be paid.
refusal-no-such-part = This part of the bonus is not left.
refusal-cannot-pay-part = This part of the bonus costs { $resource-n }; { $resource-owned }.
refusal-not-offered = This is not on offer.
refusal-no-nomad = There are no nomads.
refusal-not-on-altar = This card is not on the altar.
refusal-deck-only = In this step of a ceremony god cards come from the deck only.
refusal-must-take-card = You must take a god card.
refusal-not-top-card = This card is not on top of the god deck.
refusal-not-on-top = This card is not on top of the army deck.
refusal-no-army-card = There is no army card to draw.
refusal-not-drawn = You did not draw this army card.
refusal-not-in-bag = This kind of worker is not in the bag.
refusal-no-such-nomad = There is no nomad of this kind.
refusal-stair-taken = There are already stairs here.
refusal-needs-upper = Lower stairs need upper stairs in their sector.
refusal-no-stairs-left = You have no stairs marker left.
refusal-no-stair-space = There is no place for stairs left.
refusal-cannot-pay-stairs = Stairs cost 3 stone, and you cannot pay that.
refusal-no-statue-left = This statue is no longer available.
refusal-small-only = Only a small statue can be erected here.
refusal-cannot-pay-statue = This statue costs { $stone } stone{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }, and you cannot pay that.
refusal-not-in-market = This building is not in the market.
refusal-cannot-pay-building = The { $building } costs { $building-cost }, and you cannot pay that.
refusal-cannot-build = There is no building you can have now.
refusal-no-swap-in-setup = During set-up the market cannot be swapped.
refusal-swapped-already = The market is swapped at most once for a building.
refusal-no-card-to-swap = You do not hold this god card.
refusal-nothing-to-swap = There is nothing in the market to swap.
refusal-remove-one-first = Remove at least one building: the card is paid.
refusal-not-next-building = This building is not on top of its stack.
refusal-not-on-loom = This weaving is not among those shown.
refusal-cannot-pay-tile = Another weaving costs { $resource-n }; { $resource-owned }.
refusal-cannot-pay-others-tile = This weaving costs { $resource-n }; { $resource-owned }.
refusal-no-tile-left = There is no weaving left.
refusal-nothing-beneath = There is no weaving beneath the top one.
refusal-not-next-tile = This weaving is not next in the stack.
refusal-no-such-tapestry = You do not have this tapestry.
refusal-pattern-there = This tapestry already has that pattern.
refusal-at-the-top = The temple has no step left for that.
refusal-no-such-statue = You do not have this statue.
refusal-statue-limit = No more than one statue of a size may be discarded.
refusal-not-enough-corn = This offering costs { $resource-n }; { $resource-owned }.
refusal-too-many-steps = You cannot buy that many steps here.
refusal-no-steps = Choose at least one step, or skip.
refusal-not-face-down = You do not have this face down.
refusal-nothing-face-down = You have nothing face down.
refusal-buildings-only = Only production buildings can be restored here.
refusal-no-food-to-restore = Restoring another costs 1 food; you have none, and no gold.
refusal-cannot-pay-restoring = Restoring costs you { $resource-n }; { $resource-owned }.
refusal-not-face-up = You do not have this production building face up.
refusal-nothing-face-up = You have no production building face up.
refusal-chosen-task = You have chosen this task: produce with a building.
refusal-restored-too-late = This building was restored after production began, so it does not produce now.
refusal-restored-one = You have already restored a building in this production.
refusal-others-do-not-restore = Only the player who activated production restores a building.
refusal-village-first = The worker must come from the village while anyone is there.
refusal-village-empty = The village is empty: choose a nomad.
refusal-army-not-in-hand = You do not hold this army card.
refusal-cannot-pay-army = To play this army card costs { $resource-n }; { $resource-owned }.
refusal-land-taken = This space is already conquered.
refusal-no-marker-left = You have no conquest marker left.
refusal-too-few-soldiers = You do not have enough soldiers on face-up army cards.
refusal-not-a-face-up-army = You do not have this army card face up.
refusal-superfluous = This card does not fit what you still owe, or overpays.
refusal-card-not-held = You do not hold this god card.
refusal-not-so-much-gold = That is more gold than you have or need.
refusal-not-among-these = This is not among what Axomamma may get.
refusal-not-on-the-die = The die has no such face.

## The account

heading-setup = Set-up
heading-turn = { $seat }’s turn
    .you = Your turn
heading-ceremony = Ceremony { $number }
heading-finale = Final scoring
heading-end = The end

event-began = { $seat } is the first player.
    .you = You are the first player.
event-turned = The Coricancha is turned: { $items }.
    .item = { $action } above sector { $sector }
event-drafted = { $seat } draws { $items }.
    .you = You draw { $items }.
    .item = { $worker-n }
event-returned = { $seat } puts { $worker-a } back.
    .you = You put { $worker-a } back.
event-villager = Into the village: { $items }.
    .item = { $worker-n }
event-nomad = To the nomads: { $items }.
    .item = { $worker-n }
event-blocked = Workers block spaces of the hill: { $items }.
    .item = { $worker-a } on { $space }
event-revealed = New in the market: { $items }.
    .item = { $building }
event-shown = Face up now: { $items }.
    .item = { $tile }
event-picked = { $seat } picks { $tile-a }.
    .you = You pick { $tile-a }.
event-dealt = { $seat } is dealt { $items }.
    .you = You are dealt { $items }.
    .item = { $card }
event-played = { $seat } plays { $items } for the bonus.
    .you = You play { $items } for the bonus.
    .item = { $card }
event-kept = { $seat } keeps { $items } in hand.
    .you = You keep { $items } in hand.
    .item = { $card }
event-priest-set = { $seat } places the high priest above sector { $sector } ({ $action }).
    .you = You place your high priest above sector { $sector } ({ $action }).
event-turn = It is { $seat }’s turn.
    .you = It is your turn.
event-gained = { $seat } gains { $items }.
    .you = You gain { $items }.
    .item = { $resource-n }
event-paid = { $seat } pays { $items }.
    .you = You pay { $items }.
    .item = { $resource-n }
event-exchanged = { $seat } exchanges { $give-rate } for { $get-rate }.
    .you = You exchange { $give-rate } for { $get-rate }.
event-scored = { $seat } scores { $points } VP { $source-for }.
    .you = You score { $points } VP { $source-for }.
event-lost = { $seat } loses { $points } VP { $source-for }.
    .you = You lose { $points } VP { $source-for }.
event-placed = { $seat } places { $worker-a } on { $space }.
    .you = You place { $worker-a } on { $space }.
event-placed-as = { $seat } places { $worker-a } on { $space } as { $kind-a }.
    .you = You place { $worker-a } on { $space } as { $kind-a }.
event-spent-card = { $seat } discards { $card } to place on the space.
    .you = You discard { $card } to place on the space.
event-recalled = { $seat } takes { $worker-a } from { $space }.
    .you = You take { $worker-a } from { $space }.
event-tasks = { $seat } has { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }.
    .you = You have { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }.
event-task-done = { $seat } performs a task: { $task }.
    .you = You perform a task: { $task }.
event-tasks-left = { $seat } leaves { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    } undone.
    .you = You leave { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    } undone.
event-bonus-used = { $seat } uses the bonus of { $card }.
    .you = You use the bonus of { $card }.
event-moved = { $seat } moves the high priest above sector { $sector } ({ $action }).
    .you = You move your high priest above sector { $sector } ({ $action }).
event-took-gold = { $seat } passes up the action for gold.
    .you = You pass up the action for gold.
event-missed = { $seat } gains nothing from part of a bonus: { $effect }.
    .you = You gain nothing from part of a bonus: { $effect }.
event-took-card = { $seat } takes { $card } from the altar.
    .you = You take { $card } from the altar.
event-drew = { $seat } draws { $count ->
        [1] a god card
       *[other] { $count } god cards
    }.
    .you = You draw { $count ->
        [1] a god card
       *[other] { $count } god cards
    }.
event-drew-card = { $seat } draws { $card }.
    .you = You draw { $card }.
event-drew-army = { $seat } draws { $count ->
        [1] an army card
       *[other] { $count } army cards
    }.
    .you = You draw { $count ->
        [1] an army card
       *[other] { $count } army cards
    }.
event-drew-army-card = { $seat } draws { $army-a }.
    .you = You draw { $army-a }.
event-tossed = { $seat } discards { $army-a } and keeps the other card drawn.
    .you = You discard { $army-a } and keep the other card drawn.
event-spent-army = { $seat } discards { $army-a } for its bonus.
    .you = You discard { $army-a } for its bonus.
event-to-altar = On the altar now: { $card }.
event-altar-cleared = The altar cards are shuffled into the god deck.
event-under-deck = Under the god deck: { $card }.
event-army-renewed = The discarded army cards become the new deck.
event-stairs-built = { $seat } builds stairs on { $stair }.
    .you = You build stairs on { $stair }.
event-erected = { $seat } erects a { $statue }.
    .you = You erect a { $statue }.
event-offered = { $seat } discards a { $statue } in worship.
    .you = You discard a { $statue } in worship.
event-built = { $seat } builds the { $building }.
    .you = You build the { $building }.
event-removed = { $seat } removes the { $building } from the market.
    .you = You remove the { $building } from the market.
event-wove = { $seat } gains { $tile-a }.
    .you = You gain { $tile-a }.
event-attached = { $seat } adds { $tile-a } to { $tapestry ->
        [0] tapestry 1
        [1] tapestry 2
        [2] tapestry 3
        [3] tapestry 4
        [4] tapestry 5
        [5] tapestry 6
        [6] tapestry 7
        [7] tapestry 8
        [8] tapestry 9
       *[other] the tapestry after { $tapestry } others
    }, { $side }.
    .you = You add { $tile-a } to { $tapestry ->
        [0] tapestry 1
        [1] tapestry 2
        [2] tapestry 3
        [3] tapestry 4
        [4] tapestry 5
        [5] tapestry 6
        [6] tapestry 7
        [7] tapestry 8
        [8] tapestry 9
       *[other] the tapestry after { $tapestry } others
    }, { $side }.
event-began-tapestry = { $seat } starts a new tapestry with { $tile-a }.
    .you = You start a new tapestry with { $tile-a }.
event-matched = { $seat } makes a match: { $edge }.
    .you = You make a match: { $edge }.
event-put-under = Back under the stack: { $items }.
    .item = { $tile }
event-climbed = { $seat } climbs to step { $step } of the temple.
    .you = You climb to step { $step } of the temple.
event-produced = { $seat } produces with the { $building }.
    .you = You produce with the { $building }.
event-restored = { $seat } restores { $items }.
    .you = You restore { $items }.
    .item = the { $building }
event-restored-army = { $seat } restores { $items }.
    .you = You restore { $items }.
    .item = { $army-a }
event-casualty = { $seat } sends { $worker-a } to war; { $total ->
        [one] { $total } casualty
       *[other] { $total } casualties
    } so far.
    .you = You send { $worker-a } to war; { $total ->
        [one] { $total } casualty
       *[other] { $total } casualties
    } so far.
event-played-army = { $seat } plays { $items }.
    .you = You play { $items }.
    .item = { $army-a }
event-conquered = { $seat } conquers { $land }: { $land-gain }.
    .you = You conquer { $land }: { $land-gain }.
event-turned-down = { $seat } exhausts { $items }.
    .you = You exhaust { $items }.
    .item = { $army-a }
event-lost-army = { $seat } discards { $items } to pay soldiers.
    .you = You discard { $items } to pay soldiers.
    .item = { $army-a }
event-hired = { $seat } gains { $worker-a } from the nomads.
    .you = You gain { $worker-a } from the nomads.
event-hired-villager = { $seat } hires { $worker-a } from the village.
    .you = You hire { $worker-a } from the village.
event-dismissed = { $seat } dismisses { $items }.
    .you = You dismiss { $items }.
    .item = { $worker-n }
event-took-token = The village is empty: { $seat } takes the token of ceremony { $number }.
    .you = The village is empty: you take the token of ceremony { $number }.
event-ceremony = Ceremony { $number } is held.
event-last-ceremony-near = The bag is empty too: { $seat } calls the last ceremony at once.
    .you = The bag is empty too: you call the last ceremony at once.
event-region-won = { $seat } leads in { $region }.
    .you = You lead in { $region }.
event-fed = { $missing ->
        [0] { $seat } pays for { $cards ->
            [one] { $cards } god card
           *[other] { $cards } god cards
        } in hand.
        [one] { $seat } lacks { $missing } potato for { $cards ->
            [one] { $cards } god card
           *[other] { $cards } god cards
        }.
       *[other] { $seat } lacks { $missing } potatoes for { $cards ->
            [one] { $cards } god card
           *[other] { $cards } god cards
        }.
    }
    .you = { $missing ->
        [0] You pay for { $cards ->
            [one] { $cards } god card
           *[other] { $cards } god cards
        } in hand.
        [one] You lack { $missing } potato for { $cards ->
            [one] { $cards } god card
           *[other] { $cards } god cards
        }.
       *[other] You lack { $missing } potatoes for { $cards ->
            [one] { $cards } god card
           *[other] { $cards } god cards
        }.
    }
event-ceremonial = { $seat } is to draw { $cards ->
        [one] { $cards } ceremonial card
       *[other] { $cards } ceremonial cards
    }.
    .you = You are to draw { $cards ->
        [one] { $cards } ceremonial card
       *[other] { $cards } ceremonial cards
    }.
event-finale = The last ceremony is over: everything left is scored.
event-won = { $seat } wins with { $points } VP{ event-won.tie }.
    .you = You win with { $points } VP{ event-won.tie }.
    .tie = { $decided ->
        [resources] : the tie goes to the most resources
       *[points] { "" }
    }
event-shared = { $seat } shares the victory with { $points } VP: level in resources too.
    .you = You share the victory with { $points } VP: level in resources too.
event-solo-lost = { $seat } loses to Axomamma: { $points } VP against { $hers }.
    .you = You lose to Axomamma: { $points } VP against { $hers }.
event-axomamma = { $seat } { $reason } ({ $rule }).
    .you = Axomamma { $reason } ({ $rule }).
event-rolled = The die shows { $die }.
event-tucked = Under Axomamma’s board: { $items }.
    .item = { $god } (slot { $slot })
event-personality-drawn = Axomamma’s personality: { $personality }.
event-cell-acted = Axomamma’s board acts: { $row }, cell { $cell }.
event-token-moved = Tokens with number { $die } move: { $items }.
    .item = to cell { $cell } of the { $row }

## Opening a table, and where points came from

option-first = First player
option-first-random = Random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-coricancha = Coricancha
option-coricancha-random = Turned at random
    .note = Every game begins differently.
option-coricancha-printed = As printed (first game)
    .note = Easier to follow in a first game.
option-rulings = Other readings of the rulebook
option-rulings-none = Our usual readings
option-rulings-temple-all = Ceremonies give the whole reward of a temple step
    .note = Usually only its VP, food, stone and gold.
option-rulings-treat-adds = A worker placed as another kind keeps its own special
    .note = Usually the other kind’s special replaces its own.
option-rulings-exchange-own-turn = The exchange house works in your own turn only
    .note = Usually it works whenever you are asked something.
option-rulings-two-stone = Axomamma starts with 2 stone in all
    .note = Usually 4: the 2 that everyone gets, and 2 of her own.
option-rulings-empty-altar-nothing = An empty altar gives Axomamma nothing
    .note = Usually she gains 1 VP all the same.
option-rulings-extra-after = Axomamma’s army card and altar discards come after the action
    .note = Usually they come before it.
option-difficulty = Axomamma’s strength
option-difficulty-none = As in the rulebook
    .note = Her rules as printed.
option-difficulty-easy_no_personality = Easier: no personality token
option-difficulty-easy_building_price = Easier: buildings cost her 2 stone
option-difficulty-easy_worship = Easier: she worships only with 2 statues
option-difficulty-easy_conquest = Easier: no second conquest
option-difficulty-easy_no_worker_army = Easier: no army card without workers
option-difficulty-hard_climb = Harder: a free step in worship and offering
option-difficulty-hard_conquest_condition = Harder: she conquers with as many soldiers as casualties
option-difficulty-hard_conquest_cost = Harder: conquests cost her 1 less soldier of each kind
option-difficulty-hard_priest_vp = Harder: 2 VP for each high-priest action
option-difficulty-hard_weave_vp = Harder: 2 VP per weaving in ceremonies
option-difficulty-hard_no_worker_vp = Harder: 2 VP without workers
option-difficulty-hard_end_resources = Harder: 1 VP per resource at the end
option-difficulty-gentle = Gentle
    .note = All 5 easier rules: for a first evening.
option-difficulty-fierce = Fierce
    .note = All 7 harder rules: for those who have beaten her.
option-personality = Axomamma’s personality acts
option-personality-both = When a token stops on it and when the die activates it
option-personality-stop = Only when a token stops on it
option-personality-activation = Only when the die activates it
option-conquest = Axomamma conquers first where
option-conquest-discard = Most soldiers must be discarded
option-conquest-flip = Most soldiers must be exhausted
option-conquest-vp = Most VP are gained

# `.for` goes on from "gains 3 VP".
source-start = Start
    .for = at the start
source-used-stairs = Stairs used
    .for = for stairs that were used
source-stairs = Stairs built
    .for = for stairs built
source-statues = Statues
    .for = for a statue
source-production = Production
    .for = for production
source-cards = God cards
    .for = for god cards
source-army = Army cards
    .for = for an army card
source-matches = Matches
    .for = for matches in tapestries
source-temple = Temple
    .for = in the temple
source-conquest = Conquest
    .for = for a conquest
source-regions = Regions
    .for = for leading in a region
source-token = Ceremony token
    .for = for the ceremony token
source-buildings = Permanent buildings
    .for = for permanent buildings
source-unpaid = Unpaid god cards
    .for = for unpaid god cards
source-axomamma = Axomamma’s rules
    .for = by her own rules
source-tapestries = Tapestries
    .for = for tapestries
source-summit = Top of the temple
    .for = for the top of the temple
source-standing = Face-up buildings
    .for = for face-up buildings
source-hand = God cards in hand
    .for = for god cards in hand
source-soldiers = Face-up army cards
    .for = for face-up army cards
source-workers = Workers left
    .for = for workers left
source-gold = Gold left
    .for = for gold left

pieces-god_card = God cards
pieces-army_card = Army cards
pieces-production_building = Production buildings
pieces-permanent_building = Permanent buildings
pieces-weaving = Weavings
pieces-conquest_space = Lands to conquer
pieces-god = Gods
pieces-axomamma_personality = Axomamma’s personalities
