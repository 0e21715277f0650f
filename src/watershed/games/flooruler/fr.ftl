# Flooruler. Chaque phrase tutoie le joueur qui la lit et nomme les autres.

title = Flooruler
about = Amasse de l’or, pose 24 sols avant tout le monde et empêche les autres de poser les leurs.

## Options

option-skip = Tours à passer après une mort
option-skip-0 = aucun
option-skip-1 = un
option-skip-2 = deux
option-rounds = Durée maximale
option-rounds-150 = 150 manches
option-rounds-60 = 60 manches
option-rounds-30 = 30 manches
option-rounds-15 = 15 manches
option-toll = Or que coûte une mort
option-toll-0 = rien
option-toll-1 = la moitié
option-toll-2 = la totalité
option-toll-3 = la moitié, au profit de qui te tue

## Names

item-knife = Couteau
item-pistol = Pistolet
item-shotgun = Fusil à pompe
item-grenade = Grenade
item-healings = Soins
item-speed-boost = Accélération
item-teleportation-tool = Téléporteur
item-time-freeze = Arrêt du temps

kind-weapon = arme
kind-skill = talent

place-gold-fountain = Fontaine d’or
place-floor-store = Magasin de sols
place-nuke-store = Magasin de bombes
place-weapon-store = Armurerie
place-skill-store = Magasin de talents


change-floors = sols
change-gold = or
change-health = santé
change-deaths = morts
change-wealth = or et objets

## Help

help = Tu débutes ? Tape rule 3 pour savoir ce qu’est un tour, rule 12 comment gagner, stores ce qui est à vendre et map comment lire le plateau.
look-item = item shotgun : tout sur un objet
look-stores = tout ce qui est à vendre, avec les prix et les effets, et qui a quoi
look-tile = tile k17 : ce qu’est une case et qui s’y trouve (quand une case est demandée, cela la choisit)
look-map = ce que veulent dire les lettres du plateau
help-gold-fountain = Lance le dé ici et prends autant d’or.
help-floor-store = Achète des sols ici et pose-les sur ta terre.
help-nuke-store = Paie ici pour retirer du plateau les sols d’un adversaire.
help-weapon-store = Achète des armes ici, et des munitions pour les tiennes.
help-skill-store = Achète des talents ici : guéris, va plus loin, téléporte-toi ou joue plus d’actions.
help-land = C’est sur sa terre que l’on pose ses sols. Une case partagée est la terre de deux joueurs.
help-gate = Une porte mène à un magasin. Si des sols ferment le magasin, ses portes sont dégagées.
help-number = Une case numérotée : un pion y commence, et y revient après une mort.
help-floor = Seul son propriétaire peut marcher sur un sol.

## What an item does

effect = { $steps }
effect-strike = { $reach ->
    [0] Attaque un adversaire sur ta case.
    [one] Attaque un adversaire à 1 case au plus.
   *[other] Attaque un adversaire à { $reach } cases au plus.
  }
effect-damage = { $damage ->
    [one] Tu infliges { $damage } dégât.
   *[other] Tu infliges { $damage } dégâts.
  }
effect-damage-roll = Tu lances le dé et infliges autant de dégâts, plus { $damage }.
effect-heal = Retrouve toute ta santé.
effect-actions = { $actions ->
    [one] Joue ensuite { $actions } action de plus.
   *[other] Joue ensuite { $actions } actions de plus.
  }
effect-haste = Tu peux faire { $steps } pas de plus à chaque déplacement.
effect-teleport = Va sur n’importe quelle case sans sol adverse.
effect-freeze = { $actions ->
    [one] Joue { $actions } action à la place de celle-ci.
   *[other] Joue { $actions } actions à la place de celle-ci.
  }
effect-ammo = { $ammo ->
    [one] Chargeur : { $ammo } coup.
   *[other] Chargeur : { $ammo } coups.
  } La recharge coûte { $price ->
    [one] { $price } pièce d’or.
   *[other] { $price } pièces d’or.
  }
effect-uses = Tu peux t’en servir { $uses } fois.

## Moves

move-pass = Passer
move-move = Lancer le dé pour avancer
move-collect = Lancer le dé pour l’or
move-build = { $floors ->
    [one] Construire { $floors } sol
   *[other] Construire { $floors } sols
  } pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  }
move-build-fewer = { $floors ->
    [one] Construire { $floors } sol
   *[other] Construire { $floors } sols
  } pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  } (il t’en faut { $wanted })
move-nuke = Détruire { $floors ->
    [one] { $floors } sol
   *[other] { $floors } sols
  } chez { $victim }, pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  }
move-buy = Acheter : { $item }, pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  }
move-refill = Recharger : { $item }, pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  }
move-use = Utiliser : { $item }
move-attack = Attaquer { $victim } ({ $item })
move-go = Faire { $steps } pas jusqu’en { $tile }
move-stay = Rester en { $tile }
move-land = Se téléporter en { $tile }
move-place = Poser un sol en { $tile }
move-replace = Remplacer le sol en { $tile } (à { $victim })
move-remove = Détruire chez { $victim } le sol en { $tile }
move-remove-kill = Détruire le sol en { $tile } et tuer { $victim }
move-relocate = Déplacer ton sol en { $tile }
move-tile = Case { $tile }

## Questions

question-action = { $who_is ->
    [you] À toi : choisis une action.
   *[other] { $who } choisit une action.
  }
question-actions = { $who_is ->
    [you] À toi : choisis une action. Il t’en reste { $actions }.
   *[other] { $who } choisit une action et en a encore { $actions }.
  }
question-go = { $who_is ->
    [you] À toi : tu as fait { $die }. Choisis une case à { $steps } pas au plus.
   *[other] { $who } a fait { $die } et peut avancer de { $steps } pas au plus.
  }
question-land = { $who_is ->
    [you] À toi : choisis une case où te téléporter.
   *[other] { $who } choisit une case où se téléporter.
  }
question-place = { $who_is ->
    [you] { $left ->
        [one] À toi : choisis une case pour ton dernier sol.
       *[other] À toi : choisis une case pour ton prochain sol. Encore { $left }.
      }
   *[other] { $left ->
        [one] { $who } pose son dernier sol.
       *[other] { $who } pose des sols : encore { $left }.
      }
  }
question-remove = { $who_is ->
    [you] { $left ->
        [one] À toi : choisis le dernier sol à détruire chez { $victim }.
       *[other] À toi : choisis le prochain sol à détruire chez { $victim }. Encore { $left }.
      }
   *[other] { $victim_is ->
        [you] { $who } détruit tes sols : encore { $left }.
       *[other] { $who } détruit des sols chez { $victim } : encore { $left }.
      }
  }
question-relocate = { $who_is ->
    [you] À toi : { $store_key ->
        [weapon-store] l’{ $store } est fermée.
       *[other] le { $store } est fermé.
      } Choisis une autre case pour ton sol en { $tile }.
   *[other] { $store_key ->
        [weapon-store] L’{ $store } est fermée.
       *[other] Le { $store } est fermé.
      } { $who } déplace le sol en { $tile }.
  }
question-over = La partie est terminée.

## The journal

starts = { $who_is ->
    [you] Tu commences
   *[other] { $who } commence
  } en { $tile }.
turn = Manche { $round } : à { $who_is ->
    [you] toi
   *[other] { $who }
  } de jouer.
rolled = { $who_is ->
    [you] Tu fais
   *[other] { $who } fait
  } { $die } pour avancer.
rolled-boosted = { $who_is ->
    [you] Tu fais
   *[other] { $who } fait
  } { $die } et { $who_is ->
    [you] peux
   *[other] peut
  } avancer de { $steps } pas.
went = { $who_is ->
    [you] Tu fais
   *[other] { $who } fait
  } { $steps } pas jusqu’en { $tile }.
went-nowhere = { $who_is ->
    [you] Tu restes
   *[other] { $who } reste
  } en { $tile }.
collected = { $who_is ->
    [you] Tu fais
   *[other] { $who } fait
  } { $die } à la fontaine et { $who_is ->
    [you] prends
   *[other] prend
  } { $die ->
    [one] { $die } pièce d’or.
   *[other] { $die } pièces d’or.
  }
bought = { $who_is ->
    [you] Tu achètes
   *[other] { $who } achète
  } : { $item }, pour { $price ->
    [one] { $price } pièce d’or.
   *[other] { $price } pièces d’or.
  }
refilled = { $who_is ->
    [you] Tu recharges
   *[other] { $who } recharge
  } : { $item }, pour { $price ->
    [one] { $price } pièce d’or.
   *[other] { $price } pièces d’or.
  }
bought-floors = { $who_is ->
    [you] Tu achètes
   *[other] { $who } achète
  } { $floors ->
    [one] { $floors } sol
   *[other] { $floors } sols
  } pour { $price ->
    [one] { $price } pièce d’or.
   *[other] { $price } pièces d’or.
  }
placed = { $who_is ->
    [you] Tu poses
   *[other] { $who } pose
  } un sol en { $tile }.
replaced = { $who_is ->
    [you] Tu poses
   *[other] { $who } pose
  } un sol en { $tile }, et { $victim_is ->
    [you] tu y perds le tien
   *[other] { $victim } y perd le sien
  }.
bought-nuke = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  } et { $who_is ->
    [you] détruis
   *[other] détruit
  } { $floors ->
    [one] { $floors } sol
   *[other] { $floors } sols
  } chez { $victim_is ->
    [you] toi
   *[other] { $victim }
  }.
removed = { $who_is ->
    [you] Tu détruis
   *[other] { $who } détruit
  } le sol en { $tile } chez { $victim_is ->
    [you] toi
   *[other] { $victim }
  }.
shut = { $who_is ->
    [you] Tu ne peux
   *[other] { $who } ne peut
  } plus atteindre { $store_key ->
    [weapon-store] l’{ $store }
   *[other] le { $store }
  } : ses portes sont dégagées.
relocated = { $who_is ->
    [you] Tu déplaces
   *[other] { $who } déplace
  } un sol de { $from } en { $tile }.
no-room = { $who_is ->
    [you] Tu n’as aucune case où déplacer ton sol en { $tile } et le reprends.
   *[other] { $who } n’a aucune case où déplacer son sol en { $tile } et le reprend.
  }
attacked = { $victim_is ->
    [you] { $who } t’attaque
   *[other] { $who_is ->
        [you] Tu attaques
       *[other] { $who } attaque
      } { $victim }
  } ({ $item }) : { $damage ->
    [one] { $damage } dégât.
   *[other] { $damage } dégâts.
  }
hurt = { $who_is ->
    [you] Il te reste { $health ->
        [one] { $health } point
       *[other] { $health } points
      } de santé.
   *[other] Il reste { $health ->
        [one] { $health } point
       *[other] { $health } points
      } de santé à { $who }.
  }
died = { $who_is ->
    [you] Tu meurs et rentres sur ta case numérotée, face cachée.
   *[other] { $who } meurt et rentre sur sa case numérotée, face cachée.
  }
lost-gold = { $who_is ->
    [you] Tu perds
   *[other] { $who } perd
  } { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
  }
looted = { $victim_is ->
    [you] { $who } te prend { $gold ->
        [one] { $gold } pièce d’or.
       *[other] { $gold } pièces d’or.
      }
   *[other] { $who_is ->
        [you] Tu prends
       *[other] { $who } prend
      } { $gold ->
        [one] { $gold } pièce d’or à { $victim }.
       *[other] { $gold } pièces d’or à { $victim }.
      }
  }
skipped = { $who_is ->
    [you] Tu es face cachée et passes ce tour.
   *[other] { $who } est face cachée et passe ce tour.
  }
rose = { $who_is ->
    [you] Tu te relèves
   *[other] { $who } se relève
  }.
used = { $who_is ->
    [you] Tu utilises
   *[other] { $who } utilise
  } : { $item }.
healed = { $who_is ->
    [you] Tu retrouves toute ta
   *[other] { $who } retrouve toute sa
  } santé.
gained-actions = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } encore { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
  }
landed = { $who_is ->
    [you] Tu te téléportes
   *[other] { $who } se téléporte
  } en { $tile }.
returned = Usages épuisés : { $item }. { $who_is ->
    [you] Tu rends
   *[other] { $who } rend
  } la carte à son magasin.
passed = { $who_is ->
    [you] Tu passes
   *[other] { $who } passe
  }.
must-leave = { $who_is ->
    [you] Tu es sur un sol appartenant à { $owner } et dois le quitter.
   *[other] { $owner_is ->
        [you] { $who } est sur ton sol et doit le quitter.
       *[other] { $who } est sur un sol appartenant à { $owner } et doit le quitter.
      }
  }
won = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } { $floors ->
    [one] { $floors } sol
   *[other] { $floors } sols
  } sur le plateau et { $who_is ->
    [you] gagnes
   *[other] gagne
  }.
ended = { $rounds ->
    [one] La partie se termine après { $rounds } manche.
   *[other] La partie se termine après { $rounds } manches.
  }

## Notes on a move

note-collect = Tu prendras de 1 à { $most } pièces d’or.
note-damage = { $victim } perd { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
  } de santé.
note-damage-roll = { $victim } perd de { $least } à { $most } points de santé.
note-build = { $left ->
    [one] Tu poseras { $left } sol.
   *[other] Tu poseras { $left } sols, un par un.
  }
note-leave = { $count ->
    [one] { $who } doit quitter ton sol au prochain tour.
   *[other] { $who } doivent quitter tes sols au prochain tour.
  }

## Refusals

refused-not-asked = Aucune case n’est demandée. Choisis une action.
refused-answer-first-go = Tu as lancé le dé. Choisis d’abord une case où aller.
refused-answer-first-land = Ta téléportation est en cours. Choisis d’abord une case.
refused-answer-first-place = { $left ->
    [one] Tu as encore { $left } sol à poser. Choisis d’abord une case.
   *[other] Tu as encore { $left } sols à poser. Choisis d’abord une case.
  }
refused-answer-first-remove = { $left ->
    [one] Tu as encore { $left } sol à détruire. Choisis-le d’abord.
   *[other] Tu as encore { $left } sols à détruire. Choisis-en un d’abord.
  }
refused-answer-first-relocate = { $store_key ->
    [weapon-store] L’{ $store } est fermée.
   *[other] Le { $store } est fermé.
  } Déplace d’abord ton sol en { $tile }.
refused-must-leave = Tu es sur un sol appartenant à { $owner }. Quitte-le d’abord, ou utilise un talent.
refused-not-there = Tu n’es pas { $place_key ->
    [gold-fountain] à la { $place }
    [weapon-store] à l’{ $place }
   *[other] au { $place }
  }. C’est à { $need } pas.
refused-not-there-shut = Tu n’es pas { $place_key ->
    [gold-fountain] à la { $place }
    [weapon-store] à l’{ $place }
   *[other] au { $place }
  }. Des sols barrent tous les chemins.
refused-too-little-gold-floors = Un plan de { $floors ->
    [one] { $floors } sol
   *[other] { $floors } sols
  } coûte { $need ->
    [one] { $need } pièce d’or
   *[other] { $need } pièces d’or
  }. Tu en as { $have }.
refused-too-little-gold-nuke = Détruire { $floors ->
    [one] { $floors } sol
   *[other] { $floors } sols
  } coûte { $need ->
    [one] { $need } pièce d’or
   *[other] { $need } pièces d’or
  }. Tu en as { $have }.
refused-too-little-gold-item = La carte « { $item } » coûte { $need ->
    [one] { $need } pièce d’or
   *[other] { $need } pièces d’or
  }. Tu en as { $have }.
refused-too-little-gold-refill = La recharge ({ $item }) coûte { $need ->
    [one] { $need } pièce d’or
   *[other] { $need } pièces d’or
  }. Tu en as { $have }.
refused-no-room = { $need ->
    [one] Il te faut de la place pour { $need } sol sur ta terre. Il n’y en a pas.
   *[other] Il te faut de la place pour { $need } sols sur ta terre. Il y en a pour { $have }.
  }
refused-no-such-opponent = Le joueur { $need } n’existe pas. La table en compte { $have }.
refused-own-seat = Tu ne peux pas te viser toi-même. Choisis un adversaire.
refused-too-few-floors = Ce plan détruit { $need ->
    [one] { $need } sol
   *[other] { $need } sols
  }. { $victim } en a { $have } sur le plateau.
refused-sold-out = Épuisé : { $owner } a la seule carte « { $item } ».
refused-sold-out-yours = Tu as déjà la carte « { $item } ».
refused-no-ammo-refill = La carte « { $item } » n’a pas de munitions à recharger.
refused-no-ammo-attack = Plus de munitions : { $item }. Achète une recharge { $store_key ->
    [weapon-store] à l’{ $store }
   *[other] au { $store }
  }.
refused-not-yours = Tu n’as pas la carte « { $item } ». Achète-la d’abord { $store_key ->
    [weapon-store] à l’{ $store }
   *[other] au { $store }
  }, pour { $price ->
    [one] { $price } pièce d’or.
   *[other] { $price } pièces d’or.
  }
refused-not-yours-sold = Tu n’as pas la carte « { $item } ». { $owner } a la seule.
refused-full = Munitions déjà au complet : { $item }, { $ammo } sur { $ammo }.
refused-no-skill = Une arme ne s’utilise pas comme un talent. Choisis un adversaire à attaquer ({ $item }).
refused-always-on = La carte « { $item } » agit toute seule. Chaque déplacement a déjà { $steps } pas de plus.
refused-full-health = Ta santé est déjà au complet : { $have } sur { $have }. À { $need } ou moins, tu pourras utiliser la carte « { $item } ».
refused-no-weapon = Tu ne peux pas attaquer avec la carte « { $item } ». Choisis une arme.
refused-face-down = { $victim } est face cachée. Tu pourras attaquer dès que son pion se relèvera.
refused-blind-spot = { $victim } est dans un angle mort. Tu ne touches qu’en ligne droite ou en diagonale.
refused-out-of-range = { $need ->
    [one] { $victim } est à { $need } case. Ta portée est de { $have } ({ $item }).
   *[other] { $victim } est à { $need } cases. Ta portée est de { $have } ({ $item }).
  }
refused-no-such-tile = Cette case n’existe pas sur ce plateau. Choisis une de ses { $tiles } cases.
refused-opponents-floor = Il y a un sol en { $tile }, et il est à { $owner }. Choisis une autre case.
refused-no-floor-there = { $victim } n’a pas de sol en { $tile }. Choisis une case qui en porte un.
refused-not-your-land = La case { $tile } n’est pas ta terre. Choisis une case de ta couleur.
refused-own-floor = Tu as déjà un sol en { $tile }. Choisis une autre case de ta terre.
refused-not-empty = Il y a déjà un sol en { $tile }. Choisis une case vide de ta terre.
refused-is-gate = La case { $tile } est aussi une porte. Choisis une autre case de ta terre.
refused-too-far = La case { $tile } est à { $need } pas. Tu peux en faire { $have }.
refused-no-way = Des sols barrent tous les chemins vers { $tile }. Choisis une autre case.
