import { useEffect, useRef } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridFilterItem,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Airport {
  code: string;
  city: string;
}

interface Leg {
  id: string;
  from: Airport;
  to: Airport | null;
  seats: number;
}

const airports = [
  { code: 'ATH', city: 'Athens' },
  { code: 'BGO', city: 'Bergen' },
  { code: 'CAI', city: 'Cairo' },
  { code: 'DUB', city: 'Dublin' },
  { code: 'GVA', city: 'Geneva' },
  { code: 'KRK', city: 'Krakow' },
  { code: 'OPO', city: 'Porto' },
  { code: 'RIX', city: 'Riga' },
] as const satisfies Airport[];
const [athens, bergen, cairo, dublin, geneva, krakow, porto, riga] = airports;

const airport: GridColTypeDef<Airport | null, string> = {
  width: 190,
  display: 'flex',
  sortComparator: (first: Airport | null, second: Airport | null) =>
    nameOf(first).localeCompare(nameOf(second)),
  valueFormatter: (value: Airport | null) => nameOf(value),
  // Delete on the cell starts editing with an empty text, which isn't an airport.
  valueSetter: (value: Airport | null, row: Leg, column) => ({
    ...row,
    [column.field]: value || null,
  }),
  filterOperators: [
    {
      label: 'is any of',
      value: 'isAnyOf',
      getApplyFilterFn: (item) => {
        const codes = codesOf(item);
        return codes.length === 0 ? null : (value) => value !== null && codes.includes(value.code);
      },
      getValueAsString: (codes: string[]) => codes.join(', '),
      InputComponent: AirportFilter,
    },
    {
      label: 'is empty',
      value: 'isEmpty',
      getApplyFilterFn: () => (value) => value === null,
      requiresFilterValue: false,
    },
  ],
  renderEditCell: (params) => <AirportEditor {...params} />,
};

const columns: GridColDef<Leg>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { ...airport, field: 'from', headerName: 'From' },
  { ...airport, field: 'to', headerName: 'To', editable: true },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
];

const legs: Leg[] = [
  { id: 'NV 204', from: bergen, to: dublin, seats: 138 },
  { id: 'NV 318', from: bergen, to: krakow, seats: 138 },
  { id: 'CZ 471', from: porto, to: geneva, seats: 96 },
  { id: 'CZ 480', from: porto, to: athens, seats: 174 },
  { id: 'TM 612', from: athens, to: cairo, seats: 174 },
  { id: 'TM 635', from: cairo, to: null, seats: 220 },
  { id: 'HL 905', from: dublin, to: riga, seats: 96 },
];

export default function AutocompleteColumn() {
  return (
    <div style={{ height: 474 }}>
      <DataGrid
        aria-label="Flights"
        columns={columns}
        rows={legs}
        showToolbar
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}

function AirportEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Leg, Airport | null, string>) {
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      options={airports}
      getOptionLabel={(option) => nameOf(option)}
      isOptionEqualToValue={(option, chosen) => option.code === chosen.code}
      value={airports.find(({ code }) => code === value?.code) ?? null}
      onChange={(_event, chosen) => {
        void apiRef.current.setEditCellValue({ id, field, value: chosen });
      }}
      renderInput={({ InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          variant="standard"
          inputRef={inputRef}
          sx={{ px: 1 }}
          slotProps={{
            input: { ...InputProps, disableUnderline: true, sx: { fontSize: 'inherit' } },
            htmlInput: { ...inputProps, 'aria-label': colDef.headerName },
          }}
        />
      )}
    />
  );
}

function AirportFilter({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  const codes = codesOf(item);
  return (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      disabled={disabled}
      options={airports}
      getOptionLabel={(option) => nameOf(option)}
      value={airports.filter(({ code }) => codes.includes(code))}
      onChange={(_event, chosen) => applyValue({ ...item, value: chosen.map(({ code }) => code) })}
      renderInput={(params) => (
        <TextField {...params} label="Airports" inputRef={focusElementRef} />
      )}
    />
  );
}

/** The filter stores codes, so that its model can be saved as JSON. */
function codesOf({ value }: GridFilterItem): string[] {
  return Array.isArray(value) ? value : [];
}

function nameOf(value: Airport | null): string {
  return value ? `${value.city} (${value.code})` : '';
}
