import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache for text that runs from left to right, the one that Material UI uses by itself. */
const leftToRight = createCache({ key: 'css' });

let rightToLeft: EmotionCache | undefined;

/** The cache of a direction; the mirroring one is made, and its plugin loaded, when it is first asked for. */
export async function cacheOf(direction: 'ltr' | 'rtl'): Promise<EmotionCache> {
  if (direction === 'ltr') {
    return leftToRight;
  }
  if (!rightToLeft) {
    const [{ prefixer }, { rtlInLayers }] = await Promise.all([
      import('stylis'),
      import('./rtlInLayers.ts'),
    ]);
    rightToLeft = createCache({
      key: 'rtl',
      prepend: true,
      stylisPlugins: [prefixer, rtlInLayers],
    });
  }
  return rightToLeft;
}

export { leftToRight };
