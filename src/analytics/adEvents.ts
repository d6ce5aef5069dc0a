import { gtag } from './gtag.ts';
import { DEFAULT_RATIO, isDrawn, type Random } from './sampling.ts';

/** Says that an advertisement was seen, one time in ten unless told otherwise. */
export function sendAdDisplay(label: string, random: Random, ratio = DEFAULT_RATIO): void {
  if (isDrawn(ratio, random)) {
    gtag('event', 'ad', { eventAction: 'display', eventLabel: label });
  }
}

/** Says that drawing an advertisement failed, every time. The label is the text `null` where there was none. */
export function sendAdCrash(label: string | null | undefined): void {
  gtag('event', 'ad', { eventAction: 'crash', eventLabel: label ?? 'null' });
}
