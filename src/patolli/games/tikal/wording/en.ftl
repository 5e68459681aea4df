title = Tikal
blurb = Cut a way through the jungle, uncover temples, and hold them when the volcanoes erupt.

## Components. A form in `.a` says how many when there are several.

figure-explorer = explorer
    .does = Counts 1 towards control of a temple. Uncovering a step or recovering a treasure needs one figure there for each of them.
    .a = { $count ->
        [1] an explorer
       *[other] { $count } explorers
    }
    .own = { $count ->
        [1] explorer
       *[other] { $count } explorers
    }
figure-leader = leader
    .does = Counts 3 towards control of a temple. There is only one.
    .a = the leader
    .own = leader

treasure-mask = mask
    .does = One, two or three treasures of the same kind score 1, 3 or 6 VP in every volcano round.
    .a = a mask
treasure-vessel = vessel
    .does = One, two or three treasures of the same kind score 1, 3 or 6 VP in every volcano round.
    .a = a vessel
treasure-necklace = necklace
    .does = One, two or three treasures of the same kind score 1, 3 or 6 VP in every volcano round.
    .a = a necklace
treasure-blade = blade
    .does = One, two or three treasures of the same kind score 1, 3 or 6 VP in every volcano round.
    .a = a blade
treasure-whistle = whistle
    .does = One, two or three treasures of the same kind score 1, 3 or 6 VP in every volcano round.
    .a = a whistle
treasure-shell = shell
    .does = One, two or three treasures of the same kind score 1, 3 or 6 VP in every volcano round.
    .a = a shell
treasure-mirror = mirror
    .does = One, two or three treasures of the same kind score 1, 3 or 6 VP in every volcano round.
    .a = a mirror
treasure-codex = codex
    .does = One, two or three treasures of the same kind score 1, 3 or 6 VP in every volcano round.
    .a = a codex

# `.tile` is a tile of this terrain; `$value` is what the temple is worth or the site holds.
terrain-jungle = jungle
    .does = Not explored yet: tiles are placed here.
    .tile = jungle
terrain-base = base camp
    .does = New figures enter here.
    .tile = the base camp
terrain-temple = temple
    .does = Scores its value for the player with the most strength there; a tie scores for nobody. Each step uncovered raises the value.
    .tile = a temple of { $value }
terrain-clearing = clearing
    .does = You can establish a camp here.
    .tile = a clearing
terrain-site = site
    .does = Treasures can be recovered here.
    .tile = a site with { $value ->
        [one] { $value } treasure
       *[other] { $value } treasures
    }
terrain-volcano = volcano
    .does = Nobody can enter. Revealing it starts a volcano round: everyone takes a turn and scores.
    .tile = a volcano

## Choices

choice-first = { $seat } begins
choice-reveal = Reveal { $tile }
    .hints = Reveal { $terrain-tile } ({ $tile })
choice-lay = Place the tile at { $hex }{ $rotation ->
        [0] { "" }
        [1] , turned by 60°
        [2] , turned by 120°
        [3] , turned by 180°
        [4] , turned by 240°
       *[5] , turned by 300°
    }
choice-place = Place {  $figure-a } in { $hex ->
        [a5] the base camp
       *[other] the camp at { $hex }
    }
    .hints = { choice-place } ({ $cost } AP)
choice-walk = Walk { $figure-a } from { $start } to { $end }
    .hints = { choice-walk } ({ $cost } AP)
choice-travel = Move { $figure-a } between camps from { $start } to { $end }
    .hints = { choice-travel } ({ $cost } AP)
choice-uncover = Uncover a step at { $hex }
    .hints = Uncover step { $value } at { $hex } ({ $cost } AP)
choice-recover = Recover a treasure at { $hex }
    .hints = { choice-recover } ({ $cost } AP)
choice-find = Reveal { $treasure-a }
choice-swap = Swap with { $seat }: { $give-a } for { $get-a }
    .hints = { choice-swap } ({ $cost } AP)
choice-camp = Establish a camp at { $hex }
    .hints = { choice-camp } ({ $cost } AP)
choice-guard = Place { $figure-a } as a guard at { $hex }
    .hints = { choice-guard } ({ $cost } AP{ $leader ->
        [0] { "" }
       *[other] ; the leader is out of play for good
    }{ $gone ->
        [0] { "" }
        [one] ; { $gone } explorer leaves the game
       *[other] ; { $gone } explorers leave the game
    })
choice-end = End turn
    .unspent = You still have { $n } AP. End your turn all the same?
choice-bid = Bid { $amount } VP
choice-pass = Pass
choice-take = Take { $tile }
    .hints = Take { $terrain-tile } ({ $tile })

kind-first = First player
kind-reveal = Reveal a tile
kind-lay = Place the tile
kind-place = Place a figure
kind-walk = Walk
kind-travel = Move between camps
kind-uncover = Uncover a step
kind-recover = Recover a treasure
kind-find = Reveal a treasure
kind-swap = Swap treasures
kind-camp = Establish a camp
kind-guard = Place a guard
kind-end = End turn
kind-bid = Bid
kind-pass = Pass
kind-take = Take a tile

## Questions

ask-seat-first = Who begins?
wait-seat-first = Drawing the first player at random.
ask-reveal-tile = Which tile is revealed?
wait-reveal-tile = Drawing a tile.
ask-show-tile = Which tile is put on offer?
wait-show-tile = Putting a tile on offer.
ask-turn-up-treasure = Which treasure is recovered?
wait-turn-up-treasure = Drawing a treasure.
ask-lay-tile = Place your tile: choose a hex and turn the tile.
wait-lay-tile = { $who } is placing a tile.
ask-spend-points = Spend your action points: { $left } AP left.
wait-spend-points = { $who } is spending action points: { $left } AP left.
ask-make-bid = { $high ->
        [0] No bids yet: bid for the turn, or pass.
       *[other] The highest bid is { $high } VP: bid more, or pass.
    }
wait-make-bid = { $high ->
        [0] { $who } may make the first bid.
       *[other] { $who } may bid more than { $high } VP.
    }
ask-take-tile = The turn is yours: take one of the tiles on offer.
wait-take-tile = { $who } is taking a tile.

## Why not

refusal-cannot-begin = This player cannot begin: the seat does not exist, or the first player is already settled.
refusal-not-on-top = This tile is not among those that may be on top of the stack.
refusal-hex-taken = There is already something on this hex.
refusal-not-beside = A tile must be placed next to an explored hex.
refusal-no-stone = Turned this way, the tile has no path to an explored hex: it needs a stone on a shared border, and a volcano does not count.
refusal-volcano-unturned = A volcano looks the same from every side and is not turned.
refusal-walls-in = Here the volcano would cut off an empty hex, and at this table that is not allowed while there is another place.
refusal-no-points = This costs { $cost } AP, and you have { $left } left.
refusal-no-explorer-left = You have no explorers left in your supply.
refusal-leader-placed = Your leader is no longer in your supply.
refusal-not-your-camp = New figures are placed in the base camp or in your own camps.
refusal-no-figure = You do not have that figure there.
refusal-not-next = A figure walks from one hex to the next.
refusal-unexplored = Nobody has explored that hex yet.
refusal-no-path = There is no stone on the border between these hexes, so no path.
refusal-volcano-bars = Nobody can walk on a volcano.
refusal-no-traveller = You do not have that figure there to move.
refusal-not-from-camp = You can move between camps only from the base camp or one of your own camps.
refusal-not-to-camp = You can move between camps only to the base camp or another of your own camps.
refusal-no-temple = There is no temple here.
refusal-too-few-figures = For step number { $needed } of this turn you need { $needed ->
        [one] { $needed } figure
       *[other] { $needed } figures
    } on the temple, and you have { $here }.
refusal-temple-limit = You have already uncovered as many steps of this temple as one turn allows.
refusal-no-step-left = No step { $step } is left, so this temple cannot grow any more.
refusal-highest-temple = A temple cannot grow above { $value }.
refusal-temple-guarded = A temple with a guard cannot grow any more.
refusal-not-a-temple = Guards are placed on temples only.
refusal-no-guard-left = You have already placed all your guards.
refusal-already-guarded = This temple already has a guard.
refusal-no-such-guard = You do not have that figure on this temple.
refusal-no-majority = To place a guard you must be stronger here than every other player; a tie is not enough.
refusal-no-site = There is no site here.
refusal-too-few-diggers = For treasure number { $needed } of this turn you need { $needed ->
        [one] { $needed } figure
       *[other] { $needed } figures
    } on the site, and you have { $here }.
refusal-site-limit = You have already recovered as many treasures from this site as one turn allows.
refusal-site-empty = No treasures are left here.
refusal-not-another-player = Choose another player to swap with.
refusal-yours-not-single = { $count ->
        [0] You have no treasure of that kind.
       *[other] You have { $count } of that kind: only single treasures are swapped.
    }
refusal-theirs-not-single = { $count ->
        [0] That player has no treasure of that kind.
       *[other] That player has { $count } of that kind: pairs and threes are safe.
    }
refusal-same-kind = Two treasures of the same kind cannot be swapped.
refusal-all-found = All treasures of this kind have been recovered.
refusal-no-camp-left = You have no camps left.
refusal-not-a-clearing = A camp needs a clearing, or a site without treasures.
refusal-site-not-empty = There are still treasures here: a camp needs an empty site.
refusal-camp-there = There is already a camp on this hex.
refusal-nobody-to-camp = You need a figure here to establish a camp.
refusal-bid-too-low = You must bid more than { $high } VP, or pass.
refusal-bid-too-high = You can bid at most the { $points } VP you have.
refusal-not-shown = This tile is not on offer.

## The account

heading-turn = Turn { $number }: { $seat }
    .you = Turn { $number }: you
heading-scoring = Volcano round { $round }
heading-finale = Final round
heading-round = Round { $round }
heading-auction = Auction for turn { $place } of the round
heading-end = The end

event-began = { $seat } begins.
    .you = You begin.
event-revealed = { $seat } reveals { $terrain-tile }.
    .you = You reveal { $terrain-tile }.
event-shown = On offer: { $items }.
    .item = { $terrain-tile }
event-laid = { $seat } places { $terrain-tile } at { $hex }.
    .you = You place { $terrain-tile } at { $hex }.
event-no-room = There is no room for { $terrain-tile }: { $seat } removes the tile from the game.
    .you = There is no room for { $terrain-tile }: you remove the tile from the game.
event-placed = { $seat } places { $figure-a } in { $hex ->
        [a5] the base camp
       *[other] the camp at { $hex }
    }.
    .you = You place { $figure-a } in { $hex ->
        [a5] the base camp
       *[other] the camp at { $hex }
    }.
event-walked = { $seat }’s { $figure-own } { $count ->
        [1] walks
       *[other] walk
    } { $path } for { $cost } AP.
    .you = Your { $figure-own } { $count ->
        [1] walks
       *[other] walk
    } { $path } for { $cost } AP.
event-travelled = { $seat }’s { $figure-own } { $count ->
        [1] moves
       *[other] move
    } between camps from { $start } to { $end }.
    .you = Your { $figure-own } { $count ->
        [1] moves
       *[other] move
    } between camps from { $start } to { $end }.
event-uncovered = { $seat } uncovers { $count ->
        [1] step
       *[other] steps
    } { $items } at { $hex }.
    .you = You uncover { $count ->
        [1] step
       *[other] steps
    } { $items } at { $hex }.
    .item = { $value }
event-recovered = { $seat } recovers { $items } at { $hex }.
    .you = You recover { $items } at { $hex }.
    .item = { $treasure-a }{ $owned ->
        [1] { "" }
        [2] { " " }(a pair now)
       *[other] { " " }(three of a kind now)
    }
event-swapped = { $seat } swaps with { $other }, giving { $gave-a } for { $got-a }.
    .you = You swap with { $other }, giving { $gave-a } for { $got-a }.
    .you-other = { $seat } swaps with you, giving { $gave-a } for your { $got }.
event-camped = { $seat } establishes a camp at { $hex }.
    .you = You establish a camp at { $hex }.
event-guarded = { $seat } places { $figure-a } as a guard on the temple at { $hex }.{ $leader ->
        [0] { "" }
       *[other] { " " }The leader is out of play for good.
    }{ $gone ->
        [0] { "" }
        [one] { " " }{ $gone } explorer there leaves the game.
       *[other] { " " }{ $gone } explorers there leave the game.
    }
    .you = You place { $figure-a } as a guard on the temple at { $hex }.{ $leader ->
        [0] { "" }
       *[other] { " " }The leader is out of play for good.
    }{ $gone ->
        [0] { "" }
        [one] { " " }{ $gone } explorer there leaves the game.
       *[other] { " " }{ $gone } explorers there leave the game.
    }
event-ended = { $unused ->
        [0] { $seat } ends the turn.
       *[other] { $seat } ends the turn with { $unused } AP unused.
    }
    .you = { $unused ->
        [0] You end your turn.
       *[other] You end your turn with { $unused } AP unused.
    }
event-erupted = A volcano! Everyone in turn acts and scores, beginning with { $seat }.
    .you = A volcano! Everyone in turn acts and scores, beginning with you.
event-scored = { $seat } scores { $points ->
        [0] nothing
       *[other] { $points } VP
    }{ $points ->
        [0] .
       *[other] : { $temples } for temples, { $treasures } for treasures.
    }
    .you = You score { $points ->
        [0] nothing
       *[other] { $points } VP
    }{ $points ->
        [0] .
       *[other] : { $temples } for temples, { $treasures } for treasures.
    }
event-round = All totems are face up, and new tiles are shown.
event-opened = { $seat } opens the bidding.
    .you = You open the bidding.
event-offered = { $seat } bids { $amount } VP.
    .you = You bid { $amount } VP.
event-passed = { $seat } passes.
    .you = You pass.
event-bought = { $seat } wins the auction and pays { $amount } VP.
    .you = You win the auction and pay { $amount } VP.
event-given = Everyone passed: { $seat } takes the turn for free.
    .you = Everyone passed: you take the turn for free.
event-left-over = { $seat } takes the last tile for free: { $terrain-tile }.
    .you = You take the last tile for free: { $terrain-tile }.
event-took = { $seat } takes { $terrain-tile }.
    .you = You take { $terrain-tile }.
event-finale = All tiles have been placed: everyone acts and scores once more.
event-won = { $seat } wins with { event-won.points }{ event-won.tie }.
    .you = You win with { event-won.points }{ event-won.tie }.
    .points = { $points } VP
    .tie = { $decided ->
        [temple] : the tie goes to the highest temple
        [treasures] : the tie goes to the most treasures, as the highest temples are equal
       *[points] { "" }
    }
event-shared = { $seat } shares the victory with { event-won.points }: level in temples and treasures too.
    .you = You share the victory with { event-won.points }: level in temples and treasures too.

## Opening a table, and where points came from

option-version = Version
option-version-base = Base game
    .note = Each turn you reveal one tile and place it.
option-version-tactical = Tactical: turns are auctioned
    .note = Each round the tiles lie open, and players bid VP for the choice among them.
option-first = First player
option-first-random = Random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-walls = Volcanoes that cut off empty hexes
option-walls-allowed = Allowed
    .note = The rulebook does not forbid it.
option-walls-forbidden = Only if there is no other place
    .note = A volcano may cut off an empty hex only if it fits nowhere else.

source-capital = Starting capital
source-bids = Bids paid
source-temples-1 = Temples, first volcano
source-treasures-1 = Treasures, first volcano
source-temples-2 = Temples, second volcano
source-treasures-2 = Treasures, second volcano
source-temples-3 = Temples, third volcano
source-treasures-3 = Treasures, third volcano
source-temples-4 = Temples, final round
source-treasures-4 = Treasures, final round

pieces-tile = Terrain tiles
pieces-treasure_kind = Treasures
