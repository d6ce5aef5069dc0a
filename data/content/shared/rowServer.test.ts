import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRowServer, type RowQuestion } from './rowServer.ts';

interface Parcel {
  id: number;
  city: string;
  kind: string | null;
  weight: number;
  day: Date;
  sent: boolean;
}

const parcels: Parcel[] = [
  { id: 1, city: 'Lima', kind: 'box', weight: 5, day: new Date(2025, 4, 3), sent: true },
  { id: 2, city: 'Oslo', kind: 'tube', weight: 2, day: new Date(2025, 4, 1), sent: false },
  { id: 3, city: 'Lima', kind: null, weight: 9, day: new Date(2025, 4, 2), sent: false },
  { id: 4, city: 'Osaka', kind: 'box', weight: 2, day: new Date(2025, 4, 3), sent: true },
  { id: 5, city: 'Lima', kind: 'tube', weight: 7, day: new Date(2025, 4, 4), sent: false },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function server(options: object = {}) {
  return createRowServer({ rows: parcels, latency: 100, ...options });
}

async function ask(question: RowQuestion, options: object = {}) {
  const answer = server(options).getRows(question);
  await vi.runAllTimersAsync();
  return answer;
}

async function idsOf(question: RowQuestion, options: object = {}) {
  return (await ask(question, options)).rows.map(({ id }) => id);
}

describe('pages', () => {
  test('by page, by index and whole', async () => {
    expect(await idsOf({ paginationModel: { page: 1, pageSize: 2 } })).toEqual([3, 4]);
    expect(await idsOf({ start: 1, end: 3 })).toEqual([2, 3, 4]);
    expect(await idsOf({ start: 4, end: 9, paginationModel: { page: 0, pageSize: 2 } })).toEqual([
      5,
    ]);
    expect(await idsOf({})).toEqual([1, 2, 3, 4, 5]);
  });

  test('by cursor, which leads from one page to the next until there is none', async () => {
    const paginationModel = { page: 0, pageSize: 2 };
    const first = await ask({ paginationModel });
    expect(first.pageInfo).toEqual({ hasNextPage: true, nextCursor: 'after-2' });
    const second = await ask({ start: first.pageInfo.nextCursor, paginationModel });
    expect(second.rows.map(({ id }) => id)).toEqual([3, 4]);
    const third = await ask({ start: second.pageInfo.nextCursor, paginationModel });
    expect(third.rows.map(({ id }) => id)).toEqual([5]);
    expect(third.pageInfo).toEqual({ hasNextPage: false });
  });

  test('with a count that is known, unknown or estimated', async () => {
    expect((await ask({})).rowCount).toBe(5);
    expect((await ask({}, { count: 'unknown' })).rowCount).toBe(-1);
    expect(await ask({}, { count: 'estimated' })).toMatchObject({
      rowCount: -1,
      estimatedRowCount: 100,
    });
  });
});

test('rows are sorted by several fields, equal ones keep their order, and nothing comes last', async () => {
  const byCity = [
    { field: 'city', sort: 'asc' },
    { field: 'weight', sort: 'desc' },
  ] as const;
  expect(await idsOf({ sortModel: byCity })).toEqual([3, 5, 1, 4, 2]);
  expect(await idsOf({ sortModel: [{ field: 'kind', sort: 'desc' }] })).toEqual([2, 5, 1, 4, 3]);
  expect(await idsOf({ sortModel: [{ field: 'day', sort: 'asc' }] })).toEqual([2, 3, 1, 4, 5]);
  expect(await idsOf({ sortModel: [{ field: 'day', sort: null }] })).toEqual([1, 2, 3, 4, 5]);
});

describe('a filter', () => {
  test.each<[field: string, operator: string, value: unknown, ids: number[]]>([
    ['city', 'contains', 'OS', [2, 4]],
    ['city', 'doesNotContain', 'os', [1, 3, 5]],
    ['city', 'equals', 'lima', [1, 3, 5]],
    ['city', 'doesNotEqual', 'lima', [2, 4]],
    ['city', 'startsWith', 'os', [2, 4]],
    ['city', 'endsWith', 'o', [2]],
    ['city', 'isAnyOf', ['Oslo', 'Osaka'], [2, 4]],
    ['kind', 'isEmpty', undefined, [3]],
    ['kind', 'isNotEmpty', undefined, [1, 2, 4, 5]],
    ['kind', 'is', 'box', [1, 4]],
    ['kind', 'not', 'box', [2, 3, 5]],
    ['sent', 'is', 'true', [1, 4]],
    ['weight', '=', '2', [2, 4]],
    ['weight', '!=', 2, [1, 3, 5]],
    ['weight', '>', 5, [3, 5]],
    ['weight', '>=', 5, [1, 3, 5]],
    ['weight', '<', 5, [2, 4]],
    ['weight', '<=', 5, [1, 2, 4]],
    ['day', 'is', '2025-05-03', [1, 4]],
    ['day', 'not', new Date(2025, 4, 3), [2, 3, 5]],
    ['day', 'after', '2025-05-03', [5]],
    ['day', 'onOrAfter', '2025-05-03', [1, 4, 5]],
    ['day', 'before', '2025-05-03', [2, 3]],
    ['day', 'onOrBefore', '2025-05-03', [1, 2, 3, 4]],
    ['weight', '>', '', [1, 2, 3, 4, 5]],
    ['city', 'isAnyOf', [], [1, 2, 3, 4, 5]],
  ])('%s %s %s', async (field, operator, value, ids) => {
    expect(await idsOf({ filterModel: { items: [{ field, operator, value }] } })).toEqual(ids);
  });

  const items = [
    { field: 'city', operator: 'equals', value: 'Lima' },
    { field: 'weight', operator: '<', value: 6 },
  ];

  test('of two conditions joins them, or takes either', async () => {
    expect(await idsOf({ filterModel: { items } })).toEqual([1]);
    const logicOperator = 'or' as NonNullable<RowQuestion['filterModel']>['logicOperator'];
    expect(await idsOf({ filterModel: { items, logicOperator } })).toEqual([1, 2, 3, 4, 5]);
  });

  test('of quick words looks into every field', async () => {
    const filterModel = { items: [], quickFilterValues: ['box', 'osa'] };
    expect(await idsOf({ filterModel })).toEqual([4]);
  });

  test('changes the count', async () => {
    expect((await ask({ filterModel: { items } })).rowCount).toBe(1);
  });

  test('with an unknown operator is refused', async () => {
    const filterModel = { items: [{ field: 'city', operator: 'near', value: 'Lima' }] };
    const refused = expect(server().getRows({ filterModel })).rejects.toThrow(
      'The server does not know the operator "near".',
    );
    await vi.runAllTimersAsync();
    await refused;
  });
});

describe('groups', () => {
  const groupFields = ['city', 'kind'];

  test('come level by level, with the number of rows below them and their totals', async () => {
    const question = { groupFields, aggregationModel: { weight: 'sum' } };
    expect((await ask({ ...question, groupKeys: [] })).rows).toEqual([
      { id: 'Lima', city: 'Lima', groupKey: 'Lima', childrenCount: 3, totals: { weight: 21 } },
      { id: 'Oslo', city: 'Oslo', groupKey: 'Oslo', childrenCount: 1, totals: { weight: 2 } },
      { id: 'Osaka', city: 'Osaka', groupKey: 'Osaka', childrenCount: 1, totals: { weight: 2 } },
    ]);
    expect((await ask({ ...question, groupKeys: ['Lima'] })).rows).toMatchObject([
      { id: 'Lima/box', kind: 'box', childrenCount: 1, totals: { weight: 5 } },
      { id: 'Lima/', kind: null, childrenCount: 1, totals: { weight: 9 } },
      { id: 'Lima/tube', kind: 'tube', childrenCount: 1, totals: { weight: 7 } },
    ]);
    expect((await ask({ ...question, groupKeys: ['Lima', 'tube'] })).rows).toMatchObject([
      { id: 5, weight: 7, childrenCount: 0 },
    ]);
  });

  test('are sorted, filtered and, at the root, paged', async () => {
    const question: RowQuestion = {
      groupFields,
      sortModel: [{ field: 'city', sort: 'desc' }],
      filterModel: { items: [{ field: 'kind', operator: 'isNotEmpty' }] },
      paginationModel: { page: 0, pageSize: 2 },
    };
    const answer = await ask(question);
    expect(answer.rows.map(({ id }) => id)).toEqual(['Oslo', 'Osaka']);
    expect(answer.rowCount).toBe(3);
    expect(await idsOf({ ...question, groupKeys: ['Lima'], start: 0, end: 0 })).toEqual([
      'Lima/box',
      'Lima/tube',
    ]);
  });
});

describe('a tree', () => {
  const rows = ['a', 'a/b', 'a/b/c', 'a/d', 'e'].map((path, index) => ({
    id: path,
    size: index,
    path: path.split('/'),
  }));
  const tree = createRowServer({ rows, latency: 0, pathOf: ({ path }) => path });

  async function level(question: RowQuestion) {
    const answer = tree.getRows(question);
    await vi.runAllTimersAsync();
    return (await answer).rows.map(({ id, childrenCount }) => [id, childrenCount]);
  }

  test('comes level by level', async () => {
    expect(await level({})).toEqual([
      ['a', 2],
      ['e', 0],
    ]);
    expect(await level({ groupKeys: ['a'] })).toEqual([
      ['a/b', 1],
      ['a/d', 0],
    ]);
    expect(await level({ groupKeys: ['a', 'b', 'c'] })).toEqual([]);
  });

  test('keeps what leads to a wanted row', async () => {
    const filterModel = { items: [{ field: 'id', operator: 'equals', value: 'a/b/c' }] };
    expect(await level({ filterModel })).toEqual([['a', 1]]);
    expect(await level({ filterModel, groupKeys: ['a'] })).toEqual([['a/b', 1]]);
  });

  test('adds up what is below', async () => {
    const answer = tree.getRows({ aggregationModel: { size: 'sum' } });
    await vi.runAllTimersAsync();
    expect((await answer).rows.map(({ totals }) => totals)).toEqual([{ size: 6 }, {}]);
  });
});

test('totals are those of all wanted rows, whatever the page', async () => {
  const totalsOf = async (name: string) =>
    (
      await ask({
        aggregationModel: { weight: name },
        filterModel: { items: [{ field: 'city', operator: 'is', value: 'Lima' }] },
        paginationModel: { page: 0, pageSize: 1 },
      })
    ).aggregateRow;
  expect(await totalsOf('sum')).toEqual({ weight: 21 });
  expect(await totalsOf('avg')).toEqual({ weight: 7 });
  expect(await totalsOf('min')).toEqual({ weight: 5 });
  expect(await totalsOf('max')).toEqual({ weight: 9 });
  expect(await totalsOf('size')).toEqual({ weight: 3 });
});

describe('an update', () => {
  test('is stored for whoever asks next, and the rows it was made of stay as they were', async () => {
    const table = server();
    const update = table.updateRow({ rowId: 2, updatedRow: { weight: 4 } });
    await vi.runAllTimersAsync();
    expect(await update).toMatchObject({ id: 2, city: 'Oslo', weight: 4 });
    const next = table.getRows({ start: 1, end: 1 });
    await vi.runAllTimersAsync();
    expect((await next).rows).toMatchObject([{ id: 2, weight: 4 }]);
    expect(parcels[1]?.weight).toBe(2);
  });

  test('of a row that is not there is refused', async () => {
    const refused = expect(server().updateRow({ rowId: 9, updatedRow: {} })).rejects.toThrow(
      'The server has no row 9.',
    );
    await vi.runAllTimersAsync();
    await refused;
  });
});
