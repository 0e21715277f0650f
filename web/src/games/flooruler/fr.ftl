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

## Où couper les mots longs

hyphens = ac-cé-lé-ra-tion pis-to-let té-lé-por-teur
