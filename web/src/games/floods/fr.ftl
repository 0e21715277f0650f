# Ce que seul le navigateur dit de Floods. Les noms des choses, les questions, le journal et les refus viennent du serveur.

## Nombres dont d’autres phrases se servent

count-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
count-slaves = { $count ->
    [one] { $count } esclave
   *[other] { $count } esclaves
  }
count-warriors = { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  }
count-boats = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
  }
count-fanatics = { $count ->
    [one] { $count } fanatique
   *[other] { $count } fanatiques
  }
count-forests = { $count ->
    [0] aucune forêt
    [one] { $count } forêt
   *[other] { $count } forêts
  }
count-mines = { $count ->
    [one] { $count } mine
   *[other] { $count } mines
  }

## Sur le plateau

board-players = Joueurs
board-refused = Impossible. Appuie sur Entrée pour savoir pourquoi.
map-name = Carte
map-lens = Zoom
map-nearer = Agrandir
map-farther = Réduire
map-whole = Revenir à la vue de départ
phase-turn = Tour { $turn }
scale-next = Déforestation { $scale }. La mer monte à { $mark } : encore { $left }.
scale-end = Déforestation { $scale }. La partie finit à { $mark } : encore { $left }.

## Une case, pour un lecteur d’écran

cell-is-sea = mer
cell-is-flooded = inondée
cell-is-lost = perdue aux fanatiques
cell-held = { $who_is ->
    [you] à toi
   *[other] contrôlée par { $who }
  }
cell-pawns = { $who_is ->
    [you] { $what } à toi
   *[other] { $what } de { $who }
  }
cell-dolmen = { $who_is ->
    [you] ton dolmen
   *[other] dolmen de { $who }
  }
cell-drowns = inondée à la montée { $rise }
cell-borders = Touche { $cells }
cell-target = Tes pions peuvent y aller

## Une case, en grand

large-ore = Minerai :
large-drowns = Inondée :
large-rise = à la montée { $rise }
large-never = jamais
large-lands = Terre :
large-seas = Mer :

## Déplacements

order-choose = Choisis une case avec tes pions, ou fais-les glisser.
order-where = { $cell } : choisis où aller.
order-count = Combien
order-all = Tous
order-all-of = Tous les { $kind }
order-so-many = En envoyer { $count }
order-cancel = Annuler
order-ask = Bateaux de { $who } ?
order-end = Finir
order-told = { $what } : { $from } → { $cell }
step-less = Moins : { $what }
step-more = Plus : { $what }

## Des déplacements préparés, envoyés d’un coup

plan-toggle = Préparer
plan-choose = Prépare tes déplacements : choisis une case avec tes pions, ou fais-les glisser.
plan-more = Ajoutes-en, ou envoie.
plan-count = { $count ->
    [one] { $count } déplacement préparé.
   *[other] { $count } déplacements préparés.
  }
plan-told = préparé : { $what }
plan-list = Déplacements préparés
plan-empty = Rien de préparé pour l’instant.
plan-remove = Retirer : { $what }
plan-clear = Effacer
plan-send = Envoyer
plan-send-end = Envoyer et finir
plan-asks = Envoie-le avant de demander des bateaux.
plan-lead = Ces guerriers peuvent emmener des esclaves. Envoie le plan, puis décide.
plan-unsure = Un déplacement précédent peut changer celui-ci. Envoie d’abord le plan.
plan-full = Le plan est plein. Envoie-le d’abord.
plan-dropped = { $count ->
    [one] La table a changé. { $count } déplacement préparé ne convient plus.
   *[other] La table a changé. { $count } déplacements préparés ne conviennent plus.
  }

## Récolte

harvest-plan = Plan de récolte
harvest-accept = Récolter
harvest-change = Modifier
harvest-fell = Forêts à abattre : { $cell }
harvest-idle = Oisifs : { $cell }
harvest-fanatics = { $count ->
    [one] { $cell } : { $count } ouvrier oisif devient fanatique.
   *[other] { $cell } : { $count } ouvriers oisifs deviennent fanatiques.
  }
harvest-lost = { $cell } : tu perds cette case aux fanatiques, avec tous ceux qui y sont.
harvest-bare = { $cell } : sa dernière forêt tombe et ne repousse jamais.

## Commerce

trade-all = Tous
trade-everyone = tout le monde
trade-offered = { $who_is ->
    [you] Tu proposes un échange à { $whom_is ->
        [you] toi-même
       *[other] { $whom }
      }
   *[other] { $whom_is ->
        [you] { $who } te propose un échange
       *[other] { $who } propose un échange à { $whom }
      }
  }
trade-countered = { $who_is ->
    [you] Ta contre-offre à { $whom_is ->
        [you] toi-même
       *[other] { $whom }
      }
   *[other] { $whom_is ->
        [you] Contre-offre de { $who } pour toi
       *[other] Contre-offre de { $who } à { $whom }
      }
  }
trade-nothing = rien
trade-you-get = Tu reçois
trade-you-give = Tu donnes
trade-gives = { $who } donne
trade-wants = { $who } reçoit
trade-give = Donner : { $resource }
trade-get = Recevoir : { $resource }
trade-compose = Nouvelle offre
trade-with = Échanger avec
trade-left = { $count ->
    [one] Tu peux encore faire { $count } offre.
   *[other] Tu peux encore faire { $count } offres.
  }
trade-open = Faire une offre
trade-close = Fermer
trade-send = Envoyer
trade-pass = Passer
trade-accept = Accepter
trade-reject = Refuser
trade-counter = Contre-offre

## Construction

build-choose = Choisis quoi construire, ou une case.
build-where = { $building } : choisis où construire.
build-what = { $cell } : choisis quoi construire.
build-pay = { $building }, { $cell } : choisis comment payer.
build-pays = Façons de payer
build-kinds = Constructions
build-end = Finir de construire

## La montée

flee-warriors = La mer prend { $cell }. Choisis où fuient tes guerriers.
flee-workers = La mer prend { $cell }. Choisis où fuient tes ouvriers.
flee-freed = La mer prend { $cell }. Choisis où fuient tes ouvriers libérés.
flee-drown = Les laisser se noyer

## Un joueur

player-first = Premier à ce tour
player-legacy = { $points ->
    [one] { $points } point d’héritage à présent
   *[other] { $points } points d’héritage à présent
  }
player-leads = le plus, donc des points

## La fin

standing-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
end-most = Le plus : { $what }
end-points = +{ $points }
end-order = Le plus de points d’héritage gagne. À égalité, les dolmens décident, puis les ressources.

## Ce que veulent dire les signes

legend-pawns = Pions
legend-workers = Ouvriers : ils récoltent et se multiplient par paires
legend-warriors = Guerriers : ils conquièrent et défendent
legend-boats = Bateaux : ils transportent et combattent en mer
legend-slaves = Esclaves : ils travaillent pour les guerriers à côté d’eux
legend-fanatics = Fanatiques : plus nombreux que les autres, ils prennent la case
legend-land = À terre
legend-tree = Forêt
legend-stump = Forêt abattue
legend-waves = La montée qui inonde une case : autant de vagues
legend-drowning = Inondée à la prochaine montée
legend-flooded = Inondée : c’est la mer à présent
legend-lost = Perdue aux fanatiques
legend-goods = Ressources et constructions
legend-legacy = Points d’héritage
legend-axe = Cases déboisées

## La leçon

lesson-map-title = La carte
lesson-map-text = Chaque case de terre commence avec { $forests } forêts et une carrière avec son minerai. Tu contrôles une case si tes ouvriers ou tes guerriers y sont : son bord a ta couleur.
lesson-map-todo = Regarde autour de toi : fais glisser la carte, ou zoome avec la molette, les doigts ou les boutons.
lesson-scale-title = L’échelle
lesson-scale-text = Une case qui n’a plus aucune forêt compte sur cette échelle. À { $first }, la mer monte pour la première fois et prend les cases hachurées. À { $end }, la partie finit.
lesson-scale-todo = Les vagues sur une case disent quelle montée la prend.
lesson-you-title = Ce qui compte
lesson-you-text = Un dolmen vaut { $dolmen } points pour toujours. Avoir le plus de forêts, de bateaux, de guerriers ou de mines vaut { $majority } points à chaque fois.
lesson-you-todo = Un nombre encadré rapporte des points à présent.
lesson-move-title = Se déplacer
lesson-move-text = Chaque pion va sur une case voisine, ou plus loin en bateau. Si trop d’ouvriers restent ensemble, il n’y a pas de travail pour tous.
lesson-move-todo = Choisis tes ouvriers, dis combien partent, et choisis une case allumée. Tu peux aussi les faire glisser.
lesson-move-wait = Tu déplaceras des ouvriers à la prochaine phase de déplacement.
lesson-move-done = Tes ouvriers ont peuplé une nouvelle case.
lesson-harvest-title = Récolter
lesson-harvest-text = Chaque ouvrier abat une forêt ou extrait du minerai. Un plan est prêt : le minerai d’abord, et juste assez de forêts pour que personne ne soit oisif. Tout le monde planifie en même temps.
lesson-harvest-todo = Finis tes déplacements. Puis accepte le plan avec Récolter, ou modifie-le.
lesson-harvest-wait = La prochaine récolte vient après les déplacements.
lesson-harvest-done = Voilà ce que donne ta terre.
lesson-fanatics-title = Les fanatiques
lesson-fanatics-text = Qui n’a pas de travail devient fanatique, rouge et pour toujours. Une case où les fanatiques sont plus nombreux que les autres pions est perdue, avec tous ceux qui y sont.
lesson-fanatics-todo = Répartis tes ouvriers, garde-leur des forêts, et construis des mines.
lesson-trade-title = Commercer
lesson-trade-text = D’autres terres ont d’autres minerais, et construire coûte moins si tu paies avec beaucoup de ressources différentes.
lesson-trade-todo = Ouvre une offre, pose ce que tu donnes et ce que tu veux, et envoie-la.
lesson-trade-wait = Tu pourras faire une offre à la prochaine phase de commerce, si quelqu’un a des ressources.
lesson-trade-done = Une offre acceptée est réalisée aussitôt.
lesson-build-title = Construire
lesson-build-text = Un bateau coûte { $boat } bois. Mines, guerriers et dolmens coûtent d’autant moins que tu paies avec plus de ressources différentes.
lesson-build-todo = Choisis quoi construire et où, puis comment payer.
lesson-build-wait = Rassemble des ressources jusqu’à pouvoir payer quelque chose.
lesson-build-done = C’est bâti.
lesson-conflict-title = Le conflit
lesson-conflict-text = Les guerriers se battent à terre, les bateaux en mer : le plus grand camp gagne et perd autant que l’autre avait. À égalité, tous perdent tout.
lesson-conflict-todo = Mène tes bateaux vers ceux d’un autre joueur. Mieux vaut en avoir plus que lui.
lesson-conflict-sail = { $from } → { $cell } : c’est le chemin vers les bateaux les plus proches d’un autre joueur.
lesson-conflict-wait = Bateaux et guerriers bougent à la phase de déplacement. En attendant, construis des bateaux.
lesson-conflict-done = C’était un conflit.
lesson-rise-title = La mer monte
lesson-rise-text = Quand l’échelle atteint une marque, la mer prend les cases hachurées. Les pions qui y sont ne peuvent fuir que vers une case sèche voisine que tu contrôles. Les dolmens comptent toujours sous l’eau.
lesson-rise-todo = Fais monter la mer : modifie ta récolte pour abattre toutes les forêts possibles, et va vers de nouvelles forêts.
lesson-rise-wait = Réponds à la question, puis continue.
lesson-rise-done = La mer est montée. Ce qu’elle a pris est de la mer à présent : les bateaux peuvent y aller.
lesson-end-title = La fin
lesson-end-text = Quand l’échelle est à { $end } à la fin d’un tour, le plus de points gagne. Qui mène veut que les forêts tombent vite, les autres veulent du temps.
lesson-end-todo = Tu sais tout. Continue tant que tu veux.
