# Patchistory. Chaque phrase tutoie le joueur qui la lit et nomme les autres.

title = Patchistory
about = Assemble ton royaume à travers trois ères, commerce avec tes voisins, négocie ou fais-leur la guerre.

## Options

option-baselands = Terres de départ
option-baselands-1 = Liberté : toutes différentes, 2 ouvriers chacune
option-baselands-0 = Égalité : toutes pareilles, 1 ouvrier chacune
option-screens = Biens des autres
option-screens-0 = cachés derrière les paravents
option-screens-1 = visibles
option-first = Qui commence
option-first-0 = tirage au sort
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4

## Heroes and wonders

figure-colosseum = Colisée
figure-colossus-of-rhodes = Colosse de Rhodes
figure-the-great-wall = Grande Muraille
figure-hanging-gardens-of-babylon = Jardins suspendus de Babylone
figure-lighthouse-of-alexandria = Phare d’Alexandrie
figure-parthenon = Parthénon
figure-petra = Pétra
figure-pyramid = Pyramide
figure-ziggurat = Ziggourat
figure-alexander-the-great = Alexandre le Grand
figure-aristotle = Aristote
figure-constantine-the-great = Constantin le Grand
figure-cyrus-the-great = Cyrus le Grand
figure-gaius-julius-caesar = Jules César
figure-gwanggaeto-the-great = Gwanggaeto le Grand
figure-homer = Homère
figure-moses = Moïse
figure-qin-shi-huang = Qin Shi Huang
figure-angkor-wat = Angkor Vat
figure-chichen-itza = Chichén Itzá
figure-forbidden-city = Cité interdite
figure-kremlin = Kremlin
figure-machu-picchu = Machu Picchu
figure-pantheon = Panthéon
figure-seokguram = Seokguram
figure-taj-mahal = Taj Mahal
figure-timbuktu = Tombouctou
figure-christopher-columbus = Christophe Colomb
figure-elizabeth-i = Élisabeth Iʳᵉ
figure-genghis-khan = Gengis Khan
figure-jeanne-d-arc = Jeanne d’Arc
figure-martin-luther = Martin Luther
figure-napoleon-bonaparte = Napoléon Bonaparte
figure-vasco-da-gama = Vasco de Gama
figure-william-shakespeare = William Shakespeare
figure-yi-sun-sin = Yi Sun-sin
figure-apollo-11 = Apollo 11
figure-christ-the-redeemer = Christ Rédempteur
figure-disneyland = Disneyland
figure-eiffel-tower = Tour Eiffel
figure-red-cross = Croix-Rouge
figure-schwerer-gustav = Schwerer Gustav
figure-statue-of-liberty = Statue de la Liberté
figure-stealth-aircraft = Avion furtif
figure-wall-street = Wall Street
figure-andrew-carnegie = Andrew Carnegie
figure-antoni-gaudi = Antoni Gaudí
figure-che-guevera = Che Guevara
figure-erwin-rommel = Erwin Rommel
figure-karl-heinrich-marx = Karl Marx
figure-lula-da-silva = Lula da Silva
figure-mahatma-gandhi = Mahatma Gandhi
figure-otto-von-bismarck = Otto von Bismarck
figure-pope-john-paul-ii = Jean-Paul II

## Pieces and tiles

piece-eq = terre d’Égalité
piece-l1 = terre de Liberté 1
piece-l2 = terre de Liberté 2
piece-l3 = terre de Liberté 3
piece-l4 = terre de Liberté 4
card-either = carte { $number } de l’ère { $era }
piece-i-01-white = carte 1 de l’ère I (face blanche)
piece-i-01-black = carte 1 de l’ère I (face noire)
piece-i-02-white = carte 2 de l’ère I (face blanche)
piece-i-02-black = carte 2 de l’ère I (face noire)
piece-i-03-white = carte 3 de l’ère I (face blanche)
piece-i-03-black = carte 3 de l’ère I (face noire)
piece-i-04-white = carte 4 de l’ère I (face blanche)
piece-i-04-black = carte 4 de l’ère I (face noire)
piece-i-05-white = carte 5 de l’ère I (face blanche)
piece-i-05-black = carte 5 de l’ère I (face noire)
piece-i-06-white = carte 6 de l’ère I (face blanche)
piece-i-06-black = carte 6 de l’ère I (face noire)
piece-i-07-white = carte 7 de l’ère I (face blanche)
piece-i-07-black = carte 7 de l’ère I (face noire)
piece-i-08-white = carte 8 de l’ère I (face blanche)
piece-i-08-black = carte 8 de l’ère I (face noire)
piece-i-09-white = carte 9 de l’ère I (face blanche)
piece-i-09-black = carte 9 de l’ère I (face noire)
piece-i-10-white = carte 10 de l’ère I (face blanche)
piece-i-10-black = carte 10 de l’ère I (face noire)
piece-i-11-white = carte 11 de l’ère I (face blanche)
piece-i-11-black = carte 11 de l’ère I (face noire)
piece-i-12-white = carte 12 de l’ère I (face blanche)
piece-i-12-black = carte 12 de l’ère I (face noire)
piece-i-13-white = carte 13 de l’ère I (face blanche)
piece-i-13-black = carte 13 de l’ère I (face noire)
piece-i-14-white = carte 14 de l’ère I (face blanche)
piece-i-14-black = carte 14 de l’ère I (face noire)
piece-i-15-white = carte 15 de l’ère I (face blanche)
piece-i-15-black = carte 15 de l’ère I (face noire)
piece-i-16-white = carte 16 de l’ère I (face blanche)
piece-i-16-black = carte 16 de l’ère I (face noire)
piece-i-17-white = carte 17 de l’ère I (face blanche)
piece-i-17-black = carte 17 de l’ère I (face noire)
piece-i-18-white = carte 18 de l’ère I (face blanche)
piece-i-18-black = carte 18 de l’ère I (face noire)
piece-i-19-white = carte 19 de l’ère I (face blanche)
piece-i-19-black = carte 19 de l’ère I (face noire)
piece-i-20-white = carte 20 de l’ère I (face blanche)
piece-i-20-black = carte 20 de l’ère I (face noire)
piece-i-21-white = carte 21 de l’ère I (face blanche)
piece-i-21-black = carte 21 de l’ère I (face noire)
piece-i-22-white = carte 22 de l’ère I (face blanche)
piece-i-22-black = carte 22 de l’ère I (face noire)
piece-i-23-white = carte 23 de l’ère I (face blanche)
piece-i-23-black = carte 23 de l’ère I (face noire)
piece-i-24-white = carte 24 de l’ère I (face blanche)
piece-i-24-black = carte 24 de l’ère I (face noire)
piece-i-25-white = carte 25 de l’ère I (face blanche)
piece-i-25-black = carte 25 de l’ère I (face noire)
piece-ii-01-white = carte 1 de l’ère II (face blanche)
piece-ii-01-black = carte 1 de l’ère II (face noire)
piece-ii-02-white = carte 2 de l’ère II (face blanche)
piece-ii-02-black = carte 2 de l’ère II (face noire)
piece-ii-03-white = carte 3 de l’ère II (face blanche)
piece-ii-03-black = carte 3 de l’ère II (face noire)
piece-ii-04-white = carte 4 de l’ère II (face blanche)
piece-ii-04-black = carte 4 de l’ère II (face noire)
piece-ii-05-white = carte 5 de l’ère II (face blanche)
piece-ii-05-black = carte 5 de l’ère II (face noire)
piece-ii-06-white = carte 6 de l’ère II (face blanche)
piece-ii-06-black = carte 6 de l’ère II (face noire)
piece-ii-07-white = carte 7 de l’ère II (face blanche)
piece-ii-07-black = carte 7 de l’ère II (face noire)
piece-ii-08-white = carte 8 de l’ère II (face blanche)
piece-ii-08-black = carte 8 de l’ère II (face noire)
piece-ii-09-white = carte 9 de l’ère II (face blanche)
piece-ii-09-black = carte 9 de l’ère II (face noire)
piece-ii-10-white = carte 10 de l’ère II (face blanche)
piece-ii-10-black = carte 10 de l’ère II (face noire)
piece-ii-11-white = carte 11 de l’ère II (face blanche)
piece-ii-11-black = carte 11 de l’ère II (face noire)
piece-ii-12-white = carte 12 de l’ère II (face blanche)
piece-ii-12-black = carte 12 de l’ère II (face noire)
piece-ii-13-white = carte 13 de l’ère II (face blanche)
piece-ii-13-black = carte 13 de l’ère II (face noire)
piece-ii-14-white = carte 14 de l’ère II (face blanche)
piece-ii-14-black = carte 14 de l’ère II (face noire)
piece-ii-15-white = carte 15 de l’ère II (face blanche)
piece-ii-15-black = carte 15 de l’ère II (face noire)
piece-ii-16-white = carte 16 de l’ère II (face blanche)
piece-ii-16-black = carte 16 de l’ère II (face noire)
piece-ii-17-white = carte 17 de l’ère II (face blanche)
piece-ii-17-black = carte 17 de l’ère II (face noire)
piece-ii-18-white = carte 18 de l’ère II (face blanche)
piece-ii-18-black = carte 18 de l’ère II (face noire)
piece-ii-19-white = carte 19 de l’ère II (face blanche)
piece-ii-19-black = carte 19 de l’ère II (face noire)
piece-ii-20-white = carte 20 de l’ère II (face blanche)
piece-ii-20-black = carte 20 de l’ère II (face noire)
piece-ii-21-white = carte 21 de l’ère II (face blanche)
piece-ii-21-black = carte 21 de l’ère II (face noire)
piece-ii-22-white = carte 22 de l’ère II (face blanche)
piece-ii-22-black = carte 22 de l’ère II (face noire)
piece-ii-23-white = carte 23 de l’ère II (face blanche)
piece-ii-23-black = carte 23 de l’ère II (face noire)
piece-ii-24-white = carte 24 de l’ère II (face blanche)
piece-ii-24-black = carte 24 de l’ère II (face noire)
piece-ii-25-white = carte 25 de l’ère II (face blanche)
piece-ii-25-black = carte 25 de l’ère II (face noire)
piece-iii-01-white = carte 1 de l’ère III (face blanche)
piece-iii-01-black = carte 1 de l’ère III (face noire)
piece-iii-02-white = carte 2 de l’ère III (face blanche)
piece-iii-02-black = carte 2 de l’ère III (face noire)
piece-iii-03-white = carte 3 de l’ère III (face blanche)
piece-iii-03-black = carte 3 de l’ère III (face noire)
piece-iii-04-white = carte 4 de l’ère III (face blanche)
piece-iii-04-black = carte 4 de l’ère III (face noire)
piece-iii-05-white = carte 5 de l’ère III (face blanche)
piece-iii-05-black = carte 5 de l’ère III (face noire)
piece-iii-06-white = carte 6 de l’ère III (face blanche)
piece-iii-06-black = carte 6 de l’ère III (face noire)
piece-iii-07-white = carte 7 de l’ère III (face blanche)
piece-iii-07-black = carte 7 de l’ère III (face noire)
piece-iii-08-white = carte 8 de l’ère III (face blanche)
piece-iii-08-black = carte 8 de l’ère III (face noire)
piece-iii-09-white = carte 9 de l’ère III (face blanche)
piece-iii-09-black = carte 9 de l’ère III (face noire)
piece-iii-10-white = carte 10 de l’ère III (face blanche)
piece-iii-10-black = carte 10 de l’ère III (face noire)
piece-iii-11-white = carte 11 de l’ère III (face blanche)
piece-iii-11-black = carte 11 de l’ère III (face noire)
piece-iii-12-white = carte 12 de l’ère III (face blanche)
piece-iii-12-black = carte 12 de l’ère III (face noire)
piece-iii-13-white = carte 13 de l’ère III (face blanche)
piece-iii-13-black = carte 13 de l’ère III (face noire)
piece-iii-14-white = carte 14 de l’ère III (face blanche)
piece-iii-14-black = carte 14 de l’ère III (face noire)
piece-iii-15-white = carte 15 de l’ère III (face blanche)
piece-iii-15-black = carte 15 de l’ère III (face noire)
piece-iii-16-white = carte 16 de l’ère III (face blanche)
piece-iii-16-black = carte 16 de l’ère III (face noire)
piece-iii-17-white = carte 17 de l’ère III (face blanche)
piece-iii-17-black = carte 17 de l’ère III (face noire)
piece-iii-18-white = carte 18 de l’ère III (face blanche)
piece-iii-18-black = carte 18 de l’ère III (face noire)
piece-iii-19-white = carte 19 de l’ère III (face blanche)
piece-iii-19-black = carte 19 de l’ère III (face noire)
piece-iii-20-white = carte 20 de l’ère III (face blanche)
piece-iii-20-black = carte 20 de l’ère III (face noire)
piece-iii-21-white = carte 21 de l’ère III (face blanche)
piece-iii-21-black = carte 21 de l’ère III (face noire)
piece-iii-22-white = carte 22 de l’ère III (face blanche)
piece-iii-22-black = carte 22 de l’ère III (face noire)
piece-iii-23-white = carte 23 de l’ère III (face blanche)
piece-iii-23-black = carte 23 de l’ère III (face noire)
piece-iii-24-white = carte 24 de l’ère III (face blanche)
piece-iii-24-black = carte 24 de l’ère III (face noire)
piece-iii-25-white = carte 25 de l’ère III (face blanche)
piece-iii-25-black = carte 25 de l’ère III (face noire)

tile-culture-1 = tuile Culture 1
tile-culture-2 = tuile Culture 2
tile-culture-3 = tuile Culture 3
tile-culture-4 = tuile Culture 4
tile-culture-5 = tuile Culture 5
tile-culture-6 = tuile Culture 6
tile-politics-1 = tuile Politique 1
tile-politics-2 = tuile Politique 2
tile-politics-3 = tuile Politique 3
tile-politics-4 = tuile Politique 4
tile-politics-5 = tuile Politique 5
tile-politics-6 = tuile Politique 6
tile-economy-1 = tuile Économie 1
tile-economy-2 = tuile Économie 2
tile-economy-3 = tuile Économie 3
tile-economy-4 = tuile Économie 4
tile-economy-5 = tuile Économie 5
tile-economy-6 = tuile Économie 6
tile-military-1 = tuile Armée 1
tile-military-2 = tuile Armée 2
tile-military-3 = tuile Armée 3
tile-military-4 = tuile Armée 4
tile-military-5 = tuile Armée 5
tile-military-6 = tuile Armée 6
tile-traffic-1 = tuile Transport 1
tile-traffic-2 = tuile Transport 2
tile-traffic-3 = tuile Transport 3
tile-traffic-4 = tuile Transport 4
tile-traffic-5 = tuile Transport 5
tile-traffic-6 = tuile Transport 6
tile-industry-1 = tuile Industrie 1
tile-industry-2 = tuile Industrie 2
tile-industry-3 = tuile Industrie 3
tile-industry-4 = tuile Industrie 4
tile-industry-5 = tuile Industrie 5
tile-industry-6 = tuile Industrie 6

## Names

prosperity-general-buildings = Bâtiments généraux
prosperity-heroes = Héros
prosperity-military = Armée
prosperity-politics = Politique
prosperity-special-buildings = Bâtiments spéciaux
prosperity-trade-routes = Routes commerciales
prosperity-transport = Transport
prosperity-wasteland = Friches
prosperity-water = Eau
prosperity-wonders = Merveilles
prosperity-workers = Ouvriers
prosperity-culture = Culture
prosperity-food = Nourriture
prosperity-minerals = Minerais
prosperity-money = Argent

kind-culture = Culture
kind-politics = Politique
kind-economy = Économie
kind-military = Armée
kind-traffic = Transport
kind-industry = Industrie
kind-special = Bâtiment spécial
kind-wasteland = Friche
kind-water = Eau
kind-hero = Héros
kind-wonder = Merveille

good-food = nourriture
good-minerals = minerais
good-money = argent
good-vp = PV
good-votes = voix

status-food = production de nourriture
status-minerals = production de minerais
status-money = production d’argent
status-vp = production de PV
status-mil = MIL
status-shields = boucliers
status-pol = POL
status-tra = TRA

quantity-culture = salles de Culture
quantity-politics = salles de Politique
quantity-economy = salles d’Économie
quantity-military = salles d’Armée
quantity-traffic = salles de Transport
quantity-industry = salles d’Industrie
quantity-special = Bâtiments spéciaux
quantity-wasteland = Friches
quantity-water = salles d’Eau
quantity-hero = héros
quantity-wonder = merveilles
quantity-worker = ouvriers
quantity-route = routes
quantity-manned-water = salles d’Eau avec un ouvrier
quantity-manned-industry = salles d’Industrie avec un cadre et un ouvrier
quantity-manned-culture = salles de Culture avec un cadre et un ouvrier
quantity-general-building = Bâtiments généraux
quantity-reclaimed = salles mises en friche
quantity-food-industry = salles d’Industrie avec de la nourriture hors du cadre
quantity-food = points de production de nourriture
quantity-minerals = points de production de minerais
quantity-money = points de production d’argent
quantity-vp = points de production de PV
quantity-mil = points de MIL
quantity-shields = boucliers
quantity-pol = points de POL
quantity-tra = points de TRA
quantity-savings = pièces

phase-over = Fin
phase-auction = Enchères
phase-patching = Assemblage
phase-diplomacy = Diplomatie
phase-management = Gestion
phase-movement = Déplacements
phase-negotiation = Négociation et guerre
phase-production = Production
phase-upkeep = Entretien des héros et merveilles
phase-vote = Vote
phase-end = Fin de l’ère

action-aid = L’aide
action-threaten = La menace
action-trade = Le commerce
action-exchange = L’échange
action-birth = La naissance
action-heroes = Le culte des héros
action-wonders = Le culte des merveilles
action-link = Une nouvelle route
action-reclaim = La mise en friche
action-build = La construction

space-0 = le Départ
space-1 = la case 1
space-2 = la case 2
space-3 = la case 3
space-4 = la case 4
space-5 = la salle de négociation
space-6 = la salle de guerre
space-7 = le Repos
space-home = retour chez toi

exchange-minerals-food = minerais contre nourriture
exchange-minerals-money = minerais contre argent
exchange-food-minerals = nourriture contre minerais
exchange-money-minerals = argent contre minerais
exchange-food-money = nourriture contre argent
exchange-money-food = argent contre nourriture

change-food = nourriture
change-minerals = minerais
change-money = argent
change-vp = PV
change-votes = voix
change-produced-food = production de nourriture
change-produced-minerals = production de minerais
change-produced-money = production d’argent
change-produced-vp = production de PV
change-mil = MIL
change-shields = boucliers
change-pol = POL
change-tra = TRA
change-favours = faveurs
change-heroes = héros
change-wonders = merveilles
change-routes = routes
change-workers = ouvriers
change-descendants = descendants
change-upkeep = nourriture des ouvriers

amount = { $good_key ->
    [food] { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
      }
    [minerals] { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
      }
    [money] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
      }
   *[other] { $count } { $good }
  }
amount-favours = { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
  }
price-free = gratuit
symbols = { $status_key ->
    [food] { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
      }
    [minerals] { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
      }
    [money] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
      }
    [vp] { $count } PV
    [mil] { $count ->
        [one] { $count } épée
       *[other] { $count } épées
      }
    [shields] { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
      }
    [pol] { $count ->
        [one] { $count } livre
       *[other] { $count } livres
      }
   *[tra] { $count ->
        [one] { $count } roue
       *[other] { $count } roues
      }
  }
building = { $kind } avec { $symbols }
building-box = { $kind } avec { $box } dans un cadre
building-both = { $kind } avec { $symbols }, et { $box } dans un cadre
route = la route { $number }
route-allied = la route alliée { $number }
route-from = { $who_is ->
    [you] ta route { $number } vers { $partner }
   *[other] { $partner_is ->
        [you] la route { $number } ouverte par { $who } vers toi
       *[other] la route { $number } ouverte par { $who } vers { $partner }
      }
  }
route-between = { $who_is ->
    [you] ta route alliée { $number } avec { $partner }
   *[other] { $partner_is ->
        [you] ta route alliée { $number } avec { $who }
       *[other] la route alliée { $number } entre { $who } et { $partner }
      }
  }

## What heroes and wonders do

effect-signed = { $sign ->
    [less] −{ $amount }
   *[more] +{ $amount }
  }
effect-counted = { $every ->
    [1] { $per_key ->
        [special] chacun de tes { $per }
        [hero] chacun de tes { $per }
        [worker] chacun de tes { $per }
        [general-building] chacun de tes { $per }
        [food] chacun de tes { $per }
        [minerals] chacun de tes { $per }
        [money] chacun de tes { $per }
        [vp] chacun de tes { $per }
        [mil] chacun de tes { $per }
        [shields] chacun de tes { $per }
        [pol] chacun de tes { $per }
        [tra] chacun de tes { $per }
       *[other] chacune de tes { $per }
      }
   *[other] { $every } { $per }
  }
effect-when = { $when ->
    [era] À la fin de chaque ère
    [era-1] À la fin de l’ère I
    [era-2] À la fin de l’ère II
    [era-3] À la fin de l’ère III
   *[end] À la fin de la partie
  }
effect-food = { effect-signed } en production de nourriture.
effect-food-per = { effect-signed } en production de nourriture pour { effect-counted }.
effect-minerals = { effect-signed } en production de minerais.
effect-minerals-per = { effect-signed } en production de minerais pour { effect-counted }.
effect-money = { effect-signed } en production d’argent.
effect-money-per = { effect-signed } en production d’argent pour { effect-counted }.
effect-vp = { $when ->
    [always] { effect-signed } en production de PV.
   *[other] { effect-when } : { effect-signed } PV.
  }
effect-vp-per = { $when ->
    [always] { effect-signed } en production de PV pour { effect-counted }.
   *[other] { effect-when } : { effect-signed } PV pour { effect-counted }.
  }
effect-mil = { effect-signed } en MIL.
effect-mil-per = { effect-signed } en MIL pour { effect-counted }.
effect-shields = { effect-signed } { $amount ->
    [one] bouclier
   *[other] boucliers
  }.
effect-shields-per = { effect-signed } { $amount ->
    [one] bouclier
   *[other] boucliers
  } pour { effect-counted }.
effect-pol = { effect-signed } en POL.
effect-pol-per = { effect-signed } en POL pour { effect-counted }.
effect-tra = { effect-signed } en TRA.
effect-tra-per = { effect-signed } en TRA pour { effect-counted }.
effect-set-pol = Ton POL est de { $amount }.
effect-campaign-vp = Ta campagne rapporte aussi { $amount } PV.
effect-campaign-money = Ta campagne rapporte aussi { $amount ->
    [one] { $amount } pièce.
   *[other] { $amount } pièces.
  }
effect-campaign-votes = Ta campagne rapporte { $amount } voix de plus.
effect-victory-vp = +{ $amount } PV pour chaque guerre gagnée.
effect-threat-relief = Une menace exige { $amount } de moins de toi.
effect-toll = Un Envahisseur contre toi paie { $amount ->
    [one] { $amount } minerai
   *[other] { $amount } minerais
  } de plus.
effect-safe-money = Personne ne peut exiger d’argent de toi.
effect-hero-food = { effect-signed } nourriture pour le culte des héros.
effect-hero-votes = Le culte des héros rapporte aussi { $amount } voix.
effect-hero-money = Le culte des héros rapporte aussi { $amount ->
    [one] { $amount } pièce.
   *[other] { $amount } pièces.
  }
effect-hero-count = Compte pour { $amount } héros dans le culte des héros.
effect-hero-vp = Le culte des héros rapporte { $amount } PV de plus.
effect-wonder-vp = Le culte des merveilles rapporte { $amount } PV de plus par merveille.
effect-route-vp = +{ $amount } PV chaque fois qu’un ouvrier gagne quelque chose sur une route.
effect-route-more = Sur les routes, tes ouvriers gagnent { $amount } de plus de la même chose.
effect-build-favours = { effect-signed } { $amount ->
    [one] faveur
   *[other] faveurs
  } pour construire.
effect-build-minerals = { effect-signed } { $amount ->
    [one] minerai
   *[other] minerais
  } pour construire.
effect-build-vp = +{ $amount } PV pour chaque construction.
effect-dry-water = Ton Eau compte aussi comme Friche. Tu peux la couvrir, glisser dessous, y construire et mettre de l’Eau à côté.
effect-wonder-minerals = { $amount ->
    [one] { $amount } minerai
   *[other] { $amount } minerais
  } pour chaque merveille assemblée ensuite.
effect-sacrifice-vp = Après l’entretien des héros et merveilles, tu peux payer des ouvriers, pour { $amount } PV chacun.
effect-sacrifice-cost = Chacun d’eux coûte aussi { $amount ->
    [one] { $amount } minerai.
   *[other] { $amount } minerais.
  }
effect-no-upkeep = Tu ne paies pas d’entretien pour tes héros et merveilles.
effect-extra-wonder = Compte pour { $amount ->
    [one] { $amount } merveille
   *[other] { $amount } merveilles
  } de plus, mais pas pour l’entretien.
effect-keep-votes = Tu gardes les voix inutilisées.
effect-trade-food = Ton commerce coûte { $amount ->
    [one] { $amount } nourriture.
   *[other] { $amount } nourritures.
  }
effect-trade-vp = +{ $amount } PV pour chaque commerce.
effect-votes-as-mineral = À la guerre, tu peux utiliser { $amount } voix comme 1 minerai.
effect-free-threat = Quand tu gagnes une guerre, tu peux menacer le perdant sans faveurs, quelle que soit ton Attaque.
effect-claim = Une fois par partie, tu peux prendre une carte gratuitement avant les enchères.
effect-free-exchange = { $amount ->
    [one] { $amount } échange par manche ne coûte
   *[other] { $amount } échanges par manche ne coûtent
  } pas de faveurs.
effect-double = À chaque vote, ton gain ou ta perte sur une carte est doublé.
effect-mercy-vp = Après chaque guerre, tu peux payer de la nourriture pour { $amount } PV.
effect-mercy-food = Cela coûte { $amount ->
    [one] { $amount } nourriture.
   *[other] { $amount } nourritures.
  }
effect-sure-aid = On ne peut pas refuser ton aide.
effect-aid-vp = Ton aide rapporte { $amount } PV de plus.
effect-heavy-minerals = À la guerre, { $amount ->
    [one] ton premier minerai compte
   *[other] tes { $amount } premiers minerais comptent
  } double.
effect-threat-favours = { effect-signed } { $amount ->
    [one] faveur
   *[other] faveurs
  } pour menacer.
effect-threat-force = Tu peux menacer sans une Attaque supérieure.
effect-threat-all = Tu peux menacer tout le monde, même tes alliés, sans route.
effect-threat-vp = +{ $amount } PV pour chaque menace.
effect-no-limit = Les cartes assemblées ensuite peuvent dépasser la taille limite.
effect-lasting = Rien ne peut couvrir cette salle. On peut glisser une carte dessous.
effect-stealth = Une fois par manche, après une guerre gagnée, tu peux mettre en friche une salle du perdant gratuitement.
effect-swift = Une guerre a lieu dans la manche de sa négociation, quels que soient les joueurs.
effect-upkeep = Tes ouvriers coûtent { $amount ->
    [one] { $amount } nourriture
   *[other] { $amount } nourritures
  } en tout.
effect-safe-vp = À l’assemblage : dans cette manche, personne ne te prend de PV, ni par une menace ni à la guerre.
effect-descendant = À l’assemblage : tu perds un descendant pour de bon, et tes ouvriers mangent plus.
effect-born = À l’assemblage : tu reçois un nouvel ouvrier.
effect-ally = À l’assemblage : tu peux t’allier à un joueur sans son accord.
effect-route = À l’assemblage : tu poses une route commerciale gratuitement.
effect-demolish = À l’assemblage : tu retires une route de la partie.
effect-tribute-worker = À l’assemblage : tu paies un ouvrier.
effect-tribute-vp = À l’assemblage : tu paies { $amount } PV.
effect-votes = À l’assemblage : tu reçois { $amount } voix.

## Moves

move-end-diplomacy = Finir la diplomatie
move-end-management = Finir la gestion
move-end-movement = Finir ton plan
move-wait = Attendre
move-bid = Miser { $amount } : { $called }
move-bid-either = Miser { $amount } sur la carte { $card }
move-claim = Prendre gratuitement : { $called }
move-claim-either = Prendre gratuitement la carte { $card }
move-decline-claim = Ne prendre aucune carte
move-decline-ally = Ne pas s’allier
move-decline-free-threat = Ne pas menacer
move-decline-stealth = Ne pas poser de tuile
move-decline-mercy = Ne rien payer
move-decline-offering = Ne pas payer d’ouvrier
move-side-white = Face blanche
move-side-black = Face noire
move-side-figure = Face noire : { $figure }
move-patch = Assembler en { $cell }
move-patch-under = Assembler en { $cell }, sous { $under }
move-discard = Défausser la carte
move-room = Aller en { $cell } ({ $room })
move-ally = S’allier à { $partner }
move-turn = Prendre l’extrémité avec { $goods }
move-route = Poser une route vers { $partner } ({ $price })
move-demolish = Retirer { $on }
move-aid = Proposer une aide à { $partner } ({ $price })
move-offer = Proposer { $goods }
move-accept-aid = Accepter
move-accept-treaty = S’allier
move-accept-mercy = Payer { $price } pour { $vp } PV
move-refuse-aid = Refuser
move-refuse-treaty = Pas d’alliance
move-threaten = Menacer { $partner } : { $amount } ({ $price })
move-break = { $favours ->
    [one] Rompre l’alliance avec { $partner } ({ $favours } faveur contre une voix)
   *[other] Rompre l’alliance avec { $partner } ({ $favours } faveurs contre autant de voix)
  }
move-trade = Commercer sur { $on } ({ $price })
move-exchange = Échanger { $paid } contre { $got } ({ $price })
move-birth = Naissance ({ $price })
move-worship-heroes = Culte des héros pour { $vp } PV ({ $price })
move-worship-wonders = Culte des merveilles pour { $vp } PV ({ $price })
move-reclaim = Mettre en friche avec la tuile { $tile } : { $building } ({ $price })
move-reclaim-empty = Mettre en friche avec la tuile { $tile }
move-build = Construire la tuile { $tile } : { $building } ({ $price })
move-build-empty = Construire la tuile { $tile }
move-site = Poser la tuile en { $cell } ({ $room })
move-campaign = Campagne : { $votes } voix pour { $favours }
move-worker = Déplacer l’ouvrier en { $cell } ({ $room })
move-worker-trade = Envoyer l’ouvrier en { $cell } ({ $room })
move-worker-pay = Payer l’ouvrier en { $cell } ({ $room })
move-worker-offer = Payer l’ouvrier en { $cell } ({ $room }) pour { $vp } PV ({ $price })
move-traveller = Déplacer l’ouvrier sur { $on }
move-traveller-pay = Payer l’ouvrier sur { $on }
move-traveller-offer = Payer l’ouvrier sur { $on } pour { $vp } PV ({ $price })
move-step = { $count ->
    [one] Avancer de { $count } case : { $space }
   *[other] Avancer de { $count } cases : { $space }
  }
move-rest = Aller au Repos
move-negotiate = Négocier sur { $on }
move-fight = Combattre sur { $on }
move-peace = Pouce levé
move-war = Pouce baissé : envahir ({ $price })
move-commit = { $count ->
    [0] N’utiliser aucun minerai
    [one] Utiliser { $count } minerai
   *[other] Utiliser { $count } minerais
  }
move-pledge = { $count ->
    [0] N’utiliser aucune voix
    [one] Utiliser { $votes } voix comme { $count } minerai
   *[other] Utiliser { $votes } voix comme { $count } minerais
  }
move-lay = Jouer { $prosperity }
move-vote = { $count ->
    [0] Aucune voix
   *[other] { $count } voix
  }
move-double = Doubler { $prosperity }

## Questions

question-claim = { $who_is ->
    [you] À toi : prends une des cartes gratuitement, ou aucune.
   *[other] { $who } peut prendre une carte avant les enchères.
  }
question-bid = { $who_is ->
    [you] À toi : mise sur une carte.
   *[other] { $who } choisit sa mise.
  }
question-bid-wait = { $who_is ->
    [you] À toi : mise sur une carte, ou attends.
   *[other] { $who } choisit de miser ou d’attendre.
  }
question-secret-bid = À toi : choisis une carte et ta mise.
question-secret-bid-waiting = { $count ->
    [one] { $who } choisit sa mise.
   *[other] { $who } choisissent leur mise.
  }
question-side = { $who_is ->
    [you] À toi : choisis la face de ta carte.
   *[other] { $who } choisit la face de sa carte.
  }
question-patch = { $who_is ->
    [you] À toi : assemble ta carte, ou défausse-la : { $called }.
   *[other] { $who } assemble une carte : { $called }.
  }
question-patch-waiting = { $count ->
    [one] { $who } place une carte.
   *[other] { $who } placent leurs cartes.
  }
question-room = { $who_is ->
    [you] À toi : choisis une salle pour ton ouvrier.
   *[other] { $who } choisit une salle pour un ouvrier.
  }
question-ally = { $who_is ->
    [you] { $figure } : choisis un allié, ou personne.
   *[other] { $figure } : { $who } peut choisir un allié.
  }
question-end-of-route = { $who_is ->
    [you] À toi : choisis ton extrémité de la route alliée avec { $partner }.
   *[other] { $partner_is ->
        [you] { $who } choisit son extrémité de la route alliée avec toi.
       *[other] { $who } choisit son extrémité de la route alliée avec { $partner }.
      }
  }
question-free-route = { $who_is ->
    [you] { $figure } : choisis où mène ta nouvelle route.
   *[other] { $figure } : { $who } pose une route.
  }
question-demolish = { $who_is ->
    [you] { $figure } : choisis une route à retirer de la partie.
   *[other] { $figure } : { $who } choisit une route à retirer de la partie.
  }
question-sacrifice = { $who_is ->
    [you] { $figure } : choisis l’ouvrier que tu paies.
   *[other] { $figure } : { $who } choisit l’ouvrier à payer.
  }
question-diplomacy = { $who_is ->
    [you] À toi : diplomatie, avec { $favours ->
        [one] { $favours } faveur.
       *[other] { $favours } faveurs.
      }
   *[other] { $who } mène sa diplomatie.
  }
question-mix = { $who_is ->
    [you] À toi : choisis ce que tu proposes à { $partner }.
   *[other] { $partner_is ->
        [you] { $who } choisit une aide pour toi.
       *[other] { $who } choisit une aide pour { $partner }.
      }
  }
question-aid = { $who_is ->
    [you] { $partner } te propose une aide : { $goods }. Acceptes-tu ?
   *[other] { $partner_is ->
        [you] { $who } réfléchit à ton aide : { $goods }.
       *[other] { $who } réfléchit à l’aide proposée par { $partner } : { $goods }.
      }
  }
question-management = { $who_is ->
    [you] À toi : gestion, avec { $favours ->
        [one] { $favours } faveur.
       *[other] { $favours } faveurs.
      }
   *[other] { $who } gère son royaume.
  }
question-management-waiting = { $count ->
    [one] { $who } gère son royaume.
   *[other] { $who } gèrent leurs royaumes.
  }
question-trader = { $who_is ->
    [you] À toi : choisis l’ouvrier que tu envoies sur la route vers { $partner }.
   *[other] { $partner_is ->
        [you] { $who } envoie un ouvrier sur la route vers toi.
       *[other] { $who } envoie un ouvrier sur la route vers { $partner }.
      }
  }
question-site = { $who_is ->
    [you] À toi : choisis une salle où construire.
   *[other] { $who } choisit une salle où construire.
  }
question-site-reclaim = { $who_is ->
    [you] À toi : choisis une salle à mettre en friche.
   *[other] { $who } choisit une salle à mettre en friche.
  }
question-site-theirs = { $who_is ->
    [you] À toi : choisis une salle à mettre en friche chez { $partner }.
   *[other] { $partner_is ->
        [you] { $who } choisit une de tes salles à mettre en friche.
       *[other] { $who } choisit une salle à mettre en friche chez { $partner }.
      }
  }
question-move = À toi : prépare les déplacements de tes ouvriers, avec TRA { $tra }, et finis ton plan.
question-move-worker = À toi : choisis où va ton ouvrier en { $cell }, avec TRA { $tra }.
question-move-traveller = À toi : choisis jusqu’où ton ouvrier avance sur { $route }.
question-move-home = À toi : choisis une salle pour ton ouvrier qui revient par { $route }.
question-move-waiting = { $count ->
    [one] { $who } prépare ses déplacements.
   *[other] { $who } préparent leurs déplacements.
  }
question-talk = { $who_is ->
    [you] À toi : choisis ta prochaine négociation ou guerre.
   *[other] { $who } choisit la prochaine négociation ou guerre.
  }
question-thumbs = Tu négocies avec { $partner } : pouce levé ou pouce baissé ?
question-thumbs-waiting = { $count ->
    [one] { $who } choisit pouce levé ou pouce baissé.
   *[other] { $who } choisissent pouce levé ou pouce baissé.
  }
question-treaty = { $who_is ->
    [you] Les deux pouces sont levés. Veux-tu t’allier à { $partner } ?
   *[other] { $partner_is ->
        [you] { $who } choisit de s’allier à toi ou non.
       *[other] { $who } choisit de s’allier à { $partner } ou non.
      }
  }
question-commit = Tu es en guerre contre { $partner } : combien de minerais utilises-tu ?
question-commit-waiting = { $count ->
    [one] { $who } choisit ses minerais pour la guerre.
   *[other] { $who } choisissent leurs minerais pour la guerre.
  }
question-pledge = Tu es en guerre contre { $partner } : combien de voix utilises-tu comme minerais ?
question-free-threat = { $who_is ->
    [you] Tu as gagné : menace { $partner } gratuitement, ou non.
   *[other] { $partner_is ->
        [you] { $who } peut te menacer gratuitement.
       *[other] { $who } peut menacer { $partner } gratuitement.
      }
  }
question-stealth = { $who_is ->
    [you] Tu as gagné : choisis une tuile pour une salle chez { $partner }, ou aucune.
   *[other] { $partner_is ->
        [you] { $who } peut mettre en friche une de tes salles.
       *[other] { $who } peut mettre en friche une salle chez { $partner }.
      }
  }
question-mercy = { $who_is ->
    [you] La guerre est finie : paies-tu de la nourriture pour des PV ?
   *[other] { $who } peut payer de la nourriture pour des PV.
  }
question-offering = { $who_is ->
    [you] À toi : paie un ouvrier pour des PV, ou aucun.
   *[other] { $who } peut payer des ouvriers pour des PV.
  }
question-prosperity = À toi : choisis la carte prospérité que tu joues.
question-prosperity-waiting = { $count ->
    [one] { $who } choisit une carte prospérité.
   *[other] { $who } choisissent une carte prospérité.
  }
question-vote = Combien de voix mets-tu sur { $prosperity } ? Tu en as { $votes }. On y compare : { $measure }.
question-vote-waiting = { $count ->
    [one] { $who } vote.
   *[other] { $who } votent.
  }
question-double = { $who_is ->
    [you] À toi : choisis la carte qui compte double pour toi.
   *[other] { $who } choisit la carte qui compte double.
  }
question-over = La partie est terminée.

## The journal

round = Ère { $era ->
    [1] I
    [2] II
   *[3] III
  }, manche { $round } : { $who_is ->
    [you] tu commences
   *[other] { $who } commence
  }.
revealed = Carte { $place } : { $called }.
swapped = { $who_is ->
    [you] Tu n’as pas d’argent et paies
   *[other] { $who } n’a pas d’argent et paie
  } { $vp } PV pour une pièce.
claimed = { $who_is ->
    [you] Tu prends
   *[other] { $who } prend
  } une carte gratuitement, avant les enchères : { $called }.
waited = { $who_is ->
    [you] Tu attends
   *[other] { $who } attend
  }.
bid = { $who_is ->
    [you] Tu mises
   *[other] { $who } mise
  } { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  } : { $called }.
won = { $who_is ->
    [you] Tu obtiens
   *[other] { $who } obtient
  } une carte pour { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  } : { $called }.
sealed = { $who_is ->
    [you] Ta réponse est donnée.
   *[other] { $who } a donné sa réponse.
  }
patched = { $who_is ->
    [you] Tu assembles
   *[other] { $who } assemble
  } en { $cell } : { $called }.
discarded = { $who_is ->
    [you] Tu défausses
   *[other] { $who } défausse
  } une carte : { $called }.
settled = { $who_is ->
    [you] Tu places
   *[other] { $who } place
  } un ouvrier en { $cell }.
came-home = { $who_is ->
    [you] Tu ramènes
   *[other] { $who } ramène
  } un ouvrier depuis { $on } en { $cell }.
appeared-hero = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } un nouveau héros : { $figure }.
appeared-wonder = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } une nouvelle merveille : { $figure }.
covered = { $who_is ->
    [you] Une de tes salles est couverte
   *[other] Une salle est couverte chez { $who }
  } et n’agit plus : { $figure }.
tile-lost = La tuile en { $cell } { $who_is ->
    [you] chez toi
   *[other] chez { $who }
  } est couverte et quitte la partie.
descendant-lost = { $who_is ->
    [you] Tu perds
   *[other] { $who } perd
  } un descendant pour de bon : { $figure }.
born = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } un nouvel ouvrier pour { $food ->
    [one] { $food } nourriture.
   *[other] { $food } nourritures.
  }
born-free = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } un nouvel ouvrier.
route-laid = { $who_is ->
    [you] Tu poses
   *[other] { $who } pose
  } { $on } vers { $partner_is ->
    [you] toi
   *[other] { $partner }
  } pour { $minerals ->
    [one] 1 minerai.
   *[other] { $minerals } minerais.
  }
route-laid-free = { $who_is ->
    [you] Tu poses
   *[other] { $who } pose
  } { $on } vers { $partner_is ->
    [you] toi
   *[other] { $partner }
  }.
allied = { $who_is ->
    [you] { $partner } et toi êtes alliés
   *[other] { $partner_is ->
        [you] { $who } et toi êtes alliés
       *[other] { $who } et { $partner } sont alliés
      }
  } par { $on }.
demolished = { $who_is ->
    [you] Tu retires
   *[other] { $who } retire
  } de la partie la route commerciale de { $owner } à { $partner }.
paid-worker = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } un ouvrier : { $figure }.
paid-worker-offering = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } un ouvrier et { $minerals ->
    [one] 1 minerai
   *[other] { $minerals } minerais
  } : { $figure }.
lost-vp = { $who_is ->
    [you] Tu perds
   *[other] { $who } perd
  } { $vp } PV : { $figure }.
gained-votes = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } { $votes } voix : { $figure }.
gained-minerals = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } { $minerals ->
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  } : { $figure }.
gained-money = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  } : { $figure }.
gained-vp = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } { $vp } PV : { $figure }.
gained-vp-mercy = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
  } et { $who_is ->
    [you] gagnes
   *[other] gagne
  } { $vp } PV : { $figure }.
aid-offered = { $partner_is ->
    [you] { $who } te propose une aide : { $goods }.
   *[other] { $who_is ->
        [you] Tu proposes
       *[other] { $who } propose
      } une aide à { $partner } : { $goods }.
  }
aid-offered-sure = { $partner_is ->
    [you] { $who } te donne une aide qu’on ne peut pas refuser : { $goods }.
   *[other] { $who_is ->
        [you] Tu donnes
       *[other] { $who } donne
      } à { $partner } une aide qu’on ne peut pas refuser : { $goods }.
  }
aid-accepted = { $giver_is ->
    [you] { $who } accepte ton aide : { $goods }. Tu gagnes
   *[other] { $who_is ->
        [you] Tu acceptes
       *[other] { $who } accepte
      } l’aide offerte par { $giver } : { $goods }. { $giver } gagne
  } { $vp } PV.
aid-refused = { $giver_is ->
    [you] { $who } refuse ton aide. Tu gagnes
   *[other] { $who_is ->
        [you] Tu refuses
       *[other] { $who } refuse
      } l’aide offerte par { $giver }. { $giver } gagne
  } { $vp } PV.
threatened = { $victim_is ->
    [you] { $who } te menace et obtient { $amount }.
   *[other] { $who_is ->
        [you] Tu menaces { $victim } et obtiens { $amount }.
       *[other] { $who } menace { $victim } et obtient { $amount }.
      }
  }
threatened-nothing = { $victim_is ->
    [you] { $who } te menace ({ $good }) et n’obtient rien.
   *[other] { $who_is ->
        [you] Tu menaces { $victim } ({ $good }) et n’obtiens rien.
       *[other] { $who } menace { $victim } ({ $good }) et n’obtient rien.
      }
  }
broke = { $who_is ->
    [you] Tu romps ton alliance avec { $partner } et reçois
   *[other] { $partner_is ->
        [you] { $who } rompt son alliance avec toi et reçoit
       *[other] { $who } rompt son alliance avec { $partner } et reçoit
      }
  } { $votes } voix.
traded = { $who_is ->
    [you] Tu envoies
   *[other] { $who } envoie
  } un ouvrier sur { $on } pour { $food ->
    [one] { $food } nourriture.
   *[other] { $food } nourritures.
  }
exchanged = { $who_is ->
    [you] Tu échanges
   *[other] { $who } échange
  } { $paid } contre { $got }.
worshipped-heroes = { $who_is ->
    [you] Tu rends
   *[other] { $who } rend
  } un culte aux héros pour { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
  } et { $who_is ->
    [you] gagnes
   *[other] gagne
  } { $vp } PV.
worshipped-wonders = { $who_is ->
    [you] Tu rends
   *[other] { $who } rend
  } un culte aux merveilles pour { $minerals ->
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  } et { $who_is ->
    [you] gagnes
   *[other] gagne
  } { $vp } PV.
reclaimed = { $who_is ->
    [you] Tu mets
   *[other] { $who } met
  } { $cell } en friche pour { $minerals ->
    [one] 1 minerai.
   *[other] { $minerals } minerais.
  }
reclaimed-theirs = { $owner_is ->
    [you] { $who } met en friche { $cell } chez toi.
   *[other] { $who_is ->
        [you] Tu mets
       *[other] { $who } met
      } en friche { $cell } chez { $owner }.
  }
built = { $who_is ->
    [you] Tu construis
   *[other] { $who } construit
  } en { $cell } pour { $minerals ->
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  } : { $building }.
drew = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
  } une nouvelle tuile : { $building }.
drew-hidden = { $who_is ->
    [you] Tu pioches
   *[other] { $who } pioche
  } une nouvelle tuile.
campaigned = { $who_is ->
    [you] Tu fais campagne et reçois
   *[other] { $who } fait campagne et reçoit
  } { $votes } voix.
ended = { $who_is ->
    [you] Tu finis ta
   *[other] { $who } finit sa
  } gestion.
ended-diplomacy = { $who_is ->
    [you] Tu finis ta
   *[other] { $who } finit sa
  } diplomatie.
walked = { $who_is ->
    [you] Tu déplaces
   *[other] { $who } déplace
  } un ouvrier depuis { $from } vers { $cell }.
travelled = { $who_is ->
    [you] Ton ouvrier avance
   *[other] { $who } fait avancer son ouvrier
  } sur { $on }, case { $space }.
travelled-negotiation = { $who_is ->
    [you] Ton ouvrier arrive
   *[other] { $who } fait arriver son ouvrier
  } à la salle de négociation, sur { $on }.
stayed = Personne ne déplace d’ouvrier.
rested = { $who_is ->
    [you] Tu envoies ton
   *[other] { $who } envoie son
  } ouvrier au Repos, sur { $on }.
went-to-war = { $who_is ->
    [you] Ton ouvrier passe
   *[other] { $who } voit son ouvrier passer
  } à la salle de guerre, sur { $on }.
negotiated-peace = { $who_is ->
    [you] Tu lèves
   *[other] { $who } lève
  } le pouce, sur { $on }.
negotiated-war = { $who_is ->
    [you] Tu baisses
   *[other] { $who } baisse
  } le pouce, sur { $on }.
no-treaty = { $who_is ->
    [you] Tu ne veux pas t’allier à { $partner }.
   *[other] { $partner_is ->
        [you] { $who } ne veut pas s’allier à toi.
       *[other] { $who } ne veut pas s’allier à { $partner }.
      }
  }
war-declared = Guerre sur { $on } : { $who_is ->
    [you] tu envahis { $partner }.
   *[other] { $partner_is ->
        [you] { $who } t’envahit.
       *[other] { $who } envahit { $partner }.
      }
  }
war-declared-other = Guerre sur { $on } : { $partner_is ->
    [you] tu envahis { $who }.
   *[other] { $who_is ->
        [you] { $partner } t’envahit.
       *[other] { $partner } envahit { $who }.
      }
  }
war-declared-both = Guerre sur { $on } : { $who_is ->
    [you] { $partner } et toi, vous vous envahissez.
   *[other] { $partner_is ->
        [you] { $who } et toi, vous vous envahissez.
       *[other] { $who } et { $partner } s’envahissent.
      }
  }
prepared = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } { $minerals ->
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  } pour préparer la guerre.
prepared-free = { $who_is ->
    [you] Tu prépares
   *[other] { $who } prépare
  } la guerre sans rien payer.
prepared-short = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } { $minerals ->
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  } et { $vp } PV pour préparer la guerre.
committed = { $who_is ->
    [you] Tu utilises
   *[other] { $who } utilise
  } { $minerals ->
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  }, pour une force de { $strength }.
committed-votes = { $who_is ->
    [you] Tu utilises
   *[other] { $who } utilise
  } { $minerals ->
    [one] { $minerals } minerai
   *[other] { $minerals } minerais
  } et { $votes } voix, pour une force de { $strength }.
war-won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } la guerre contre { $loser_is ->
    [you] toi
   *[other] { $loser }
  } comme Envahisseur : { $vp } PV.
war-won-defender = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } la guerre contre { $loser_is ->
    [you] toi
   *[other] { $loser }
  } comme Défenseur : { $vp } PV.
perfect = { $loser_is ->
    [you] { $who } gagne de loin et te prend { $vp } PV.
   *[other] { $who_is ->
        [you] Tu gagnes de loin et prends { $vp } PV à { $loser }.
       *[other] { $who } gagne de loin et prend { $vp } PV à { $loser }.
      }
  }
war-drawn = { $who_is ->
    [you] { $partner } et toi avez
   *[other] { $partner_is ->
        [you] { $who } et toi avez
       *[other] { $who } et { $partner } ont
      }
  } la même force. Les deux Envahisseurs perdent.
produced = { $who_is ->
    [you] Tu produis
   *[other] { $who } produit
  } { $goods }.
produced-nothing = { $who_is ->
    [you] Tu ne produis
   *[other] { $who } ne produit
  } ni nourriture, ni minerais, ni argent.
produced-vp = { $who_is ->
    [you] Tu produis
   *[other] { $who } produit
  } { $vp } PV.
route-gain = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } { $amount } sur { $on }.
fed = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
  } pour { $who_is ->
    [you] tes
   *[other] ses
  } ouvriers.
fed-short = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
  } pour { $who_is ->
    [you] tes ouvriers et perds
   *[other] ses ouvriers et perd
  } { $vp } PV pour ce qui manque.
maintained = { $who_is ->
    [you] Tu paies
   *[other] { $who } paie
  } { $goods } pour les héros et merveilles.
maintained-short = { $who_is ->
    [you] Tu paies { $goods } pour les héros et merveilles et perds
   *[other] { $who } paie { $goods } pour les héros et merveilles et perd
  } { $vp } PV pour ce qui manque.
maintained-nothing = { $who_is ->
    [you] Tu ne paies rien pour les héros et merveilles et perds
   *[other] { $who } ne paie rien pour les héros et merveilles et perd
  } { $vp } PV.
ballot = Carte { $place } du vote : { $prosperity }.
voted = { $who_is ->
    [you] Tu mets
   *[other] { $who } met
  } { $votes } voix sur { $prosperity }.
votes-returned = { $who_is ->
    [you] Tu rends
   *[other] { $who } rend
  } { $votes ->
    [one] { $votes } voix inutilisée.
   *[other] { $votes } voix inutilisées.
  }
dropped = { $prosperity } : { $votes ->
    [0] aucune voix
   *[other] { $votes } voix seulement
  }, la carte est écartée.
scored = { $prosperity } : { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } place, { $who_is ->
    [you] tu gagnes
   *[other] { $who } gagne
  } { $vp } PV.
scored-loss = { $prosperity } : { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } place, { $who_is ->
    [you] tu perds
   *[other] { $who } perd
  } { $vp } PV.
scored-nothing = { $prosperity } : { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } place, { $who_is ->
    [you] tu ne gagnes
   *[other] { $who } ne gagne
  } rien.
doubled = { $prosperity } compte double pour { $who_is ->
    [you] toi
   *[other] { $who }
  }.
era-ended = L’ère { $era ->
    [1] I
    [2] II
   *[3] III
  } se termine.
final = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } { $vp } PV : { $figure }.
final-loss = { $who_is ->
    [you] Tu perds
   *[other] { $who } perd
  } { $vp } PV : { $figure }.
over = { $who_is ->
    [you] Tu gagnes la partie
   *[other] { $who } gagne la partie
  } avec { $vp } PV.
secret-bid = { $who_is ->
    [you] Tu mises
   *[other] { $who } mise
  } { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  } sur la carte { $place }.
safe = { $figure } : dans cette manche, personne ne { $who_is ->
    [you] te prend de PV
   *[other] prend de PV à { $who }
  }, ni par une menace ni à la guerre.

## Where VP come from

source-production = Production
source-aid = Aide
source-threats = Menaces
source-votes = Votes
source-wars = Guerres
source-worship = Culte
source-texts = Héros et merveilles en jeu
source-routes = Routes
source-losses = Pertes
source-start = Au départ

## Notes on a move

note-threat = Tu exiges { $amount } ({ $partner }). Tu reçois cela, ou tout ce qu’il y a.
note-strength = Ta force serait de { $count }.
note-favours = { $count ->
    [one] Tu n’utilises pas { $count } faveur.
   *[other] Tu n’utilises pas { $count } faveurs.
  } Les faveurs ne durent pas jusqu’à la manche suivante.

## Refusals

refused-answer-first-claim = Dis d’abord si tu prends une carte gratuitement.
refused-answer-first-bid = Ce sont les enchères. Mise sur une carte.
refused-answer-first-secret-bid = Ce sont les enchères. Choisis une carte et ta mise.
refused-answer-first-side = Choisis d’abord la face de ta carte.
refused-answer-first-patch = Assemble d’abord ta carte, ou défausse-la.
refused-answer-first-room = Choisis d’abord une salle pour ton ouvrier.
refused-answer-first-ally = Choisis d’abord un allié, ou personne.
refused-answer-first-end-of-route = Choisis d’abord ton extrémité de la route alliée.
refused-answer-first-free-route = Choisis d’abord où mène ta nouvelle route.
refused-answer-first-demolish = Choisis d’abord la route à retirer de la partie.
refused-answer-first-sacrifice = Choisis d’abord l’ouvrier que tu paies.
refused-answer-first-diplomacy = C’est la diplomatie. Propose une aide, menace, romps une alliance, ou finis.
refused-answer-first-mix = Choisis d’abord ce que tu proposes.
refused-answer-first-aid = Accepte ou refuse d’abord l’aide.
refused-answer-first-management = C’est la gestion. Choisis une de ses actions, ou finis.
refused-answer-first-trader = Choisis d’abord l’ouvrier que tu envoies.
refused-answer-first-site = Choisis d’abord une salle pour ta tuile.
refused-answer-first-move = Tu prépares tes déplacements. Choisis un ouvrier, ou finis ton plan.
refused-answer-first-move-worker = Choisis d’abord une salle pour l’ouvrier en question.
refused-answer-first-move-traveller = Choisis d’abord jusqu’où va l’ouvrier, ou le Repos.
refused-answer-first-move-home = Choisis d’abord une salle pour l’ouvrier qui revient.
refused-answer-first-talk = Choisis d’abord ta prochaine négociation ou guerre.
refused-answer-first-thumbs = Choisis d’abord pouce levé ou pouce baissé.
refused-answer-first-treaty = Dis d’abord si tu veux l’alliance.
refused-answer-first-commit = Choisis d’abord combien de minerais tu utilises à la guerre.
refused-answer-first-pledge = Choisis d’abord combien de voix tu utilises à la guerre.
refused-answer-first-free-threat = Dis d’abord si tu menaces le perdant.
refused-answer-first-stealth = Choisis d’abord une tuile, ou aucune.
refused-answer-first-mercy = Dis d’abord si tu paies de la nourriture pour des PV.
refused-answer-first-offering = Choisis d’abord un ouvrier à payer, ou aucun.
refused-answer-first-prosperity = Choisis d’abord une carte prospérité.
refused-answer-first-vote = Choisis d’abord combien de voix tu mets sur la carte.
refused-answer-first-double = Choisis d’abord la carte qui compte double.
refused-no-such-opponent = Le joueur { $need } n’existe pas. La table en compte { $have }.
refused-own-kingdom = C’est ton propre royaume. Choisis un autre joueur.
refused-no-such-card = La carte { $need } n’existe pas. Choisis une des { $have } cartes.
refused-not-revealed = { $have ->
    [one] La carte { $need } n’est pas encore révélée. Une seule l’est.
   *[other] La carte { $need } n’est pas encore révélée. { $have } cartes le sont.
  }
refused-claimed = La carte { $card } est déjà prise. Choisis-en une autre.
refused-bid-too-low = Sur la carte { $card }, il faut miser { $need } au moins. { $have }, c’est trop peu.
refused-bid-lowered = Tu ne peux pas baisser ta mise. Mise { $need } au moins, pas { $have }.
refused-too-little-money = Tu ne peux pas miser { $need ->
    [one] { $need } pièce.
   *[other] { $need } pièces.
  } Tu en as { $have }.
refused-must-bid = Tu ne peux pas attendre maintenant. Mise sur une carte.
refused-touches-nothing = En { $cell }, la carte n’irait ni sur ni sous une de tes salles.
refused-too-wide = Ton territoire aurait { $need } colonnes. Il peut en avoir { $have } au plus.
refused-too-high = Ton territoire aurait { $need } lignes. Il peut en avoir { $have } au plus.
refused-under-nothing = Il n’y a rien en { $cell } : la carte ne peut pas aller dessous.
refused-covers-water = Tu ne peux pas couvrir l’Eau en { $cell }.
refused-covers-lasting = Tu ne peux pas couvrir { $cell } ({ $room }). La carte peut aller dessous.
refused-under-water = Tu ne peux pas glisser une carte sous l’Eau en { $cell }.
refused-next-to-water = En { $cell }, l’Eau de la carte toucherait une autre Eau.
refused-hides-water = L’Eau de la nouvelle carte doit rester visible.
refused-cuts-new-room = Cela couperait une grande salle de la nouvelle carte. Elle est visible ou cachée en entier.
refused-cuts-room = La carte ne couvrirait qu’une partie de la salle en { $cell } ({ $room }). Couvre-la en entier, ou pas du tout.
refused-over-and-under = En { $cell }, la nouvelle carte irait sur et sous la même carte.
refused-not-weavable = En { $cell }, la nouvelle carte irait sur une carte posée sur celle qui la couvre.
refused-no-room = Tu n’as pas de salle en { $cell }. Choisis une de tes salles.
refused-not-first = Cette salle commence en { $first }, pas en { $cell }. Choisis { $first }.
refused-occupied = Il y a déjà un ouvrier en { $cell }. Choisis une salle vide.
refused-no-site = Il n’y a pas de salle en { $cell }. Choisis une salle.
refused-too-large = La salle en { $cell } ({ $room }) est plus grande qu’une tuile. Choisis une salle de 1x1.
refused-is-wasteland = { $cell } est déjà une Friche. Choisis une autre salle.
refused-is-water = Tu ne peux pas construire sur l’Eau en { $cell }. Choisis une autre salle.
refused-not-in-hand = Tu n’as pas { $prosperity } en main. Choisis une de tes cartes.
refused-too-few-votes = Tu ne peux pas utiliser { $need } voix. Tu en as { $have }.
refused-dropped = { $prosperity } est une carte écartée. Choisis-en une autre.
refused-alliance-broken = Tu as rompu une alliance dans cette manche. C’était ta seule action.
refused-too-few-favours = { $action } coûte { $need ->
    [one] { $need } faveur.
   *[other] { $need } faveurs.
  } Tu en as { $have }.
refused-too-few-goods = { $action } coûte { $need } { $good_key ->
    [food] { $need ->
        [one] nourriture
       *[other] nourritures
      }
    [minerals] { $need ->
        [one] minerai
       *[other] minerais
      }
    [money] { $need ->
        [one] pièce
       *[other] pièces
      }
   *[other] { $good }
  }. Tu en as { $have }.
refused-accepted-aid = Tu as accepté une aide dans cette manche. Tu pourras en proposer à la prochaine.
refused-no-route-to = Tu n’as pas de route vers { $partner }. Une aide suit une de tes routes.
refused-too-little-aid = Une aide compte { $need } biens. Tu en as { $have }.
refused-threatens-ally = Tu as une alliance avec { $victim }. On ne menace pas ses alliés.
refused-no-own-route-to = Tu n’as pas de route générale vers { $partner }. Une menace en demande une.
refused-safe-money = Personne ne peut exiger d’argent chez { $victim }. Tu peux exiger des PV.
refused-too-weak = Ton Attaque est de { $have }. Il te faut { $need } pour menacer { $victim }.
refused-not-allied = Tu n’as pas d’alliance avec { $partner }. Il n’y a rien à rompre.
refused-acted = Tu as déjà agi dans cette manche. Rompre une alliance devrait être ta seule action.
refused-no-favours = Rompre une alliance demande au moins { $need } faveur. Tu en as { $have }.
refused-too-few-to-give = Il faut { $need } { $good_key ->
    [food] { $need ->
        [one] nourriture
       *[other] nourritures
      }
    [minerals] { $need ->
        [one] minerai
       *[other] minerais
      }
    [money] { $need ->
        [one] pièce
       *[other] pièces
      }
   *[other] { $good }
  }. Tu en as { $have }.
refused-linked = Tu as déjà posé une route dans cette manche. Tu pourras recommencer à la prochaine.
refused-no-routes-left = Il ne reste plus de route générale.
refused-not-your-route = La route { $number } n’est pas à toi. Choisis une de tes routes.
refused-route-busy = Tu as déjà un ouvrier sur { $on }. Choisis une autre route.
refused-nobody-home = Aucun de tes ouvriers n’est dans ton territoire. Il faut d’abord en ramener un.
refused-no-descendants = Tu n’as plus de descendants. Personne ne peut naître.
refused-no-empty-room = Aucune de tes salles n’est vide. Il en faut une à un nouvel ouvrier.
refused-no-wonders = Tu n’as pas de merveilles à vénérer.
refused-no-heroes = Tu n’as pas de héros à vénérer.
refused-no-tile = Tu n’as pas de tuile { $tile }. Choisis une de tes tuiles.
refused-no-room-to-reclaim = Tu n’as pas de salle de 1x1 à mettre en friche. Tout convient sauf une Friche.
refused-no-room-to-build = Tu n’as pas de salle de 1x1 où construire. Tout convient sauf l’Eau.
refused-campaigned = Tu as déjà fait campagne dans cette manche. Tu pourras recommencer à la prochaine.
refused-too-few-to-campaign = Tu ne peux pas dépenser { $need ->
    [one] { $need } faveur.
   *[other] { $need } faveurs.
  } Tu en as { $have }.
refused-already-allied = Tu as déjà une alliance avec { $partner }. Choisis un autre joueur, ou personne.
refused-in-war = Un ouvrier est dans une salle de guerre entre { $partner } et toi. Pas d’alliance avant la fin de la guerre.
refused-no-such-route = La route { $number } n’est pas sur la table. Choisis-en une autre.
refused-nobody-there = Tu n’as pas d’ouvrier en { $cell }. Choisis une salle avec un ouvrier.
refused-nobody-on-route = Tu n’as pas d’ouvrier sur la route { $number }. Choisis une route avec un ouvrier.
refused-in-war-room = Ton ouvrier sur { $on } est dans la salle de guerre et ne bouge pas.
refused-planned-route = Tu as déjà préparé le déplacement de ton ouvrier sur { $on }.
refused-rest-first = Ramène d’abord ton ouvrier au Repos sur { $on }.
refused-planned = Tu as déjà préparé le déplacement de ton ouvrier en { $cell }.
refused-no-tra = Ton TRA est de { $have }. Il faut TRA { $need } pour que tes ouvriers marchent.
refused-no-free-room = Avec TRA { $have }, ton ouvrier en { $cell } n’atteint aucune salle vide.
refused-travellers-first = Déplace d’abord ton ouvrier sur { $on }. Sur une route, personne ne reste en place.
refused-crowded = Des ouvriers partagent la salle { $cell }. Tous sauf un doivent partir s’ils le peuvent.
refused-same-room = Ton ouvrier est déjà en { $cell }. Choisis une autre salle.
refused-out-of-reach = { $cell } est trop loin avec TRA { $have }. Choisis une salle plus proche.
refused-too-far = Tu ne peux pas avancer de { $need ->
    [one] { $need } case.
   *[other] { $need } cases.
  } Ton TRA est de { $have }.
refused-past-the-end = Tu ne peux pas avancer de { $need } cases. { $have ->
    [one] Il n’en reste qu’une
   *[other] Il n’en reste que { $have }
  } avant le bout de la route.
refused-not-your-general = La route { $number } n’est pas une de tes routes générales. Choisis-en une.
refused-negotiate-first = Mène d’abord toutes tes négociations. Les guerres viennent après.
refused-no-war = Aucun de tes ouvriers n’est dans la salle de guerre, sur { $on }.
refused-negotiated = La négociation sur { $on } est finie pour cette manche.
refused-no-negotiation = Aucun de tes ouvriers n’est dans la salle de négociation, sur { $on }.
refused-too-few-minerals = Tu ne peux pas utiliser { $need ->
    [one] { $need } minerai.
   *[other] { $need } minerais.
  } Tu en as { $have }.
refused-too-few-votes-for-war = { $count ->
    [one] { $count } minerai de plus demande
   *[other] { $count } minerais de plus demandent
  } { $need } voix. Tu en as { $have }.
refused-not-the-loser = Tu ne peux menacer que le perdant de la guerre : { $victim }.

## Le terminal

help = Tu débutes ? Tape rule 4 pour savoir ce qu’est une manche, rule 1 comment gagner, signs comment lire les lettres et land pour ton territoire.
look-card = card 2 : une carte de la rangée ; card petra ou card i-07-white : toute carte, et l’effet de son héros ou de sa merveille
look-land = ton territoire en grand ; land B : celui d’un autre joueur
look-map = toutes les routes commerciales et leurs ouvriers, et ce que rapportent les cases
look-hand = tes tuiles de construction et tes cartes prospérité
look-heroes = les héros et merveilles de tout le monde ; heroes B : ceux d’un seul joueur
look-costs = ce que les actions te coûtent maintenant
look-ranks = ce que comparent les cartes prospérité, joueur par joueur
look-signs = ce que veulent dire les lettres et les signes du plateau

## La galerie des cartes

cards-count = { $count } faces de cartes territoire
cards-baselands = Terres de départ
cards-of-era = Ère { $era }
cards-tiles = Tuiles de construction
cards-prosperity = Cartes prospérité
cards-compares = Les joueurs sont classés selon : { $what }
cards-rows = Routes et descendants
cards-route-general = Route générale
cards-route-allied = Route alliée
cards-in-box = { $count } dans la boîte
cards-descendants = Rangée des descendants
cards-meals = Ce que mangent tes ouvriers quand une case est découverte.
cards-thing = { $thing }
cards-search = Chercher des noms, des salles et des effets
cards-theme = Clair ou sombre
cards-box = Les symboles entre crochets, encadrés d’or, sont dans un cadre d’activité : ils comptent tant qu’un ouvrier est dans la salle.
cards-symbol-food = nourriture
cards-symbol-minerals = minerai
cards-symbol-money = argent
cards-symbol-vp = PV
cards-symbol-mil = épée (MIL)
cards-symbol-shields = bouclier
cards-symbol-pol = livre (POL)
cards-symbol-tra = roue (TRA)
cards-source-rulebook = D’après les règles
cards-source-outside = Publié ailleurs
cards-source-reconstructed = Notre reconstitution
cards-source-effects = { $side }. Effets : { $effects }
