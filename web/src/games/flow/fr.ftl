# Ce que seul le navigateur dit de The Flow of History. Les noms, les boutons, le journal et les refus viennent du serveur.

## Ce que l’on peut faire d’une chose sur le plateau

deed-invest = Investir
deed-complete = Achever
deed-gain = Gagner
deed-harvest = Récolter
deed-activate = Activer
deed-attack = Attaquer
deed-wreck = Détruire
deed-snipe = { $count ->
    [0] Souffler
   *[other] Souffler pour { $count }
  }

## Ce que dit un lecteur d’écran

label-slot = Marché, emplacement { $slot }.
label-empty = Vide.
label-card = { $card }, { $type }, âge { $age }.
label-card-start = { $card }, { $type }, carte de départ.
label-card-last = { $card }, âge { $age }.
label-effect = { $timing } : { $effect }
label-laid = { $card }, { $type }.
label-covered = { $card }, couverte.
label-stripe = Bande : { $icons }.
label-icons = { $count } { $icon }
label-bonus = { $source ->
    [reconstructed] { face-bonus-reconstructed }.
   *[other] { face-bonus }.
  }
label-invested = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } investi { count-tokens }.
label-invested-banker = Le Banquier a investi { count-tokens }.
label-deed = { $deed }.
label-supply = { store-supply } : { count-tokens }.
label-deck = { store-deck } : { board-cards-left }. Âge { $age }.
label-age = Âge { $age } : { board-cards-left }.
label-nation = { $who_is ->
    [you] Ta nation
   *[other] Nation de { $who }
  }{ $moving ->
    [yes] {" "}(en train de jouer)
   *[no] {""}
  } : { count-tokens }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, attaque { $attack }, force { $strength }.

## Sur le plateau

board-refused = Impossible. Appuie sur Entrée pour savoir pourquoi.
board-opponents = Adversaires
board-you = Toi
board-points = pts
board-cards-left = { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
  }
board-substitutes = { $count ->
    [one] { $count } jeton de remplacement
   *[other] { $count } jetons de remplacement
  }
board-age = Âge { $age }
board-starting = Carte de départ
board-no-card = Pas encore de carte de type { $type }
board-strength = Force : attaque et défense ensemble

## Une carte en entier

face-bonus = Prime d’investisseur pour { $icon }
face-bonus-reconstructed = Prime d’investisseur pour { $icon } (reconstituée par nous)
face-pages = { $count ->
    [one] Livret, page { $pages }
   *[other] Livret, pages { $pages }
  }
face-no-pages = Absente des images du livret

## La galerie

gallery-search = Chercher dans les noms et les effets
gallery-found = { $count ->
    [one] { $count } carte sur { $all }
   *[other] { $count } cartes sur { $all }
  }
gallery-legend = Ce que veulent dire les symboles
gallery-icons = Icônes de production
gallery-types = Types de cartes
gallery-timings = Moment des effets
gallery-marks = Autres marques
gallery-nations = Nations
gallery-obsolete = Obsolète : l’effet ne vaut plus au décompte.
gallery-bonus = Prime d’investisseur : achève la carte et prends dans la Provision un jeton pour chacune de ces icônes.
gallery-token = Jeton
gallery-banker = Le Banquier

## Le décompte final

standing-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
score-culture = Icônes de culture
score-others = La moitié des autres icônes
score-effects = Effets de décompte
end-culture = Icônes de culture : 1 point chacune
end-others = { $count ->
    [one] { $count } autre icône
   *[other] { $count } autres icônes
  } : 1 point pour 2
end-total = Total
end-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
end-ties = À égalité, le plus de cartes l’emporte, puis le plus de jetons.

## Où couper les mots longs

hyphens = ab-so-lu-tisme aca-dé-mie ar-ba-lé-trier aris-to-cra-tie as-tro-no-mie Bis-marck bu-reau-cra-tie ca-pi-ta-lisme che-va-lier Chris-tophe com-mu-nisme Con-fu-cius dé-mo-cra-tie Ein-stein féo-da-lisme guer-riers im-pri-me-rie in-ter-net ir-ri-ga-tion Jus-ti-nien mer-can-ti-lisme mi-trail-leuse mo-nas-tère mu-raille Na-po-léon pro-gramme py-ra-mides ré-pu-blique sa-tel-lites théo-cra-tie uni-ver-si-té ar-ti-sans mar-chande mi-li-taire ra-dio-dif-fu-sion re-li-gieuse sus-pen-dus élec-tri-ci-té
