# What is wrong with a pack.

setup-piece-time = { $here }: this piece works only at { $known }.
setup-one-price = { $here }: at one time only one effect may have a cost.
setup-leader-options = { $here }: expected three rows with one effect each.
setup-leader-card = { $here }: the third option gives a card.
setup-rewards = { $here }: expected an effect in each of { $known }.
setup-two-tiles = { $here }: there are two tiles of { $kind } with level { $level }.
setup-levels = { $here }: { $kind } needs tiles of level 1 and up, without a gap.
setup-needed = { $here }: a tile of type { $kind } needs { $field_name }.
setup-alike = Card { $here } has the same strength and effects as { $other }; no two cards are alike.
setup-effect = { $here }: “{ $text }” is not an effect; write “{ $form }” with the time { $known }.
setup-condition = { $here }: the condition “{ $text }” cannot stand at { $time }. Conditions: win (at resolve and after), attacker and own_creature (in combat), and at reward a column with a row, such as “abilities 2”.
setup-only-at = { $here }: { $word } can stand only at { $time }.
setup-or = { $here }: “or” joins different words that are carried out, from { $first } on.
setup-no-cost = { $here }: an effect at { $time } cannot have a cost.
setup-at-sacrifice = { $here }: at sacrifice only { $known } can stand.
setup-no-number = { $here }: { $word } stands without a number.
setup-write = { $here }: write “{ $form }”, not “{ $text }”.
setup-reinforcement = { $here }: write “{ $form }”; { $army } can stand for the army, a number for the barracks.
setup-price = { $here }: “{ $text }” is not a price; write { $known }.
setup-amount = { $here }: “{ $text }” is not an amount of { $known }.
