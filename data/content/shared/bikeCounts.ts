import { seededRandom } from './seededRandom.ts';

// Invented counts of a bicycle counter on a bridge that does not exist.

export type BikeDay = {
  date: Date;
  /** Bicycles in thousands. */
  bikes: number;
};

/** The days from 1 April 2025; on day 57, a city marathon crosses the bridge. */
export function makeBikeDays(count = 120): BikeDay[] {
  const random = seededRandom(5);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(2025, 3, 1 + index);
    const weekend = date.getDay() % 6 === 0 ? 0.55 : 1;
    const bikes = (5.5 + index / 40) * weekend * (0.7 + random() * 0.5) + (index === 57 ? 21 : 0);
    return { date, bikes: Math.round(bikes * 10) / 10 };
  });
}
