/** My page: my name, my devices, my games and results, and what becomes of my data. */

import "./words";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { Deleted, Me } from "../messages";
import { Frame } from "../parts/Frame";
import { Empty, Loaded, useLoad } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import { ensureDevice, keepTogether } from "../state/claiming";
import * as mine from "../state/mine";
import { deviceToken, signedOut } from "../state/person";
import { held } from "../state/seats";
import { type Arrival, Arrive, codeIn } from "./Arrive";
import { Carry } from "./Carry";
import { Data } from "./Data";
import { Devices } from "./Devices";
import { History } from "./History";
import { Name } from "./Name";
import { Results } from "./Results";
import { Sharing } from "./Sharing";
import "./you.css";

/** Who I am, once everything that this browser holds is mine on the server too. Nobody is made for one who only looks. */
async function meet(): Promise<{ me: string; who: Me } | null> {
  if (!deviceToken() && held().length > 0) await ensureDevice();
  if (deviceToken()) await keepTogether();
  const me = deviceToken();
  return me ? { me, who: await mine.about(me) } : null;
}

export function YouPage({ hash }: { hash: string }): JSX.Element {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const code = codeIn(hash);
  return (
    <Frame title={t("nav-you")}>
      <h1>
        {t("nav-you")}
        <small>{t("you-lead")}</small>
      </h1>
      {code ? (
        <Arrive key={code} code={code} arrived={setArrival} />
      ) : deleted ? (
        <Gone deleted={deleted} />
      ) : (
        <>
          {arrival && <Welcome arrival={arrival} />}
          <Mine key={String(signedOut.value)} gone={setDeleted} />
        </>
      )}
    </Frame>
  );
}

const Welcome = ({ arrival: { name, brought } }: { arrival: Arrival }): JSX.Element => (
  <p class="welcome" role="status">
    <Icon name="check" />
    <span>
      <b>{name ? t("you-arrive-done", { name }) : t("you-arrive-done-unnamed")}</b>{" "}
      {t("you-arrive-brought", { count: brought })}
    </span>
  </p>
);

const Gone = ({ deleted }: { deleted: Deleted }): JSX.Element => (
  <section class="sheetcard arrive" role="status">
    <h2>{t("you-deleted")}</h2>
    <p>{t("you-deleted-about", { matches: deleted.matches })}</p>
    <a class="button primary" href="/">
      {t("you-deleted-home")}
    </a>
  </section>
);

function Mine({ gone }: { gone: (deleted: Deleted) => void }): JSX.Element {
  const met = useLoad(() => meet().then((found) => ({ found })), []);
  return (
    <Loaded of={met}>
      {({ found }) => (found ? <Parts me={found.me} first={found.who} gone={gone} /> : <Nobody />)}
    </Loaded>
  );
}

const Nobody = (): JSX.Element => (
  <section class="nobody">
    <Empty title={t("you-none")} text={t("you-none-about")} />
    <a class="button primary" href="/">
      {t("you-none-play")}
    </a>
  </section>
);

function Parts(props: { me: string; first: Me; gone: (deleted: Deleted) => void }): JSX.Element {
  const { me, first, gone } = props;
  const [who, setWho] = useState(first);
  const results = useLoad(() => mine.results(me), [me]);
  useEffect(() => setWho(first), [first]);
  const told = { me, who, tell: setWho };
  return (
    <div class="youparts">
      <div class="youside">
        <section class="sheetcard" aria-label={t("you-name")}>
          <Name {...told} />
        </section>
        <Carry {...told} />
      </div>
      <div class="youmain">
        <section class="sheetcard" aria-labelledby="results">
          <h2 id="results">{t("you-results")}</h2>
          <Loaded of={results}>
            {(all) =>
              all.played === 0 ? (
                <Empty title={t("you-results-none")} text={t("you-results-none-about")} />
              ) : (
                <Results results={all} />
              )
            }
          </Loaded>
        </section>
        <History me={me} />
      </div>
      <div class="youfoot">
        <Sharing {...told} />
        <Devices {...told} />
        <Data me={me} gone={gone} />
      </div>
    </div>
  );
}
