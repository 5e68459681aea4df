part-rivals = what it leaves to the others
part-treasures = treasures
part-guards = guarded temples
part-temples = temples held or within reach
part-explorers = explorers and camps
part-points = points soon
