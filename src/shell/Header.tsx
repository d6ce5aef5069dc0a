import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { headerOf } from '#src/path/headerOf.ts';
import type { OlderPages } from '#src/path/olderPages.ts';
import { SearchButton } from '#src/search/SearchButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { VersionSwitcher } from './VersionSwitcher.tsx';

/** `samePage`: where older versions have the open page. */
type Props = { pathname: string; samePage?: OlderPages };

/** The bar on top: identity of the product, version, search, mode, settings, and below 1200 px the button of the tree. */
export function Header({ pathname, samePage }: Props) {
  const translate = useTranslate();
  const { name, overline, route } = headerOf(pathname);
  return (
    <header className="top">
      <button
        type="button"
        className="icon-button menu-button"
        popoverTarget="navigation"
        aria-label={translate('navigation.open')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h10" />
        </svg>
      </button>
      <a className="identity" href={`${route}/`}>
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <rect width="26" height="26" rx="7" fill="hsl(210 100% 42%)" />
          <path d="m7.5 7.5 11 11m0-11-11 11" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        </svg>
        <span>
          {overline && <small>{overline}</small>}
          <b>{name}</b>
        </span>
      </a>
      <VersionSwitcher pathname={pathname} samePage={samePage} />
      <SearchButton pathname={pathname} />
      <button
        type="button"
        className="icon-button needs-script"
        data-do="mode"
        aria-label={translate('switchMode')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="when-light">
          <path d="M12 3v2m0 14v2M5.6 5.6 7 7m10 10 1.4 1.4M3 12h2m14 0h2M5.6 18.4 7 17M17 7l1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0" />
        </svg>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="when-dark">
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5" />
        </svg>
      </button>
      <SettingsButton />
      <ProgressBar />
    </header>
  );
}
