# What is told about Floods: the summary, and the captions of the figures in the rules.

summary-about = Settle the world, trade what your land gives you, and build dolmens that outlast it. Every forest that falls brings the sea closer, and idle hands turn to fanaticism.
summary-lesson = You will move workers, harvest, trade, build, fight at sea and see the sea rise.
summary-goal = Have the most legacy points when the game ends. A dolmen is worth { $dolmen }, even if its cell is lost or flooded. Having the most forests, boats, warriors or mines is worth { $majority } each.
summary-turn = Everybody finishes a phase before the next one starts:
summary-act-move = Move
summary-act-move-text = Each pawn goes one cell, over land or by boat. Warriors conquer.
summary-act-harvest = Harvest
summary-act-harvest-text = Each worker fells a forest or digs ore. Whoever is idle becomes a fanatic.
summary-act-trade = Trade
summary-act-trade-text = Exchange resources as you agree.
summary-act-build = Build
summary-act-build-text = Pay for boats, mines, warriors and dolmens.
summary-act-grow = Grow
summary-act-grow-text = Workers multiply, fanatics too, and some forests grow back.
summary-end = The sea rises when { $marks } cells have lost all their forests. The game ends at { $end }.

figure-ferry = A boat takes workers from land over the sea to land. That is their move.
figure-conflict = { $attackers } warriors of { $winner } meet { $defenders } of { $loser }: { $left } is left.
figure-harvest = A cell with trees and a quarry: { $wood } workers bring wood, { $ore } brings ore, and { $idle } become fanatics.
figure-prices = What a boat costs, and what a mine, a warrior or a dolmen costs, whichever resources you choose
figure-rises = The scale with its marks, and the cells that drown: as many waves as the number of the rise that takes them
figure-maps = The world map and the archipelago
