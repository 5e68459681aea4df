title = Tzolk’in
blurb = Put workers on turning gears: the longer they wait, the more they are worth. But the next Food Day is coming.

## Components

# `.act` is what the action of a space does.
gear-palenque = Palenque
    .does = Action 1 fishes, actions 2 to 5 harvest corn or wood. The longer a worker stays, the richer the harvest.
    .act = { $space ->
        [0] no action
        [1] fish for 3 corn
        [2] harvest 4 corn
        [3] harvest 5 corn or 2 wood
        [4] harvest 7 corn or 3 wood
        [5] harvest 9 corn or 4 wood
       *[other] any action of Palenque
    }
gear-yaxchilan = Yaxchilan
    .does = Actions 1 to 5 give wood, stone, gold, corn and a crystal skull.
    .act = { $space ->
        [0] no action
        [1] 1 wood
        [2] 1 stone and 1 corn
        [3] 1 gold and 2 corn
        [4] a crystal skull
        [5] 1 gold, 1 stone and 2 corn
       *[other] any action of Yaxchilan
    }
gear-tikal = Tikal
    .does = Actions 1 to 5: technologies, buildings, monuments, temples.
    .act = { $space ->
        [0] no action
        [1] advance a technology
        [2] build a building
        [3] advance technologies twice
        [4] build two buildings or a monument
        [5] pay a block, move up in two temples
       *[other] any action of Tikal
    }
gear-uxmal = Uxmal
    .does = Actions 1 to 5: move up in a temple, trade, a new worker, build for corn, any action of the small gears.
    .act = { $space ->
        [0] no action
        [1] pay 3 corn, move up in a temple
        [2] trade corn and blocks
        [3] a new worker
        [4] build a building for corn
        [5] pay 1 corn for any action of the four small gears
       *[other] any action of Uxmal
    }
gear-chichen_itza = Chichen Itza
    .does = Actions 1 to 9: place a crystal skull for 4 to 13 points and move up in a temple.
    .act = { $space ->
        [0] no action
        [1] a skull for 4 points, move up in Chaac’s temple
        [2] a skull for 5 points, move up in Chaac’s temple
        [3] a skull for 6 points, move up in Chaac’s temple
        [4] a skull for 7 points, move up in Kukulkan’s temple
        [5] a skull for 8 points, move up in Kukulkan’s temple
        [6] a skull for 8 points and a block, move up in Kukulkan’s temple
        [7] a skull for 10 points, move up in Quetzalcoatl’s temple
        [8] a skull for 11 points and a block, move up in Quetzalcoatl’s temple
        [9] a skull for 13 points and a block, move up in Quetzalcoatl’s temple
       *[other] any action of Chichen Itza
    }

temple-chaac = Chaac’s temple (brown)
    .short = Chaac’s temple
    .god = Chaac
temple-quetzalcoatl = Quetzalcoatl’s temple (yellow)
    .short = Quetzalcoatl’s temple
    .god = Quetzalcoatl
temple-kukulkan = Kukulkan’s temple (green)
    .short = Kukulkan’s temple
    .god = Kukulkan

# `.n` says how many, by amount; `.c` by count.
block-wood = wood
    .n = { $amount } wood
    .c = { $count } wood
block-stone = stone
    .n = { $amount } stone
    .c = { $count } stone
block-gold = gold
    .n = { $amount } gold
    .c = { $count } gold

material-wood = wood
    .n = { $amount } wood
material-stone = stone
    .n = { $amount } stone
material-gold = gold
    .n = { $amount } gold
material-corn = corn
    .n = { $amount } corn
material-skull = crystal skull
    .n = { $amount ->
        [1] a crystal skull
        [one] { $amount } crystal skull
       *[other] { $amount } crystal skulls
    }

# `.does` is what the levels give and what lies beyond them.
track-agriculture = agriculture
    .does = 1: +1 corn when harvesting corn. 2: +1 corn when fishing; corn may be harvested without a tile. 3: +2 corn more when harvesting corn. Beyond: a step up in any temple.
track-extraction = extraction
    .does = 1: +1 wood. 2: +1 stone. 3: +1 gold, wherever Yaxchilan gives such blocks; the wood also at Palenque. Beyond: any 2 blocks.
track-architecture = architecture
    .does = For one building of an action, 1: +1 corn. 2: +2 points. 3: one block less, or 2 corn less. Beyond: 3 points.
track-theology = theology
    .does = 1: at Chichen Itza, use the action one space ahead. 2: after placing a skull, pay a block to move up in any temple. 3: +1 skull at Yaxchilan 4. Beyond: a crystal skull.

harvest-wood = Harvest wood
    .label = Harvest { $amount } wood
    .they = harvests { $amount } wood
    .you = harvest { $amount } wood
harvest-corn = Harvest corn
    .label = Harvest { $amount } corn
    .they = harvests { $amount } corn
    .you = harvest { $amount } corn
harvest-burn = Burn the forest
    .label = Burn the forest for { $amount } corn, angering a god
    .they = burns the forest and harvests { $amount } corn
    .you = burn the forest and harvest { $amount } corn

building-a1_small_farm = small farm
    .does = On Food Days one of your workers needs 2 less corn.
building-a1_common_farm = common farm
    .does = On Food Days each of your workers needs 1 less corn.
building-a1_grave_brown_yellow = graveyard of Chaac and Quetzalcoatl
    .does = Move up a step in Chaac’s temple and a step in Quetzalcoatl’s.
building-a1_grave_brown_green = graveyard of Chaac and Kukulkan
    .does = Move up a step in Chaac’s temple and a step in Kukulkan’s.
building-a1_grave_builder = builder’s graveyard
    .does = Move up a step in any temple. You may build another building at once, paying its blocks.
building-a1_municipal_agriculture = sowers’ house
    .does = Advance agriculture for free.
building-a1_municipal_agriculture_stone = house of terraces
    .does = Advance agriculture for free. Gain 1 stone.
building-a1_municipal_extraction_corn = woodcutters’ house
    .does = Advance extraction for free. Gain 1 corn.
building-a1_municipal_extraction_gold = goldsmiths’ house
    .does = Advance extraction for free. Gain 1 gold.
building-a1_shrine_architecture = builders’ shrine
    .does = Advance architecture for free.
building-a1_shrine_theology_green = shrine of Kukulkan’s priests
    .does = Advance theology for free. Move up a step in Kukulkan’s temple.
building-a2_large_farm = large farm
    .does = On Food Days three of your workers need 2 less corn each.
building-a2_grave_trade = merchants’ graveyard
    .does = Score 6 points. You may trade corn and blocks as at Uxmal 2.
building-a2_grave_worker = clan graveyard
    .does = Score 6 points. Gain a worker.
building-a2_grave_points = royal graveyard
    .does = Score 8 points.
building-a2_grave_action = messengers’ graveyard
    .does = Score 2 points. You may pay 1 corn for any action of Palenque, Yaxchilan, Tikal or Uxmal.
building-a2_grave_three_temples = graveyard of the three gods
    .does = Score 3 points. Move up a step in every temple.
building-a2_municipal_tech_stone = masons’ school
    .does = Advance any technology for free. Gain 1 stone.
building-a2_municipal_tech_gold = goldsmiths’ school
    .does = Advance any technology for free. Gain 1 gold.
building-a2_municipal_tech_corn = farmers’ school
    .does = Advance any technology for free. Gain 6 corn.
building-a2_municipal_tech_skull = priests’ school
    .does = Advance any technology for free. Gain a crystal skull.
building-a2_shrine_brown = shrine of Chaac
    .does = Score 2 points. Move up two steps in Chaac’s temple.
building-a2_shrine_green = shrine of Kukulkan
    .does = Score 3 points. Move up two steps in Kukulkan’s temple.
building-a2_shrine_yellow = shrine of Quetzalcoatl
    .does = Score 4 points. Move up two steps in Quetzalcoatl’s temple.
building-a2_shrine_architecture = master builders’ shrine
    .does = Score 3 points. Advance architecture for free.
building-a2_shrine_theology = high priests’ shrine
    .does = Advance theology for free. Move up a step in Chaac’s temple and a step in Kukulkan’s.
building-a2_shrine_two_techs = scholars’ shrine
    .does = Advance technologies twice for free.
building-x1_farm_corn = farm with a barn
    .does = Gain 3 corn on every Food Day before feeding. May be renovated.
building-x1_grave_wood_skull = forest graveyard
    .does = Before feeding gain 1 wood on Food Days 1 and 2, a crystal skull on Food Days 3 and 4. May be renovated.
building-x1_municipal_gold = treasury
    .does = Gain 1 gold on every Food Day before feeding. May be renovated.
building-x1_shrine_stone = quarry shrine
    .does = Gain 1 stone on every Food Day before feeding. May be renovated.
building-x2_farm_harvest = harvest farm
    .does = Gain 8 corn.
building-x2_grave_monument = monument builders’ graveyard
    .does = Score 1 point. You may build a monument at once, paying its cost.
building-x2_municipal_exchange = house of learning
    .does = Lose a level in one technology, then advance the three others for free.
building-x2_shrine_skull = skull shrine
    .does = The skull you pay stays here: score 7 points and move up a step in any temple. It counts as placed at Chichen Itza.

monument-m01_graveyards = Monument of the Ancestors
    .does = At the end, 4 points for each of your graveyards and brown monuments.
monument-m02_all_constructions = Monument of the Builders
    .does = At the end, 2 points for each of your buildings and monuments.
monument-m03_corn_tiles = Monument of Corn
    .does = At the end, 4 points for each of your corn tiles.
monument-m04_wood_tiles = Monument of the Forest
    .does = At the end, 4 points for each of your wood tiles.
monument-m05_all_monuments = Avenue of Monuments
    .does = At the end, for each monument of all players 6 points with 2 players, 5 with 3, 4 with 4, 3 with 5.
monument-m06_municipals = Monument of the City
    .does = At the end, 4 points for each of your civic buildings and green monuments.
monument-m07_max_technologies = Monument of the Masters
    .does = At the end, 9, 20 or 33 points for one, two, or three and more technologies on level 3.
monument-m08_technology_levels = Monument of Knowledge
    .does = At the end, 3 points for each technology level you have reached.
monument-m09_workers = Monument of the Workers
    .does = At the end, 6 points for each of your workers beyond the third.
monument-m10_shrines = Monument of the Shrines
    .does = At the end, 4 points for each of your shrines and blue monuments.
monument-m11_temple_points = Monument of the Gods
    .does = At the end, the points of your three temple steps once more.
monument-m12_highest_temple = Monument of the High Stair
    .does = At the end, 3 points for each step above the start in your best temple.
monument-m13_skulls = Monument of the Skulls
    .does = At the end, 3 points for each skull placed by all players.
monument-m14_granary = Granary
    .does = Gain 13 corn at once; at the end, 13 points.
monument-m15_quarters = Monument of the Quarters
    .does = At once, 40, 31, 22 or 13 points in the first, second, third or fourth quarter of the game.

wealth-w01 = 3 corn, a step in Quetzalcoatl’s temple, agriculture
    .does = Gain 3 corn, move up a step in Quetzalcoatl’s temple, advance agriculture.
wealth-w02 = 5 corn, 1 gold, a step in Quetzalcoatl’s temple
    .does = Gain 5 corn and 1 gold, move up a step in Quetzalcoatl’s temple.
wealth-w03 = 1 stone, 1 gold, agriculture
    .does = Gain 1 stone and 1 gold, advance agriculture.
wealth-w04 = 9 corn, 1 stone
    .does = Gain 9 corn and 1 stone.
wealth-w05 = 1 wood, a step in Kukulkan’s temple, extraction
    .does = Gain 1 wood, move up a step in Kukulkan’s temple, advance extraction.
wealth-w06 = 2 corn, 2 wood, a step in Kukulkan’s temple
    .does = Gain 2 corn and 2 wood, move up a step in Kukulkan’s temple.
wealth-w07 = 4 corn, 1 wood, extraction
    .does = Gain 4 corn and 1 wood, advance extraction.
wealth-w08 = 3 corn, 2 wood, 1 stone
    .does = Gain 3 corn, 2 wood and 1 stone.
wealth-w09 = 2 corn, a step in Chaac’s temple, architecture
    .does = Gain 2 corn, move up a step in Chaac’s temple, advance architecture.
wealth-w10 = 6 corn, 2 stone
    .does = Gain 6 corn and 2 stone.
wealth-w11 = 3 corn, 1 gold, architecture
    .does = Gain 3 corn and 1 gold, advance architecture.
wealth-w12 = 6 corn, 1 wood, 1 stone
    .does = Gain 6 corn, 1 wood and 1 stone.
wealth-w13 = 5 corn, 1 stone, a step in Chaac’s temple
    .does = Gain 5 corn and 1 stone, move up a step in Chaac’s temple.
wealth-w14 = 3 corn, 1 wood, food for a worker
    .does = Gain 3 corn and 1 wood; on every Food Day one of your workers needs 2 less corn.
wealth-w15 = a fourth worker
    .does = Gain a worker.
wealth-w16 = 8 corn, 1 gold
    .does = Gain 8 corn and 1 gold.
wealth-w17 = 4 corn, 1 wood, a crystal skull
    .does = Gain 4 corn, 1 wood and a crystal skull.
wealth-w18 = 5 corn, 1 stone, theology
    .does = Gain 5 corn and 1 stone, advance theology.
wealth-w19 = 4 corn, 3 wood
    .does = Gain 4 corn and 3 wood.
wealth-w20 = 2 corn, 2 wood, theology
    .does = Gain 2 corn and 2 wood, advance theology.
wealth-w21 = 7 corn, 2 wood
    .does = Gain 7 corn and 2 wood.
wealth-w22_reservoir = Reservoir: 9 corn, others lose 1 corn
    .does = Gain 9 corn; every other player whose wealth tiles give corn starts with 1 less corn.
wealth-w23_mini2 = 6 corn, 4 wood, a step down in Chaac’s temple
    .does = Gain 6 corn and 4 wood, move down a step in Chaac’s temple.

tribe-ah_chuy_kak = Ah Chuy Kak
    .does = After placing two or more workers on gears you may pick up one that stood there before.
tribe-ahau_chamahez = Ahau Chamahez
    .does = When picking up, one worker may use the action one space ahead for 1 corn.
tribe-ahmakiq = Ahmakiq
    .does = You may pass instead of placing or picking up; you then gain 2 corn.
tribe-bacab = Bacab
    .does = You start a turn with at least 2 corn. Begging brings you to 4 corn, and you may beg with 3 or less.
tribe-balam = Balam
    .does = Using a lower action costs you nothing and brings you 1 corn.
tribe-cit_bolon_tum = Cit-Bolon-Tum
    .does = Once a turn pay 3 corn instead of a space’s price. Every gear has one more space for you, with any action.
tribe-huracan = Huracan
    .does = Tikal and Uxmal are one place for your workers, and so are Palenque and Yaxchilan.
tribe-itzamna = Itzamna
    .does = Levels 1, 2 and 3 of a technology cost you 0, 1 and 2 blocks. Beyond level 3 take the bonus of any technology.
tribe-ixtab = Ixtab
    .does = Keep three wealth tiles instead of two, then move down a step in any temple.
tribe-vacub_caquix = Vacub-Caquix
    .does = When placing you may skip one free space of one gear as if it were occupied.
tribe-xaman_ek = Xaman Ek
    .does = Once a turn, at any moment, sell a block for corn at the rate of exchange.
tribe-yaluk = Yaluk
    .does = Start with five workers. Each needs 1 more corn on Food Days, and each you cannot feed costs 5 points.
tribe-yumkaax = Yumkaax
    .does = Placing 1 to 6 workers costs you 0, 0, 2, 5, 8, 13 corn on top of the spaces.
tribe-ek_chuah = Ek Chuah
    .does = Borrow blocks when you like. On Food Days each block you owe costs 1 corn, or 2 points; at the end 3 more points.

prophecy-wrathful_gods = wrathful gods
    .does = Each step up in a temple costs 1 corn. Counts: the steps of your three temples.
prophecy-angry_god_chaac = angry god Chaac
    .does = Each step up in Chaac’s temple costs 1 block. Counts: your step there.
prophecy-angry_god_quetzalcoatl = angry god Quetzalcoatl
    .does = Each step up in Quetzalcoatl’s temple costs 1 block. Counts: your step there.
prophecy-angry_god_kukulkan = angry god Kukulkan
    .does = Each step up in Kukulkan’s temple costs 1 block. Counts: your step there.
prophecy-forest_fires = forest fires
    .does = Harvesting wood at Palenque yields 1 less wood. Counts: your wood tiles.
prophecy-drought = drought
    .does = Harvesting corn at Palenque 2 to 5 yields 1 less corn. Counts: your corn tiles.
prophecy-gold_shortage = gold shortage
    .does = Each gold you gain costs 1 corn. Counts: the gold in your supply.
prophecy-desecration = desecration
    .does = Each skull you gain costs a step down in any temple. Counts: the skulls in your supply.
prophecy-teacher_shortage = teacher shortage
    .does = Each advance of a technology costs 1 more block. Counts: your levels.
prophecy-forgotten_lore = forgotten lore
    .does = Level 2 of every technology has no effect. Counts: your technologies on level 2 or 3.
prophecy-crowded_cities = crowded cities
    .does = Each building costs 1 more block, or 2 more corn when paid in corn. Counts: your buildings.
prophecy-hunger = hunger
    .does = At the Food Day each worker needs 1 more corn. Counts: the workers you feed.
prophecy-high_floodwaters = high floodwaters
    .does = Each worker placed at Chichen Itza costs 2 more corn. Counts: your workers there.

quick-qa_corn = 3 corn
    .does = Gain 3 corn.
quick-qa_wood_corn = 1 wood and 1 corn
    .does = Gain 1 wood and 1 corn.
quick-qa_stone = 1 stone
    .does = Gain 1 stone.
quick-qa_gold = 1 gold
    .does = Gain 1 gold.
quick-qa_technology = advance a technology
    .does = Advance one technology by a level at its normal price.
quick-qa_trade = trade
    .does = Trade corn and blocks as often as you like.
quick-qa_build = build a building
    .does = Pay 1 corn and build a building, paid in blocks.

## Choices

choice-first = { $seat } begins
choice-reveal = Reveal the { $building }
choice-reveal-monument = Reveal the { $monument }
choice-foretell = Foretell { $prophecy }
choice-lay-out = Lay out: { $quick }
choice-deal = Deal: { $wealth }
choice-deal-tribe = Deal { $tribe }
choice-draw = Draw: { $wealth }
choice-join = Lead the tribe of { $tribe }
choice-keep = Keep: { $wealth }
choice-beg = Beg for corn, moving down in { $temple }
choice-pass = Pass and gain 2 corn
choice-place = Place a worker at { $gear }
    .hints = Place a worker at { $gear } { $space } ({ $cost } corn)
choice-place-for-three = Place a worker at { $gear }, 3 corn for the space
    .hints = Place a worker at { $gear } { $space }, 3 corn for the space ({ $cost } corn)
choice-place-skipping = Place a worker at { $gear }, skipping a space
    .hints = Place a worker at { $gear } { $space }, skipping a space ({ $cost } corn)
choice-place-in-mercy = Place a worker at { $gear } by mercy (pay all your corn)
    .hints = Place a worker at { $gear } { $space } by mercy (all your corn: { $cost })
choice-place-start = Take the start-player space
    .hints = Take the start-player space ({ $cost } corn){ $corn ->
        [0] { "" }
       *[other] : gain { $corn } corn
    }
choice-place-quick = Place a worker on a quick-action space
    .hints = Place a worker on a quick-action space ({ $cost } corn)
choice-pick = Pick up the worker at { $gear } { $space }
choice-end = Done
choice-act = { $gear } { $space }: { $gear-act }
    .hints = { $gear } { $space }: { $gear-act }{ $cost ->
        [-1] { " " }(you gain 1 corn)
        [0] { "" }
       *[other] { " " }({ $cost } corn)
    }
choice-act-ahead = One space ahead, { $gear } { $space }: { $gear-act }
    .hints = One space ahead, { $gear } { $space }: { $gear-act } ({ $cost } corn)
choice-nothing = Pick up the worker without acting
    .unspent = The worker could still act. Pick it up for nothing?
choice-harvest = { $harvest }
    .hints = { $harvest-label }
choice-advance = Advance { $track }
    .hints = { $level ->
        [4] Beyond level 3 of { $track }: take its bonus
       *[other] Advance { $track } to level { $level }
    } ({ $blocks ->
        [0] free
        [one] { $blocks } block
       *[other] { $blocks } blocks
    })
choice-bonus = Take the bonus of { $track }
choice-lower = Lose a level in { $track }
choice-renovate = Renovate: give up the { $building }
choice-build = Build the { $building }
    .hints = Build the { $building } for { choice-build.price }
    .price = { $corn ->
        [0] { $blocks ->
            [0] nothing
           *[other] { choice-build.wood }{ choice-build.stone }{ choice-build.gold }
        }
       *[other] { $corn } corn
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more } of any kind
    }{ $skulls ->
        [0] { "" }
        [one] { " " }+ { $skulls } skull
       *[other] { " " }+ { $skulls } skulls
    }{ $saved ->
        [0] { "" }
       *[other] { " " }(less { $saved } of these)
    }
    .wood = { $wood ->
        [0] { "" }
       *[other] { $wood } wood
    }
    .stone = { $stone ->
        [0] { "" }
       *[other] { $wood ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $stone } stone
    }
    .gold = { $gold ->
        [0] { "" }
       *[other] { choice-build.comma }{ $gold } gold
    }
    .comma = { $wood ->
        [0] { $stone ->
            [0] { "" }
           *[other] ,{ " " }
        }
       *[other] ,{ " " }
    }
choice-build-plain = Build the { $building }, saving architecture for the next
    .hints = Build the { $building } for { choice-build.price }, saving architecture for the next
choice-build-monument = Build the { $monument }
    .hints = Build the { $monument } for { choice-build.price }
choice-save = Save 1 { $block }
    .hints = Save 1 { $block }: pay { choice-build.price }
choice-pay = Pay 1 { $block }
choice-take = Take 1 { $block }
choice-take-gold = { $amount ->
        [0] Take no gold
       *[other] Take { $amount } gold for { $amount } corn
    }
choice-up = Move up in { $temple }
choice-down = Move down in { $temple }
choice-leave-out = Move up everywhere but in { $temple }
choice-sell = Sell 1 { $block }
    .hints = Sell 1 { $block } for { $corn } corn
choice-buy = Buy 1 { $block }
    .hints = Buy 1 { $block } for { $corn } corn
choice-decline = Skip
choice-sell-one = Xaman Ek: sell 1 { $block }
    .hints = Xaman Ek: sell 1 { $block } for { $corn } corn
choice-borrow = Ek Chuah: borrow 1 { $block }
choice-repay = Ek Chuah: return 1 { $block }
choice-turn = { $days ->
        [one] Turn the calendar 1 day
       *[other] Turn the calendar { $days } days
    }

kind-first = Start player
kind-reveal = Reveal a building
kind-reveal-monument = Reveal a monument
kind-foretell = Prophecy
kind-lay-out = Lay out a quick action
kind-deal = Deal wealth
kind-deal-tribe = Deal a tribe
kind-draw = Draw for a dummy
kind-join = Choose a tribe
kind-keep = Keep wealth
kind-beg = Beg for corn
kind-pass = Pass
kind-place = Place a worker
kind-place-for-three = Place for 3 corn
kind-place-skipping = Place, skipping
kind-place-in-mercy = Place by mercy
kind-place-start = Start-player space
kind-place-quick = Quick action
kind-pick = Pick up a worker
kind-end = Done
kind-act = Use an action
kind-act-ahead = Use the action ahead
kind-nothing = Without acting
kind-harvest = Harvest
kind-advance = Advance a technology
kind-bonus = Take a bonus
kind-lower = Lose a level
kind-renovate = Renovate
kind-build = Build
kind-build-plain = Build without architecture
kind-build-monument = Build a monument
kind-save = Save a block
kind-pay = Pay a block
kind-take = Take a block
kind-take-gold = Take gold
kind-up = Move up in a temple
kind-down = Move down in a temple
kind-leave-out = Skip a temple
kind-sell = Sell
kind-buy = Buy
kind-decline = Skip
kind-sell-one = Sell a block (Xaman Ek)
kind-borrow = Borrow (Ek Chuah)
kind-repay = Return (Ek Chuah)
kind-turn = Turn the calendar

## Questions

ask-seat-first = Who is start player?
wait-seat-first = Drawing the start player at random.
ask-reveal-monument = Which monument is revealed?
wait-reveal-monument = Drawing the monuments.
ask-foretell = Which prophecy comes?
wait-foretell = Drawing the prophecies.
ask-deal-wealth = Which wealth tile is dealt?
wait-deal-wealth = Dealing the starting wealth.
ask-deal-tribe = Which tribe is dealt?
wait-deal-tribe = Dealing the tribes.
ask-draw-dummy = Which tile places a dummy worker?
wait-draw-dummy = Drawing places for the dummy workers.
ask-choose-tribe = Choose your tribe. Nobody sees it before all have chosen.
wait-choose-tribe = { $who } is choosing a tribe.
ask-choose-wealth = Keep { $left ->
        [one] { $left } more wealth tile
       *[other] { $left } wealth tiles
    }. Nobody sees them before all have chosen.
wait-choose-wealth = { $who } is choosing starting wealth.
ask-reveal-building = Which building is revealed?
wait-reveal-building = Drawing a building.
ask-choose-turn = Your turn: place workers or pick them up.
wait-choose-turn = { $who } is choosing between placing and picking up workers.
ask-place-workers = Place more workers, or choose Done.
wait-place-workers = { $who } is placing workers.
ask-pick-up = Pick up more workers, or choose Done.
wait-pick-up = { $who } is picking up workers.
ask-pick-up-another = You may pick up one worker that stood on a gear before.
wait-pick-up-another = { $who } may pick up one more worker.
ask-use-worker = Choose an action for the worker from { $gear } { $space }.
wait-use-worker = { $who } is choosing an action for the worker from { $gear } { $space }.
ask-leave-out = Choose the temple to skip; you move up in the other two.
wait-leave-out = { $who } is choosing two temples to move up in.
ask-harvest = Choose what to harvest at Palenque { $space }.
wait-harvest = { $who } is harvesting at Palenque { $space }.
ask-any-action = Choose any action of the four small gears for { $cost } corn, or Done.
wait-any-action = { $who } may use any action of the four small gears.
ask-trade = Sell blocks first, then buy, as often as you like.
wait-trade = { $who } is trading corn and blocks.
ask-construct = { $old ->
        [-1] { $corn ->
            [0] Choose what to build.
           *[other] Choose a building to build for corn.
        }
       *[other] Choose what replaces the tile you give up.
    }
wait-construct = { $who } is choosing what to build.
ask-save-block = Choose the block that architecture saves you.
wait-save-block = { $who } is choosing the block that architecture saves.
ask-advance-technology = Choose a technology to advance{ $left ->
        [1] { "" }
       *[other] ; { $left } advances are left
    }.
wait-advance-technology = { $who } is choosing a technology to advance.
ask-choose-bonus = Beyond level 3: choose the bonus of any technology.
wait-choose-bonus = { $who } is choosing the bonus of a technology.
ask-exchange-technology = You may lose a level in one technology to advance the three others.
wait-exchange-technology = { $who } may lose a level in one technology to advance the others.
ask-choose-step = { $temple ->
        [-1] Choose a temple to move up in.
       *[other] Pay for the step up, or skip it: { $temple }.
    }
wait-choose-step = { $temple ->
        [-1] { $who } is choosing a temple to move up in.
       *[other] { $who } may pay for a step up: { $temple }.
    }
ask-step-down = Choose a temple to move down in.
wait-step-down = { $who } must move down in a temple.
ask-offer-step = You may pay a block to move up in any temple.
wait-offer-step = { $who } may pay a block to move up in a temple.
ask-take-gold = How much gold do you take? Each of up to { $most } costs 1 corn.
wait-take-gold = { $who } is choosing how much gold to take.
ask-take-block = Take any block{ $left ->
        [1] { "" }
       *[other] ; { $left } in all
    }.
wait-take-block = { $who } is choosing a block.
ask-pay-for-skull = A skull costs a step down: choose the temple, or skip the skull.
wait-pay-for-skull = { $who } may move down in a temple for a skull.
ask-pay-blocks = Choose a block to pay; { $left } to go.
wait-pay-blocks = { $who } is choosing which blocks to pay.
ask-lay-out-quick = Which quick action is laid out?
wait-lay-out-quick = Drawing the quick actions.
ask-declare-skull = Your temple gives you a skull for a step down: choose the temple, or skip the skull.
wait-declare-skull = { $who } may move down in a temple for a skull.
ask-repay-debt = Return blocks you owe before the charge, or choose Done.
wait-repay-debt = { $who } may return borrowed blocks.
ask-turn-calendar = Turn the calendar 1 day or 2 days.
wait-turn-calendar = { $who } is turning the calendar.

## Why not

refusal-cannot-begin = This player cannot begin.
refusal-not-in-deck = This tile is not among those still face down.
refusal-not-dealt = This tile was not dealt to you.
refusal-kept-already = You have already kept this tile.
refusal-cannot-sink = You are on the lowest step of this temple.
refusal-begged-already = You have already begged this turn.
refusal-too-rich-to-beg = You have too much corn to beg.
refusal-not-ahmakiq = Only Ahmakiq may pass.
refusal-no-worker-in-hand = You have no workers in hand.
refusal-not-your-worker = You have no worker there.
refusal-gear-full = There is no space for a worker on this gear.
refusal-too-dear = This costs { $cost } corn, and you have { $owned }.
refusal-start-taken = The start-player space is taken.
refusal-no-quick-actions = There are no quick actions in this game.
refusal-one-quick = You may use only one quick action per turn.
refusal-quick-taken = All quick-action spaces are taken.
refusal-quick-impossible = You must perform the quick action if you place here, and you could not.
refusal-not-cit-bolon-tum = Only Cit-Bolon-Tum pays 3 corn for a space, and once a turn.
refusal-not-vacub-caquix = Only Vacub-Caquix skips a free space.
refusal-one-skipped = You have already chosen another space to skip this turn.
refusal-no-mercy = Mercy applies only if you can neither pay nor beg, and only on the cheapest space.
refusal-placed-now = You placed this worker just now.
refusal-not-on-top = This building is not in the deck of this age.
refusal-nothing-to-harvest = There is nothing left to harvest here.
refusal-action-costs-corn = This action costs { $cost } corn, and you have { $owned }.
refusal-action-costs-blocks = This action costs { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    }, and you have { $owned }.
refusal-nothing-affordable = You cannot build anything here: the nearest tile costs { $material-n }, and you have { $owned }.
refusal-nothing-to-build = There is nothing left to build.
refusal-slot-taken = A skull already lies in this slot.
refusal-no-skull = You have no crystal skull.
refusal-out-of-reach = Your worker does not reach this action.
refusal-no-corn-to-step-back = Going back to this action costs { $cost } corn, and you have { $owned }.
refusal-not-ahau-chamahez = Only Ahau Chamahez pays to use an action ahead.
refusal-ahead-used = You have already used an action ahead this turn.
refusal-gold-costs-corn = In the gold shortage this costs { $cost } corn, and you have { $owned }.
refusal-no-wood-tile = There is no wood left here.
refusal-no-corn-tile = There is no uncovered corn here.
refusal-nothing-to-burn = There is no forest left to burn here.
refusal-cannot-anger = Burning angers a god, and you are on the lowest step of every temple.
refusal-nothing-to-sell = You have no block of this kind to sell.
refusal-too-little-corn = This block costs { $cost } corn, and you have { $owned }.
refusal-sell-first = First all sales, then all purchases.
refusal-sold-that = You have just sold blocks of this kind.
refusal-not-there = Only actions 1 to 5 of the four small gears can be used like this.
refusal-not-shown = This tile is not on offer.
refusal-cannot-afford = This costs { $material-n }, and you have { $owned }.
refusal-crowded-out = In the crowded cities this costs { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    } in all, and you have { $owned }.
refusal-no-monuments = Monuments cannot be built here.
refusal-no-buildings = Only a monument can be built here.
refusal-not-yours = This is not a tile of yours that may be renovated.
refusal-one-renovation = Only one old tile may be given up for a new one.
refusal-no-use = Even giving up this tile, you could build nothing.
refusal-no-architecture = There is no second building to keep architecture for.
refusal-not-in-cost = The building does not cost this kind of block.
refusal-must-build = You must build now: you chose the quick action or gave up a tile.
refusal-too-few-blocks = This advance costs { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    }, and you have { $owned }.
refusal-other-track = This tile advances another technology.
refusal-must-advance = You must advance a technology: you chose this quick action.
refusal-surcharge-due = A block is still due to the teacher: only the bonus of extraction brings you one.
refusal-nothing-to-lower = This technology is on level 0.
refusal-other-temple = The step is for another temple.
refusal-step-costs-corn = The gods want { $cost } corn for this step, and you have { $owned }.
refusal-step-costs-blocks = The god wants { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    } for this step, and you have { $owned }.
refusal-nothing-to-decline = The step costs nothing: choose a temple.
refusal-step-too-dear = This step costs { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    }, and you have { $owned }.
refusal-no-step-to-sell = You can move up no further in this temple, or its top is taken.
refusal-not-so-much-gold = You may take at most { $most } gold.
refusal-no-such-block = You have no block of this kind.
refusal-not-left = This quick action has already been laid out.
refusal-not-xaman-ek = Only the Xaman Ek tribe may sell a block outside trading.
refusal-sold-already = You have already sold a block this turn.
refusal-out-of-turn = You sell only in your own turn, and never on a Food Day.
refusal-not-ek-chuah = Only Ek Chuah borrows blocks.
refusal-no-credit-now = You borrow only in your own turn, and never on a Food Day.
refusal-no-block-to-give = You have no block of this kind.
refusal-no-debt = You owe no block of this kind.
refusal-debt-cap = You cannot owe any more blocks.
refusal-borrowed-now = You cannot return blocks in a turn in which you borrow.
refusal-dark-side = You have used your 2-day turn. Reach the top of a temple to get it back.
refusal-would-push-off = Two days would push a worker off its gear.
refusal-one-or-two = The calendar turns 1 day or 2 days.

## The account

heading-turn = Day { $day }: { $seat }
    .you = Day { $day }: you
heading-food-day = Food Day { $number }
heading-evening = Evening of day { $day }
heading-finale = Final scoring
heading-end = The end

event-began = { $seat } is start player.
    .you = You are start player.
event-shown = { $count ->
        [1] A new building is on offer
       *[other] Buildings on offer
    }: { $items }.
    .item = { $building }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count })
    }
event-shown-monument = Monuments: { $items }.
    .item = { $monument }
event-foretold = Prophecies: { $items }.
    .item = { $prophecy } (quarter { $quarter })
event-laid-out = Quick actions: { $items }.
    .item = { $quick } from day { $day }
event-dealt = { $seat } is dealt: { $wealth }.
    .you = You are dealt: { $wealth }.
event-dealt-tribe = { $seat } is dealt the tribe { $tribe }.
    .you = You are dealt the tribe { $tribe }.
event-dummy-placed = { $count ->
        [1] A dummy worker stands
       *[other] Dummy workers stand
    } at { $items }.
    .item = { $gear } { $space }
event-dummy-quick = { $spaces ->
        [one] A dummy worker blocks { $spaces } quick-action space
       *[other] Dummy workers block { $spaces } quick-action spaces
    }.
event-joined = { $seat } leads the tribe of { $tribe }.
    .you = You lead the tribe of { $tribe }.
event-kept = { $seat } keeps the wealth tile { $wealth }.
    .you = You keep the wealth tile { $wealth }.
event-drained = The Reservoir costs { $seat } { $corn } corn.
    .you = The Reservoir costs you { $corn } corn.
event-turn-began = { $seat }’s turn.
    .you = Your turn.
event-topped-up = { $seat } gains corn up to 2.
    .you = You gain corn up to 2.
event-begged = { $seat } begs (now { $corn } corn) and moves down a step in { $temple-short }.
    .you = You beg (now { $corn } corn) and move down a step in { $temple-short }.
event-passed = { $seat } passes and gains { $corn } corn.
    .you = You pass and gain { $corn } corn.
event-placed = { $seat } places { $count ->
        [1] a worker
       *[other] workers
    } at { $items }{ $cost ->
        [0] { " " }for free
       *[other] { " " }for { $cost } corn
    }.
    .you = You place { $count ->
        [1] a worker
       *[other] workers
    } at { $items }{ $cost ->
        [0] { " " }for free
       *[other] { " " }for { $cost } corn
    }.
    .item = { $gear } { $space }
event-placed-start = { $seat } places a worker on the start-player space{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } corn
    }.
    .you = You place a worker on the start-player space{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } corn
    }.
event-placed-quick = { $seat } places a worker on a quick-action space for { $cost } corn.
    .you = You place a worker on a quick-action space for { $cost } corn.
event-start-corn = { $seat } gains { $corn } corn from the start-player space.
    .you = You gain { $corn } corn from the start-player space.
event-quick-done = { $seat } performs the quick action: { $quick }.
    .you = You perform the quick action: { $quick }.
event-picked = { $seat } picks up the worker at { $gear } { $space }.
    .you = You pick up the worker at { $gear } { $space }.
event-idled = { $seat } picks up the worker at { $gear } { $space } without acting.
    .you = You pick up the worker at { $gear } { $space } without acting.
event-acted = { $seat } uses { $gear } { $space }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } corn
    }: { $gear-act }.
    .you = You use { $gear } { $space }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } corn
    }: { $gear-act }.
event-gained = { $seat } gains { $items }.
    .you = You gain { $items }.
    .item = { $material-n }
event-paid = { $seat } pays { $items }.
    .you = You pay { $items }.
    .item = { $material-n }
event-sold = { $seat } sells { $items }.
    .you = You sell { $items }.
    .item = { $block-n } for { $corn } corn
event-bought = { $seat } buys { $items }.
    .you = You buy { $items }.
    .item = { $block-n } for { $corn } corn
event-harvested = { $seat } { $harvest-they } at Palenque { $space }.
    .you = You { $harvest-you } at Palenque { $space }.
event-rose = { $seat } moves up { $items }.
    .you = You move up { $items }.
    .item = { $count ->
        [1] a step
       *[other] { $count } steps
    } in { $temple-short }
event-sank = { $seat } moves down { $items }.
    .you = You move down { $items }.
    .item = { $count ->
        [1] a step
       *[other] { $count } steps
    } in { $temple-short }
event-lightened = { $seat } may turn the calendar 2 days again.
    .you = You may turn the calendar 2 days again.
event-learned = { $seat } reaches { $items }.
    .you = You reach { $items }.
    .item = level { $level } in { $track }
event-forgot = { $seat } loses a level in { $track }: now level { $level }.
    .you = You lose a level in { $track }: now level { $level }.
event-mastered = { $seat } goes beyond level 3 and takes the bonus of { $track }.
    .you = You go beyond level 3 and take the bonus of { $track }.
event-renovated = { $seat } gives up the { $building } to build again.
    .you = You give up the { $building } to build again.
event-built = { $seat } builds the { $building }.
    .you = You build the { $building }.
event-built-monument = { $seat } builds the { $monument }.
    .you = You build the { $monument }.
event-scored = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-skull-placed = { $seat } places a crystal skull on Chichen Itza { $space }.
    .you = You place a crystal skull on Chichen Itza { $space }.
event-new-worker = { $seat } gains a worker.
    .you = You gain a worker.
event-borrowed = { $seat } borrows { $items }.
    .you = You borrow { $items }.
    .item = { $block-c }
event-repaid = { $seat } returns { $items }.
    .you = You return { $items }.
    .item = { $block-c }
event-corn-added = Nobody took the start-player space: it now holds { $corn } corn.
event-new-start = { $seat } becomes start player.
    .you = You become start player.
event-hurried = { $seat } turns the calendar 2 days.
    .you = You turn the calendar 2 days.
event-pushed-off = { $seat } loses { $count ->
        [1] a worker’s action
       *[other] the actions of { $count } workers
    }: pushed off at { $items }.
    .you = You lose { $count ->
        [1] a worker’s action
       *[other] the actions of { $count } workers
    }: pushed off at { $items }.
    .item = { $gear }
event-food-day = Food Day { $number } is here.
event-bore = { $seat }’s { $building } takes effect.
    .you = Your { $building } takes effect.
event-temples-gave = The temples reward every step reached.
event-fed = { $workers ->
        [0] { $seat } feeds nobody.
        [one] { $seat } feeds { $workers } worker{ $corn ->
            [0] { " " }for free
           *[other] { " " }with { $corn } corn
        }.
       *[other] { $seat } feeds { $workers } workers{ $corn ->
            [0] { " " }for free
           *[other] { " " }with { $corn } corn
        }.
    }
    .you = { $workers ->
        [0] You feed nobody.
        [one] You feed { $workers } worker{ $corn ->
            [0] { " " }for free
           *[other] { " " }with { $corn } corn
        }.
       *[other] You feed { $workers } workers{ $corn ->
            [0] { " " }for free
           *[other] { " " }with { $corn } corn
        }.
    }
event-starved = { $seat } cannot feed { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } and loses { $points } points.
    .you = You cannot feed { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } and lose { $points } points.
event-temple-points = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the temples: { $items }.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the temples: { $items }.
    .item = { $points } from { $temple-god }
event-temple-loss = { $seat } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the temples: { $items }.
    .you = You lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the temples: { $items }.
    .item = { $points } from { $temple-god }
event-led = { $seat } stands highest and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $items }.
    .you = You stand highest and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $items }.
    .item = { $points } from { $temple-god }{ $tied ->
        [0] { "" }
       *[other] { " " }(tied)
    }
event-no-skulls = There are not enough skulls for all temples that give one, so nobody gets a skull.
event-new-age = The second age begins with new buildings.
event-prophecy-came = The next prophecy takes effect: { $prophecy }.
event-fulfilled = { $points ->
        [0] Prophecy of { $prophecy }: { $seat } has { $reached } and scores nothing.
       *[other] Prophecy of { $prophecy }: { $seat } has { $reached } and scores { $points } points.
    }
    .you = { $points ->
        [0] Prophecy of { $prophecy }: you have { $reached } and score nothing.
       *[other] Prophecy of { $prophecy }: you have { $reached } and score { $points } points.
    }
event-failed = Prophecy of { $prophecy }: { $seat } has only { $reached } and loses { $points } points.
    .you = Prophecy of { $prophecy }: you have only { $reached } and lose { $points } points.
event-debt-paid = { $corn ->
        [0] { $seat } loses { $points } points for the blocks owed.
       *[other] { $seat } pays { $corn } corn for the blocks owed{ $points ->
            [0] { "" }
           *[other] { " " }and loses { $points } points
        }.
    }
    .you = { $corn ->
        [0] You lose { $points } points for the blocks you owe.
       *[other] You pay { $corn } corn for the blocks you owe{ $points ->
            [0] { "" }
           *[other] { " " }and lose { $points } points
        }.
    }
event-quick-now = A new quick action: { $quick }.
event-monument-points = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for monuments: { $items }.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for monuments: { $items }.
    .item = { $points } for the { $monument }
event-stores = { $seat } scores { $points }{ $quarters ->
        [0] { "" }
        [1] ¼
        [2] ½
       *[other] ¾
    } points for leftovers: { $corn } corn’s worth of goods{ $skulls ->
        [0] { "" }
        [one] , { $skulls } skull
       *[other] , { $skulls } skulls
    }.
    .you = You score { $points }{ $quarters ->
        [0] { "" }
        [1] ¼
        [2] ½
       *[other] ¾
    } points for leftovers: { $corn } corn’s worth of goods{ $skulls ->
        [0] { "" }
        [one] , { $skulls } skull
       *[other] , { $skulls } skulls
    }.
event-finale = The calendar has come full circle.
event-won = { $seat } wins{ event-won.tie }.
    .you = You win{ event-won.tie }.
    .tie = { $decided ->
        [workers] : the tie goes to more workers on the gears
       *[points] { "" }
    }
event-shared = { $seat } shares the victory: level in workers on the gears too.
    .you = You share the victory: level in workers on the gears too.

## Opening a table, and where points came from

option-modules = Expansions
option-modules-none = Base game
    .note = Without expansions.
option-modules-tribes = Tribes
    .note = Everyone leads a tribe with a power of its own.
option-modules-prophecies = Prophecies
    .note = Three prophecies make something dearer, and give or take points on Food Days.
option-modules-new_buildings = New buildings
    .note = More buildings for both ages.
option-modules-quick_actions = Quick actions
    .note = A small action at once, for 1 corn.
option-modules-fifth_player = Fifth player
option-modules-mini_1 = Mini-expansion 1
    .note = The Granary and the Reservoir.
option-modules-mini_2 = Mini-expansion 2
    .note = The Monument of the Quarters and one more wealth tile.
option-modules-tp_mini_1 = Ek Chuah (with Tribes)
    .note = One more tribe: it may borrow from the bank.
option-modules-expansion = Tribes & Prophecies
    .note = Everything in the expansion’s box.
option-first = Start player
option-first-random = Random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5

source-temples = Temples
source-leaders = Highest in a temple
source-skulls = Crystal skulls placed
source-buildings = Buildings
source-monuments = Monuments
source-technology = Technologies
source-prophecies = Prophecies
source-hunger = Unfed workers
source-debt = Debts
source-corn = Corn and blocks left
source-stores = Skulls left

pieces-building = Buildings
pieces-monument = Monuments
pieces-wealth = Starting wealth tiles
pieces-technology_track = Technologies
pieces-tribe = Tribes
pieces-prophecy = Prophecies
pieces-quick_action = Quick actions
