/** Every word of this board that does not come from the server, in English and French. */

import { settings } from "../../state/settings";

const en = {
  places: { "gold-fountain": "Gold Fountain", "floor-store": "Floor Store", "weapon-store": "Weapon Store", "nuke-store": "Nuke Store", "skill-store": "Skill Store" } as Record<string, string>,
  about: {
    "gold-fountain": "Stand on it and roll: that is the gold you take.", "floor-store": "Plans of floors, laid on your land one by one.", "weapon-store": "Weapons, and ammo for those you hold.",
    "nuke-store": "Plans that take an opponent’s floors off the board.", "skill-store": "Skills that carry you, heal you and stretch time.",
    land: "Land: where a seat lays its floors. An overlap is split and belongs to two.", gate: "Gate: the way into a store. A store that is shut has its gates cleared.", number: "Number tile: where a piece starts and wakes up.", floor: "A floor: only its owner walks on it.",
  } as Record<string, string>,
  board: "Board", whole: "Whole board", near: "Close-up", wider: "Zoom out", players: "Players", you: "You", round: "Round {n}", actions: "{n} actions left",
  health: "health", gold: "gold", deaths: "deaths", floors: "floors", wealth: "gold and items together", floorsOf: "{n} of {all} floors", healthOf: "{n} of {all} health", goldOf: "{n} gold", deathsOf: "{n} deaths", oneDeath: "1 death",
  mustLeave: "must leave this floor", sitsOut: "turns to sit out: {n}", waking: "wakes up next turn", noItems: "no items", target: "the target",
  roll: "Roll to move", rolled: "Rolled {n}", upTo: "up to {steps}", toGo: "{n} floors to go", lastFloor: "the last floor", dieShows: "The die shows {n}",
  collect: "Roll for gold", soldOut: "sold", heldBy: "{who} has it", youHave: "yours", use: "Use", aim: "Aim",
  plan: "{n} floors", onePlan: "1 floor", nukePlan: "Nuke {n} floors", oneNuke: "Nuke 1 floor", floorPlan: "Build {n} floors", oneFloor: "Build 1 floor",
  planAbout: "Lay {floors} on your land, in any shape.", nukeAbout: "Take {floors} of one opponent off the board. Its piece dies if it stands on one.",
  range: "Range", damage: "Damage", die: "die", ammo: "Ammo", uses: "Uses", usesLeft: "{n} left", unlimited: "unlimited", cost: "Price", refillCost: "Refill", amount: "Amount",
  sources: { rulebook: "from the rulebook", outside: "from outside descriptions", reconstructed: "reconstructed by us" } as Record<string, string>,
  stay: "stay here", steps: "{n} steps", oneStep: "1 step", tile: "Tile {tile}", floorOf: "floor of {who}", landOf: "land of {who}", gate: "gate", sight: "framed: in range; hatched: blind spot", pieceOf: "{who} stands here", tiles: "Tiles to choose",
  items: "Weapons and skills", plans: "Plans", placesTitle: "Places", piecesTitle: "Land, floors and pieces",
  placeFloors: "Floors on the board", placeDeaths: "Deaths", placeWealth: "Gold and items", ofItems: "{gold} gold, items worth {items}", order: "More floors win; of equals, fewer deaths, then more gold and items together.", notPossible: "Not possible: {why}",
};

const fr: typeof en = {
  places: { "gold-fountain": "Fontaine d’or", "floor-store": "Magasin de sols", "weapon-store": "Armurerie", "nuke-store": "Magasin de bombes", "skill-store": "Magasin de talents" },
  about: {
    "gold-fountain": "Placez-vous dessus et lancez le dé : c’est l’or que vous prenez.", "floor-store": "Des plans de sols, posés un par un sur vos terres.", "weapon-store": "Des armes, et des munitions pour les vôtres.",
    "nuke-store": "Des plans qui retirent les sols d’un adversaire.", "skill-store": "Des talents qui portent, soignent et étirent le temps.",
    land: "Terre : là où un siège pose ses sols. Un chevauchement est partagé et appartient à deux.", gate: "Porte : l’entrée d’un magasin. Les portes d’un magasin fermé sont dégagées.", number: "Case numérotée : une pièce y commence et s’y réveille.", floor: "Un sol : seul son propriétaire y marche.",
  },
  board: "Plateau", whole: "Tout le plateau", near: "De près", wider: "De plus loin", players: "Joueurs", you: "Vous", round: "Tour {n}", actions: "{n} actions restantes",
  health: "santé", gold: "or", deaths: "morts", floors: "sols", wealth: "or et objets ensemble", floorsOf: "sols : {n} sur {all}", healthOf: "santé : {n} sur {all}", goldOf: "or : {n}", deathsOf: "{n} morts", oneDeath: "1 mort",
  mustLeave: "doit quitter ce sol", sitsOut: "tours à passer : {n}", waking: "se relève au prochain tour", noItems: "pas d’objets", target: "la cible",
  roll: "Lancer pour avancer", rolled: "Dé : {n}", upTo: "jusqu’à {steps}", toGo: "encore {n} sols", lastFloor: "le dernier sol", dieShows: "Le dé montre {n}",
  collect: "Lancer pour l’or", soldOut: "vendu", heldBy: "{who} l’a", youHave: "à vous", use: "Utiliser", aim: "Viser",
  plan: "{n} sols", onePlan: "1 sol", nukePlan: "Détruire {n} sols", oneNuke: "Détruire 1 sol", floorPlan: "Construire {n} sols", oneFloor: "Construire 1 sol",
  planAbout: "Posez {floors} sur vos terres, en toute forme.", nukeAbout: "Retirez {floors} d’un adversaire. Sa pièce meurt si elle s’y trouve.",
  range: "Portée", damage: "Dégâts", die: "dé", ammo: "Munitions", uses: "Usages", usesLeft: "encore {n}", unlimited: "illimité", cost: "Prix", refillCost: "Recharge", amount: "Quantité",
  sources: { rulebook: "du livret", outside: "de descriptions extérieures", reconstructed: "reconstitué par nous" },
  stay: "rester ici", steps: "{n} pas", oneStep: "1 pas", tile: "Case {tile}", floorOf: "sol de {who}", landOf: "terre de {who}", gate: "porte", sight: "encadré\u00a0: à portée\u00a0; hachuré\u00a0: angle mort", pieceOf: "{who} est ici", tiles: "Cases à choisir",
  items: "Armes et talents", plans: "Plans", placesTitle: "Lieux", piecesTitle: "Terres, sols et pièces",
  placeFloors: "Sols sur le plateau", placeDeaths: "Morts", placeWealth: "Or et objets", ofItems: "or : {gold}, objets : {items}", order: "Le plus de sols l’emporte ; à égalité, le moins de morts, puis le plus d’or et d’objets ensemble.", notPossible: "Impossible : {why}",
};

type Catalogue = typeof en;
type Plain = { [K in keyof Catalogue]: Catalogue[K] extends string ? K : never }[keyof Catalogue];

/** The catalogue of the language of the settings. Call it while drawing: what called it is drawn again when it changes. */
export const words = (): Catalogue => (settings.value.language === "fr" ? fr : en);

/** A sentence of the catalogue with its gaps filled. */
export function tell(key: Plain, gaps: Record<string, string | number> = {}): string {
  const text: string = words()[key];
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps[gap] ?? ""));
}

export const say = {
  place: (name: string): string => words().places[name] ?? name,
  about: (name: string): string => words().about[name] ?? "",
  source: (name: string): string => words().sources[name] ?? name,
  floors: (n: number): string => (n === 1 ? tell("onePlan") : tell("plan", { n })),
  build: (n: number): string => (n === 1 ? tell("oneFloor") : tell("floorPlan", { n })),
  nuke: (n: number): string => (n === 1 ? tell("oneNuke") : tell("nukePlan", { n })),
  steps: (n: number): string => (n === 0 ? tell("stay") : n === 1 ? tell("oneStep") : tell("steps", { n })),
  deaths: (n: number): string => (n === 1 ? tell("oneDeath") : tell("deathsOf", { n })),
};
