# Ce que dit le guide dans la première partie.

lesson-map-title = La carte
lesson-map-text = Chaque case de terre commence avec { $forests } forêts et une carrière avec son minerai. Tu contrôles une case si tes ouvriers ou tes guerriers y sont. Son bord prend alors ta couleur.
lesson-map-todo = Regarde autour de toi : fais glisser la carte, ou zoome avec la molette, les doigts ou les boutons.
lesson-scale-title = L’échelle
lesson-scale-text = Une case qui n’a plus aucune forêt compte sur cette échelle. À { $first }, la mer monte pour la première fois et inonde les cases hachurées. À { $end }, la partie finit.
lesson-scale-todo = Les vagues sur une case disent quelle montée l’inonde.
lesson-you-title = Ce qui compte
lesson-you-text = Un dolmen vaut { $dolmen } points pour toujours. Avoir le plus de forêts, de bateaux, de guerriers ou de mines vaut { $majority } points à chaque fois.
lesson-you-todo = Un nombre encadré rapporte des points à présent.
lesson-move-title = Se déplacer
lesson-move-text = Chaque pion va sur une case voisine, ou plus loin en bateau. Si trop d’ouvriers restent ensemble, il n’y a pas de travail pour tous.
lesson-move-todo = Choisis tes ouvriers, dis combien partent, puis choisis une case allumée. Tu peux aussi les faire glisser.
lesson-move-wait = Tu déplaceras des ouvriers à la prochaine phase de déplacement.
lesson-move-done = Tes ouvriers ont peuplé une nouvelle case.
lesson-harvest-title = Récolter
lesson-harvest-text = Chaque ouvrier abat une forêt ou extrait du minerai. Un plan est prêt : le minerai d’abord, et juste assez de forêts pour que personne ne reste sans travail. Tout le monde planifie en même temps.
lesson-harvest-todo = Finis tes déplacements. Puis accepte le plan avec Récolter, ou modifie-le.
lesson-harvest-wait = La prochaine récolte vient après les déplacements.
lesson-harvest-done = Voilà ce que donne ta terre.
lesson-fanatics-title = Les fanatiques
lesson-fanatics-text = Un ouvrier sans travail devient fanatique, rouge et pour toujours. Une case où les fanatiques sont plus nombreux que les autres pions est perdue, avec tous ceux qui y sont.
lesson-fanatics-todo = Répartis tes ouvriers, garde-leur des forêts, et construis des mines.
lesson-fanatics-work = { $cell } : du travail pour { $jobs }. { $workers ->
    [one] { $workers } ouvrier y est à présent.
   *[other] { $workers } ouvriers y sont à présent.
  }
lesson-trade-title = Commercer
lesson-trade-text = D’autres terres ont d’autres minerais. Construire coûte moins si tu paies avec beaucoup de ressources différentes.
lesson-trade-todo = Ouvre une offre et choisis à qui elle va. Pose ce que tu donnes et ce que tu veux, puis envoie-la.
lesson-trade-wait = Tu pourras faire une offre à la prochaine phase de commerce, si quelqu’un a des ressources.
lesson-trade-done = Les ressources de l’offre ont changé de mains.
lesson-build-title = Construire
lesson-build-text = Un bateau coûte { $boat } bois. Mines, guerriers et dolmens coûtent d’autant moins que tu paies avec plus de ressources différentes.
lesson-build-todo = Choisis quoi construire et où, puis comment payer. Si tu ne peux pas encore payer, continue jusqu’à la prochaine récolte.
lesson-build-wait = Rassemble des ressources jusqu’à pouvoir payer quelque chose.
lesson-build-done = C’est à toi.
lesson-conflict-title = Le conflit
lesson-conflict-text = Les guerriers se battent à terre, les bateaux en mer. Le plus grand camp gagne et perd autant que l’autre avait. À égalité, tous perdent tout.
lesson-conflict-todo = Mène tes bateaux vers ceux d’un rival. Tu gagnes si tu en as plus que lui à cet endroit.
lesson-conflict-wait = Bateaux et guerriers bougent à la phase de déplacement. En attendant, construis des bateaux.
lesson-conflict-done = C’était un conflit.
lesson-rise-title = La mer monte
lesson-rise-text = Quand l’échelle atteint une marque, la mer inonde les cases hachurées. Elles sont alors de la mer : les bateaux peuvent y aller.
lesson-rise-todo = Fais monter la mer. Abats toutes les forêts de tes cases à la récolte, et va vers de nouvelles forêts.
lesson-rise-wait = Tu n’as plus d’ouvriers pour abattre des forêts. Passe cette étape, ou recommence la leçon.
lesson-rise-done = La mer est montée.
lesson-rise-scale = L’échelle est à { $scale }. La mer monte à { $first }.
lesson-flee-title = Fuir à temps
lesson-flee-text = Les pions d’une case inondée ne peuvent fuir que vers une case sèche voisine que tu contrôles. Les autres se noient. Les dolmens comptent toujours sous l’eau.
lesson-flee-todo = Cherche les vagues avant de t’installer.
lesson-flee-next = À { $mark }, la mer inonde { $cells }.
lesson-end-title = La fin
lesson-end-text = Quand l’échelle est à { $end } à la fin d’un tour, le plus de points gagne. Si tu mènes, tu veux que les forêts tombent vite. Sinon, tu veux du temps.
lesson-end-todo = Tu sais tout. Continue tant que tu veux.
lesson-try-workers = { $count ->
    [one] Envoyer { $count } ouvrier
   *[other] Envoyer { $count } ouvriers
  }, { $from } → { $cell }
lesson-try-boats = { $count ->
    [one] Mener { $count } bateau
   *[other] Mener { $count } bateaux
  }, { $from } → { $cell }
lesson-try-attack = { $count ->
    [one] Mener { $count } bateau
   *[other] Mener { $count } bateaux
  } ({ $cell }) contre { $who }, qui en a { $against }
lesson-try-offer = Offrir à { $who } { $count } { $give } contre { $count } { $get }
lesson-try-fell = Modifier la récolte et abattre toutes les forêts ({ $cells })
