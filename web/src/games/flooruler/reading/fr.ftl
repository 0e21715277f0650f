# Ce qu’on raconte de Flooruler : le résumé, et les légendes des figures dans les règles.

summary-about = Une course pour couvrir ta terre de sols. Tu lances un dé pour avancer, tu ramasses de l’or à la fontaine et tu le dépenses dans les magasins. Les armes retardent les autres, et les bombes retirent leurs sols du plateau.
summary-lesson = Tu vas avancer, ramasser de l’or, acheter un plan et poser tes premiers sols. Puis tu te serviras d’un talent, tu tireras sur quelqu’un et tu lâcheras une bombe.
summary-goal = Avoir avant tout le monde { $floors } sols sur le plateau. On les pose sur sa propre terre, et personne d’autre ne peut y marcher.
summary-turn = Tu fais une seule action :
summary-act-move = Avancer
summary-act-move-text = Lance le dé et fais jusqu’à autant de pas.
summary-act-collect = Ramasser
summary-act-collect-text = À la fontaine, lance le dé pour de l’or.
summary-act-buy = Acheter
summary-act-buy-text = Dans un magasin, paie des sols, une arme, un talent ou une bombe.
summary-act-attack = Attaquer
summary-act-attack-text = Touche un adversaire dans ta ligne.
summary-act-skill = Utiliser un talent
summary-act-skill-text = Guéris, va plus loin ou agis plus souvent.
summary-end = La partie est finie quand quelqu’un a posé { $floors } sols. Les autres sont classés d’après leurs sols, puis le moins de morts, puis l’or et les objets.

figure-board = Le plateau au milieu d’une partie. Chaque bras de la croix est la terre d’un joueur. Les cases partagées sont aux deux voisins. La fontaine est au milieu, les magasins sont dans les coins.
figure-plan = Les plans du magasin de sols, et le plus grand posé d’un seul tenant
figure-nuke = Les plans du magasin de bombes
figure-shot = { $weapon } a une portée de { $range }. Les cases encadrées sont à portée, les cases hachurées sont des angles morts. { $shooter } touche { $hit }. { $safe } est tout près, mais à l’abri.
