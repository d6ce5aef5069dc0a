import { useCallback, useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGridPro,
  GridActionsCellItem,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Expense {
  id: number;
  what: string;
  amount: number;
}

interface Trip {
  id: number;
  traveler: string;
  destination: string;
  expenses: Expense[];
}

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Trip>[] = [
  { field: 'traveler', headerName: 'Traveler', flex: 1, minWidth: 120 },
  { field: 'destination', headerName: 'Destination', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueGetter: (_value, trip) => trip.expenses.reduce((sum, { amount }) => sum + amount, 0),
    valueFormatter: (total: number) => euros.format(total),
  },
];

const trips: Trip[] = [
  {
    id: 1,
    traveler: 'Imani Okoro',
    destination: 'Lisbon',
    expenses: [
      { id: 1, what: 'Flight', amount: 189 },
      { id: 2, what: 'Hotel, two nights', amount: 264 },
    ],
  },
  {
    id: 2,
    traveler: 'Piotr Zielak',
    destination: 'Vienna',
    expenses: [{ id: 1, what: 'Night train', amount: 119 }],
  },
  {
    id: 3,
    traveler: 'Hana Fujita',
    destination: 'Oslo',
    expenses: [{ id: 1, what: 'Flight', amount: 240 }],
  },
];

const extras = ['Taxi', 'Lunch', 'Train', 'Parking'];

const initialState: DataGridProProps['initialState'] = {
  detailPanel: { expandedRowIds: new Set([1]) },
};

function getDetailPanelContent({ row }: GridRowParams<Trip>) {
  return <Expenses trip={row} />;
}

function getDetailPanelHeight() {
  return 'auto' as const;
}

export default function AutoHeightPanels() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPro
        aria-label="Business trips"
        rows={trips}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}

function Expenses({ trip }: { trip: Trip }) {
  const apiRef = useGridApiContext();
  const tripId = trip.id;

  // The expenses are stored in the row, so they're still there after the panel was collapsed.
  const change = useCallback(
    (next: (expenses: Expense[]) => Expense[]) => {
      const expenses = apiRef.current.getRow<Trip>(tripId)?.expenses ?? [];
      apiRef.current.updateRows([{ id: tripId, expenses: next(expenses) }]);
    },
    [apiRef, tripId],
  );

  const add = () =>
    change((expenses) => {
      const id = Math.max(0, ...expenses.map((expense) => expense.id)) + 1;
      const what = extras[id % extras.length] ?? 'Other';
      return [...expenses, { id, what, amount: 10 + id * 3 }];
    });

  // A new array would reset the widths and the order of the columns.
  const expenseColumns = useMemo<GridColDef<Expense>[]>(
    () => [
      { field: 'what', headerName: 'Expense', flex: 1, minWidth: 110 },
      {
        field: 'amount',
        headerName: 'Amount',
        type: 'number',
        width: 100,
        valueFormatter: (amount: number) => euros.format(amount),
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Delete',
        width: 80,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.what}`}
            onClick={() => change((expenses) => expenses.filter((expense) => expense.id !== id))}
          />,
        ],
      },
    ],
    [change],
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 2 }}>
      <DataGridPro
        aria-label={`Expenses of ${trip.traveler}`}
        rows={trip.expenses}
        columns={expenseColumns}
        density="compact"
        hideFooter
        disableRowSelectionOnClick
      />
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={add}>
        Add expense
      </Button>
    </Box>
  );
}
