import { Fragment, useEffect, useState } from 'react';
import { demoMenuCss } from '#src/generated/lateStyles.ts';
import { useTranslate } from '#src/i18n/I18nProvider.tsx';
import { demoHash } from '#src/preferences/codePreference.ts';
import { useCodePreference } from '#src/preferences/useCodePreference.ts';
import { ThemeStateProvider } from '#src/theme/ThemeStateProvider.tsx';
import type { DemoPlace } from './aloneAddress.ts';
import { DemoBoundary } from './DemoBoundary.tsx';
import { loadDemo, type LoadedDemo } from './loadDemo.ts';
import { RESTART_EVENT } from './restartDemo.ts';

/** `round` tells a demo that was started anew from the one before. */
type Shown = LoadedDemo & { round: number };

/** One demo in the visitor's mode, with the way back to its page. */
export function StandaloneDemo({ place }: { place: DemoPlace }) {
  const translate = useTranslate();
  const { variant, styling } = useCodePreference();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    let round = 0;
    const start = async () => {
      const loaded = await loadDemo(place.pathname, place.name, document.body);
      round += 1;
      setShown({ ...loaded, round });
    };
    const restart = () => void start();
    restart();
    document.addEventListener(RESTART_EVENT, restart);
    return () => document.removeEventListener(RESTART_EVENT, restart);
  }, [place]);

  const { Theme = Fragment } = shown ?? {};
  return (
    <>
      <style href="demo-menu" precedence="late">
        {demoMenuCss}
      </style>
      <a href={`${place.pathname}/${demoHash(place.name, variant, styling)}`}>
        {translate('demo.backToPage')}
      </a>
      {shown && (
        <div className="stage-root">
          <ThemeStateProvider>
            <Theme>
              <DemoBoundary key={shown.round} name={place.name}>
                <shown.Demo />
              </DemoBoundary>
            </Theme>
          </ThemeStateProvider>
        </div>
      )}
    </>
  );
}
