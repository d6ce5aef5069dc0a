import { expect, test } from 'vitest';
import { importedNames } from './demosUsing.node.ts';

test('names are known with the product of their package', () => {
  const source = `import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { BarChart as Bars } from '@mui/x-charts/BarChart';
import { Unstable_FunnelChart } from '@mui/x-charts-pro';
import Button from '@mui/material/Button';`;
  expect([...importedNames(source)]).toEqual([
    'data-grid:DataGridPro',
    'data-grid:GridColDef',
    'charts:BarChart',
    'charts:FunnelChart',
  ]);
});
