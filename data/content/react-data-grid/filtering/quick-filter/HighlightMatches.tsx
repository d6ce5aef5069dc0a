import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, renderCell: renderMatches },
  { field: 'job', headerName: 'Job', width: 120, renderCell: renderMatches },
  {
    field: 'manager',
    headerName: 'Reports to',
    width: 160,
    valueGetter: (_value, { path }) => path.at(-2) ?? '',
    renderCell: renderMatches,
  },
  { field: 'since', headerName: 'Hired', type: 'date', width: 120, renderCell: renderMatches },
];

const staff = makeStaff(40);

export default function HighlightMatches() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Staff"
        columns={columns}
        rows={staff}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['ito', '20'] } } }}
        showToolbar
      />
    </div>
  );
}

function renderMatches({ formattedValue }: GridRenderCellParams<Employee>) {
  return <Matches text={String(formattedValue ?? '')} />;
}

function Matches({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const words: string[] = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) {
    return text;
  }
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // The brackets keep the matches, at each second place.
  const parts = text.split(new RegExp(`(${pattern})`, 'i'));
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
