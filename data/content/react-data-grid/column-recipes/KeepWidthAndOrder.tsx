import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

interface Parcel {
  id: string;
  recipient: string;
  city: string;
  /** Kilograms. */
  weight: number;
}

type Unit = 'kg' | 'lb';
const kilogramsPerPound = 0.45359237;

/** What the user arranged; an empty layout keeps the columns as they are. */
interface Layout {
  order: string[];
  widths: Record<string, number>;
}

function makeColumns(unit: Unit): GridColDef<Parcel>[] {
  return [
    { field: 'id', headerName: 'Parcel', width: 110 },
    { field: 'recipient', headerName: 'Recipient', width: 160 },
    { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
    {
      field: 'weight',
      headerName: `Weight (${unit})`,
      type: 'number',
      width: 120,
      valueGetter: (weight: number) => (unit === 'kg' ? weight : weight / kilogramsPerPound),
      valueFormatter: (weight: number) => weight.toFixed(1),
    },
  ];
}

function withLayout(columns: GridColDef<Parcel>[], { order, widths }: Layout) {
  const placeOf = ({ field }: GridColDef<Parcel>) => {
    const place = order.indexOf(field);
    return place === -1 ? order.length : place; // new columns come last
  };
  return columns
    .map((column) => {
      const width = widths[column.field];
      return width === undefined ? column : { ...column, width, flex: 0 };
    })
    .sort((a, b) => placeOf(a) - placeOf(b));
}

const parcels: Parcel[] = [
  { id: 'PX 40711', recipient: 'Weaver & Daughters', city: 'Leeds', weight: 2.4 },
  { id: 'PX 40712', recipient: 'Clínica Sol', city: 'Valencia', weight: 11.8 },
  { id: 'PX 40715', recipient: 'Rundgren Optik', city: 'Uppsala', weight: 0.6 },
  { id: 'PX 40720', recipient: 'Brasserie du Port', city: 'Lyon', weight: 7.2 },
];

export default function KeepWidthAndOrder() {
  const apiRef = useGridApiRef();
  const [unit, setUnit] = React.useState<Unit>('kg');
  const [layout, setLayout] = React.useState<Layout>({ order: [], widths: {} });
  const columns = React.useMemo(() => withLayout(makeColumns(unit), layout), [unit, layout]);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Unit of weight"
        value={unit}
        onChange={(_event, value: Unit | null) => setUnit(value ?? unit)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="kg">Kilograms</ToggleButton>
        <ToggleButton value="lb">Pounds</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 266 }}>
        <DataGridPro
          aria-label="Parcels"
          apiRef={apiRef}
          columns={columns}
          rows={parcels}
          onColumnWidthChange={({ colDef: { field }, width }) => {
            // A tap on the separator of a column with flex reports a width that isn't displayed.
            const displayed = apiRef.current?.getColumn(field).computedWidth ?? width;
            setLayout((last) => ({ ...last, widths: { ...last.widths, [field]: displayed } }));
          }}
          onColumnOrderChange={() => {
            const order = apiRef.current?.getAllColumns().map(({ field }) => field) ?? [];
            setLayout((last) => ({ ...last, order }));
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
