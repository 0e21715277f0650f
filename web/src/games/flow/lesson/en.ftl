# What the coach says in the first game.

lesson-table-title = The table
lesson-table-text = The market is in the middle. Everyone can bid for its cards. A card’s colour and symbol show its type. Its text says what it does. The stripe of icons at the bottom is what your nation keeps. The deck next to the market counts the cards of each age to come.
lesson-table-todo = Point at a few cards, or press and hold them, to see them large. Then go on.

lesson-nation-title = Your nation and the pools
lesson-nation-text = Your tokens pay for everything. Your icons are { $icons }. Everyone shares the Supply: tokens from completed cards go there, and players take them from it. The Reserve holds the other tokens and never runs out.
lesson-nation-todo = Compare your icons with your opponents’. Then go on.

lesson-invest-title = Invest
lesson-invest-text = Claim a free card by putting tokens on it. An opponent can still snipe it: they pay you as many tokens as are on it. A high bid keeps them away, a low one invites them. Being sniped isn’t all bad. You also take tokens from the Supply: a token for each trade icon, then half of the rest.
lesson-invest-todo = Choose the ringed card on the market, set your bid and confirm.
lesson-invest-wait = You’ve already claimed a card, or you have no tokens. Complete your card, or harvest.
lesson-invest-done = Your marker is on the card. Now watch what the others do.

lesson-harvest-title = Harvest
lesson-harvest-text = Short of tokens? Harvest. Each of your harvest icons moves a token from the Reserve to the Supply. Then you take half of the Supply. If you still have fewer tokens than the number of the age, you’re topped up to it.
lesson-harvest-todo = Choose the Supply, or Harvest in the list of moves, and confirm.
lesson-harvest-wait = First answer the question you’re being asked.
lesson-harvest-done = That took a turn, and the others could use it. The rhythm is: claim, gather, take.

lesson-complete-title = Complete, and the investor bonus
lesson-complete-text = On a later turn you can take the card you claimed. Its tokens go to the Supply, but some come straight back. The card shows an icon as its bonus: you take a token for each of those in your nation. Cards that suit your nation are cheap for you.
lesson-complete-todo = Choose your own card on the market and confirm.
lesson-complete-wait = You haven’t claimed a card. Invest in one, then complete it on your next turn.
lesson-complete-done = The card is yours, with its icons and its effect.

lesson-snipe-title = Snipe
lesson-snipe-text = You can take a card that an opponent has claimed. Pay them as many tokens as are on it. You get no bonus, and they are well paid. Do it when the card is worth more to you than your tokens are to them.
lesson-snipe-todo = Choose the ringed card and confirm.
lesson-snipe-wait = You can’t afford an opponent’s card yet. Gather tokens or play as you like. The chance will come.
lesson-snipe-done = Sniped. Look at your opponent’s tokens: they can do the same to you.

lesson-stack-title = Stack and cover
lesson-stack-text = A new card goes on top of your cards of the same type. The card it covers keeps its icons but loses its effect. Cover what has done its job. Think before you bury an effect you still need.
lesson-stack-todo = Get a card of a type you already have: claim the ringed one, then complete it on your next turn.
lesson-stack-wait = None of the cards you can get goes on your stacks. Take another card or harvest, and look again.
lesson-stack-done = Look at the stripe below the top card: those icons still count.

lesson-instant-title = When effects happen
lesson-instant-text = The symbol next to an effect tells you when it happens. An instant effect happens as soon as you get the card, however you got it. A permanent effect lasts while the card is uncovered. A turn action is an action you can take again and again.
lesson-instant-todo = Get a card with an instant effect: the ringed one has it.
lesson-instant-wait = You can’t get an instant card now. Take another card or harvest, and look again.
lesson-instant-done = The journal shows what the effect gave you.

lesson-attack-title = Attack and strength
lesson-attack-text = An attack card hits an opponent who is weaker than you. You count your attack icons, including those on the new card. They count attack and defence together, and a tie protects them. Some attacks hit every weaker opponent.
lesson-attack-todo = Get an attack card: claim the ringed one, then complete it on your next turn. It attacks as soon as it’s yours.
lesson-attack-wait = You can’t get an attack card now. Compare the strengths, then play on or skip this step.
lesson-attack-done = That was an attack. Defence icons protect you from the next one.
lesson-attack-live = Your attack is { $attack }. Opponents’ strength: { $opponents }.
lesson-strength = { $who } { $strength }

lesson-glory-title = Leader, wonders and points
lesson-glory-text = You have one leader at a time: a new one replaces the old one. Wonders go next to each other and are never covered. At the end each culture icon is a point. Your other icons count too, but less. Scoring effects add their points.
lesson-glory-todo = Get a leader or a wonder: you can get the ringed one.
lesson-glory-wait = You can’t get a leader or a wonder now. Play on: there are more in every age.
lesson-glory-done = It’s next to your stacks, and none of your cards will cover it.

lesson-end-title = How the game ends
lesson-end-text = The deck goes through the ages one by one. When { $last } comes up, the turn is finished and the game is over. Effects with the obsolete mark don’t count when scoring.
lesson-end-todo = Look at how many cards are left and how many points you have. Then go on.
