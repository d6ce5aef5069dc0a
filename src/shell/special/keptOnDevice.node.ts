import * as keys from '#src/site/storage/storedKeys.ts';

/** Where a browser keeps something: a cookie for a year, storage until it is removed, or storage for the visit of one tab. */
type Place = 'cookie' | 'local' | 'session';

/** What the site keeps in a browser; the dictionary has a text for each id at `build.privacy.stored`. */
export const keptOnDevice = [
  { id: 'code', keys: [keys.CODE_VARIANT_KEY, keys.CODE_STYLING_KEY], place: 'cookie' },
  { id: 'mode', keys: [keys.MODE_KEY], place: 'local' },
  { id: 'layout', keys: [keys.API_LAYOUT_KEY, keys.API_ORDER_KEY], place: 'local' },
  { id: 'fonts', keys: [keys.FONTS_KEY], place: 'local' },
  { id: 'tabs', keys: [...keys.TAB_KEYS, `${keys.TABS_PREFIX}*`], place: 'local' },
  { id: 'searches', keys: [keys.RECENT_SEARCHES_KEY], place: 'local' },
  { id: 'feedback', keys: [keys.FEEDBACK_KEY], place: 'local' },
  { id: 'usage', keys: [keys.USAGE_KEY], place: 'local' },
  { id: 'ad', keys: [keys.AD_SHAPE_KEY], place: 'session' },
  { id: 'worker', keys: [keys.WORKER_KEY], place: 'session' },
  {
    id: 'reload',
    keys: [keys.TYPED_SEARCH_KEY, keys.PRESS_AGAIN_KEY, keys.RELOADED_KEY, keys.GONE_KEY],
    place: 'session',
  },
] as const satisfies readonly { id: string; keys: readonly string[]; place: Place }[];
