import { expect, test } from 'vitest';
import { usesOf } from './demoUses.node.ts';

test('imports, props, slots and properties of typed objects are known with the product of their package', () => {
  const source = `import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { BarChart as Bars } from '@mui/x-charts/BarChart';
import { Unstable_FunnelChart } from '@mui/x-charts-pro';
import Button from '@mui/material/Button';
const columns: readonly GridColDef<Row>[] = [{ field: 'id' }, { 'width': 3, ...rest }];
const last = { sortable: false } satisfies GridColDef;
export default function Demo() {
  return (
    <Button size="small">
      <Bars series={[]} slots={{ legend: Legend }} {...more}>
        <DataGridPro columns={columns} />
      </Bars>
    </Button>
  );
}`;
  expect([...usesOf(source)].sort()).toEqual([
    'charts:BarChart',
    'charts:BarChart.series',
    'charts:BarChart.slots',
    'charts:BarChart.slots.legend',
    'charts:FunnelChart',
    'data-grid:DataGridPro',
    'data-grid:DataGridPro.columns',
    'data-grid:GridColDef',
    'data-grid:GridColDef.field',
    'data-grid:GridColDef.sortable',
    'data-grid:GridColDef.width',
  ]);
});
