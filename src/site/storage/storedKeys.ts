/**
 * Every key under which the site keeps something in a browser. Its host may be shared with other sites, so keys begin with `x-`, but for
 * those that are promised (behaviour 4.1). `privacyPage.node.ts` says on the page about privacy what each holds.
 */
export const MODE_KEY = 'mui-mode';
export const CODE_VARIANT_KEY = 'codeVariant';
export const CODE_STYLING_KEY = 'codeStyling';
export const FONTS_KEY = 'x-fonts';
export const API_LAYOUT_KEY = 'x-api-layout';
export const API_ORDER_KEY = 'x-api-order';
export const UPGRADE_KEY = 'x-upgrade';
export const RECENT_SEARCHES_KEY = 'x-recent-searches';
export const FEEDBACK_KEY = 'x-feedback';
export const USAGE_KEY = 'x-usage';
export const WORKER_KEY = 'x-sw';
export const AD_SHAPE_KEY = 'x-ad-shape';
export const TYPED_SEARCH_KEY = 'x-typed-search';
export const PRESS_AGAIN_KEY = 'x-press-again';
export const RELOADED_KEY = 'x-reloaded';
export const GONE_KEY = 'x-gone';

/** Groups of tabs whose keys are promised. */
export const TAB_KEYS: readonly string[] = ['package-manager', 'pricing-plan'];
export const TABS_PREFIX = 'x-tabs-';

/** The key under which the chosen tab of a group is kept. */
export function tabsKey(group: string): string {
  return TAB_KEYS.includes(group) ? group : TABS_PREFIX + group;
}
