# The Flow of History en français. Chaque phrase tutoie le joueur qui la lit et nomme les autres.

title = The Flow of History
about = Mise sur les grands pas de la civilisation, et profite quand on te les souffle.

option-first = Qui commence
option-first-0 = tirage au sort
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4
option-first-5 = place 5

help = Tu débutes ? rule 5 explique un tour, rule 12 le décompte, market le sens des lettres.
look-card = card 3, card castle : une carte en entier
look-nation = nation B, nation blue : une nation avec toutes ses cartes ; nation sans rien : la tienne
look-market = le marché avec chaque effet en entier, et le sens des lettres

## Des nombres pour d’autres phrases

count-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## Les noms des choses

icon-culture = culture
icon-science = science
icon-industry = industrie
icon-trade = commerce
icon-harvest = récolte
icon-attack = attaque
icon-defence = défense

type-military = militaire
type-construction = construction
type-knowledge = savoir
type-government = gouvernement
type-leader = dirigeant
type-wonder = merveille

timing-none = Sans effet
timing-instant = Immédiat
timing-attack = Attaque
timing-attack-all = Attaque générale
timing-permanent = Permanent
timing-turn-action = Action
timing-scoring = Décompte

about-timing-none = Cette carte n’a pas d’effet.
about-timing-instant = Se produit une fois, quand tu gagnes la carte.
about-timing-attack = Se produit une fois, contre un adversaire plus faible.
about-timing-attack-all = Se produit une fois, contre chaque adversaire plus faible.
about-timing-permanent = Dure tant que la carte est découverte.
about-timing-turn-action = S’utilise comme action, tour après tour.
about-timing-scoring = Compte à la fin de la partie.

store-supply = Provision
store-reserve = Réserve
store-deck = Pioche
store-market = Marché
banker = le Banquier

source-rulebook = tiré du livret de règles
source-outside = tiré d’autres publications
source-reconstructed = reconstitué par nous

field-name = Nom
field-type = Type
field-age = Âge
field-timing = Moment
field-obsolete = Marque d’obsolescence
field-effect = Effet
field-stripe = Bande
field-indicator = Prime d’investisseur

change-supply = Provision
change-reserve = Réserve
change-tokens = jetons
change-points = points
change-cards = cartes
change-strength = force
change-culture = culture
change-science = science
change-industry = industrie
change-trade = commerce
change-harvest = récolte
change-attack = attaque
change-defence = défense

## Les cartes

card-warriors = Guerriers
card-chariot = Char de guerre
card-archers = Archers
card-knight = Chevalier
card-crossbowman = Arbalétrier
card-cannon = Canon
card-frigate = Frégate
card-machine-gun = Mitrailleuse
card-tank = Char d’assaut
card-jet-fighter = Avion de chasse
card-barracks = Caserne
card-lighthouse = Phare
card-temple = Temple
card-castle = Château fort
card-monastery = Monastère
card-military-academy = Académie militaire
card-university = Université
card-stock-exchange = Bourse
card-factory = Usine
card-broadcast-tower = Tour de radiodiffusion
card-working-animal = Animal de trait
card-currency = Monnaie
card-iron-works = Travail du fer
card-irrigation = Irrigation
card-astronomy = Astronomie
card-printing-press = Imprimerie
card-steam-power = Machine à vapeur
card-railroad = Chemin de fer
card-electricity = Électricité
card-satellites = Satellites
card-agrarian-tribe = Tribu agraire
card-trading-tribe = Tribu marchande
card-artisan-tribe = Tribu d’artisans
card-religious-tribe = Tribu religieuse
card-military-caste = Caste militaire
card-aristocracy = Aristocratie
card-republic = République
card-theocracy = Théocratie
card-bureaucracy = Bureaucratie
card-feudalism = Féodalisme
card-absolutism = Absolutisme
card-mercantilism = Mercantilisme
card-democracy = Démocratie
card-communism = Communisme
card-capitalism = Capitalisme
card-ramesses-ii = Ramsès II
card-confucius = Confucius
card-julius-caesar = Jules César
card-justinian-i = Justinien Iᵉʳ
card-genghis-khan = Gengis Khan
card-napoleon = Napoléon
card-columbus = Christophe Colomb
card-bismarck = Bismarck
card-einstein = Einstein
card-john-lennon = John Lennon
card-the-pyramids = Les Pyramides
card-great-wall = Grande Muraille
card-hanging-gardens = Jardins suspendus
card-angkor-wat = Angkor Vat
card-himeji-castle = Château de Himeji
card-great-mosque = Grande Mosquée
card-taj-mahal = Taj Mahal
card-eiffel-tower = Tour Eiffel
card-panama-canal = Canal de Panama
card-apollo-program = Programme Apollo
card-the-internet = Internet
card-the-future = L’Avenir

## Ce que fait une carte : une phrase par étape

effect = { $steps }
effect-none = Aucun effet.
effect-ends = Met fin à la partie.
effect-obsolete = Ne vaut plus au décompte.

wanted-any = n’importe quelle carte
wanted-types = une carte de type { $types }

step-provide = +{ $count } { $icon }.
step-provide-per = +{ $count } { $icon } { $per }.
step-take-reserve = Prends { count-tokens } dans la Réserve.
step-take-reserve-per = Prends { count-tokens } dans la Réserve { $per }.
step-take-supply = Prends { count-tokens } dans la Provision.
step-take-supply-per = Prends { count-tokens } dans la Provision { $per }.
step-gain = Gagne, au marché, { $wanted } dans laquelle personne n’a investi.
step-gain-top = Gagne la première carte de la pioche.
step-raid = Prends { count-tokens } à un adversaire plus faible.
step-raid-all = Prends { count-tokens } à chaque adversaire plus faible.
step-raid-then = Prends-lui { count-tokens }.
step-raid-all-then = Prends { count-tokens } à chacun.
step-raze = Un adversaire plus faible défausse { $kinds ->
    [one] sa carte du dessus de type { $types }
   *[other] ses cartes du dessus de types { $types }
  }.
step-raze-all = Chaque adversaire plus faible défausse { $kinds ->
    [one] sa carte du dessus de type { $types }
   *[other] ses cartes du dessus de types { $types }
  }.
step-raze-then = Cet adversaire défausse { $kinds ->
    [one] sa carte du dessus de type { $types }
   *[other] ses cartes du dessus de types { $types }
  }.
step-raze-all-then = Chacun défausse { $kinds ->
    [one] sa carte du dessus de type { $types }
   *[other] ses cartes du dessus de types { $types }
  }.
step-wreck = Un adversaire plus faible défausse une merveille de ton choix.
step-wreck-all = Chaque adversaire plus faible défausse une merveille de ton choix.
step-wreck-then = Cet adversaire défausse une merveille de ton choix.
step-wreck-all-then = Chacun défausse une merveille de ton choix.
step-tribute = Dans le sens horaire, chaque adversaire qui a alors plus de jetons que toi te donne jusqu’à { count-tokens }.
step-remove-this = Retire cette carte.
step-discard-own = Défausse { $kinds ->
    [one] ta carte du dessus de type { $types }
   *[other] tes cartes du dessus de types { $types }
  }.
step-culture = +{ count-points }.
step-culture-per = +{ count-points } { $per }.

step-for-icons = { $every ->
    [one] par icône
   *[other] pour { $every } icônes
  } { $icon_key ->
    [attack] d’{ $icon }
    [industry] d’{ $icon }
   *[other] de { $icon }
  }
step-for-cards = { $every ->
    [one] par carte de type { $type }
   *[other] pour { $every } cartes de type { $type }
  }
step-for-tokens = { $every ->
    [one] par jeton
   *[other] pour { $every } jetons
  }
step-for-types = { $every ->
    [one] par type de carte
   *[other] pour { $every } types de cartes
  }

## La même chose en peu de mots

brief-provide = +{ $count } { $icon }.
brief-provide-per = +{ $count } { $icon } { $per }.
brief-take-reserve = Prends { $count } dans la Réserve.
brief-take-reserve-per = Prends { $count } dans la Réserve { $per }.
brief-take-supply = Prends { $count } dans la Provision.
brief-take-supply-per = Prends { $count } dans la Provision { $per }.
brief-gain = Gagne { $wanted }.
brief-gain-top = Gagne la première carte.
brief-raid = Prends { $count } à un adversaire plus faible.
brief-raid-all = Prends { $count } à chaque adversaire plus faible.
brief-raze = Un adversaire plus faible défausse { $kinds ->
    [one] sa carte { $types } du dessus
   *[other] ses cartes { $types } du dessus
  }.
brief-raze-all = Chaque adversaire plus faible défausse { $kinds ->
    [one] sa carte { $types } du dessus
   *[other] ses cartes { $types } du dessus
  }.
brief-wreck = Un adversaire plus faible défausse une merveille.
brief-wreck-all = Chaque adversaire plus faible défausse une merveille.
brief-tribute = Prends jusqu’à { $count } à chaque adversaire plus riche, tour à tour.
brief-remove-this = Retire cette carte.
brief-discard-own = Défausse { $kinds ->
    [one] ta carte { $types } du dessus
   *[other] tes cartes { $types } du dessus
  }.
brief-culture = +{ count-points }.
brief-culture-per = +{ count-points } { $per }.

brief-for-icons = { $every ->
    [one] par { $icon }
   *[other] pour { $every } { $icon }
  }
brief-for-cards = { $every ->
    [one] par carte { $type }
   *[other] pour { $every } cartes { $type }
  }
brief-for-tokens = { $every ->
    [one] par jeton
   *[other] pour { $every } jetons
  }
brief-for-types = { $every ->
    [one] par type
   *[other] pour { $every } types
  }

## Ce qui est demandé

question-action = { $who_is ->
    [you] À toi : choisis une carte ou récolte.
   *[other] { $who } choisit une carte ou récolte.
  }
question-gain = { $who_is ->
    [you] À toi : choisis { $wanted } à gagner avec { $cause }.
   *[other] { $who } choisit { $wanted } à gagner avec { $cause }.
  }
question-target = { $who_is ->
    [you] À toi : choisis qui attaquer avec { $cause }.
   *[other] { $who } choisit qui attaquer avec { $cause }.
  }
question-wonder = { $who_is ->
    [you] À toi : choisis quelle merveille détruire chez { $victim } avec { $cause }.
   *[other] { $who } choisit quelle merveille détruire chez { $victim_is ->
        [you] toi
       *[other] { $victim }
      } avec { $cause }.
  }
question-over = La partie est terminée.

## Ce que dit un bouton

move-harvest = Récolter
move-complete = Achever { $card }
move-snipe = Souffler { $card } à { $investor } pour { count-tokens }
move-snipe-banker = Souffler { $card } au Banquier pour { count-tokens }
move-gain = Gagner { $card }
move-attack = Attaquer { $victim } avec { $card }
move-activate = Activer { $card }
move-activate-nothing = Activer { $card } (pas de cible)
move-wreck = Détruire { $card } chez { $victim }
move-invest = Investir { count-tokens } dans { $card }

## Le journal

turn = Tour { $count } : { $who_is ->
    [you] toi
   *[other] { $who }
  }.
forced = { $who_is ->
    [you] Tu ne peux
   *[other] { $who } ne peut
  } que récolter.
invested = { $who_is ->
    [you] Tu investis
   *[other] { $who } investit
  } { count-tokens } dans { $card }.
completed = { $who_is ->
    [you] Tu achèves
   *[other] { $who } achève
  } { $card }. { $count ->
    [one] { $count } jeton va
   *[other] { $count } jetons vont
  } à la Provision.
bonus = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
  } une prime d’investisseur : { count-tokens } pour { $icon }.
sniped = { $investor_is ->
    [you] { $who } te paie { count-tokens } et te
   *[other] { $who_is ->
        [you] Tu paies
       *[other] { $who } paie
      } { count-tokens } à { $investor } et lui
  } { $who_is ->
    [you] souffles
   *[other] souffle
  } { $card }. { $count ->
    [one] Le jeton posé dessus va
   *[other] Les { $count } jetons posés dessus vont
  } à la Provision.
sniped-banker = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } { count-tokens } à la Provision et { $who_is ->
    [you] souffles
   *[other] souffle
  } { $card } au Banquier. { $count ->
    [one] Le jeton posé dessus retourne
   *[other] Les { $count } jetons posés dessus retournent
  } à la Réserve.
traded = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
  } { count-tokens } dans la Provision pour { $who_is ->
    [you] ton
   *[other] son
  } commerce.
shared = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
  } la moitié de la Provision : { count-tokens }.
gained = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } { $card } au marché.
gained-deck = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } { $card } dans la pioche.
leader-left = { $who_is ->
    [you] Ton ancien dirigeant quitte la partie
   *[other] L’ancien dirigeant quitte la partie chez { $who }
  } : { $card }.
activated = { $who_is ->
    [you] Tu actives
   *[other] { $who } active
  } { $card }.
gave-up = { $who_is ->
    [you] Tu sacrifies
   *[other] { $who } sacrifie
  } { $card }.
grew = { $who_is ->
    [you] Tu récoltes
   *[other] { $who } récolte
  }. { $count ->
    [one] { $count } jeton passe
   *[other] { $count } jetons passent
  } de la Réserve à la Provision.
grew-nothing = { $who_is ->
    [you] Tu récoltes
   *[other] { $who } récolte
  }.
harvested = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
  } la moitié de la Provision : { count-tokens }.
topped-up = { $who_is ->
    [you] Tu fais
   *[other] { $who } fait
  } l’appoint : { count-tokens } de la Provision, { $reserve } de la Réserve.
took-reserve = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
  } { count-tokens } dans la Réserve avec { $card }.
took-supply = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
  } { count-tokens } dans la Provision avec { $card }.
no-target-nothing-to-gain = { $who_is ->
    [you] Tu ne gagnes
   *[other] { $who } ne gagne
  } rien avec { $card } : il n’y a pas de telle carte.
no-target-nobody-weaker = { $who_is ->
    [you] Tu n’attaques
   *[other] { $who } n’attaque
  } personne avec { $card } : personne n’est plus faible.
no-target-nothing-to-lose = { $who_is ->
    [you] Tu ne détruis
   *[other] { $who } ne détruit
  } rien avec { $card } : il n’y a pas de telle carte.
no-target-nobody-richer = { $who_is ->
    [you] Tu ne prends
   *[other] { $who } ne prend
  } rien avec { $card } : personne n’a plus de jetons.
struck = { $victim_is ->
    [you] { $who } t’attaque
   *[other] { $who_is ->
        [you] Tu attaques
       *[other] { $who } attaque
      } { $victim }
  } avec { $card }.
raided = { $victim_is ->
    [you] { $who } te prend { count-tokens }
   *[other] { $who_is ->
        [you] Tu prends
       *[other] { $who } prend
      } { count-tokens } à { $victim }
  } avec { $card }.
razed = { $who_is ->
    [you] Tu détruis
   *[other] { $who } détruit
  } { $card } chez { $victim_is ->
    [you] toi
   *[other] { $victim }
  } avec { $by }.
wrecked = { $who_is ->
    [you] Tu détruis
   *[other] { $who } détruit
  } une merveille chez { $victim_is ->
    [you] toi
   *[other] { $victim }
  } avec { $by } : { $card }.
paid-tribute = { $who_is ->
    [you] { $payer } te donne { count-tokens }
   *[other] { $payer_is ->
        [you] Tu donnes
       *[other] { $payer } donne
      } { count-tokens } à { $who }
  } pour { $card }.
refilled = Arrive sur le marché : { $card }.
outdated = Le marché écarte { $card }, d’un âge dépassé.
age = L’âge { $age } commence.
banked = Le Banquier investit { count-tokens } dans { $card }.
bank-took = Le Banquier retire { $card } de la partie. { $count ->
    [one] { $count } jeton va
   *[other] { $count } jetons vont
  } à la Provision.
ended = La partie se termine avec { $last }.
ended-turn-limit = La partie se termine : { $limit } tours sont la limite.
opened = Le marché ouvre avec { $card }.
opened-drawn = De la pioche au marché : { $card }.
dealt = { $who_is ->
    [you] Tu commences
   *[other] { $who } commence
  } avec { $card }.
starts = { $who_is ->
    [you] Tu joues
   *[other] { $who } joue
  } le premier tour.

## Pourquoi un coup n’est pas possible

refused-not-asked = Aucun effet ne te demande { $move ->
    [gain] de gagner une carte
    [attack] d’attaquer quelqu’un
   *[wreck] de détruire une merveille
  } en ce moment. Choisis une action.
refused-answer-first-gain = Choisis d’abord quelle carte gagner avec { $cause }.
refused-answer-first-attack = Choisis d’abord qui attaquer avec { $cause }.
refused-answer-first-wreck = Choisis d’abord quelle merveille détruire avec { $cause }.
refused-no-investment = Tu n’as rien à achever. Investis d’abord dans une carte.
refused-no-such-slot = Le marché n’a pas d’emplacement { $need }. Il en a { $have }.
refused-empty-slot = L’emplacement { $slot } reste vide jusqu’au prochain remplissage du marché. Choisis-en un autre.
refused-not-invested = Personne n’a investi dans { $card }. On ne souffle qu’une carte où quelqu’un a investi.
refused-own-investment = Tu as toi-même investi dans { $card }. Achève plutôt cette carte.
refused-too-few-to-snipe = Souffler { $card } coûte { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
  }. Tu en as { $have }.
refused-too-few-to-invest = Tu ne peux pas investir { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
  }. Tu en as { $have }.
refused-nothing-to-invest = Il faut au moins { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
  } pour investir. Tu en as { $have }.
refused-already-invested = Tu as déjà investi dans { $card }. Achève d’abord cette carte.
refused-card-invested = { $investor } a déjà investi dans { $card }. Souffler cette carte coûte { count-tokens }.
refused-card-invested-banker = Le Banquier a déjà investi dans { $card }. Souffler cette carte coûte { count-tokens }.
refused-card-invested-gain = Il y a des jetons sur { $card }. Choisis une carte où personne n’a investi.
refused-not-for-sale = Personne ne peut investir dans { $card }. Choisis une autre carte.
refused-wrong-type = Avec { $cause }, tu peux gagner { $wanted }, pas { $card }.
refused-wrong-type-any = Tu ne peux pas gagner { $card } avec { $cause }. Choisis une autre carte.
refused-no-such-opponent = Il n’y a pas de place { $need }. Cette partie a { $have } places.
refused-own-seat = Tu ne peux pas t’attaquer toi-même. Choisis un adversaire.
refused-not-weaker = Pour attaquer { $victim }, il faut { $need ->
    [one] { $need } icône d’attaque
   *[other] { $need } icônes d’attaque
  }. Tu en as { $have }.
refused-no-turn-action = Tu ne peux pas activer { $card }. Il faut une carte avec une action.
refused-covered = Tu ne peux pas activer { $card } tant qu’une autre carte la couvre.
refused-not-yours = Tu ne peux pas activer { $card }. Cette carte n’est pas dans ta nation.
refused-cannot-pay = Activer { $card } coûte { $kinds ->
    [one] ta carte du dessus de type { $types }. Tu n’en as pas.
   *[other] tes cartes du dessus de types { $types }. Tu ne les as pas toutes.
  }
refused-not-a-wonder-there = { $victim } n’a pas de merveille nommée { $card }. Choisis une de ses merveilles.

## Ce qu’il faut savoir d’un coup

note-complete = Achever cette carte au prochain tour te rapporterait { $depends ->
    [yes] jusqu’à { count-tokens } en l’état : cela dépend de qui tu attaques.
   *[no] { count-tokens } en l’état.
  }
note-complete-gain = Achever cette carte au prochain tour te rapporterait { $depends ->
    [yes] jusqu’à { count-tokens } en l’état : cela dépend de qui tu attaques.
   *[no] { count-tokens } en l’état.
  } La carte que tu gagnerais avec { $card } n’est pas comptée.
note-nothing = Cela ne ferait rien : { $card } ne trouve pas de cible.
note-nothing-lost = Cela te coûterait seulement { $lost } : { $card } ne trouve pas de cible.
note-snipe = { $who } pourrait la souffler maintenant. Cela te rapporterait { count-tokens }, dont { $price } de la part de l’adversaire.
note-no-snipe = Personne n’a assez de jetons pour la souffler maintenant. Cela te rapporterait { count-tokens }, dont { $price } de la part de l’adversaire.
