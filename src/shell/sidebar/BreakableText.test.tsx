import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableText } from './BreakableText.tsx';

test.each([
  ['DataGridPremium', '<span>Data<wbr/>Grid<wbr/>Premium</span>'],
  ['Style cells (cellClassName, valueFormatter)', 'Style cells (cellClassName, valueFormatter)'],
  [
    'Cell content: renderCell, checkboxSelectionVisibleOnly',
    '<span>Cell content: renderCell, checkbox<wbr/>Selection<wbr/>Visible<wbr/>Only</span>',
  ],
])('of %s only long names break, between their parts', (text, html) => {
  expect(renderToStaticMarkup(<BreakableText text={text} />)).toBe(html);
});
