import { deed } from '#src/site/code/codeElement.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { SearchButton } from '#src/search/box/SearchButton.tsx';
import { Icon } from '#src/site/theme/Icon.tsx';
import { ProgressBar } from '#src/shell/navigate/ProgressBar.tsx';
import { SettingsButton } from '#src/shell/settings/SettingsButton.tsx';
import { VersionSwitcher } from './VersionSwitcher.tsx';

type Props = { page: Pick<PageRecord, 'pathname' | 'identity' | 'versions'> };

/** The bar on top: identity of the product, version, search, mode, settings, and below 1200 px the button of the tree. */
export function Header({ page: { pathname, identity, versions } }: Props) {
  const translate = useTranslate();
  const { name, overline, route } = identity;
  return (
    <header className="top">
      <button
        type="button"
        className="icon-button menu-button"
        popoverTarget="site-navigation"
        aria-label={translate('navigation.open')}
      >
        <Icon name="menu" />
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
      <VersionSwitcher identity={identity} versions={versions} />
      <SearchButton pathname={pathname} />
      <button
        type="button"
        className="icon-button needs-script"
        {...deed('mode')}
        aria-label={translate('switchMode')}
      >
        <Icon name="light" className="when-light" />
        <Icon name="dark" className="when-dark" />
      </button>
      <SettingsButton />
      <ProgressBar />
    </header>
  );
}
