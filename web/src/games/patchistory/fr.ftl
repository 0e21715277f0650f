# What only the browser says of Patchistory. Names of things, questions, buttons of the dock, journal and refusals come from the server.

## Cards, gallery, legend

print-box = { $symbols } with a worker
print-baseland = { $id ->
    [EQ] Baseland, Equality
   *[other] Baseland, Liberty { $id }
  }
print-side = Era { $era }, card { $number }, { $side ->
    [black] black side
   *[white] white side
  }

## The table

board-players = Joueurs
board-refused = Impossible. Appuie sur Entrée pour savoir pourquoi.
standing-count = { $count ->
    [one] { $count } PV
   *[other] { $count } PV
  }
panel-now = Maintenant
tab-title = Ce qui s’affiche sous ton territoire
tab-now = Maintenant
tab-rivals = Rivaux
tab-roads = Routes
step-less = Moins : { $what }
step-more = Plus : { $what }
favours-name = faveurs

head-era = Ère { $era }
head-round = Manche { $round } sur { $rounds }
head-phases = Phases de la manche
head-auction = Enchères
head-patching = Pose
head-diplomacy = Diplomatie
head-management = Gestion
head-movement = Déplacement
head-negotiation = Guerres
head-production = Production
head-upkeep = Entretien
head-vote = Vote

## The names of moves

deed-bid = Enchérir
deed-wait = Attendre
deed-claim = Prendre une carte
deed-decline = Décliner
deed-side = Face
deed-patch = Poser
deed-discard = Défausser
deed-room = Pièce
deed-ally = Alliance
deed-turn = Bout de la route
deed-route = Route commerciale
deed-demolish = Démolir
deed-aid = Aide
deed-offer = Offrir
deed-accept = Accepter
deed-refuse = Refuser
deed-threaten = Menacer
deed-break = Rompre l’alliance
deed-trade = Commerce
deed-exchange = Échange
deed-birth = Naissance
deed-worship-heroes = Vénérer les héros
deed-worship-wonders = Vénérer les merveilles
deed-reclaim = Défricher
deed-build = Bâtir
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
deed-pledge = Votes comme minerais
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
mine-tiles = Tes tuiles de construction

## Territories

territory-of = { $who_is ->
    [you] Ton territoire
   *[other] Territoire de { $name }
  }
territory-title = Territoire : { $name }
territory-rooms = Pièces de { $name }
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
road-left = Il reste { $general } routes et { $allied } routes alliées
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
auction-free = aucune offre
auction-leads = { $name } mène avec { $money } en argent
auction-won = { $name } l’a remportée
auction-bid = Offre pour la carte { $card }
auction-turn = Voir l’autre face
auction-least = dès { $money }

## Actions

action-how-diplomacy = Choisis une action ou termine ta diplomatie. Les faveurs gardées servent à la gestion.
action-how-management = Choisis une action ou termine ta gestion.
action-end-diplomacy = Finir la diplomatie
action-end-management = Finir la gestion
action-campaign = des votes pour des faveurs
action-break = toutes tes faveurs en votes
action-force = Attaque { $attack } contre Défense { $defence }
action-road = route { $route }
action-lots = Lots
aid-choose = Qu’est-ce qui est offert ?

## Movement

move-choose = Choisis un ouvrier. Chacun fait jusqu’à { $speed } pas.
move-where = Choisis une pièce pour l’ouvrier.
move-how-far = Choisis une case pour l’ouvrier.
move-others = Les autres préparent leurs déplacements.
move-sealed = Ton plan est donné. Les autres préparent encore le leur.
move-workers = Tes ouvriers
move-room = { $room } { $cell }
move-on-road = Route { $route }, { $space }
move-end = Terminer le plan

## Negotiation and war

talk-strength = force
talk-invader = Envahisseur
talk-defender = Défenseur
talk-winner = gagne
talk-peace = Paix
talk-peace-means = Tu défends si l’autre veut la guerre.
talk-war = Guerre
talk-war-means = Tu envahis. Cela coûte { $minerals ->
    [0] zéro minerai
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  } maintenant.
talk-commit = Combien de minerais utilises-tu ? Chacun ajoute de la force.
talk-pledge = Combien de paires de votes utilises-tu comme minerais ?
talk-minerals = minerais
talk-pairs = paires de votes
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
vote-count = Votes sur cette carte
vote-dropped = écartée
vote-said = { $count ->
    [one] Tu y mets { $count } vote.
   *[other] Tu y mets { $count } votes.
  }

## The end

end-vp = PV avant la fin
end-goods = Reste
