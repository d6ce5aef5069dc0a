import { expect, test } from 'vitest';
import { latestOnly } from './searchClient.ts';

test('of what comes while there is no time only the latest is taken, and each that finds time', () => {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  const give = latestOnly<string>(
    (value) => taken.push(value),
    (run) => waiting.push(run),
  );
  const pass = () => waiting.splice(0).forEach((run) => run());
  give('r');
  give('ro');
  give('row');
  pass();
  expect(taken).toEqual(['row']);
  give('rows');
  pass();
  expect(taken).toEqual(['row', 'rows']);
  pass();
  expect(taken).toHaveLength(2);
});
