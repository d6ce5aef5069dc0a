import { Fragment, useEffect, useState } from 'react';
import { demoMenuCss } from '#src/generated/lateStyles.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { demoHash } from '#src/preferences/codePreference.ts';
import { useCodePreference } from '#src/preferences/useCodePreference.ts';
import { ThemeStateProvider } from '#src/theme/ThemeStateProvider.tsx';
import type { DemoPlace } from './aloneAddress.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { DemoFailure } from './DemoFailure.tsx';
import { loadDemo, type LoadedDemo } from './loadDemo.ts';
import { RESTART_EVENT } from './restartDemo.ts';

/** `round` tells a demo that was started anew from the one before. */
type Shown = { loaded: LoadedDemo | undefined; round: number };

/**
 * One demo in the visitor's mode, with the way back to its page.
 * @param place undefined: the address names no demo
 */
export function StandaloneDemo({ place }: { place: DemoPlace | undefined }) {
  const translate = useTranslate();
  const { variant, styling } = useCodePreference();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    let round = 0;
    const start = async () => {
      const loaded = place && (await loadDemo(place.pathname, place.name, document.body));
      round += 1;
      setShown({ loaded, round });
    };
    const restart = () => void start();
    restart();
    document.addEventListener(RESTART_EVENT, restart);
    return () => document.removeEventListener(RESTART_EVENT, restart);
  }, [place]);

  const { Demo, Theme = Fragment } = shown?.loaded ?? {};
  return (
    <>
      <style href="demo-menu" precedence="late">
        {demoMenuCss}
      </style>
      {place && (
        <a href={`${place.pathname}/${demoHash(place.name, variant, styling)}`}>
          {translate('demo.backToPage')}
        </a>
      )}
      {shown && (
        <div className="stage-root">
          <ThemeStateProvider>
            <Theme>
              <DemoBoundary key={shown.round} name={place?.name ?? ''}>
                {Demo ? <Demo /> : <DemoFailure kind="lost" />}
              </DemoBoundary>
            </Theme>
          </ThemeStateProvider>
        </div>
      )}
    </>
  );
}
