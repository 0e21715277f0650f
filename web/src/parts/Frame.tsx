/** The frame of every page: the name, the ways, the settings. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LANGUAGES, t } from "../i18n";
import { install, offer } from "../state/app";
import { takeDrops } from "../state/dropped";
import { signedOut, tellSignedOut } from "../state/person";
import { type Page, pathTo, route } from "../state/router";
import { set, settings, wantNotices } from "../state/settings";
import { Icon, IconButton, Logo } from "./Marks";

const WAYS: readonly Page[] = ["home", "learn", "rules", "gallery", "about"];

export function Frame({
  title,
  children,
  wide = false,
}: {
  title: string;
  children: ComponentChildren;
  wide?: boolean;
}): JSX.Element {
  useEffect(takeDrops, []);
  useEffect(() => {
    document.title = title === t("brand") ? title : `${title} · ${t("brand")}`;
  }, [title]);
  return (
    <div class="frame">
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <header class="top">
        <a class="brand" href="/" aria-label={t("brand")}>
          <Logo />
          <span>{t("brand")}</span>
        </a>
        <nav class="ways" aria-label={t("brand")}>
          {WAYS.map((page) => (
            <a key={page} href={pathTo(page)} aria-current={route.value.page === page ? "page" : undefined}>
              {t(`nav-${page}`)}
            </a>
          ))}
        </nav>
        <a
          class="iconbutton button"
          href={pathTo("you")}
          aria-label={t("nav-you")}
          title={t("nav-you")}
          aria-current={route.value.page === "you" ? "page" : undefined}
        >
          <Icon name="me" size={22} />
        </a>
        <SettingsMenu />
      </header>
      {signedOut.value && (
        <div class="banner calm" role="alert">
          <span>{t("nav-signed-out")}</span>
          <IconButton icon="close" label={t("close")} onClick={() => tellSignedOut(false)} />
        </div>
      )}
      <main id="main" class={wide ? "wide" : ""} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

export function SettingsMenu({ table = "" }: { table?: string }): JSX.Element {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const outside =
        event instanceof KeyboardEvent ? event.key === "Escape" : !box.current?.contains(event.target as Node);
      if (outside) box.current?.removeAttribute("open");
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, []);
  const { theme, language, sound, notify } = settings.value;
  return (
    <details class="menu" ref={box}>
      <summary aria-label={t("nav-menu")} title={t("nav-menu")}>
        <Icon name="menu" size={22} />
      </summary>
      <div class="sheet" role="group" aria-label={t("settings-title")}>
        <Segments
          label={t("settings-language")}
          value={language}
          options={LANGUAGES}
          choose={(value) => set({ language: value })}
        />
        <Segments
          label={t("settings-theme")}
          value={theme}
          choose={(value) => set({ theme: value })}
          options={[
            { value: "system", text: t("settings-system") },
            { value: "light", text: t("settings-light") },
            { value: "dark", text: t("settings-dark") },
          ]}
        />
        <label class="tick">
          <input type="checkbox" checked={sound} onChange={() => set({ sound: !sound })} />
          {t("settings-sound")}
        </label>
        <label class="tick">
          <input type="checkbox" checked={notify} onChange={() => void wantNotices(!notify)} />
          {t("settings-notify")}
        </label>
        <a class="button" href={pathTo("open")}>
          <Icon name="play" />
          {t("open-title")}
        </a>
        <a class="button" href={pathTo("notices", "", table ? `match=${table}` : "")}>
          <Icon name="bell" />
          {t("settings-notices")}
        </a>
        {offer.value && (
          <button type="button" onClick={() => void install()}>
            <Icon name="log" />
            {t("settings-install")}
          </button>
        )}
      </div>
    </details>
  );
}

/** A few choices side by side, one of them taken. */
export function Segments<T extends string | number>(props: {
  label: string;
  value: T;
  options: { value: T; text: ComponentChildren; hint?: string }[];
  choose: (value: T) => void;
  hideLabel?: boolean;
  /** The id of what explains the choices. */
  describedBy?: string;
}): JSX.Element {
  const { label, value, options, choose, hideLabel = false, describedBy } = props;
  return (
    <div class="segments" role="group" aria-label={label} aria-describedby={describedBy}>
      {!hideLabel && (
        <span class="label" aria-hidden="true">
          {label}
        </span>
      )}
      <div>
        {options.map((one) => (
          <button
            key={one.value}
            type="button"
            aria-pressed={one.value === value}
            title={one.hint}
            onClick={() => choose(one.value)}
          >
            {one.text}
          </button>
        ))}
      </div>
    </div>
  );
}
