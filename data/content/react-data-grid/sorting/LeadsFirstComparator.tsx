import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';

interface Owner {
  name: string;
  isLead: boolean;
}

const rows = [
  {
    id: 1,
    project: 'Warehouse move',
    budget: 84_000,
    owner: { name: 'Hugo Fontana', isLead: false },
  },
  {
    id: 2,
    project: 'Price list 2026',
    budget: 12_500,
    owner: { name: 'Iris Hossain', isLead: true },
  },
  { id: 3, project: 'Returns portal', budget: 46_000, owner: { name: 'Boris Ito', isLead: false } },
  { id: 4, project: 'Scanner rollout', budget: 31_000, owner: { name: 'Alma Grau', isLead: true } },
  { id: 5, project: 'Supplier audit', budget: 9_800, owner: { name: 'Cleo Acker', isLead: false } },
  {
    id: 6,
    project: 'Fleet leasing',
    budget: 150_000,
    owner: { name: 'Jamal Eriksen', isLead: true },
  },
];

const compareOwners: GridComparatorFn<Owner> = (one, other, oneParams, otherParams) =>
  // Leads first: `true` comes after `false`, so the two change places.
  gridNumberComparator(other.isLead, one.isLead, otherParams, oneParams) ||
  gridStringOrNumberComparator(one.name, other.name, oneParams, otherParams);

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'project', headerName: 'Project', flex: 1, minWidth: 140 },
  {
    field: 'owner',
    headerName: 'Owner',
    width: 200,
    filterable: false,
    valueFormatter: ({ name, isLead }: Owner) => (isLead ? `${name} (lead)` : name),
    sortComparator: compareOwners,
  },
  { field: 'budget', headerName: 'Budget (€)', type: 'number', width: 125 },
];

export default function LeadsFirstComparator() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Projects and their owners"
        columns={columns}
        rows={rows}
        initialState={{ sorting: { sortModel: [{ field: 'owner', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
