# Ce que dit le guide dans la première partie.

lesson-board-title = Le plateau
lesson-board-text = La terre de chaque joueur est un bras de la croix, marqué de sa propre forme. Une case partagée est la terre de chacun de ses voisins. La fontaine d’or est au milieu, les magasins sont dans les coins. Le premier joueur qui a { $floors } sols sur le plateau gagne.
lesson-board-todo = Trouve ta terre et la fontaine. Puis continue.

lesson-you-title = Toi, d’un coup d’œil
lesson-you-text = Voici ton or, ta santé, tes morts, tes objets, et tes sols sur le chemin des { $floors }. Tu vois la même chose pour les autres. À ton tour tu joues une action : avancer, prendre de l’or, acheter, attaquer ou utiliser un talent.
lesson-you-todo = Compare-toi aux autres. Puis continue.

lesson-roll-title = Lancer le dé pour avancer
lesson-roll-text = Choisis d’avancer, puis lance le dé : c’est le nombre de pas que tu peux faire. Le dé décide de la distance, jamais de la direction.
lesson-roll-todo = Clique sur le dé et confirme.
lesson-roll-wait = Réponds d’abord à la question posée.
lesson-roll-done = Les cases à portée s’allument avec leur distance.

lesson-go-title = Avancer
lesson-go-text = Les pas vont en haut, en bas, à gauche et à droite. Tu peux t’arrêter avant, mais les pas qui restent sont perdus. Tu ne peux pas marcher sur les sols des autres. Sur les tiens, tu peux.
lesson-go-todo = Clique sur la case cerclée et confirme.
lesson-go-wait = Lance d’abord le dé.
lesson-go-done = Arriver quelque part est une action. Y faire quelque chose en est une autre.

lesson-gold-title = L’or
lesson-gold-text = À la fontaine, tu peux lancer le dé pour l’or : tu prends autant de pièces. Tout ce que tu achètes coûte de l’or.
lesson-gold-todo = Va à la fontaine. Une fois là, clique dessus et confirme.
lesson-gold-wait = Réponds d’abord à la question posée.
lesson-gold-done = Reste pour en prendre plus, ou va acheter.

lesson-build-title = Acheter des sols
lesson-build-text = Le magasin de sols vend des plans. Il faut être dans le magasin pour acheter, et chaque plan est une action. Par sol, { $plan ->
    [one] le plan de { $plan } sol
   *[other] le plan de { $plan } sols
  } est le moins cher : il coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  }.
lesson-build-todo = { $price ->
    [one] Amasse { $price } pièce d’or
   *[other] Amasse { $price } pièces d’or
  }. Puis va au magasin de sols et achète le plan de { $plan }.
lesson-build-wait = Réponds d’abord à la question posée.
lesson-build-done = Pose maintenant les sols, un par un.

lesson-lay-title = Poser tes sols
lesson-lay-text = Pose des sols sur ta terre, dans la forme que tu veux. Sur une case partagée, tu peux même remplacer le sol d’un voisin. Un joueur qui se trouve là où tu construis doit partir. Tu peux annuler chaque sol, sauf le dernier.
lesson-lay-todo = Clique sur une case de ta terre pour chaque sol, et confirme le dernier.
lesson-lay-wait = Achète d’abord un plan.
lesson-lay-done = Ils comptent dans ton panneau, et personne d’autre ne peut y marcher.

lesson-skill-title = Acheter un talent
lesson-skill-text = Les talents te soignent, te portent plus loin ou te donnent plus d’actions. Il n’y a qu’une carte de chaque. Tant que quelqu’un l’a, elle est vendue, et sa place montre qui l’a.
lesson-skill-todo = Va au magasin de talents et achète « { $skill } » pour { $skill_price ->
    [one] { $skill_price } pièce d’or
   *[other] { $skill_price } pièces d’or
  }. S’il te manque de l’or, va d’abord en chercher.
lesson-skill-wait = Réponds d’abord à la question posée.
lesson-skill-done = La carte est dans ton panneau. Les points montrent combien de fois elle peut encore servir.

lesson-use-title = Utiliser ton talent
lesson-use-text = Utiliser un talent est une action. Après le dernier usage, la carte retourne au magasin, et chacun peut la racheter.
lesson-use-todo = Clique sur la carte cerclée dans ton panneau et confirme. { $skill_key ->
    [teleportation-tool] Puis clique sur la case d’arrivée et confirme.
   *[other] Puis regarde ce qu’elle fait.
  }
lesson-use-wait = Aucun de tes talents ne peut servir maintenant. Il faut être blessé pour se soigner, et la vitesse agit d’elle-même. Continue à jouer, ou achète un autre talent.
lesson-use-done = Sans dé, sans marche. Garde le dernier usage pour le bon moment.

lesson-weapon-title = Acheter une arme
lesson-weapon-text = La carte d’une arme montre sa portée et ses dégâts. Certaines armes se vident, d’autres s’usent. Prépare tes trajets : « { $weapon } » coûte { $weapon_price ->
    [one] { $weapon_price } pièce d’or
   *[other] { $weapon_price } pièces d’or
  }, et il t’en faudra bientôt { $nuke_price } de plus pour une bombe.
lesson-weapon-todo = Amasse l’or. Puis va à l’armurerie et achète « { $weapon } ».
lesson-weapon-wait = Réponds d’abord à la question posée.
lesson-weapon-done = Te voilà armé, et tout le monde le voit.

lesson-shot-title = Tirer
lesson-shot-text = Une arme porte en ligne droite et en diagonale jusqu’à sa portée. Les autres cases sont des angles morts. Un pion sans santé meurt : il rentre chez lui face cachée et passe son tour avant de se relever. Qui l’a tué prend une partie de son or.
lesson-shot-todo = Aligne-toi avec un adversaire. Puis clique sur ton arme pour voir sa portée, et confirme.
lesson-shot-wait = Il te faut une arme chargée. Achètes-en une à l’armurerie, ou recharge la tienne.
lesson-shot-done = Touché. Les autres peuvent en faire autant : regarde qui est aligné avec toi.
lesson-shot-reach = D’ici, ton arme « { $weapon } » atteint { $who }.
lesson-shot-nobody = D’ici, ton arme « { $weapon } » n’atteint personne.

lesson-nuke-title = Lancer une bombe
lesson-nuke-text = Une bombe retire du plateau les sols d’un adversaire. Si son pion est sur un de ces sols, il meurt aussitôt. La plus petite bombe coûte { $nuke_price ->
    [one] { $nuke_price } pièce d’or
   *[other] { $nuke_price } pièces d’or
  } et { $nuke ->
    [one] retire { $nuke } sol.
   *[other] retire { $nuke } sols.
  } Ta cible doit en avoir au moins autant.
lesson-nuke-todo = Va au magasin de bombes avec { $nuke_price ->
    [one] { $nuke_price } pièce d’or
   *[other] { $nuke_price } pièces d’or
  } et achète la bombe. Puis clique sur les sols à retirer, et confirme le dernier.
lesson-nuke-wait = Personne n’a encore assez de sols pour une bombe. Pose les tiens, puis regarde encore.
lesson-nuke-done = Ces sols-là, il faudra les payer encore.

lesson-end-title = La fin de la partie
lesson-end-text = Le premier joueur qui a { $floors } sols sur le plateau gagne aussitôt. Les autres se classent par sols, puis par le moins de morts, puis par l’or et les objets. Un mur ne fait pas gagner : si des sols ferment un magasin à quelqu’un, ses portes sont dégagées.
lesson-end-todo = Regarde qui mène. Puis continue.
