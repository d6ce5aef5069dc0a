import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const { cell, columnHeader, columnHeaderTitle, columnSeparator, footerContainer, row } =
  gridClasses;

const rules: Record<string, object> = {
  'No outer border': { border: 0 },
  'No lines between rows': {
    '--DataGrid-rowBorderColor': 'transparent',
    [`& .${footerContainer}`]: { borderTop: 0 },
  },
  'No separators': { [`& .${columnSeparator}`]: { display: 'none' } },
  'Bold headers': { [`& .${columnHeaderTitle}`]: { fontWeight: 700 } },
  'No hover color': {
    [`& .${row}:not(.Mui-selected):hover`]: { backgroundColor: 'transparent' },
  },
  'Outlined selection': {
    [`& .${row}.Mui-selected, & .${row}.Mui-selected:hover`]: {
      backgroundColor: 'transparent',
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: -2,
    },
  },
  'Less padding': { [`& .${cell}, & .${columnHeader}`]: { px: 0.5 } },
};

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 95 },
  { field: 'side', headerName: 'Side', width: 85 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
];
const trades = makeTrades(5);

export default function FrequentRules() {
  const [active, setActive] = React.useState(['No outer border', 'No separators']);
  const sx = active.map((name) => rules[name] ?? {});

  const toggle = (name: string) =>
    setActive(active.includes(name) ? active.filter((each) => each !== name) : [...active, name]);

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 460 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {Object.keys(rules).map((name) => (
          <Chip
            key={name}
            label={name}
            variant={active.includes(name) ? 'filled' : 'outlined'}
            aria-pressed={active.includes(name)}
            onClick={() => toggle(name)}
          />
        ))}
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Trades"
          rows={trades}
          columns={columns}
          sx={Object.assign({}, ...sx)}
        />
      </div>
    </div>
  );
}
