import createCache, { type EmotionCache } from '@emotion/cache';
import { LAYERS } from './layers.ts';

const LAYER = 'mui';

/** Emotion's cache for text that runs from left to right. */
const leftToRight = atTheEnd(inLayer(createCache({ key: 'css' })));

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
    const options = { key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlInLayers] };
    rightToLeft = inLayer(createCache(options));
  }
  return rightToLeft;
}

/** The cache of a direction if it is there already; until then, the one for text that runs from left to right. */
export function readyCacheOf(direction: 'ltr' | 'rtl'): EmotionCache {
  return direction === 'rtl' && rightToLeft ? rightToLeft : leftToRight;
}

/** Puts every rule of a cache into the layer of the component library, below utilities and above the site's own styles (behaviour 4.4). */
function inLayer(cache: EmotionCache): EmotionCache {
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (sheet.tags.length === 0) {
      sheet.insert(LAYERS);
    }
    const styles = `@layer ${LAYER} {${serialized.styles}}`;
    return insert(selector, { ...serialized, styles }, sheet, shouldCache);
  };
  return cache;
}

/**
 * Gives each class a style element of its own, behind everything in the document. A rule with a layer or a media query that is added to
 * a sheet in use, or in front of another one, makes Chromium lay out the whole page anew; one at the end costs next to nothing.
 * Leans on three members of emotion's sheet: `ctr`, of which 0 begins another element, `_insertTag`, and `container`, in which the
 * sheets of `Global` stand before the first of these.
 */
function atTheEnd(cache: EmotionCache): EmotionCache {
  const { insert, sheet: own } = cache;
  Object.assign(own, {
    container: globalThis.document?.documentElement, // none while the site is exported
    _insertTag: (tag: HTMLStyleElement) => {
      document.documentElement.append(tag);
      own.tags.push(tag);
    },
  });
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (sheet === own) {
      sheet.ctr = 0;
    }
    return insert(selector, serialized, sheet, shouldCache);
  };
  return cache;
}
