import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const staff = makeStaff(300);

const columns: GridColDef<Employee>[] = [
  { field: 'job', headerName: 'Job', width: 120 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
  { field: 'holidays', headerName: 'Holidays', type: 'number', width: 100 },
];

const groupingColDef = { headerName: 'Employee', flex: 1, minWidth: 230 };

const getTreeDataPath: DataGridProProps<Employee>['getTreeDataPath'] = ({ path }) => path;

export default function BigOrgTree() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Employees by manager"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={2}
        rows={staff}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
