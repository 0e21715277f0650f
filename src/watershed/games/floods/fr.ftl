# Floods. Chaque phrase tutoie le joueur qui la lit et nomme les autres.

title = Floods (Déluges)
about = Peuple le monde, commerce, bâtis des dolmens qui te survivront et prends garde à la mer qui monte.

## Options

option-map = Carte à trois joueurs
option-map-0 = l’archipel
option-map-1 = la carte du monde, avec l’Afrique déserte
option-stop = La partie se termine aussi si personne n’a de terre ou si l’échelle ne peut plus aller au bout
option-stop-1 = oui
option-stop-0 = non
option-turns = Durée maximale
option-turns-24 = 24 tours
option-turns-16 = 16 tours
option-turns-36 = 36 tours
option-turns-48 = 48 tours
option-first = Qui commence
option-first-0 = tirage au sort
option-first-1 = place 1
option-first-2 = place 2
option-first-3 = place 3
option-first-4 = place 4

## Cells: in a sentence, and as the map labels them

cell-w1 = la Béringie
cell-w2 = la Laurentie
cell-w3 = la Cordillère
cell-w4 = la Mésoamérique
cell-w5 = les Andes
cell-w6 = l’Amazonie
cell-w7 = la Patagonie
cell-w8 = le Keewatin
cell-w9 = la Cascadie
cell-wa = l’Atacama
cell-wb = la Pampa
cell-y1 = la Scandie
cell-y2 = le Kamtchatka
cell-y3 = la plaine sarmate
cell-y4 = la Grande Steppe
cell-y5 = l’Anatolie
cell-y6 = le Cathay
cell-y7 = l’Hindoustan
cell-y8 = la Sibérie
cell-y9 = l’Europe de l’Ouest
cell-ya = le Proche-Orient
cell-yb = le Champa
cell-b1 = le Cap
cell-b2 = le Zambèze
cell-b3 = le Kalahari
cell-b4 = le Congo
cell-b5 = la Guinée
cell-b6 = le Nil
cell-b7 = le Maghreb
cell-b8 = le Natal
cell-b9 = le Namib
cell-ba = la Maurétanie
cell-bb = la Cyrénaïque
cell-g1 = la Tasmanie
cell-g2 = la Zélandie
cell-g3 = le Nullarbor
cell-g4 = le Centre rouge
cell-g5 = le Kimberley
cell-g6 = le Murray
cell-g7 = la Papouasie
cell-g8 = les Kermadec
cell-g9 = le Pilbara
cell-ga = la Sonde
cell-gb = la Mélanésie
cell-at = l’Atlantide
cell-mu = l’île de Mu
cell-es = l’île de Pâques
cell-an = l’Antarctique
cell-aw = l’Arctique ouest
cell-ae = l’Arctique est
cell-np = le Pacifique nord
cell-cp = le Pacifique central
cell-sp = le Pacifique sud
cell-na = l’Atlantique nord
cell-cb = la mer des Caraïbes
cell-ca = l’Atlantique central
cell-sa = l’Atlantique sud
cell-me = la Méditerranée
cell-io = l’océan Indien
cell-ei = la mer de Timor
cell-cs = la mer de Chine
cell-er = la mer Érythrée
cell-sw = l’océan Austral ouest
cell-se = l’océan Austral est
cell-s1 = le Foyer 1
cell-a1 = le Promontoire 1
cell-r1 = le Récif 1
cell-c1 = la Crique 1
cell-d1 = le Banc 1
cell-i1 = l’îlot extérieur 1
cell-j1 = l’îlot intérieur 1
cell-t1 = l’Atoll 1
cell-k1 = l’Épaule 1
cell-s2 = le Foyer 2
cell-a2 = le Promontoire 2
cell-r2 = le Récif 2
cell-c2 = la Crique 2
cell-d2 = le Banc 2
cell-i2 = l’îlot extérieur 2
cell-j2 = l’îlot intérieur 2
cell-t2 = l’Atoll 2
cell-k2 = l’Épaule 2
cell-s3 = le Foyer 3
cell-a3 = le Promontoire 3
cell-r3 = le Récif 3
cell-c3 = la Crique 3
cell-d3 = le Banc 3
cell-i3 = l’îlot extérieur 3
cell-j3 = l’îlot intérieur 3
cell-t3 = l’Atoll 3
cell-k3 = l’Épaule 3
cell-v0 = le Volcan
cell-l1 = la Lagune 1
cell-m1 = le Détroit 1
cell-l2 = la Lagune 2
cell-m2 = le Détroit 2
cell-l3 = la Lagune 3
cell-m3 = le Détroit 3
cell-oc = l’océan

label-w1 = Béringie
label-w2 = Laurentie
label-w3 = Cordillère
label-w4 = Mésoamérique
label-w5 = Andes
label-w6 = Amazonie
label-w7 = Patagonie
label-w8 = Keewatin
label-w9 = Cascadie
label-wa = Atacama
label-wb = Pampa
label-y1 = Scandie
label-y2 = Kamtchatka
label-y3 = Plaine sarmate
label-y4 = Grande Steppe
label-y5 = Anatolie
label-y6 = Cathay
label-y7 = Hindoustan
label-y8 = Sibérie
label-y9 = Europe de l’Ouest
label-ya = Proche-Orient
label-yb = Champa
label-b1 = Cap
label-b2 = Zambèze
label-b3 = Kalahari
label-b4 = Congo
label-b5 = Guinée
label-b6 = Nil
label-b7 = Maghreb
label-b8 = Natal
label-b9 = Namib
label-ba = Maurétanie
label-bb = Cyrénaïque
label-g1 = Tasmanie
label-g2 = Zélandie
label-g3 = Nullarbor
label-g4 = Centre rouge
label-g5 = Kimberley
label-g6 = Murray
label-g7 = Papouasie
label-g8 = Kermadec
label-g9 = Pilbara
label-ga = Sonde
label-gb = Mélanésie
label-at = Atlantide
label-mu = Mu
label-es = Île de Pâques
label-an = Antarctique
label-aw = Arctique ouest
label-ae = Arctique est
label-np = Pacifique nord
label-cp = Pacifique central
label-sp = Pacifique sud
label-na = Atlantique nord
label-cb = Mer des Caraïbes
label-ca = Atlantique central
label-sa = Atlantique sud
label-me = Méditerranée
label-io = Océan Indien
label-ei = Mer de Timor
label-cs = Mer de Chine
label-er = Mer Érythrée
label-sw = Océan Austral ouest
label-se = Océan Austral est
label-s1 = Foyer 1
label-a1 = Promontoire 1
label-r1 = Récif 1
label-c1 = Crique 1
label-d1 = Banc 1
label-i1 = Îlot extérieur 1
label-j1 = Îlot intérieur 1
label-t1 = Atoll 1
label-k1 = Épaule 1
label-s2 = Foyer 2
label-a2 = Promontoire 2
label-r2 = Récif 2
label-c2 = Crique 2
label-d2 = Banc 2
label-i2 = Îlot extérieur 2
label-j2 = Îlot intérieur 2
label-t2 = Atoll 2
label-k2 = Épaule 2
label-s3 = Foyer 3
label-a3 = Promontoire 3
label-r3 = Récif 3
label-c3 = Crique 3
label-d3 = Banc 3
label-i3 = Îlot extérieur 3
label-j3 = Îlot intérieur 3
label-t3 = Atoll 3
label-k3 = Épaule 3
label-v0 = Volcan
label-l1 = Lagune 1
label-m1 = Détroit 1
label-l2 = Lagune 2
label-m2 = Détroit 2
label-l3 = Lagune 3
label-m3 = Détroit 3
label-oc = Océan

## Names

map-world = Monde
map-archipelago = Archipel

resource-wood = bois
resource-gold = or
resource-copper = cuivre
resource-marble = marbre
resource-granite = granit

kind-workers = ouvriers
kind-warriors = guerriers
kind-boats = bateaux

building-boat = bateau
building-mine = mine
building-warrior = guerrier
building-dolmen = dolmen

phase-move = Déplacements
phase-harvest = Récolte
phase-trade = Commerce
phase-construction = Construction
phase-flood = La mer monte
phase-over = Fin

race-forests = forêts
race-boats = bateaux
race-warriors = guerriers
race-mines = mines

change-wood = bois
change-gold = or
change-copper = cuivre
change-marble = marbre
change-granite = granit
change-workers = ouvriers
change-slaves = esclaves
change-warriors = guerriers
change-boats = bateaux
change-forests = forêts
change-mines = mines
change-cells = cases
change-dolmens = dolmens
change-legacy = héritage
change-scale = échelle de déforestation
change-fanatics = fanatiques

amount = { $count } { $resource }

## Help

help = Tu débutes ? Tape rule 4 pour savoir ce qu’est un tour, rule 15 comment gagner, cells ce qui est où et map comment lire la carte.
look-cells = toutes les cases où il y a des pions ou des constructions, et ce qui s’y trouve
look-cell = cell w4 : tout sur une case, ses voisines aussi
look-costs = ce que coûtent les constructions, et ce que tu peux payer
look-map = ce que veulent dire les lettres de la carte

## Moves

move-end = Finir tes déplacements
move-end-building = Finir de construire
move-workers = Déplacer des ouvriers depuis { $cell }
move-warriors = Déplacer des guerriers depuis { $cell }
move-boats = Déplacer des bateaux depuis { $cell }
move-to = Aller vers { $cell }
move-ferry = Traverser en bateau vers { $cell }
move-sail = Naviguer vers { $cell }
move-attack = Attaquer { $victim } dans { $cell }
move-land = Débarquer dans { $cell } et attaquer { $victim }
move-ram = Attaquer les bateaux dans { $cell } (à { $victim })
move-count = En envoyer { $count }
move-all = Les envoyer tous : { $count }
move-lead = { $count ->
    [0] Les laisser derrière
   *[other] En emmener { $count }
  }
move-lead-all = Les emmener tous : { $count }
move-ask = Demander le passage à { $owner }
move-grant = Accepter
move-refuse = Refuser
move-harvest = Récolter
move-idle = En laisser { $count } sans travail dans { $cell }
move-fell = { $count ->
    [one] Abattre { $count } forêt dans { $cell }
   *[other] Abattre { $count } forêts dans { $cell }
  }
move-offer = Faire une offre à { $partner }
move-offer-all = Faire une offre à tout le monde
move-pass = Passer
move-give = Donner { $amount }
move-get = Recevoir { $amount }
move-send = Envoyer l’offre
move-cancel = Annuler l’offre
move-accept = Accepter
move-reject = Refuser
move-counter = Faire une contre-offre
move-build = Construire : { $building }, dans { $cell }
move-pay = Payer { $goods }
move-flee = Fuir vers { $cell }
move-drown = Les laisser se noyer

## Questions

question-order = { $who_is ->
    [you] À toi : déplace tes pions, ou finis tes déplacements.
   *[other] { $who } déplace des pions.
  }
question-to = { $who_is ->
    [you] À toi : choisis où vont tes { $kind } depuis { $cell }.
   *[other] { $who } déplace des { $kind } depuis { $cell }.
  }
question-count = { $who_is ->
    [you] À toi : choisis combien de tes { $kind } vont depuis { $from } vers { $cell }.
   *[other] { $who } envoie des { $kind } depuis { $from } vers { $cell }.
  }
question-lead = { $who_is ->
    [you] À toi : combien d’esclaves pris à { $victim } tes guerriers emmènent-ils vers { $cell } ?
   *[other] { $victim_is ->
        [you] { $who } choisit combien d’esclaves à tes couleurs vont vers { $cell }.
       *[other] { $who } choisit combien d’esclaves pris à { $victim } vont vers { $cell }.
      }
  }
question-ferry = { $who_is ->
    [you] { $guest } demande à traverser sur tes bateaux. Acceptes-tu ?
   *[other] { $guest_is ->
        [you] { $who } choisit si tes pions peuvent prendre ses bateaux.
       *[other] { $who } choisit si { $guest } peut prendre ses bateaux.
      }
  }
question-harvest = À toi : prépare ta récolte, ou garde le plan tel quel.
question-harvest-waiting = { $count ->
    [one] { $who } prépare sa récolte.
   *[other] { $who } préparent leur récolte.
  }
question-floor = { $who_is ->
    [you] À toi : fais une offre, ou passe. Il t’en reste { $offers }.
   *[other] { $who } a la parole et peut faire une offre.
  }
question-lay = { $who_is ->
    [you] À toi : dis ce que tu donnes à { $partner } et ce que tu reçois, puis envoie l’offre.
   *[other] { $partner_is ->
        [you] { $who } te prépare une offre.
       *[other] { $who } prépare une offre pour { $partner }.
      }
  }
question-lay-all = { $who_is ->
    [you] À toi : dis ce que tu donnes et ce que tu reçois, puis envoie l’offre à tout le monde.
   *[other] { $who } prépare une offre pour tout le monde.
  }
question-lay-counter = { $who_is ->
    [you] À toi : dis ce que tu donnes plutôt à { $partner } et ce que tu reçois, puis envoie ta contre-offre.
   *[other] { $partner_is ->
        [you] { $who } te prépare une contre-offre.
       *[other] { $who } prépare une contre-offre pour { $partner }.
      }
  }
question-answer = { $who_is ->
    [you] { $partner } te propose un échange : accepte, refuse ou fais une contre-offre.
   *[other] { $partner_is ->
        [you] { $who } réfléchit à ton offre.
       *[other] { $who } réfléchit à l’offre faite par { $partner }.
      }
  }
question-answer-counter = { $who_is ->
    [you] { $partner } te fait une contre-offre : accepte-la ou refuse-la.
   *[other] { $partner_is ->
        [you] { $who } réfléchit à ta contre-offre.
       *[other] { $who } réfléchit à la contre-offre faite par { $partner }.
      }
  }
question-build = { $who_is ->
    [you] À toi : construis quelque chose, ou finis de construire.
   *[other] { $who } construit.
  }
question-pay = { $who_is ->
    [you] À toi : choisis ce que tu paies ({ $building }, dans { $cell }).
   *[other] { $who } choisit quoi payer ({ $building }, dans { $cell }).
  }
question-flee-warriors = { $who_is ->
    [you] La mer inonde { $cell } : choisis où fuient tes guerriers, avec leurs esclaves.
   *[other] La mer inonde { $cell } : { $who } choisit où fuient ses guerriers.
  }
question-flee-workers = { $who_is ->
    [you] La mer inonde { $cell } : choisis où fuient tes ouvriers.
   *[other] La mer inonde { $cell } : { $who } choisit où fuient ses ouvriers.
  }
question-flee-freed = { $who_is ->
    [you] La mer inonde { $cell } : choisis où fuient tes ouvriers libérés.
   *[other] La mer inonde { $cell } : { $who } choisit où fuient ses ouvriers libérés.
  }
question-over = La partie est terminée.

## The journal

turn = Tour { $turn } : { $who_is ->
    [you] tu commences
   *[other] { $who } commence
  }.
workers-moved = { $who_is ->
    [you] Tu déplaces
   *[other] { $who } déplace
  } { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  } depuis { $from } vers { $cell }.
warriors-moved = { $who_is ->
    [you] Tu déplaces
   *[other] { $who } déplace
  } { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  } depuis { $from } vers { $cell }.
boats-moved = { $who_is ->
    [you] Tu déplaces
   *[other] { $who } déplace
  } { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
  } depuis { $from } vers { $cell }.
led = { $who_is ->
    [you] Tu emmènes
   *[other] { $who } emmène
  } { $count ->
    [one] { $count } esclave
   *[other] { $count } esclaves
  } { $victim_is ->
    [you] à tes couleurs
   *[other] pris à { $victim }
  } vers { $cell }.
ferried = { $guest_is ->
    [you] { $who } te fait
   *[other] { $who_is ->
        [you] Tu fais
       *[other] { $who } fait
      }
  } passer { $guest_is ->
    [you] par { $cell }.
   *[other] { $guest } par { $cell }.
  }
ferried-own = { $who_is ->
    [you] Tes bateaux transportent tes pions
   *[other] { $who } transporte ses pions
  } par { $cell }.
asked = { $owner_is ->
    [you] { $who } te demande le passage.
   *[other] { $who_is ->
        [you] Tu demandes
       *[other] { $who } demande
      } le passage à { $owner }.
  }
granted = { $guest_is ->
    [you] { $who } accepte de transporter tes pions.
   *[other] { $who_is ->
        [you] Tu laisses { $guest } prendre tes bateaux.
       *[other] { $who } laisse { $guest } prendre ses bateaux.
      }
  }
refused = { $guest_is ->
    [you] { $who } refuse de transporter tes pions.
   *[other] { $who_is ->
        [you] Tu refuses tes bateaux à { $guest }.
       *[other] { $who } refuse ses bateaux à { $guest }.
      }
  }
battle-won = { $victim_is ->
    [you] { $who } te bat
   *[other] { $who_is ->
        [you] Tu bats
       *[other] { $who } bat
      } { $victim }
  } dans { $cell } et { $who_is ->
    [you] gardes
   *[other] garde
  } { $count ->
    [one] { $count } guerrier.
   *[other] { $count } guerriers.
  }
battle-drawn = { $who_is ->
    [you] { $victim } et toi perdez
   *[other] { $victim_is ->
        [you] { $who } et toi perdez
       *[other] { $who } et { $victim } perdent
      }
  } chacun { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  } dans { $cell }.
naval-won = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } la bataille navale contre { $victim_is ->
    [you] toi
   *[other] { $victim }
  } dans { $cell } et { $who_is ->
    [you] gardes
   *[other] garde
  } { $count ->
    [one] { $count } bateau.
   *[other] { $count } bateaux.
  }
naval-drawn = { $who_is ->
    [you] { $victim } et toi perdez
   *[other] { $victim_is ->
        [you] { $who } et toi perdez
       *[other] { $who } et { $victim } perdent
      }
  } chacun { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
  } dans { $cell }.
captured = { $victim_is ->
    [you] { $who } te prend
   *[other] { $who_is ->
        [you] Tu prends
       *[other] { $who } prend
      }
  } { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  } { $victim_is ->
    [you] dans { $cell }.
   *[other] à { $victim } dans { $cell }.
  }
freed = { $who_is ->
    [you] Tu retrouves
   *[other] { $who } retrouve
  } { $count ->
    [one] { $count } ouvrier libre
   *[other] { $count } ouvriers libres
  } dans { $cell }.
civil-war = { $who_is ->
    [you] Tu gagnes
   *[other] { $who } gagne
  } la guerre civile dans { $cell }. Il reste { $count ->
    [one] { $count } ouvrier.
   *[other] { $count } ouvriers.
  }
civil-war-nobody = La guerre civile dans { $cell } ne laisse personne en vie.
cell-lost = Les fanatiques { $who_is ->
    [you] te prennent { $cell }
   *[other] prennent { $cell } à { $who }
  }{ $workers ->
    [0] { $warriors ->
        [0] .
        [one] , avec { $warriors } guerrier.
       *[other] , avec { $warriors } guerriers.
      }
    [one] { $warriors ->
        [0] , avec { $workers } ouvrier.
        [one] , avec { $workers } ouvrier et { $warriors } guerrier.
       *[other] , avec { $workers } ouvrier et { $warriors } guerriers.
      }
   *[other] { $warriors ->
        [0] , avec { $workers } ouvriers.
        [one] , avec { $workers } ouvriers et { $warriors } guerrier.
       *[other] , avec { $workers } ouvriers et { $warriors } guerriers.
      }
  }
cell-lost-nobody = Les fanatiques prennent { $cell }.
sealed = { $who_is ->
    [you] Ta récolte est prête.
   *[other] { $who } a fini de préparer sa récolte.
  }
harvested = { $who_is ->
    [you] Tu récoltes
   *[other] { $who } récolte
  } { $goods } dans { $cell }.
harvested-nothing = { $who_is ->
    [you] Tu ne récoltes
   *[other] { $who } ne récolte
  } rien dans { $cell }.
idled = { $count ->
    [one] { $count } ouvrier sans travail devient fanatique dans { $cell }.
   *[other] { $count } ouvriers sans travail deviennent fanatiques dans { $cell }.
  } Il y a maintenant { $fanatics ->
    [one] { $fanatics } fanatique.
   *[other] { $fanatics } fanatiques.
  }
deforested = La dernière forêt est abattue dans { $cell }. L’échelle est à { $scale }.
offered = { $partner_is ->
    [you] { $who } te fait une offre.
   *[other] { $who_is ->
        [you] Tu fais
       *[other] { $who } fait
      } une offre à { $partner }.
  }
offered-all = { $who_is ->
    [you] Tu fais
   *[other] { $who } fait
  } une offre à tout le monde.
countered = { $partner_is ->
    [you] { $who } te répond par une contre-offre.
   *[other] { $who_is ->
        [you] Tu réponds
       *[other] { $who } répond
      } à { $partner } par une contre-offre.
  }
gives = { $who_is ->
    [you] Tu donnerais
   *[other] { $who } donnerait
  } { $amount }.
gets = { $who_is ->
    [you] Tu recevrais
   *[other] { $who } recevrait
  } { $amount }.
lacks = { $partner_is ->
    [you] { $who } n’a pas ce que tu demandes.
   *[other] { $who_is ->
        [you] Tu n’as
       *[other] { $who } n’a
      } pas ce que demande { $partner }.
  }
accepted = { $partner_is ->
    [you] { $who } accepte ton offre.
   *[other] { $who_is ->
        [you] Tu acceptes
       *[other] { $who } accepte
      } l’offre faite par { $partner }.
  }
rejected = { $partner_is ->
    [you] { $who } refuse ton offre.
   *[other] { $who_is ->
        [you] Tu refuses
       *[other] { $who } refuse
      } l’offre faite par { $partner }.
  }
traded = { $partner_is ->
    [you] { $who } te donne { $amount }.
   *[other] { $who_is ->
        [you] Tu donnes
       *[other] { $who } donne
      } { $amount } à { $partner }.
  }
passed = { $who_is ->
    [you] Tu passes
   *[other] { $who } passe
  }.
built = { $who_is ->
    [you] Tu construis
   *[other] { $who } construit
  } { $building_key ->
    [mine] une { $building }
   *[other] un { $building }
  } dans { $cell } pour { $goods }.
born = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  } de plus dans { $cell }.
bred = Il y a { $count ->
    [one] { $count } fanatique
   *[other] { $count } fanatiques
  } de plus dans { $cell }.
regrew = Une forêt repousse dans { $cell }.
rose = L’échelle est à { $scale }. La mer monte pour la { $rise ->
    [1] première
    [2] deuxième
   *[other] troisième
  } fois.
flooded = La mer inonde { $cell }.
warriors-fled = { $who_is ->
    [you] Tu fais
   *[other] { $who } fait
  } fuir { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
  } depuis { $from } vers { $cell }.
slaves-fled = { $count ->
    [one] { $count } esclave
   *[other] { $count } esclaves
  } { $who_is ->
    [you] à tes couleurs
   *[other] pris à { $who }
  } { $count ->
    [one] fuit
   *[other] fuient
  } depuis { $from } vers { $cell }.
workers-fled = { $who_is ->
    [you] Tu fais
   *[other] { $who } fait
  } fuir { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  } depuis { $from } vers { $cell }.
warriors-drowned = { $who_is ->
    [you] Tu perds
   *[other] { $who } perd
  } { $count ->
    [one] { $count } guerrier, noyé
   *[other] { $count } guerriers, noyés
  } dans { $cell }.
workers-drowned = { $who_is ->
    [you] Tu perds
   *[other] { $who } perd
  } { $count ->
    [one] { $count } ouvrier, noyé
   *[other] { $count } ouvriers, noyés
  } dans { $cell }.
majority = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } le plus de { $race } : { $count }. Cela fait { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’héritage.
legacy = { $who_is ->
    [you] Tu as
   *[other] { $who } a
  } { $dolmens ->
    [one] { $dolmens } dolmen
   *[other] { $dolmens } dolmens
  } et { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’héritage en tout.
ended-by-scale = L’échelle est à { $scale } : la partie se termine après le tour { $turn }.
ended-deserted = Plus personne ne contrôle de terre : la partie se termine après le tour { $turn }.
ended-stalled = L’échelle est à { $scale } et ne peut plus aller au bout : la partie se termine après le tour { $turn }.
ended-by-turns = Le tour { $turn } était le dernier : la partie se termine.

## Notes on a move

note-fanatics = { $count ->
    [one] { $count } ouvrier n’a pas de travail dans { $cell } et devient fanatique.
   *[other] { $count } ouvriers n’ont pas de travail dans { $cell } et deviennent fanatiques.
  }
note-lost = Les fanatiques te prennent { $cell } : { $fanatics ->
    [one] { $fanatics } fanatique
   *[other] { $fanatics } fanatiques
  } contre { $others ->
    [one] { $others } autre pion.
   *[other] { $others } autres pions.
  }
note-deforests = Tu abats la dernière forêt dans { $cell }. L’échelle monte, et rien n’y repoussera.
note-one-left = Il ne reste qu’une forêt debout dans { $cell }. Rien d’autre n’y repoussera.

## Refusals

refused-answer-first-order = Tu déplaces tes pions. Choisis-en, ou finis tes déplacements.
refused-answer-first-to = Choisis d’abord où vont tes pions.
refused-answer-first-count = Choisis d’abord combien de pions partent.
refused-answer-first-lead = Choisis d’abord combien d’esclaves tes guerriers emmènent.
refused-answer-first-ferry = Dis d’abord si { $guest } peut prendre tes bateaux.
refused-answer-first-harvest = C’est la récolte. Change ton plan, ou récolte.
refused-answer-first-floor = Tu as la parole. Fais une offre, ou passe.
refused-answer-first-lay = Tu prépares une offre. Dis ce que tu donnes et reçois, ou envoie-la.
refused-answer-first-answer = { $partner } t’a fait une offre. Réponds-y d’abord.
refused-answer-first-build = Tu construis. Choisis quoi, ou finis de construire.
refused-answer-first-pay = Choisis d’abord ce que tu paies ({ $building }).
refused-answer-first-flee = La mer inonde { $cell }. Choisis d’abord où fuient tes pions.
refused-no-such-cell = Cette case n’existe pas sur cette carte. Choisis une de ses { $cells } cases.
refused-no-such-opponent = Le joueur { $need } n’existe pas. La table en compte { $have }.
refused-boats-on-land = Un bateau ne va pas sur terre. Choisis une case de mer.
refused-no-boats-on-land = Il n’y a pas de bateaux sur terre. Choisis une case de mer.
refused-pawns-at-sea = Ouvriers et guerriers ne peuvent pas rester en mer. Choisis une case de terre.
refused-no-pawns-at-sea = Il n’y a ni ouvriers ni guerriers en mer. Choisis une case de terre.
refused-no-pawns = Tu n’as pas de { $kind } dans { $cell }. Choisis une case où tu en as.
refused-enslaved = { $owner } tient tes ouvriers en esclavage dans { $cell }. Seuls ses guerriers peuvent les déplacer.
refused-moved = Tes { $kind } dans { $cell } se sont tous déplacés à ce tour. Ils pourront repartir au prochain.
refused-moved-boats = Tes bateaux dans { $cell } ont tous navigué ou transporté à ce tour. Ils pourront repartir au prochain.
refused-nowhere = Tes { $kind } n’ont nulle part où aller depuis { $cell }. Une ligne de bateaux pourrait les transporter.
refused-nowhere-boats = Tes bateaux n’ont pas d’autre mer où aller depuis { $cell }.
refused-own-boats = Tu n’as rien à demander pour tes propres bateaux. Demande à un autre joueur.
refused-asked-already = Tu as déjà demandé à { $owner }. Tu pourras redemander au prochain tour.
refused-no-boats = { $owner } n’a pas de bateaux pour te transporter. Demande à qui en a.
refused-ferry-useless = Les bateaux de ce joueur ({ $owner }) ne mèneraient tes pions nulle part. Demande à un autre, ou va à pied.
refused-same-cell = Tes pions sont déjà dans { $cell }. Choisis une autre case.
refused-lost = Les fanatiques tiennent { $cell }. Personne ne peut y aller.
refused-controlled = { $owner } contrôle { $cell }. Seuls des guerriers peuvent y aller.
refused-controlled-before = { $owner } contrôlait { $cell } au début des déplacements. Des ouvriers pourront y aller au prochain tour.
refused-contested = Une guerre civile couve dans { $cell }. Seuls des guerriers peuvent y aller avant.
refused-not-adjacent = Aucune mer ne mène tout droit depuis { $from } vers { $cell }. Un bateau avance d’une case de mer.
refused-no-way = On ne va pas à pied depuis { $from } vers { $cell }, et aucune ligne de bateaux n’y mène.
refused-too-many = { $have ->
    [one] Tu ne peux pas en envoyer { $need }. Seul { $have } pion peut partir.
   *[other] Tu ne peux pas en envoyer { $need }. Seuls { $have } pions peuvent partir.
  }
refused-say-all = Ils sont tous compris. Choisis « tous » au lieu de { $need }.
refused-too-many-slaves = { $have ->
    [one] Tu ne peux pas en emmener { $need }. Il n’y a que { $have } esclave pris à { $victim }.
   *[other] Tu ne peux pas en emmener { $need }. Il n’y a que { $have } esclaves pris à { $victim }.
  }
refused-not-your-cell = Tu ne contrôles pas { $cell }. Choisis une case que tu contrôles.
refused-planned = Tu as déjà préparé { $cell }. Un plan suit l’ordre de la carte : continue, ou récolte.
refused-too-few-workers = { $have ->
    [0] Personne n’a de travail à laisser dans { $cell }. Tu ne peux pas en laisser { $need } sans travail.
    [one] Seul { $have } ouvrier pourrait travailler dans { $cell }. Tu ne peux pas en laisser { $need } sans travail.
   *[other] Seuls { $have } ouvriers pourraient travailler dans { $cell }. Tu ne peux pas en laisser { $need } sans travail.
  }
refused-too-few-forests = { $have ->
    [0] Il n’y a plus de forêt à abattre dans { $cell }.
    [one] Il n’y a que { $have } forêt dans { $cell }. Tu ne peux pas en abattre { $need }.
   *[other] Il n’y a que { $have } forêts dans { $cell }. Tu ne peux pas en abattre { $need }.
  }
refused-too-few-axes = { $have ->
    [0] Tu n’as personne pour abattre des forêts dans { $cell }.
    [one] Tu n’as que { $have } ouvrier pour les forêts dans { $cell }. Tu ne peux pas en abattre { $need }.
   *[other] Tu n’as que { $have } ouvriers pour les forêts dans { $cell }. Tu ne peux pas en abattre { $need }.
  }
refused-fells-anyway = { $have ->
    [one] Ton plan abat de toute façon { $have } forêt dans { $cell }. Choisis-en plus, ou laisse des ouvriers sans travail.
   *[other] Ton plan abat de toute façon { $have } forêts dans { $cell }. Choisis-en plus, ou laisse des ouvriers sans travail.
  }
refused-own-offer = Tu ne peux pas commercer avec toi-même. Choisis un autre joueur.
refused-nothing-to-trade = Tu n’as pas de ressources, et { $partner } non plus. Il n’y a rien à échanger.
refused-laid = Tu en as déjà décidé. Une offre va du bois au granit, d’abord ce que tu donnes, puis ce que tu reçois.
refused-both-sides = Tu donnes déjà cette ressource ({ $resource }). Tu ne peux pas la recevoir dans la même offre.
refused-too-few-goods = Tu as { $have } { $resource }. Tu ne peux pas en donner { $need }.
refused-partner-lacks = { $partner } a { $have } { $resource }. Tu ne peux pas en recevoir { $need }.
refused-all-lack = Personne d’autre n’a { $need } { $resource }. Tu peux en demander { $have } au plus.
refused-too-many-units = Un côté d’une offre a { $most } ressources au plus. Tu as encore la place pour { $have }, pas pour { $need }.
refused-empty-offer = Ton offre est vide. Dis d’abord ce que tu donnes ou reçois.
refused-counter-to-counter = C’est déjà une contre-offre. Accepte-la ou refuse-la.
refused-countered = Tu as déjà fait une contre-offre. Accepte l’offre ou refuse-la.
refused-boat-on-land = Un bateau se construit en mer. Choisis une case de mer voisine de ta terre.
refused-build-at-sea = Cela se construit sur terre ({ $building }). Choisis une case de terre que tu contrôles.
refused-no-coast = Aucune terre que tu contrôles ne borde { $cell }. Choisis une autre case de mer.
refused-most-boats = Tu as { $have } bateaux. Tu ne peux pas en avoir plus.
refused-most-warriors = Tu as { $have } guerriers. Tu ne peux pas en avoir plus de { $most }.
refused-most-mines = Il y a { $have } mines dans { $cell }. Une case en a { $most } au plus.
refused-has-dolmen = Il y a déjà un dolmen dans { $cell }. Une case n’en a qu’un.
refused-too-little-wood = Un bateau coûte { $need } bois. Tu en as { $have }.
refused-too-poor = Tu ne peux pas payer ({ $building }). Cela coûte { $one } unités d’une ressource, { $two } de deux, { $three } de trois ou { $four } de quatre.
refused-too-few-to-pay = Il faut { $need } { $resource }. Tu en as { $have }.
refused-flee-apart = Aucun chemin à pied ne mène vers { $cell }. Fuis vers une case voisine.
refused-flee-sea = Personne ne peut fuir en mer. Choisis une case sèche que tu contrôles.
refused-flee-strange = Tu ne contrôles pas { $cell }. On ne fuit que vers une case sèche que l’on contrôle.
