title = Tikal
blurb = Cut a way through the jungle, uncover temples, and hold them when the volcanoes speak.

## Components. A form in `.a` says how many when there are several.

figure-explorer = explorer
    .a = { $count ->
        [1] an explorer
       *[other] { $count } explorers
    }
    .own = { $count ->
        [1] explorer
       *[other] { $count } explorers
    }
figure-leader = leader
    .a = the leader
    .own = leader

treasure-mask = mask
    .a = a mask
treasure-vessel = vessel
    .a = a vessel
treasure-necklace = necklace
    .a = a necklace
treasure-blade = blade
    .a = a blade
treasure-whistle = whistle
    .a = a whistle
treasure-shell = shell
    .a = a shell
treasure-mirror = mirror
    .a = a mirror
treasure-codex = codex
    .a = a codex

# `.tile` is a tile of this terrain; `$value` is what the temple is worth or the site holds.
terrain-jungle = jungle
    .tile = jungle
terrain-base = base camp
    .tile = the base camp
terrain-temple = temple
    .tile = a temple of { $value }
terrain-clearing = clearing
    .tile = a clearing
terrain-site = site
    .tile = a site with { $value ->
        [one] { $value } treasure
       *[other] { $value } treasures
    }
terrain-volcano = volcano
    .tile = a volcano

## Choices

choice-first = { $seat } begins
choice-reveal = Turn up { $tile }
    .hints = Turn up { $terrain-tile } ({ $tile })
choice-lay = Lay the tile at { $hex }{ $rotation ->
        [0] { "" }
        [1] , turned by 60°
        [2] , turned by 120°
        [3] , turned by 180°
        [4] , turned by 240°
       *[5] , turned by 300°
    }
choice-place = Bring { $figure-a } to { $hex ->
        [a5] the base camp
       *[other] the camp at { $hex }
    }
    .hints = { choice-place } ({ $cost } AP)
choice-walk = Walk { $figure-a } from { $start } to { $end }
    .hints = { choice-walk } ({ $cost } AP)
choice-travel = Send { $figure-a } by secret path from { $start } to { $end }
    .hints = { choice-travel } ({ $cost } AP)
choice-uncover = Uncover a step at { $hex }
    .hints = Uncover step { $value } at { $hex } ({ $cost } AP)
choice-recover = Recover a treasure at { $hex }
    .hints = { choice-recover } ({ $cost } AP)
choice-find = Find { $treasure-a }
choice-swap = Swap with { $seat }: { $give-a } for { $get-a }
    .hints = { choice-swap } ({ $cost } AP)
choice-camp = Make camp at { $hex }
    .hints = { choice-camp } ({ $cost } AP)
choice-guard = Leave { $figure-a } to guard { $hex }
    .hints = { choice-guard } ({ $cost } AP{ $leader ->
        [0] { "" }
       *[other] ; the leader is out of play for good
    }{ $gone ->
        [0] { "" }
        [one] ; { $gone } explorer leaves the game
       *[other] ; { $gone } explorers leave the game
    })
choice-end = End the turn
choice-bid = Bid { $amount }
choice-pass = Pass
choice-take = Take { $tile }
    .hints = Take { $terrain-tile } ({ $tile })

kind-first = First player
kind-reveal = Turn up a tile
kind-lay = Lay the tile
kind-place = Bring a figure
kind-walk = Walk
kind-travel = Secret path
kind-uncover = Uncover a step
kind-recover = Recover a treasure
kind-find = Find a treasure
kind-swap = Swap treasures
kind-camp = Make camp
kind-guard = Set a guard
kind-end = End turn
kind-bid = Bid
kind-pass = Pass
kind-take = Take a tile

## Questions

ask-seat-first = Who begins?
wait-seat-first = Lots are drawn for the first player.
ask-reveal-tile = Which tile is turned up?
wait-reveal-tile = A tile is being turned up.
ask-show-tile = Which tile is put on offer?
wait-show-tile = A tile is being put on offer.
ask-turn-up-treasure = Which treasure comes to light?
wait-turn-up-treasure = A treasure is coming to light.
ask-lay-tile = Choose where to lay your tile, and turn it.
wait-lay-tile = { $who } is laying a tile.
ask-spend-points = Spend your action points: { $left } left.
wait-spend-points = { $who } is spending action points: { $left } left.
ask-make-bid = { $high ->
        [0] No bids yet: bid for the turn, or pass.
       *[other] The highest bid is { $high }: bid more, or pass.
    }
wait-make-bid = { $high ->
        [0] { $who } may make the first bid.
       *[other] { $who } may bid more than { $high }.
    }
ask-take-tile = The turn is yours: choose one of the tiles on offer.
wait-take-tile = { $who } is choosing a tile.

## Why not

refusal-cannot-begin = This player cannot begin: there is no such seat, or somebody else was settled on.
refusal-not-on-top = This tile is not among those that may be on top of the stack.
refusal-hex-taken = There is already something on this hex.
refusal-not-beside = A tile must lie beside an explored hex.
refusal-no-stone = Turned this way, the tile has no path to an explored hex: it needs a stone on a shared border, and a volcano does not count.
refusal-volcano-unturned = A volcano looks the same from every side and is not turned.
refusal-walls-in = Here the volcano would cut off an empty hex, and at this table that is not allowed while there is another place.
refusal-no-points = This costs { $cost } AP, and you have { $left } left.
refusal-no-explorer-left = You have no explorers left in your supply.
refusal-leader-placed = Your leader is not in your supply any more.
refusal-not-your-camp = New figures come to the base camp or to your own camps.
refusal-no-figure = You have no such figure there.
refusal-not-next = A figure walks from one hex to the next.
refusal-unexplored = Nobody has explored that hex yet.
refusal-no-path = There is no stone on the border between these hexes, so no path.
refusal-volcano-bars = Nobody can walk on a volcano.
refusal-no-traveller = You have no such figure there to send.
refusal-not-from-camp = A secret path starts from the base camp or from one of your camps.
refusal-not-to-camp = A secret path leads to the base camp or to another of your camps.
refusal-no-temple = There is no temple here.
refusal-too-few-figures = For step number { $needed } of this turn you need { $needed ->
        [one] { $needed } figure
       *[other] { $needed } figures
    } on the temple, and you have { $here }.
refusal-temple-limit = You have uncovered as many steps of this temple as one turn allows.
refusal-no-step-left = No step { $step } is left, so this temple will not grow any more.
refusal-highest-temple = A temple cannot grow above { $value }.
refusal-temple-guarded = A temple with a guard does not grow any more.
refusal-not-a-temple = Only temples are guarded.
refusal-no-guard-left = You have set all your guards.
refusal-already-guarded = This temple already has a guard.
refusal-no-such-guard = You have no such figure on this temple.
refusal-no-majority = To set a guard you must be stronger here than any other player; a tie is not enough.
refusal-no-site = There is no site to dig here.
refusal-too-few-diggers = For treasure number { $needed } of this turn you need { $needed ->
        [one] { $needed } figure
       *[other] { $needed } figures
    } on the site, and you have { $here }.
refusal-site-limit = You have taken as many treasures from this site as one turn allows.
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
refusal-all-found = All treasures of this kind have been found.
refusal-no-camp-left = You have no camps left.
refusal-not-a-clearing = A camp needs a clearing, or a site without treasures.
refusal-site-not-empty = There are still treasures here: a camp needs an empty site.
refusal-camp-there = There is already a camp on this hex.
refusal-nobody-to-camp = You need a figure here to make camp.
refusal-bid-too-low = You must bid more than { $high }, or pass.
refusal-bid-too-high = You can bid at most the { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } you have.
refusal-not-shown = This tile is not on offer.

## The account

heading-turn = Turn { $number }: { $seat }
    .you = Turn { $number }: you
heading-scoring = Scoring round { $round }
heading-finale = Final round
heading-round = Round { $round }
heading-auction = Auction for turn { $place } of the round
heading-end = The end

event-began = { $seat } begins.
    .you = You begin.
event-revealed = { $seat } turns up { $terrain-tile }.
    .you = You turn up { $terrain-tile }.
event-shown = On offer: { $items }.
    .item = { $terrain-tile }
event-laid = { $seat } lays { $terrain-tile } at { $hex }.
    .you = You lay { $terrain-tile } at { $hex }.
event-no-room = { $seat } finds no room for { $terrain-tile }, and the tile leaves the game.
    .you = You find no room for { $terrain-tile }, and the tile leaves the game.
event-placed = { $seat } brings { $figure-a } to { $hex ->
        [a5] the base camp
       *[other] the camp at { $hex }
    }.
    .you = You bring { $figure-a } to { $hex ->
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
        [1] takes
       *[other] take
    } the secret path from { $start } to { $end }.
    .you = Your { $figure-own } { $count ->
        [1] takes
       *[other] take
    } the secret path from { $start } to { $end }.
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
event-camped = { $seat } makes camp at { $hex }.
    .you = You make camp at { $hex }.
event-guarded = { $seat } leaves { $figure-a } to guard the temple at { $hex }.{ $leader ->
        [0] { "" }
       *[other] { " " }The leader is out of play for good.
    }{ $gone ->
        [0] { "" }
        [one] { " " }{ $gone } explorer there leaves the game.
       *[other] { " " }{ $gone } explorers there leave the game.
    }
    .you = You leave { $figure-a } to guard the temple at { $hex }.{ $leader ->
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
        [one] { $points } point
       *[other] { $points } points
    }{ $points ->
        [0] .
       *[other] : { $temples } for temples, { $treasures } for treasures.
    }
    .you = You score { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }{ $points ->
        [0] .
       *[other] : { $temples } for temples, { $treasures } for treasures.
    }
event-round = All totems are face up, and new tiles are shown.
event-opened = { $seat } opens the bidding.
    .you = You open the bidding.
event-offered = { $seat } bids { $amount }.
    .you = You bid { $amount }.
event-passed = { $seat } passes.
    .you = You pass.
event-bought = { $seat } wins the auction and pays { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
    .you = You win the auction and pay { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
event-given = Everyone has passed: { $seat } has the turn for nothing.
    .you = Everyone has passed: you have the turn for nothing.
event-left-over = { $seat } takes the last tile for nothing: { $terrain-tile }.
    .you = You take the last tile for nothing: { $terrain-tile }.
event-took = { $seat } takes { $terrain-tile }.
    .you = You take { $terrain-tile }.
event-finale = All tiles have been played: everyone acts and scores once more.
event-won = { $seat } wins with { event-won.points }{ event-won.tie }.
    .you = You win with { event-won.points }{ event-won.tie }.
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
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
option-version-tactical = Tactical: turns are auctioned
option-first = First player
option-first-random = Drawn by lot
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-walls = Volcanoes that cut off empty hexes
option-walls-allowed = Allowed
option-walls-forbidden = Only if there is no other place

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
