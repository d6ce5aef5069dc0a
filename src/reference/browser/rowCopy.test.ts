// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { controlFor } from '#src/site/code/codeElement.ts';
import { offerCopy } from './rowCopy.ts';
import { renderClassRow } from '#src/reference/render/renderRow.node.ts';
import { typeRenderer } from '#src/reference/render/renderType.node.ts';
import { renderedRow } from '#test/renderedRows.ts';

const about = { type: typeRenderer('data-grid', 'DataGrid') };
const entry = { description: null, deprecated: null, plan: null, since: null };
const translate = (key: string, values?: Readonly<Record<string, string | number>>) =>
  values ? `${key} ${values.text}` : key;

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  document.body.innerHTML = `<ul>${[
    renderedRow({ name: 'checkboxSelection', anchor: 'prop-checkboxSelection' }),
    renderedRow({ name: 'width', anchor: 'property-width' }),
    renderClassRow(
      { ...entry, name: 'root', anchor: 'class-root', className: 'MuiBar-root' },
      about,
    ),
    renderedRow({ name: 'rowClick', anchor: 'event-rowClick' }),
  ]
    .map((row) => row.html)
    .join('')}</ul>`;
});

function row(id: string): HTMLElement {
  return document.getElementById(id)!;
}

function buttonsOf(id: string): HTMLButtonElement[] {
  return [...row(id).querySelectorAll<HTMLButtonElement>(controlFor('copy'))];
}

test.each([
  ['prop-checkboxSelection', ['checkboxSelection', 'checkboxSelection={}']],
  ['property-width', ['width', 'width: ']],
  ['class-root', ['root', '.MuiBar-root']],
  ['event-rowClick', ['rowClick']],
])('%s offers %j', (id, texts) => {
  offerCopy(row(id), translate);
  expect(buttonsOf(id).map(({ dataset }) => dataset.code)).toEqual(texts);
  expect(buttonsOf(id)[0]?.getAttribute('aria-label')).toBe(`copyText ${texts[0]}`);
});

test('one row at a time has the buttons, and one tab stop; arrow keys lead to the other', () => {
  offerCopy(row('property-width'), translate);
  offerCopy(row('prop-checkboxSelection'), translate);
  offerCopy(row('prop-checkboxSelection'), translate);
  expect(buttonsOf('property-width')).toEqual([]);
  const [name, jsx] = buttonsOf('prop-checkboxSelection') as [HTMLButtonElement, HTMLButtonElement];
  expect([name.tabIndex, jsx.tabIndex]).toEqual([0, -1]);
  name.focus();
  name.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(jsx);
  expect([name.tabIndex, jsx.tabIndex]).toEqual([-1, 0]);
});

test('a row that has the focus keeps its buttons', () => {
  offerCopy(row('property-width'), translate);
  buttonsOf('property-width')[0]?.focus();
  offerCopy(row('prop-checkboxSelection'), translate);
  expect(buttonsOf('property-width')).toHaveLength(2);
});
