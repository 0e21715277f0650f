# Patchistory. Every sentence speaks to the player who reads it as you, and names the others.

title = Patchistory
about = Patch your kingdom together through three eras, trade with your neighbours, and talk or fight with them.

## Options

option-baselands = Baselands
option-baselands-1 = Liberty: all different, 2 workers each
option-baselands-0 = Equality: all alike, 1 worker each
option-screens = Goods of the others
option-screens-0 = hidden behind screens
option-screens-1 = open
option-first = Who starts
option-first-0 = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4

## Heroes and wonders

figure-colosseum = Colosseum
figure-colossus-of-rhodes = Colossus of Rhodes
figure-the-great-wall = Great Wall
figure-hanging-gardens-of-babylon = Hanging Gardens of Babylon
figure-lighthouse-of-alexandria = Lighthouse of Alexandria
figure-parthenon = Parthenon
figure-petra = Petra
figure-pyramid = Pyramid
figure-ziggurat = Ziggurat
figure-alexander-the-great = Alexander the Great
figure-aristotle = Aristotle
figure-constantine-the-great = Constantine the Great
figure-cyrus-the-great = Cyrus the Great
figure-gaius-julius-caesar = Gaius Julius Caesar
figure-gwanggaeto-the-great = Gwanggaeto the Great
figure-homer = Homer
figure-moses = Moses
figure-qin-shi-huang = Qin Shi Huang
figure-angkor-wat = Angkor Wat
figure-chichen-itza = Chichen-Itza
figure-forbidden-city = Forbidden City
figure-kremlin = Kremlin
figure-machu-picchu = Machu Picchu
figure-pantheon = Pantheon
figure-seokguram = Seokguram
figure-taj-mahal = Taj Mahal
figure-timbuktu = Timbuktu
figure-christopher-columbus = Christopher Columbus
figure-elizabeth-i = Elizabeth I
figure-genghis-khan = Genghis Khan
figure-jeanne-d-arc = Jeanne d'Arc
figure-martin-luther = Martin Luther
figure-napoleon-bonaparte = Napoleon Bonaparte
figure-vasco-da-gama = Vasco da Gama
figure-william-shakespeare = William Shakespeare
figure-yi-sun-sin = Yi Sun-sin
figure-apollo-11 = Apollo 11
figure-christ-the-redeemer = Christ the Redeemer
figure-disneyland = Disneyland
figure-eiffel-tower = Eiffel Tower
figure-red-cross = Red Cross
figure-schwerer-gustav = Schwerer Gustav
figure-statue-of-liberty = Statue of Liberty
figure-stealth-aircraft = Stealth Aircraft
figure-wall-street = Wall Street
figure-andrew-carnegie = Andrew Carnegie
figure-antoni-gaudi = Antoni Gaudi
figure-che-guevera = Che Guevera
figure-erwin-rommel = Erwin Rommel
figure-karl-heinrich-marx = Karl Heinrich Marx
figure-lula-da-silva = Lula da Silva
figure-mahatma-gandhi = Mahatma Gandhi
figure-otto-von-bismarck = Otto von Bismarck
figure-pope-john-paul-ii = Pope John Paul II

## Pieces and tiles

piece-eq = Equality baseland
piece-l1 = Liberty baseland 1
piece-l2 = Liberty baseland 2
piece-l3 = Liberty baseland 3
piece-l4 = Liberty baseland 4
card-either = Era { $era } card { $number }
piece-i-01-white = Era I card 1 (white side)
piece-i-01-black = Era I card 1 (black side)
piece-i-02-white = Era I card 2 (white side)
piece-i-02-black = Era I card 2 (black side)
piece-i-03-white = Era I card 3 (white side)
piece-i-03-black = Era I card 3 (black side)
piece-i-04-white = Era I card 4 (white side)
piece-i-04-black = Era I card 4 (black side)
piece-i-05-white = Era I card 5 (white side)
piece-i-05-black = Era I card 5 (black side)
piece-i-06-white = Era I card 6 (white side)
piece-i-06-black = Era I card 6 (black side)
piece-i-07-white = Era I card 7 (white side)
piece-i-07-black = Era I card 7 (black side)
piece-i-08-white = Era I card 8 (white side)
piece-i-08-black = Era I card 8 (black side)
piece-i-09-white = Era I card 9 (white side)
piece-i-09-black = Era I card 9 (black side)
piece-i-10-white = Era I card 10 (white side)
piece-i-10-black = Era I card 10 (black side)
piece-i-11-white = Era I card 11 (white side)
piece-i-11-black = Era I card 11 (black side)
piece-i-12-white = Era I card 12 (white side)
piece-i-12-black = Era I card 12 (black side)
piece-i-13-white = Era I card 13 (white side)
piece-i-13-black = Era I card 13 (black side)
piece-i-14-white = Era I card 14 (white side)
piece-i-14-black = Era I card 14 (black side)
piece-i-15-white = Era I card 15 (white side)
piece-i-15-black = Era I card 15 (black side)
piece-i-16-white = Era I card 16 (white side)
piece-i-16-black = Era I card 16 (black side)
piece-i-17-white = Era I card 17 (white side)
piece-i-17-black = Era I card 17 (black side)
piece-i-18-white = Era I card 18 (white side)
piece-i-18-black = Era I card 18 (black side)
piece-i-19-white = Era I card 19 (white side)
piece-i-19-black = Era I card 19 (black side)
piece-i-20-white = Era I card 20 (white side)
piece-i-20-black = Era I card 20 (black side)
piece-i-21-white = Era I card 21 (white side)
piece-i-21-black = Era I card 21 (black side)
piece-i-22-white = Era I card 22 (white side)
piece-i-22-black = Era I card 22 (black side)
piece-i-23-white = Era I card 23 (white side)
piece-i-23-black = Era I card 23 (black side)
piece-i-24-white = Era I card 24 (white side)
piece-i-24-black = Era I card 24 (black side)
piece-i-25-white = Era I card 25 (white side)
piece-i-25-black = Era I card 25 (black side)
piece-ii-01-white = Era II card 1 (white side)
piece-ii-01-black = Era II card 1 (black side)
piece-ii-02-white = Era II card 2 (white side)
piece-ii-02-black = Era II card 2 (black side)
piece-ii-03-white = Era II card 3 (white side)
piece-ii-03-black = Era II card 3 (black side)
piece-ii-04-white = Era II card 4 (white side)
piece-ii-04-black = Era II card 4 (black side)
piece-ii-05-white = Era II card 5 (white side)
piece-ii-05-black = Era II card 5 (black side)
piece-ii-06-white = Era II card 6 (white side)
piece-ii-06-black = Era II card 6 (black side)
piece-ii-07-white = Era II card 7 (white side)
piece-ii-07-black = Era II card 7 (black side)
piece-ii-08-white = Era II card 8 (white side)
piece-ii-08-black = Era II card 8 (black side)
piece-ii-09-white = Era II card 9 (white side)
piece-ii-09-black = Era II card 9 (black side)
piece-ii-10-white = Era II card 10 (white side)
piece-ii-10-black = Era II card 10 (black side)
piece-ii-11-white = Era II card 11 (white side)
piece-ii-11-black = Era II card 11 (black side)
piece-ii-12-white = Era II card 12 (white side)
piece-ii-12-black = Era II card 12 (black side)
piece-ii-13-white = Era II card 13 (white side)
piece-ii-13-black = Era II card 13 (black side)
piece-ii-14-white = Era II card 14 (white side)
piece-ii-14-black = Era II card 14 (black side)
piece-ii-15-white = Era II card 15 (white side)
piece-ii-15-black = Era II card 15 (black side)
piece-ii-16-white = Era II card 16 (white side)
piece-ii-16-black = Era II card 16 (black side)
piece-ii-17-white = Era II card 17 (white side)
piece-ii-17-black = Era II card 17 (black side)
piece-ii-18-white = Era II card 18 (white side)
piece-ii-18-black = Era II card 18 (black side)
piece-ii-19-white = Era II card 19 (white side)
piece-ii-19-black = Era II card 19 (black side)
piece-ii-20-white = Era II card 20 (white side)
piece-ii-20-black = Era II card 20 (black side)
piece-ii-21-white = Era II card 21 (white side)
piece-ii-21-black = Era II card 21 (black side)
piece-ii-22-white = Era II card 22 (white side)
piece-ii-22-black = Era II card 22 (black side)
piece-ii-23-white = Era II card 23 (white side)
piece-ii-23-black = Era II card 23 (black side)
piece-ii-24-white = Era II card 24 (white side)
piece-ii-24-black = Era II card 24 (black side)
piece-ii-25-white = Era II card 25 (white side)
piece-ii-25-black = Era II card 25 (black side)
piece-iii-01-white = Era III card 1 (white side)
piece-iii-01-black = Era III card 1 (black side)
piece-iii-02-white = Era III card 2 (white side)
piece-iii-02-black = Era III card 2 (black side)
piece-iii-03-white = Era III card 3 (white side)
piece-iii-03-black = Era III card 3 (black side)
piece-iii-04-white = Era III card 4 (white side)
piece-iii-04-black = Era III card 4 (black side)
piece-iii-05-white = Era III card 5 (white side)
piece-iii-05-black = Era III card 5 (black side)
piece-iii-06-white = Era III card 6 (white side)
piece-iii-06-black = Era III card 6 (black side)
piece-iii-07-white = Era III card 7 (white side)
piece-iii-07-black = Era III card 7 (black side)
piece-iii-08-white = Era III card 8 (white side)
piece-iii-08-black = Era III card 8 (black side)
piece-iii-09-white = Era III card 9 (white side)
piece-iii-09-black = Era III card 9 (black side)
piece-iii-10-white = Era III card 10 (white side)
piece-iii-10-black = Era III card 10 (black side)
piece-iii-11-white = Era III card 11 (white side)
piece-iii-11-black = Era III card 11 (black side)
piece-iii-12-white = Era III card 12 (white side)
piece-iii-12-black = Era III card 12 (black side)
piece-iii-13-white = Era III card 13 (white side)
piece-iii-13-black = Era III card 13 (black side)
piece-iii-14-white = Era III card 14 (white side)
piece-iii-14-black = Era III card 14 (black side)
piece-iii-15-white = Era III card 15 (white side)
piece-iii-15-black = Era III card 15 (black side)
piece-iii-16-white = Era III card 16 (white side)
piece-iii-16-black = Era III card 16 (black side)
piece-iii-17-white = Era III card 17 (white side)
piece-iii-17-black = Era III card 17 (black side)
piece-iii-18-white = Era III card 18 (white side)
piece-iii-18-black = Era III card 18 (black side)
piece-iii-19-white = Era III card 19 (white side)
piece-iii-19-black = Era III card 19 (black side)
piece-iii-20-white = Era III card 20 (white side)
piece-iii-20-black = Era III card 20 (black side)
piece-iii-21-white = Era III card 21 (white side)
piece-iii-21-black = Era III card 21 (black side)
piece-iii-22-white = Era III card 22 (white side)
piece-iii-22-black = Era III card 22 (black side)
piece-iii-23-white = Era III card 23 (white side)
piece-iii-23-black = Era III card 23 (black side)
piece-iii-24-white = Era III card 24 (white side)
piece-iii-24-black = Era III card 24 (black side)
piece-iii-25-white = Era III card 25 (white side)
piece-iii-25-black = Era III card 25 (black side)

tile-culture-1 = Culture tile 1
tile-culture-2 = Culture tile 2
tile-culture-3 = Culture tile 3
tile-culture-4 = Culture tile 4
tile-culture-5 = Culture tile 5
tile-culture-6 = Culture tile 6
tile-politics-1 = Politics tile 1
tile-politics-2 = Politics tile 2
tile-politics-3 = Politics tile 3
tile-politics-4 = Politics tile 4
tile-politics-5 = Politics tile 5
tile-politics-6 = Politics tile 6
tile-economy-1 = Economy tile 1
tile-economy-2 = Economy tile 2
tile-economy-3 = Economy tile 3
tile-economy-4 = Economy tile 4
tile-economy-5 = Economy tile 5
tile-economy-6 = Economy tile 6
tile-military-1 = Military tile 1
tile-military-2 = Military tile 2
tile-military-3 = Military tile 3
tile-military-4 = Military tile 4
tile-military-5 = Military tile 5
tile-military-6 = Military tile 6
tile-traffic-1 = Traffic tile 1
tile-traffic-2 = Traffic tile 2
tile-traffic-3 = Traffic tile 3
tile-traffic-4 = Traffic tile 4
tile-traffic-5 = Traffic tile 5
tile-traffic-6 = Traffic tile 6
tile-industry-1 = Industry tile 1
tile-industry-2 = Industry tile 2
tile-industry-3 = Industry tile 3
tile-industry-4 = Industry tile 4
tile-industry-5 = Industry tile 5
tile-industry-6 = Industry tile 6

## Names

prosperity-general-buildings = General Buildings
prosperity-heroes = Heroes
prosperity-military = Military
prosperity-politics = Politics
prosperity-special-buildings = Special Buildings
prosperity-trade-routes = Trade Routes
prosperity-transport = Transport
prosperity-wasteland = Wasteland
prosperity-water = Water
prosperity-wonders = Wonders
prosperity-workers = Workers
prosperity-culture = Culture
prosperity-food = Food
prosperity-minerals = Minerals
prosperity-money = Money

kind-culture = Culture
kind-politics = Politics
kind-economy = Economy
kind-military = Military
kind-traffic = Traffic
kind-industry = Industry
kind-special = Special Building
kind-wasteland = Wasteland
kind-water = Water
kind-hero = Hero
kind-wonder = Wonder

good-food = food
good-minerals = minerals
good-money = money
good-vp = VP
good-votes = votes

status-food = food production
status-minerals = mineral production
status-money = money production
status-vp = VP production
status-mil = MIL
status-shields = shields
status-pol = POL
status-tra = TRA

quantity-culture = Culture rooms
quantity-politics = Politics rooms
quantity-economy = Economy rooms
quantity-military = Military rooms
quantity-traffic = Traffic rooms
quantity-industry = Industry rooms
quantity-special = Special Buildings
quantity-wasteland = Wastelands
quantity-water = water rooms
quantity-hero = heroes
quantity-wonder = wonders
quantity-worker = workers
quantity-route = routes
quantity-manned-water = water rooms with a worker
quantity-manned-industry = Industry rooms with a box and a worker
quantity-manned-culture = Culture rooms with a box and a worker
quantity-general-building = General Buildings
quantity-reclaimed = reclaimed Wastelands
quantity-food-industry = Industry rooms with food outside their box
quantity-food = points of food production
quantity-minerals = points of mineral production
quantity-money = points of money production
quantity-vp = points of VP production
quantity-mil = points of MIL
quantity-shields = shields
quantity-pol = points of POL
quantity-tra = points of TRA
quantity-savings = money

phase-over = The end
phase-auction = Auction
phase-patching = Patching
phase-diplomacy = Diplomacy
phase-management = Management
phase-movement = Movement
phase-negotiation = Negotiation and war
phase-production = Production
phase-upkeep = Upkeep of heroes and wonders
phase-vote = Vote
phase-end = End of the era

action-aid = Aid
action-threaten = Threaten
action-trade = Trade
action-exchange = Exchange
action-birth = Birth
action-heroes = Worship Heroes
action-wonders = Worship Wonders
action-link = Construct Trade Route
action-reclaim = Reclamation
action-build = Construct Building

space-0 = Start
space-1 = space 1
space-2 = space 2
space-3 = space 3
space-4 = space 4
space-5 = the Negotiation Room
space-6 = the War Room
space-7 = Rest
space-home = home

exchange-minerals-food = minerals for food
exchange-minerals-money = minerals for money
exchange-food-minerals = food for minerals
exchange-money-minerals = money for minerals
exchange-food-money = food for money
exchange-money-food = money for food

change-food = food
change-minerals = minerals
change-money = money
change-vp = VP
change-votes = votes
change-produced-food = food production
change-produced-minerals = mineral production
change-produced-money = money production
change-produced-vp = VP production
change-mil = MIL
change-shields = shields
change-pol = POL
change-tra = TRA
change-favours = favours
change-heroes = heroes
change-wonders = wonders
change-routes = routes
change-workers = workers
change-descendants = descendants
change-upkeep = food for workers

amount = { $good_key ->
    [minerals] { $count ->
        [one] 1 mineral
       *[other] { $count } minerals
      }
    [votes] { $count ->
        [one] 1 vote
       *[other] { $count } votes
      }
   *[other] { $count } { $good }
  }
amount-favours = { $count ->
    [one] 1 favour
   *[other] { $count } favours
  }
price-free = free
symbols = { $status_key ->
    [food] { $count } food
    [minerals] { $count ->
        [one] 1 mineral
       *[other] { $count } minerals
      }
    [money] { $count } money
    [vp] { $count } VP
    [mil] { $count ->
        [one] 1 sword
       *[other] { $count } swords
      }
    [shields] { $count ->
        [one] 1 shield
       *[other] { $count } shields
      }
    [pol] { $count ->
        [one] 1 book
       *[other] { $count } books
      }
   *[tra] { $count ->
        [one] 1 wheel
       *[other] { $count } wheels
      }
  }
building = { $kind } with { $symbols }
building-box = { $kind } with { $box } in a box
building-both = { $kind } with { $symbols }, and { $box } in a box
route = route { $number }
route-allied = allied route { $number }
route-from = { $who_is ->
    [you] your route { $number } to { $partner }
   *[other] { $partner_is ->
        [you] { $who }'s route { $number } to you
       *[other] { $who }'s route { $number } to { $partner }
      }
  }
route-between = { $who_is ->
    [you] your allied route { $number } with { $partner }
   *[other] { $partner_is ->
        [you] your allied route { $number } with { $who }
       *[other] { $who }'s allied route { $number } with { $partner }
      }
  }

## What heroes and wonders do

effect-signed = { $sign ->
    [less] −{ $amount }
   *[more] +{ $amount }
  }
effect-counted = { $every ->
    [1] each of your { $per }
   *[other] every { $every } { $per }
  }
effect-when = { $when ->
    [era] At the end of each era
    [era-1] At the end of Era I
    [era-2] At the end of Era II
    [era-3] At the end of Era III
   *[end] At the end of the game
  }
effect-food = { effect-signed } food production.
effect-food-per = { effect-signed } food production for { effect-counted }.
effect-minerals = { effect-signed } mineral production.
effect-minerals-per = { effect-signed } mineral production for { effect-counted }.
effect-money = { effect-signed } money production.
effect-money-per = { effect-signed } money production for { effect-counted }.
effect-vp = { $when ->
    [always] { effect-signed } VP production.
   *[other] { effect-when }: { effect-signed } VP.
  }
effect-vp-per = { $when ->
    [always] { effect-signed } VP production for { effect-counted }.
   *[other] { effect-when }: { effect-signed } VP for { effect-counted }.
  }
effect-mil = { effect-signed } MIL.
effect-mil-per = { effect-signed } MIL for { effect-counted }.
effect-shields = { effect-signed } { $amount ->
    [one] shield
   *[other] shields
  }.
effect-shields-per = { effect-signed } { $amount ->
    [one] shield
   *[other] shields
  } for { effect-counted }.
effect-pol = { effect-signed } POL.
effect-pol-per = { effect-signed } POL for { effect-counted }.
effect-tra = { effect-signed } TRA.
effect-tra-per = { effect-signed } TRA for { effect-counted }.
effect-set-pol = Your POL is { $amount }.
effect-campaign-vp = Your campaign also brings { $amount } VP.
effect-campaign-money = Your campaign also brings { $amount } money.
effect-campaign-votes = Your campaign brings { $amount ->
    [one] 1 more vote.
   *[other] { $amount } more votes.
  }
effect-victory-vp = +{ $amount } VP for each war you win.
effect-threat-relief = Threats demand { $amount } less from you.
effect-toll = An Invader against you pays { $amount ->
    [one] 1 more mineral.
   *[other] { $amount } more minerals.
  }
effect-safe-money = Nobody can demand money from you.
effect-hero-food = { effect-signed } food to worship heroes.
effect-hero-votes = Worshipping heroes also brings { $amount ->
    [one] 1 vote.
   *[other] { $amount } votes.
  }
effect-hero-money = Worshipping heroes also brings { $amount } money.
effect-hero-count = { $amount ->
    [one] It counts as a hero when you worship heroes.
   *[other] It counts as { $amount } heroes when you worship heroes.
  }
effect-hero-vp = Worshipping heroes brings { $amount } more VP.
effect-wonder-vp = Worshipping wonders brings { $amount } more VP for each wonder.
effect-route-vp = +{ $amount } VP each time a worker gains something on a route.
effect-route-more = Workers on routes gain { $amount } more of the same.
effect-build-favours = { effect-signed } { $amount ->
    [one] favour
   *[other] favours
  } to construct a building.
effect-build-minerals = { effect-signed } { $amount ->
    [one] mineral
   *[other] minerals
  } to construct a building.
effect-build-vp = +{ $amount } VP for each building you construct.
effect-dry-water = Your water also counts as Wasteland. You can cover it, slide under it, build on it and put water next to it.
effect-wonder-minerals = { $amount ->
    [one] 1 mineral
   *[other] { $amount } minerals
  } for each wonder you patch later.
effect-sacrifice-vp = After the upkeep of heroes and wonders you may pay workers, for { $amount } VP each.
effect-sacrifice-cost = Each of them also costs { $amount ->
    [one] 1 mineral.
   *[other] { $amount } minerals.
  }
effect-no-upkeep = You pay no upkeep for heroes and wonders.
effect-extra-wonder = { $amount ->
    [one] It counts as 1 more wonder, but not for the upkeep.
   *[other] It counts as { $amount } more wonders, but not for the upkeep.
  }
effect-keep-votes = You keep the votes you don't use.
effect-trade-food = Your Trade costs { $amount } food.
effect-trade-vp = +{ $amount } VP for each Trade.
effect-votes-as-mineral = In a war you can use { $amount ->
    [one] 1 vote
   *[other] { $amount } votes
  } as 1 mineral.
effect-free-threat = When you win a war, you may threaten the loser without favours, whatever your Attack.
effect-claim = Once a game, you may take a card for nothing before the auction.
effect-free-exchange = { $amount ->
    [one] 1 Exchange a round costs
   *[other] { $amount } Exchanges a round cost
  } no favours.
effect-double = In each vote, what you gain or lose with one card is doubled.
effect-mercy-vp = After each war you may pay food for { $amount } VP.
effect-mercy-food = That costs { $amount } food.
effect-sure-aid = Your aid can't be refused.
effect-aid-vp = Your aid brings { $amount } more VP.
effect-heavy-minerals = { $amount ->
    [one] Your first mineral in a war counts double.
   *[other] Your first { $amount } minerals in a war count double.
  }
effect-threat-favours = { effect-signed } { $amount ->
    [one] favour
   *[other] favours
  } to threaten.
effect-threat-force = You can threaten without a higher Attack.
effect-threat-all = You can threaten anyone, even allies, without a route.
effect-threat-vp = +{ $amount } VP for each threat.
effect-no-limit = Cards you patch later needn't keep to the size limit.
effect-lasting = It can't be covered. Cards may slide under it.
effect-stealth = Once a round, after a war you won, you may reclaim a room of the loser for nothing.
effect-swift = All wars are fought in the round of their negotiation.
effect-upkeep = Your workers cost { $amount } food in all.
effect-safe-vp = When patched: in this round nobody takes VP from you, by a threat or in a war.
effect-descendant = When patched: you lose a descendant for good, and your workers eat more.
effect-born = When patched: you get a new worker.
effect-ally = When patched: you may ally with a player without asking.
effect-route = When patched: you lay a trade route for nothing.
effect-demolish = When patched: you remove any one route from the game.
effect-tribute-worker = When patched: you pay a worker.
effect-tribute-vp = When patched: you pay { $amount } VP.
effect-votes = When patched: you get { $amount ->
    [one] 1 vote.
   *[other] { $amount } votes.
  }

## Moves

move-end-diplomacy = End diplomacy
move-end-management = End management
move-end-movement = End your plan
move-wait = Wait
move-bid = Bid { $amount } on { $called }
move-bid-either = Bid { $amount } on card { $card }
move-claim = Take { $called } for nothing
move-claim-either = Take card { $card } for nothing
move-decline-claim = Take no card
move-decline-ally = Make no alliance
move-decline-free-threat = Don't threaten
move-decline-stealth = Lay no tile
move-decline-mercy = Pay nothing
move-decline-offering = Pay no worker
move-side-white = White side
move-side-black = Black side
move-side-figure = Black side: { $figure }
move-patch = Patch at { $cell }
move-patch-under = Patch at { $cell }, under { $under }
move-discard = Discard the card
move-room = Go to { $cell } ({ $room })
move-ally = Ally with { $partner }
move-turn = Take the end with { $goods }
move-route = Lay a route to { $partner } ({ $price })
move-demolish = Remove { $on }
move-aid = Offer { $partner } aid ({ $price })
move-offer = Offer { $goods }
move-accept-aid = Accept
move-accept-treaty = Become allies
move-accept-mercy = Pay { $price } for { $vp } VP
move-refuse-aid = Refuse
move-refuse-treaty = No alliance
move-threaten = Threaten { $partner } for { $amount } ({ $price })
move-break = { $favours ->
    [one] Break the alliance with { $partner } (1 favour for 1 vote)
   *[other] Break the alliance with { $partner } (all { $favours } favours for as many votes)
  }
move-trade = Trade on { $on } ({ $price })
move-exchange = Exchange { $paid } for { $got } ({ $price })
move-birth = Birth ({ $price })
move-worship-heroes = Worship heroes for { $vp } VP ({ $price })
move-worship-wonders = Worship wonders for { $vp } VP ({ $price })
move-reclaim = Reclaim a room with tile { $tile }: { $building } ({ $price })
move-reclaim-empty = Reclaim a room with tile { $tile }
move-build = Build tile { $tile }: { $building } ({ $price })
move-build-empty = Build tile { $tile }
move-site = Lay the tile on { $cell } ({ $room })
move-campaign = Campaign: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } for { $favours }
move-worker = Move the worker in { $cell } ({ $room })
move-worker-trade = Send the worker in { $cell } ({ $room })
move-worker-pay = Pay the worker in { $cell } ({ $room })
move-worker-offer = Pay the worker in { $cell } ({ $room }) for { $vp } VP ({ $price })
move-traveller = Move the worker on { $on }
move-traveller-pay = Pay the worker on { $on }
move-traveller-offer = Pay the worker on { $on } for { $vp } VP ({ $price })
move-step = { $count ->
    [one] Go 1 space: { $space }
   *[other] Go { $count } spaces: { $space }
  }
move-rest = Go to Rest
move-negotiate = Negotiate on { $on }
move-fight = Fight on { $on }
move-peace = Thumbs up
move-war = Thumbs down: invade ({ $price })
move-commit = { $count ->
    [0] Use no minerals
    [one] Use 1 mineral
   *[other] Use { $count } minerals
  }
move-pledge = { $count ->
    [0] Use no votes
    [one] Use { $votes } votes as 1 mineral
   *[other] Use { $votes } votes as { $count } minerals
  }
move-lay = Play { $prosperity }
move-vote = { $count ->
    [0] No votes
    [one] 1 vote
   *[other] { $count } votes
  }
move-double = Double { $prosperity }

## Questions

question-claim = { $who_is ->
    [you] Your turn: take one of the cards for nothing, or none.
   *[other] { $who } may take a card before the auction.
  }
question-bid = { $who_is ->
    [you] Your turn: bid on a card.
   *[other] { $who } is bidding.
  }
question-bid-wait = { $who_is ->
    [you] Your turn: bid on a card, or wait.
   *[other] { $who } is bidding or waiting.
  }
question-secret-bid = Your turn: choose a card and what you bid for it.
question-secret-bid-waiting = { $count ->
    [one] { $who } is choosing a bid.
   *[other] { $who } are choosing their bids.
  }
question-side = { $who_is ->
    [you] Your turn: choose which side of your card you patch.
   *[other] { $who } is choosing a side of the card.
  }
question-patch = { $who_is ->
    [you] Your turn: patch { $called }, or discard it.
   *[other] { $who } is patching { $called }.
  }
question-patch-waiting = { $count ->
    [one] { $who } is placing a card.
   *[other] { $who } are placing their cards.
  }
question-room = { $who_is ->
    [you] Your turn: choose a room for your worker.
   *[other] { $who } is choosing a room for a worker.
  }
question-ally = { $who_is ->
    [you] { $figure }: choose an ally, or none.
   *[other] { $figure }: { $who } may choose an ally.
  }
question-end-of-route = { $who_is ->
    [you] Your turn: choose your end of the allied route to { $partner }.
   *[other] { $partner_is ->
        [you] { $who } is choosing an end of the allied route to you.
       *[other] { $who } is choosing an end of the allied route to { $partner }.
      }
  }
question-free-route = { $who_is ->
    [you] { $figure }: choose where your new route goes.
   *[other] { $figure }: { $who } is laying a route.
  }
question-demolish = { $who_is ->
    [you] { $figure }: choose a route that leaves the game.
   *[other] { $figure }: { $who } is choosing a route that leaves the game.
  }
question-sacrifice = { $who_is ->
    [you] { $figure }: choose the worker you pay.
   *[other] { $figure }: { $who } is choosing a worker to pay.
  }
question-diplomacy = { $who_is ->
    [you] Your turn: diplomacy, with { $favours ->
        [one] 1 favour.
       *[other] { $favours } favours.
      }
   *[other] { $who } is busy with diplomacy.
  }
question-mix = { $who_is ->
    [you] Your turn: choose what you offer { $partner }.
   *[other] { $partner_is ->
        [you] { $who } is choosing what to offer you.
       *[other] { $who } is choosing what to offer { $partner }.
      }
  }
question-aid = { $who_is ->
    [you] { $partner } offers you aid: { $goods }. Do you accept it?
   *[other] { $partner_is ->
        [you] { $who } is thinking about your aid: { $goods }.
       *[other] { $who } is thinking about { $partner }'s aid: { $goods }.
      }
  }
question-management = { $who_is ->
    [you] Your turn: management, with { $favours ->
        [one] 1 favour.
       *[other] { $favours } favours.
      }
   *[other] { $who } is busy with management.
  }
question-management-waiting = { $count ->
    [one] { $who } is managing.
   *[other] { $who } are managing.
  }
question-trader = { $who_is ->
    [you] Your turn: choose the worker you send on the route to { $partner }.
   *[other] { $partner_is ->
        [you] { $who } is sending a worker on the route to you.
       *[other] { $who } is sending a worker on the route to { $partner }.
      }
  }
question-site = { $who_is ->
    [you] Your turn: choose a room to build on.
   *[other] { $who } is choosing a room to build on.
  }
question-site-reclaim = { $who_is ->
    [you] Your turn: choose a room to reclaim.
   *[other] { $who } is choosing a room to reclaim.
  }
question-site-theirs = { $who_is ->
    [you] Your turn: choose a room of { $partner }'s to reclaim.
   *[other] { $partner_is ->
        [you] { $who } is choosing one of your rooms to reclaim.
       *[other] { $who } is choosing one of { $partner }'s rooms to reclaim.
      }
  }
question-move = Your turn: plan the moves of your workers, with TRA { $tra }, and end your plan.
question-move-worker = Your turn: choose where your worker in { $cell } goes, with TRA { $tra }.
question-move-traveller = Your turn: choose how far your worker goes on { $route }.
question-move-home = Your turn: choose a room for your worker who comes home from { $route }.
question-move-waiting = { $count ->
    [one] { $who } is planning moves.
   *[other] { $who } are planning moves.
  }
question-talk = { $who_is ->
    [you] Your turn: choose which of your negotiations or wars comes next.
   *[other] { $who } is choosing the next negotiation or war.
  }
question-thumbs = You negotiate with { $partner }: thumbs up or thumbs down?
question-thumbs-waiting = { $count ->
    [one] { $who } is choosing thumbs up or thumbs down.
   *[other] { $who } are choosing thumbs up or thumbs down.
  }
question-treaty = { $who_is ->
    [you] Both thumbs are up. Do you want to be { $partner }'s ally?
   *[other] { $partner_is ->
        [you] { $who } decides whether to be your ally.
       *[other] { $who } decides whether to be { $partner }'s ally.
      }
  }
question-commit = You fight against { $partner }: how many minerals do you use?
question-commit-waiting = { $count ->
    [one] { $who } is choosing minerals for the war.
   *[other] { $who } are choosing minerals for the war.
  }
question-pledge = You fight against { $partner }: how many votes do you use as minerals?
question-free-threat = { $who_is ->
    [you] You won: threaten { $partner } without favours, or don't.
   *[other] { $partner_is ->
        [you] { $who } may threaten you without favours.
       *[other] { $who } may threaten { $partner } without favours.
      }
  }
question-stealth = { $who_is ->
    [you] You won: choose a tile to reclaim a room of { $partner }'s, or none.
   *[other] { $partner_is ->
        [you] { $who } may reclaim one of your rooms.
       *[other] { $who } may reclaim one of { $partner }'s rooms.
      }
  }
question-mercy = { $who_is ->
    [you] The war is over: do you pay food for VP?
   *[other] { $who } may pay food for VP.
  }
question-offering = { $who_is ->
    [you] Your turn: pay a worker for VP, or none.
   *[other] { $who } may pay workers for VP.
  }
question-prosperity = Your turn: choose the prosperity card you play.
question-prosperity-waiting = { $count ->
    [one] { $who } is choosing a prosperity card.
   *[other] { $who } are choosing prosperity cards.
  }
question-vote = How many votes go on { $prosperity }? You have { $votes }. It compares { $measure }.
question-vote-waiting = { $count ->
    [one] { $who } is voting.
   *[other] { $who } are voting.
  }
question-double = { $who_is ->
    [you] Your turn: choose the card that counts double for you.
   *[other] { $who } is choosing the card that counts double.
  }
question-over = The game is over.

## The journal

round = Era { $era ->
    [1] I
    [2] II
   *[3] III
  }, round { $round }: { $who_is ->
    [you] you go
   *[other] { $who } goes
  } first.
revealed = Card { $place } is { $called }.
swapped = { $who_is ->
    [you] You have no money and pay
   *[other] { $who } has no money and pays
  } { $vp } VP for 1 money.
claimed = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } { $called } for nothing, before the auction.
waited = { $who_is ->
    [you] You wait
   *[other] { $who } waits
  }.
bid = { $who_is ->
    [you] You bid
   *[other] { $who } bids
  } { $money } money on { $called }.
won = { $who_is ->
    [you] You get
   *[other] { $who } gets
  } { $called } for { $money } money.
sealed = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } answer is in.
patched = { $who_is ->
    [you] You patch
   *[other] { $who } patches
  } { $called } at { $cell }.
discarded = { $who_is ->
    [you] You discard
   *[other] { $who } discards
  } { $called }.
settled = { $who_is ->
    [you] You put
   *[other] { $who } puts
  } a worker in { $cell }.
came-home = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } worker comes home from { $on } to { $cell }.
appeared-hero = { $who_is ->
    [you] You have
   *[other] { $who } has
  } a new hero: { $figure }.
appeared-wonder = { $who_is ->
    [you] You have
   *[other] { $who } has
  } a new wonder: { $figure }.
covered = { $figure } is covered and no longer works for { $who_is ->
    [you] you
   *[other] { $who }
  }.
tile-lost = The tile on { $cell } in { $who_is ->
    [you] your
   *[other] { $who }'s
  } territory is covered and leaves the game.
descendant-lost = { $who_is ->
    [you] You lose
   *[other] { $who } loses
  } a descendant for good: { $figure }.
born = { $who_is ->
    [you] You have
   *[other] { $who } has
  } a new worker for { $food } food.
born-free = { $who_is ->
    [you] You have
   *[other] { $who } has
  } a new worker.
route-laid = { $who_is ->
    [you] You lay
   *[other] { $who } lays
  } { $on } to { $partner_is ->
    [you] you
   *[other] { $partner }
  } for { $minerals ->
    [one] 1 mineral.
   *[other] { $minerals } minerals.
  }
route-laid-free = { $who_is ->
    [you] You lay
   *[other] { $who } lays
  } { $on } to { $partner_is ->
    [you] you
   *[other] { $partner }
  }.
allied = { $who_is ->
    [you] You and { $partner }
   *[other] { $partner_is ->
        [you] { $who } and you
       *[other] { $who } and { $partner }
      }
  } are allies now, with { $on }.
demolished = { $who_is ->
    [you] You remove
   *[other] { $who } removes
  } the trade route from { $owner } to { $partner } from the game.
paid-worker = { $who_is ->
    [you] You pay
   *[other] { $who } pays
  } a worker: { $figure }.
paid-worker-offering = { $who_is ->
    [you] You pay
   *[other] { $who } pays
  } a worker and { $minerals ->
    [one] 1 mineral
   *[other] { $minerals } minerals
  }: { $figure }.
lost-vp = { $who_is ->
    [you] You lose
   *[other] { $who } loses
  } { $vp } VP: { $figure }.
gained-votes = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }: { $figure }.
gained-minerals = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } { $minerals ->
    [one] 1 mineral
   *[other] { $minerals } minerals
  }: { $figure }.
gained-money = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } { $money } money: { $figure }.
gained-vp = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } { $vp } VP: { $figure }.
gained-vp-mercy = { $who_is ->
    [you] You pay { $food } food and gain
   *[other] { $who } pays { $food } food and gains
  } { $vp } VP: { $figure }.
aid-offered = { $who_is ->
    [you] You offer
   *[other] { $who } offers
  } { $partner_is ->
    [you] you
   *[other] { $partner }
  } aid: { $goods }.
aid-offered-sure = { $who_is ->
    [you] You give
   *[other] { $who } gives
  } { $partner_is ->
    [you] you
   *[other] { $partner }
  } aid that can't be refused: { $goods }.
aid-accepted = { $who_is ->
    [you] You accept
   *[other] { $who } accepts
  } { $giver_is ->
    [you] your aid of { $goods }. You gain
   *[other] { $giver }'s aid of { $goods }. { $giver } gains
  } { $vp } VP.
aid-refused = { $who_is ->
    [you] You refuse
   *[other] { $who } refuses
  } { $giver_is ->
    [you] your aid. You gain
   *[other] { $giver }'s aid. { $giver } gains
  } { $vp } VP.
threatened = { $who_is ->
    [you] You threaten
   *[other] { $who } threatens
  } { $victim_is ->
    [you] you
   *[other] { $victim }
  } and { $who_is ->
    [you] get
   *[other] gets
  } { $amount }.
threatened-nothing = { $who_is ->
    [you] You threaten
   *[other] { $who } threatens
  } { $victim_is ->
    [you] you
   *[other] { $victim }
  } for { $good } and { $who_is ->
    [you] get
   *[other] gets
  } nothing.
broke = { $who_is ->
    [you] You break your
   *[other] { $who } breaks the
  } alliance with { $partner_is ->
    [you] you
   *[other] { $partner }
  } and { $who_is ->
    [you] get
   *[other] gets
  } { $votes ->
    [one] 1 vote.
   *[other] { $votes } votes.
  }
traded = { $who_is ->
    [you] You send
   *[other] { $who } sends
  } a worker on { $on } for { $food } food.
exchanged = { $who_is ->
    [you] You exchange
   *[other] { $who } exchanges
  } { $paid } for { $got }.
worshipped-heroes = { $who_is ->
    [you] You worship heroes for { $food } food and gain
   *[other] { $who } worships heroes for { $food } food and gains
  } { $vp } VP.
worshipped-wonders = { $who_is ->
    [you] You worship
   *[other] { $who } worships
  } wonders for { $minerals ->
    [one] 1 mineral
   *[other] { $minerals } minerals
  } and { $who_is ->
    [you] gain
   *[other] gains
  } { $vp } VP.
reclaimed = { $who_is ->
    [you] You reclaim
   *[other] { $who } reclaims
  } { $cell } for { $minerals ->
    [one] 1 mineral
   *[other] { $minerals } minerals
  }. It is Wasteland now.
reclaimed-theirs = { $who_is ->
    [you] You reclaim
   *[other] { $who } reclaims
  } { $cell } in { $owner_is ->
    [you] your
   *[other] { $owner }'s
  } territory. It is Wasteland now.
built = { $who_is ->
    [you] You build
   *[other] { $who } builds
  } { $building } on { $cell } for { $minerals ->
    [one] 1 mineral.
   *[other] { $minerals } minerals.
  }
drew = { $who_is ->
    [you] You draw
   *[other] { $who } draws
  } a new tile: { $building }.
drew-hidden = { $who_is ->
    [you] You draw
   *[other] { $who } draws
  } a new tile.
campaigned = { $who_is ->
    [you] You campaign and get
   *[other] { $who } campaigns and gets
  } { $votes ->
    [one] 1 vote.
   *[other] { $votes } votes.
  }
ended = { $who_is ->
    [you] You end your
   *[other] { $who } ends the
  } management.
ended-diplomacy = { $who_is ->
    [you] You end your
   *[other] { $who } ends the
  } diplomacy.
walked = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } worker goes from { $from } to { $cell }.
travelled = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } worker on { $on } goes to space { $space }.
travelled-negotiation = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } worker on { $on } reaches the Negotiation Room.
stayed = Nobody moves a worker.
rested = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } worker on { $on } goes to Rest.
went-to-war = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } worker on { $on } goes to the War Room.
negotiated-peace = { $who_is ->
    [you] You show
   *[other] { $who } shows
  } thumbs up on { $on }.
negotiated-war = { $who_is ->
    [you] You show
   *[other] { $who } shows
  } thumbs down on { $on }.
no-treaty = { $who_is ->
    [you] You don't
   *[other] { $who } doesn't
  } want to be { $partner_is ->
    [you] your
   *[other] { $partner }'s
  } ally.
war-declared = War on { $on }: { $who_is ->
    [you] you invade
   *[other] { $who } invades
  } { $partner_is ->
    [you] you
   *[other] { $partner }
  }.
war-declared-other = War on { $on }: { $partner_is ->
    [you] you invade
   *[other] { $partner } invades
  } { $who_is ->
    [you] you
   *[other] { $who }
  }.
war-declared-both = War on { $on }: { $who_is ->
    [you] you and { $partner }
   *[other] { $partner_is ->
        [you] { $who } and you
       *[other] { $who } and { $partner }
      }
  } invade each other.
prepared = { $who_is ->
    [you] You pay
   *[other] { $who } pays
  } { $minerals ->
    [one] 1 mineral
   *[other] { $minerals } minerals
  } to prepare for war.
prepared-free = { $who_is ->
    [you] You prepare
   *[other] { $who } prepares
  } for war and { $who_is ->
    [you] pay
   *[other] pays
  } nothing.
prepared-short = { $who_is ->
    [you] You pay
   *[other] { $who } pays
  } { $minerals ->
    [one] 1 mineral
   *[other] { $minerals } minerals
  } and { $vp } VP to prepare for war.
committed = { $who_is ->
    [you] You use
   *[other] { $who } uses
  } { $minerals ->
    [0] no minerals
    [one] 1 mineral
   *[other] { $minerals } minerals
  } and { $who_is ->
    [you] have
   *[other] has
  } a strength of { $strength }.
committed-votes = { $who_is ->
    [you] You use
   *[other] { $who } uses
  } { $minerals ->
    [0] no minerals
    [one] 1 mineral
   *[other] { $minerals } minerals
  }, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } and { $who_is ->
    [you] have
   *[other] has
  } a strength of { $strength }.
war-won = { $who_is ->
    [you] You win
   *[other] { $who } wins
  } the war against { $loser_is ->
    [you] you
   *[other] { $loser }
  } as Invader: { $vp } VP.
war-won-defender = { $who_is ->
    [you] You win
   *[other] { $who } wins
  } the war against { $loser_is ->
    [you] you
   *[other] { $loser }
  } as Defender: { $vp } VP.
perfect = { $who_is ->
    [you] You win
   *[other] { $who } wins
  } by far and { $who_is ->
    [you] take
   *[other] takes
  } { $vp } VP from { $loser_is ->
    [you] you
   *[other] { $loser }
  }.
war-drawn = { $who_is ->
    [you] You and { $partner }
   *[other] { $partner_is ->
        [you] { $who } and you
       *[other] { $who } and { $partner }
      }
  } are equally strong. Both Invaders lose.
produced = { $who_is ->
    [you] You produce
   *[other] { $who } produces
  } { $goods }.
produced-nothing = { $who_is ->
    [you] You produce
   *[other] { $who } produces
  } no food, minerals or money.
produced-vp = { $who_is ->
    [you] You produce
   *[other] { $who } produces
  } { $vp } VP.
route-gain = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } { $amount } on { $on }.
fed = { $who_is ->
    [you] You pay { $food } food for your
   *[other] { $who } pays { $food } food for the
  } workers.
fed-short = { $who_is ->
    [you] You pay { $food } food for your workers and lose
   *[other] { $who } pays { $food } food for the workers and loses
  } { $vp } VP for the food that is missing.
maintained = { $who_is ->
    [you] You pay
   *[other] { $who } pays
  } { $goods } for heroes and wonders.
maintained-short = { $who_is ->
    [you] You pay { $goods } for heroes and wonders and lose
   *[other] { $who } pays { $goods } for heroes and wonders and loses
  } { $vp } VP for what is missing.
maintained-nothing = { $who_is ->
    [you] You pay nothing for heroes and wonders and lose
   *[other] { $who } pays nothing for heroes and wonders and loses
  } { $vp } VP.
ballot = Card { $place } of the vote is { $prosperity }.
voted = { $who_is ->
    [you] You put
   *[other] { $who } puts
  } { $votes ->
    [0] no votes
    [one] 1 vote
   *[other] { $votes } votes
  } on { $prosperity }.
votes-returned = { $who_is ->
    [you] You return
   *[other] { $who } returns
  } { $votes ->
    [one] 1 unused vote.
   *[other] { $votes } unused votes.
  }
dropped = { $votes ->
    [0] { $prosperity } has no votes and is dropped.
    [one] { $prosperity } has only 1 vote and is dropped.
   *[other] { $prosperity } has only { $votes } votes and is dropped.
  }
scored = { $prosperity }: { $who_is ->
    [you] you come
   *[other] { $who } comes
  } { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } and { $who_is ->
    [you] gain
   *[other] gains
  } { $vp } VP.
scored-loss = { $prosperity }: { $who_is ->
    [you] you come
   *[other] { $who } comes
  } { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } and { $who_is ->
    [you] lose
   *[other] loses
  } { $vp } VP.
scored-nothing = { $prosperity }: { $who_is ->
    [you] you come
   *[other] { $who } comes
  } { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } and { $who_is ->
    [you] gain
   *[other] gains
  } nothing.
doubled = { $prosperity } counts double for { $who_is ->
    [you] you
   *[other] { $who }
  }.
era-ended = Era { $era ->
    [1] I
    [2] II
   *[3] III
  } ends.
final = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } { $vp } VP: { $figure }.
final-loss = { $who_is ->
    [you] You lose
   *[other] { $who } loses
  } { $vp } VP: { $figure }.
over = { $who_is ->
    [you] You win
   *[other] { $who } wins
  } with { $vp } VP.
secret-bid = { $who_is ->
    [you] You bid
   *[other] { $who } bids
  } { $money } money on card { $place }.
safe = { $figure }: in this round nobody takes VP from { $who_is ->
    [you] you
   *[other] { $who }
  }, by a threat or in a war.

## Where VP come from

source-production = Production
source-aid = Aid
source-threats = Threats
source-votes = Votes
source-wars = Wars
source-worship = Worship
source-texts = Heroes and wonders in play
source-routes = Routes
source-losses = Losses
source-start = At the start

## Notes on a move

note-threat = You demand { $amount } from { $partner }. You get that, or all there is.
note-strength = Your strength would be { $count }.
note-favours = { $count ->
    [one] You don't use 1 favour.
   *[other] You don't use { $count } favours.
  } Favours don't last until the next round.

## Refusals

refused-answer-first-claim = First decide whether you take a card for nothing.
refused-answer-first-bid = This is the auction. Bid on a card.
refused-answer-first-secret-bid = This is the auction. Choose a card and a bid.
refused-answer-first-side = First choose a side of your card.
refused-answer-first-patch = First patch your card, or discard it.
refused-answer-first-room = First choose a room for your worker.
refused-answer-first-ally = First choose an ally, or none.
refused-answer-first-end-of-route = First choose your end of the allied route.
refused-answer-first-free-route = First choose where your new route goes.
refused-answer-first-demolish = First choose the route that leaves the game.
refused-answer-first-sacrifice = First choose the worker you pay.
refused-answer-first-diplomacy = This is diplomacy. Offer aid, threaten, break an alliance, or end it.
refused-answer-first-mix = First choose what you offer.
refused-answer-first-aid = First accept the aid or refuse it.
refused-answer-first-management = This is management. Choose one of its actions, or end it.
refused-answer-first-trader = First choose the worker you send.
refused-answer-first-site = First choose a room for your tile.
refused-answer-first-move = You're planning moves. Choose a worker, or end your plan.
refused-answer-first-move-worker = First choose a room for the worker you picked.
refused-answer-first-move-traveller = First choose how far the worker goes, or Rest.
refused-answer-first-move-home = First choose a room for the worker who comes home.
refused-answer-first-talk = First choose your next negotiation or war.
refused-answer-first-thumbs = First choose thumbs up or thumbs down.
refused-answer-first-treaty = First say whether you want the alliance.
refused-answer-first-commit = First choose how many minerals you use in the war.
refused-answer-first-pledge = First choose how many votes you use in the war.
refused-answer-first-free-threat = First say whether you threaten the loser.
refused-answer-first-stealth = First choose a tile, or none.
refused-answer-first-mercy = First say whether you pay food for VP.
refused-answer-first-offering = First choose a worker to pay, or none.
refused-answer-first-prosperity = First choose a prosperity card.
refused-answer-first-vote = First choose how many votes you put on the card.
refused-answer-first-double = First choose the card that counts double.
refused-no-such-opponent = There is no player { $need }. This table has { $have } players.
refused-own-kingdom = That's your own kingdom. Choose another player.
refused-no-such-card = There is no card { $need }. Choose one of the { $have } cards.
refused-not-revealed = { $have ->
    [one] Card { $need } isn't revealed yet. Only 1 card is.
   *[other] Card { $need } isn't revealed yet. Only { $have } cards are.
  }
refused-claimed = Card { $card } has been taken already. Choose another one.
refused-bid-too-low = A bid on card { $card } is at least { $need } money. { $have } is too low.
refused-bid-lowered = You can't lower your bid. Bid at least { $need } money, not { $have }.
refused-too-little-money = You can't bid { $need } money. You have { $have }.
refused-must-bid = You can't wait now. Bid on a card.
refused-touches-nothing = A card at { $cell } wouldn't go over or under any of your rooms.
refused-too-wide = Your territory would be { $need } wide. It can be { $have } at most.
refused-too-high = Your territory would be { $need } high. It can be { $have } at most.
refused-under-nothing = { $cell } is empty, so the card can't go under anything there.
refused-covers-water = You can't cover the water on { $cell }.
refused-covers-lasting = You can't cover { $cell }: { $room } stays visible. The card can go under it.
refused-under-water = You can't slide a card under the water on { $cell }.
refused-next-to-water = The water of the card at { $cell } would be next to other water.
refused-hides-water = The water of the new card must stay visible.
refused-cuts-new-room = That would cut a larger room of the new card. It is visible or hidden as a whole.
refused-cuts-room = The card would cover only a part of { $room } on { $cell }. Cover all of it or nothing.
refused-over-and-under = At { $cell } the new card would go over and under the same card.
refused-not-weavable = At { $cell } the new card would go over a card that is on one it goes under.
refused-no-room = You have no room on { $cell }. Choose one of your rooms.
refused-not-first = That room begins on { $first }, not on { $cell }. Choose { $first }.
refused-occupied = A worker is in { $cell } already. Choose an empty room.
refused-no-site = There is no room on { $cell }. Choose a room.
refused-too-large = { $room } on { $cell } is larger than a tile. Choose a 1x1 room.
refused-is-wasteland = { $cell } is Wasteland already. Choose another room.
refused-is-water = You can't build on the water on { $cell }. Choose another room.
refused-not-in-hand = You don't have { $prosperity } in your hand. Choose one of your cards.
refused-too-few-votes = You can't use { $need ->
    [one] 1 vote.
   *[other] { $need } votes.
  } You have { $have }.
refused-dropped = { $prosperity } is dropped and isn't scored. Choose another card.
refused-alliance-broken = You broke an alliance in this round. That was your only action.
refused-too-few-favours = { $need ->
    [one] { $action } costs 1 favour. You have { $have }.
   *[other] { $action } costs { $need } favours. You have { $have }.
  }
refused-too-few-goods = { $action } costs { $need } { $good_key ->
    [minerals] { $need ->
        [one] mineral
       *[other] minerals
      }
   *[other] { $good }
  }. You have { $have }.
refused-accepted-aid = You accepted aid in this round. You can offer aid again in the next one.
refused-no-route-to = You have no route to { $partner }. Aid needs one of your routes.
refused-too-little-aid = Aid is { $need } goods. You have { $have }.
refused-threatens-ally = { $victim } is your ally. You can't threaten allies.
refused-no-own-route-to = You have no general route to { $partner }. A threat needs one.
refused-safe-money = Nobody can demand money from { $victim }. You can demand VP.
refused-too-weak = Your Attack is { $have }. You need { $need } to threaten { $victim }.
refused-not-allied = { $partner } isn't your ally. There is no alliance to break.
refused-acted = You've acted already in this round. Breaking an alliance would have to be your only action.
refused-no-favours = Breaking an alliance takes at least { $need } favour. You have { $have }.
refused-too-few-to-give = That takes { $need } { $good_key ->
    [minerals] { $need ->
        [one] mineral
       *[other] minerals
      }
   *[other] { $good }
  }. You have { $have }.
refused-linked = You've already constructed a route in this round. You can do it again in the next one.
refused-no-routes-left = No general route is left in the storage.
refused-not-your-route = Route { $number } isn't yours. Choose one of your routes.
refused-route-busy = You already have a worker on { $on }. Choose another route.
refused-nobody-home = None of your workers is in your territory. One has to come home first.
refused-no-descendants = You have no descendants left. Nobody can be born.
refused-no-empty-room = None of your rooms is empty. A new worker needs one.
refused-no-wonders = You have no wonders to worship.
refused-no-heroes = You have no heroes to worship.
refused-no-tile = You have no tile { $tile }. Choose one of your tiles.
refused-no-room-to-reclaim = You have no 1x1 room to reclaim. It may be anything but Wasteland.
refused-no-room-to-build = You have no 1x1 room to build on. It may be anything but water.
refused-campaigned = You've already campaigned in this round. You can do it again in the next one.
refused-too-few-to-campaign = { $need ->
    [one] You can't spend 1 favour. You have { $have }.
   *[other] You can't spend { $need } favours. You have { $have }.
  }
refused-already-allied = { $partner } is your ally already. Choose another player, or none.
refused-in-war = A worker is in a War Room between you and { $partner }. Until the war is over, you can't be allies.
refused-no-such-route = Route { $number } isn't on the table. Choose another one.
refused-nobody-there = You have no worker in { $cell }. Choose a room with a worker.
refused-nobody-on-route = You have no worker on route { $number }. Choose a route with a worker.
refused-in-war-room = Your worker on { $on } is in the War Room and can't move.
refused-planned-route = You've already planned the move of your worker on { $on }.
refused-rest-first = First bring home your worker who rests on { $on }.
refused-planned = You've already planned the move of your worker in { $cell }.
refused-no-tra = Your TRA is { $have }. Your workers need TRA { $need } to walk.
refused-no-free-room = Your worker in { $cell } reaches no empty room with TRA { $have }.
refused-travellers-first = First move your worker on { $on }. Workers on routes can't stay where they are.
refused-crowded = Workers share the room { $cell }. All but one must leave it if they can.
refused-same-room = Your worker is in { $cell } already. Choose another room.
refused-out-of-reach = { $cell } is out of reach with TRA { $have }. Choose a nearer room.
refused-too-far = { $need ->
    [one] You can't go 1 space. Your TRA is { $have }.
   *[other] You can't go { $need } spaces. Your TRA is { $have }.
  }
refused-past-the-end = { $have ->
    [one] You can't go { $need } spaces. Only 1 space is left before the route ends.
   *[other] You can't go { $need } spaces. Only { $have } spaces are left before the route ends.
  }
refused-not-your-general = Route { $number } isn't a general route of yours. Choose one of those.
refused-negotiate-first = First carry out all your negotiations. Wars come after them.
refused-no-war = None of your workers is in the War Room of { $on }.
refused-negotiated = The negotiation on { $on } is done for this round.
refused-no-negotiation = None of your workers is in the Negotiation Room of { $on }.
refused-too-few-minerals = You can't use { $need ->
    [one] 1 mineral.
   *[other] { $need } minerals.
  } You have { $have }.
refused-too-few-votes-for-war = { $count ->
    [one] 1 more mineral takes { $need } votes. You have { $have }.
   *[other] { $count } more minerals take { $need } votes. You have { $have }.
  }
refused-not-the-loser = You can threaten only the loser of the war, { $victim }.

## The terminal

help = New here? Type rule 4 to learn what a round is, rule 1 how to win, signs to read the letters, and land for your territory.
look-card = card 2: a card of the row; card petra or card i-07-white: any card, and what its hero or wonder does
look-land = your territory, drawn large; land B: another player's
look-map = all trade routes and their workers, and what the spaces bring
look-hand = your construction tiles and prosperity cards
look-heroes = everybody's heroes and wonders; heroes B: those of one player
look-costs = what actions cost you now
look-ranks = what the prosperity cards compare, player by player
look-signs = what the letters and signs on the board mean

## The gallery of cards

cards-count = { $count } sides of land cards
cards-baselands = Baselands
cards-of-era = Era { $era }
cards-tiles = Construction tiles
cards-prosperity = Prosperity cards
cards-compares = Players are ranked by: { $what }
cards-rows = Routes and descendants
cards-route-general = General route
cards-route-allied = Allied route
cards-in-box = { $count } in the box
cards-descendants = Row of descendants
cards-meals = What your workers eat once a space is uncovered.
cards-thing = { $thing }
cards-search = Search names, rooms and effects
cards-theme = Light or dark
cards-box = Symbols in brackets, framed in gold, are in an Activity Box: they count while a worker is in the room.
cards-symbol-food = food
cards-symbol-minerals = mineral
cards-symbol-money = money
cards-symbol-vp = VP
cards-symbol-mil = sword (MIL)
cards-symbol-shields = shield
cards-symbol-pol = book (POL)
cards-symbol-tra = wheel (TRA)
cards-source-rulebook = From the rulebook
cards-source-outside = Published elsewhere
cards-source-reconstructed = Our reconstruction
cards-source-effects = { $side }. Effects: { $effects }
