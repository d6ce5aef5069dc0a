import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface File {
  id: number;
  path: string[];
  /** In kB. */
  size: number;
  changed: Date;
}

const columns: GridColDef<File>[] = [
  { field: 'changed', headerName: 'Last change', type: 'date', width: 140 },
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 130,
    valueFormatter: (size?: number) => (size === undefined ? '' : `${size.toLocaleString()} kB`),
  },
];

const initialState = { aggregation: { model: { changed: 'max', size: 'sum' } } };
const groupingColDef = { headerName: 'File', flex: 1, minWidth: 200, aggregable: false };

const files: File[] = [
  { id: 1, path: ['photos', 'fjord.jpg'], size: 4210, changed: new Date(2025, 2, 4) },
  { id: 2, path: ['photos', 'harbor.jpg'], size: 3875, changed: new Date(2025, 4, 17) },
  { id: 3, path: ['photos', 'raw', 'fjord.dng'], size: 31_240, changed: new Date(2025, 2, 3) },
  { id: 4, path: ['photos', 'raw', 'harbor.dng'], size: 29_860, changed: new Date(2025, 4, 16) },
  { id: 5, path: ['reports', '2024.pdf'], size: 1420, changed: new Date(2025, 0, 20) },
  { id: 6, path: ['reports', 'draft.docx'], size: 260, changed: new Date(2025, 4, 28) },
  { id: 7, path: ['notes.txt'], size: 12, changed: new Date(2025, 4, 30) },
];

export default function FolderSizes() {
  return (
    <div style={{ height: 460 }}>
      <DataGridPremium
        treeData
        aria-label="Files"
        columns={columns}
        rows={files}
        getTreeDataPath={pathOf}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        rowHeight={40}
        hideFooter
      />
    </div>
  );
}

function pathOf(file: File): string[] {
  return file.path;
}
