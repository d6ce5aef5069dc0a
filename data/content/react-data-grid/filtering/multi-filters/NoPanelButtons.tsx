import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'job', headerName: 'Job', width: 140 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
  { field: 'holidays', headerName: 'Holidays', type: 'number', width: 120 },
];

const staff = makeStaff(60);

export default function NoPanelButtons() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Staff"
        columns={columns}
        rows={staff}
        showToolbar
        disableColumnMenu
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'name', field: 'name', operator: 'contains' },
                { id: 'job', field: 'job', operator: 'contains' },
              ],
            },
          },
        }}
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
            filterFormProps: { deleteIconProps: { sx: { display: 'none' } } },
          },
        }}
      />
    </div>
  );
}
