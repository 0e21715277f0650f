# What only the browser says of Patchistory. Names of things, questions, buttons of the dock, journal and refusals come from the server.

## Cards, gallery, legend

print-room = { $name }: { $symbols }
print-both = { $free }, and { $box }
print-box = { $symbols } with a worker
print-hero = Hero of Era { $era }
print-wonder = Wonder of Era { $era }
print-prosperity = Prosperity card
print-no-text = Symbols only, no text.
print-symbols = Always: { $symbols }
print-on = Its card: { $piece }
print-back = The other side
print-rule = Rule { $rule }
print-costs = { $count ->
    [one] Costs { $count } mineral
   *[other] Costs { $count } minerals
  }
print-source-rulebook = From the rulebook
print-source-outside = From other published sources
print-source-reconstructed = Reconstructed by us
print-effects-rulebook = Effects from the rulebook
print-effects-outside = Effects from other published sources
print-effects-reconstructed = Effects reconstructed by us
print-compares = Players are ranked by: { $what }

gallery-search = Search names, rooms and texts
gallery-found = { $count } of { $all }
gallery-everything = Clear filters
gallery-group = What to show
gallery-cards = Land cards
gallery-figures = Heroes and wonders
gallery-baselands = Baselands
gallery-tiles = Construction tiles
gallery-prosperity = Prosperity cards
gallery-era = Era and side
gallery-of-era = Era { $era }
gallery-white = White side
gallery-black = Black side
gallery-kind = Kind of room
gallery-symbol = Symbol
gallery-compare = Compare
gallery-compare-this = Compare { $what }
gallery-compared = Comparison
gallery-another = Choose another one to compare.
gallery-drop = Remove { $what } from the comparison

legend-symbols = Symbols
legend-vp = Star: VP, produced every round
legend-pol = Book: POL, a favour every round
legend-money = Coin: money, produced every round
legend-mil = Sword: MIL, strength in attack and defence
legend-shields = Shield: strength in defence only
legend-tra = Wheel: TRA, the steps of each worker
legend-food = Wheat: food, produced every round
legend-minerals = Rock: minerals, produced every round
legend-votes = Vote: makes a prosperity card worth more
legend-favours = Favour: pays for actions
legend-rooms = Rooms
legend-general = a General Building
legend-special = always active
legend-wasteland = nothing here; build on it
legend-water = can’t be covered, and no water goes next to it
legend-hero = tall; has symbols and a text
legend-wonder = usually wide; has symbols and a text
legend-boxes = Boxes, tiles and workers
legend-idle = An Activity Box with an empty seat: its symbols don’t count
legend-active = A worker in the seat: its symbols count
legend-tile = A double edge: a construction tile
legend-worker = Workers: each player has a shape and a colour
legend-actions = Actions
legend-do-aid = Aid: offer goods for VP
legend-do-threaten = Threaten: demand money or VP
legend-do-break = Break Alliance
legend-do-trade = Trade: send a worker onto a route
legend-do-exchange = Exchange goods
legend-do-birth = Birth: a new worker
legend-do-heroes = Worship Heroes
legend-do-wonders = Worship Wonders
legend-do-link = Construct Trade Route
legend-do-reclaim = Reclamation: a tile as Wasteland
legend-do-build = Construct Building: a tile with a building
legend-do-campaign = Campaign: favours become votes
legend-do-peace = Thumbs up: peace
legend-do-thumb-down = Thumbs down: war
legend-do-war = War

## The table

board-refused = Not possible. Press Enter to see why.
standing-count = { $count ->
    [one] { $count } VP
   *[other] { $count } VP
  }
panel-now = Now
tab-title = What is shown
tab-land = Territory
tab-now = Now
tab-rivals = Rivals
tab-roads = Routes
favours-name = favours

head-era = Era { $era }
head-round = Round { $round } of { $rounds }
head-phases = Phases of the round
head-auction = Auction
head-patching = Patching
head-diplomacy = Diplomacy
head-management = Management
head-movement = Movement
head-negotiation = Wars
head-production = Production
head-upkeep = Upkeep
head-vote = Vote

## The names of moves

deed-bid = Bid
deed-wait = Wait
deed-claim = Take a card
deed-decline = Decline
deed-side = Side
deed-patch = Patch
deed-discard = Discard
deed-room = Room
deed-ally = Alliance
deed-turn = End of the route
deed-route = Trade route
deed-aid = Aid
deed-offer = Offer
deed-accept = Accept
deed-refuse = Refuse
deed-threaten = Threaten
deed-break = Break alliance
deed-trade = Trade
deed-exchange = Exchange
deed-birth = Birth
deed-worship-heroes = Worship heroes
deed-worship-wonders = Worship wonders
deed-reclaim = Reclaim
deed-build = Build
deed-site = Site
deed-campaign = Campaign
deed-worker = Worker
deed-traveller = Traveller
deed-step = Go on
deed-rest = Rest
deed-negotiate = Negotiate
deed-fight = Fight
deed-peace = Peace
deed-war = War
deed-commit = Minerals
deed-pledge = Votes as minerals
deed-lay = Prosperity card
deed-vote = Vote
deed-double = Double
deed-end = End

## Players and their numbers

player-first = First player
player-ally = Your ally
player-answered = Answer is in
player-enlarge = Show { $name }’s territory large
player-heroes = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
  }
player-wonders = { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
  }
status-powers = Status board
status-attack = MIL. Attack { $attack }
status-defence = { $shields ->
    [one] { $shields } shield. Defence { $defence }
   *[other] { $shields } shields. Defence { $defence }
  }
status-produced = Production of a round
status-each-round = { $good } each round
status-held = Behind the screen
status-people = Workers and favours
status-workers = { $count ->
    [one] { $count } worker, { $left } to be born
   *[other] { $count } workers, { $left } to be born
  }
status-upkeep = Workers eat { $food } food this round
status-favours = { $count ->
    [one] { $count } favour left
   *[other] { $count } favours left
  }
status-next = With one more, they eat { $food } food
status-era-end = End of Era { $era }: { $costs } for heroes and wonders
status-era-short = Not all of it is there now: that would cost { $vp } VP
kingdom-show = Details
kingdom-of = { $who_is ->
    [you] Your kingdom
   *[other] { $name }’s kingdom
  }
kingdom-descendants = Descendants
mine-tiles = Your construction tiles

## Territories

territory-of = { $who_is ->
    [you] Your territory
   *[other] { $name }’s territory
  }
territory-title = Territory: { $name }
territory-rooms = Rooms of { $name }
territory-back = Back to mine
room-at = { $cell }
room-size = { $wide } by { $high }
room-tile = Built on a tile
room-active = Its box is active
room-idle = Its box needs a worker
room-workers = { $count ->
    [one] A worker is here
   *[other] { $count } workers are here
  }
room-can-room = A worker can go here
room-can-worker = Choose this worker
room-can-site = The tile can go here

## Patching

patch-how = Choose where the card goes. Arrow keys move it, Space changes over and under.
patch-chosen = Choose the place again to change over and under.
patch-at = Upper left corner at { $cell }
patch-over = Visible: { $rooms }
patch-under = Under: { $rooms }
patch-ways = { $count } ways to lay it here
way-choose = Over and under
way-all = All of the card on top
way-visible = Visible: { $quarters }
way-quarter-1 = upper left
way-quarter-2 = upper right
way-quarter-4 = lower left
way-quarter-8 = lower right

## Routes

road-title = Routes
road-left = Left:
left-routes = General routes left
left-allied = Allied routes left
left-tiles = Construction tiles left
left-cards = Cards left in the deck of this era
road-none = No routes yet.
road-gives = brings { $count } { $good }
road-worker = worker of { $name }
road-planned = { $name } plans to go here
road-name = { $who_is ->
    [you] Your route to { $whom }
   *[other] Route from { $who } to { $whom }
  }
road-allied = Allied route between { $who } and { $whom }

## Auction

auction-row = Cards on offer
auction-coming = A card that is still face down
auction-free = no bid yet
auction-leads = { $name } leads with { $money } money
auction-won = { $name } has won it
auction-bid = Bid for card { $card }
auction-turn = Look at the other side
auction-claim = take it for nothing
auction-least = from { $money }

## Actions

action-how-diplomacy = Choose an action, or end your diplomacy. Favours you keep are for management.
action-how-management = Choose an action, or end your management.
action-end-diplomacy = End diplomacy
action-end-management = End management
action-campaign = votes for favours
action-answers = Accepted: { $accepted } VP. Refused: { $refused } VP.
action-break = all your favours for votes
action-changed = Changed by { $figures }.
action-force = Attack { $attack } against Defence { $defence }
action-road = route { $route }
action-free = { $count } free
action-lots = Lots
aid-choose = What is offered?

## Movement

walk-choose = { $speed ->
    [one] Choose a worker. Each goes { $speed } step.
   *[other] Choose a worker. Each goes up to { $speed } steps.
  }
walk-where = Choose a room for the worker.
walk-how-far = Choose a space for the worker.
walk-others = The others plan their moves.
walk-sealed = Your plan is in. The others are still planning.
walk-becomes = What the plan changes
walk-workers = Your workers
walk-room = { $room } { $cell }
walk-on-road = Route { $route }, { $space }
walk-end = Finish the plan

## Negotiation and war

talk-strength = strength
talk-invader = Invader
talk-defender = Defender
talk-winner = wins
talk-peace = Peace
talk-peace-means = If the other wants war, you defend with { $strength }. A win then brings { $vp } VP.
talk-war = War
talk-war-means = You invade with { $strength }. It costs { $minerals ->
    [0] nothing
    [one] { $minerals } mineral
   *[other] { $minerals } minerals
  } now. A win brings { $vp } VP.
talk-perfect = Winning by { $lead } or more also takes { $vp } VP from the loser.
talk-commit = How many minerals do you use? Each adds strength.
talk-pledge = How many pairs of votes do you use as minerals?
talk-minerals = minerals
talk-pairs = pairs of votes
talk-seal = Seal
talk-said-peace = You chose peace.
talk-said-war = You chose war.
talk-said-minerals = { $count ->
    [one] You use { $count } mineral.
   *[other] You use { $count } minerals.
  }
talk-none = No negotiation and no war of yours now.

## The vote

vote-hand = Your prosperity cards
vote-row = Cards of the vote
vote-choose = Choose the card you play. Nobody learns whose it was.
vote-others = Everybody plays a prosperity card.
vote-count = Votes on this card
vote-dropped = dropped
vote-gone = Already played:
vote-pays = { $seats ->
    [2] On the card with the most votes, first place gains 1 VP per vote. On the other, 1 VP per 2 votes. In a tie, nobody gains.
    [3] First place gains 1 VP per vote, second 1 VP per 2 votes. Ties take the worse place. The card with the fewest votes is dropped.
   *[other] First place gains 1 VP per vote, second 1 VP per 2 votes. Fourth loses 1 VP per 2 votes. Ties take the worse place. The card with the fewest votes is dropped.
  }
vote-said = { $count ->
    [one] You put { $count } vote on it.
   *[other] You put { $count } votes on it.
  }

## What heroes and wonders ask

rare-kingdoms = The other kingdoms
rare-demolish = Choose the route on the table.

## The end

end-vp = VP before the end
end-goods = Left over
end-source = Where VP came from
end-losses = Losses are VP for missing food and minerals, and VP paid for money in an auction.
