import type { ReportAdEvent, SlotLabel } from './adEvents.ts';
import type { Clock } from './clock.ts';

const DISPLAY_DELAY_MS = 2500;
/** The share of displays that are told, unless a configuration says otherwise. */
export const DISPLAY_RATIO = 0.1;

type DisplayContext = {
  clock: Clock;
  random: () => number;
  report: ReportAdEvent;
  displayRatio: number;
};

/** Draws whether a display is told, and tells it once the label has held for 2500 ms. What it gives calls it off. */
export function displayLater(label: SlotLabel, context: DisplayContext): () => void {
  const { clock, random, report, displayRatio } = context;
  return random() <= displayRatio
    ? clock.after(DISPLAY_DELAY_MS, () =>
        report({ name: 'ad', eventAction: 'display', eventLabel: label }),
      )
    : () => {};
}
