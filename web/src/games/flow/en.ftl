# What only the browser says of The Flow of History. Names of things, buttons, journal and refusals come from the server.

## What a thing on the board can do

deed-invest = Invest
deed-complete = Complete
deed-gain = Gain
deed-harvest = Harvest
deed-activate = Activate
deed-attack = Attack
deed-wreck = Destroy
deed-snipe = { $count ->
    [0] Snipe
   *[other] Snipe for { $count }
  }

## What a screen reader says

label-slot = Market slot { $slot }.
label-empty = Empty.
label-card = { $card }, { $type }, age { $age }.
label-card-start = { $card }, { $type }, starting card.
label-card-last = { $card }, age { $age }.
label-effect = { $timing }: { $effect }
label-laid = { $card }, { $type }.
label-covered = { $card }, covered.
label-stripe = Stripe: { $icons }.
label-icons = { $count } { $icon }
label-bonus = { $source ->
    [reconstructed] { face-bonus-reconstructed }.
   *[other] { face-bonus }.
  }
label-invested = { $who_is ->
    [you] You have
   *[other] { $who } has
  } invested { count-tokens }.
label-invested-banker = The Banker has invested { count-tokens }.
label-deed = { $deed }.
label-supply = { store-supply }: { count-tokens }.
label-deck = { store-deck }: { board-cards-left }. Age { $age }.
label-age = Age { $age }: { board-cards-left }.
label-nation = { $who_is ->
    [you] Your nation
   *[other] { $who }’s nation
  }{ $moving ->
    [yes] {" "}(to move)
   *[no] {""}
  }: { count-tokens }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, attack { $attack }, strength { $strength }.

## On the board

board-refused = Not possible. Press Enter to see why.
board-opponents = Opponents
board-you = You
board-points = pts
board-cards-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
  }
board-substitutes = { $count ->
    [one] { $count } substitute token in use
   *[other] { $count } substitute tokens in use
  }
board-age = Age { $age }
board-starting = Starting card
board-no-card = No { $type } card yet
board-strength = Strength: attack and defence together

## A card in full

face-bonus = Investor bonus for { $icon }
face-bonus-reconstructed = Investor bonus for { $icon } (reconstructed by us)
face-pages = { $count ->
    [one] Rulebook page { $pages }
   *[other] Rulebook pages { $pages }
  }
face-no-pages = Not shown in the rulebook

## The gallery

gallery-search = Search names and effects
gallery-found = { $count } of { $all } cards
gallery-legend = What the symbols mean
gallery-icons = Production icons
gallery-types = Card types
gallery-timings = When effects happen
gallery-marks = Other marks
gallery-nations = Nations
gallery-obsolete = Obsolete: the effect doesn’t count when scoring.
gallery-bonus = Investor bonus: complete the card to take a token from the Supply for each of these icons.
gallery-token = Token
gallery-banker = The Banker

## The final scoring

standing-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
score-culture = Culture icons
score-others = Half of the other icons
score-effects = Scoring effects
end-culture = Culture icons: 1 point each
end-others = { $count ->
    [one] { $count } other icon
   *[other] { $count } other icons
  }: 1 point for every 2
end-total = Total
end-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
end-ties = Ties go to the player with more cards, then to the one with more tokens.

## Where long words may be broken

hyphens = ab-so-lut-ism agrar-ian aris-toc-racy astron-omy bar-racks Bis-marck broad-cast bur-eau-cracy cap-it-al-ism Colum-bus com-mun-ism Con-fu-cius cross-bow-man cur-rency demo-cracy Ein-stein elec-tri-city ex-change feud-al-ism inter-net irri-ga-tion Jus-tin-ian light-house mer-can-til-ism mili-tary mon-as-tery Na-po-leon print-ing pyra-mids rail-road Ra-mes-ses re-li-gious re-pub-lic sat-el-lites theo-cracy uni-ver-sity war-ri-ors
