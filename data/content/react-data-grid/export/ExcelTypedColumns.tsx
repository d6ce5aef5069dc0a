import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';

interface Meter {
  id: number;
  site: string;
  status: string;
  online: boolean;
  reading: number;
  installed: Date;
  lastContact: Date;
}

const rows: Meter[] = [
  {
    id: 1,
    site: 'Pumping station 4',
    status: 'OK',
    online: true,
    reading: 48210.25,
    installed: new Date(2021, 2, 14),
    lastContact: new Date(2025, 4, 20, 8, 15),
  },
  {
    id: 2,
    site: 'Reservoir north',
    status: 'SERVICE',
    online: true,
    reading: -12.5,
    installed: new Date(2019, 10, 2),
    lastContact: new Date(2025, 4, 20, 8, 14),
  },
  {
    id: 3,
    site: 'Weir 2',
    status: 'OUT',
    online: false,
    reading: 1904,
    installed: new Date(2023, 6, 30),
    lastContact: new Date(2025, 3, 28, 23, 59),
  },
];

const columns: GridColDef<Meter>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: [
      { value: 'OK', label: 'In order' },
      { value: 'SERVICE', label: 'Needs service' },
      { value: 'OUT', label: 'Out of order' },
    ],
  },
  { field: 'online', headerName: 'Online', type: 'boolean', width: 80 },
  { field: 'reading', headerName: 'Reading (m³)', type: 'number', width: 120 },
  { field: 'installed', headerName: 'Installed', type: 'date', width: 110 },
  { field: 'lastContact', headerName: 'Last contact', type: 'dateTime', width: 180 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'meters',
  columnsStyles: {
    reading: { numFmt: '#,##0.00', font: { bold: true } },
    installed: { numFmt: 'yyyy-mm-dd' },
  },
};
const slotProps = { toolbar: { excelOptions } };

export default function ExcelTypedColumns() {
  return (
    <div style={{ height: 280 }}>
      <DataGridPremium
        aria-label="Water meters"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        disableRowSelectionOnClick
        showToolbar
        hideFooter
      />
    </div>
  );
}
