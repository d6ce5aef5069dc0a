import * as React from 'react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const dark = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#7cc4ff' },
    background: { default: '#10151c', paper: '#19212b' },
    DataGrid: { bg: '#10151c', headerBg: '#19212b', pinnedBg: '#19212b' },
  },
});

const dense = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiDataGrid: {
      defaultProps: {
        columnHeaderHeight: 32,
        rowHeight: 36,
        showCellVerticalBorder: true,
        showColumnVerticalBorder: true,
      },
      styleOverrides: {
        root: { borderRadius: 0, fontSize: 12.5 },
        cell: { paddingInline: 6, fontVariantNumeric: 'tabular-nums' },
        columnHeader: { paddingInline: 6 },
      },
    },
  },
});

const branded = createTheme({
  palette: {
    primary: { main: '#0b5d4b' },
    text: { primary: '#1d2b27', secondary: '#4a5a55' },
    background: { default: '#fffdf7', paper: '#fffdf7' },
    DataGrid: { bg: '#fffdf7', headerBg: '#0b5d4b', pinnedBg: '#f3efe2' },
  },
  shape: { borderRadius: 10 },
  typography: { fontFamily: 'Georgia, "Times New Roman", serif' },
  components: {
    MuiDataGrid: {
      styleOverrides: {
        root: { '& .MuiDataGrid-columnHeaders [role=row]': { backgroundColor: '#0b5d4b' } },
        columnHeader: {
          color: '#fff',
          '& .MuiIconButton-root, & .MuiCheckbox-root': { color: '#fff' },
        },
        columnHeaderTitle: { fontWeight: 700 },
        row: { '&:hover': { backgroundColor: '#f3efe2' } },
      },
    },
  },
});

const themes: Record<string, Theme | ((outer: Theme) => Theme)> = {
  default: (outer) => outer,
  dark,
  dense,
  branded,
};

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'day', headerName: 'Day', type: 'date', width: 100 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 95 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 105 },
];
const trades = makeTrades(40);

export default function ThemeGallery() {
  const [name, setName] = React.useState('branded');

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Theme"
        value={name}
        onChange={(_event, next: string | null) => next && setName(next)}
        sx={{ mb: 2 }}
      >
        {Object.keys(themes).map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <ThemeProvider theme={themes[name] ?? {}}>
          <DataGrid
            key={name}
            aria-label="Trades"
            rows={trades}
            columns={columns}
            checkboxSelection
            disableRowSelectionOnClick
          />
        </ThemeProvider>
      </div>
    </div>
  );
}
