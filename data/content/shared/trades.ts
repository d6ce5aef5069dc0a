// Invented trades of a commodity exchange that does not exist.

const MARKETS = [
  { commodity: 'Barley', usual: 214 },
  { commodity: 'Cocoa', usual: 7840 },
  { commodity: 'Copper', usual: 9310 },
  { commodity: 'Oats', usual: 242 },
  { commodity: 'Rubber', usual: 1725 },
  { commodity: 'Wool', usual: 6120 },
];
const DESKS = ['Lagos', 'Lima', 'Oslo', 'Osaka'];

export interface Trade {
  id: number;
  commodity: string;
  desk: string;
  side: 'Buy' | 'Sell';
  /** Tonnes. */
  quantity: number;
  /** US dollars for a tonne. */
  price: number;
  /** A day of May 2025, at midnight local time. */
  day: Date;
  settled: boolean;
}

/** The first `count` trades of an endless list, always the same. */
export function makeTrades(count: number): Trade[] {
  return Array.from({ length: count }, (_, index) => tradeOf(index + 1));
}

function tradeOf(id: number): Trade {
  const { commodity, usual } = pick(MARKETS, id, 1);
  const swing = 0.94 + (mix(id, 2) % 121) / 1000;
  return {
    id,
    commodity,
    desk: pick(DESKS, id, 3),
    side: mix(id, 4) % 5 < 3 ? 'Buy' : 'Sell',
    quantity: 5 * (1 + (mix(id, 5) % 90)),
    price: Math.round(usual * swing),
    day: new Date(2025, 4, 1 + (mix(id, 6) % 31)),
    settled: mix(id, 7) % 4 > 0,
  };
}

function pick<Item>(items: readonly Item[], id: number, salt: number): Item {
  const item = items[mix(id, salt) % items.length];
  if (item === undefined) {
    throw new Error('There is nothing to pick from an empty list.');
  }
  return item;
}

/** A whole number from 0 that looks random and depends on its two arguments alone. */
function mix(id: number, salt: number): number {
  let bits = Math.imul(id, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return (bits ^ (bits >>> 15)) >>> 0;
}
