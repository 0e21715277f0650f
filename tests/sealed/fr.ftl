title = Sous pli
about = Misez en secret, remportez l'enchère, puis posez une carte sur ou sous une pile.

option-rounds = Manches
option-rounds-4 = 4 manches
option-rounds-6 = 6 manches
option-rounds-8 = 8 manches

## Coups

move-bid = Miser { $number }
move-pick = Choisir un { $number }
move-place = Choisir la pile { $number }
move-lay-over = Poser le { $card } sur la pile { $pile }
move-lay-under = Poser le { $card } sous la pile { $pile }

## Questions

question-bid = Misez en secret, de 0 à { $coins }.
question-pick = Vous remportez l'enchère : choisissez une carte.
question-place = Choisissez une pile pour votre { $card }.
question-lay = Posez-vous votre { $card } sur ou sous la pile { $pile } ?
question-waiting = En attente de { $who }.
question-over = La partie est terminée.

## Journal

round = La manche { $count } commence. { $who_is ->
    [you] Vous êtes
   *[other] { $who } est
  } premier joueur.
drew = { $who_is ->
    [you] Vous piochez
   *[other] { $who } pioche
  } un { $card }.
drew-hidden = { $who } pioche une carte.
sealed = { $who_is ->
    [you] Vous misez
   *[other] { $who } mise
  } { $count } en secret.
sealed-hidden = { $who } a misé en secret.
bid = { $who_is ->
    [you] Vous avez misé
   *[other] { $who } a misé
  } { $count }.
won = { $who_is ->
    [you] Vous remportez l'enchère et payez
   *[other] { $who } remporte l'enchère et paie
  } { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }.
earned = { $who_is ->
    [you] Vous prenez
   *[other] { $who } prend
  } { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }.
picked = { $who_is ->
    [you] Vous montrez
   *[other] { $who } montre
  } un { $card }.
placed = { $who_is ->
    [you] Vous choisissez
   *[other] { $who } choisit
  } la pile { $pile }.
laid-over = { $who_is ->
    [you] Vous posez
   *[other] { $who } pose
  } le { $card } sur la pile { $pile }.
laid-under = { $who_is ->
    [you] Vous posez
   *[other] { $who } pose
  } le { $card } sous la pile { $pile }.
counted = Pile { $pile } : le { $card } rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
  } à { $who_is ->
    [you] vous
   *[other] { $who }
  }.
ended = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
  } { $count ->
    [one] { $count } point
   *[other] { $count } points
  }.

## Refus

refused-bid-first = Misez d'abord.
refused-pick-first = Choisissez d'abord une carte.
refused-place-first = Choisissez d'abord une pile.
refused-lay-first = Posez d'abord votre carte sur ou sous la pile.
refused-too-few-coins = Vous ne pouvez pas miser { $need }. Vous avez { $have ->
    [one] { $have } pièce
   *[other] { $have } pièces
  }.
refused-not-in-hand = Vous n'avez pas de { $card }. Choisissez une carte de votre main.
refused-pile-full = La pile { $pile } est pleine. Choisissez une pile de moins de 10 cartes.
