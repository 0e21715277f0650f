# What the coach says in the first era.

lesson-land-title = Your land
lesson-land-text = Every room shows symbols. They count while you can see them: food, minerals, coins and stars are produced every round. Symbols in a golden box count only while a worker is in the room.
lesson-land-todo = Look at your rooms. Click a room to see its card large.
lesson-you-title = Your numbers
lesson-you-text = This is what you own, and beside it what every round adds. You start with { $vp } VP, and the most VP win. Swords are your MIL, books your POL, wheels your TRA.
lesson-you-todo = What you own is behind your screen: the others don’t see it.
lesson-round-title = The round
lesson-round-text = Every round goes through the same phases, from the auction to production. After { $rounds } rounds the era ends with a vote. You play Era I with me.
lesson-round-todo = The phase you’re in is marked.
lesson-bid-title = The auction
lesson-bid-text = Everybody ends up with a land card. To get the card you want, you bid money. In the first round the cards come into the row by and by.
lesson-bid-todo = Choose a card, then how much you bid, and confirm.
lesson-bid-wait = The auction is the first thing in a round.
lesson-bid-done = Your bid is on the card.
lesson-win-title = Outbid?
lesson-win-text = If you’re outbid, you raise your bid or move it to another card. You can never lower it. When everybody leads on a card, all bids are paid.
lesson-win-todo = You were outbid. Bid more, here or on another card.
lesson-win-wait = The auction goes on until everybody leads on a card.
lesson-win-done = The card is yours, and you’ve paid for it.
lesson-patch-title = Patching
lesson-patch-text = Everybody patches at the same time. Your card goes over or under your land, and some of it must overlap. A symbol that gets covered no longer counts. In Era I your land may be { $limit } wide and { $limit } high.
lesson-patch-todo = Choose a dot. Before you confirm, look below the board at what would change.
lesson-patch-wait = Patching comes after the auction.
lesson-patch-done = Everything you can see of it counts at once.
lesson-settle-title = Your first workers
lesson-settle-text = You start with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }. A worker in a golden box makes its symbols count. A room holds a single worker.
lesson-settle-todo = Choose an empty room with a golden box, and confirm.
lesson-settle-wait = You place your first workers when everybody has patched a card.
lesson-settle-done = Their boxes count from now on.
lesson-diplomacy-title = Diplomacy
lesson-diplomacy-text = Every book is a favour a round. Diplomacy and management share these favours, so what you spend here is missing there.
lesson-diplomacy-todo = Look at what each action costs. Choose an action, or end diplomacy.
lesson-diplomacy-wait = Diplomacy comes after patching. You’re asked if you can pay for something.
lesson-diplomacy-done = That was diplomacy. Without enough favours you aren’t even asked.
lesson-manage-title = Management
lesson-manage-text = Everybody manages at the same time. Spend the rest of your favours: trade, exchange, build, raise workers or win votes. Favours don’t last until the next round.
lesson-manage-todo = Choose an action you can pay for. An action that is grey tells you why if you choose it.
lesson-manage-wait = Management comes after diplomacy.
lesson-manage-done = You can take as many actions as your favours pay for. Then you end management.
lesson-move-title = Movement
lesson-move-text = Everybody plans at the same time, in secret. Each worker goes up to as many steps as your TRA, from room to room. In your land nobody has to move.
lesson-move-todo = Choose a worker, then an empty room. When the plan is good, finish it.
lesson-move-wait = Movement comes after management.
lesson-move-done = All plans are carried out together.
lesson-produce-title = Production
lesson-produce-text = Your land brings what it shows. Then your workers eat: the more workers, the more food. Each food you don’t have costs { $missing } VP.
lesson-produce-todo = Watch what you get and what you pay.
lesson-produce-wait = Production ends the round. Finish your plan first.
lesson-produce-done = That was a whole round. From now on we go deeper, and you play more freely.
lesson-tuck-title = Over, under, between
lesson-tuck-text = A card can slide under your land, or go over some cards and under others. That way you keep what is good and show only the best of the new card. Nothing covers water, and large rooms are never cut.
lesson-tuck-todo = Choose the ringed dot, then the small picture with what stays on top.
lesson-tuck-wait = You can slide a card under your land when you patch.
lesson-tuck-done = Part of the card is under your land.
lesson-figure-title = Heroes and wonders
lesson-figure-text = Black cards can have a hero or a wonder, with a text that works while you see it. At the end of the era each hero costs { $hero } food, and each wonder { $wonder } mineral.
lesson-figure-todo = Get a card with a hero or a wonder, and keep it visible.
lesson-figure-wait = Look out for a hero or a wonder in the next auction.
lesson-figure-done = Choose it on your land to read what it does.
lesson-aid-title = Aid and threats
lesson-aid-text = Aid gives { $aid } goods to a neighbour at the end of your route. You gain { $accepted } VP, or { $refused } if they refuse. If your Attack beats their Defence, you can threaten them for money or VP.
lesson-aid-todo = Open an action, choose whom, and then what.
lesson-aid-wait = You need enough favours in diplomacy. Books bring more of them.
lesson-aid-done = Neighbours are worth a favour.
lesson-build-title = Build
lesson-build-text = Your tiles become buildings, each on a room of the smallest size. Or you lay a tile face down as Wasteland, to get rid of water.
lesson-build-todo = Open Build, choose a tile, then the room it covers.
lesson-build-wait = A building takes several favours and some minerals.
lesson-build-done = The building counts at once, and you draw a new tile.
lesson-trade-title = Trade
lesson-trade-text = Trade sends a worker from your land onto a route. On its way it brings goods, every round more precious.
lesson-trade-todo = Open Trade, choose a route, then the worker who goes.
lesson-trade-wait = You can trade in management, with a favour and some food.
lesson-trade-done = Your worker is at the Start of the route. A box it has left no longer counts.
lesson-travel-title = On the road
lesson-travel-text = A worker on a route goes on by up to TRA spaces each round. In production it gains what is on its space. By way of Rest it comes home.
lesson-travel-todo = Choose the worker on the route, then how far it goes.
lesson-travel-wait = A worker on a route moves on in the movement phase.
lesson-travel-done = It gains what is on its space every time you produce.
lesson-exchange-title = Exchange
lesson-exchange-text = An exchange turns money, food or minerals into each other. It helps when food for your workers is short, or minerals for a building.
lesson-exchange-todo = Open Exchange, choose what for what, and confirm.
lesson-exchange-wait = You can exchange in management, for a favour.
lesson-exchange-done = As many lots as you like cost the same favour.
lesson-birth-title = Birth
lesson-birth-text = A descendant becomes a worker. The price is food now, and more food every round from then on.
lesson-birth-todo = Choose Birth, confirm, and give the new worker a room.
lesson-birth-wait = A birth takes favours and plenty of food.
lesson-birth-done = A new worker is there, and its box counts at once.
lesson-worship-title = Worship
lesson-worship-text = Worship brings VP for each of your heroes, or for each of your wonders. The more you have, the better.
lesson-worship-todo = Choose Worship heroes or Worship wonders, and confirm.
lesson-worship-wait = You need a hero or a wonder, and favours.
lesson-worship-done = You can do it every round.
lesson-campaign-title = Campaign
lesson-campaign-text = A campaign turns favours into votes. At the end of the era, votes decide how much a prosperity card is worth.
lesson-campaign-todo = Open Campaign and spend the favours you don’t need.
lesson-campaign-wait = You can campaign in management, with any favours left.
lesson-campaign-done = Votes wait behind your screen until the end of the era.
lesson-talk-title = Thumbs up, thumbs down
lesson-talk-text = When a worker reaches the Negotiation Room, both players show a thumb in secret. Thumbs up is peace, and the worker comes home. A thumb down is war, fought in the next round.
lesson-talk-todo = Choose peace or war, and confirm.
lesson-talk-wait = It happens when somebody’s worker reaches the end of a route.
lesson-talk-done = Both thumbs are on the table.
lesson-ally-title = Alliances
lesson-ally-text = After peace you may become allies, if both want it. A route of your own then joins you: it is richer, and it has no war at its end.
lesson-ally-todo = Say whether you want it, and which end is yours.
lesson-ally-wait = An alliance comes after peace in the Negotiation Room, or from a hero.
lesson-ally-done = You’re allies. The allied route is above the others.
lesson-war-title = War
lesson-war-text = An Invader fights with swords, a Defender with swords and shields. Minerals add strength, chosen in secret. The winner gains { $invader } VP as Invader, { $defender } as Defender. A tie is the Defender’s.
lesson-war-todo = Choose how many minerals you use.
lesson-war-wait = A war is fought in the round after a thumb was down.
lesson-war-done = The war is over, and the worker comes home.
lesson-ballot-title = Prosperity cards
lesson-ballot-text = The era is over. Everybody plays a prosperity card in secret. It compares what all kingdoms have, so play what you have most of.
lesson-ballot-todo = Choose a card. The numbers on it show how everybody stands.
lesson-ballot-wait = After the last round everybody plays a prosperity card.
lesson-ballot-done = The cards are shuffled, then all are voted on.
lesson-vote-title = The vote
lesson-vote-text = Put votes on the cards that you win. First place gains a VP for each vote on the card, second place less. The card with the fewest votes is dropped.
lesson-vote-todo = Choose how many votes you put on this card, and seal them.
lesson-vote-wait = The cards are voted on in turn.
lesson-vote-done = The votes are counted.
lesson-vote-place = { $prosperity }: you’re in { $place ->
    [1] first
    [2] second
   *[other] last
  } place. { $votes ->
    [0] You have no votes left.
    [one] You have { $votes } vote left.
   *[other] You have { $votes } votes left.
  }
lesson-era-title = The end of the era
lesson-era-text = Heroes and wonders have been paid for, and the prosperity cards are scored. A whole game has { $eras } eras: new cards, larger lands, higher prices.
lesson-era-todo = Play on, read the rules, look at all cards in the gallery, or start a match with bots.
lesson-era-vp = You have { $vp } VP after Era I.
lesson-favours = { $count ->
    [one] You have { $count } favour.
   *[other] You have { $count } favours.
  }

## Between the steps

lesson-free-title = You play
lesson-free-next = Still to come: { $steps }.
lesson-free-others = The others are playing. Watch what they do.
lesson-free-bid = Bid on a card. Look for symbols you lack, and for a place where it fits.
lesson-free-patch = Patch your card. Books, wheels and stars are worth most.
lesson-free-room = Choose an empty room for your worker. A golden box is best.
lesson-free-diplomacy = Diplomacy: offer aid, threaten, or keep your favours for management.
lesson-free-management = Management: spend your favours as you like, then end it. Mind the food for your workers.
lesson-free-move = Movement: plan where your workers go, then finish the plan.
