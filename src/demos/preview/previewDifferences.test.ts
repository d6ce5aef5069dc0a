import { expect, test } from 'vitest';
import { readPreview } from './preview.ts';
import { previewDifferences } from './previewDifferences.ts';

const translate = (key: string, values?: Readonly<Record<string, string | number>>) =>
  values ? `${values.width} ${key}` : key;

test.each([
  ['', []],
  ['mode=dark&dir=rtl', ['settings.dark', 'settings.rtl']],
  ['density=dense&width=360', ['settings.dense', '360 demo.preview.px']],
  ['width=517', ['517 demo.preview.px']],
  ['locale=fr', ['français']],
  ['locale=de', ['Deutsch']],
])('a demo with %s differs in %j', (parameters, words) => {
  expect(previewDifferences(readPreview(parameters), '/x/react-charts/bars', translate)).toEqual(
    words,
  );
});
