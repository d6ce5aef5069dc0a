import { describe, expect, test } from 'vitest';
import { makeFlights } from './flights.ts';
import { makeOrders } from './orders.ts';
import { makePeople } from './people.ts';
import { makeStaff } from './staff.ts';
import { makeTrades } from './trades.ts';

describe.each([
  ['flights', makeFlights],
  ['orders', makeOrders],
  ['people', makePeople],
  ['staff', makeStaff],
])('%s', (_name, make) => {
  test('are the same for the same seed, others for another', () => {
    expect(make(50, 3)).toEqual(make(50, 3));
    expect(make(50, 3)).not.toEqual(make(50, 4));
  });

  test('are as many as asked for, each with an id of its own', () => {
    expect(new Set(make(120).map(({ id }) => id)).size).toBe(120);
  });
});

test('trades are the same whatever their number', () => {
  expect(makeTrades(500).slice(0, 20)).toEqual(makeTrades(20));
});

test('in a company everybody but the head stands below somebody in it', () => {
  const paths = new Set(makeStaff(200).map(({ path }) => path.join('/')));
  expect(paths.size).toBe(200);
  const lost = [...paths].filter(
    (path) => path.includes('/') && !paths.has(path.slice(0, path.lastIndexOf('/'))),
  );
  expect(lost).toEqual([]);
});

test('the total of an order is that of its lines', () => {
  for (const { lines, total } of makeOrders(50)) {
    const sum = lines.reduce((so, { quantity, price }) => so + quantity * price, 0);
    expect(total).toBeCloseTo(sum, 2);
  }
});
