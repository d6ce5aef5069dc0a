import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Part {
  id: string;
  /** The part that this one is built into. */
  parentId: string | null;
  name: string;
  quantity: number;
  supplier: string;
}

const parts: Part[] = [
  { id: 'C-100', parentId: null, name: 'Cargo bike', quantity: 1, supplier: 'In-house' },
  { id: 'C-210', parentId: 'C-100', name: 'Frame', quantity: 1, supplier: 'In-house' },
  { id: 'C-211', parentId: 'C-210', name: 'Steel tube', quantity: 6, supplier: 'Ironworks' },
  { id: 'C-212', parentId: 'C-210', name: 'Steel bracket', quantity: 8, supplier: 'Ironworks' },
  { id: 'C-220', parentId: 'C-100', name: 'Wheel', quantity: 2, supplier: 'Rondo' },
  { id: 'C-221', parentId: 'C-220', name: 'Rim', quantity: 1, supplier: 'Rondo' },
  { id: 'C-222', parentId: 'C-220', name: 'Spoke', quantity: 36, supplier: 'Filo' },
  { id: 'C-230', parentId: 'C-100', name: 'Box', quantity: 1, supplier: 'In-house' },
];

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 90 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
];

const byId = new Map(parts.map((part) => [part.id, part]));

const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = ({ id }) => {
  const path: string[] = [];
  for (let part = byId.get(id); part; part = byId.get(part.parentId ?? '')) {
    path.unshift(part.id);
  }
  return path;
};

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Assembly',
  flex: 1,
  minWidth: 200,
  valueFormatter: (id: string) => byId.get(id)?.name,
};

export default function ParentIds() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Parts of a cargo bike"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        rows={parts}
        columns={columns}
        rowHeight={40}
        hideFooter
      />
    </div>
  );
}
