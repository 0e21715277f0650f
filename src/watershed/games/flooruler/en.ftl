# Flooruler. Every sentence speaks to the player who reads it as you, and names the others.

title = Flooruler
about = Collect gold, be the first to lay 24 floors, and keep the others from laying theirs.

## Options

option-skip = Turns you sit out after a death
option-skip-0 = none
option-skip-1 = one
option-skip-2 = two
option-rounds = Longest game
option-rounds-150 = 150 rounds
option-rounds-60 = 60 rounds
option-rounds-30 = 30 rounds
option-rounds-15 = 15 rounds
option-toll = Gold you lose when you die
option-toll-0 = none
option-toll-1 = half of it
option-toll-2 = all of it
option-toll-3 = half of it, to the player who killed you

## Names

item-knife = Knife
item-pistol = Pistol
item-shotgun = Shotgun
item-grenade = Grenade
item-healings = Healings
item-speed-boost = Speed Boost
item-teleportation-tool = Teleportation Tool
item-time-freeze = Time Freeze

kind-weapon = weapon
kind-skill = skill

place-gold-fountain = Gold Fountain
place-floor-store = Floor Store
place-nuke-store = Nuke Store
place-weapon-store = Weapon Store
place-skill-store = Skill Store


change-floors = floors
change-gold = gold
change-health = health
change-deaths = deaths
change-wealth = gold and items

## Help

help = New here? Type rule 3 to learn what a turn is, rule 12 how to win, stores what's for sale, and map how to read the board.
look-item = item shotgun: everything about an item
look-stores = everything that's for sale, with prices and effects, and who has what
look-tile = tile k17: what a tile is and who is on it (when you're asked for a tile, this chooses it)
look-map = what the letters on the board mean
help-gold-fountain = Roll here and collect that much gold.
help-floor-store = Buy floors here and lay them on your land.
help-nuke-store = Pay here to take an opponent's floors off the board.
help-weapon-store = Buy weapons here, and ammo for the ones you have.
help-skill-store = Buy skills here: heal, move further, teleport, or take more actions.
help-land = Land is where a player lays floors. A split tile is land of two players.
help-gate = A gate leads into a store. If floors shut the store, its gates are cleared.
help-number = A number tile is where a piece starts, and where it wakes up after a death.
help-floor = Only its owner can walk on a floor.

## What an item does

effect = { $steps }
effect-strike = { $reach ->
    [0] Attack an opponent on your tile.
    [one] Attack an opponent up to 1 tile away.
   *[other] Attack an opponent up to { $reach } tiles away.
  }
effect-damage = You do { $damage } damage.
effect-damage-roll = You do { $damage } damage plus a roll of the die.
effect-heal = Get back to full health.
effect-actions = { $actions ->
    [one] Then take 1 more action.
   *[other] Then take { $actions } more actions.
  }
effect-haste = { $steps ->
    [one] You can go 1 step further in every move.
   *[other] You can go { $steps } steps further in every move.
  }
effect-teleport = Go to any tile without an opponent's floor.
effect-freeze = { $actions ->
    [one] Take 1 action instead of this one.
   *[other] Take { $actions } actions instead of this one.
  }
effect-ammo = { $ammo ->
    [one] It holds 1 shot. A refill costs { $price } gold.
   *[other] It holds { $ammo } shots. A refill costs { $price } gold.
  }
effect-uses = { $uses ->
    [one] You can use it once.
    [2] You can use it twice.
   *[other] You can use it { $uses } times.
  }

## Moves

move-pass = Pass
move-move = Roll to move
move-collect = Roll for gold
move-build = { $floors ->
    [one] Build 1 floor for { $price } gold
   *[other] Build { $floors } floors for { $price } gold
  }
move-build-fewer = { $floors ->
    [one] Build 1 floor for { $price } gold (you need { $wanted })
   *[other] Build { $floors } floors for { $price } gold (you need { $wanted })
  }
move-nuke = Nuke { $floors } of { $victim }'s floors for { $price } gold
move-buy = Buy { $item } for { $price } gold
move-refill = Refill { $item } for { $price } gold
move-use = Use { $item }
move-attack = Attack { $victim } with { $item }
move-go = { $steps ->
    [one] Go 1 step to { $tile }
   *[other] Go { $steps } steps to { $tile }
  }
move-stay = Stay on { $tile }
move-land = Teleport to { $tile }
move-place = Lay a floor on { $tile }
move-replace = Replace { $victim }'s floor on { $tile }
move-remove = Nuke { $victim }'s floor on { $tile }
move-remove-kill = Nuke { $victim }'s floor on { $tile } and kill { $victim }
move-relocate = Move your floor to { $tile }
move-tile = Tile { $tile }

## Questions

question-action = { $who_is ->
    [you] Your turn: choose an action.
   *[other] { $who } is choosing an action.
  }
question-actions = { $who_is ->
    [you] Your turn: choose an action. You have { $actions } left.
   *[other] { $who } is choosing an action and has { $actions } left.
  }
question-go = { $who_is ->
    [you] { $steps ->
        [one] Your turn: you rolled { $die }. Choose a tile up to 1 step away.
       *[other] Your turn: you rolled { $die }. Choose a tile up to { $steps } steps away.
      }
   *[other] { $steps ->
        [one] { $who } rolled { $die } and can go 1 step.
       *[other] { $who } rolled { $die } and can go up to { $steps } steps.
      }
  }
question-land = { $who_is ->
    [you] Your turn: choose a tile to teleport to.
   *[other] { $who } is choosing a tile to teleport to.
  }
question-place = { $who_is ->
    [you] { $left ->
        [one] Your turn: choose a tile for your last floor.
       *[other] Your turn: choose a tile for your next floor. { $left } to go.
      }
   *[other] { $left ->
        [one] { $who } is laying the last floor.
       *[other] { $who } is laying floors: { $left } to go.
      }
  }
question-remove = { $who_is ->
    [you] { $left ->
        [one] Your turn: choose the last of { $victim }'s floors to nuke.
       *[other] Your turn: choose the next of { $victim }'s floors to nuke. { $left } to go.
      }
   *[other] { $victim_is ->
        [you] { $who } is nuking your floors: { $left } to go.
       *[other] { $who } is nuking { $victim }'s floors: { $left } to go.
      }
  }
question-relocate = { $who_is ->
    [you] Your turn: the { $store } is shut. Choose a new tile for your floor on { $tile }.
   *[other] The { $store } is shut: { $who } is moving the floor on { $tile }.
  }
question-over = The game is over.

## The journal

starts = { $who_is ->
    [you] You start
   *[other] { $who } starts
  } on { $tile }.
turn = Round { $round }: { $who_is ->
    [you] your
   *[other] { $who }'s
  } turn.
rolled = { $who_is ->
    [you] You roll
   *[other] { $who } rolls
  } { $die } to move.
rolled-boosted = { $who_is ->
    [you] You roll
   *[other] { $who } rolls
  } { $die } and can go { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }.
went = { $who_is ->
    [you] You go
   *[other] { $who } goes
  } { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } to { $tile }.
went-nowhere = { $who_is ->
    [you] You stay
   *[other] { $who } stays
  } on { $tile }.
collected = { $who_is ->
    [you] You roll
   *[other] { $who } rolls
  } { $die } at the fountain and { $who_is ->
    [you] collect
   *[other] collects
  } { $die } gold.
bought = { $who_is ->
    [you] You buy
   *[other] { $who } buys
  } { $item } for { $price } gold.
refilled = { $who_is ->
    [you] You refill
   *[other] { $who } refills
  } { $item } for { $price } gold.
bought-floors = { $who_is ->
    [you] You buy
   *[other] { $who } buys
  } { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
  } for { $price } gold.
placed = { $who_is ->
    [you] You lay
   *[other] { $who } lays
  } a floor on { $tile }.
replaced = { $who_is ->
    [you] You replace
   *[other] { $who } replaces
  } { $victim_is ->
    [you] your
   *[other] { $victim }'s
  } floor on { $tile }.
bought-nuke = { $who_is ->
    [you] You pay
   *[other] { $who } pays
  } { $price } gold and { $who_is ->
    [you] nuke
   *[other] nukes
  } { $floors } of { $victim_is ->
    [you] your
   *[other] { $victim }'s
  } floors.
removed = { $who_is ->
    [you] You nuke
   *[other] { $who } nukes
  } { $victim_is ->
    [you] your
   *[other] { $victim }'s
  } floor on { $tile }.
shut = { $who_is ->
    [you] You
   *[other] { $who }
  } can't reach the { $store }, so its gates are cleared.
relocated = { $who_is ->
    [you] You move
   *[other] { $who } moves
  } a floor from { $from } to { $tile }.
no-room = { $who_is ->
    [you] You have
   *[other] { $who } has
  } nowhere to move the floor on { $tile } and { $who_is ->
    [you] take
   *[other] takes
  } it back.
attacked = { $who_is ->
    [you] You attack
   *[other] { $who } attacks
  } { $victim_is ->
    [you] you
   *[other] { $victim }
  } with { $item } for { $damage } damage.
hurt = { $who_is ->
    [you] You have
   *[other] { $who } has
  } { $health } health left.
died = { $who_is ->
    [you] You die and go back to your number tile, face down.
   *[other] { $who } dies and goes back to the number tile, face down.
  }
lost-gold = { $who_is ->
    [you] You lose
   *[other] { $who } loses
  } { $gold } gold.
looted = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } { $gold } gold from { $victim_is ->
    [you] you
   *[other] { $victim }
  }.
skipped = { $who_is ->
    [you] You are face down and sit this turn out.
   *[other] { $who } is face down and sits this turn out.
  }
rose = { $who_is ->
    [you] You stand
   *[other] { $who } stands
  } up again.
used = { $who_is ->
    [you] You use
   *[other] { $who } uses
  } { $item }.
healed = { $who_is ->
    [you] You are
   *[other] { $who } is
  } back to full health.
gained-actions = { $who_is ->
    [you] You have
   *[other] { $who } has
  } { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } left.
landed = { $who_is ->
    [you] You teleport
   *[other] { $who } teleports
  } to { $tile }.
returned = { $who_is ->
    [you] You have
   *[other] { $who } has
  } used up { $item }, and the card goes back to its store.
passed = { $who_is ->
    [you] You pass
   *[other] { $who } passes
  }.
must-leave = { $who_is ->
    [you] You are
   *[other] { $who } is
  } on { $owner_is ->
    [you] your
   *[other] { $owner }'s
  } floor and must leave it.
won = { $who_is ->
    [you] You have
   *[other] { $who } has
  } { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
  } on the board and { $who_is ->
    [you] win
   *[other] wins
  }.
ended = { $rounds ->
    [one] The game ends after 1 round.
   *[other] The game ends after { $rounds } rounds.
  }

## Notes on a move

note-collect = You'll collect 1 to { $most } gold.
note-damage = { $victim } loses { $damage } health.
note-damage-roll = { $victim } loses { $least } to { $most } health.
note-build = { $left ->
    [one] You'll lay 1 floor.
   *[other] You'll lay { $left } floors, one by one.
  }
note-leave = { $count ->
    [one] { $who } must leave your floor next turn.
   *[other] { $who } must leave your floors next turn.
  }

## Refusals

refused-not-asked = You don't need a tile now. Choose an action.
refused-answer-first-go = You've rolled the die. Choose a tile to go to first.
refused-answer-first-land = You're teleporting. Choose a tile first.
refused-answer-first-place = { $left ->
    [one] You still have 1 floor to lay. Choose a tile first.
   *[other] You still have { $left } floors to lay. Choose a tile first.
  }
refused-answer-first-remove = { $left ->
    [one] You still have 1 floor to nuke. Choose it first.
   *[other] You still have { $left } floors to nuke. Choose one first.
  }
refused-answer-first-relocate = The { $store } is shut. Move your floor on { $tile } first.
refused-must-leave = You're on { $owner }'s floor. Move away first, or use a skill.
refused-not-there = { $need ->
    [one] You aren't at the { $place }. It's 1 step away.
   *[other] You aren't at the { $place }. It's { $need } steps away.
  }
refused-not-there-shut = You aren't at the { $place }. Floors block every way there.
refused-too-little-gold-floors = { $floors ->
    [one] A floor costs { $need } gold. You have { $have }.
   *[other] A plan of { $floors } floors costs { $need } gold. You have { $have }.
  }
refused-too-little-gold-nuke = { $floors ->
    [one] Nuking 1 floor costs { $need } gold. You have { $have }.
   *[other] Nuking { $floors } floors costs { $need } gold. You have { $have }.
  }
refused-too-little-gold-item = The { $item } card costs { $need } gold. You have { $have }.
refused-too-little-gold-refill = A refill for { $item } costs { $need } gold. You have { $have }.
refused-no-room = { $need ->
    [one] You need room for 1 floor on your land. You have none.
   *[other] You need room for { $need } floors on your land. You have room for { $have }.
  }
refused-no-such-opponent = There is no player { $need }. This table has { $have } players.
refused-own-seat = You can't target yourself. Choose an opponent.
refused-too-few-floors = { $need ->
    [one] This plan nukes 1 floor. { $victim } has { $have } on the board.
   *[other] This plan nukes { $need } floors. { $victim } has { $have } on the board.
  }
refused-sold-out = Sold out: { $owner } has the only { $item } card.
refused-sold-out-yours = You already have { $item }.
refused-no-ammo-refill = You don't need ammo for { $item }.
refused-no-ammo-attack = You're out of ammo for { $item }. Buy a refill at the { $store }.
refused-not-yours = You don't have { $item }. Buy the card at the { $store } first, for { $price } gold.
refused-not-yours-sold = You don't have { $item }. { $owner } has the only card.
refused-full = Your ammo for { $item } is already full: { $ammo } of { $ammo }.
refused-no-skill = You don't use a weapon like a skill. Choose an opponent to attack with { $item }.
refused-always-on = { $steps ->
    [one] You don't have to use { $item }. Every move already gets 1 more step.
   *[other] You don't have to use { $item }. Every move already gets { $steps } more steps.
  }
refused-full-health = You already have full health: { $have } of { $have }. You can use { $item } at { $need } or less.
refused-no-weapon = You can't attack with { $item }. Choose a weapon.
refused-face-down = { $victim } is face down. You can attack once { $victim } stands up again.
refused-blind-spot = { $victim } is in a blind spot. You can only hit along straight lines and diagonals.
refused-out-of-range = { $need ->
    [one] { $victim } is 1 tile away. Your range with { $item } is { $have }.
   *[other] { $victim } is { $need } tiles away. Your range with { $item } is { $have }.
  }
refused-no-such-tile = This board doesn't have that tile. Choose one of its { $tiles } tiles.
refused-opponents-floor = { $tile } has { $owner }'s floor. Choose another tile.
refused-no-floor-there = { $victim } has no floor on { $tile }. Choose a tile that has one.
refused-not-your-land = { $tile } isn't your land. Choose a tile in your colour.
refused-own-floor = { $tile } already has your floor. Choose another tile of your land.
refused-not-empty = { $tile } already has a floor. Choose an empty tile of your land.
refused-is-gate = { $tile } is a gate too. Choose another tile of your land.
refused-too-far = { $need ->
    [one] { $tile } is 1 step away. You can go { $have }.
   *[other] { $tile } is { $need } steps away. You can go { $have }.
  }
refused-no-way = Floors block every way to { $tile }. Choose another tile.
