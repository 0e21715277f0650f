/** What the page without a connection says. It is kept in the browser, so it brings its own few words and no catalogue. */

import type { Language } from "../state/settings";

export interface Words {
  title: string;
  offline: string;
  silent: string;
  safe: string;
  open: string;
  clock: string;
  back: string;
  again: string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    title: "No connection",
    offline: "Your device is offline.",
    silent: "Your device is online, but the table doesn't answer. It may be restarting.",
    safe: "Your games are safe. Every move you made is stored on the server.",
    open: "Tables that are open in another tab can still be read, and go on by themselves.",
    clock: "If your game has a clock, it keeps running while only your connection is lost.",
    back: "This page comes back by itself as soon as there is a connection.",
    again: "Try now",
  },
  fr: {
    title: "Pas de connexion",
    offline: "Ton appareil est hors ligne.",
    silent: "Ton appareil est en ligne, mais la table ne répond pas. Elle redémarre peut-être.",
    safe: "Tes parties sont à l’abri. Chaque coup que tu as joué est enregistré sur le serveur.",
    open: "Les tables ouvertes dans un autre onglet restent lisibles et reprennent toutes seules.",
    clock: "Si ta partie a une pendule, elle continue de tourner quand c’est ta connexion qui est coupée.",
    back: "Cette page revient d’elle-même dès que la connexion est rétablie.",
    again: "Réessayer maintenant",
  },
};
