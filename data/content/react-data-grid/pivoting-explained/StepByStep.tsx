import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { eightSales, saleColumns } from './eightSales.ts';

/** One field per step. */
const steps: { title: string; add: Partial<GridPivotModel> }[] = [
  { title: 'Eight rows, one per sale.', add: {} },
  { title: 'Product in Rows: one row per product.', add: { rows: [{ field: 'product' }] } },
  {
    title: 'Sales in Values: the sum for each product.',
    add: { values: [{ field: 'sales', aggFunc: 'sum' }] },
  },
  {
    title: 'Region in Columns: one column per region.',
    add: { columns: [{ field: 'region' }] },
  },
  { title: 'Size in Rows: each product has its sizes.', add: { rows: [{ field: 'size' }] } },
  {
    title: 'Quarter in Columns: each region has its quarters.',
    add: { columns: [{ field: 'quarter', sort: 'asc' }] },
  },
  {
    title: 'Profit in Values: a second column per quarter.',
    add: { values: [{ field: 'profit', aggFunc: 'sum' }] },
  },
];

function modelOf(step: number): GridPivotModel {
  const added = steps.slice(0, step + 1).map(({ add }) => add);
  return {
    rows: added.flatMap(({ rows = [] }) => rows),
    columns: added.flatMap(({ columns = [] }) => columns),
    values: added.flatMap(({ values = [] }) => values),
  };
}

const models = steps.map((_, step) => modelOf(step));
const parts = ['rows', 'columns', 'values'] as const;
const rightAligned = { align: 'right', headerAlign: 'right' } as const;

export default function StepByStep() {
  const [step, setStep] = useState(0);
  const model = models[step] ?? modelOf(step);

  return (
    <Stack spacing={1} sx={{ height: 766 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: 64 }}>
        <Button variant="outlined" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          disabled={step === steps.length - 1}
          onClick={() => setStep(step + 1)}
        >
          Next
        </Button>
        <Typography role="status" variant="body2">
          {step}. {steps[step]?.title}
        </Typography>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Eight sales"
          rows={eightSales}
          columns={saleColumns}
          pivotModel={model}
          pivotActive={step > 0}
          pivotingColDef={rightAligned}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        role="region"
        tabIndex={0}
        aria-label="Pivot model"
        sx={{ m: 0, height: 150, overflow: 'auto', typography: 'caption', fontFamily: 'monospace' }}
      >
        {parts
          .flatMap((part) => [
            `${part}:`,
            ...model[part].map((item) => `  ${JSON.stringify(item)}`),
          ])
          .join('\n')}
      </Box>
    </Stack>
  );
}
