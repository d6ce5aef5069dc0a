import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';

type Props = Pick<PageRecord, 'identity' | 'versions'>;

/**
 * The version of the product, and the way to older ones (behaviour 8.3). The browser itself opens and closes the menu; the
 * present version, ticked, only closes it.
 */
export function VersionSwitcher({ identity: { name, version }, versions }: Props) {
  const translate = useTranslate();
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
      <ul id="version-menu" className="menu" popover="">
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
        {Object.entries(versions.addresses).map(([older, address]) => (
          <li key={older}>
            <a href={address}>
              {older}
              {versions.lacking?.some((each) => each === older) && (
                <small>{translate('versions.missing', { name, version: older })}</small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
