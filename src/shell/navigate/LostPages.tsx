import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { lostCss } from '#src/generated/lostStyles.ts';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { routerPath } from '#src/site/path/base.ts';
import { followLostPages, type LostPage } from './followLostPages.ts';

/** Says when a page that was asked for does not arrive, while the page in view stays. Draws nothing until then. */
export function LostPages() {
  const translate = useTranslate();
  const { events, push, replace } = useRouter();
  const [lost, setLost] = useState<LostPage>();
  useEffect(() => {
    const open = (address: string) => {
      // After "back" the address is in place already.
      const isThere = address === location.pathname + location.search + location.hash;
      return (isThere ? replace : push)(routerPath(address));
    };
    return followLostPages({ events, open, show: setLost });
  }, [events, push, replace]);
  return (
    lost && (
      <div className="lost" role="alert">
        <style>{lostCss}</style>
        {translate(`lost.${lost.kind}`)}
        {lost.kind === 'lost' && (
          // With a target it is no soft link: the browser asks for the whole page.
          <a href={lost.address} target="_self">
            {translate('lost.again')}
          </a>
        )}
      </div>
    )
  );
}
