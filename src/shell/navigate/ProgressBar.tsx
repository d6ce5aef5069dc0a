import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';

const SHOWN_AFTER_MS = 200;
const ENDS = ['routeChangeComplete', 'routeChangeError'] as const;

/** A line below the header while another page has been on its way for 200 ms; never for an anchor of the open page (behaviour 8.4). */
export function ProgressBar() {
  const translate = useTranslate();
  const { events } = useRouter();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (_address: string, { shallow }: { shallow: boolean }) => {
      clearTimeout(timer);
      if (!shallow) {
        timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
      }
    };
    const end = () => {
      clearTimeout(timer);
      setIsShown(false);
    };
    events.on('routeChangeStart', start);
    for (const event of ENDS) {
      events.on(event, end);
    }
    return () => {
      clearTimeout(timer);
      events.off('routeChangeStart', start);
      for (const event of ENDS) {
        events.off(event, end);
      }
    };
  }, [events]);

  return (
    isShown && <div className="progress" role="progressbar" aria-label={translate('loading')} />
  );
}
