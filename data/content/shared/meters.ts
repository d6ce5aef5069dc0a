// Invented electricity meters of a region that does not exist.

const TOWNS = ['Ashwick', 'Brackley Cross', 'Fenholt', 'Harrow End', 'Mossdale', 'Stonebury'];

export interface Meter {
  id: number;
  serial: string;
  town: string;
}

/** `count` meters, always the same. */
export function makeMeters(count: number): Meter[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    serial: `M-${String(index + 1).padStart(6, '0')}`,
    town: TOWNS[(index * 7 + (index >> 4)) % TOWNS.length] ?? 'Ashwick',
  }));
}

/** What a meter counted on a day, in kilowatt hours with one decimal. */
export function readingOf(meter: Meter, day: number): number {
  let bits = Math.imul(meter.id + 1, 0x9e3779b1) ^ Math.imul(day, 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 16), 0x846ca68b);
  const household = 30 + ((meter.id * 37) % 90);
  return (household + ((bits >>> 16) % 70)) / 10;
}
