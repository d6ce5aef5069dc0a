import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Region {
  id: number;
  region: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
  year: number;
}

const quarter: Partial<GridColDef<Region>> = { type: 'number', flex: 1, minWidth: 90 };
const columns: GridColDef<Region>[] = [
  { field: 'region', headerName: 'Region', width: 130 },
  { ...quarter, field: 'q1', headerName: 'Q1' },
  { ...quarter, field: 'q2', headerName: 'Q2' },
  { ...quarter, field: 'q3', headerName: 'Q3' },
  { ...quarter, field: 'q4', headerName: 'Q4' },
  { ...quarter, field: 'year', headerName: 'Year' },
];

const regions: Region[] = [
  { id: 1, region: 'Benelux', q1: 412, q2: 388, q3: 405, q4: 471, year: 1676 },
  { id: 2, region: 'Iberia', q1: 287, q2: 301, q3: 322, q4: 340, year: 1250 },
  { id: 3, region: 'Nordics', q1: 530, q2: 498, q3: 541, q4: 602, year: 2171 },
  { id: 4, region: 'Alps', q1: 198, q2: 214, q3: 205, q4: 251, year: 868 },
];
const pinnedRows = {
  bottom: [{ id: 0, region: 'All', q1: 1427, q2: 1401, q3: 1473, q4: 1664, year: 5965 }],
};
const initialState = { pinnedColumns: { left: ['region'], right: ['year'] } };

/** The shares of the primary color in the three backgrounds, in percent. */
const sets = {
  'Theme default': undefined,
  'Header only': { bg: 0, headerBg: 14, pinnedBg: 0 },
  'Header and pinned': { bg: 0, headerBg: 14, pinnedBg: 7 },
  'All three': { bg: 5, headerBg: 20, pinnedBg: 12 },
};

export default function ContainerColors() {
  const [name, setName] = React.useState<keyof typeof sets>('Header and pinned');
  const theme = React.useCallback((outer: Theme) => withColors(outer, sets[name]), [name]);

  return (
    <div>
      <TextField
        select
        size="small"
        label="palette.DataGrid"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof sets)}
        sx={{ width: 200, mb: 2 }}
      >
        {Object.keys(sets).map((set) => (
          <MenuItem key={set} value={set}>
            {set}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 320 }}>
        <ThemeProvider theme={theme}>
          <DataGridPro
            aria-label="Revenue by region"
            rows={regions}
            columns={columns}
            pinnedRows={pinnedRows}
            initialState={initialState}
            hideFooter
          />
        </ThemeProvider>
      </div>
    </div>
  );
}

function withColors(theme: Theme, shares: (typeof sets)['All three'] | undefined): Theme {
  const { primary, background } = (theme.vars ?? theme).palette;
  const mix = (share: number) =>
    `color-mix(in srgb, ${primary.main} ${share}%, ${background.default})`;
  const DataGrid = shares && {
    bg: mix(shares.bg),
    headerBg: mix(shares.headerBg),
    pinnedBg: mix(shares.pinnedBg),
  };
  return { ...theme, palette: { ...theme.palette, ...(DataGrid && { DataGrid }) } };
}
