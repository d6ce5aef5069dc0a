import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(12);

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 100 },
  { field: 'gate', headerName: 'Gate', width: 65 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 75, editable: true },
];

/** The initial value of each variable. */
const variables = {
  '--DataGrid-rowBorderColor': 'rgb(21 101 192 / 40%)',
  '--unstable_DataGrid-radius': '0px',
  '--unstable_DataGrid-headWeight': '800',
  '--DataGrid-t-header-background-base': 'rgb(21 101 192 / 16%)',
  '--DataGrid-t-color-background-base':
    'color-mix(in srgb, royalblue 12%, var(--mui-palette-background-default))',
  '--DataGrid-t-color-border-base': 'rgb(21 101 192 / 60%)',
  '--DataGrid-t-color-interactive-selected': 'rgb(46 125 50)',
  '--DataGrid-t-color-interactive-hover-opacity': '0.2',
  '--DataGrid-t-color-interactive-focus': 'rgb(230 81 0)',
};

/** The initial declaration of each class. */
const classes = {
  columnHeader: 'letter-spacing: 0.08em',
  columnHeaderTitle: 'text-transform: uppercase',
  columnSeparator: 'visibility: hidden',
  row: 'font-style: italic',
  cell: 'padding-inline: 20px',
  'cell--textRight': 'font-family: monospace',
  'cell--editable': 'text-decoration: underline dotted',
  footerContainer: 'min-height: 40px',
  selectedRowCount: 'font-weight: 700',
} satisfies Partial<Record<keyof typeof gridClasses, string>>;

const start = ruleOf('columnHeaderTitle');

export default function LiveSheet() {
  const [css, setCss] = React.useState(start);
  const [isCopied, setIsCopied] = React.useState(false);

  const change = (next: string) => {
    setCss(next);
    setIsCopied(false);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(css);
      setIsCopied(true);
    } catch {
      setIsCopied(false); // the browser refused
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '260px minmax(0, 1fr)' } }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 420 }}>
        <TextField
          select
          size="small"
          label="Add a variable or class"
          value=""
          onChange={(event) => change(`${css.trimEnd()}\n\n${ruleOf(event.target.value)}`)}
        >
          <ListSubheader>Variables</ListSubheader>
          {Object.keys(variables).map(option)}
          <ListSubheader>Classes</ListSubheader>
          {Object.keys(classes).map(option)}
        </TextField>
        <Box
          component="textarea"
          aria-label="Style sheet"
          dir="ltr"
          spellCheck={false}
          value={css}
          onChange={(event) => change(event.target.value)}
          sx={{
            flex: 1,
            p: 1.5,
            resize: 'none',
            font: '12px/1.5 monospace',
            color: 'text.primary',
            bgcolor: 'background.default',
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
          }}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={copy}>
            {isCopied ? 'Copied' : 'Copy CSS'}
          </Button>
          <Button size="small" onClick={() => change(start)}>
            Reset
          </Button>
        </Box>
      </Box>
      <Box sx={{ height: 420, minWidth: 0 }}>
        <style>{css}</style>
        <DataGrid aria-label="Departures" className="flights" rows={flights} columns={columns} />
      </Box>
    </Box>
  );
}

function option(name: string) {
  return (
    <MenuItem key={name} value={name} dense sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {name}
    </MenuItem>
  );
}

/** The class name is repeated so that the rule overrides the styles of the grid. */
function ruleOf(name: string) {
  if (isIn(variables, name)) {
    return `.flights.flights {\n  ${name}: ${variables[name]};\n}\n`;
  }
  return isIn(classes, name)
    ? `.flights.flights .${gridClasses[name]} {\n  ${classes[name]};\n}\n`
    : '';
}

function isIn<Options extends object>(
  options: Options,
  name: string | keyof Options,
): name is keyof Options {
  return name in options;
}
