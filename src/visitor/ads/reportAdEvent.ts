import { sendAdCrash, sendAdDisplay } from '#src/visitor/analytics/adEvents.ts';
import type { AdEvent } from './adEvents.ts';

/** Hands what the slot tells to the usage statistics. Displays come sampled, so each is sent. */
export function reportAdEvent({ eventAction, eventLabel }: AdEvent): void {
  if (eventAction === 'crash') {
    sendAdCrash(eventLabel);
  } else {
    sendAdDisplay(eventLabel);
  }
}
