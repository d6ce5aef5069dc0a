import { expect, test } from 'vitest';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import { hintsOf } from './apiFiles.node.ts';
import { hintsAddress } from './apiAddresses.ts';

test('each row is told by its type and default, the page by what it holds', () => {
  const record = {
    kind: 'component',
    members: [
      { anchor: 'prop-size', type: 'number', default: '3' },
      { anchor: 'prop-id', type: 'string', default: null },
    ],
    slots: [{ anchor: 'slot-mark', type: 'ElementType', default: 'Mark' }],
    classes: [{ anchor: 'class-root', className: 'MuiBar-root' }],
  };
  expect(hintsOf(record as unknown as ApiRecord)).toEqual({
    '': 'component, 2 props, 1 slot, 1 class',
    'prop-size': 'number = 3',
    'prop-id': 'string',
    'slot-mark': 'ElementType = Mark',
    'class-root': '.MuiBar-root',
  });
});

test('hints lie beside the page', () => {
  expect(hintsAddress('/x/api/charts/bar-chart/')).toBe('/x/api/charts/bar-chart.hints.json');
});
