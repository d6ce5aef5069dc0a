/** A number from 0 to below 1, such as `Math.random` gives. */
export type Random = () => number;

/** One in ten: for clicks without a ratio of their own. */
export const DEFAULT_RATIO = 0.1;

/** Draws whether something is sent: with a ratio of 0.1 one time in ten, with 0 always. */
export function isDrawn(ratio: number, random: Random): boolean {
  return ratio === 0 || random() <= ratio;
}

/** The ratio an attribute asks for; 0.1 where it asks for none, or for something that is no number from 0 to 1. */
export function readRatio(text: string | null): number {
  const ratio = text === null || text.trim() === '' ? NaN : Number(text);
  return ratio >= 0 && ratio <= 1 ? ratio : DEFAULT_RATIO;
}
