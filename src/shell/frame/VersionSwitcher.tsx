import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { headerOf } from '#src/site/path/headerOf.ts';
import type { OlderPages } from '#src/site/path/olderPages.ts';
import { versionLinks } from '#src/site/path/versionLinks.ts';

type Props = { pathname: string; samePage: OlderPages | undefined };

/**
 * The version of the product, and the way to older ones (behaviour 8.3). The browser itself opens and closes the menu; the
 * present version, ticked, only closes it.
 */
export function VersionSwitcher({ pathname, samePage }: Props) {
  const translate = useTranslate();
  const { name, version } = headerOf(pathname);
  const [major = '', ...minor] = version.split('.');
  return (
    <>
      <button
        type="button"
        className="pill"
        popoverTarget="version-menu"
        aria-label={translate('versions.label', { version: `v${version}` })}
      >
        {`v${major}`}
        <span>{`.${minor.join('.')}`}</span>
      </button>
      <ul id="version-menu" className="menu" popover="auto">
        <li>
          <button
            type="button"
            aria-current="true"
            popoverTarget="version-menu"
            popoverTargetAction="hide"
          >
            {`v${version}`}
          </button>
        </li>
        {versionLinks(pathname, samePage).map((link) => (
          <li key={link.version}>
            <a href={link.href}>
              {link.version}
              {link.isGeneral && (
                <small>{translate('versions.missing', { name, version: link.version })}</small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
