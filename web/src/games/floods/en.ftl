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
order-told-from = { $what } from { $from }
order-then-end = then end your moves

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
plan-asked = Confirm sends your plan. You can end your moves after that.
plan-asked-end = Confirm sends your plan and ends your moves. To end without it, clear the plan first.
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
end-resources = resources left
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
