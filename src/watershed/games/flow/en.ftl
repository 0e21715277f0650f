# The Flow of History. Every sentence speaks to the player who reads it as you, and names the others.

title = The Flow of History
about = Bid for the great steps of civilisation, and profit when somebody snatches them from you.

option-first = Who starts
option-first-0 = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5

help = New here? rule 5 explains a turn, rule 12 the scoring, market what the letters mean.
look-card = card 3, card castle: a card in full
look-nation = nation B, nation blue: a nation with all its cards; nation alone: yours
look-market = the market with every effect in full, and what the letters mean

## Numbers that other sentences use

count-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## Names of things

icon-culture = culture
icon-science = science
icon-industry = industry
icon-trade = trade
icon-harvest = harvest
icon-attack = attack
icon-defence = defence

type-military = military
type-construction = construction
type-knowledge = knowledge
type-government = government
type-leader = leader
type-wonder = wonder

timing-none = No effect
timing-instant = Instant
timing-attack = Attack
timing-attack-all = Attack all
timing-permanent = Permanent
timing-turn-action = Turn action
timing-scoring = Scoring

about-timing-none = There is no effect on this card.
about-timing-instant = Happens once, when you gain the card.
about-timing-attack = Happens once, to one weaker opponent.
about-timing-attack-all = Happens once, to every weaker opponent.
about-timing-permanent = Lasts while the card is uncovered.
about-timing-turn-action = Use it as your action, turn after turn.
about-timing-scoring = Counts at the end of the game.

store-supply = Supply
store-reserve = Reserve
store-deck = Deck
store-market = Market
banker = the Banker

source-rulebook = from the rulebook
source-outside = from other published sources
source-reconstructed = reconstructed by us

field-name = Name
field-type = Type
field-age = Age
field-timing = Timing
field-obsolete = Obsolete mark
field-effect = Effect
field-stripe = Stripe
field-indicator = Investor bonus

change-supply = Supply
change-reserve = Reserve
change-tokens = tokens
change-points = points
change-cards = cards
change-strength = strength
change-culture = culture
change-science = science
change-industry = industry
change-trade = trade
change-harvest = harvest
change-attack = attack
change-defence = defence

## The cards

card-warriors = Warriors
card-chariot = Chariot
card-archers = Archers
card-knight = Knight
card-crossbowman = Crossbowman
card-cannon = Cannon
card-frigate = Frigate
card-machine-gun = Machine Gun
card-tank = Tank
card-jet-fighter = Jet Fighter
card-barracks = Barracks
card-lighthouse = Lighthouse
card-temple = Temple
card-castle = Castle
card-monastery = Monastery
card-military-academy = Military Academy
card-university = University
card-stock-exchange = Stock Exchange
card-factory = Factory
card-broadcast-tower = Broadcast Tower
card-working-animal = Working Animal
card-currency = Currency
card-iron-works = Iron Works
card-irrigation = Irrigation
card-astronomy = Astronomy
card-printing-press = Printing Press
card-steam-power = Steam Power
card-railroad = Railroad
card-electricity = Electricity
card-satellites = Satellites
card-agrarian-tribe = Agrarian Tribe
card-trading-tribe = Trading Tribe
card-artisan-tribe = Artisan Tribe
card-religious-tribe = Religious Tribe
card-military-caste = Military Caste
card-aristocracy = Aristocracy
card-republic = Republic
card-theocracy = Theocracy
card-bureaucracy = Bureaucracy
card-feudalism = Feudalism
card-absolutism = Absolutism
card-mercantilism = Mercantilism
card-democracy = Democracy
card-communism = Communism
card-capitalism = Capitalism
card-ramesses-ii = Ramesses II
card-confucius = Confucius
card-julius-caesar = Julius Caesar
card-justinian-i = Justinian I
card-genghis-khan = Genghis Khan
card-napoleon = Napoleon
card-columbus = Columbus
card-bismarck = Bismarck
card-einstein = Einstein
card-john-lennon = John Lennon
card-the-pyramids = The Pyramids
card-great-wall = Great Wall
card-hanging-gardens = Hanging Gardens
card-angkor-wat = Angkor Wat
card-himeji-castle = Himeji Castle
card-great-mosque = Great Mosque
card-taj-mahal = Taj Mahal
card-eiffel-tower = Eiffel Tower
card-panama-canal = Panama Canal
card-apollo-program = Apollo Program
card-the-internet = The Internet
card-the-future = The Future

## What a card does: a sentence a step

effect = { $steps }
effect-none = No effect.
effect-ends = Ends the game.
effect-obsolete = Doesn't count when scoring.

wanted-any = any card
wanted-types = a { $types } card

step-provide = +{ $count } { $icon }.
step-provide-per = +{ $count } { $icon } { $per }.
step-take-reserve = Take { count-tokens } from the Reserve.
step-take-reserve-per = Take { count-tokens } from the Reserve { $per }.
step-take-supply = Take { count-tokens } from the Supply.
step-take-supply-per = Take { count-tokens } from the Supply { $per }.
step-gain = Gain { $wanted } from the market that nobody has invested in.
step-gain-top = Gain the top card of the deck.
step-raid = Take { count-tokens } from one weaker opponent.
step-raid-all = Take { count-tokens } from every weaker opponent.
step-raid-then = Take { count-tokens } from them.
step-raid-all-then = Take { count-tokens } from each of them.
step-raze = One weaker opponent discards their top { $types } { $kinds ->
    [one] card
   *[other] cards
  }.
step-raze-all = Every weaker opponent discards their top { $types } { $kinds ->
    [one] card
   *[other] cards
  }.
step-raze-then = They discard their top { $types } { $kinds ->
    [one] card
   *[other] cards
  }.
step-raze-all-then = Each of them discards their top { $types } { $kinds ->
    [one] card
   *[other] cards
  }.
step-wreck = One weaker opponent discards a wonder of your choice.
step-wreck-all = Every weaker opponent discards a wonder of your choice.
step-wreck-then = They discard a wonder of your choice.
step-wreck-all-then = Each of them discards a wonder of your choice.
step-tribute = Clockwise, each opponent who has more tokens than you at that moment gives you up to { count-tokens }.
step-remove-this = Remove this card.
step-discard-own = Discard your top { $types } { $kinds ->
    [one] card
   *[other] cards
  }.
step-culture = +{ count-points }.
step-culture-per = +{ count-points } { $per }.

step-for-icons = { $every ->
    [one] per { $icon } icon
   *[other] per { $every } { $icon } icons
  }
step-for-cards = { $every ->
    [one] per { $type } card
   *[other] per { $every } { $type } cards
  }
step-for-tokens = { $every ->
    [one] per token
   *[other] per { $every } tokens
  }
step-for-types = { $every ->
    [one] per card type
   *[other] per { $every } card types
  }

## The same in few words

brief-provide = +{ $count } { $icon }.
brief-provide-per = +{ $count } { $icon } { $per }.
brief-take-reserve = Take { $count } from the Reserve.
brief-take-reserve-per = Take { $count } from the Reserve { $per }.
brief-take-supply = Take { $count } from the Supply.
brief-take-supply-per = Take { $count } from the Supply { $per }.
brief-gain = Gain { $wanted }.
brief-gain-top = Gain the top card.
brief-raid = Take { $count } from a weaker opponent.
brief-raid-all = Take { $count } from every weaker opponent.
brief-raze = A weaker opponent discards their top { $types } { $kinds ->
    [one] card
   *[other] cards
  }.
brief-raze-all = Weaker opponents discard their top { $types } { $kinds ->
    [one] card
   *[other] cards
  }.
brief-wreck = A weaker opponent discards a wonder.
brief-wreck-all = Weaker opponents discard a wonder each.
brief-tribute = Take up to { $count } from each richer opponent in turn.
brief-remove-this = Remove this.
brief-discard-own = Discard your top { $types } { $kinds ->
    [one] card
   *[other] cards
  }.
brief-culture = +{ count-points }.
brief-culture-per = +{ count-points } { $per }.

brief-for-icons = { $every ->
    [one] per { $icon }
   *[other] per { $every } { $icon }
  }
brief-for-cards = { $every ->
    [one] per { $type } card
   *[other] per { $every } { $type } cards
  }
brief-for-tokens = { $every ->
    [one] per token
   *[other] per { $every } tokens
  }
brief-for-types = { $every ->
    [one] per type
   *[other] per { $every } types
  }

## What is asked

question-action = { $who_is ->
    [you] Your turn: choose a card or harvest.
   *[other] { $who } is choosing a card or harvesting.
  }
question-gain = { $who_is ->
    [you] Your turn: choose { $wanted } to gain with { $cause }.
   *[other] { $who } is choosing { $wanted } to gain with { $cause }.
  }
question-target = { $who_is ->
    [you] Your turn: choose whom to attack with { $cause }.
   *[other] { $who } is choosing whom to attack with { $cause }.
  }
question-wonder = { $who_is ->
    [you] Your turn: choose which of { $victim }'s wonders to destroy with { $cause }.
   *[other] { $who } is choosing which of { $victim_is ->
        [you] your
       *[other] { $victim }'s
      } wonders to destroy with { $cause }.
  }
question-over = The game is over.

## What a button says

move-harvest = Harvest
move-complete = Complete { $card }
move-snipe = Snipe { $card } from { $investor } for { count-tokens }
move-snipe-banker = Snipe { $card } from the Banker for { count-tokens }
move-gain = Gain { $card }
move-attack = Attack { $victim } with { $card }
move-activate = Activate { $card }
move-activate-nothing = Activate { $card } (it finds no target)
move-wreck = Destroy { $victim }'s { $card }
move-invest = Invest { count-tokens } in { $card }

## The journal

turn = Turn { $count }: { $who_is ->
    [you] you
   *[other] { $who }
  }.
forced = { $who_is ->
    [you] You
   *[other] { $who }
  } can only harvest.
invested = { $who_is ->
    [you] You invest
   *[other] { $who } invests
  } { count-tokens } in { $card }.
completed = { $who_is ->
    [you] You complete
   *[other] { $who } completes
  } { $card }. { $count ->
    [one] { $count } token goes
   *[other] { $count } tokens go
  } to the Supply.
bonus = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } an investor bonus: { count-tokens } for { $icon }.
sniped = { $who_is ->
    [you] You pay
   *[other] { $who } pays
  } { $investor_is ->
    [you] you
   *[other] { $investor }
  } { count-tokens } and { $who_is ->
    [you] snipe
   *[other] snipes
  } { $card }. { $count ->
    [one] The token on it goes
   *[other] The { $count } tokens on it go
  } to the Supply.
sniped-banker = { $who_is ->
    [you] You pay
   *[other] { $who } pays
  } { count-tokens } to the Supply and { $who_is ->
    [you] snipe
   *[other] snipes
  } { $card } from the Banker. { $count ->
    [one] The token on it goes
   *[other] The { $count } tokens on it go
  } back to the Reserve.
traded = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } { count-tokens } from the Supply for trade.
shared = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } half of the Supply: { count-tokens }.
gained = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } { $card } from the market.
gained-deck = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } { $card } from the deck.
leader-left = { $who_is ->
    [you] Your
   *[other] { $who }'s
  } old leader leaves the game: { $card }.
activated = { $who_is ->
    [you] You activate
   *[other] { $who } activates
  } { $card }.
gave-up = { $who_is ->
    [you] You give
   *[other] { $who } gives
  } up { $card }.
grew = { $who_is ->
    [you] You harvest
   *[other] { $who } harvests
  }. { $count ->
    [one] { $count } token moves
   *[other] { $count } tokens move
  } from the Reserve to the Supply.
grew-nothing = { $who_is ->
    [you] You harvest
   *[other] { $who } harvests
  }.
harvested = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } half of the Supply: { count-tokens }.
topped-up = { $who_is ->
    [you] You top
   *[other] { $who } tops
  } up: { count-tokens } from the Supply, { $reserve } from the Reserve.
took-reserve = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } { count-tokens } from the Reserve with { $card }.
took-supply = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } { count-tokens } from the Supply with { $card }.
no-target-nothing-to-gain = { $who_is ->
    [you] You gain
   *[other] { $who } gains
  } nothing with { $card }: there is no such card.
no-target-nobody-weaker = { $who_is ->
    [you] You attack
   *[other] { $who } attacks
  } nobody with { $card }: nobody is weaker.
no-target-nothing-to-lose = { $who_is ->
    [you] You destroy
   *[other] { $who } destroys
  } nothing with { $card }: there is no such card.
no-target-nobody-richer = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } nothing with { $card }: nobody has more tokens.
struck = { $who_is ->
    [you] You attack
   *[other] { $who } attacks
  } { $victim_is ->
    [you] you
   *[other] { $victim }
  } with { $card }.
raided = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } { count-tokens } from { $victim_is ->
    [you] you
   *[other] { $victim }
  } with { $card }.
razed = { $who_is ->
    [you] You destroy
   *[other] { $who } destroys
  } { $victim_is ->
    [you] your
   *[other] { $victim }'s
  } { $card } with { $by }.
wrecked = { $who_is ->
    [you] You destroy
   *[other] { $who } destroys
  } { $victim_is ->
    [you] your
   *[other] { $victim }'s
  } wonder { $card } with { $by }.
paid-tribute = { $payer_is ->
    [you] You give
   *[other] { $payer } gives
  } { $who_is ->
    [you] you
   *[other] { $who }
  } { count-tokens } for { $card }.
refilled = New in the market: { $card }.
outdated = The market discards { $card } as too old.
age = Age { $age } begins.
banked = The Banker invests { count-tokens } in { $card }.
bank-took = The Banker removes { $card } from the game. { $count ->
    [one] { $count } token goes
   *[other] { $count } tokens go
  } to the Supply.
ended = The game ends with { $last }.
ended-turn-limit = The game ends: { $limit } turns are the limit.
opened = The market opens with { $card }.
opened-drawn = Drawn for the market: { $card }.
dealt = { $who_is ->
    [you] You start
   *[other] { $who } starts
  } with { $card }.
starts = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } the first turn.

## Why a move is not possible

refused-not-asked = No effect asks you to { $move ->
    [gain] gain a card
    [attack] attack somebody
   *[wreck] destroy a wonder
  } now. Choose an action.
refused-answer-first-gain = First choose which card to gain with { $cause }.
refused-answer-first-attack = First choose whom to attack with { $cause }.
refused-answer-first-wreck = First choose which wonder to destroy with { $cause }.
refused-no-investment = You have nothing to complete. Invest in a card first.
refused-no-such-slot = There is no slot { $need }. The market has { $have } slots.
refused-empty-slot = Slot { $slot } is empty until the market is refilled. Choose another one.
refused-not-invested = Nobody has invested in { $card }. You can only snipe what somebody has invested in.
refused-own-investment = You have invested in { $card } yourself. Complete it instead.
refused-too-few-to-snipe = Sniping { $card } costs { $need ->
    [one] { $need } token
   *[other] { $need } tokens
  }. You have { $have }.
refused-too-few-to-invest = You can't invest { $need ->
    [one] { $need } token
   *[other] { $need } tokens
  }. You have { $have }.
refused-nothing-to-invest = Investing takes at least { $need ->
    [one] { $need } token
   *[other] { $need } tokens
  }. You have { $have }.
refused-already-invested = You have already invested in { $card }. Complete that first.
refused-card-invested = { $investor } has already invested in { $card }. Sniping it costs { count-tokens }.
refused-card-invested-banker = The Banker has already invested in { $card }. Sniping it costs { count-tokens }.
refused-card-invested-gain = There are tokens on { $card }. Choose a card that nobody has invested in.
refused-not-for-sale = Nobody can invest in { $card }. Choose another card.
refused-wrong-type = With { $cause } you can gain { $wanted }, not { $card }.
refused-wrong-type-any = You can't gain { $card } with { $cause }. Choose another card.
refused-no-such-opponent = There is no seat { $need }. This game has { $have } seats.
refused-own-seat = You can't attack yourself. Choose an opponent.
refused-not-weaker = Attacking { $victim } takes { $need ->
    [one] { $need } attack icon
   *[other] { $need } attack icons
  }. You have { $have }.
refused-no-turn-action = You can't activate { $card }. It takes a card with a turn action.
refused-covered = You can't activate { $card } while another card covers it.
refused-not-yours = You can't activate { $card }. You don't have it in your nation.
refused-cannot-pay = Activating { $card } costs your top { $types } { $kinds ->
    [one] card. You have none.
   *[other] cards. You don't have them all.
  }
refused-not-a-wonder-there = { $victim } has no wonder called { $card }. Choose one they have.

## What to know about a move

note-complete = Completing this card next turn would bring you { $depends ->
    [yes] up to { count-tokens } as things stand: it depends on whom you attack.
   *[no] { count-tokens } as things stand.
  }
note-complete-gain = Completing this card next turn would bring you { $depends ->
    [yes] up to { count-tokens } as things stand: it depends on whom you attack.
   *[no] { count-tokens } as things stand.
  } The card you would gain with { $card } isn't counted.
note-nothing = This would do nothing: { $card } finds no target.
note-nothing-lost = This would only cost you { $lost }: { $card } finds no target.
note-snipe = { $who } could snipe it now. A snipe would bring you { count-tokens }, { $price } of them from the sniper.
note-no-snipe = Nobody has the tokens to snipe it now. A snipe would bring you { count-tokens }, { $price } of them from the sniper.
