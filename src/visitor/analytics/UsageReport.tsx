import { useSyncExternalStore } from 'react';
import { useAnalytics } from './useAnalytics.ts';
import { useLanguage } from '#src/site/texts/I18nProvider.tsx';
import { useCodePreference } from '#src/visitor/preferences/useCodePreference.ts';
import { chosenMode, MODE_EVENT } from '#src/site/theme/colourMode.ts';
import { hear } from '#src/site/timing/pageEvents.ts';

/** Counts this visit, with the choices the visitor made. Draws nothing. */
export function UsageReport({ pathname }: { pathname: string }) {
  const { variant, styling } = useCodePreference();
  useAnalytics(pathname, {
    codeVariant: variant,
    codeStylingVariant: styling,
    userLanguage: useLanguage(),
    colorScheme: useSyncExternalStore(watchMode, chosenMode),
  });
  return null;
}

function watchMode(onChange: () => void): () => void {
  const stop = hear(document, MODE_EVENT, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    stop();
    window.removeEventListener('storage', onChange);
  };
}
