title = Sealed
about = Seal a bid, win the auction, and lay a card over or under a pile.

option-rounds = Rounds
option-rounds-4 = 4 rounds
option-rounds-6 = 6 rounds
option-rounds-8 = 8 rounds

## Moves

move-bid = Bid { $number }
move-pick = Pick a { $number }
move-place = Choose pile { $number }
move-lay-over = Lay the { $card } over pile { $pile }
move-lay-under = Lay the { $card } under pile { $pile }

## Questions

question-bid = Seal a bid, from 0 to { $coins }.
question-pick = You won the auction: pick a card.
question-place = Choose a pile for your { $card }.
question-lay = Lay your { $card } over or under pile { $pile }?
question-waiting = Waiting for { $who }.
question-over = The game is over.

## Journal

round = Round { $count } begins. { $who_is ->
    [you] You are
   *[other] { $who } is
  } the start player.
drew = { $who_is ->
    [you] You draw
   *[other] { $who } draws
  } a { $card }.
drew-hidden = { $who } draws a card.
sealed = { $who_is ->
    [you] You seal
   *[other] { $who } seals
  } a bid of { $count }.
sealed-hidden = { $who } has sealed a bid.
bid = { $who_is ->
    [you] You bid
   *[other] { $who } bids
  } { $count }.
won = { $who_is ->
    [you] You win the auction and pay
   *[other] { $who } wins the auction and pays
  } { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }.
earned = { $who_is ->
    [you] You take
   *[other] { $who } takes
  } { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }.
picked = { $who_is ->
    [you] You show
   *[other] { $who } shows
  } a { $card }.
placed = { $who_is ->
    [you] You choose
   *[other] { $who } chooses
  } pile { $pile }.
laid-over = { $who_is ->
    [you] You lay
   *[other] { $who } lays
  } the { $card } over pile { $pile }.
laid-under = { $who_is ->
    [you] You lay
   *[other] { $who } lays
  } the { $card } under pile { $pile }.
counted = Pile { $pile }: the { $card } gives { $who_is ->
    [you] you
   *[other] { $who }
  } { $count ->
    [one] 1 point
   *[other] { $count } points
  }.
ended = { $who_is ->
    [you] You have
   *[other] { $who } has
  } { $count ->
    [one] 1 point
   *[other] { $count } points
  }.

## Refusals

refused-bid-first = Seal your bid first.
refused-pick-first = Pick a card first.
refused-place-first = Choose a pile first.
refused-lay-first = Lay your card over or under the pile first.
refused-too-few-coins = You can't bid { $need }. You have { $have ->
    [one] 1 coin
   *[other] { $have } coins
  }.
refused-not-in-hand = You don't hold a { $card }. Pick a card from your hand.
refused-pile-full = Pile { $pile } is full. Choose a pile with fewer than 10 cards.
