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
scale-end = Déforestation { $scale }. La partie se termine à { $mark } : encore { $left }.

## Une case, pour un lecteur d’écran

cell-is-sea = mer
cell-is-flooded = inondée
cell-is-lost = prise par les fanatiques
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
order-told-from = { $what } : { $from }
order-then-end = puis finir tes déplacements

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
plan-asked = Confirmer envoie ton plan. Tu pourras finir après.
plan-asked-end = Confirmer envoie ton plan et finit tes déplacements. Pour finir sans lui, efface-le d’abord.
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
    [one] { $cell } : { $count } ouvrier sans travail devient fanatique.
   *[other] { $cell } : { $count } ouvriers sans travail deviennent fanatiques.
  }
harvest-lost = { $cell } : les fanatiques te prennent cette case, avec tous ceux qui y sont.
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
end-resources = ressources restantes
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
legend-lost = Prise par les fanatiques
legend-goods = Ressources et constructions
legend-legacy = Points d’héritage
legend-axe = Cases déboisées
