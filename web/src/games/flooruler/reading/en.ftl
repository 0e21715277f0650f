# What is told about Flooruler: the summary, and the captions of the figures in the rules.

summary-about = A race to cover your land with floors. You roll a die to walk, collect gold at the fountain and spend it in the stores. Weapons hold the others up, and nukes take their floors off the board.
summary-lesson = You’ll walk, collect gold, buy a plan and lay your first floors. Then you’ll use a skill, shoot at somebody and drop a nuke.
summary-goal = Be the first player with { $floors } floors on the board. They go on your own land, and nobody else can walk on them.
summary-turn = You take a single action:
summary-act-move = Move
summary-act-move-text = Roll the die and go up to that many steps.
summary-act-collect = Collect
summary-act-collect-text = At the fountain, roll for gold.
summary-act-buy = Buy
summary-act-buy-text = In a store, pay for floors, a weapon, a skill or a nuke.
summary-act-attack = Attack
summary-act-attack-text = Hit an opponent in line with you.
summary-act-skill = Use a skill
summary-act-skill-text = Heal, get further or act more often.
summary-end = The game is over when somebody has laid { $floors } floors. The others are placed by their floors, then by fewer deaths, then by gold and items.

figure-board = The board in the middle of a game. Each arm of the cross is a player’s land. Split tiles are land of both neighbours. The fountain is in the middle, and the stores are in the corners.
figure-plan = The plans of the Floor Store, and the largest one laid in one piece
figure-nuke = The plans of the Nuke Store
figure-shot = { $weapon } has range { $range }. Framed tiles are in range, and hatched tiles are blind spots. { $shooter } hits { $hit }. { $safe } is near, but safe.
