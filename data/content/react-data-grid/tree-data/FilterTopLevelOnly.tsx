import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks, type Task } from './projects.ts';

const columns: GridColDef<Task>[] = [
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['On time', 'Late', 'Done'],
    width: 120,
  },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

const groupingColDef = { headerName: 'Project', flex: 1, minWidth: 190 };

const initialState: DataGridProProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'status', operator: 'is', value: 'Late' }] } },
};

const getTreeDataPath: DataGridProProps<Task>['getTreeDataPath'] = ({ path }) => path;

export default function FilterTopLevelOnly() {
  const [isTopLevelOnly, setIsTopLevelOnly] = useState(false);

  return (
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isTopLevelOnly}
            onChange={(event) => setIsTopLevelOnly(event.target.checked)}
          />
        }
        label="disableChildrenFiltering"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Late projects and tasks"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={isTopLevelOnly}
          initialState={initialState}
          rows={tasks}
          columns={columns}
        />
      </div>
    </div>
  );
}
