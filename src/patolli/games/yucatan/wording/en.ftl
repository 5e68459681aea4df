title = Yucatan
blurb = Fight for three cities, summon creatures and buy the favour of the gods with sacrifices that must grow.

## Components

army-1 = first army
army-2 = second army

building-site = construction site
    .does = Build: raise one of your buildings. Each level costs, at level 0: 2 jade; 1: 1 corn; 2: nothing.
building-academy = military academy
    .does = Train: give an ability to one of your armies. Each level of it costs, at level 0: 4 corn; 1: 1 corn; 2: nothing.
building-barracks = barracks
    .does = Reinforce: fill one of your armies. Warriors, at level 0: 3; 1: 4; 2: 5; 3: 6.
building-temple = temple
    .does = Summon a creature, extend another. Each level of it costs, at level 0: 1 jade and 2 corn; 1: 1 corn; 2: 1 corn and a free extra round; 3: nothing, and two free extra rounds.
building-granary = granary
    .does = Harvest, at level 0: 3 corn; 1: 4 corn; 2: 5 corn and 1 jade.

leader-city = city leader
    .does = Take corn, take jade or buy a special combat card; then the leader’s ability may be used.
leader-first = leader of the first army
    .does = The first army may move once.
leader-second = leader of the second army
    .does = The second army may move once.

# `.ends` says what becomes of an army after a combat.
place-jungle = jungle
    .ends = goes to the jungle
    .does = Any number of armies stand here without fighting. From here to a city, or back, costs 1 corn.
place-yellow = yellow city
    .ends = stands in the yellow city
    .does = 1: 4 corn, or train, or reinforce. 2: 2 corn, then train. 3, with abilities on level 2: train for 4 corn less. 4, in addition: 2 VP.
place-red = red city
    .ends = stands in the red city
    .does = 1: 2 corn and 1 jade, or summon, or pay 2 corn for a special card. 2: 2 corn, then summon. 3, with summons on level 2: summon at 2 corn per level. 4, in addition: a prisoner for 3 VP.
place-blue = blue city
    .ends = stands in the blue city
    .does = 1: 2 jade, or build, or 1 jade and an extra round for a creature. 2: 1 jade, then build. 3, with construction on level 2: build for 2 jade less. 4, in addition: 1 VP and 2 jade.

column-construction = construction
    .does = The highest level of buildings you may build.
column-abilities = abilities
    .does = The highest level of abilities you may train.
column-summons = summons
    .does = The highest level of creatures you may summon.

bonus-summons = bonus for summons
    .does = 2 VP for each level of your creatures still bound, 12 at most.
bonus-abilities = bonus for abilities
    .does = 1 VP for each level of your abilities, 12 at most.
bonus-buildings = bonus for buildings
    .does = 1 VP for each level of your buildings, 12 at most.

gift-corn = corn
    .get = Take corn
    .does = Gain 4 corn.
gift-jade = jade
    .get = Take jade
    .does = Gain 2 jade.
gift-card = special combat card
    .get = Take a special combat card
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
    .does = Strength 1. Goes back to your hand after the combat.
card-obsidian_onslaught = Obsidian Onslaught
    .does = Strength 6.
card-beast_riders = Beast Riders
    .does = Strength 4, and 4 more if a creature is bound to your army.
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
    .does = Strength 4, and 4 more if you are the attacker.
card-feigned_rout = Feigned Rout
    .does = Strength 2. An attacker who loses drives the enemy out to the jungle and activates the city. Gain 1 jade and 1 corn.
card-hired_trackers = Hired Trackers
    .does = Strength 3. For 2 corn, capture 1 prisoner in step 3.
card-bribed_guards = Bribed Guards
    .does = Strength 3. For 2 jade, capture 1 prisoner in step 1.
card-jade_blades = Jade Blades
    .does = Strength 4. For 1 jade, 4 more.
card-war_drums = War Drums
    .does = Strength 2. Goes back to your hand after the combat.
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
    .does = Strength 3. Take a clan token you do not hold. If you win, capture 1 prisoner in step 3.
card-battlefield_offering = Battlefield Offering
    .does = Strength 3. Gain 1 jade. You may return a prisoner to the supply for 3 VP.
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
    .does = Level 1. Strength 1, and 1 more if you are the attacker.
creature-crocodile = Crocodile
    .the = the Crocodile
    .does = Level 1. Strength 1. If you win, gain 2 corn.
creature-macaw = Macaw
    .the = the Macaw
    .does = Level 1. Strength 1. Its army moves for 1 corn less.
creature-camazotz = Camazotz
    .the = Camazotz
    .does = Level 2. Strength 2. If you win, gain 1 jade.
creature-cabrakan = Cabrakan
    .the = Cabrakan
    .does = Level 2. Strength 1, and 1 more if you are the attacker. An attacker who loses drives the enemy out to the jungle and activates the city.
creature-alux = Alux
    .the = the Alux
    .does = Level 2. Strength 1. For 1 jade, 2 more.
creature-kukulkan = Kukulkan
    .the = Kukulkan
    .does = Level 3. Strength 3. Ignore the enemy’s creature.
creature-zipacna = Zipacna
    .the = Zipacna
    .does = Level 3. Strength 3. If you win, score 1 VP.
creature-vucub_caquix = Vucub Caquix
    .the = Vucub Caquix
    .does = Level 3. Strength 3. For 3 jade, capture 1 prisoner in step 3.
creature-monkey = Monkey
    .the = the Monkey
    .does = Level 1. Strength 1. Gain 1 corn in every combat.
creature-hunahpu_and_xbalanque = Hunahpu and Xbalanque
    .the = Hunahpu and Xbalanque
    .does = Level 2. Strength 2. If you win, take a clan token you do not hold.
creature-avatar_of_hunahpu_utiu = Avatar of Hunahpu Utiu
    .the = the Avatar of Hunahpu Utiu
    .does = Level 3. Strength 3. If you win, draw a special combat card.

ability-shields = Shields
    .does = Level 1. Strength 1.
ability-trail_scouts = Trail Scouts
    .does = Level 1. The army moves for 1 corn less. Strength 1 if you are the attacker.
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
    .does = Level 3. For 2 corn, capture 1 prisoner in step 3.
ability-night_stalkers = Night Stalkers
    .does = Level 3. For 2 jade, capture 1 prisoner in step 1.

advisor-steward = steward
    .does = When a city’s reward gives you corn, gain 2 corn more.
advisor-jade_carver = jade carver
    .does = When a city’s reward gives you jade, gain 1 jade more.
advisor-pathfinder = pathfinder
    .does = Your armies move for 1 corn less.
advisor-war_captain = war captain
    .does = Whenever you win a combat, gain 1 jade.
advisor-envoy = envoy
    .does = The first clan token you sacrifice gives 1 SP too.

power-tax_collector = Tax Collector
    .does = When the city leader is activated, gain 1 jade and 1 corn.
power-drill_master = Drill Master
    .does = When the city leader is activated, reinforce an army.
power-blood_priest = Blood Priest
    .does = When the city leader is activated, return a prisoner to the supply for 2 jade and a special combat card.

upgrade-jade_regalia = Jade Regalia
    .does = When the city leader is activated, gain 1 jade.
upgrade-council_of_war = Council of War
    .does = Instead of buying a card, the city leader draws 3 special combat cards without cost; you keep 1.
upgrade-voice_of_the_gods = Voice of the Gods
    .does = 2 SP in every sacrifice phase.

word-strength = add strength
word-capture_step1 = capture in step 1
word-capture_step3 = capture in step 3
word-ignore_enemy_creature = ignore the enemy’s creature
word-expel_on_loss = drive the victor out
word-return_card = take the card back
word-take_opponent_card = take the opponent’s card
word-discount_move_corn = move for less corn
word-sacrifice_points = add sacrifice points
word-clan_first_counts = count the first clan token
word-gain_corn = gain corn
word-gain_jade = gain jade
word-gain_vp = score points
word-gain_clan_token = take a clan token
word-draw_special = draw a special card
word-draw_special_keep = draw special cards and keep one
word-reinforce = reinforce
word-extend_creature = extend a creature’s stay
word-build = build
word-train = train
word-summon = summon
word-activate_city = activate the city

## Choices

choice-first = { $seat } begins
choice-draw = Draw “{ $card }”
choice-advise = Choose the { $advisor }
choice-empower = Choose “{ $power }”
choice-found = Start with the { $building } on level 1
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
        [5] Keep it until the end of the game
       *[other] Keep it until the end of round { $round }
    }
    .hints = { choice-until } ({ $jade ->
        [0] free
       *[other] { $jade } jade
    })
choice-extend = { $round ->
        [5] Keep the creature of the { $army } until the end of the game
       *[other] Keep the creature of the { $army } until the end of round { $round }
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
    .hints = Move to the { $place } ({ $corn ->
        [0] free
       *[other] { $corn } corn
    }{ $fight ->
        [0] { "" }
       *[other] , combat
    })
choice-hold = Stay where it is
choice-fight = Play “{ $card }”
    .hints = Play “{ $card }” (strength { $strength })
choice-bare = Fight without a card
choice-use-card = Use “{ $card }”
    .hints = Use “{ $card }”:{ choice-receive.brings }
choice-use-ability = Use the ability “{ $ability }”
    .hints = Use the ability “{ $ability }”:{ choice-receive.brings }
choice-use-creature = Use the power of { $creature-the }
    .hints = Use the power of { $creature-the }:{ choice-receive.brings }
choice-use-advisor = Use the { $advisor }
    .hints = Use the { $advisor }:{ choice-receive.brings }
choice-use-upgrade = Use “{ $upgrade }”
    .hints = Use “{ $upgrade }”:{ choice-receive.brings }
choice-reward = Reward { $reward }
    .hints = Reward { $reward }:{ choice-receive.brings }
choice-pay = Pay
    .hints = Pay:{ choice-receive.brings }
choice-pick = Choose: { $word }
    .hints = Choose: { $word } ({ $amount })
choice-token = Take a clan token of { $seat }
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
choice-offer-token = Sacrifice the clan token of { $seat }
choice-evolve = Evolve { $column }
    .hints = { $row ->
        [4] Evolve { $column }: to the bonus row
       *[other] Evolve { $column }: to level { $row }
    }
choice-fall-back = Move the sacrifice marker back by half
    .hints = Move the sacrifice marker back to { $marker }
choice-hand = Give the token to { $seat }
choice-bonus = Take the { $bonus }
    .hints = Take the { $bonus } ({ $points } VP)
choice-pass = Nothing more

kind-first = First player
kind-draw = Draw a card
kind-advise = Choose an advisor
kind-empower = Choose a leader ability
kind-found = Choose a first building
kind-activate = Activate a building
kind-lead = Activate a leader
kind-build = Build
kind-train = Train
kind-reinforce = Reinforce
kind-summon = Summon
kind-until = How long it stays
kind-extend = Extend a creature
kind-receive = City leader’s option
kind-use-power = Leader ability
kind-move = Move
kind-hold = Stay
kind-fight = Play a combat card
kind-bare = No card
kind-use-card = Use a card
kind-use-ability = Use an ability
kind-use-creature = Use a creature
kind-use-advisor = Use an advisor
kind-use-upgrade = Use an upgrade
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
kind-fall-back = Move the marker back
kind-hand = Give the token
kind-bonus = End bonus
kind-pass = Nothing more

## Questions

ask-draw-first-seat = Who begins?
wait-draw-first-seat = Lots are drawn for the first player.
ask-choose-advisor = Choose two advisors in secret, one after the other.
wait-choose-advisor = { $who } is choosing advisors.
ask-choose-power = Choose an ability for your city leader, in secret.
wait-choose-power = { $who } is choosing an ability for the city leader.
ask-choose-building = Choose a building of level 1 to start with, in secret.
wait-choose-building = { $who } is choosing a first building.
ask-take-turn = Place an action token: one on a building and one on a leader each turn, in either order.
wait-take-turn = { $who } is placing an action token.
ask-build = Which building do you raise?
wait-build = { $who } is choosing what to build.
ask-train = Which ability do you train, and for which army?
wait-train = { $who } is choosing an ability to train.
ask-reinforce = Which army do you reinforce, up to { $limit ->
        [one] { $limit } warrior
       *[other] { $limit } warriors
    }?
wait-reinforce = { $who } is choosing an army to reinforce.
ask-summon = Summon a creature, extend one you have, or both{ $free ->
        [0] { "" }
        [one] ; { $free } extra round is free
       *[other] ; { $free } extra rounds are free
    }.
wait-summon = { $who } is summoning or extending creatures.
ask-choose-stay = How long does the creature stay? Each round after this one costs 1 jade.
wait-choose-stay = { $who } is choosing how long the creature stays.
ask-extend-free = Which creature stays longer ({ $rounds ->
        [one] { $rounds } extra round
       *[other] { $rounds } extra rounds
    })?
wait-extend-free = { $who } is choosing which creature stays longer.
ask-choose-gift = What does your city leader take?
wait-choose-gift = { $who } is choosing what the city leader takes.
ask-use-power = Do you use your leader’s ability?
wait-use-power = { $who } may use the city leader’s ability.
ask-move-army = Where does the { $army } go?
wait-move-army = { $who } is choosing where the { $army } goes.
ask-choose-card = { $side ->
        [0] You attack: choose a combat card in secret.
       *[other] You are attacked: choose a combat card in secret.
    }
wait-choose-card = { $who } is choosing a combat card.
ask-pay-effects = { $at ->
        [0] Step 1: which effects do you pay for?
        [1] Step 2: which effects do you pay for?
        [2] Step 3: which effects do you pay for?
       *[other] After the combat: which effects do you pay for?
    }
wait-pay-effects = { $who } may pay for effects in combat.
ask-choose-reward = Choose a reward of the { $place }.
wait-choose-reward = { $who } is choosing a reward of the { $place }.
ask-sacrifice = { $step ->
        [0] How many prisoners do you sacrifice? Nobody sees it before all have chosen.
        [1] How much jade do you sacrifice? Every 2 give 1 SP.
        [2] How much corn do you sacrifice? Every 4 give 1 SP.
       *[other] Which clan tokens do you sacrifice? Each but the first gives 1 SP.
    }
wait-sacrifice = { $who } is choosing what to sacrifice.
ask-evolve = Choose a column to evolve in{ $left ->
        [1] { "" }
       *[other] ; { $left } moves are left, in different columns
    }.
wait-evolve = { $who } is choosing a column to evolve in.
ask-fall-back = Your sacrifice marker did not advance. Do you move it back by half?
wait-fall-back = { $who } may move the sacrifice marker back.
ask-hand-on = Who gets the first player token?
wait-hand-on = { $who } is choosing who gets the first player token.
ask-choose-bonus = Your marker reached the bonus row: choose a bonus.
wait-choose-bonus = { $who } is choosing a bonus.
ask-draw-card = Which card is drawn?
wait-draw-card = A special combat card is being drawn.
ask-keep-card = Which card do you keep? The others are discarded unseen.
wait-keep-card = { $who } is choosing which card to keep.
ask-pay-cost = Do you pay what this effect costs?
wait-pay-cost = { $who } may pay for an effect.
ask-order-effects = Several of your pieces act at once. Which comes next?
wait-order-effects = { $who } is choosing which piece comes next.
ask-pick-one = Choose one of these.
wait-pick-one = { $who } is choosing one of several effects.
ask-choose-token = Whose clan token do you take?
wait-choose-token = { $who } is choosing a clan token.

## Why not

refusal-no-such-seat = There is no such player at this table.
refusal-advisor-not-here = This advisor joins only with 5 or 6 players.
refusal-advisor-chosen = You have chosen this advisor already.
refusal-leader-used = This leader has been activated this round.
refusal-building-token-placed = You have placed your building token this turn.
refusal-leader-token-placed = You have placed your leader token this turn.
refusal-no-such-tile = There is no tile of this level for this building.
refusal-not-higher = The building is on this level already, or higher.
refusal-construction-row = For level { $level } your construction marker must be on that level or further.
refusal-trained-already = You have trained this ability already.
refusal-abilities-row = For level { $level } your abilities marker must be on that level or further.
refusal-no-such-slot = There is no such slot for an ability.
refusal-slot-taken = Another ability is in this slot.
refusal-slot-too-low = An ability of level { $level } needs a slot of at least that rank.
refusal-too-dear = You cannot pay for this; it costs: { choice-build.price }.
refusal-not-in-area = This creature is not in the summoning area.
refusal-has-creature = This army has a creature already.
refusal-summons-row = For level { $level } your summons marker must be on that level or further.
refusal-summoned-already = You have summoned a creature with this action already.
refusal-too-dear-to-summon = You cannot pay for this creature; it costs: { choice-build.price }.
refusal-no-creature = This army has no creature.
refusal-just-summoned = You have just settled how long this creature stays.
refusal-extended-already = You have extended a creature with this action already.
refusal-not-later = The creature stays at least that long anyway.
refusal-too-dear-to-extend = The extra rounds cost { $jade } jade, and you have less.
refusal-not-that-round = The effect extends to another round.
refusal-gift-too-dear = You cannot pay for this.
refusal-must-receive = Your city leader must take something.
refusal-no-card-left = There is no special combat card left to draw.
refusal-not-your-power = Your city leader has another ability.
refusal-same-place = The army stands there already.
refusal-own-army-there = Your other army stands there.
refusal-no-corn-to-move = This move costs { $corn } corn, and you have less.
refusal-not-in-hand = This card is not in your hand.
refusal-creature-not-here = This creature is not bound to the army that fights.
refusal-must-play-card = You have a card to play, so you must play one.
refusal-not-offered-now = There is no such effect to pay for now, or you cannot pay.
refusal-not-this-round = This reward is not on offer in this round.
refusal-condition-unmet = Your evolution marker has not come far enough for this reward.
refusal-must-activate = A reward must be chosen.
refusal-not-so-many = You have no more than { $amount }.
refusal-token-not-held = You hold no clan token of this player.
refusal-offered-already = That is not asked now.
refusal-other-column = You have moved in this column already; choose another one.
refusal-end-of-column = Your marker is at the end of this column.
refusal-bonus-row-closed = The bonus row opens only in round 4.
refusal-not-another-player = The token must go to another player.
refusal-not-on-top = This card is not in the deck.
refusal-not-drawn = You have not drawn this card.
refusal-not-due = This piece has nothing to do now.
refusal-not-offered = The effect does not offer this.
refusal-no-token = You cannot take a clan token of this player.

## The account

heading-round = Round { $round }
heading-turn = Turn { $turn }: { $seat }
    .you = Turn { $turn }: you
heading-sacrifices = Sacrifices of round { $round }
heading-calendar = Calendar after round { $round }
heading-end = The end

event-began = { $seat } holds the first player token.
    .you = You hold the first player token.
event-advised = { $seat } takes on { $items }.
    .you = You take on { $items }.
    .item = the { $advisor }
event-empowered = { $seat } gives the city leader the ability “{ $power }”.
    .you = You give your city leader the ability “{ $power }”.
event-founded = { $seat } starts with the { $building } on level 1.
    .you = You start with the { $building } on level 1.
event-round = { $round ->
        [4] Round { $round } begins, the last one.
       *[other] Round { $round } begins.
    }
event-turn = { $seat } takes turn { $turn } of the round.
    .you = You take turn { $turn } of the round.
event-activated = { $seat } activates the { $building }.
    .you = You activate the { $building }.
event-led = { $seat } activates the { $leader }.
    .you = You activate the { $leader }.
event-idle = { $seat } does not { $word }.
    .you = You do not { $word }.
event-built = { $seat } builds the { $building } of level { $level } { event-built.price }.
    .you = You build the { $building } of level { $level } { event-built.price }.
    .price = { $jade ->
        [0] { $corn ->
            [0] at no cost
           *[other] for { $corn } corn
        }
       *[other] for { $jade } jade{ $corn ->
            [0] { "" }
           *[other] { " " }and { $corn } corn
        }
    }
event-trained = { $seat } trains “{ $ability }” in the { $army } (slot { $rank }) { event-built.price }.
    .you = You train “{ $ability }” in your { $army } (slot { $rank }) { event-built.price }.
event-reinforced = { $amount ->
        [0] The { $army } of { $seat } needs no warriors.
        [one] { $seat } brings { $amount } warrior to the { $army }, which now has { $warriors }.
       *[other] { $seat } brings { $amount } warriors to the { $army }, which now has { $warriors }.
    }
    .you = { $amount ->
        [0] Your { $army } needs no warriors.
        [one] You bring { $amount } warrior to your { $army }, which now has { $warriors }.
       *[other] You bring { $amount } warriors to your { $army }, which now has { $warriors }.
    }
event-summoned = { $seat } summons { $creature-the } for the { $army } { event-built.price }.
    .you = You summon { $creature-the } for your { $army } { event-built.price }.
event-stays = { $seat } keeps { $creature-the } { event-stays.until }.
    .you = You keep { $creature-the } { event-stays.until }.
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
event-used-power = { $seat } uses “{ $power }”.
    .you = You use “{ $power }”.
event-moved = { $seat } moves the { $army } from the { $start } to the { $end }{ $corn ->
        [0] { "" }
       *[other] { " " }for { $corn } corn
    }.
    .you = You move your { $army } from the { $start } to the { $end }{ $corn ->
        [0] { "" }
       *[other] { " " }for { $corn } corn
    }.
event-held = { $seat } leaves the { $army } where it is.
    .you = You leave your { $army } where it is.
event-attacked = { $seat } attacks { $other } in the { $place }.
    .you = You attack { $other } in the { $place }.
    .you-other = { $seat } attacks you in the { $place }.
event-played = { $seat } plays “{ $card }”.
    .you = You play “{ $card }”.
event-played-none = { $seat } has no card to play.
    .you = You have no card to play.
event-ignored = { $seat } has to fight without the help of { $creature-the }.
    .you = You have to fight without the help of { $creature-the }.
event-used-card = { $seat } uses the effect of “{ $card }”.
    .you = You use the effect of “{ $card }”.
event-used-ability = { $seat } uses the ability “{ $ability }”.
    .you = You use the ability “{ $ability }”.
event-used-creature = { $seat } uses the power of { $creature-the }.
    .you = You use the power of { $creature-the }.
event-used-advisor = { $seat } uses the { $advisor }.
    .you = You use the { $advisor }.
event-captured = { $seat } captures { $warriors ->
        [1] a warrior
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    } of { $other }.
    .you = You capture { $warriors ->
        [1] a warrior
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    } of { $other }.
    .you-other = { $seat } captures { $warriors ->
        [1] a warrior
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    } of yours.
event-captured-leader = { $seat } captures the army leader of { $other }.
    .you = You capture the army leader of { $other }.
    .you-other = { $seat } captures your army leader.
event-took-token = { $seat } takes a clan token of { $other }.
    .you = You take a clan token of { $other }.
    .you-other = { $seat } takes a clan token of yours.
event-strength = Strength of { $seat }: { $total } ({ event-strength.parts }).
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
event-destroyed = { $seat } destroys the { $army } of { $other } and takes a prisoner for its leader.
    .you = You destroy the { $army } of { $other } and take a prisoner for its leader.
    .you-other = { $seat } destroys your { $army } and takes a prisoner for its leader.
event-formed-anew = { $seat } forms the { $army } anew with { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }.
    .you = You form your { $army } anew with { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }.
event-expelled = Though beaten, { $seat } drives { $other } out of the city.
    .you = Though beaten, you drive { $other } out of the city.
    .you-other = Though beaten, { $seat } drives you out of the city.
event-placed = The { $army } of { $seat } { $place-ends }.
    .you = Your { $army } { $place-ends }.
event-took-card = { $seat } takes “{ $card }” from { $other }.
    .you = You take “{ $card }” from { $other }.
    .you-other = { $seat } takes “{ $card }” from you.
event-card-back = { $seat } takes “{ $card }” back to hand.
    .you = You take “{ $card }” back to hand.
event-card-away = { $seat } puts “{ $card }” away.
    .you = You put “{ $card }” away.
event-city-activated = { $seat } activates the { $place }.
    .you = You activate the { $place }.
event-rewarded = { $seat } takes reward { $reward } of the { $place }.
    .you = You take reward { $reward } of the { $place }.
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
event-got-card = { $seat } takes “{ $card }” into hand.
    .you = You take “{ $card }” into your hand.
event-kept = { $seat } keeps one of the cards.
    .you = You keep one of the cards.
event-reshuffled = { $amount ->
        [one] The discard pile becomes the deck again: { $amount } card.
       *[other] The discard pile becomes the deck again: { $amount } cards.
    }
event-no-cards = There is no card left for { $seat } to draw.
    .you = There is no card left for you to draw.
event-sacrifices = The gods await the sacrifices of round { $round }.
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
event-climbed = { $seat } leads the city leader { event-climbed.up } and takes “{ $upgrade }”.
    .you = You lead your city leader { event-climbed.up } and take “{ $upgrade }”.
    .up = { $step ->
        [3] to the summit of the pyramid
       *[other] to step { $step } of the pyramid
    }
event-scored = { $points ->
        [0] { $seat } scores nothing.
       *[other] { $seat } scores { $points } VP{ event-scored.parts }.
    }
    .you = { $points ->
        [0] You score nothing.
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
event-calendar = The calendar turns after round { $round }.
event-returned = { $seat } returns { $creature-the } to the summoning area.
    .you = You return { $creature-the } to the summoning area.
event-jade-laid = Jade lies in the { $items }.
    .item = { $place } ({ $jade })
event-handed = { $seat } gives the first player token to { $other }.
    .you = You give the first player token to { $other }.
    .you-other = { $seat } gives the first player token to you.
event-finale = The fourth round is over.
event-bonus-taken = { $seat } takes the { $bonus }: { $points } VP.
    .you = You take the { $bonus }: { $points } VP.
event-stores = { $seat } scores { $points } VP for what is left: jade { $jade }, corn { $corn }, cards { $cards }.
    .you = You score { $points } VP for what is left: jade { $jade }, corn { $corn }, cards { $cards }.
event-won = { $seat } wins with { $points } VP.
    .you = You win with { $points } VP.
event-shared = { $seat } shares the victory with { $points } VP.
    .you = You share the victory with { $points } VP.

## Opening a table, and where points came from

option-marker = Sacrifice marker
option-marker-stays = Never goes back
option-marker-may_fall = May go back by half (for first games)
option-readings = Where the rulebooks differ
option-readings-none = As our rules read
option-readings-own_price = Actions given by effects cost what your own building says
option-readings-late_cards = After a tie, cards are put away once the city is activated
option-readings-defender_expels = A beaten defender can drive the attacker out too
option-readings-may_decline = A city taken in combat need not be activated
option-readings-sum_of_sacrifices = Ties are broken by the SP of all rounds
option-readings-beaten_withdraws = A beaten army that drives the enemy out goes to the jungle too
option-readings-creature_cards_stay = Creature cards cannot be taken
option-readings-extend_both = Both creatures may be extended at once
option-readings-reward_first = A city’s reward comes before its jade
option-first = First player
option-first-random = Drawn by lot
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
