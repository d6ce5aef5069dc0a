import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(300);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];

const byRegion: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'region', sort: 'asc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};
const byChannel: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'channel', sort: 'asc' }],
  values: [{ field: 'units', aggFunc: 'sum' }],
};
const views = new Map([
  ['Revenue by region', byRegion],
  ['Units by channel', byChannel],
]);

export default function PivotViews() {
  const [model, setModel] = useState(byRegion);
  const [isActive, setIsActive] = useState(true);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const view = [...views].find(([, each]) => each === model)?.[0] ?? 'Custom';

  return (
    <Stack spacing={1} sx={{ height: 560 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', pt: 1 }}>
        <TextField
          select
          size="small"
          label="View"
          value={view}
          onChange={({ target }) => setModel(views.get(target.value) ?? model)}
          sx={{ width: 190 }}
        >
          {[...views.keys()].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
          <MenuItem value="Custom" disabled>
            Custom
          </MenuItem>
        </TextField>
        <FormControlLabel
          control={<Switch checked={isActive} onChange={(_, checked) => setIsActive(checked)} />}
          label="Pivot mode"
        />
        <FormControlLabel
          control={
            <Switch checked={isPanelOpen} onChange={(_, checked) => setIsPanelOpen(checked)} />
          }
          label="Panel"
        />
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Sales"
          rows={sales}
          columns={columns}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotActive={isActive}
          onPivotActiveChange={setIsActive}
          pivotPanelOpen={isPanelOpen}
          onPivotPanelOpenChange={setIsPanelOpen}
          hideFooter
        />
      </div>
    </Stack>
  );
}
