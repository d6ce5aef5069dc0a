import { expect, test } from 'vitest';
import { readPreview } from './preview.ts';
import { previewChoices } from './previewChoices.ts';

const translate = (key: string) => key;

test('a language is offered only where the components know one', () => {
  const names = (pathname: string) => previewChoices(pathname, translate).map(({ name }) => name);
  expect(names('/x/react-tree-view/quickstart')).toEqual(['mode', 'dir', 'density', 'width']);
  expect(names('/x/react-data-grid/filtering')).toContain('locale');
});

test('every value that is offered is one that an address can name; the first is that of the site', () => {
  for (const { name, choices } of previewChoices('/x/react-data-grid/filtering', translate)) {
    expect(choices[0]?.value).toBe('');
    for (const { value } of choices.slice(1)) {
      expect(String(readPreview(`${name}=${value}`)[name])).toBe(value);
    }
  }
});

test('a language is called what it is called in itself', () => {
  const texts = previewChoices('/x/react-charts/bars', translate).flatMap(({ choices }) => choices);
  expect(texts).toContainEqual({ value: 'fr', text: 'français', lang: 'fr' });
});
