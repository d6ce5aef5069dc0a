import { inHouseAds } from '#data/ads.ts';
import { site } from '#data/site/site.ts';
import { sessionStore } from '#src/site/storage/safeStorage.ts';
import { isBot } from '#src/visitor/signals/isBot.ts';
import { refusesTracking } from '#src/visitor/signals/refusesTracking.ts';
import type { ReportAdEvent } from './adEvents.ts';
import type { AdConfig } from './AdProvider.tsx';
import { visibleClock } from './clock.ts';
import { DISPLAY_RATIO } from './displayLater.ts';
import { shapeOfVisit } from './draws.ts';

/** The configuration of ads in this browser, for this visit. */
export function browserAdConfig(report: ReportAdEvent): AdConfig {
  return {
    settings: site.ads,
    ads: inHouseAds,
    isBot: isBot(navigator.userAgent),
    refusesTracking: refusesTracking(navigator),
    shape: shapeOfVisit(sessionStore, Math.random),
    displayRatio: DISPLAY_RATIO,
    clock: visibleClock(document),
    random: Math.random,
    request: (...request) => fetch(...request),
    report,
  };
}
