### The board as text.

board-base = base
board-temple = temple
board-clearing = clearing
board-site = site
board-volcano = volcano

board-legend =
    ★ leader   ⌂ camp   ♜ guard   ^ temple   ¤ treasures   = tied
    number on a border: stones, the cost of walking   · : ⋮ stones facing the jungle

board-score = points
board-supply = supply
board-camps = camps
board-guards = guards
board-leader = leader
board-treasures = treasures
board-gone = gone

board-step = Temple step
board-steps-left = left
board-tiles = Tiles left
board-next = next letter
board-shown = On offer
board-totems = Totems face up
board-bidding = Bidding
board-high = highest bid
board-lays = places
board-turned = turned
board-points-left = AP left:
