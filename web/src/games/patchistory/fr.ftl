# Ce que seul le navigateur dit de Patchistory. Les noms des choses, les questions, les boutons, le journal et les refus viennent du serveur.

## Cartes, galerie, légende

print-room = { $name } : { $symbols }
print-both = { $free }, et { $box }
print-box = { $symbols } avec un ouvrier
print-hero = Héros de l’ère { $era }
print-wonder = Merveille de l’ère { $era }
print-prosperity = Carte prospérité
print-no-text = Seulement des symboles, pas de texte.
print-symbols = Toujours : { $symbols }
print-on = Sa carte : { $piece }
print-back = L’autre face
print-rule = Règle { $rule }
print-costs = { $count ->
    [one] Coûte { $count } minerai
   *[other] Coûte { $count } minerais
  }
print-source-rulebook = Du livret de règles
print-source-outside = D’autres sources publiées
print-source-reconstructed = Reconstitué par nous
print-effects-rulebook = Effets du livret de règles
print-effects-outside = Effets d’autres sources publiées
print-effects-reconstructed = Effets reconstitués par nous
print-compares = Les joueurs sont classés selon : { $what }

gallery-search = Chercher un nom, une salle, un texte
gallery-found = { $count } sur { $all }
gallery-everything = Effacer les filtres
gallery-group = Que montrer
gallery-cards = Cartes territoire
gallery-figures = Héros et merveilles
gallery-baselands = Terres de départ
gallery-tiles = Tuiles de construction
gallery-prosperity = Cartes prospérité
gallery-era = Ère et face
gallery-of-era = Ère { $era }
gallery-white = Face blanche
gallery-black = Face noire
gallery-kind = Genre de salle
gallery-symbol = Symbole
gallery-compare = Comparer
gallery-compare-this = Comparer { $what }
gallery-compared = Comparaison
gallery-another = Choisis-en une autre à comparer.
gallery-drop = Retirer { $what } de la comparaison

legend-symbols = Symboles
legend-vp = Étoile : des PV, produits à chaque manche
legend-pol = Livre : POL, une faveur à chaque manche
legend-money = Pièce : de l’argent, produit à chaque manche
legend-mil = Épée : MIL, la force en attaque et en défense
legend-shields = Bouclier : la force en défense seulement
legend-tra = Roue : TRA, les pas de chaque ouvrier
legend-food = Blé : de la nourriture, produite à chaque manche
legend-minerals = Roche : des minerais, produits à chaque manche
legend-votes = Voix : augmente la valeur d’une carte prospérité
legend-favours = Faveur : paie des actions
legend-rooms = Salles
legend-general = un bâtiment général
legend-special = toujours actif
legend-wasteland = rien ici ; on peut y construire
legend-water = on ne la couvre pas, et deux eaux ne se touchent pas
legend-hero = en hauteur ; il a des symboles et un texte
legend-wonder = souvent en largeur ; elle a des symboles et un texte
legend-boxes = Cadres, tuiles et ouvriers
legend-idle = Un cadre d’activité au siège vide : ses symboles ne comptent pas
legend-active = Un ouvrier sur le siège : ses symboles comptent
legend-tile = Un double bord : une tuile de construction
legend-worker = Ouvriers : chaque joueur a une forme et une couleur
legend-actions = Actions
legend-do-aid = Aide : offrir des biens contre des PV
legend-do-threaten = Menacer : exiger de l’argent ou des PV
legend-do-break = Rompre l’alliance
legend-do-trade = Commerce : envoyer un ouvrier sur une route
legend-do-exchange = Échange de biens
legend-do-birth = Naissance : un nouvel ouvrier
legend-do-heroes = Culte des héros
legend-do-wonders = Culte des merveilles
legend-do-link = Construire une route commerciale
legend-do-reclaim = Mettre en friche : une tuile, côté friche
legend-do-build = Construire : une tuile, côté bâtiment
legend-do-campaign = Campagne : des faveurs deviennent des voix
legend-do-peace = Pouce levé : la paix
legend-do-thumb-down = Pouce baissé : la guerre
legend-do-war = Guerre

## The table

board-refused = Impossible. Appuie sur Entrée pour savoir pourquoi.
standing-count = { $count ->
    [one] { $count } PV
   *[other] { $count } PV
  }
panel-now = Maintenant
tab-title = Ce qui s’affiche
tab-land = Territoire
tab-now = Maintenant
tab-rivals = Rivaux
tab-roads = Routes
favours-name = faveurs

head-era = Ère { $era }
head-round = Manche { $round } sur { $rounds }
head-phases = Phases de la manche
head-auction = Enchères
head-patching = Assemblage
head-diplomacy = Diplomatie
head-management = Gestion
head-movement = Déplacements
head-negotiation = Guerres
head-production = Production
head-upkeep = Entretien
head-vote = Vote

## The names of moves

deed-bid = Miser
deed-wait = Attendre
deed-claim = Prendre une carte
deed-decline = Décliner
deed-side = Face
deed-patch = Assembler
deed-discard = Défausser
deed-room = Salle
deed-ally = Alliance
deed-turn = Extrémité de la route
deed-route = Route commerciale
deed-aid = Aide
deed-offer = Proposer
deed-accept = Accepter
deed-refuse = Refuser
deed-threaten = Menacer
deed-break = Rompre l’alliance
deed-trade = Commerce
deed-exchange = Échange
deed-birth = Naissance
deed-worship-heroes = Culte des héros
deed-worship-wonders = Culte des merveilles
deed-reclaim = Mettre en friche
deed-build = Construire
deed-site = Emplacement
deed-campaign = Campagne
deed-worker = Ouvrier
deed-traveller = Voyageur
deed-step = Avancer
deed-rest = Repos
deed-negotiate = Négocier
deed-fight = Combattre
deed-peace = Paix
deed-war = Guerre
deed-commit = Minerais
deed-pledge = Voix comme minerais
deed-lay = Carte prospérité
deed-vote = Voter
deed-double = Doubler
deed-end = Finir

## Players and their numbers

player-first = Premier joueur
player-ally = Ton allié
player-answered = Réponse donnée
player-enlarge = Voir en grand le territoire de { $name }
player-heroes = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
  }
player-wonders = { $count ->
    [one] { $count } merveille
   *[other] { $count } merveilles
  }
status-powers = Tableau de statut
status-attack = MIL. Attaque { $attack }
status-defence = { $shields ->
    [one] { $shields } bouclier. Défense { $defence }
   *[other] { $shields } boucliers. Défense { $defence }
  }
status-produced = Production par manche
status-each-round = { $good } à chaque manche
status-held = Derrière le paravent
status-people = Ouvriers et faveurs
status-workers = { $count ->
    [one] { $count } ouvrier, { $left } à naître
   *[other] { $count } ouvriers, { $left } à naître
  }
status-upkeep = Nourriture pour les ouvriers cette manche : { $food }
status-favours = { $count ->
    [one] Il reste { $count } faveur
   *[other] Il reste { $count } faveurs
  }
status-next = Avec un de plus, ils mangent { $food } en nourriture
status-era-end = Fin de l’ère { $era } : { $costs } pour les héros et merveilles
status-era-short = Il en manque pour l’instant : cela coûterait { $vp } PV
kingdom-show = Détails
kingdom-of = { $who_is ->
    [you] Ton royaume
   *[other] Royaume de { $name }
  }
kingdom-descendants = Descendants
mine-tiles = Tes tuiles de construction

## Territories

territory-of = { $who_is ->
    [you] Ton territoire
   *[other] Territoire de { $name }
  }
territory-title = Territoire : { $name }
territory-rooms = Salles de { $name }
territory-back = Retour au mien
room-at = { $cell }
room-size = { $wide } sur { $high }
room-tile = Bâtie sur une tuile
room-active = Son cadre est actif
room-idle = Son cadre attend un ouvrier
room-workers = { $count ->
    [one] Un ouvrier est ici
   *[other] { $count } ouvriers sont ici
  }
room-can-room = Un ouvrier peut venir ici
room-can-worker = Choisir cet ouvrier
room-can-site = La tuile peut aller ici

## Patching

patch-how = Choisis où va la carte. Les flèches la déplacent, Espace change dessus et dessous.
patch-chosen = Choisis encore cet emplacement pour changer dessus et dessous.
patch-at = Coin supérieur gauche en { $cell }
patch-over = Visible : { $rooms }
patch-under = Dessous : { $rooms }
patch-ways = { $count } façons de la poser ici
way-choose = Dessus et dessous
way-all = Toute la carte dessus
way-visible = Visible : { $quarters }
way-quarter-1 = en haut à gauche
way-quarter-2 = en haut à droite
way-quarter-4 = en bas à gauche
way-quarter-8 = en bas à droite

## Routes

road-title = Routes
road-left = Il reste :
left-routes = Routes générales restantes
left-allied = Routes alliées restantes
left-tiles = Tuiles de construction restantes
left-cards = Cartes restantes dans la pioche de cette ère
road-none = Aucune route pour l’instant.
road-gives = rapporte { $count } { $good }
road-worker = ouvrier de { $name }
road-planned = { $name } prévoit d’aller ici
road-name = { $who_is ->
    [you] Ta route vers { $whom }
   *[other] Route de { $who } vers { $whom }
  }
road-allied = Route alliée entre { $who } et { $whom }

## Auction

auction-row = Cartes aux enchères
auction-coming = Une carte encore face cachée
auction-free = aucune mise
auction-leads = { $name } mène avec { $money } en argent
auction-won = { $name } l’a remportée
auction-bid = Mise sur la carte { $card }
auction-turn = Voir l’autre face
auction-claim = à prendre pour rien
auction-least = dès { $money }

## Actions

action-how-diplomacy = Choisis une action ou termine ta diplomatie. Les faveurs gardées servent à la gestion.
action-how-management = Choisis une action ou termine ta gestion.
action-end-diplomacy = Finir la diplomatie
action-end-management = Finir la gestion
action-campaign = voix par faveur
action-answers = Acceptée : { $accepted } PV. Refusée : { $refused } PV.
action-break = toutes tes faveurs en voix
action-changed = Modifié par { $figures }.
action-force = Attaque { $attack } contre Défense { $defence }
action-road = route { $route }
action-free = { $count ->
    [one] { $count } gratuit
   *[other] { $count } gratuits
  }
action-lots = Lots
aid-choose = Qu’est-ce qui est offert ?

## Movement

walk-choose = { $speed ->
    [one] Choisis un ouvrier. Chacun fait { $speed } pas.
   *[other] Choisis un ouvrier. Chacun fait jusqu’à { $speed } pas.
  }
walk-where = Choisis une salle pour l’ouvrier.
walk-how-far = Choisis une case pour l’ouvrier.
walk-others = Les autres préparent leurs déplacements.
walk-sealed = Ton plan est donné. Les autres préparent encore le leur.
walk-becomes = Ce que le plan change
walk-workers = Tes ouvriers
walk-room = { $room } { $cell }
walk-on-road = Route { $route }, { $space }
walk-end = Terminer le plan

## Negotiation and war

talk-strength = force
talk-invader = Envahisseur
talk-defender = Défenseur
talk-winner = gagne
talk-peace = Paix
talk-peace-means = Si l’autre veut la guerre, tu défends avec { $strength }. Gagner rapporte alors { $vp } PV.
talk-war = Guerre
talk-war-means = Tu envahis avec { $strength }. Cela coûte { $minerals ->
    [0] zéro minerai
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  } maintenant. Gagner rapporte { $vp } PV.
talk-perfect = Gagner de { $lead } ou plus prend aussi { $vp } PV au perdant.
talk-commit = Combien de minerais utilises-tu ? Chacun ajoute de la force.
talk-pledge = Combien de paires de voix utilises-tu comme minerais ?
talk-minerals = minerais
talk-pairs = paires de voix
talk-seal = Sceller
talk-said-peace = Tu as choisi la paix.
talk-said-war = Tu as choisi la guerre.
talk-said-minerals = { $count ->
    [one] Tu utilises { $count } minerai.
   *[other] Tu utilises { $count } minerais.
  }
talk-none = Ni négociation ni guerre pour toi maintenant.

## The vote

vote-hand = Tes cartes prospérité
vote-row = Cartes du vote
vote-choose = Choisis la carte que tu joues. Personne ne saura à qui elle était.
vote-others = Chacun joue une carte prospérité.
vote-count = Voix sur cette carte
vote-dropped = écartée
vote-gone = Déjà jouées :
vote-pays = { $seats ->
    [2] Sur la carte qui a le plus de voix, la première place gagne 1 PV par voix. Sur l’autre, 1 PV pour 2 voix. À égalité, personne ne gagne.
    [3] La première place gagne 1 PV par voix, la deuxième 1 PV pour 2 voix. À égalité, c’est la moins bonne place. La carte qui a le moins de voix est écartée.
   *[other] La première place gagne 1 PV par voix, la deuxième 1 PV pour 2 voix. La quatrième perd 1 PV pour 2 voix. À égalité, c’est la moins bonne place. La carte qui a le moins de voix est écartée.
  }
vote-said = { $count ->
    [one] Tu y mets { $count } voix.
   *[other] Tu y mets { $count } voix.
  }

## What heroes and wonders ask

rare-kingdoms = Les autres royaumes
rare-demolish = Choisis la route sur la table.

## The end

end-vp = PV avant la fin
end-goods = Reste
end-source = D’où viennent les PV
end-losses = Les pertes sont les PV pour la nourriture et les minerais manquants, et ceux payés contre de l’argent aux enchères.
