import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks, type Task } from './projects.ts';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];

const groupingColDef = { headerName: 'Project', flex: 1, minWidth: 190 };

const initialState: DataGridProProps['initialState'] = {
  sorting: { sortModel: [{ field: 'days', sort: 'desc' }] },
};

const getTreeDataPath: DataGridProProps<Task>['getTreeDataPath'] = ({ path }) => path;

export default function SortTopLevelOnly() {
  const [isTopLevelOnly, setIsTopLevelOnly] = useState(true);

  return (
    <div style={{ height: 480, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isTopLevelOnly}
            onChange={(event) => setIsTopLevelOnly(event.target.checked)}
          />
        }
        label="disableChildrenSorting"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Projects by duration"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenSorting={isTopLevelOnly}
          initialState={initialState}
          rows={tasks}
          columns={columns}
          rowHeight={36}
          hideFooter
        />
      </div>
    </div>
  );
}
