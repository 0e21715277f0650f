# What only the browser says of Flooruler. Names of things, buttons, journal and refusals come from the server.

## Numbers that other sentences use

count-floors = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
  }
count-steps = { $steps ->
    [0] stay here
    [one] { $steps } step
   *[other] { $steps } steps
  }
count-deaths = { $deaths ->
    [one] { $deaths } death
   *[other] { $deaths } deaths
  }

## On the board

board-name = Board
board-whole = Whole board
board-near = Close-up
board-wider = Zoom out
board-players = Players
board-you = You
board-tiles = Tiles to choose
board-tile = Tile { $tile }
board-floor-of = { $who_is ->
    [you] your floor
   *[other] { $who }’s floor
  }
board-land-of = { $who_is ->
    [you] your land
   *[other] { $who }’s land
  }
board-gate = gate
board-here = { $who_is ->
    [you] you are here
   *[other] { $who } is here
  }
board-refused = Not possible. Press Enter to see why.

## The die

die-name = Die
die-round = Round { $round }
die-actions = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
  }
die-rolled = Rolled { $die }
die-shows = The die shows { $die }
die-up-to = up to { count-steps }
die-to-go = { $floors ->
    [one] the last floor
   *[other] { $floors } floors to go
  }
die-sight = framed: in range; hatched: blind spot

## A player

player-floors = { $count } of { $all } floors
player-health = { $count } of { $all } health
player-gold = { $gold } gold
player-target = target
player-must-leave = must leave this floor
player-sits-out = { $turns ->
    [one] sits out { $turns } turn
   *[other] sits out { $turns } turns
  }
player-waking = stands up next turn
player-no-items = No items
player-left = { $count } left
player-aim = Aim
player-use = Use

## The stores

store-sold = sold
store-holder = { $who_is ->
    [you] you have it
   *[other] { $who } has it
  }
plan-build = { $floors ->
    [one] Build { $floors } floor
   *[other] Build { $floors } floors
  }
plan-nuke = { $floors ->
    [one] Nuke { $floors } floor
   *[other] Nuke { $floors } floors
  }
about-plan-build = Lay { count-floors } on your land, in any shape.
about-plan-nuke = Take { count-floors } of one opponent off the board. Their piece dies if it’s on one of them.
field-range = Range
field-damage = Damage
field-ammo = Ammo
field-uses = Uses
field-price = Price
field-refill = Refill
field-floors = Floors
field-unlimited = Unlimited
field-die = die
source-rulebook = from the rulebook
source-outside = from other published sources
source-reconstructed = reconstructed by us

## The gallery

gallery-signs = Signs and items
gallery-items = Weapons and skills
gallery-plans = Plans
gallery-places = Places
gallery-pieces = Land, floors and pieces

## The final placing

standing-count = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
  }
end-floors = Floors on the board
end-deaths = Deaths
end-wealth = Gold and items
end-items = { $gold } gold, items worth { $items }
end-order = More floors win. Ties go to the player with fewer deaths, then to the one with more gold and items.

## Where long words may be broken

hyphens = heal-ings tele-por-ta-tion
