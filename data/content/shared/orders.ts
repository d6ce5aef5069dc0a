import { pickOne, seededRandom } from './seededRandom.ts';

// Invented orders of a wholesaler that does not exist.

export const orderStatuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export interface OrderLine {
  id: number;
  product: string;
  quantity: number;
  /** Euros for one. */
  price: number;
}

export interface Order {
  id: number;
  customer: string;
  city: string;
  country: string;
  status: OrderStatus;
  /** Calendar day, at midnight local time. */
  placed: Date;
  lines: OrderLine[];
  /** Euros, of all lines. */
  total: number;
}

type Customer = Pick<Order, 'customer' | 'city' | 'country'>;
type Product = Pick<OrderLine, 'product' | 'price'>;

const CUSTOMERS: [Customer, ...Customer[]] = [
  { customer: 'Alder & Sons', city: 'Leeds', country: 'United Kingdom' },
  { customer: 'Brava Cocinas', city: 'Valencia', country: 'Spain' },
  { customer: 'Cordier Frères', city: 'Lyon', country: 'France' },
  { customer: 'Dahl Interiör', city: 'Uppsala', country: 'Sweden' },
  { customer: 'Eberle Werkstatt', city: 'Ulm', country: 'Germany' },
  { customer: 'Fiumara Casa', city: 'Bari', country: 'Italy' },
  { customer: 'Groen Wonen', city: 'Utrecht', country: 'Netherlands' },
  { customer: 'Halloran Home', city: 'Cork', country: 'Ireland' },
];
const PRODUCTS: [Product, ...Product[]] = [
  { product: 'Oak stool', price: 64 },
  { product: 'Linen curtain', price: 38.5 },
  { product: 'Reading lamp', price: 72.9 },
  { product: 'Steel shelf', price: 119 },
  { product: 'Wool rug', price: 245 },
  { product: 'Desk mat', price: 18.4 },
  { product: 'Wall clock', price: 47 },
];

/** `count` orders of the first half of 2025, newest first; the same seed gives the same orders. */
export function makeOrders(count: number, seed = 1): Order[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, index) => {
    const lines = Array.from({ length: 1 + below(4) }, (__, place) => ({
      id: place + 1,
      ...pickOne(random, PRODUCTS),
      quantity: 1 + below(12),
    }));
    return {
      id: 48_000 - index,
      ...pickOne(random, CUSTOMERS),
      status: pickOne(random, orderStatuses),
      placed: new Date(2025, 5, 30 - Math.floor((index * 180) / count)),
      lines,
      total:
        Math.round(lines.reduce((sum, line) => sum + line.quantity * line.price, 0) * 100) / 100,
    };
  });
}
