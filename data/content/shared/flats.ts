import { seededRandom } from './seededRandom.ts';

// Invented offers of flats in two districts of a city that does not exist.

export type Flat = {
  id: number;
  /** Square meters. */
  x: number;
  /** Monthly rent in euros. */
  y: number;
};

/** Flats of one district: the larger, the dearer. */
export function makeFlats(count: number, pricePerMeter: number, seed: number): Flat[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, id) => {
    const size = 22 + 118 * random() ** 1.8;
    const rent = size * pricePerMeter * (0.82 + random() * 0.42) + 140;
    return { id, x: Math.round(size), y: Math.round(rent / 5) * 5 };
  });
}
