# What belongs to no game. The sentences of a game are in its own room.

## Moves that cannot be read

refused-no-such-move = The moves are { $moves }.{ $given ->
    [""] { "" }
   *[other] { " " }There is no move { $given }.
  }
refused-move-number = Moves are numbered 0 to { NUMBER($most, useGrouping: 0) }.
refused-move-form = The move is written `{ $form }`, not { $given }.
refused-argument-missing = The move { $move } needs { $names }.
refused-argument-extra = The move { $move } doesn't take { $names }.{ $form ->
    [""] { " " }It takes nothing.
   *[other] { " " }It takes { $form }.
  }
refused-argument-number = { $name } can be { $least } to { $most }.{ $given ->
    [""] { "" }
   *[other] { " " }Not { $given }.
  }
refused-argument-choice = { $name } can be { $choices }.{ $given ->
    [""] { "" }
   *[other] { " " }Not { $given }.
  }
refused-argument-name = There is no { $name } called { $given }. Names are written like `{ $like }`.
refused-move-kind = A move is words, a number below { NUMBER($most, useGrouping: 0) }, a mapping, or a list of these.

## Whose turn it is

refused-wrong-seat = It's { $turn }'s turn, not { $who_is ->
    [you] yours
   *[other] { $who }'s
  }.
refused-not-waiting = { $who_is ->
    [you] You have
   *[other] { $who } has
  } nothing to decide now.
refused-no-such-seat = There is no seat { $given }. The seats are 0 to { $most }.
refused-game-over = The game is over.
refused-not-possible = That isn't possible now.
refused-chain-reveals = A move in this chain reveals something new. End the chain with it.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-withdraw = { $who_is ->
    [you] You have
   *[other] { $who } has
  } no sealed answer to withdraw.
refused-no-such-line = There is no move { $given }. The moves are 0 to { NUMBER($most, useGrouping: 0) }.
