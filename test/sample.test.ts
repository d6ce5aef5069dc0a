import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sampleFiles, sampleOf } from './sample.ts';

const pages = Array.from({ length: 100 }, (_, index) => `page ${index}`);

describe('a sample', () => {
  test.each([
    ['nothing was changed', []],
    ['little was changed', pages.slice(7, 9)],
    ['much was changed', pages.slice(20, 80)],
    ['all was changed', pages],
  ])('holds at most as many as it may, none twice, when %s', (_, changed) => {
    const some = sampleOf(pages, new Set(changed), 12, 5);
    expect(some.length).toBeLessThanOrEqual(12);
    expect(new Set(some).size).toBe(some.length);
  });

  test('holds what was changed, and others beside it', () => {
    const some = sampleOf(pages, new Set(['page 3', 'page 90']), 12, 5);
    expect(some).toEqual(expect.arrayContaining(['page 3', 'page 90']));
    expect(some.length).toBeGreaterThan(8);
  });

  test('is no smaller where everything was changed, as in a clone without history', () => {
    expect(sampleOf(pages, new Set(pages), 12, 5).length).toBe(
      sampleOf(pages, new Set(), 12, 5).length,
    );
  });

  test('is half of others when everything but a few was changed', () => {
    const untouched = ['page 0', 'page 1'];
    const changed = new Set(pages.filter((page) => !untouched.includes(page)));
    expect(sampleOf(pages, changed, 12, 5)).toEqual(expect.arrayContaining(untouched));
  });

  test('has held everything after a few turns', () => {
    const changed = new Set(pages.slice(20, 80));
    const turns = Array.from({ length: 12 }, (_, turn) => sampleOf(pages, changed, 12, turn));
    expect(new Set(turns.flat()).size).toBe(pages.length);
  });
});

test('of the files of browser tests a commit tries half, or a little less', () => {
  const files = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
  const sample = sampleFiles('e2e', files);
  expect(files).toEqual(expect.arrayContaining(sample));
  expect(new Set(sample).size).toBe(sample.length);
  expect(sample.length).toBeLessThanOrEqual(Math.ceil(files.length / 2));
  expect(sample.length).toBeGreaterThan(files.length / 4);
});
