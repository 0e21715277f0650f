# What is told about Patchistory: the summary, and the captions of the figures in the rules.

summary-about = Build a kingdom out of overlapping patches of land, through { $eras } eras. Bid for cards, slide them over and under each other, and send your workers out to trade, talk or fight.
summary-lesson = You will bid for a card, patch it, spend favours, move your workers and feed them.
summary-goal = Have the most VP at the end. You start with { $vp }. Your land brings more every round. So do heroes, wonders, wars and votes.
summary-turn = An era has { $rounds } rounds. Everybody goes through them together:
summary-act-bid = Bid
summary-act-bid-text = Everybody ends up with one land card.
summary-act-patch = Patch
summary-act-patch-text = Lay it over or under your land. Only what is visible counts.
summary-act-rule = Rule
summary-act-rule-text = Your books are favours: offer aid, threaten, build, trade, raise workers.
summary-act-move = Move
summary-act-move-text = Wheels take your workers to golden boxes, or along the routes.
summary-act-talk = Talk
summary-act-talk-text = A worker who reaches a neighbour brings peace, an alliance or war.
summary-act-produce = Produce
summary-act-produce-text = Collect what your land shows, then feed your workers.
summary-end = After every era you vote on what mattered most, and those who have most of it gain VP. After { $eras } eras the game is over.

figure-route = A general route from its Start: what a worker brings from each space, then the Negotiation Room and the War Room
figure-auction = Three players, three cards, and the top bid on each
figure-patching = A baseland, then a card with one quarter over it, then a card with one quarter under another. The land may grow to { $limits } cells each way, era by era.
figure-rooms = The six General Buildings with their symbols. The symbols in a golden box count only while a worker is in the room.
figure-movement = With TRA { $steps }, this worker reaches these boxes and others as near.
figure-war = An Invader with { $attack }, one of it a mineral, against a Defender with { $defence }: a tie, so the Defender wins.
figure-upkeep = { $workers } descendants have become workers. They eat { $food } food every round.
figure-vote = What each place gains or loses from a card with { $votes } votes
