# What the coach says in the first game.

lesson-map-title = The map
lesson-map-text = Every land cell starts with { $forests } forests and a quarry with its ore. You control a cell if your workers or warriors are on it. Its border then has your colour.
lesson-map-todo = Look around: drag the map, or zoom with the wheel, your fingers or the buttons.
lesson-scale-title = The scale
lesson-scale-text = A cell without any forest left counts on this scale. At { $first } the sea rises for the first time and floods the hatched cells. At { $end } the game ends.
lesson-scale-todo = Waves on a cell say which rise floods it.
lesson-you-title = What counts
lesson-you-text = A dolmen is worth { $dolmen } points for ever. Having the most forests, boats, warriors or mines is worth { $majority } points each.
lesson-you-todo = A framed number scores now.
lesson-move-title = Move
lesson-move-text = Each pawn goes to a neighbouring cell, or further by boat. If too many workers stay together, there isn’t work for all of them.
lesson-move-todo = Choose your workers, say how many go, then choose a lit cell. You can also drag them.
lesson-move-wait = You will move workers in the next move phase.
lesson-move-done = Your workers have settled a new cell.
lesson-harvest-title = Harvest
lesson-harvest-text = Each worker fells a forest or digs ore. A plan is ready: ore first, and only as many forests as needed so that nobody is idle. Everybody plans at the same time.
lesson-harvest-todo = End your moves. Then take the plan with Harvest, or change it.
lesson-harvest-wait = The next harvest comes after the moves.
lesson-harvest-done = That is what your land gives you.
lesson-fanatics-title = Fanatics
lesson-fanatics-text = A worker without work becomes a fanatic, red and for ever. If a cell has more fanatics than other pawns, it is lost with everyone on it.
lesson-fanatics-todo = Spread your workers, keep forests for them, and build mines.
lesson-fanatics-work = { $cell } has work for { $jobs }. { $workers ->
    [one] { $workers } worker is there now.
   *[other] { $workers } workers are there now.
  }
lesson-trade-title = Trade
lesson-trade-text = Other land has other ore. Buildings are cheapest if you pay with many kinds of resources.
lesson-trade-todo = Open an offer and choose who gets it. Then lay down what you give and what you want, and send it.
lesson-trade-wait = You can make an offer in the next trade phase, if anybody has resources.
lesson-trade-done = Both sides of the offer have changed hands.
lesson-build-title = Build
lesson-build-text = A boat costs { $boat } wood. Mines, warriors and dolmens cost less, the more kinds of resources you pay with.
lesson-build-todo = Choose what to build and where, then what to pay with. If you can’t pay yet, play on to the next harvest.
lesson-build-wait = Collect more resources until you can pay for something.
lesson-build-done = It is yours.
lesson-conflict-title = Conflict
lesson-conflict-text = Warriors fight on land, boats at sea. The larger side wins and loses as many as the smaller side had. Equal sides lose everything.
lesson-conflict-todo = Move your boats to a rival’s boats. You win if you have more of them there.
lesson-conflict-wait = Boats and warriors move in the move phase. Build boats meanwhile.
lesson-conflict-done = That was a conflict.
lesson-rise-title = The sea rises
lesson-rise-text = When the scale reaches a mark, the sea floods the hatched cells. They are sea from then on: boats can go there.
lesson-rise-todo = Bring the sea up. Clear cells of all their forests in the harvest, and move on to new forests.
lesson-rise-wait = You have no workers left who could fell forests. Skip this step, or start the lesson again.
lesson-rise-done = The sea has risen.
lesson-rise-scale = The scale is at { $scale }. The sea rises at { $first }.
lesson-flee-title = Flee in time
lesson-flee-text = Pawns on a flooded cell can only flee to a neighbouring dry cell that you control. The others drown. Dolmens keep scoring under water.
lesson-flee-todo = Look for the waves before you settle.
lesson-flee-next = At { $mark } the sea floods { $cells }.
lesson-end-title = The end
lesson-end-text = When the scale is at { $end } at the end of a turn, the most points win. If you lead, you want forests to fall quickly. If you don’t, you want time.
lesson-end-todo = You know it all. Play on as long as you like.
lesson-try-workers = { $count ->
    [one] Send { $count } worker
   *[other] Send { $count } workers
  } from { $from } to { $cell }
lesson-try-boats = { $count ->
    [one] Sail { $count } boat
   *[other] Sail { $count } boats
  } from { $from } to { $cell }
lesson-try-attack = { $count ->
    [one] Sail { $count } boat
   *[other] Sail { $count } boats
  } to { $cell } and fight { $who }, who has { $against } there
lesson-try-offer = Offer { $who } { $count } { $give } for { $count } { $get }
lesson-try-fell = Change the harvest and fell all forests in { $cells }
