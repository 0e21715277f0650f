/** The client: which page the address asks for. */

import { type JSX, render } from "preact";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./style/base.css";
import "./style/pages.css";
import "./style/table.css";
import "./style/play.css";
import "./style/bots.css";
import "./style/phone.css";
import "./style/turns.css";
import { followOwn, loadOwn } from "./i18n/own";
import { followLanguage, HOUSE, loadWords } from "./i18n/words";
import { Home } from "./pages/Home";
import { TablePage } from "./pages/TablePage";
import { later } from "./parts/Later";
import { becomeApp } from "./state/app";
import { tellOfSeats } from "./state/noticed";
import { followSeats } from "./state/person";
import { followLinks, route } from "./state/router";
import { settings, wearSettings } from "./state/settings";

/** What nobody needs before the first table is loaded when it is asked for. */
const Join = later(() => import("./pages/Join").then((page) => page.Join));
const Setup = later(() => import("./pages/Setup").then((page) => page.Setup));
const LearnPage = later(() => import("./learn/LearnPage").then((page) => page.LearnPage));
const End = later(() => import("./pages/End").then((page) => page.End));
const Replay = later(() => import("./pages/Replay").then((page) => page.Replay));
const RulesPage = later(() => import("./pages/Reading").then((page) => page.RulesPage));
const GalleryPage = later(() => import("./pages/Reading").then((page) => page.GalleryPage));
const About = later(() => import("./pages/Reading").then((page) => page.About));
const OpenLog = later(() => import("./pages/OpenLog").then((page) => page.OpenLog));
const You = later(() => import("./you/YouPage").then((page) => page.YouPage));
const Player = later(() => import("./you/PlayerPage").then((page) => page.PlayerPage));
const Notices = later(() => import("./pages/Notices").then((page) => page.Notices));
const Lost = later(() => import("./pages/Reading").then((page) => page.Lost));

function App(): JSX.Element {
  const { page, key, hash } = route.value;
  switch (page) {
    case "home":
      return <Home />;
    case "new":
      return <Setup key={key} game={key} hash={hash} />;
    case "table":
      return <TablePage key={key} match={key} />;
    case "join":
      return <Join key={key} match={key} hash={hash} />;
    case "replay":
      return <Replay key={key} match={key} hash={hash} />;
    case "end":
      return <End key={key} match={key} hash={hash} />;
    case "rules":
      return <RulesPage game={key} hash={hash} />;
    case "learn":
      return <LearnPage key={key} game={key} />;
    case "gallery":
      return <GalleryPage game={key} />;
    case "about":
      return <About />;
    case "open":
      return <OpenLog />;
    case "you":
      return <You hash={hash} />;
    case "player":
      return <Player key={key} person={key} />;
    case "notices":
      return <Notices key={hash} hash={hash} />;
    case "lost":
      return <Lost />;
  }
}

wearSettings();
followLanguage();
loadWords(HOUSE).catch(() => undefined);
followLinks();
becomeApp();
followSeats();
tellOfSeats();

const RETRY = 2000; // milliseconds

/** Draws the page as soon as there are words for it. */
function begin(): void {
  const app = document.getElementById("app");
  const draw = (): void => {
    followOwn();
    if (app) render(<App />, app);
  };
  loadOwn(settings.value.language).then(draw, () => setTimeout(begin, RETRY));
}
begin();
