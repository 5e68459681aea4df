### The board as text.

board-round = round
board-turn = turn
board-first = first
board-prisoner-points = SP per prisoner
board-points = VP
board-marker = SP
board-step = step
board-corn = corn
board-jade = jade
board-prisoners = pris.
board-cards = cards
board-tokens = clans
board-evolution = evolution
board-army = army
board-leader = city leader
board-summoning = Summoning area
board-supply = warriors in supply
board-deck = deck
board-discard = discard
board-combat = Combat
board-attacker = attacker
board-defender = defender
board-no-card = no card
board-winner = winner
board-hand = Hand
board-drawn = Drawn
