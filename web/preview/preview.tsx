/** Shows the board with a stored state: ?state=mid-4&theme=dark, or ?page=gallery, ?page=end&state=4. */

import { render } from "preact";
import { useState } from "preact/hooks";
import serverEn from "../../src/watershed/games/flow/en.ftl?raw";
import serverFr from "../../src/watershed/games/flow/fr.ftl?raw";
import { Board, EndDetail, Gallery } from "../src/games/flow";
import en from "../src/games/flow/en.ftl?raw";
import fr from "../src/games/flow/fr.ftl?raw";
import { say, sitting } from "../src/i18n/say";
import { learnWords } from "../src/i18n/words";
import { COLOURS } from "../src/parts/Marks";
import type { Components, Entry, State } from "../src/state/protocol";
import { set } from "../src/state/settings";

const asked = new URLSearchParams(location.search);
const name = asked.get("state") ?? "mid-4";
const read = async <T,>(file: string): Promise<T> => (await fetch(`./fixtures/${file}.json`)).json() as Promise<T>;
if (asked.get("theme")) document.documentElement.dataset.theme = asked.get("theme") ?? "";
if (asked.get("lang") === "fr") set({ language: "fr" });
learnWords("flow", "en", serverEn, en);
learnWords("flow", "fr", serverFr, fr);
const NAMES = ["Ann", "Bertrand", "Chiara", "Dmitri", "Eun-ji"];
sitting.value = { game: "flow", names: NAMES, you: 0 };

const Table = ({ state, components }: { state: State; components: Components }) => {
  const [picked, setPicked] = useState<string | null>(asked.get("picked"));
  const [said, setSaid] = useState(say(state.view.prompt));
  const [recent, setRecent] = useState<Entry[]>([]);
  return (
    <div class="preview">
      <main>
        <button type="button" class="said" onClick={() => setRecent([...state.entries])}>
          {said}
        </button>
        <Board
          state={state}
          components={components}
          picked={picked}
          recent={recent}
          reduced={false}
          choose={(words) => {
            setPicked(words);
            setSaid(words);
          }}
          explain={setSaid}
          askWhy={() => undefined}
          reasons={{}}
          play={setSaid}
          inspect={(card) => setSaid(`look at ${card}`)}
        />
      </main>
      <aside>
        {state.entries.slice(-12).map((entry, n) => (
          <p key={n}>{say(entry.say)}</p>
        ))}
      </aside>
    </div>
  );
};

const here = document.getElementById("here");
const components = await read<Components>("components");
if (here && asked.get("page") === "gallery")
  render(
    <div class="sheet-preview">
      <Gallery components={components} />
    </div>,
    here,
  );
else if (here && asked.get("page") === "end") {
  const { scoring } = await read<{ scoring: unknown[] }>(`scoring-${name}`);
  render(
    <div class="sheet-preview">
      <EndDetail scoring={scoring} names={NAMES} colours={COLOURS} components={components} />
    </div>,
    here,
  );
} else if (here) render(<Table state={await read<State>(name)} components={components} />, here);
