import { useMemo } from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const percentOperators = getGridNumericOperators()
  .filter(({ value }) => value !== 'isAnyOf') // It has another input, for several values.
  .map((operator) =>
    operator.InputComponent
      ? { ...operator, InputComponent: PercentFilterInput, InputComponentProps: undefined }
      : operator,
  );

const percent = new Intl.NumberFormat('en-IE', { style: 'percent' });
const time = new Intl.DateTimeFormat('en-IE', { hour: '2-digit', minute: '2-digit' });

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 90 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 110,
    valueFormatter: (departs: Date) => time.format(departs),
  },
  {
    field: 'load',
    headerName: 'Seats taken',
    type: 'number',
    width: 150,
    filterOperators: percentOperators,
    valueFormatter: (load: number) => percent.format(load),
  },
];

const flights = makeFlights(40);

export default function PercentInput() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Flights"
        columns={columns}
        rows={flights}
        initialState={{
          filter: { filterModel: { items: [{ field: 'load', operator: '>=', value: 0.9 }] } },
        }}
        showToolbar
      />
    </div>
  );
}

/** Shows 90 for 0.9, and applies 0.9 when the user types 90. */
function PercentFilterInput({ item, applyValue, ...other }: GridFilterInputValueProps) {
  const percentItem = useMemo(() => ({ ...item, value: times(item.value, 100) }), [item]);

  return (
    <GridFilterInputValue
      {...other}
      type="number"
      item={percentItem}
      applyValue={(next) => applyValue({ ...next, value: times(next.value, 0.01) })}
      slotProps={{ root: { size: 'small', label: 'Percent', placeholder: '0 to 100' } }}
    />
  );
}

/** Rounded, because 0.57 * 100 is 56.99999999999999. */
function times(value: unknown, factor: number): number | undefined {
  return typeof value === 'number' ? Number((value * factor).toFixed(6)) : undefined;
}
