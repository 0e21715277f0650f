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

label-slot = Marché, place { $slot }.
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

## La première partie

lesson-table-title = La table
lesson-table-text = Le marché est au milieu. Chacun peut miser sur ses cartes. La couleur et le symbole d’une carte montrent son type. Son texte dit ce qu’elle fait. La bande d’icônes, en bas, est ce que ta nation garde. À côté du marché, la pioche compte les cartes de chaque âge à venir.
lesson-table-todo = Survole quelques cartes, ou appuie longuement dessus, pour les voir en grand. Puis continue.

lesson-nation-title = Ta nation et les trésors
lesson-nation-text = Tes jetons paient tout. Tes icônes sont { $icons }. La Provision est à tous : les jetons des cartes achevées y vont, et chacun y puise. La Réserve garde les autres jetons et ne s’épuise jamais.
lesson-nation-todo = Compare tes icônes avec celles de tes adversaires. Puis continue.

lesson-invest-title = Investir
lesson-invest-text = Retiens une carte libre en y posant des jetons. Un adversaire peut encore la souffler : il te paie autant de jetons qu’il y en a dessus. Une grosse mise l’écarte, une petite l’invite. Être soufflé n’est pas si grave. Tu puises aussi dans la Provision : un jeton par icône de commerce, puis la moitié du reste.
lesson-invest-todo = Choisis la carte cerclée au marché, fixe ta mise et confirme.
lesson-invest-wait = Tu as déjà retenu une carte, ou tu n’as plus de jetons. Achève ta carte, ou récolte.
lesson-invest-done = Ta marque est sur la carte. Regarde maintenant ce que font les autres.

lesson-harvest-title = Récolter
lesson-harvest-text = À court de jetons ? Récolte. Chacune de tes icônes de récolte fait passer un jeton de la Réserve à la Provision. Puis tu prends la moitié de la Provision. S’il te reste moins de jetons que le numéro de l’âge, on te complète jusque-là.
lesson-harvest-todo = Choisis la Provision, ou Récolter dans la liste, et confirme.
lesson-harvest-wait = Réponds d’abord à la question posée.
lesson-harvest-done = Cela t’a pris un tour, et les autres ont pu en profiter. Le rythme : retenir, amasser, prendre.

lesson-complete-title = Achever, et la prime d’investisseur
lesson-complete-text = À un tour suivant, tu peux prendre la carte retenue. Ses jetons vont à la Provision, mais une partie revient aussitôt. La carte montre une icône comme prime : tu prends un jeton pour chacune de celles de ta nation. Les cartes qui vont bien à ta nation te coûtent peu.
lesson-complete-todo = Choisis ta carte au marché et confirme.
lesson-complete-wait = Tu n’as pas retenu de carte. Investis dans une carte, et achève-la au tour suivant.
lesson-complete-done = La carte est à toi, avec ses icônes et son effet.

lesson-snipe-title = Souffler
lesson-snipe-text = Tu peux prendre une carte retenue par un adversaire. Paie-lui autant de jetons qu’il y en a dessus. Tu n’as pas de prime, et ton adversaire est bien payé. Fais-le quand la carte vaut plus pour toi que tes jetons pour lui.
lesson-snipe-todo = Choisis la carte cerclée et confirme.
lesson-snipe-wait = Aucune carte des autres n’est encore dans tes moyens. Amasse des jetons ou joue à ta guise. L’occasion viendra.
lesson-snipe-done = Soufflée. Regarde les jetons de ton adversaire : il peut te faire la même chose.

lesson-stack-title = Empiler et couvrir
lesson-stack-text = Une nouvelle carte se pose sur tes cartes du même type. Celle qu’elle couvre garde ses icônes, mais perd son effet. Couvre ce qui a fait son temps. Réfléchis avant d’enterrer un effet qui te sert encore.
lesson-stack-todo = Obtiens une carte d’un type que tu as déjà : retiens la carte cerclée, et achève-la au tour suivant.
lesson-stack-wait = Aucune carte à portée ne va sur tes piles. Prends une autre carte ou récolte, puis regarde encore.
lesson-stack-done = Regarde la bande sous la carte du dessus : ces icônes comptent toujours.

lesson-instant-title = Le moment des effets
lesson-instant-text = Le symbole près d’un effet dit quand il se produit. Un effet immédiat se produit dès que tu obtiens la carte, de quelque façon que ce soit. Un effet permanent dure tant que la carte est découverte. Une action se rejoue autant de fois que tu veux.
lesson-instant-todo = Obtiens une carte à effet immédiat : la carte cerclée en a un.
lesson-instant-wait = Aucune carte immédiate à portée. Prends une autre carte ou récolte, puis regarde encore.
lesson-instant-done = Le journal montre ce que l’effet t’a rapporté.

lesson-attack-title = Attaque et force
lesson-attack-text = Une carte d’attaque frappe un adversaire plus faible que toi. Tu comptes tes icônes d’attaque, celles de la nouvelle carte comprises. Ton adversaire compte attaque et défense ensemble, et l’égalité le protège. Certaines attaques frappent tous les plus faibles.
lesson-attack-todo = Obtiens une carte d’attaque : retiens la carte cerclée, et achève-la au tour suivant. Elle frappe dès qu’elle est à toi.
lesson-attack-wait = Aucune carte d’attaque à portée. Compare les forces, puis joue ou passe cette étape.
lesson-attack-done = C’était une attaque. Les icônes de défense te protègent de la prochaine.
lesson-attack-live = Ton attaque : { $attack }. Force des adversaires : { $opponents }.
lesson-strength = { $who } { $strength }

lesson-glory-title = Dirigeant, merveilles et points
lesson-glory-text = Tu as un seul dirigeant : un nouveau remplace l’ancien. Les merveilles sont côte à côte et ne sont jamais couvertes. À la fin, chaque icône de culture vaut un point. Les autres comptent aussi, mais moins. Les effets de décompte ajoutent leurs points.
lesson-glory-todo = Obtiens un dirigeant ou une merveille : la carte cerclée est à portée.
lesson-glory-wait = Ni dirigeant ni merveille à portée. Joue : il en vient à chaque âge.
lesson-glory-done = La carte est à côté de tes piles, et rien de toi ne la couvrira.

lesson-end-title = La fin de la partie
lesson-end-text = La pioche traverse les âges, l’un après l’autre. Quand la carte « { $last } » paraît, on finit le tour et la partie est terminée. Les effets marqués obsolètes ne valent plus au décompte.
lesson-end-todo = Regarde combien de cartes restent et combien de points tu as. Puis continue.

## Où couper les mots longs

hyphens = ab-so-lu-tisme aca-dé-mie ar-ba-lé-trier aris-to-cra-tie as-tro-no-mie Bis-marck bu-reau-cra-tie ca-pi-ta-lisme che-va-lier Chris-tophe com-mu-nisme Con-fu-cius dé-mo-cra-tie Ein-stein féo-da-lisme guer-riers im-pri-me-rie in-ter-net ir-ri-ga-tion Jus-ti-nien mer-can-ti-lisme mi-trail-leuse mo-nas-tère mu-raille Na-po-léon pro-gramme py-ra-mides ré-pu-blique sa-tel-lites théo-cra-tie uni-ver-si-té ar-ti-sans mar-chande mi-li-taire ra-dio-dif-fu-sion re-li-gieuse sus-pen-dus élec-tri-ci-té
