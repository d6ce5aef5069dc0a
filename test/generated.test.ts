import { expect, test } from 'vitest';
import { loadedModules } from './loadedModules.ts';

test.each(['scripts/generate.ts', 'scripts/prose.ts'])(
  '%s loads nothing that generate writes: on a new checkout that is not there',
  (script) => {
    const loaded = loadedModules([script], (file) => !/\.tsx?$/.test(file));
    expect(loaded.size).toBeGreaterThan(20);
    const written = [...loaded].filter(([file]) => file.startsWith('src/generated/'));
    expect(written).toEqual([]);
  },
);
