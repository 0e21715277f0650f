# Ce qu’on raconte de Patchistory : le résumé, et les légendes des figures dans les règles.

summary-about = Bâtis un royaume de morceaux de terre qui se recouvrent, à travers { $eras } ères. Enchéris sur des cartes, glisse-les dessus ou dessous, et envoie tes ouvriers commercer, négocier ou combattre.
summary-lesson = Tu vas enchérir sur une carte, l’assembler à ta terre, dépenser des faveurs, déplacer tes ouvriers et les nourrir.
summary-goal = Avoir le plus de PV à la fin. Tu commences avec { $vp }. Ta terre en apporte à chaque manche. Les héros, les merveilles, les guerres et les votes aussi.
summary-turn = Une ère a { $rounds } manches. Tout le monde les joue ensemble :
summary-act-bid = Enchérir
summary-act-bid-text = Chacun finit avec une carte territoire.
summary-act-patch = Assembler
summary-act-patch-text = Pose-la sur ta terre ou dessous. Seul ce qui se voit compte.
summary-act-rule = Gouverner
summary-act-rule-text = Tes livres sont des faveurs : aide, menace, construis, commerce, élève des ouvriers.
summary-act-move = Se déplacer
summary-act-move-text = Les roues mènent tes ouvriers dans les cadres dorés, ou le long des routes.
summary-act-talk = Négocier
summary-act-talk-text = Un ouvrier qui arrive chez un voisin apporte la paix, une alliance ou la guerre.
summary-act-produce = Produire
summary-act-produce-text = Prends ce que montre ta terre, puis nourris tes ouvriers.
summary-end = Après chaque ère, on vote sur ce qui comptait le plus, et ceux qui en ont le plus gagnent des PV. Après { $eras } ères, la partie est finie.

figure-route = Une route générale depuis son départ : ce qu’un ouvrier rapporte de chaque espace, puis la salle de négociation et la salle de guerre
figure-auction = Trois joueurs, trois cartes, et la meilleure enchère sur chacune
figure-patching = Une terre de départ, puis une carte dont un quart est dessus, puis une carte dont un quart est sous une autre. La terre peut atteindre { $limits } cases de côté, d’ère en ère.
figure-rooms = Les six bâtiments généraux avec leurs symboles. Ceux d’un cadre doré ne comptent que si un ouvrier est dans la salle.
figure-movement = Avec TRA { $steps }, cet ouvrier atteint ces cadres, et d’autres aussi proches.
figure-war = Un envahisseur avec { $attack }, dont un minerai, contre un défenseur avec { $defence } : égalité, donc le défenseur gagne.
figure-upkeep = { $workers } descendants sont devenus ouvriers. Ils mangent { $food } nourritures à chaque manche.
figure-vote = Ce que chaque place gagne ou perd avec une carte à { $votes } voix
