# What only the browser says of Floods. Names of things, questions, buttons of the dock, journal and refusals come from the server.

## Numbers that other sentences use

count-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
count-slaves = { $count ->
    [one] { $count } slave
   *[other] { $count } slaves
  }
count-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
  }
count-boats = { $count ->
    [one] { $count } boat
   *[other] { $count } boats
  }
count-fanatics = { $count ->
    [one] { $count } fanatic
   *[other] { $count } fanatics
  }
count-forests = { $count ->
    [0] no forests
    [one] { $count } forest
   *[other] { $count } forests
  }
count-mines = { $count ->
    [one] { $count } mine
   *[other] { $count } mines
  }

## On the board

board-players = Players
board-refused = Not possible. Press Enter to see why.
map-name = Map
map-lens = Zoom
map-nearer = Zoom in
map-farther = Zoom out
map-whole = Reset the view
phase-turn = Turn { $turn }
scale-next = Deforestation { $scale }. The sea rises at { $mark }: { $left } more.
scale-end = Deforestation { $scale }. The game ends at { $mark }: { $left } more.

## A cell, for a screen reader

cell-is-sea = sea
cell-is-flooded = flooded
cell-is-lost = lost to fanatics
cell-held = { $who_is ->
    [you] yours
   *[other] { $who } controls it
  }
cell-pawns = { $who_is ->
    [you] your { $what }
   *[other] { $what } of { $who }
  }
cell-dolmen = { $who_is ->
    [you] your dolmen
   *[other] { $who }’s dolmen
  }
cell-drowns = drowns at rise { $rise }
cell-borders = Borders { $cells }
cell-target = Your pawns can go here

## A cell, large

large-ore = Ore:
large-drowns = Drowns:
large-rise = at rise { $rise }
large-never = never
large-lands = Land:
large-seas = Sea:

## Moves

order-choose = Choose a cell with your pawns, or drag them.
order-where = From { $cell }: choose where to.
order-count = How many
order-all = All
order-all-of = All { $kind }
order-so-many = Send { $count }
order-cancel = Cancel
order-ask = Boats of { $who }?
order-end = End moves
order-told = { $what } from { $from } to { $cell }
step-less = Fewer: { $what }
step-more = More: { $what }

## Planned moves, sent as one

plan-toggle = Plan moves
plan-choose = Plan your moves: choose a cell with your pawns, or drag them.
plan-more = Add more, or send.
plan-count = { $count ->
    [one] { $count } move planned.
   *[other] { $count } moves planned.
  }
plan-told = planned: { $what }
plan-list = Planned moves
plan-empty = No moves planned yet.
plan-remove = Remove: { $what }
plan-clear = Clear
plan-send = Send
plan-send-end = Send all and end
plan-asks = Send it before you ask for boats.
plan-lead = These warriors may lead slaves. Send the plan, then decide.
plan-unsure = An earlier move may change this one. Send the plan first.
plan-full = The plan is full. Send it first.
plan-dropped = { $count ->
    [one] The table has changed. { $count } planned move no longer fits.
   *[other] The table has changed. { $count } planned moves no longer fit.
  }

## Harvest

harvest-plan = Harvest plan
harvest-accept = Harvest
harvest-change = Change
harvest-fell = Forests to fell in { $cell }
harvest-idle = Idle in { $cell }
harvest-fanatics = { $count ->
    [one] { $cell }: { $count } idle worker becomes a fanatic.
   *[other] { $cell }: { $count } idle workers become fanatics.
  }
harvest-lost = { $cell }: you lose this cell to fanatics, with everyone on it.
harvest-bare = { $cell }: its last forest falls and never grows back.

## Trade

trade-all = All
trade-everyone = everybody
trade-offered = { $who_is ->
    [you] You offer { $whom_is ->
        [you] yourself
       *[other] { $whom }
      } a trade
   *[other] { $who } offers { $whom_is ->
        [you] you
       *[other] { $whom }
      } a trade
  }
trade-countered = { $who_is ->
    [you] Your counter-offer to { $whom_is ->
        [you] yourself
       *[other] { $whom }
      }
   *[other] { $who }’s counter-offer to { $whom_is ->
        [you] you
       *[other] { $whom }
      }
  }
trade-nothing = nothing
trade-you-get = You get
trade-you-give = You give
trade-gives = { $who } gives
trade-wants = { $who } gets
trade-give = Give { $resource }
trade-get = Get { $resource }
trade-compose = New offer
trade-with = Trade with
trade-left = { $count ->
    [one] You can make { $count } more offer.
   *[other] You can make { $count } more offers.
  }
trade-open = Make an offer
trade-close = Close
trade-send = Send
trade-pass = Pass
trade-accept = Accept
trade-reject = Reject
trade-counter = Counter

## Construction

build-choose = Choose what to build, or a cell.
build-where = Choose where to build the { $building }.
build-what = { $cell }: choose what to build.
build-pay = { $building }, { $cell }: choose what to pay.
build-pays = Ways to pay
build-kinds = Buildings
build-end = Stop building

## The flood

flee-warriors = The sea takes { $cell }. Choose where your warriors flee.
flee-workers = The sea takes { $cell }. Choose where your workers flee.
flee-freed = The sea takes { $cell }. Choose where your freed workers flee.
flee-drown = Let them drown

## A player

player-first = First this turn
player-legacy = { $points ->
    [one] { $points } legacy point now
   *[other] { $points } legacy points now
  }
player-leads = the most, so it scores

## The end

standing-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
end-most = Most { $what }
end-points = +{ $points }
end-order = The most legacy points win. On a tie, dolmens decide, then resources.

## What the signs mean

legend-pawns = Pawns
legend-workers = Workers: they harvest, and multiply in pairs
legend-warriors = Warriors: they conquer and defend
legend-boats = Boats: they ferry, and fight at sea
legend-slaves = Slaves: they work for the warriors beside them
legend-fanatics = Fanatics: if they outnumber the others, the cell is lost
legend-land = On land
legend-tree = Forest
legend-stump = Felled forest
legend-waves = The rise that floods a cell: as many waves
legend-drowning = Drowns at the next rise
legend-flooded = Flooded: sea now
legend-lost = Lost to fanatics
legend-goods = Resources and buildings
legend-legacy = Legacy points
legend-axe = Deforested cells

## The lesson

lesson-map-title = The map
lesson-map-text = Every land cell starts with { $forests } forests and a quarry with its ore. You control a cell if your workers or warriors are on it: its border has your colour.
lesson-map-todo = Look around: drag the map, or zoom with the wheel, your fingers or the buttons.
lesson-scale-title = The scale
lesson-scale-text = A cell without any forest left counts on this scale. At { $first } the sea rises for the first time and takes the hatched cells. At { $end } the game ends.
lesson-scale-todo = Waves on a cell say which rise takes it.
lesson-you-title = What counts
lesson-you-text = A dolmen is worth { $dolmen } points for ever. Having the most forests, boats, warriors or mines is worth { $majority } points each.
lesson-you-todo = A framed number scores now.
lesson-move-title = Move
lesson-move-text = Each pawn goes to a neighbouring cell, or further by boat. If too many workers stay together, there isn’t work for all of them.
lesson-move-todo = Choose your workers, say how many go, and choose a lit cell. You can also drag them.
lesson-move-wait = You will move workers in the next move phase.
lesson-move-done = Your workers have settled a new cell.
lesson-harvest-title = Harvest
lesson-harvest-text = Each worker fells a forest or digs ore. A plan is ready: ore first, and only as many forests as needed so that nobody is idle. Everybody plans at the same time.
lesson-harvest-todo = End your moves. Then take the plan with Harvest, or change it.
lesson-harvest-wait = The next harvest comes after the moves.
lesson-harvest-done = That is what your land gives you.
lesson-fanatics-title = Fanatics
lesson-fanatics-text = Whoever has no work becomes a fanatic, red and for ever. If a cell has more fanatics than other pawns, it is lost with everyone on it.
lesson-fanatics-todo = Spread your workers, keep forests for them, and build mines.
lesson-trade-title = Trade
lesson-trade-text = Other land has other ore, and buildings are cheapest if you pay with many kinds of resources.
lesson-trade-todo = Open an offer, lay down what you give and what you want, and send it.
lesson-trade-wait = You can make an offer in the next trade phase, if anybody has resources.
lesson-trade-done = An offer that is accepted is carried out at once.
lesson-build-title = Build
lesson-build-text = A boat costs { $boat } wood. Mines, warriors and dolmens cost less, the more kinds of resources you pay with.
lesson-build-todo = Choose what to build and where, then what to pay with.
lesson-build-wait = Collect more resources until you can pay for something.
lesson-build-done = It stands.
lesson-conflict-title = Conflict
lesson-conflict-text = Warriors fight on land, boats at sea: the larger side wins and loses as many as the smaller side had. Equal sides lose everything.
lesson-conflict-todo = Move your boats to another player’s boats. More boats than they have is better.
lesson-conflict-sail = Sail from { $from } to { $cell }: that is the way to the nearest boats of another player.
lesson-conflict-wait = Boats and warriors move in the move phase. Build boats meanwhile.
lesson-conflict-done = That was a conflict.
lesson-rise-title = The sea rises
lesson-rise-text = When the scale reaches a mark, the sea takes the hatched cells. Pawns there can only flee to a neighbouring dry cell you control. Dolmens keep scoring under water.
lesson-rise-todo = Bring the sea up: change your harvest so that it fells all the forests it can, and move on to new forests.
lesson-rise-wait = Answer what is asked, then play on.
lesson-rise-done = The sea has risen. What it took is sea now: boats can go there.
lesson-end-title = The end
lesson-end-text = When the scale is at { $end } at the end of a turn, the most points win. Whoever leads wants forests to fall quickly, the others want time.
lesson-end-todo = You know it all. Play on as long as you like.
