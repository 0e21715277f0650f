/** Tell me when it's my turn: on this device, by mail, and for one match a webhook. Links in mails lead here too. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Frame } from "../parts/Frame";
import { asApiError, Loaded, sentenceOf, useLoad } from "../parts/Loaded";
import { Icon } from "../parts/Marks";
import { asked } from "../state/noticed";
import * as notices from "../state/notices";
import { pathTo } from "../state/router";
import { seatsAt } from "../state/seats";
import "./notices.css";

/** "match=k3f" as ["match", "k3f"]. */
function asking(hash: string): [string, string] {
  const [what = "", ...rest] = hash.split("=");
  return [what, rest.join("=")];
}

export function Notices({ hash }: { hash: string }): JSX.Element {
  const [what, value] = asking(hash);
  const match = what === "match" ? value : "";
  return (
    <Frame title={t("notices-title")}>
      <div class="noticespage">
        <h1>{t("notices-title")}</h1>
        {match && (
          <a class="quiet" href={pathTo("table", match)}>
            {t("notices-back")}
          </a>
        )}
        {what === "confirm" && <Confirm code={value} />}
        {what === "stop" && <Stop code={value} />}
        <p>{t("notices-lead")}</p>
        <Ways />
        {match && seatsAt(match).length > 0 && <Webhook match={match} />}
      </div>
    </Frame>
  );
}

/** What a button does, and what is wrong with it. */
function useDoing(): { busy: boolean; trouble: JSX.Element | null; run: (work: () => Promise<unknown>) => void } {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const run = (work: () => Promise<unknown>): void => {
    setBusy(true);
    setWrong("");
    work()
      .catch((failure: unknown) => setWrong(troubleOf(failure)))
      .finally(() => setBusy(false));
  };
  const trouble = wrong ? (
    <p class="wrong" role="alert">
      {wrong}
    </p>
  ) : null;
  return { busy, trouble, run };
}

/** The browser's own push service may fail as well, in words that help nobody. */
const troubleOf = (failure: unknown): string =>
  failure instanceof DOMException ? t("notices-push-failed") : sentenceOf(asApiError(failure));

function Ways(): JSX.Element {
  const found = useLoad(async () => {
    const [offered, push] = await Promise.all([notices.offered(), notices.pushState()]);
    await notices.renew().catch(() => undefined);
    return { offered, push };
  }, []);
  return (
    <Loaded of={found}>
      {({ offered, push }) => (
        <>
          <Here first={push} />
          {offered.mail && <Mail />}
        </>
      )}
    </Loaded>
  );
}

function Here({ first }: { first: notices.Push }): JSX.Element {
  const [push, setPush] = useState(first);
  const { busy, trouble, run } = useDoing();
  const can = push === "on" || push === "off";
  return (
    <section class="sheetcard" aria-labelledby="here">
      <h2 id="here">{t("notices-here")}</h2>
      <p role="status" class={push === "on" ? "ison" : ""}>
        {push === "on" && <Icon name="check" />}
        {t(`notices-${push}`)}
      </p>
      {can && (
        <button
          type="button"
          class={push === "off" ? "primary" : ""}
          disabled={busy}
          onClick={() => run(async () => setPush(await (push === "on" ? notices.turnOff() : notices.turnOn())))}
        >
          {t(push === "on" ? "notices-turn-off" : "notices-turn-on")}
        </button>
      )}
      {trouble}
    </section>
  );
}

function Mail(): JSX.Element {
  const { mail } = asked.value;
  const [address, setAddress] = useState("");
  const { busy, trouble, run } = useDoing();
  return (
    <section class="sheetcard" aria-labelledby="mail">
      <h2 id="mail">{t("notices-mail")}</h2>
      {mail ? (
        <>
          <p role="status" class={mail.confirmed ? "ison" : ""}>
            {mail.confirmed && <Icon name="check" />}
            {t(mail.confirmed ? "notices-mail-on" : "notices-mail-sent", { mail: mail.address })}
          </p>
          <button type="button" disabled={busy} onClick={() => run(notices.noMail)}>
            {t(mail.confirmed ? "notices-turn-off" : "notices-mail-other")}
          </button>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run(() => notices.mailTo(address.trim()));
          }}
        >
          <label for="address">{t("notices-mail-address")}</label>
          <div class="row">
            <input
              id="address"
              type="email"
              required
              maxLength={254}
              autocomplete="email"
              value={address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
            <button type="submit" class="primary" disabled={busy}>
              {t("notices-mail-send")}
            </button>
          </div>
          <p class="dim">{t("notices-mail-about")}</p>
        </form>
      )}
      {trouble}
    </section>
  );
}

/** A button, because programs that check mails open their links. */
function Confirm({ code }: { code: string }): JSX.Element {
  const [mail, setMail] = useState("");
  const { busy, trouble, run } = useDoing();
  return (
    <section class="sheetcard said">
      {mail ? (
        <p role="status">{t("notices-confirmed", { mail })}</p>
      ) : (
        <button
          type="button"
          class="primary"
          disabled={busy}
          onClick={() =>
            run(async () => {
              setMail((await notices.confirm(code)).mail);
              await notices.renew();
            })
          }
        >
          {t("notices-confirm")}
        </button>
      )}
      {trouble}
    </section>
  );
}

function Stop({ code }: { code: string }): JSX.Element {
  const stopped = useLoad(() => notices.stop(code), [code]);
  return (
    <section class="sheetcard said">
      <Loaded of={stopped}>{() => <p role="status">{t("notices-stopped")}</p>}</Loaded>
    </section>
  );
}

function Webhook({ match }: { match: string }): JSX.Element {
  const [changes, setChanges] = useState(0);
  const [secret, setSecret] = useState("");
  const found = useLoad(() => notices.webhook(match), [match, changes]);
  const changed = (made: string): void => {
    setSecret(made);
    setChanges((before) => before + 1);
  };
  return (
    <section class="sheetcard" aria-labelledby="webhook">
      <h2 id="webhook">{t("webhook-title")}</h2>
      <p>{t("webhook-lead")}</p>
      <Loaded of={found}>
        {({ webhook }) =>
          webhook ? (
            <WebhookSet match={match} by={webhook.by} host={webhook.host} changed={changed} />
          ) : (
            <SetWebhook match={match} changed={changed} />
          )
        }
      </Loaded>
      {secret && (
        <p class="secret">
          {t("webhook-secret")} <code>{secret}</code>
        </p>
      )}
    </section>
  );
}

function WebhookSet(props: {
  match: string;
  by: string;
  host: string;
  changed: (secret: string) => void;
}): JSX.Element {
  const { busy, trouble, run } = useDoing();
  return (
    <>
      <p role="status">{t("webhook-is", { name: props.by, host: props.host })}</p>
      <button
        type="button"
        disabled={busy}
        onClick={() => run(() => notices.dropWebhook(props.match).then(() => props.changed("")))}
      >
        {t("webhook-remove")}
      </button>
      {trouble}
    </>
  );
}

function SetWebhook({ match, changed }: { match: string; changed: (secret: string) => void }): JSX.Element {
  const [url, setUrl] = useState("");
  const { busy, trouble, run } = useDoing();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => changed((await notices.setWebhook(match, url.trim())).secret));
      }}
    >
      <label for="url">{t("webhook-url")}</label>
      <div class="row">
        <input
          id="url"
          type="url"
          required
          maxLength={1024}
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
        <button type="submit" disabled={busy}>
          {t("webhook-set")}
        </button>
      </div>
      {trouble}
    </form>
  );
}
