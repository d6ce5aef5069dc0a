import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const staff = makeStaff(60, 4);

const columns: GridColDef<Employee>[] = [
  { field: 'job', headerName: 'Job', width: 120 },
  { field: 'holidays', headerName: 'Holidays', type: 'number', width: 100 },
];

const groupingColDef = { headerName: 'Employee', flex: 1, minWidth: 220 };

const getTreeDataPath: DataGridProProps<Employee>['getTreeDataPath'] = ({ path }) => path;

/** A new function with each call, so the grid rebuilds the tree and expands these levels. */
function expandLevels(levels: number) {
  return (node: GridGroupNode) => node.depth < levels;
}

export default function ExpandLevels() {
  const [isExpanded, setIsExpanded] = useState(() => expandLevels(1));

  return (
    <div style={{ height: 420, display: 'flex', flexDirection: 'column', gap: 8 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setIsExpanded(() => expandLevels(Infinity))}>
          Expand all
        </Button>
        <Button size="small" onClick={() => setIsExpanded(() => expandLevels(1))}>
          Expand one level
        </Button>
        <Button size="small" onClick={() => setIsExpanded(() => expandLevels(0))}>
          Collapse all
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Employees, expanded by level"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isExpanded}
          rows={staff}
          columns={columns}
        />
      </div>
    </div>
  );
}
