# Ce que seul le navigateur dit de Flooruler. Les noms, les boutons, le journal et les refus viennent du serveur.

## Des nombres pour d’autres phrases

count-floors = { $floors ->
    [one] { $floors } sol
   *[other] { $floors } sols
  }
count-steps = { $steps ->
    [0] rester ici
   *[other] { $steps } pas
  }
count-deaths = { $deaths ->
    [one] { $deaths } mort
   *[other] { $deaths } morts
  }

## Sur le plateau

board-name = Plateau
board-whole = Tout le plateau
board-near = De près
board-wider = De plus loin
board-players = Joueurs
board-you = Toi
board-tiles = Cases à choisir
board-tile = Case { $tile }
board-floor-of = { $who_is ->
    [you] ton sol
   *[other] sol de { $who }
  }
board-land-of = { $who_is ->
    [you] ta terre
   *[other] terre de { $who }
  }
board-gate = porte
board-here = { $who_is ->
    [you] tu es ici
   *[other] { $who } est ici
  }
board-refused = Impossible. Appuie sur Entrée pour savoir pourquoi.

## Le dé

die-name = Dé
die-round = Manche { $round }
die-actions = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }
die-rolled = Dé : { $die }
die-shows = Le dé montre { $die }
die-up-to = jusqu’à { count-steps }
die-to-go = { $floors ->
    [one] le dernier sol
   *[other] encore { $floors } sols
  }
die-sight = encadré : à portée ; hachuré : angle mort

## Un joueur

player-floors = Sols : { $count } sur { $all }
player-health = Santé : { $count } sur { $all }
player-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
player-target = cible
player-must-leave = doit quitter ce sol
player-sits-out = { $turns ->
    [one] passe { $turns } tour
   *[other] passe { $turns } tours
  }
player-waking = se relève au prochain tour
player-no-items = Aucun objet
player-left = encore { $count }
player-aim = Viser
player-use = Utiliser

## Les magasins

store-sold = vendu
store-holder = { $who_is ->
    [you] tu l’as
   *[other] { $who } l’a
  }
plan-build = { $floors ->
    [one] Construire { $floors } sol
   *[other] Construire { $floors } sols
  }
plan-nuke = { $floors ->
    [one] Détruire { $floors } sol
   *[other] Détruire { $floors } sols
  }
about-plan-build = Pose { count-floors } sur ta terre, dans la forme que tu veux.
about-plan-nuke = Retire du plateau { count-floors } d’un adversaire. Son pion meurt s’il est sur l’un d’eux.
field-range = Portée
field-damage = Dégâts
field-ammo = Munitions
field-uses = Usages
field-price = Prix
field-refill = Recharge
field-floors = Sols
field-unlimited = Illimité
field-die = dé
source-rulebook = tiré du livret de règles
source-outside = tiré d’autres publications
source-reconstructed = reconstitué par nous

## La galerie

gallery-signs = Signes et objets
gallery-items = Armes et talents
gallery-plans = Plans
gallery-places = Lieux
gallery-pieces = Terres, sols et pions

## Le classement final

standing-count = { $count ->
    [one] { $count } sol
   *[other] { $count } sols
  }
end-floors = Sols sur le plateau
end-deaths = Morts
end-wealth = Or et objets
end-items = or : { $gold }, objets : { $items }
end-order = Le plus de sols l’emporte. À égalité, le moins de morts, puis le plus d’or et d’objets.

## La première partie

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

## Où couper les mots longs

hyphens = ac-cé-lé-ra-tion pis-to-let té-lé-por-teur
