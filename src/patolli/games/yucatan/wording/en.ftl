title = Yucatan
blurb = Fight for three cities, summon creatures and win the favour of the gods with ever greater sacrifices.

## Components

army-1 = first army
army-2 = second army

building-site = construction site
    .does = Build one of your buildings. Price per level: at level 0, 2 jade; at 1, 1 corn; at 2, free.
building-academy = military academy
    .does = Train an ability for one of your armies. Price per level of the ability: at level 0, 4 corn; at 1, 1 corn; at 2, free.
building-barracks = barracks
    .does = Reinforce one of your armies up to: at level 0, 3 warriors; at 1, 4; at 2, 5; at 3, 6.
building-temple = temple
    .does = Summon a creature, extend another, or both. Price per level of the creature: at level 0, 1 jade and 2 corn; at 1, 1 corn; at 2, 1 corn, and 1 extra round is free; at 3, free, and 2 extra rounds are free.
building-granary = granary
    .does = Harvest: at level 0, 3 corn; at 1, 4 corn; at 2, 5 corn and 1 jade.

leader-city = city leader
    .does = Gain corn, gain jade or buy a special combat card; then you may use the leader ability.
leader-first = leader of the first army
    .does = The first army may move once.
leader-second = leader of the second army
    .does = The second army may move once.

# `.ends` says what becomes of an army after a combat.
place-jungle = jungle
    .enter = Back to the jungle
    .ends = goes to the jungle
    .does = Any number of armies can be here, and nobody fights. Moving between the jungle and a city costs 1 corn.
place-yellow = yellow city
    .enter = Take the yellow city
    .ends = stands in the yellow city
    .does = Round 1: 4 corn, or train, or reinforce. Round 2: 2 corn, then train. Round 3, with abilities on level 2: train for 4 less corn. Round 4, in addition: 2 VP.
place-red = red city
    .enter = Take the red city
    .ends = stands in the red city
    .does = Round 1: 2 corn and 1 jade, or summon, or a special combat card for 2 corn. Round 2: 2 corn, then summon. Round 3, with summons on level 2: summon at 2 corn per level. Round 4, in addition: pay a prisoner for 3 VP.
place-blue = blue city
    .enter = Take the blue city
    .ends = stands in the blue city
    .does = Round 1: 2 jade, or build, or 1 jade and an extra round for a creature. Round 2: 1 jade, then build. Round 3, with construction on level 2: build for 2 less jade. Round 4, in addition: 1 VP and 2 jade.

column-construction = construction
    .does = The highest level of buildings you may build.
column-abilities = abilities
    .does = The highest level of abilities you may train.
column-summons = summons
    .does = The highest level of creatures you may summon.

bonus-summons = bonus for summons
    .does = 2 VP for each level of the creatures still bound to your armies, 12 at most.
bonus-abilities = bonus for abilities
    .does = 1 VP for each level of your abilities, 12 at most.
bonus-buildings = bonus for buildings
    .does = 1 VP for each level of your buildings, 12 at most.

# `.round` does not tell the three of the first round apart.
reward-1a = round 1, first choice
    .round = round 1
reward-1b = round 1, second choice
    .round = round 1
reward-1c = round 1, third choice
    .round = round 1
reward-2 = round 2
    .round = round 2
reward-3 = round 3
    .round = round 3
reward-4 = round 4
    .round = round 4

# Where a card goes after a combat.
fate-gone = leaves the game
fate-discarded = is discarded
fate-home = returns to the summoning area

gift-corn = corn
    .get = Gain corn
    .does = Gain 4 corn.
gift-jade = jade
    .get = Gain jade
    .does = Gain 2 jade.
gift-card = special combat card
    .get = Buy a special combat card
    .does = Pay 2 corn and draw a special combat card.

card-charge = Charge
    .does = Strength 5.
card-snare = Snare
    .does = Strength 3. If you win, capture 1 prisoner in step 3.
card-raid = Raid
    .does = Strength 1. Capture 1 prisoner in step 3.
card-ambush = Ambush
    .does = Strength 0. Capture 1 prisoner in step 1.
card-skirmish = Skirmish
    .does = Strength 1. Returns to your hand after the combat.
card-obsidian_onslaught = Obsidian Onslaught
    .does = Strength 6.
card-beast_riders = Beast Riders
    .does = Strength 4; +4 if a creature is bound to your army.
card-victors_chains = Victors’ Chains
    .does = Strength 4. If you win, capture 1 prisoner in step 3.
card-net_throwers = Net Throwers
    .does = Strength 2. Capture 1 prisoner in step 3.
card-blowgun_volley = Blowgun Volley
    .does = Strength 1. Capture 1 prisoner in step 1.
card-captive_hunt = Captive Hunt
    .does = Strength 0. Capture 1 prisoner in step 3, and another if you win.
card-night_attack = Night Attack
    .does = Strength 2. If you are the attacker, capture 1 prisoner in step 1.
card-storm_the_stairs = Storm the Stairs
    .does = Strength 4; +4 if you are the attacker.
card-feigned_rout = Feigned Rout
    .does = Strength 2. If you attack and lose, drive the enemy out to the jungle and activate the city. Gain 1 jade and 1 corn.
card-hired_trackers = Hired Trackers
    .does = Strength 3. Pay 2 corn: capture 1 prisoner in step 3.
card-bribed_guards = Bribed Guards
    .does = Strength 3. Pay 2 jade: capture 1 prisoner in step 1.
card-jade_blades = Jade Blades
    .does = Strength 4. Pay 1 jade: +4 strength.
card-war_drums = War Drums
    .does = Strength 2. Returns to your hand after the combat.
card-stolen_banner = Stolen Banner
    .does = Strength 2. Take the card your opponent played into your hand.
card-spies = Spies
    .does = Strength 2. Draw a special combat card.
card-war_oracle = War Oracle
    .does = Strength 2. Draw 3 special combat cards and keep 1.
card-banish_the_beast = Banish the Beast
    .does = Strength 4. Ignore the enemy’s creature. Gain 1 corn.
card-tribute_bearers = Tribute Bearers
    .does = Strength 3. Gain 2 jade and 2 corn.
card-plunder = Plunder
    .does = Strength 4. If you win, activate the city once more after the combat.
card-glory = Glory
    .does = Strength 4. If you win, score 2 VP.
card-fresh_levies = Fresh Levies
    .does = Strength 4. After the combat, reinforce the army that fought.
card-clan_trophies = Clan Trophies
    .does = Strength 3. Take a clan token you do not have. If you win, capture 1 prisoner in step 3.
card-battlefield_offering = Battlefield Offering
    .does = Strength 3. Gain 1 jade. You may return 1 prisoner to the supply to score 3 VP.
card-jaguar_card = Jaguar
    .does = Strength 7. Only for the army the creature is bound to.
card-crocodile_card = Crocodile
    .does = Strength 0. Capture 1 prisoner in step 3 and gain 2 corn. Only for the army the creature is bound to.
card-macaw_card = Macaw
    .does = Strength 2. Draw a special combat card and gain 1 corn. Only for the army the creature is bound to.
card-camazotz_card = Camazotz
    .does = Strength 2. Capture 1 prisoner in step 1. Only for the army the creature is bound to.
card-cabrakan_card = Cabrakan
    .does = Strength 5. Ignore the enemy’s creature. Only for the army the creature is bound to.
card-alux_card = Alux
    .does = Strength 3. Take the card your opponent played into your hand. Only for the army the creature is bound to.
card-kukulkan_card = Kukulkan
    .does = Strength 6. Capture 1 prisoner in step 3. Only for the army the creature is bound to.
card-zipacna_card = Zipacna
    .does = Strength 4. Capture 1 prisoner in step 1. Only for the army the creature is bound to.
card-vucub_caquix_card = Vucub Caquix
    .does = Strength 7. If you win, capture 1 prisoner in step 3 and score 1 VP. Only for the army the creature is bound to.
card-monkey_card = Monkey
    .does = Strength 1. Take the card your opponent played into your hand and gain 2 corn. Only for the army the creature is bound to.
card-hunahpu_and_xbalanque_card = Hunahpu and Xbalanque
    .does = Strength 3. Capture 1 prisoner in step 3. Only for the army the creatures are bound to.
card-avatar_of_hunahpu_utiu_card = Avatar of Hunahpu Utiu
    .does = Strength 5. Capture 1 prisoner in step 1. Only for the army the creature is bound to.

creature-jaguar = Jaguar
    .the = the Jaguar
    .does = Level 1. Strength 1; +1 if you are the attacker.
creature-crocodile = Crocodile
    .the = the Crocodile
    .does = Level 1. Strength 1. If you win, gain 2 corn.
creature-macaw = Macaw
    .the = the Macaw
    .does = Level 1. Strength 1. Its army moves for 1 less corn.
creature-camazotz = Camazotz
    .the = Camazotz
    .does = Level 2. Strength 2. If you win, gain 1 jade.
creature-cabrakan = Cabrakan
    .the = Cabrakan
    .does = Level 2. Strength 1; +1 if you are the attacker. If you attack and lose, drive the enemy out to the jungle and activate the city.
creature-alux = Alux
    .the = the Alux
    .does = Level 2. Strength 1. Pay 1 jade: +2 strength.
creature-kukulkan = Kukulkan
    .the = Kukulkan
    .does = Level 3. Strength 3. Ignore the enemy’s creature.
creature-zipacna = Zipacna
    .the = Zipacna
    .does = Level 3. Strength 3. If you win, score 1 VP.
creature-vucub_caquix = Vucub Caquix
    .the = Vucub Caquix
    .does = Level 3. Strength 3. Pay 3 jade: capture 1 prisoner in step 3.
creature-monkey = Monkey
    .the = the Monkey
    .does = Level 1. Strength 1. Gain 1 corn in every combat.
creature-hunahpu_and_xbalanque = Hunahpu and Xbalanque
    .the = Hunahpu and Xbalanque
    .does = Level 2. Strength 2. If you win, take a clan token you do not have.
creature-avatar_of_hunahpu_utiu = Avatar of Hunahpu Utiu
    .the = the Avatar of Hunahpu Utiu
    .does = Level 3. Strength 3. If you win, draw a special combat card.

ability-shields = Shields
    .does = Level 1. Strength 1.
ability-trail_scouts = Trail Scouts
    .does = Level 1. The army moves for 1 less corn. +1 strength if you are the attacker.
ability-looters = Looters
    .does = Level 1. If you win, gain 1 jade or 2 corn.
ability-veterans = Veterans
    .does = Level 2. Strength 2.
ability-captive_takers = Captive Takers
    .does = Level 2. If you win, capture 1 prisoner in step 3.
ability-beast_wardens = Beast Wardens
    .does = Level 2. Ignore the enemy’s creature. If you win, gain 1 corn.
ability-champions = Champions
    .does = Level 3. Strength 3.
ability-net_masters = Net Masters
    .does = Level 3. Pay 2 corn: capture 1 prisoner in step 3.
ability-night_stalkers = Night Stalkers
    .does = Level 3. Pay 2 jade: capture 1 prisoner in step 1.

advisor-steward = steward
    .does = When a city reward gives you corn, gain 2 more corn.
advisor-jade_carver = jade carver
    .does = When a city reward gives you jade, gain 1 more jade.
advisor-pathfinder = pathfinder
    .does = Your armies move for 1 less corn.
advisor-war_captain = war captain
    .does = Whenever you win a combat, gain 1 jade.
advisor-envoy = envoy
    .does = The first clan token you sacrifice also gives 1 SP.

power-tax_collector = Tax Collector
    .does = When you activate the city leader, gain 1 jade and 1 corn.
power-drill_master = Drill Master
    .does = When you activate the city leader, reinforce an army.
power-blood_priest = Blood Priest
    .does = When you activate the city leader, you may return 1 prisoner to the supply to gain 2 jade and a special combat card.

upgrade-jade_regalia = Jade Regalia
    .does = When you activate the city leader, gain 1 jade.
upgrade-council_of_war = Council of War
    .does = Instead of buying a card, draw 3 special combat cards for free and keep 1.
upgrade-voice_of_the_gods = Voice of the Gods
    .does = Gain 2 SP in every sacrifice phase.

word-strength = add strength
word-capture_step1 = take a prisoner in step 1
word-capture_step3 = take a prisoner in step 3
word-ignore_enemy_creature = ignore the enemy’s creature
word-expel_on_loss = drive the enemy out
word-return_card = return the card to hand
word-take_opponent_card = take the opponent’s card
word-discount_move_corn = move for less corn
word-sacrifice_points = add sacrifice points
word-clan_first_counts = count the first clan token
word-gain_corn = gain corn
word-gain_jade = gain jade
word-gain_vp = score VP
word-gain_clan_token = take a clan token
word-draw_special = draw a special combat card
word-draw_special_keep = draw special combat cards and keep one
word-reinforce = reinforce
word-extend_creature = extend a creature
word-build = build
word-train = train
word-summon = summon
word-activate_city = activate the city

## Choices

choice-first = { $seat } begins
choice-draw = Draw “{ $card }”
choice-advise = Choose the { $advisor }
choice-empower = Choose “{ $power }”
choice-found = Build the { $building }, level 1
choice-activate = Activate the { $building }
    .hints = Activate the { $building } (level { $level })
choice-lead = Activate the { $leader }
choice-build = Build the { $building }, level { $level }
    .hints = Build the { $building }, level { $level } ({ choice-build.price })
    .price = { $jade ->
        [0] { $corn ->
            [0] free
           *[other] { $corn } corn
        }
       *[other] { $jade } jade{ $corn ->
            [0] { "" }
           *[other] , { $corn } corn
        }
    }
choice-train = Train “{ $ability }” for the { $army }, slot { $rank }
    .hints = Train “{ $ability }” for the { $army }, slot { $rank } ({ choice-build.price })
choice-reinforce = Reinforce the { $army }
    .hints = Reinforce the { $army } (to { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    })
choice-summon = Summon { $creature-the } for the { $army }
    .hints = Summon { $creature-the } for the { $army } ({ choice-build.price })
choice-until = { $round ->
        [5] Until the end of the game
       *[other] Until the end of round { $round }
    }
    .hints = { choice-until } ({ $jade ->
        [0] free
       *[other] { $jade } jade
    })
choice-extend = { $round ->
        [5] Extend the { $army }’s creature to the end of the game
       *[other] Extend the { $army }’s creature to the end of round { $round }
    }
    .hints = { choice-extend } ({ $jade ->
        [0] free
       *[other] { $jade } jade
    })
# `.brings` lists costs and gains, each with its sign.
choice-receive = { $gift-get }
    .hints = { $gift-get }:{ choice-receive.brings }
    .brings = { $cost_corn ->
        [0] { "" }
       *[other] { " " }−{ $cost_corn } corn
    }{ $cost_jade ->
        [0] { "" }
       *[other] { " " }−{ $cost_jade } jade
    }{ $cost_prisoners ->
        [0] { "" }
        [one] { " " }−{ $cost_prisoners } prisoner
       *[other] { " " }−{ $cost_prisoners } prisoners
    }{ $one_of ->
        [0] { "" }
       *[other] { " " }one of:
    }{ $strength ->
        [0] { "" }
       *[other] { " " }+{ $strength } strength
    }{ $prisoners ->
        [0] { "" }
        [one] { " " }+{ $prisoners } prisoner
       *[other] { " " }+{ $prisoners } prisoners
    }{ $sacrifice ->
        [0] { "" }
       *[other] { " " }+{ $sacrifice } SP
    }{ $ignore ->
        [0] { "" }
       *[other] { " " }+{ word-ignore_enemy_creature }
    }{ $expel ->
        [0] { "" }
       *[other] { " " }+{ word-expel_on_loss }
    }{ $return ->
        [0] { "" }
       *[other] { " " }+{ word-return_card }
    }{ $take ->
        [0] { "" }
       *[other] { " " }+{ word-take_opponent_card }
    }{ $activate ->
        [0] { "" }
       *[other] { " " }+{ word-activate_city }
    }{ $corn ->
        [0] { "" }
       *[other] { " " }+{ $corn } corn
    }{ $jade ->
        [0] { "" }
       *[other] { " " }+{ $jade } jade
    }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points } VP
    }{ $tokens ->
        [0] { "" }
        [one] { " " }+{ $tokens } clan token
       *[other] { " " }+{ $tokens } clan tokens
    }{ $cards ->
        [0] { "" }
        [one] { " " }+{ $cards } card
       *[other] { " " }+{ $cards } cards
    }{ $choose ->
        [0] { "" }
       *[other] { " " }+1 card of { $choose }
    }{ $reinforce ->
        [0] { "" }
       *[other] { " " }+reinforce
    }{ $extend ->
        [0] { "" }
        [one] { " " }+{ $extend } round for a creature
       *[other] { " " }+{ $extend } rounds for a creature
    }{ $build ->
        [0] { "" }
       *[other] { " " }+build
    }{ $train ->
        [0] { "" }
       *[other] { " " }+train
    }{ $summon ->
        [0] { "" }
       *[other] { " " }+summon
    }{ $choices ->
        [0] { "" }
       *[other] { " " }+a choice
    }
choice-use-power = Use “{ $power }”
    .hints = Use “{ $power }”:{ choice-receive.brings }
choice-move = Move to the { $place }
    .hints = { $fight ->
        [0] { $place-enter }
       *[other] Fight in the { $place } against strength { $strength }
    }{ $jade ->
        [0] { "" }
       *[other] : +{ $jade } jade
    } ({ $corn ->
        [0] free
       *[other] { $corn } corn
    })
choice-hold = Stay
    .unspent = The army could move. Leave it where it is?
choice-fight = Play “{ $card }”
    .hints = Play “{ $card }” (strength { $strength })
choice-bare = Fight without a card
choice-use-card = Use the effect of “{ $card }”
    .hints = Use the effect of “{ $card }”:{ choice-receive.brings }
choice-use-ability = Use the army ability “{ $ability }”
    .hints = Use the army ability “{ $ability }”:{ choice-receive.brings }
choice-use-creature = Use the creature effect of { $creature-the }
    .hints = Use the creature effect of { $creature-the }:{ choice-receive.brings }
choice-use-advisor = Use the { $advisor }’s effect
    .hints = Use the { $advisor }’s effect:{ choice-receive.brings }
choice-use-upgrade = Use “{ $upgrade }”
    .hints = Use “{ $upgrade }”:{ choice-receive.brings }
choice-reward = Reward of { $reward }
    .hints = Reward of { $reward-round }:{ choice-receive.brings }
choice-pay = Pay
    .hints = Pay:{ choice-receive.brings }
choice-pick = Choose: { $word }
    .hints = Choose: { $word } ({ $amount })
choice-token = Take { $seat }’s clan token
choice-keep = Keep “{ $card }”
choice-offer-prisoners = { $amount ->
        [0] Sacrifice no prisoners
        [one] Sacrifice { $amount } prisoner
       *[other] Sacrifice { $amount } prisoners
    }
    .hints = { choice-offer-prisoners } ({ $points } SP)
choice-offer-jade = { $amount ->
        [0] Sacrifice no jade
       *[other] Sacrifice { $amount } jade
    }
    .hints = { choice-offer-jade } ({ $points } SP)
choice-offer-corn = { $amount ->
        [0] Sacrifice no corn
       *[other] Sacrifice { $amount } corn
    }
    .hints = { choice-offer-corn } ({ $points } SP)
choice-offer-token = Sacrifice { $seat }’s clan token
choice-evolve = Evolve { $column }
    .hints = { $row ->
        [4] Evolve { $column }: to the bonus row
       *[other] Evolve { $column }: to level { $row }
    }
choice-fall-back = Move the sacrifice marker back to half
    .hints = Move the sacrifice marker back to { $marker }
choice-hand = Give the first player token to { $seat }
choice-bonus = Take the { $bonus }
    .hints = Take the { $bonus } ({ $points } VP)
choice-pass = Done

kind-first = First player
kind-draw = Draw a card
kind-advise = Choose an advisor
kind-empower = Choose a leader ability
kind-found = Build a first building
kind-activate = Activate a building
kind-lead = Activate a leader
kind-build = Build
kind-train = Train
kind-reinforce = Reinforce
kind-summon = Summon
kind-until = Length of stay
kind-extend = Extend a creature
kind-receive = City leader’s option
kind-use-power = Leader ability
kind-move = Move
kind-hold = Stay
kind-fight = Play a combat card
kind-bare = No card
kind-use-card = Card effect
kind-use-ability = Army ability
kind-use-creature = Creature effect
kind-use-advisor = Advisor effect
kind-use-upgrade = Upgrade effect
kind-reward = City reward
kind-pay = Pay
kind-pick = Choose one
kind-token = Clan token
kind-keep = Keep a card
kind-offer-prisoners = Sacrifice prisoners
kind-offer-jade = Sacrifice jade
kind-offer-corn = Sacrifice corn
kind-offer-token = Sacrifice a clan token
kind-evolve = Evolve
kind-fall-back = Move the sacrifice marker back
kind-hand = Pass the first player token
kind-bonus = End bonus
kind-pass = Done

## Questions

ask-draw-first-seat = Who begins?
wait-draw-first-seat = Drawing the first player at random.
ask-choose-advisor = Secretly choose two advisors, one after the other.
wait-choose-advisor = { $who } is choosing advisors.
ask-choose-power = Secretly choose your leader ability.
wait-choose-power = { $who } is choosing a leader ability.
ask-choose-building = Secretly choose a building to build at level 1 for free.
wait-choose-building = { $who } is choosing a first building.
ask-take-turn = Activate a building or a leader: one of each every turn.
wait-take-turn = { $who } is choosing what to activate.
ask-build = Choose a building to build.
wait-build = { $who } is choosing what to build.
ask-train = Choose an ability to train, and the army that gets it.
wait-train = { $who } is choosing an ability to train.
ask-reinforce = Choose an army to reinforce, up to { $limit ->
        [one] { $limit } warrior
       *[other] { $limit } warriors
    }.
wait-reinforce = { $who } is choosing an army to reinforce.
ask-summon = Summon a creature, extend one you have, or both{ $free ->
        [0] { "" }
        [one] ; { $free } extra round is free
       *[other] ; { $free } extra rounds are free
    }.
wait-summon = { $who } is summoning or extending creatures.
ask-choose-stay = Until the end of which round does the creature stay? Each round after this one costs 1 jade.
wait-choose-stay = { $who } is choosing how long the creature stays.
ask-extend-free = Choose a creature to extend by { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } for free.
wait-extend-free = { $who } is choosing a creature to extend.
ask-choose-gift = City leader: choose corn, jade or a special combat card.
wait-choose-gift = { $who } is choosing what the city leader gives.
ask-use-power = Use your leader ability?
wait-use-power = { $who } may use the leader ability.
ask-move-army = Where does the { $army } move?
wait-move-army = { $who } is choosing where the { $army } moves.
ask-choose-card = { $side ->
        [0] You attack: secretly choose a combat card.
       *[other] You are attacked: secretly choose a combat card.
    }
wait-choose-card = { $who } is choosing a combat card.
ask-pay-effects = { $at ->
        [0] Combat, step 1: choose effects to pay for.
        [1] Combat, step 2: choose effects to pay for.
        [2] Combat, step 3: choose effects to pay for.
       *[other] After the combat: choose effects to pay for.
    }
wait-pay-effects = { $who } may pay for effects in combat.
ask-choose-reward = Choose a reward of the { $place }.
wait-choose-reward = { $who } is choosing a reward of the { $place }.
ask-sacrifice = { $step ->
        [0] How many prisoners do you sacrifice? Nobody sees it until everyone has chosen.
        [1] How much jade do you sacrifice? Every 2 jade give 1 SP.
        [2] How much corn do you sacrifice? Every 4 corn give 1 SP.
       *[other] Choose clan tokens to sacrifice. Each one after the first gives 1 SP.
    }
wait-sacrifice = { $who } is choosing what to sacrifice.
ask-evolve = Choose an evolution marker to move{ $left ->
        [1] { "" }
       *[other] ; { $left } moves are left, each in a different column
    }.
wait-evolve = { $who } is choosing an evolution marker to move.
ask-fall-back = Your sacrifice marker did not advance. Move it back to half?
wait-fall-back = { $who } may move the sacrifice marker back.
ask-hand-on = Who becomes first player?
wait-hand-on = { $who } is choosing the next first player.
ask-choose-bonus = Your marker reached the bonus row: choose an end bonus.
wait-choose-bonus = { $who } is choosing an end bonus.
ask-draw-card = Which card is drawn?
wait-draw-card = Drawing a special combat card.
ask-keep-card = Choose a card to keep. The others are discarded without being shown.
wait-keep-card = { $who } is choosing which card to keep.
ask-pay-cost = Pay for this effect?
wait-pay-cost = { $who } may pay for an effect.
ask-order-effects = Several of your effects happen at once. Choose the next one.
wait-order-effects = { $who } is choosing which effect comes next.
ask-pick-one = Choose one of these.
wait-pick-one = { $who } is choosing one of several effects.
ask-choose-token = Choose whose clan token you take.
wait-choose-token = { $who } is choosing a clan token.

## Why not

refusal-no-such-seat = Nobody sits there.
refusal-advisor-not-here = This advisor joins only with 5 or 6 players.
refusal-advisor-chosen = You have already chosen this advisor.
refusal-leader-used = You have already activated this leader this round.
refusal-building-token-placed = You have already activated a building this turn.
refusal-leader-token-placed = You have already activated a leader this turn.
refusal-no-such-tile = This building has no level that high.
refusal-not-higher = This building is already on that level or higher.
refusal-construction-row = Level { $level } needs your construction marker on level { $level } or further.
refusal-trained-already = You have already trained this ability.
refusal-abilities-row = Level { $level } needs your abilities marker on level { $level } or further.
refusal-no-such-slot = An army has no such ability slot.
refusal-slot-taken = Another ability is already in this slot.
refusal-slot-too-low = An ability of level { $level } needs a slot of rank { $level } or more.
refusal-too-dear = This costs { choice-build.price }, and you have less.
refusal-not-in-area = This creature is not in the summoning area.
refusal-has-creature = This army already has a creature.
refusal-summons-row = Level { $level } needs your summons marker on level { $level } or further.
refusal-summoned-already = You have already summoned a creature with this action.
refusal-too-dear-to-summon = This creature costs { choice-build.price }, and you have less.
refusal-no-creature = This army has no creature.
refusal-just-summoned = You have just decided how long this creature stays.
refusal-extended-already = You have already extended a creature with this action.
refusal-not-later = This creature already stays that long.
refusal-too-dear-to-extend = The extra rounds cost { $jade } jade, and you have less.
refusal-not-that-round = This effect extends the creature to another round.
refusal-gift-too-dear = This costs { choice-build.price }, and you have less.
refusal-must-receive = You must choose one of the city leader’s options.
refusal-no-card-left = There is no special combat card left to draw.
refusal-not-your-power = Your city leader has a different ability.
refusal-same-place = The army is already there.
refusal-own-army-there = Your other army is already there.
refusal-no-corn-to-move = This move costs { $corn } corn, and you have less.
refusal-not-in-hand = This card is not in your hand.
refusal-creature-not-here = This creature is not bound to the fighting army.
refusal-must-play-card = You must play a card if you can.
refusal-not-offered-now = There is nothing to pay for here now.
refusal-effect-too-dear = This costs { event-paid.price }, and you have less.
refusal-not-this-round = This reward is not available this round.
refusal-condition-unmet = Your evolution marker is not far enough for this reward.
refusal-must-activate = You must choose a reward.
refusal-not-so-many = You have only { $amount }.
refusal-token-not-held = You do not hold this player’s clan token.
refusal-offered-already = You have already decided this part of your sacrifice.
refusal-other-column = You have already moved in this column; choose another one.
refusal-end-of-column = Your marker is at the end of this column.
refusal-bonus-row-closed = The bonus row can be entered only in round 4.
refusal-not-another-player = The first player token must go to another player.
refusal-not-on-top = This card is not in the deck.
refusal-not-drawn = You have not drawn this card.
refusal-not-due = This piece has no effect to resolve now.
refusal-not-offered = This effect does not offer that.
refusal-no-token = You cannot take this player’s clan token.

## The account

heading-round = { $round ->
        [4] Round { $round }, the last
       *[other] Round { $round }
    }
heading-turn = Turn { $turn }: { $seat }
    .you = Turn { $turn }: you
heading-sacrifices = Sacrifice phase, round { $round }
heading-calendar = Calendar phase, round { $round }
heading-end = The end

event-began = { $seat } is first player.
    .you = You are first player.
event-advised = { $seat } chooses as advisors { $items }.
    .you = You choose as advisors { $items }.
    .item = the { $advisor }
event-empowered = { $seat } chooses the leader ability “{ $power }”.
    .you = You choose the leader ability “{ $power }”.
event-founded = { $seat } builds the { $building } up to level 1 for free.
    .you = You build the { $building } up to level 1 for free.
event-round = { $round ->
        [4] Everyone takes the last three turns.
       *[other] Everyone takes three turns.
    }
event-turn = { $seat } takes turn { $turn } of the round.
    .you = You take turn { $turn } of the round.
event-activated = { $seat } activates the { $building }.
    .you = You activate the { $building }.
event-led = { $seat } activates the { $leader }.
    .you = You activate the { $leader }.
event-idle = { $seat } skips: { $word }.
    .you = You skip: { $word }.
event-built = { $seat } builds the { $building } up to level { $level } { event-built.price }.
    .you = You build the { $building } up to level { $level } { event-built.price }.
    .price = { $jade ->
        [0] { $corn ->
            [0] for free
           *[other] for { $corn } corn
        }
       *[other] for { $jade } jade{ $corn ->
            [0] { "" }
           *[other] { " " }and { $corn } corn
        }
    }
event-trained = { $seat } trains “{ $ability }” for the { $army } (slot { $rank }) { event-built.price }.
    .you = You train “{ $ability }” for your { $army } (slot { $rank }) { event-built.price }.
event-reinforced = { $amount ->
        [0] { $seat }’s { $army } is already at full strength.
        [one] { $seat } reinforces the { $army } with { $amount } warrior; it now has { $warriors }.
       *[other] { $seat } reinforces the { $army } with { $amount } warriors; it now has { $warriors }.
    }
    .you = { $amount ->
        [0] Your { $army } is already at full strength.
        [one] You reinforce your { $army } with { $amount } warrior; it now has { $warriors }.
       *[other] You reinforce your { $army } with { $amount } warriors; it now has { $warriors }.
    }
event-summoned = { $seat } summons { $creature-the } for the { $army } { event-built.price }.
    .you = You summon { $creature-the } for your { $army } { event-built.price }.
event-stays = { $seat }’s creature { $creature } stays { event-stays.until }.
    .you = Your creature { $creature } stays { event-stays.until }.
    .until = until the end of { $round ->
        [5] the game
       *[other] round { $round }
    }{ $jade ->
        [0] { "" }
       *[other] { " " }for { $jade } jade
    }
event-got-corn = { $seat } gains { $amount } corn.
    .you = You gain { $amount } corn.
event-got-jade = { $seat } gains { $amount } jade.
    .you = You gain { $amount } jade.
event-collected = { $seat } collects { $amount } jade in the { $place }.
    .you = You collect { $amount } jade in the { $place }.
event-got-points = { $seat } scores { $points } VP.
    .you = You score { $points } VP.
event-paid = { $seat } pays { event-paid.price }.
    .you = You pay { event-paid.price }.
    .price = { $corn ->
        [0] { "" }
       *[other] { $corn } corn
    }{ $jade ->
        [0] { "" }
       *[other] { $corn ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $jade } jade
    }{ $prisoners ->
        [0] { $corn ->
            [0] { $jade ->
                [0] nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $corn ->
            [0] { $jade ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
           *[other] { " " }and{ " " }
        }{ $prisoners ->
            [one] { $prisoners } prisoner
           *[other] { $prisoners } prisoners
        }
    }
event-used-power = { $seat } uses the leader ability “{ $power }”.
    .you = You use the leader ability “{ $power }”.
event-moved = { $seat } moves the { $army } from the { $start } to the { $end }{ $corn ->
        [0] { "" }
       *[other] { " " }for { $corn } corn
    }.
    .you = You move your { $army } from the { $start } to the { $end }{ $corn ->
        [0] { "" }
       *[other] { " " }for { $corn } corn
    }.
event-held = { $seat }’s { $army } stays.
    .you = Your { $army } stays.
event-attacked = { $seat } attacks { $other } in the { $place }.
    .you = You attack { $other } in the { $place }.
    .you-other = { $seat } attacks you in the { $place }.
event-played = { $seat } plays “{ $card }”.
    .you = You play “{ $card }”.
event-played-none = { $seat } fights without a card.
    .you = You fight without a card.
event-ignored = The enemy ignores { $seat }’s creature { $creature } in this combat.
    .you = The enemy ignores your creature { $creature } in this combat.
event-used-card = { $seat } uses the effect of “{ $card }”.
    .you = You use the effect of “{ $card }”.
event-used-ability = { $seat } uses the army ability “{ $ability }”.
    .you = You use the army ability “{ $ability }”.
event-used-creature = { $seat } uses the creature effect of { $creature-the }.
    .you = You use the creature effect of { $creature-the }.
event-used-advisor = { $seat } uses the { $advisor }’s effect.
    .you = You use the { $advisor }’s effect.
event-used-upgrade = { $seat } uses the upgrade “{ $upgrade }”.
    .you = You use the upgrade “{ $upgrade }”.
event-captured = { $seat } takes { $warriors ->
        [one] { $warriors } prisoner
       *[other] { $warriors } prisoners
    } from { $other }.
    .you = You take { $warriors ->
        [one] { $warriors } prisoner
       *[other] { $warriors } prisoners
    } from { $other }.
    .you-other = { $seat } takes { $warriors ->
        [one] { $warriors } prisoner
       *[other] { $warriors } prisoners
    } from you.
event-captured-leader = { $seat } captures { $other }’s army leader.
    .you = You capture { $other }’s army leader.
    .you-other = { $seat } captures your army leader.
event-took-token = { $seat } takes { $other }’s clan token.
    .you = You take { $other }’s clan token.
    .you-other = { $seat } takes your clan token.
event-strength = { $seat }’s strength: { $total } ({ event-strength.parts }).
    .you = Your strength: { $total } ({ event-strength.parts }).
    .parts = card { $card }, figures { $figures }{ $effects ->
        [0] { "" }
       *[other] , effects { $effects }
    }{ $creature ->
        [0] { "" }
       *[other] , creature { $creature }
    }
event-beat = { $seat } beats { $other }.
    .you = You beat { $other }.
    .you-other = { $seat } beats you.
event-tied = { $seat } and { $other } are equally strong: a tie.
    .you = You and { $other } are equally strong: a tie.
    .you-other = { $seat } and you are equally strong: a tie.
event-destroyed = { $seat } destroys { $other }’s { $army } and gains a prisoner in place of its leader.
    .you = You destroy { $other }’s { $army } and gain a prisoner in place of its leader.
    .you-other = { $seat } destroys your { $army } and gains a prisoner in place of its leader.
event-formed-anew = { $seat } forms the { $army } again with { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }.
    .you = You form your { $army } again with { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }.
event-expelled = { $seat } loses, but drives { $other } out to the jungle.
    .you = You lose, but drive { $other } out to the jungle.
    .you-other = { $seat } loses, but drives you out to the jungle.
event-placed = { $seat }’s { $army } { $place-ends }.
    .you = Your { $army } { $place-ends }.
event-took-card = { $seat } takes { $other }’s card “{ $card }” into hand.
    .you = You take { $other }’s card “{ $card }” into your hand.
    .you-other = { $seat } takes your card “{ $card }” into hand.
event-card-back = “{ $card }” returns to { $seat }’s hand.
    .you = “{ $card }” returns to your hand.
event-card-away = { $seat }’s card “{ $card }” { $fate }.
    .you = Your card “{ $card }” { $fate }.
event-city-activated = { $seat } activates the { $place }.
    .you = You activate the { $place }.
event-rewarded = { $seat } takes the reward of { $reward-round } in the { $place }.
    .you = You take the reward of { $reward-round } in the { $place }.
event-declined = { $seat } does not activate the city.
    .you = You do not activate the city.
event-drew = { $seat } draws { $count ->
        [1] a special combat card
       *[other] { $count } special combat cards
    }.
    .you = You draw { $count ->
        [1] a special combat card
       *[other] { $count } special combat cards
    }.
event-got-card = { $seat } adds “{ $card }” to hand.
    .you = You add “{ $card }” to your hand.
event-kept = { $seat } keeps one of the cards drawn.
    .you = You keep one of the cards drawn.
event-reshuffled = { $amount ->
        [one] The discard pile is shuffled into a new deck of { $amount } card.
       *[other] The discard pile is shuffled into a new deck of { $amount } cards.
    }
event-no-cards = { $seat } draws nothing: no special combat cards are left.
    .you = You draw nothing: no special combat cards are left.
event-sacrifices = The sacrifice phase of round { $round } begins.
event-offered = { $seat } sacrifices { event-offered.given }: { $points } SP.
    .you = You sacrifice { event-offered.given }: { $points } SP.
    .comma-jade = { $prisoners ->
        [0] { "" }
       *[other] ,{ " " }
    }
    .comma-corn = { $jade ->
        [0] { event-offered.comma-jade }
       *[other] ,{ " " }
    }
    .comma-tokens = { $corn ->
        [0] { event-offered.comma-corn }
       *[other] ,{ " " }
    }
    .given = { $prisoners ->
        [0] { "" }
        [one] { $prisoners } prisoner
       *[other] { $prisoners } prisoners
    }{ $jade ->
        [0] { "" }
       *[other] { event-offered.comma-jade }{ $jade } jade
    }{ $corn ->
        [0] { "" }
       *[other] { event-offered.comma-corn }{ $corn } corn
    }{ $tokens ->
        [0] { event-offered.nothing }
        [one] { event-offered.comma-tokens }{ $tokens } clan token
       *[other] { event-offered.comma-tokens }{ $tokens } clan tokens
    }
    .nothing = { $prisoners ->
        [0] { $jade ->
            [0] { $corn ->
                [0] nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
event-advanced = { $seat } moves the sacrifice marker to { $marker }.
    .you = You move your sacrifice marker to { $marker }.
event-climbed = { $seat }’s city leader climbs { event-climbed.up }, which brings “{ $upgrade }”.
    .you = Your city leader climbs { event-climbed.up }, which brings “{ $upgrade }”.
    .up = { $step ->
        [3] to the summit of the pyramid
       *[other] to step { $step } of the pyramid
    }
event-scored = { $points ->
        [0] { $seat } scores no VP.
       *[other] { $seat } scores { $points } VP{ event-scored.parts }.
    }
    .you = { $points ->
        [0] You score no VP.
       *[other] You score { $points } VP{ event-scored.parts }.
    }
    .parts = { $pyramid ->
        [0] { " " }for the sacrifice
       *[other] : { $sacrifice } for the sacrifice and { $pyramid } for the pyramid
    }
event-evolved = { $seat } evolves: { $items }.
    .you = You evolve: { $items }.
    .item = { $row ->
        [4] { $column } to the bonus row
       *[other] { $column } to level { $row }
    }
event-fell-back = { $seat } moves the sacrifice marker back to { $marker }.
    .you = You move your sacrifice marker back to { $marker }.
event-calendar = The calendar phase of round { $round } begins.
event-returned = { $seat }’s creature { $creature } returns to the summoning area.
    .you = Your creature { $creature } returns to the summoning area.
event-jade-laid = Jade now lies in the { $items }.
    .item = { $place } ({ $jade })
event-handed = { $seat } gives the first player token to { $other }.
    .you = You give the first player token to { $other }.
    .you-other = { $seat } gives the first player token to you.
event-finale = The fourth round is over: end bonuses and leftovers are scored.
event-bonus-taken = { $seat } takes the { $bonus } and scores { $points } VP.
    .you = You take the { $bonus } and score { $points } VP.
event-stores = { $seat } scores { $points } VP for leftovers: { $jade } for jade, { $corn } for corn, { $cards } for cards.
    .you = You score { $points } VP for leftovers: { $jade } for jade, { $corn } for corn, { $cards } for cards.
event-won = { $seat } wins with { $points } VP{ event-won.tie }.
    .you = You win with { $points } VP{ event-won.tie }.
    .tie = { $decided ->
        [marker] : the tie goes to the sacrifice marker further ahead
        [sacrifices] : the tie goes to more sacrifice points in all
       *[points] { "" }
    }
event-shared = { $seat } shares the victory with { $points } VP: level in sacrifices too.
    .you = You share the victory with { $points } VP: level in sacrifices too.

## Opening a table, and where points came from

option-marker = Sacrifice marker
option-marker-stays = Never goes back
    .note = Every sacrifice must beat your last one to advance.
option-marker-may_fall = May go back to half (for first games)
    .note = A marker that did not advance may go back to half, and is easier to beat.
option-readings = Where the rulebooks differ
option-readings-none = As our rules read
option-readings-own_price = Actions given by effects cost what your own building says
    .note = Usually a price that the effect states replaces it.
option-readings-late_cards = After a tie, the cards played leave only once the city is activated
    .note = Usually they leave before that.
option-readings-defender_expels = A beaten defender can drive the attacker out too
    .note = Usually only a beaten attacker can do this.
option-readings-may_decline = A city taken in combat need not be activated
    .note = Usually it must be activated.
option-readings-sum_of_sacrifices = Ties are broken by the SP of all rounds
    .note = Usually the sacrifice marker further ahead decides.
option-readings-beaten_withdraws = A beaten army that drives the enemy out goes to the jungle too
    .note = Usually it stays in the city.
option-readings-creature_cards_stay = Creature cards cannot be taken
    .note = Usually an effect that takes the opponent’s card takes these too.
option-readings-extend_both = Both creatures may be extended at once
    .note = Usually one creature for each use of the temple.
option-readings-reward_first = A city’s reward comes before its jade
    .note = Usually the jade comes first, so it can pay for the reward.
option-first = First player
option-first-random = Random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-first-5 = Player 6

source-sacrifices = Sacrifices
source-pyramid = Steps of the pyramid
source-combat = Destroyed armies
source-effects = Cards, abilities and creatures
source-cities = Cities
source-bonus = End bonus
source-jade = Jade left
source-corn = Corn left
source-cards = Cards in hand

pieces-starting_card = Starting cards
pieces-special_card = Special combat cards
pieces-creature_card = Creature cards
pieces-creature = Creatures
pieces-ability_tile = Abilities
pieces-building_level0 = Buildings
pieces-advisor = Advisors
pieces-leader_option = What the city leader gives
pieces-leader_ability = Abilities of the city leader
pieces-leader_upgrade = Upgrades of the city leader
