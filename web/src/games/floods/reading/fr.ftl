# Ce qu’on raconte de Floods : le résumé, et les légendes des figures dans les règles.

summary-about = Peuple le monde, échange ce que donne ta terre, et bâtis des dolmens qui lui survivront. Chaque forêt qui tombe rapproche la mer, et les ouvriers sans travail deviennent fanatiques.
summary-lesson = Tu vas déplacer des ouvriers, récolter, commercer, construire, te battre en mer et voir monter la mer.
summary-goal = Avoir le plus de points d’héritage à la fin. Un dolmen vaut { $dolmen }, même si sa case est perdue ou inondée. Avoir le plus de forêts, de bateaux, de guerriers ou de mines vaut { $majority } à chaque fois.
summary-turn = Tout le monde finit une phase avant la suivante :
summary-act-move = Se déplacer
summary-act-move-text = Chaque pion avance d’une case, par terre ou en bateau. Les guerriers conquièrent.
summary-act-harvest = Récolter
summary-act-harvest-text = Chaque ouvrier abat une forêt ou extrait du minerai. Qui reste sans travail devient fanatique.
summary-act-trade = Commercer
summary-act-trade-text = Échange des ressources à ta guise, si l’autre est d’accord.
summary-act-build = Construire
summary-act-build-text = Paie des bateaux, des mines, des guerriers et des dolmens.
summary-act-grow = Grandir
summary-act-grow-text = Les ouvriers se multiplient, les fanatiques aussi, et des forêts repoussent.
summary-end = La mer monte quand { $marks } cases ont perdu toutes leurs forêts. La partie finit à { $end }.

figure-ferry = Un bateau mène des ouvriers d’une terre à l’autre par la mer. C’est leur déplacement.
figure-conflict = { $attackers } guerriers de { $winner } en rencontrent { $defenders } de { $loser } : il en reste { $left }.
figure-harvest = Une case avec des arbres et une carrière : { $wood } ouvriers rapportent du bois, { $ore } du minerai, et { $idle } deviennent fanatiques.
figure-prices = Le prix d’un bateau, et celui d’une mine, d’un guerrier ou d’un dolmen, avec les ressources de ton choix
figure-rises = L’échelle avec ses marques, et les cases qui seront inondées : autant de vagues que la montée qui les prend
figure-maps = La carte du monde et l’archipel
