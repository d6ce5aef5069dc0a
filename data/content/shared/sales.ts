import { pickOne, seededRandom } from './seededRandom.ts';

// Invented sales of a maker of outdoor gear that does not exist.

type Region = Pick<Sale, 'region' | 'country'>;
type Article = Pick<Sale, 'category' | 'product'> & { price: number };

const REGIONS: [Region, ...Region[]] = [
  { region: 'Americas', country: 'Brazil' },
  { region: 'Americas', country: 'Canada' },
  { region: 'Americas', country: 'Chile' },
  { region: 'Asia', country: 'Japan' },
  { region: 'Asia', country: 'Vietnam' },
  { region: 'Europe', country: 'Austria' },
  { region: 'Europe', country: 'Norway' },
  { region: 'Europe', country: 'Spain' },
];
const ARTICLES: [Article, ...Article[]] = [
  { category: 'Camping', product: 'Gas stove', price: 58 },
  { category: 'Camping', product: 'Headlamp', price: 34 },
  { category: 'Camping', product: 'Two-person tent', price: 329 },
  { category: 'Climbing', product: 'Harness', price: 74 },
  { category: 'Climbing', product: 'Rope 60 m', price: 189 },
  { category: 'Hiking', product: 'Backpack 45 L', price: 164 },
  { category: 'Hiking', product: 'Trekking poles', price: 92 },
];
const CHANNELS: [Sale['channel'], ...Sale['channel'][]] = ['Online', 'Retail', 'Wholesale'];

export interface Sale {
  id: number;
  category: string;
  product: string;
  region: string;
  country: string;
  channel: 'Online' | 'Retail' | 'Wholesale';
  /** A day of 2023 to 2025, at midnight local time. */
  soldOn: Date;
  units: number;
  /** Euros. */
  revenue: number;
  /** Euros. */
  profit: number;
}

/** `count` sales, oldest first; the same seed gives the same sales. */
export function makeSales(count: number, seed = 1): Sale[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const { price, ...article } = pickOne(random, ARTICLES);
    const units = 1 + Math.floor(random() * 40);
    const revenue = price * units;
    return {
      id: 7001 + index,
      ...article,
      ...pickOne(random, REGIONS),
      channel: pickOne(random, CHANNELS),
      soldOn: new Date(2023, 0, 2 + Math.floor((index * 1090) / count)),
      units,
      revenue,
      profit: Math.round(revenue * (0.12 + random() * 0.2)),
    };
  });
}
