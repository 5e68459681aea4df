# The toy game, said plainly.

title = Feast
blurb = Eat, and be merry.
option-length = Length
option-length-short = Short
option-length-long = Long
option-extras = Extras
option-extras-wager = Wager
option-extras-music = Music
option-extras-none = None

choice-deal = Deal { $card }
choice-show = Show { $card }
choice-bury = Bury { $card }
choice-peek = Peek at { $seat }
choice-draw = Draw
choice-rest = Rest
choice-offer = Offer { $card }
choice-wager = Stake { $stake }
choice-back = Back { $seat }
choice-luck = Luck for { $seat }
kind-deal = Deal
kind-show = Show
kind-bury = Bury
kind-peek = Peek
kind-draw = Draw
kind-rest = Rest
kind-offer = Offer
kind-wager = Stake
kind-back = Back
kind-luck = Luck
ask-take-turn = Your turn, { $left } left
wait-take-turn = { $who } takes a turn
ask-offer = Offer a card
wait-offer = { $who } offers a card
ask-stake = Stake coins
wait-stake = { $who } stakes coins

refusal-not-on-top = Not on top
refusal-not-in-hand = Not in your hand
refusal-last-card = Your last card
refusal-not-another = Not another
refusal-seen-already = Seen already
refusal-deck-low = Only { $cards } cards left
refusal-too-poor = You have { $coins } coins
refusal-no-such-seat = No such seat
refusal-stake-first = Stake first
refusal-seat-next = Say on whom

event-drew = { $seat } draws
event-got = { $seat } gets { $card }
event-showed = { $seat } shows { $card }
event-buried = { $seat } buries
event-peeked = { $seat } peeks at { $other }
event-saw = { $seat } sees { $card } of { $other }
event-rested = { $seat } rests
event-offered = { $seat } offers { $card }
event-feasted = { $seat } feasts for { $coins }
event-staked = { $seat } stakes { $stake } on { $on }
event-lucky = { $seat } is lucky
event-won = { $seat } wins { $coins }

source-purse = Purse
source-showing = Showing
source-feasts = Feasts
source-wagers = Wagers
