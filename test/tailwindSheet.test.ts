import { expect, test } from 'vitest';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import { readCriticalCss } from '#src/shell/start/criticalCss.node.ts';
import { tailwindSheet } from '#src/demos/build/tailwind.node.ts';

test('the classes and variables of the demos in Tailwind are none of the shell', async () => {
  const sheet = await tailwindSheet([...readDocuments().values()]);
  const shell = readCriticalCss();
  for (const pattern of [/(?<![\d\w])\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi, /(--[\w-]+):/g]) {
    const own = namesIn(sheet, pattern);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => namesIn(shell, pattern).includes(name))).toEqual([]);
  }
});

test('utilities hold against all other layers, wherever in the document the sheet stands', async () => {
  const sheet = await tailwindSheet([...readDocuments().values()]);
  const order = [...sheet.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  expect([...new Set(order)]).toEqual(['theme', 'docsearch', 'mui', 'utilities']);
});

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}
