import { useState } from 'react';
import {
  DataGridPro,
  gridFilterActiveItemsSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const staff = makeStaff(90, 2);

const columns: GridColDef<Employee>[] = [
  { field: 'job', headerName: 'Job', width: 120 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
];

const groupingColDef = { headerName: 'Employee', flex: 1, minWidth: 220 };

const getTreeDataPath: DataGridProProps<Employee>['getTreeDataPath'] = ({ path }) => path;

export default function SearchTree() {
  const apiRef = useGridApiRef();
  const [isSearching, setIsSearching] = useState(false);

  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Searchable employees"
        apiRef={apiRef}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={isSearching ? -1 : 0}
        onFilterModelChange={({ quickFilterValues = [] }) => {
          // The items of the model can lack a value: the filter panel adds such an item when it opens.
          const active = gridFilterActiveItemsSelector(apiRef);
          setIsSearching(active.length > 0 || quickFilterValues.length > 0);
        }}
        rows={staff}
        columns={columns}
        showToolbar
      />
    </div>
  );
}
