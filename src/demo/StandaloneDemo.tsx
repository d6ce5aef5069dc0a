import { Fragment, useEffect, useState } from 'react';
import { demoMenuCss } from '#src/generated/lateStyles.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { demoHash } from '#src/preferences/codePreference.ts';
import { useCodePreference } from '#src/preferences/useCodePreference.ts';
import { readAloneAddress, type DemoPlace } from './aloneAddress.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoFailure } from './DemoFailure.tsx';
import type { LoadedDemo } from './loadDemo.ts';
import { RESTART_EVENT } from './restartDemo.ts';

/** `round` tells a demo that was started anew from the one before. */
type Shown = { place: DemoPlace | undefined; loaded: LoadedDemo | undefined; round: number };

/** One demo by itself, which the address names, in the visitor's mode, with the way back to its page. */
export function StandaloneDemo() {
  const translate = useTranslate();
  const { variant, styling } = useCodePreference();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    // Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them.
    if (typeof window === 'undefined') {
      return;
    }
    let round = 0;
    const start = () => {
      const place = readAloneAddress(location.search);
      const show = (loaded?: LoadedDemo) => setShown({ place, loaded, round: (round += 1) });
      loadPlace(place).then(show, () => show());
    };
    start();
    document.addEventListener(RESTART_EVENT, start);
    return () => document.removeEventListener(RESTART_EVENT, start);
  }, []);

  const { place, loaded, round } = shown ?? {};
  const { Demo, Theme = Fragment } = loaded ?? {};
  return (
    <main id="main-content" className="alone">
      <h1 className="visually-hidden">{place?.name ?? translate('demo.alone.title')}</h1>
      {place && (
        <a href={`${place.pathname}/${demoHash(place.name, variant, styling)}`}>
          {translate('demo.backToPage')}
        </a>
      )}
      {shown && (
        <>
          <style href="demo-menu" precedence="late">
            {demoMenuCss}
          </style>
          <div className="stage-root">
            <Theme>
              <DemoBoundary key={round} name={place?.name ?? ''}>
                {Demo ? <Demo /> : <DemoFailure kind="lost" />}
              </DemoBoundary>
            </Theme>
          </div>
        </>
      )}
    </main>
  );
}

async function loadPlace(place: DemoPlace | undefined): Promise<LoadedDemo | undefined> {
  if (!place) {
    return undefined;
  }
  const { loadDemo } = await import('./loadDemo.ts');
  return loadDemo(place.pathname, place.name, document.body);
}
