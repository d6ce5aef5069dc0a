import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { deed } from '#src/site/code/codeElement.ts';
import { twinAddress } from '#src/site/path/addresses.ts';

/** The page as a Markdown file, to copy or to see. The browser itself opens and closes the menu, and its button answers without React. */
export function PageMenu({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  return (
    <div className="page-menu">
      <button
        type="button"
        className="pill"
        popoverTarget="page-menu"
        aria-label={translate('page.menuLabel')}
      >
        {translate('page.menu')}
      </button>
      <ul id="page-menu" className="menu" popover="">
        <li className="needs-script">
          <button type="button" {...deed('copy-page')}>
            {translate('page.copy')}
          </button>
        </li>
        <li>
          <a href={twinAddress(pathname)}>{translate('page.view')}</a>
        </li>
      </ul>
    </div>
  );
}
