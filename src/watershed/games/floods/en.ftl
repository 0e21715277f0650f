# Floods. Every sentence speaks to the player who reads it as you, and names the others.

title = Floods
about = Settle the world, trade, build dolmens that outlast you, and mind the rising sea.

## Options

option-map = Map for three players
option-map-0 = the archipelago
option-map-1 = the world map, with Africa empty
option-stop = The game also ends if nobody has land or the scale can't reach its end
option-stop-1 = yes
option-stop-0 = no
option-turns = Longest game
option-turns-24 = 24 turns
option-turns-16 = 16 turns
option-turns-36 = 36 turns
option-turns-48 = 48 turns
option-first = Who starts
option-first-0 = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4

## Cells: in a sentence, and as the map labels them

cell-w1 = Beringia
cell-w2 = Laurentia
cell-w3 = the Cordillera
cell-w4 = Mesoamerica
cell-w5 = the Andes
cell-w6 = Amazonia
cell-w7 = Patagonia
cell-w8 = Keewatin
cell-w9 = Cascadia
cell-wa = the Atacama
cell-wb = the Pampas
cell-y1 = Scandia
cell-y2 = Kamchatka
cell-y3 = the Sarmatian Plain
cell-y4 = the Great Steppe
cell-y5 = Anatolia
cell-y6 = Cathay
cell-y7 = Hindustan
cell-y8 = Siberia
cell-y9 = Western Europe
cell-ya = the Near East
cell-yb = Champa
cell-b1 = the Cape
cell-b2 = the Zambezi
cell-b3 = the Kalahari
cell-b4 = the Congo
cell-b5 = Guinea
cell-b6 = the Nile
cell-b7 = the Maghreb
cell-b8 = Natal
cell-b9 = the Namib
cell-ba = Mauretania
cell-bb = Cyrenaica
cell-g1 = Tasmania
cell-g2 = Zealandia
cell-g3 = the Nullarbor
cell-g4 = the Red Centre
cell-g5 = the Kimberley
cell-g6 = the Murray
cell-g7 = Papua
cell-g8 = the Kermadecs
cell-g9 = the Pilbara
cell-ga = Sunda
cell-gb = Melanesia
cell-at = Atlantis
cell-mu = Mu
cell-es = Easter Island
cell-an = Antarctica
cell-aw = the Western Arctic
cell-ae = the Eastern Arctic
cell-np = the North Pacific
cell-cp = the Central Pacific
cell-sp = the South Pacific
cell-na = the North Atlantic
cell-cb = the Caribbean
cell-ca = the Central Atlantic
cell-sa = the South Atlantic
cell-me = the Mediterranean
cell-io = the Indian Ocean
cell-ei = the Timor Sea
cell-cs = the China Sea
cell-er = the Erythraean Sea
cell-sw = the Southwest Ocean
cell-se = the Southeast Ocean
cell-s1 = Hearth 1
cell-a1 = Headland 1
cell-r1 = Reef 1
cell-c1 = Cove 1
cell-d1 = Shoal 1
cell-i1 = Outer Islet 1
cell-j1 = Inner Islet 1
cell-t1 = Atoll 1
cell-k1 = Shoulder 1
cell-s2 = Hearth 2
cell-a2 = Headland 2
cell-r2 = Reef 2
cell-c2 = Cove 2
cell-d2 = Shoal 2
cell-i2 = Outer Islet 2
cell-j2 = Inner Islet 2
cell-t2 = Atoll 2
cell-k2 = Shoulder 2
cell-s3 = Hearth 3
cell-a3 = Headland 3
cell-r3 = Reef 3
cell-c3 = Cove 3
cell-d3 = Shoal 3
cell-i3 = Outer Islet 3
cell-j3 = Inner Islet 3
cell-t3 = Atoll 3
cell-k3 = Shoulder 3
cell-v0 = the Volcano
cell-l1 = Lagoon 1
cell-m1 = Strait 1
cell-l2 = Lagoon 2
cell-m2 = Strait 2
cell-l3 = Lagoon 3
cell-m3 = Strait 3
cell-oc = the Ocean

label-w1 = Beringia
label-w2 = Laurentia
label-w3 = Cordillera
label-w4 = Mesoamerica
label-w5 = Andes
label-w6 = Amazonia
label-w7 = Patagonia
label-w8 = Keewatin
label-w9 = Cascadia
label-wa = Atacama
label-wb = Pampas
label-y1 = Scandia
label-y2 = Kamchatka
label-y3 = Sarmatian Plain
label-y4 = Great Steppe
label-y5 = Anatolia
label-y6 = Cathay
label-y7 = Hindustan
label-y8 = Siberia
label-y9 = Western Europe
label-ya = Near East
label-yb = Champa
label-b1 = Cape
label-b2 = Zambezi
label-b3 = Kalahari
label-b4 = Congo
label-b5 = Guinea
label-b6 = Nile
label-b7 = Maghreb
label-b8 = Natal
label-b9 = Namib
label-ba = Mauretania
label-bb = Cyrenaica
label-g1 = Tasmania
label-g2 = Zealandia
label-g3 = Nullarbor
label-g4 = Red Centre
label-g5 = Kimberley
label-g6 = Murray
label-g7 = Papua
label-g8 = Kermadecs
label-g9 = Pilbara
label-ga = Sunda
label-gb = Melanesia
label-at = Atlantis
label-mu = Mu
label-es = Easter Island
label-an = Antarctica
label-aw = Western Arctic
label-ae = Eastern Arctic
label-np = North Pacific
label-cp = Central Pacific
label-sp = South Pacific
label-na = North Atlantic
label-cb = Caribbean
label-ca = Central Atlantic
label-sa = South Atlantic
label-me = Mediterranean
label-io = Indian Ocean
label-ei = Timor Sea
label-cs = China Sea
label-er = Erythraean Sea
label-sw = Southwest Ocean
label-se = Southeast Ocean
label-s1 = Hearth 1
label-a1 = Headland 1
label-r1 = Reef 1
label-c1 = Cove 1
label-d1 = Shoal 1
label-i1 = Outer Islet 1
label-j1 = Inner Islet 1
label-t1 = Atoll 1
label-k1 = Shoulder 1
label-s2 = Hearth 2
label-a2 = Headland 2
label-r2 = Reef 2
label-c2 = Cove 2
label-d2 = Shoal 2
label-i2 = Outer Islet 2
label-j2 = Inner Islet 2
label-t2 = Atoll 2
label-k2 = Shoulder 2
label-s3 = Hearth 3
label-a3 = Headland 3
label-r3 = Reef 3
label-c3 = Cove 3
label-d3 = Shoal 3
label-i3 = Outer Islet 3
label-j3 = Inner Islet 3
label-t3 = Atoll 3
label-k3 = Shoulder 3
label-v0 = Volcano
label-l1 = Lagoon 1
label-m1 = Strait 1
label-l2 = Lagoon 2
label-m2 = Strait 2
label-l3 = Lagoon 3
label-m3 = Strait 3
label-oc = Ocean

## Names

map-world = World
map-archipelago = Archipelago

resource-wood = wood
resource-gold = gold
resource-copper = copper
resource-marble = marble
resource-granite = granite

kind-workers = workers
kind-warriors = warriors
kind-boats = boats

building-boat = boat
building-mine = mine
building-warrior = warrior
building-dolmen = dolmen

phase-move = Move
phase-harvest = Harvest
phase-trade = Trade
phase-construction = Construction
phase-flood = The sea rises
phase-over = The end

race-forests = forests
race-boats = boats
race-warriors = warriors
race-mines = mines

change-wood = wood
change-gold = gold
change-copper = copper
change-marble = marble
change-granite = granite
change-workers = workers
change-slaves = slaves
change-warriors = warriors
change-boats = boats
change-forests = forests
change-mines = mines
change-cells = cells
change-dolmens = dolmens
change-legacy = legacy
change-scale = deforestation scale
change-fanatics = fanatics

amount = { $count } { $resource }

## Help

help = New here? Type rule 4 to learn what a turn is, rule 15 how to win, cells what is where, and map how to read the map.
look-cells = every cell with pawns or buildings, and what is in it
look-cell = cell w4: everything about a cell, its neighbours too
look-costs = what buildings cost, and what you can pay
look-map = what the letters on the map mean

## Moves

move-end = End your moves
move-end-building = Stop building
move-workers = Move workers from { $cell }
move-warriors = Move warriors from { $cell }
move-boats = Move boats from { $cell }
move-to = Go to { $cell }
move-ferry = Take the ferry to { $cell }
move-sail = Sail to { $cell }
move-attack = Attack { $victim } in { $cell }
move-land = Land in { $cell } and attack { $victim }
move-ram = Attack { $victim }'s boats in { $cell }
move-count = { $count ->
    [one] Send 1
   *[other] Send { $count }
  }
move-all = Send all { $count }
move-lead = { $count ->
    [0] Leave them behind
   *[other] Lead { $count }
  }
move-lead-all = Lead all { $count }
move-ask = Ask { $owner } for a ferry
move-grant = Agree
move-refuse = Refuse
move-harvest = Harvest
move-idle = Leave { $count } idle in { $cell }
move-fell = { $count ->
    [one] Fell 1 forest in { $cell }
   *[other] Fell { $count } forests in { $cell }
  }
move-offer = Make { $partner } an offer
move-offer-all = Make everybody an offer
move-pass = Pass
move-give = Give { $amount }
move-get = Get { $amount }
move-send = Send the offer
move-cancel = Cancel the offer
move-accept = Accept
move-reject = Reject
move-counter = Make a counter-offer
move-build = Build a { $building } in { $cell }
move-pay = Pay { $goods }
move-flee = Flee to { $cell }
move-drown = Let them drown

## Questions

question-order = { $who_is ->
    [you] Your turn: move your pawns, or end your moves.
   *[other] { $who } is moving pawns.
  }
question-to = { $who_is ->
    [you] Your turn: choose where your { $kind } in { $cell } go.
   *[other] { $who } is moving { $kind } from { $cell }.
  }
question-count = { $who_is ->
    [you] Your turn: choose how many { $kind } go from { $from } to { $cell }.
   *[other] { $who } is sending { $kind } from { $from } to { $cell }.
  }
question-lead = { $who_is ->
    [you] Your turn: how many slaves of { $victim }'s colour do your warriors lead to { $cell }?
   *[other] { $victim_is ->
        [you] { $who } decides how many slaves of your colour go to { $cell }.
       *[other] { $who } decides how many slaves of { $victim }'s colour go to { $cell }.
      }
  }
question-ferry = { $who_is ->
    [you] { $guest } asks to use your boats as a ferry. Do you agree?
   *[other] { $guest_is ->
        [you] { $who } decides whether your pawns may use the boats.
       *[other] { $who } decides whether { $guest }'s pawns may use the boats.
      }
  }
question-harvest = Your turn: plan your harvest, or take the plan as it is.
question-harvest-waiting = { $count ->
    [one] { $who } is planning the harvest.
   *[other] { $who } are planning the harvest.
  }
question-floor = { $who_is ->
    [you] { $offers ->
        [one] Your turn: make an offer, or pass. You have 1 left.
       *[other] Your turn: make an offer, or pass. You have { $offers } left.
      }
   *[other] { $who } has the floor and may make an offer.
  }
question-lay = { $who_is ->
    [you] Your turn: say what you give { $partner } and what you get, then send the offer.
   *[other] { $partner_is ->
        [you] { $who } is making you an offer.
       *[other] { $who } is making { $partner } an offer.
      }
  }
question-lay-all = { $who_is ->
    [you] Your turn: say what you give and what you get, then send the offer to everybody.
   *[other] { $who } is making everybody an offer.
  }
question-lay-counter = { $who_is ->
    [you] Your turn: say what you give { $partner } instead and what you get, then send it.
   *[other] { $partner_is ->
        [you] { $who } is making you a counter-offer.
       *[other] { $who } is making { $partner } a counter-offer.
      }
  }
question-answer = { $who_is ->
    [you] { $partner } offers you a trade: accept, reject, or make a counter-offer.
   *[other] { $partner_is ->
        [you] { $who } is thinking about your offer.
       *[other] { $who } is thinking about { $partner }'s offer.
      }
  }
question-answer-counter = { $who_is ->
    [you] { $partner } makes you a counter-offer: accept or reject it.
   *[other] { $partner_is ->
        [you] { $who } is thinking about your counter-offer.
       *[other] { $who } is thinking about { $partner }'s counter-offer.
      }
  }
question-build = { $who_is ->
    [you] Your turn: build something, or stop building.
   *[other] { $who } is building.
  }
question-pay = { $who_is ->
    [you] Your turn: choose what to pay for the { $building } in { $cell }.
   *[other] { $who } is paying for a { $building } in { $cell }.
  }
question-flee-warriors = { $who_is ->
    [you] The sea floods { $cell }: choose where your warriors flee with their slaves.
   *[other] The sea floods { $cell }: { $who } is choosing where the warriors flee.
  }
question-flee-workers = { $who_is ->
    [you] The sea floods { $cell }: choose where your workers flee.
   *[other] The sea floods { $cell }: { $who } is choosing where the workers flee.
  }
question-flee-freed = { $who_is ->
    [you] The sea floods { $cell }: choose where your freed workers flee.
   *[other] The sea floods { $cell }: { $who } is choosing where the freed workers flee.
  }
question-over = The game is over.

## The journal

turn = Turn { $turn }: { $who_is ->
    [you] you go
   *[other] { $who } goes
  } first.
workers-moved = { $who_is ->
    [you] You move
   *[other] { $who } moves
  } { $count ->
    [one] 1 worker
   *[other] { $count } workers
  } from { $from } to { $cell }.
warriors-moved = { $who_is ->
    [you] You move
   *[other] { $who } moves
  } { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  } from { $from } to { $cell }.
boats-moved = { $who_is ->
    [you] You move
   *[other] { $who } moves
  } { $count ->
    [one] 1 boat
   *[other] { $count } boats
  } from { $from } to { $cell }.
led = { $who_is ->
    [you] You lead
   *[other] { $who } leads
  } { $count ->
    [one] 1 slave
   *[other] { $count } slaves
  } of { $victim_is ->
    [you] your
   *[other] { $victim }'s
  } colour to { $cell }.
ferried = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } boats ferry { $guest_is ->
    [you] your
   *[other] { $guest }'s
  } pawns over { $cell }.
ferried-own = { $who_is ->
    [you] You ferry your
   *[other] { $who } ferries the
  } pawns over { $cell }.
asked = { $who_is ->
    [you] You ask
   *[other] { $who } asks
  } { $owner_is ->
    [you] you
   *[other] { $owner }
  } for a ferry.
granted = { $who_is ->
    [you] You agree
   *[other] { $who } agrees
  } to ferry { $guest_is ->
    [you] your
   *[other] { $guest }'s
  } pawns.
refused = { $who_is ->
    [you] You refuse
   *[other] { $who } refuses
  } to ferry { $guest_is ->
    [you] your
   *[other] { $guest }'s
  } pawns.
battle-won = { $who_is ->
    [you] You beat
   *[other] { $who } beats
  } { $victim_is ->
    [you] you
   *[other] { $victim }
  } in { $cell } and { $who_is ->
    [you] have
   *[other] has
  } { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  } left.
battle-drawn = { $who_is ->
    [you] You
   *[other] { $who }
  } and { $victim_is ->
    [you] you
   *[other] { $victim }
  } lose { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
  } each in { $cell }.
naval-won = { $who_is ->
    [you] You win
   *[other] { $who } wins
  } the sea battle against { $victim_is ->
    [you] you
   *[other] { $victim }
  } in { $cell } and { $who_is ->
    [you] have
   *[other] has
  } { $count ->
    [one] 1 boat
   *[other] { $count } boats
  } left.
naval-drawn = { $who_is ->
    [you] You
   *[other] { $who }
  } and { $victim_is ->
    [you] you
   *[other] { $victim }
  } lose { $count ->
    [one] 1 boat
   *[other] { $count } boats
  } each in { $cell }.
captured = { $who_is ->
    [you] You capture
   *[other] { $who } captures
  } { $count } of { $victim_is ->
    [you] your
   *[other] { $victim }'s
  } workers in { $cell }.
freed = { $count } of { $who_is ->
    [you] your
   *[other] { $who }'s
  } workers in { $cell } { $count ->
    [one] is
   *[other] are
  } free again.
civil-war = { $who_is ->
    [you] You win
   *[other] { $who } wins
  } the civil war in { $cell }. { $count ->
    [one] 1 worker is
   *[other] { $count } workers are
  } left.
civil-war-nobody = The civil war in { $cell } leaves nobody alive.
cell-lost = { $who_is ->
    [you] You lose
   *[other] { $who } loses
  } { $cell } to fanatics{ $workers ->
    [0] { $warriors ->
        [0] .
        [one] , with 1 warrior.
       *[other] , with { $warriors } warriors.
      }
    [one] { $warriors ->
        [0] , with 1 worker.
        [one] , with 1 worker and 1 warrior.
       *[other] , with 1 worker and { $warriors } warriors.
      }
   *[other] { $warriors ->
        [0] , with { $workers } workers.
        [one] , with { $workers } workers and 1 warrior.
       *[other] , with { $workers } workers and { $warriors } warriors.
      }
  }
cell-lost-nobody = Fanatics take over { $cell }.
sealed = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } harvest plan is in.
harvested = { $who_is ->
    [you] You harvest
   *[other] { $who } harvests
  } { $goods } in { $cell }.
harvested-nothing = { $who_is ->
    [you] You harvest
   *[other] { $who } harvests
  } nothing in { $cell }.
idled = { $count ->
    [one] 1 idle worker in { $cell } becomes a fanatic.
   *[other] { $count } idle workers in { $cell } become fanatics.
  } { $fanatics ->
    [one] 1 fanatic is
   *[other] { $fanatics } fanatics are
  } there now.
deforested = The last forest in { $cell } is felled. The scale is at { $scale }.
offered = { $who_is ->
    [you] You make
   *[other] { $who } makes
  } { $partner_is ->
    [you] you
   *[other] { $partner }
  } an offer.
offered-all = { $who_is ->
    [you] You make
   *[other] { $who } makes
  } everybody an offer.
countered = { $who_is ->
    [you] You answer
   *[other] { $who } answers
  } { $partner_is ->
    [you] you
   *[other] { $partner }
  } with a counter-offer.
gives = { $who_is ->
    [you] You
   *[other] { $who }
  } would give { $amount }.
gets = { $who_is ->
    [you] You
   *[other] { $who }
  } would get { $amount }.
lacks = { $who_is ->
    [you] You don't
   *[other] { $who } doesn't
  } have what { $partner_is ->
    [you] you ask
   *[other] { $partner } asks
  } for.
accepted = { $who_is ->
    [you] You accept
   *[other] { $who } accepts
  } { $partner_is ->
    [you] your
   *[other] { $partner }'s
  } offer.
rejected = { $who_is ->
    [you] You reject
   *[other] { $who } rejects
  } { $partner_is ->
    [you] your
   *[other] { $partner }'s
  } offer.
traded = { $who_is ->
    [you] You give
   *[other] { $who } gives
  } { $partner_is ->
    [you] you
   *[other] { $partner }
  } { $amount }.
passed = { $who_is ->
    [you] You pass
   *[other] { $who } passes
  }.
built = { $who_is ->
    [you] You build
   *[other] { $who } builds
  } a { $building } in { $cell } for { $goods }.
born = { $who_is ->
    [you] You have
   *[other] { $who } has
  } { $count ->
    [one] 1 more worker
   *[other] { $count } more workers
  } in { $cell }.
bred = { $count ->
    [one] There is 1 more fanatic in { $cell }.
   *[other] There are { $count } more fanatics in { $cell }.
  }
regrew = A forest grows back in { $cell }.
rose = The scale is at { $scale }. The sea rises for the { $rise ->
    [1] first
    [2] second
   *[other] third
  } time.
flooded = The sea floods { $cell }.
warriors-fled = { $count } of { $who_is ->
    [you] your
   *[other] { $who }'s
  } warriors { $count ->
    [one] flees
   *[other] flee
  } from { $from } to { $cell }.
slaves-fled = { $count ->
    [one] 1 slave
   *[other] { $count } slaves
  } of { $who_is ->
    [you] your
   *[other] { $who }'s
  } colour { $count ->
    [one] flees
   *[other] flee
  } from { $from } to { $cell }.
workers-fled = { $count } of { $who_is ->
    [you] your
   *[other] { $who }'s
  } workers { $count ->
    [one] flees
   *[other] flee
  } from { $from } to { $cell }.
warriors-drowned = { $count } of { $who_is ->
    [you] your
   *[other] { $who }'s
  } warriors { $count ->
    [one] drowns
   *[other] drown
  } in { $cell }.
workers-drowned = { $count } of { $who_is ->
    [you] your
   *[other] { $who }'s
  } workers { $count ->
    [one] drowns
   *[other] drown
  } in { $cell }.
majority = { $who_is ->
    [you] You have
   *[other] { $who } has
  } the most { $race }: { $count }. That's { $points ->
    [one] 1 legacy point.
   *[other] { $points } legacy points.
  }
legacy = { $who_is ->
    [you] You have
   *[other] { $who } has
  } { $dolmens ->
    [one] 1 dolmen
   *[other] { $dolmens } dolmens
  } and { $points ->
    [one] 1 legacy point
   *[other] { $points } legacy points
  } in all.
ended-by-scale = The scale is at { $scale }: the game ends after turn { $turn }.
ended-deserted = Nobody controls land any more: the game ends after turn { $turn }.
ended-stalled = The scale is at { $scale } and can't reach its end any more: the game ends after turn { $turn }.
ended-by-turns = Turn { $turn } was the last: the game ends.

## Notes on a move

note-fanatics = { $count ->
    [one] 1 worker in { $cell } has no work and becomes a fanatic.
   *[other] { $count } workers in { $cell } have no work and become fanatics.
  }
note-lost = You lose { $cell } to fanatics. { $fanatics ->
    [one] There is 1 fanatic
   *[other] There are { $fanatics } fanatics
  } against { $others ->
    [one] 1 other pawn.
   *[other] { $others } other pawns.
  }
note-deforests = You fell the last forest in { $cell }. The scale rises, and no forest grows back there.
note-one-left = Only one forest is left standing in { $cell }. No other will grow back there.

## Refusals

refused-answer-first-order = You're moving pawns. Choose pawns to move, or end your moves.
refused-answer-first-to = First choose where your pawns go.
refused-answer-first-count = First choose how many pawns go.
refused-answer-first-lead = First choose how many slaves your warriors lead.
refused-answer-first-ferry = First say whether { $guest }'s pawns may use your boats.
refused-answer-first-harvest = It's harvest time. Change your plan, or harvest.
refused-answer-first-floor = You have the floor. Make an offer, or pass.
refused-answer-first-lay = You're making an offer. Say what you give and get, or send it.
refused-answer-first-answer = Answer { $partner }'s offer first.
refused-answer-first-build = You're building. Choose what to build, or stop.
refused-answer-first-pay = First choose what you pay for the { $building }.
refused-answer-first-flee = The sea floods { $cell }. First choose where your pawns flee.
refused-no-such-cell = This map doesn't have that cell. Choose one of its { $cells } cells.
refused-no-such-opponent = There is no player { $need }. This table has { $have } players.
refused-boats-on-land = Boats can't go on land. Choose a sea cell.
refused-no-boats-on-land = There are no boats on land. Choose a sea cell.
refused-pawns-at-sea = Workers and warriors can't end at sea. Choose a land cell.
refused-no-pawns-at-sea = There are no workers or warriors at sea. Choose a land cell.
refused-no-pawns = You have no { $kind } in { $cell }. Choose a cell where you have some.
refused-enslaved = Your workers in { $cell } are { $owner }'s slaves. Only { $owner }'s warriors can move them.
refused-moved = All your { $kind } in { $cell } have moved this turn. You can move them again next turn.
refused-moved-boats = All your boats in { $cell } have moved or ferried this turn. They can move again next turn.
refused-nowhere = Your { $kind } in { $cell } have nowhere to go. A line of boats could ferry them.
refused-nowhere-boats = Your boats in { $cell } have no other sea to go to.
refused-own-boats = You don't need to ask for your own boats. Ask another player.
refused-asked-already = You've already asked { $owner } this turn. You can ask again next turn.
refused-no-boats = { $owner } has no boats to ferry you. Ask somebody who has.
refused-ferry-useless = Your pawns couldn't use { $owner }'s boats now. Ask somebody else, or move on foot.
refused-same-cell = Your pawns are already in { $cell }. Choose another cell.
refused-lost = Fanatics hold { $cell }. Nobody can go there.
refused-controlled = { $owner } controls { $cell }. Only warriors can go there.
refused-controlled-before = { $owner } controlled { $cell } when the moves began. Workers can go there next turn.
refused-contested = There will be a civil war in { $cell }. Only warriors can go there before it is fought.
refused-not-adjacent = No sea leads straight from { $from } to { $cell }. A boat goes one sea cell.
refused-no-way = You can't walk from { $from } to { $cell }, and no line of boats leads there.
refused-too-many = { $have ->
    [one] You can't send { $need }. Only 1 pawn can go.
   *[other] You can't send { $need }. Only { $have } pawns can go.
  }
refused-say-all = That is all of them. Choose “all” instead of { $need }.
refused-too-many-slaves = { $have ->
    [one] You can't lead { $need }. There is only 1 slave of { $victim }'s colour.
   *[other] You can't lead { $need }. There are only { $have } slaves of { $victim }'s colour.
  }
refused-not-your-cell = You don't control { $cell }. Choose a cell you control.
refused-planned = You've already planned { $cell }. Plans follow the order of the map, so go on or harvest.
refused-too-few-workers = { $have ->
    [0] Nobody in { $cell } has work to leave. You can't leave { $need } idle.
    [one] Only 1 worker in { $cell } could work. You can't leave { $need } idle.
   *[other] Only { $have } workers in { $cell } could work. You can't leave { $need } idle.
  }
refused-too-few-forests = { $have ->
    [0] There is no forest left in { $cell } to fell.
    [one] There is only 1 forest in { $cell }. You can't fell { $need }.
   *[other] There are only { $have } forests in { $cell }. You can't fell { $need }.
  }
refused-too-few-axes = { $have ->
    [0] You have nobody to fell forests in { $cell }.
    [one] You have only 1 worker for the forests in { $cell }. You can't fell { $need }.
   *[other] You have only { $have } workers for the forests in { $cell }. You can't fell { $need }.
  }
refused-fells-anyway = { $have ->
    [one] Your plan for { $cell } fells 1 forest anyway. Choose more, or leave workers idle.
   *[other] Your plan for { $cell } fells { $have } forests anyway. Choose more, or leave workers idle.
  }
refused-own-offer = You can't trade with yourself. Choose another player.
refused-nothing-to-trade = You have no resources, and neither has { $partner }. There is nothing to trade.
refused-laid = You've laid that down already. An offer goes from wood to granite, first what you give, then what you get.
refused-both-sides = You already give { $resource }. You can't get { $resource } in the same offer.
refused-too-few-goods = You have { $have } { $resource }. You can't give { $need }.
refused-partner-lacks = { $partner } has { $have } { $resource }. You can't get { $need }.
refused-all-lack = Nobody else has { $need } { $resource }. You can ask for { $have } at most.
refused-too-many-units = A side of an offer has at most { $most } resources. You have room for { $have } more, not { $need }.
refused-empty-offer = Your offer is empty. Say what you give or get first.
refused-counter-to-counter = This is a counter-offer already. Accept it or reject it.
refused-countered = You've already made a counter-offer. Accept the offer or reject it.
refused-boat-on-land = You build boats at sea. Choose a sea cell next to your land.
refused-build-at-sea = You build a { $building } on land. Choose a land cell you control.
refused-no-coast = No land you control is next to { $cell }. Choose another sea cell.
refused-most-boats = You have { $have } boats. You can't have more.
refused-most-warriors = You have { $have } warriors. You can't have more than { $most }.
refused-most-mines = There are { $have } mines in { $cell }. A cell has { $most } at most.
refused-has-dolmen = There is a dolmen in { $cell } already. A cell has one at most.
refused-too-little-wood = A boat costs { $need } wood. You have { $have }.
refused-too-poor = You can't pay for a { $building }. It costs { $one } of one resource, { $two } of two, { $three } of three or { $four } of four.
refused-too-few-to-pay = That takes { $need } { $resource }. You have { $have }.
refused-flee-apart = There is no way on foot to { $cell }. Flee to a cell next to the flood.
refused-flee-sea = Nobody can flee to the sea. Choose a dry cell you control.
refused-flee-strange = You don't control { $cell }. Pawns flee only to a dry cell you control.
