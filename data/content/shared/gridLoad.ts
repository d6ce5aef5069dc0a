import { seededRandom } from './seededRandom.ts';

// Invented readings of the power grid of a region that does not exist.

export type LoadHour = {
  /** The start of the hour, local time. */
  time: Date;
  /** Gigawatts. */
  load: number;
  wind: number;
  /** Euros per megawatt hour. */
  price: number;
};

/** The hours of some days, from Monday, 3 February 2025. */
export function makeLoad(days = 14): LoadHour[] {
  const random = seededRandom(11);
  let wind = 9;
  return Array.from({ length: days * 24 }, (_, index) => {
    const hour = index % 24;
    const day = Math.floor(index / 24);
    const morning = Math.exp(-(((hour - 9) / 3.2) ** 2));
    const evening = Math.exp(-(((hour - 18.5) / 2.8) ** 2));
    const weekend = day % 7 > 4 ? 0.82 : 1;
    const load = (34 + 11 * morning + 15 * evening) * weekend + random() * 1.2;
    wind = Math.min(19, Math.max(1.5, wind + (random() - 0.5) * 2.6));
    return {
      time: new Date(2025, 1, 3 + day, hour),
      load: round(load),
      wind: round(wind),
      price: round((load - wind) * 2.4 - 22 + random() * 6),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
