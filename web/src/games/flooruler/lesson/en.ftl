# What the coach says in the first game.

lesson-board-title = The board
lesson-board-text = Each player’s land is an arm of the cross, marked with the player’s own shape. A split tile is land of both its neighbours. The gold fountain is in the middle, the stores are in the corners. The first player with { $floors } floors on the board wins.
lesson-board-todo = Find your land and the fountain. Then go on.

lesson-you-title = You at a glance
lesson-you-text = Here are your gold, your health, your deaths, your items, and your floors on the way to { $floors }. You see the same for everyone else. On your turn you take an action: move, collect gold, buy, attack, or use a skill.
lesson-you-todo = Compare yourself with the others. Then go on.

lesson-roll-title = Roll to move
lesson-roll-text = Choose to move, then roll the die: that’s how many steps you can go. The roll decides how far, never where.
lesson-roll-todo = Click the die and confirm.
lesson-roll-wait = First answer the question you’re being asked.
lesson-roll-done = The tiles you can reach light up with their distance.

lesson-go-title = Go
lesson-go-text = Steps go up, down, left and right. You can stop early, but you lose the steps you don’t use. You can’t walk on the others’ floors. You can walk on your own.
lesson-go-todo = Click the ringed tile and confirm.
lesson-go-wait = Roll first.
lesson-go-done = Getting somewhere is an action. Doing something there is another.

lesson-gold-title = Gold
lesson-gold-text = At the fountain you can roll for gold: you collect what the die shows. Everything you buy costs gold.
lesson-gold-todo = Go to the fountain. Once you’re there, click it and confirm.
lesson-gold-wait = First answer the question you’re being asked.
lesson-gold-done = Stay for more, or go shopping.

lesson-build-title = Buy floors
lesson-build-text = The Floor Store sells floors by the plan. You have to be in the store to buy, and each plan is an action. By the floor, { $plan ->
    [one] the plan of { $plan } floor
   *[other] the plan of { $plan } floors
  } is the cheapest: it costs { $price } gold.
lesson-build-todo = Collect { $price } gold. Then go to the Floor Store and buy the plan of { $plan }.
lesson-build-wait = First answer the question you’re being asked.
lesson-build-done = Now lay the floors, one by one.

lesson-lay-title = Lay your floors
lesson-lay-text = Lay floors on your land, in any shape. On a split tile you can even replace a neighbour’s floor. Anyone standing where you build must leave. You can undo each floor until you lay the last one.
lesson-lay-todo = Click a tile of your land for each floor, and confirm the last one.
lesson-lay-wait = Buy a plan first.
lesson-lay-done = They count in your panel, and nobody else can walk on them.

lesson-skill-title = Buy a skill
lesson-skill-text = Skills heal you, take you further, or give you more actions. There is only one card of each. While somebody has it, it’s sold out, and its place shows who has it.
lesson-skill-todo = Go to the Skill Store and buy { $skill } for { $skill_price } gold. If you’re short of gold, fetch some first.
lesson-skill-wait = First answer the question you’re being asked.
lesson-skill-done = The card is in your panel. The dots show how often you can still use it.

lesson-use-title = Use your skill
lesson-use-text = Using a skill is an action. After its last use, the card goes back to the store, and anyone can buy it again.
lesson-use-todo = Click the ringed card in your panel and confirm. { $skill_key ->
    [teleportation-tool] Then click a tile to land on, and confirm.
   *[other] Then see what it does.
  }
lesson-use-wait = You have no skill to use now. Healing needs a wound, and speed works by itself. Play on, or buy another skill.
lesson-use-done = No roll, no walk. Save the last use for when it counts.

lesson-weapon-title = Buy a weapon
lesson-weapon-text = A weapon’s card shows its range and its damage. Some weapons need ammo, others wear out. Plan your trips: { $weapon } costs { $weapon_price } gold, and you’ll want { $nuke_price } more for a nuke soon.
lesson-weapon-todo = Collect the gold. Then go to the Weapon Store and buy { $weapon }.
lesson-weapon-wait = First answer the question you’re being asked.
lesson-weapon-done = You’re armed, and everyone can see it.

lesson-shot-title = Shoot
lesson-shot-text = A weapon reaches along straight lines and diagonals, up to its range. All other tiles are blind spots. A piece without health dies: it goes home face down and sits out before it stands up again. Its killer takes some of its gold.
lesson-shot-todo = Get in line with an opponent. Then click your weapon to see its range, and confirm.
lesson-shot-wait = You need a weapon that’s loaded. Buy one or refill yours at the Weapon Store.
lesson-shot-done = Hit. They can do the same to you, so watch who is in line with you.
lesson-shot-reach = From here, your { $weapon } reaches { $who }.
lesson-shot-nobody = From here, your { $weapon } reaches nobody.

lesson-nuke-title = Drop a nuke
lesson-nuke-text = A nuke takes an opponent’s floors off the board. If their piece is standing on such a floor, it dies at once. The smallest nuke costs { $nuke_price } gold and { $nuke ->
    [one] takes { $nuke } floor.
   *[other] takes { $nuke } floors.
  } Your target must have at least that many.
lesson-nuke-todo = Take { $nuke_price } gold to the Nuke Store and buy the nuke. Then click the floors that have to go, and confirm the last one.
lesson-nuke-wait = Nobody has enough floors to nuke yet. Build some of your own, and look again.
lesson-nuke-done = They’ll have to pay for those floors again.

lesson-end-title = How the game ends
lesson-end-text = The first player with { $floors } floors on the board wins at once. The others are placed by floors, then by fewer deaths, then by gold and items. Walls don’t win: if floors shut a store for somebody, its gates are cleared.
lesson-end-todo = See who is ahead. Then go on.
