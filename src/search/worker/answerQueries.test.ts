import { expect, test } from 'vitest';
import type { Answer } from '#src/search/ranking/answer.ts';
import { QueryAnswerer, type SearchAddresses } from './answerQueries.ts';
import { packSearch } from '#src/search/index/packSearch.ts';

const files = packSearch(
  {
    pages: [
      {
        pathname: '/x/react-charts/bars',
        title: 'Bars',
        kind: 'page',
        product: 'charts',
        plan: null,
        groups: [],
        demos: [],
        sections: [
          { heading: '', anchor: '', depth: 1, text: 'Compare amounts.' },
          { heading: 'Stacking', anchor: 'stacking', depth: 2, text: 'One above another.' },
        ],
      },
    ],
    members: [],
  },
  ['charts'],
);
const addresses = {
  ...{ worker: 'worker', names: 'names', headings: 'headings', details: 'details' },
  texts: { charts: 'charts', general: 'general' },
} as unknown as SearchAddresses;
const CONTENTS: Record<string, unknown> = {
  headings: files.headings,
  details: files.details,
  charts: files.texts.charts,
  general: files.texts.general,
};

function setUp(missing: readonly string[] = []) {
  const answers: Answer[] = [];
  const asked: string[] = [];
  const answerer = new QueryAnswerer({
    addresses,
    fetchJson: async (address) => {
      asked.push(address);
      if (missing.includes(address)) {
        throw new Error('offline');
      }
      return CONTENTS[address];
    },
    answer: (_id, answer) => answers.push(answer),
  });
  const first = () => answers.at(-1)?.groups[0]?.hits[0]?.href;
  return { answerer, answers, asked, first };
}

test('a question that waits for the names is answered when they come, and again with the headings', async () => {
  const { answerer, answers, first } = setUp();
  await answerer.ask({ id: 1, input: 'stacking', product: null });
  expect(answers).toEqual([]);
  await answerer.start(files.names);
  expect(answers[0]).toMatchObject({ total: 0, isPartial: true });
  expect(first()).toBe('/x/react-charts/bars/#stacking');
  expect(answers.at(-1)?.isPartial).toBe(false);
});

test('texts are asked for only when names and headings have little to say, those of the open product first', async () => {
  const { answerer, asked, first } = setUp();
  await answerer.start(files.names);
  expect(asked).toEqual(['details', 'headings']);
  await answerer.ask({ id: 1, input: 'amounts', product: 'charts' });
  expect(asked).toEqual(['details', 'headings', 'charts', 'general']);
  expect(first()).toBe('/x/react-charts/bars/');
  await answerer.ask({ id: 2, input: 'another', product: 'charts' });
  expect(asked).toHaveLength(4);
});

test('a file that cannot be had leaves the others', async () => {
  const { answerer, answers, first } = setUp(['details', 'charts', 'general']);
  await answerer.start(files.names);
  await answerer.ask({ id: 1, input: 'stack', product: null });
  expect(first()).toBe('/x/react-charts/bars/#stacking');
  await answerer.ask({ id: 2, input: 'amounts', product: null });
  expect(answers.at(-1)).toMatchObject({ total: 0, isPartial: false, isLacking: true });
});

test('a file that could not be had is tried for with later questions, four times in all', async () => {
  const missing = ['charts'];
  const { answerer, answers, asked, first } = setUp(missing);
  await answerer.start(files.names);
  await answerer.ask({ id: 1, input: 'amounts', product: 'charts' });
  expect(answers.at(-1)).toMatchObject({ total: 0, isLacking: true });
  missing.pop();
  await answerer.ask({ id: 2, input: 'amounts', product: 'charts' });
  expect(first()).toBe('/x/react-charts/bars/');
  expect(answers.at(-1)?.isLacking).toBe(false);
  expect(asked.filter((address) => address === 'charts')).toHaveLength(2);

  const offline = setUp(['charts']);
  await offline.answerer.start(files.names);
  for (let id = 1; id <= 9; id += 1) {
    await offline.answerer.ask({ id, input: 'amounts', product: 'charts' });
  }
  expect(offline.asked.filter((address) => address === 'charts')).toHaveLength(4);
  expect(offline.answers.at(-1)?.isLacking).toBe(true);
});

test('the text at an address is fetched once, for its product alone, and not when a question has fetched it', async () => {
  const { answerer, asked } = setUp();
  await answerer.start(files.names);
  expect(await answerer.read('/x/react-charts/bars/#stacking')).toBe('One above another.');
  expect(await answerer.read('/x/react-charts/bars/')).toBe('Compare amounts.');
  expect(await answerer.read('/x/nowhere/')).toBeNull();
  expect(asked).toEqual(['details', 'headings', 'charts']);
  await answerer.ask({ id: 1, input: 'amounts', product: 'charts' });
  expect(asked).toEqual(['details', 'headings', 'charts', 'general']);
});

test('a text that cannot be had is asked for again with the next result', async () => {
  const missing = ['charts'];
  const { answerer } = setUp(missing);
  await answerer.start(files.names);
  expect(await answerer.read('/x/react-charts/bars/')).toBeNull();
  missing.pop();
  expect(await answerer.read('/x/react-charts/bars/')).toBe('Compare amounts.');
});
