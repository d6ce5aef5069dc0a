import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import { site } from '#data/site.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { readAloneAddress, type DemoPlace } from './aloneAddress.ts';

/** What draws a demo: undefined while it is on its way, null when it did not arrive. */
type Stage = ComponentType<{ place: DemoPlace | undefined }> | null | undefined;

/** A page that shows the one demo its address names. What draws it is loaded in the browser, so that other pages share none of it. */
export function DemoAlone() {
  const translate = useTranslate();
  const [place, setPlace] = useState<DemoPlace>();
  const [Stage, setStage] = useState<Stage>();

  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window === 'undefined') {
      return;
    }
    import('./StandaloneDemo.tsx').then(
      ({ StandaloneDemo }) => {
        setPlace(readAloneAddress(location.search));
        setStage(() => StandaloneDemo);
      },
      () => setStage(null),
    );
  }, []);

  return (
    <main id="main-content" className="alone">
      {place && (
        <Head>
          <title>{`${place.name} - ${site.name}`}</title>
        </Head>
      )}
      <h1 className="visually-hidden">{place?.name ?? translate('demo.alone.title')}</h1>
      {Stage && <Stage place={place} />}
      {Stage === null && <p role="alert">{translate('demo.lost')}</p>}
    </main>
  );
}
