import type { KeyboardEvent, MouseEvent } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Invoice {
  id: string;
  customer: string;
  due: Date;
  reminded: boolean;
}

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 230,
    display: 'flex',
    renderCell: (params) => <DueDate {...params} />,
  },
];

const invoices: Invoice[] = [
  {
    id: 'A-1042',
    customer: 'Harbour Café',
    due: new Date(2025, 3, 4),
    reminded: false,
  },
  {
    id: 'A-1047',
    customer: 'Fjord Bikes',
    due: new Date(2025, 3, 18),
    reminded: true,
  },
  {
    id: 'A-1051',
    customer: 'Studio Lumen',
    due: new Date(2025, 4, 2),
    reminded: false,
  },
];

export default function ButtonInCell() {
  return (
    <div style={{ height: 214 }}>
      <DataGrid aria-label="Unpaid invoices" columns={columns} rows={invoices} hideFooter />
    </div>
  );
}

function DueDate({
  api,
  formattedValue,
  id,
  row,
  tabIndex,
}: GridRenderCellParams<Invoice, Date, string>) {
  function remind(event: MouseEvent) {
    // A click on the button doesn't select the row.
    event.stopPropagation();
    api.updateRows([{ id, reminded: true }]);
  }

  return (
    <>
      {formattedValue}
      <Button
        size="small"
        className="ms-auto"
        tabIndex={tabIndex}
        aria-label={`${row.reminded ? 'Remind again' : 'Remind'}: ${row.customer}`}
        onKeyDown={keepSpaceForTheButton}
        onClick={remind}
      >
        {row.reminded ? 'Remind again' : 'Remind'}
      </Button>
    </>
  );
}

function keepSpaceForTheButton(event: KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}
