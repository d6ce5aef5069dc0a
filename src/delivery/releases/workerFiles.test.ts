import { expect, test } from 'vitest';
import { workerFiles } from './workerFiles.node.ts';

test('the worker of another build has other bytes, that of the same build the same', () => {
  const worker = (buildId: string) => workerFiles(buildId, false).get('/x/sw.js') ?? '';
  expect(worker('a')).toMatch(/^\/\/ Build a\n/);
  expect(worker('a')).toBe(worker('a'));
  expect(worker('a')).not.toBe(worker('b'));
});

test('the worker is small, and knows nothing of pages, React or the site’s settings', () => {
  const worker = workerFiles('a', false).get('/x/sw.js') ?? '';
  expect(worker.length).toBeLessThan(3000);
  expect(worker).not.toMatch(/\b(?:document|process\.env|require)\b/);
});

test('browsers are told the build, and whether workers are switched off', () => {
  expect(workerFiles('a', false).get('/x/build-id.json')).toBe('{"buildId":"a"}\n');
  expect(workerFiles('a', false).get('/x/sw-off.json')).toBe('{"off":false}\n');
  expect(workerFiles('a', true).get('/x/sw-off.json')).toBe('{"off":true}\n');
});
