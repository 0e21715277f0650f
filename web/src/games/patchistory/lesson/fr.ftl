# Ce que dit le guide dans la première ère.

lesson-land-title = Ta terre
lesson-land-text = Chaque salle montre des symboles. Ils comptent tant qu’on les voit : nourriture, minerais, pièces et étoiles sont produits à chaque manche. Ceux d’un cadre doré ne comptent que si un ouvrier est dans la salle.
lesson-land-todo = Regarde tes salles. Clique sur une salle pour voir sa carte en grand.
lesson-you-title = Tes nombres
lesson-you-text = Voici ce que tu as et, à côté, ce que chaque manche y ajoute. Tu commences avec { $vp } PV, et le plus de PV gagne. Les épées font ton MIL, les livres ton POL, les roues ton TRA.
lesson-you-todo = Ce que tu as est derrière ton paravent : les autres ne le voient pas.
lesson-round-title = La manche
lesson-round-text = Chaque manche passe par les mêmes phases, de l’enchère à la production. Après { $rounds } manches, l’ère finit par un vote. Tu joues l’ère I avec moi.
lesson-round-todo = La phase en cours est marquée.
lesson-bid-title = L’enchère
lesson-bid-text = Chacun finit avec une carte territoire. Pour avoir celle que tu veux, tu mises de l’argent. À la première manche, les cartes arrivent peu à peu.
lesson-bid-todo = Choisis une carte, puis ta mise, et confirme.
lesson-bid-wait = L’enchère ouvre chaque manche.
lesson-bid-done = Ta mise est sur la carte.
lesson-win-title = Quelqu’un mise plus ?
lesson-win-text = Si quelqu’un mise plus que toi, tu montes ta mise ou tu la portes sur une autre carte. Tu ne peux jamais la baisser. Quand chacun mène sur une carte, tous paient.
lesson-win-todo = On a misé plus que toi. Mise davantage, ici ou sur une autre carte.
lesson-win-wait = L’enchère dure jusqu’à ce que chacun mène sur une carte.
lesson-win-done = La carte est à toi, et tu l’as payée.
lesson-patch-title = Assembler
lesson-patch-text = Tous assemblent en même temps. Ta carte va sur ta terre ou dessous, et une partie doit la recouvrir. Un symbole recouvert ne compte plus. À l’ère I, ta terre peut avoir { $limit } cases de large et { $limit } de haut.
lesson-patch-todo = Choisis un point. Avant de confirmer, regarde sous le plateau ce qui changerait.
lesson-patch-wait = On assemble après l’enchère.
lesson-patch-done = Tout ce qu’on en voit compte aussitôt.
lesson-settle-title = Tes premiers ouvriers
lesson-settle-text = Tu commences avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
  }. Un ouvrier dans un cadre doré fait compter ses symboles. Une salle n’a de place que pour un seul ouvrier.
lesson-settle-todo = Choisis une salle vide avec un cadre doré, et confirme.
lesson-settle-wait = Tu places tes premiers ouvriers quand chacun a assemblé une carte.
lesson-settle-done = Leurs cadres comptent désormais.
lesson-diplomacy-title = La diplomatie
lesson-diplomacy-text = Chaque livre donne une faveur par manche. La diplomatie et la gestion se partagent ces faveurs : ce que tu dépenses ici manque là-bas.
lesson-diplomacy-todo = Regarde ce que coûte chaque action. Choisis une action, ou finis la diplomatie.
lesson-diplomacy-wait = La diplomatie vient après l’assemblage. On te demande si tu peux payer quelque chose.
lesson-diplomacy-done = C’était la diplomatie. Sans assez de faveurs, on ne te demande même rien.
lesson-manage-title = La gestion
lesson-manage-text = Tous gèrent en même temps. Dépense le reste de tes faveurs : commerce, échange, construction, naissance ou voix. Les faveurs ne durent pas jusqu’à la manche suivante.
lesson-manage-todo = Choisis une action que tu peux payer. Une action grise te dit pourquoi si tu la choisis.
lesson-manage-wait = La gestion vient après la diplomatie.
lesson-manage-done = Tu peux faire autant d’actions que tes faveurs en paient. Puis tu finis la gestion.
lesson-move-title = Les déplacements
lesson-move-text = Tous préparent leur plan en même temps, en secret. Chaque ouvrier fait au plus autant de pas que ton TRA, de salle en salle. Dans ton territoire, personne n’est obligé de bouger.
lesson-move-todo = Choisis un ouvrier, puis une salle vide. Quand le plan te plaît, termine-le.
lesson-move-wait = Les déplacements viennent après la gestion.
lesson-move-done = Tous les plans s’exécutent ensemble.
lesson-produce-title = La production
lesson-produce-text = Ta terre rapporte ce qu’elle montre. Puis tes ouvriers mangent : plus ils sont nombreux, plus il faut de nourriture. Chaque nourriture qui manque coûte { $missing } PV.
lesson-produce-todo = Regarde ce que tu reçois et ce que tu paies.
lesson-produce-wait = La production finit la manche. Termine d’abord ton plan.
lesson-produce-done = C’était une manche entière. À présent, nous allons plus loin, et tu joues plus librement.
lesson-tuck-title = Dessus, dessous, entre
lesson-tuck-text = Une carte peut glisser sous ta terre, ou passer sur certaines cartes et sous d’autres. Tu gardes ainsi ce qui est bon et ne montres que le meilleur de la nouvelle. Rien ne recouvre l’eau, et une grande salle n’est jamais coupée.
lesson-tuck-todo = Choisis le point entouré, puis la petite image de ce qui reste dessus.
lesson-tuck-wait = Tu peux glisser une carte sous ta terre quand tu assembles.
lesson-tuck-done = Une partie de la carte est sous ta terre.
lesson-figure-title = Héros et merveilles
lesson-figure-text = Une carte noire peut avoir un héros ou une merveille, avec un texte qui agit tant qu’on le voit. À la fin de l’ère, chaque héros coûte { $hero } en nourriture, et chaque merveille { $wonder } en minerais.
lesson-figure-todo = Gagne une carte avec un héros ou une merveille, et garde-le visible.
lesson-figure-wait = Guette un héros ou une merveille à la prochaine enchère.
lesson-figure-done = Choisis-le sur ta terre pour lire ce qu’il fait.
lesson-aid-title = Aides et menaces
lesson-aid-text = Une aide donne { $aid } biens à un voisin au bout de ta route. Tu gagnes { $accepted } PV, ou { $refused } s’il refuse. Si ton Attaque dépasse sa Défense, tu peux le menacer pour de l’argent ou des PV.
lesson-aid-todo = Ouvre une action, choisis qui, puis quoi.
lesson-aid-wait = Il te faut assez de faveurs à la diplomatie. Les livres en donnent plus.
lesson-aid-done = Un voisin vaut bien une faveur.
lesson-build-title = Construire
lesson-build-text = Tes tuiles deviennent des bâtiments sur des salles qui ne dépassent pas une case. Ou tu poses une tuile côté friche, pour faire disparaître de l’eau.
lesson-build-todo = Ouvre Construire, choisis une tuile, puis la salle qu’elle recouvre.
lesson-build-wait = Un bâtiment demande plusieurs faveurs et des minerais.
lesson-build-done = Le bâtiment compte aussitôt, et tu pioches une autre tuile.
lesson-trade-title = Le commerce
lesson-trade-text = Le commerce envoie un ouvrier de ta terre sur une route. En chemin, il rapporte des biens, de plus en plus précieux.
lesson-trade-todo = Ouvre Commerce, choisis une route, puis l’ouvrier qui part.
lesson-trade-wait = Tu peux commercer à la gestion, avec une faveur et de la nourriture.
lesson-trade-done = Ton ouvrier est au Départ de la route. Le cadre qu’il a quitté ne compte plus.
lesson-travel-title = En route
lesson-travel-text = Sur une route, un ouvrier avance à chaque manche d’autant de cases que ton TRA le permet. À la production, il reçoit ce qui est sur sa case. Par le Repos, il rentre.
lesson-travel-todo = Choisis l’ouvrier sur la route, puis jusqu’où il va.
lesson-travel-wait = Un ouvrier en route avance à la phase des déplacements.
lesson-travel-done = Il reçoit ce qui est sur sa case chaque fois que tu produis.
lesson-exchange-title = L’échange
lesson-exchange-text = Un échange change argent, nourriture et minerais les uns contre les autres. Il aide quand la nourriture manque à tes ouvriers, ou les minerais à un bâtiment.
lesson-exchange-todo = Ouvre Échange, choisis quoi contre quoi, et confirme.
lesson-exchange-wait = Tu peux échanger à la gestion, pour une faveur.
lesson-exchange-done = Autant de lots que tu veux coûtent la même faveur.
lesson-birth-title = La naissance
lesson-birth-text = Un descendant devient ouvrier. Il coûte de la nourriture maintenant, et davantage à chaque manche ensuite.
lesson-birth-todo = Choisis Naissance, confirme, et donne une salle au nouvel ouvrier.
lesson-birth-wait = Une naissance demande des faveurs et beaucoup de nourriture.
lesson-birth-done = Un nouvel ouvrier est là, et son cadre compte aussitôt.
lesson-worship-title = Le culte
lesson-worship-text = Le culte rapporte des PV pour chacun de tes héros, ou pour chacune de tes merveilles. Plus tu en as, mieux c’est.
lesson-worship-todo = Choisis Culte des héros ou Culte des merveilles, et confirme.
lesson-worship-wait = Il te faut un héros ou une merveille, et des faveurs.
lesson-worship-done = Tu peux le faire à chaque manche.
lesson-campaign-title = La campagne
lesson-campaign-text = Une campagne change des faveurs en voix. À la fin de l’ère, les voix disent ce que vaut une carte prospérité.
lesson-campaign-todo = Ouvre Campagne et dépense les faveurs dont tu n’as pas besoin.
lesson-campaign-wait = Tu peux faire campagne à la gestion, avec les faveurs qui restent.
lesson-campaign-done = Les voix attendent derrière ton paravent la fin de l’ère.
lesson-talk-title = Pouce levé, pouce baissé
lesson-talk-text = Quand un ouvrier atteint la salle de négociation, les joueurs à chaque bout montrent un pouce, en secret. Levé, c’est la paix, et l’ouvrier rentre. Baissé, c’est la guerre, à la manche suivante.
lesson-talk-todo = Choisis la paix ou la guerre, et confirme.
lesson-talk-wait = Cela arrive quand l’ouvrier de quelqu’un atteint le bout d’une route.
lesson-talk-done = Les pouces sont sur la table.
lesson-ally-title = Les alliances
lesson-ally-text = Après la paix, tu peux t’allier à ton voisin, s’il le veut aussi. Une route alliée relie alors les royaumes : elle est plus riche, et aucune guerre n’attend au bout.
lesson-ally-todo = Dis si tu la veux, et quelle extrémité est la tienne.
lesson-ally-wait = Une alliance suit la paix dans la salle de négociation, ou vient d’un héros.
lesson-ally-done = L’alliance est faite. La route alliée est au-dessus des autres.
lesson-war-title = La guerre
lesson-war-text = Un Envahisseur combat avec ses épées, un Défenseur avec ses épées et ses boucliers. Les minerais ajoutent de la force, en secret. Le vainqueur gagne { $invader } PV s’il envahit, { $defender } s’il défend. Une égalité va au Défenseur.
lesson-war-todo = Choisis combien de minerais tu utilises.
lesson-war-wait = Une guerre se fait à la manche qui suit un pouce baissé.
lesson-war-done = La guerre est finie, et l’ouvrier rentre.
lesson-ballot-title = Les cartes prospérité
lesson-ballot-text = L’ère est finie. Chacun joue en secret une carte prospérité. Elle compare ce que tous les royaumes ont : joue ce que tu as en plus grand nombre.
lesson-ballot-todo = Choisis une carte. Ses nombres montrent où chacun en est.
lesson-ballot-wait = Après la dernière manche, chacun joue une carte prospérité.
lesson-ballot-done = Les cartes sont mélangées, puis on vote sur toutes.
lesson-vote-title = Le vote
lesson-vote-text = Mets des voix sur les cartes que tu remportes. La première place gagne un PV pour chaque voix sur la carte, la suivante moins. La carte qui a le moins de voix est écartée.
lesson-vote-todo = Choisis combien de voix tu mets sur cette carte, et scelle-les.
lesson-vote-wait = On vote sur les cartes à tour de rôle.
lesson-vote-done = Les voix sont comptées.
lesson-vote-place = { $prosperity } : tu es { $place ->
    [1] en tête
    [2] juste derrière
   *[other] en dernier
  }. { $votes ->
    [0] Tu n’as plus de voix.
   *[other] Il te reste { $votes } voix.
  }
lesson-era-title = La fin de l’ère
lesson-era-text = L’entretien des héros et merveilles est payé, et les cartes prospérité sont comptées. Une partie entière a { $eras } ères : d’autres cartes, des terres plus grandes, des prix plus hauts.
lesson-era-todo = Continue, lis les règles, regarde toutes les cartes dans la galerie, ou commence une partie contre des robots.
lesson-era-vp = Tu as { $vp } PV après l’ère I.
lesson-favours = { $count ->
    [one] Tu as { $count } faveur.
   *[other] Tu as { $count } faveurs.
  }

## Entre les étapes

lesson-free-title = À toi de jouer
lesson-free-next = Encore à venir : { $steps }.
lesson-free-others = Les autres jouent. Regarde ce qu’ils font.
lesson-free-bid = Mise sur une carte. Cherche les symboles qui te manquent, et une place où elle va bien.
lesson-free-patch = Assemble ta carte. Livres, roues et étoiles valent le plus.
lesson-free-room = Choisis une salle vide pour ton ouvrier. Un cadre doré est le mieux.
lesson-free-diplomacy = Diplomatie : propose une aide, menace, ou garde tes faveurs pour la gestion.
lesson-free-management = Gestion : dépense tes faveurs comme tu veux, puis finis-la. Pense à la nourriture de tes ouvriers.
lesson-free-move = Déplacements : prépare où vont tes ouvriers, puis termine le plan.
