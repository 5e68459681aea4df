# What is wrong with an option or a pack.

setup-alone = This is about Axomamma, who plays only against a single player.
setup-choice = { $here }: a choice is between different things, at least one of them a resource.
setup-pay = { $here } must name one resource.
setup-alternative = { $here }: a choice is between a worker and some of one resource.
setup-icons = { $here } must name three different icons (TW-1.5).
setup-marked = { $here }: only top and middle spaces are marked for two players (TW-2.8).
setup-icon = { $here }: the task is unknown, or its spaces do not show this icon.
setup-each-once = { $here } must name each of these once: { $known }.
setup-tokens = { $here }: expected the tokens 1, 1, 2, 2, 2, 3, 3, 4 (TW-14.3).
