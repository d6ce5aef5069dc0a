import {
  DataGridPremium,
  GRID_TREE_DATA_GROUPING_FIELD,
  type GridColDef,
  type GridExcelExportOptions,
  type GridExceljsProcessInput,
} from '@mui/x-data-grid-premium';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';

const staff = makeStaff(12);
const getTreeDataPath = (employee: Employee) => employee.path;
const groupingColDef = { headerName: 'Name', width: 240 };

const columns: GridColDef<Employee>[] = [
  { field: 'job', headerName: 'Position', flex: 1, minWidth: 110 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
  { field: 'holidays', headerName: 'Holidays', type: 'number', width: 100 },
];

/** Runs before the grid adds its headers and rows. */
async function addTitle({ workbook, worksheet }: GridExceljsProcessInput) {
  workbook.creator = 'People department';
  worksheet.properties.defaultRowHeight = 18;
  worksheet.mergeCells('A1:D1');
  const title = worksheet.getCell('A1');
  title.value = 'Holidays 2025';
  title.font = { bold: true, size: 16 };
  worksheet.addRow([]);
}

/** Runs after the grid has added its rows. */
async function addTotal({ worksheet }: GridExceljsProcessInput) {
  const last = worksheet.rowCount;
  const row = worksheet.addRow(['Total']);
  row.getCell(4).value = { formula: `SUM(D4:D${last})` };
  row.font = { bold: true };
}

const excelOptions: GridExcelExportOptions = {
  fileName: 'holidays',
  // Users can hide and move columns, and the total adds up column D.
  fields: [GRID_TREE_DATA_GROUPING_FIELD, 'job', 'since', 'holidays'],
  exceljsPreProcess: addTitle,
  exceljsPostProcess: addTotal,
};
const slotProps = { toolbar: { excelOptions } };

export default function ExcelHeaderFooter() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Staff"
        rows={staff}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        slotProps={slotProps}
        disableRowSelectionOnClick
        showToolbar
        hideFooter
      />
    </div>
  );
}
