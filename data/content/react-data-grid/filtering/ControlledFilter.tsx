import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { flightStates, makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 85,
    valueFormatter: (departs: Date) =>
      departs.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  },
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...flightStates],
    width: 110,
  },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 115 },
];

const flights = makeFlights(60);

const presets = new Map<string, GridFilterItem[]>([
  ['All flights', []],
  ['Now boarding', [{ id: 1, field: 'state', operator: 'is', value: 'Boarding' }]],
  ['Over an hour late', [{ id: 1, field: 'delay', operator: '>', value: 60 }]],
  ['Gates A', [{ id: 1, field: 'gate', operator: 'startsWith', value: 'A' }]],
]);

/** The filter in words. */
function describe([item]: GridFilterItem[]): string {
  if (!item) {
    return 'No column filter';
  }
  const column = columns.find(({ field }) => field === item.field);
  // 'startsWith' is 'starts with' in words.
  const operator = item.operator.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const value = item.operator.endsWith('Empty') ? '' : ` ${item.value ?? '…'}`;
  return `${column?.headerName} ${operator}${value}`;
}

export default function ControlledFilter() {
  const [model, setModel] = useState<GridFilterModel>({ items: [] });
  const description = describe(model.items);
  const active = [...presets].find(([, preset]) => describe(preset) === description);

  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mb: 1,
          minHeight: 40,
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Filter presets"
          value={active?.[0] ?? null}
          onChange={(event, name: string | null) => {
            const items = name === null ? undefined : presets.get(name);
            if (items) {
              setModel({ ...model, items }); // keeps the quick filter
            }
          }}
        >
          {[...presets.keys()].map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="body2" role="status">
          {description}
        </Typography>
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Departures"
          columns={columns}
          rows={flights}
          filterModel={model}
          onFilterModelChange={setModel}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
