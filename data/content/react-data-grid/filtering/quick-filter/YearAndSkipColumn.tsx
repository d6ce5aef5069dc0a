import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Contract {
  id: string;
  client: string;
  service: string;
  signed: Date;
  value: number;
}

const columns: GridColDef<Contract>[] = [
  {
    field: 'id',
    headerName: 'Contract',
    width: 120,
    // The numbers begin with a year, but not with the year of the signature.
    getApplyQuickFilterFn: () => null,
  },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 150 },
  { field: 'service', headerName: 'Service', width: 150 },
  {
    field: 'signed',
    headerName: 'Signed',
    type: 'date',
    width: 120,
    getApplyQuickFilterFn: (word: string) => {
      if (!/^\d{4}$/.test(word)) {
        return null; // Other columns can match this word.
      }
      return (signed: Date) => signed.getFullYear() === Number(word);
    },
  },
  { field: 'value', headerName: 'Value (€)', type: 'number', width: 110 },
];

const contracts: Contract[] = [
  {
    id: '2023-004',
    client: 'Alder & Sons',
    service: 'Maintenance',
    signed: new Date(2024, 0, 12),
    value: 18_500,
  },
  {
    id: '2023-017',
    client: 'Harbour Hotel',
    service: 'Cleaning',
    signed: new Date(2023, 9, 3),
    value: 42_000,
  },
  {
    id: '2024-002',
    client: 'City of Leeds',
    service: 'Street lights',
    signed: new Date(2025, 1, 20),
    value: 2024,
  },
  {
    id: '2024-009',
    client: 'Northway Rail',
    service: 'Maintenance',
    signed: new Date(2024, 5, 7),
    value: 96_300,
  },
  {
    id: '2024-011',
    client: 'Quay Theatre',
    service: 'Heating',
    signed: new Date(2024, 10, 28),
    value: 27_800,
  },
  {
    id: '2025-001',
    client: 'Studio 2024',
    service: 'Cleaning',
    signed: new Date(2025, 2, 14),
    value: 6400,
  },
];

export default function YearAndSkipColumn() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Contracts"
        columns={columns}
        rows={contracts}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['2024'] } } }}
        showToolbar
      />
    </div>
  );
}
