/** Things that come from the server: loading, come, or failed, each with a face. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say, t } from "../i18n";
import * as api from "../state/api";
import type { GameInfo } from "../state/protocol";
import { settings } from "../state/settings";

export interface Loading<T> {
  value: T | null;
  error: api.ApiError | null;
  again: () => void;
}

export function useLoad<T>(load: () => Promise<T>, why: readonly unknown[]): Loading<T> {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<api.ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    setError(null);
    load().then(
      (loaded) => wanted && setValue(() => loaded),
      (failure: unknown) => wanted && setError(asApiError(failure)),
    );
    return () => {
      wanted = false;
    };
  }, [...why, tries]);
  return { value, error, again: () => setTries((before) => before + 1) };
}

/** Asks again every so many milliseconds while the page is looked at, and when it is looked at again. What was there stays meanwhile, also where asking fails. */
export function usePolled<T>(loading: Loading<T>, every: number): Loading<T> {
  const { value, error, again } = loading;
  useEffect(() => {
    let last = performance.now();
    const ask = (): void => {
      if (document.hidden || performance.now() - last < every / 2) return;
      last = performance.now();
      again();
    };
    const timer = setInterval(ask, every);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [every]);
  return { value, error: value === null ? error : null, again };
}

/** The games of this server, as they are called in the language of the settings. */
export const useGames = (): Loading<GameInfo[]> => useLoad(() => api.games(), [settings.value.language]);

export const asApiError = (failure: unknown): api.ApiError =>
  failure instanceof api.ApiError
    ? failure
    : new api.ApiError(0, failure instanceof Error ? failure.message : String(failure));

/** What to tell people about it; the server's own words where it said any. */
export function sentenceOf({ code, say: told }: api.ApiError): string {
  if (code === "no-connection") return t("error-no-connection");
  return (told && say(told)) || t("error-unknown", { code });
}

export function Trouble({ error, again }: { error: api.ApiError; again?: (() => void) | undefined }): JSX.Element {
  return (
    <div class="empty trouble" role="alert">
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
        <path class="ridge" d="M6 44 34 14l14 20L66 8l26 36" />
        <path class="stream broken" d="M6 54q9-8 18 0t18 0M78 54q9-8 18 0t18 0" />
      </svg>
      <h2>{t("error-title")}</h2>
      <p>{sentenceOf(error)}</p>
      {error.status === 404 || error.code === "removed" ? (
        <a class="button primary" href="/">
          {t("notfound-home")}
        </a>
      ) : (
        again && (
          <button type="button" onClick={again}>
            {t("error-again")}
          </button>
        )
      )}
    </div>
  );
}

export const Moment = (): JSX.Element => (
  <div class="loading" role="status">
    <svg viewBox="0 0 80 20" width="80" height="20" aria-hidden="true">
      <path class="stream" d="M0 10q5-8 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0" />
    </svg>
    <span>{t("error-loading")}</span>
  </div>
);

export function Loaded<T>({
  of,
  children,
}: {
  of: Loading<T>;
  children: (value: T) => ComponentChildren;
}): JSX.Element {
  if (of.error) return <Trouble error={of.error} again={of.again} />;
  if (of.value === null) return <Moment />;
  return <>{children(of.value)}</>;
}

export const Empty = ({ title, text }: { title: string; text: string }): JSX.Element => (
  <div class="empty">
    <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
      <rect class="ghost" x="18" y="10" width="30" height="42" rx="4" transform="rotate(-8 33 31)" />
      <rect class="ghost" x="45" y="7" width="30" height="42" rx="4" />
      <rect class="ghost" x="72" y="10" width="30" height="42" rx="4" transform="rotate(8 87 31)" />
    </svg>
    <h3>{title}</h3>
    <p>{text}</p>
  </div>
);
