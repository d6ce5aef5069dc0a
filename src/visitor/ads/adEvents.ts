import { sendAdCrash, sendAdDisplay } from '#src/visitor/analytics/events.ts';

/** With a picture, or one text among the text. */
export type AdShape = 'image' | 'inline';

/** What a slot shows: the network's ad; the request to a blocker; an own ad; an own ad in place of the network's link to backers. */
export type AdKind = 'carbon' | 'in-house-adblock' | 'in-house' | 'in-house-carbon';

/** Where the slot stands: on top of a page's text. */
type AdPlacement = 'body-top';

/** What is counted of a slot. `carbon-body-top-image` */
export type SlotLabel = `${AdKind}-${AdPlacement}-${AdShape}`;

/** An ad was seen for a while. At most one for an impression, and already sampled: send it as it is. */
type AdDisplayEvent = { name: 'ad'; eventAction: 'display'; eventLabel: SlotLabel };

/** Drawing an ad failed. Not sampled. The label is the text `null` when the slot had none yet. */
type AdCrashEvent = { name: 'ad'; eventAction: 'crash'; eventLabel: SlotLabel | 'null' };

/** What the slot tells analytics by itself. Clicks are told by the `data-ga-event-*` attributes that `clickAttributes` gives. */
type AdEvent = AdDisplayEvent | AdCrashEvent;

/** Takes the events of the slot. */
export type ReportAdEvent = (event: AdEvent) => void;

const PLACEMENT: AdPlacement = 'body-top';

/** `labelOf('carbon', 'image')` -> `carbon-body-top-image` */
export function labelOf(kind: AdKind, shape: AdShape): SlotLabel {
  return `${kind}-${PLACEMENT}-${shape}`;
}

/** The attributes by which the delegated click listener counts clicks inside an element. */
export function clickAttributes(label: string) {
  return {
    'data-ga-event-category': 'ad',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  } as const;
}

/** Hands what the slot tells to the usage statistics. Displays come sampled, so each is sent. */
export function reportAdEvent({ eventAction, eventLabel }: AdEvent): void {
  if (eventAction === 'crash') {
    sendAdCrash(eventLabel);
  } else {
    sendAdDisplay(eventLabel);
  }
}
