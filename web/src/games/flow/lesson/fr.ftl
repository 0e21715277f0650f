# Ce que dit le guide dans la première partie.

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
