import { gtag } from './gtag.ts';

/** Says that an advertisement was seen. The slot has drawn already which displays are told. */
export function sendAdDisplay(label: string): void {
  gtag('event', 'ad', { eventAction: 'display', eventLabel: label });
}

/** Says that drawing an advertisement failed, every time. The label is the text `null` where there was none. */
export function sendAdCrash(label: string | null | undefined): void {
  gtag('event', 'ad', { eventAction: 'crash', eventLabel: label ?? 'null' });
}
