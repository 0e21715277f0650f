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
import { followLanguage, HOUSE, loadWords } from "./i18n/words";
import { LearnPage } from "./learn/LearnPage";
import { End } from "./pages/End";
import { Home } from "./pages/Home";
import { Join } from "./pages/Join";
import { About, GalleryPage, Lost, RulesPage } from "./pages/Reading";
import { Replay } from "./pages/Replay";
import { Setup } from "./pages/Setup";
import { TablePage } from "./pages/TablePage";
import { followLinks, route } from "./state/router";
import { wearSettings } from "./state/settings";

function App(): JSX.Element {
  const { page, key, hash } = route.value;
  switch (page) {
    case "home":
      return <Home />;
    case "new":
      return <Setup key={key} game={key} />;
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
    case "lost":
      return <Lost />;
  }
}

wearSettings();
followLanguage();
loadWords(HOUSE).catch(() => undefined);
followLinks();
const app = document.getElementById("app");
if (app) render(<App />, app);
