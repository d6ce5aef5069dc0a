import { useEffect, useRef, useState } from 'react';
import { recoverLoss } from '#src/site/loading/recoverLoss.ts';
import { cacheOf } from '#src/site/theme/emotionCaches.ts';
import { ThemeStateProvider } from '#src/site/theme/ThemeStateProvider.tsx';
import { afterPaint } from '#src/site/timing/quietMoments.ts';
import { DRAWN_EVENT, hear, HEIGHT_EVENT, RESTART_EVENT } from '#src/site/timing/pageEvents.ts';
import type { DemoPlace } from './aloneAddress.ts';
import { DemoBoundary } from '#src/demos/stage/DemoBoundary.tsx';
import { tellFrame } from './frameEvents.ts';
import { loadDemo, LostDemo, type LoadedDemo } from '#src/demos/stage/loadDemo.ts';
import type { Preview } from './preview.ts';
import { loadLocale } from '#src/demos/locales/previewLocales.ts';
import { DRAWN } from '#src/demos/model/demoElement.ts';

type Props = { place: DemoPlace; preview: Preview };

/** `round` tells a demo that was started anew from the one before. */
type Shown = LoadedDemo & { round: number; additions: readonly object[] };

const NO_ADDITIONS: readonly object[] = [];

/** One demo in a window of its own, in the appearance that the window was asked for. The page around it is told when it stands. */
export function DrawnDemo({ place, preview }: Props) {
  const { dir = 'ltr', density, locale } = preview;
  const [shown, setShown] = useState<Shown>();
  const stage = useRef<HTMLDivElement>(null);
  const isShown = shown !== undefined;

  useEffect(() => {
    let round = 0;
    const start = async () => {
      const [loaded, look] = await Promise.all([
        loadDemo(place.pathname, place.name, document.body),
        recoverLoss(() => loadLook(locale, dir)).catch(() => undefined),
      ]);
      round += 1;
      setShown({
        ...loaded,
        ...(!look && { Demo: LostDemo }),
        additions: look?.localeTheme ?? NO_ADDITIONS,
        round,
      });
    };
    const restart = () => void start();
    restart();
    return hear(document, RESTART_EVENT, restart);
  }, [place, dir, locale]);

  useEffect(() => {
    if (locale) {
      document.documentElement.lang = locale;
    }
  }, [locale]);

  useEffect(() => (shown ? afterPaint(() => tellFrame(DRAWN_EVENT)) : undefined), [shown]);

  useEffect(() => (isShown && stage.current ? tellHeight(stage.current) : undefined), [isShown]);

  if (!shown) {
    return null;
  }
  const { Theme, Demo, round, additions } = shown;
  const demo = (
    <DemoBoundary key={round} name={place.name}>
      <Demo />
    </DemoBoundary>
  );
  return (
    <div ref={stage} className={DRAWN}>
      <ThemeStateProvider initial={{ direction: dir, dense: density === 'dense' }}>
        {Theme ? <Theme additions={additions}>{demo}</Theme> : demo}
      </ThemeStateProvider>
    </div>
  );
}

/** Tells the page around how high a demo is, with as much room below it as above it. Returns how to stop. */
function tellHeight(stage: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const { top, height } = stage.getBoundingClientRect();
    tellFrame(HEIGHT_EVENT, Math.ceil(height + 2 * (top + window.scrollY)));
  });
  observer.observe(stage);
  return () => observer.disconnect();
}

/** What the language and the direction of a window need, so that the first drawing is in both. */
async function loadLook(locale: Preview['locale'], dir: 'ltr' | 'rtl') {
  const [{ localeTheme }] = await Promise.all([loadLocale(locale), cacheOf(dir)]);
  return { localeTheme };
}
