import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const CONTRACT = 'docs/behaviour.md';
const FOLDERS = ['src', 'scripts', 'tools', 'pages', 'data', 'test', 'e2e'];
const text = readFileSync(CONTRACT, 'utf8');
const sections = new Set(
  [...text.matchAll(/^#+ (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number),
);
const rules = new Set(
  [...text.matchAll(/\*\*([A-Z])(\d+)\*\*(?: to \*\*[A-Z](\d+)\*\*)?/g)].flatMap(
    ([, letter = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => letter + (Number(first) + index),
      ),
  ),
);

type Reference = { place: string; section: string; rules: string[] };

test('whatever refers to the promised behaviour refers to something that stands there', () => {
  const references = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((file) => /\.(?:tsx?|css|mjs)$/.test(file) && !file.startsWith('src/generated'))
      .flatMap(referencesIn),
  );
  expect(references.length).toBeGreaterThan(100);
  const lost = references.flatMap(({ place, section, rules: named }) => [
    ...(sections.has(section) ? [] : [`${place}: behaviour ${section}`]),
    ...named.filter((rule) => !rules.has(rule)).map((rule) => `${place}: ${rule}`),
  ]);
  expect(lost, `in ${CONTRACT} there is none of these`).toEqual([]);
});

function referencesIn(file: string): Reference[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\bbehaviour (\d+(?:\.\d+)?)([^)*\n]*)/g)].map(
        ([, section = '', rest = '']) => ({
          place: `${file}:${index + 1}`,
          section,
          rules: rest.match(/\b[A-Z]\d+\b/g) ?? [],
        }),
      ),
    );
}
