import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

interface Patient {
  id: number;
  name: string;
  ward: string;
  bed: string;
  note: string;
}

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', flex: 1, minWidth: 130 },
  { field: 'ward', headerName: 'Ward', width: 120 },
  { field: 'bed', headerName: 'Bed', width: 80 },
  {
    field: 'call',
    headerName: 'Call',
    width: 100,
    sortable: false,
    renderCell: ({ row, tabIndex }) => <CallButton name={row.name} tabIndex={tabIndex} />,
  },
];

const patients: Patient[] = [
  { id: 301, name: 'Anna Berg', ward: 'Cardiology', bed: 'C-12', note: 'Echo at 10:30' },
  { id: 302, name: 'Jonas Beck', ward: 'Surgery', bed: 'S-04', note: 'Fasting from midnight' },
  { id: 303, name: 'Mei Tanaka', ward: 'Surgery', bed: 'S-07', note: 'Remove drain today' },
  { id: 304, name: 'Paul Meyer', ward: 'Neurology', bed: 'N-02', note: 'MRI results due' },
];

function CallButton({ name, tabIndex }: { name: string; tabIndex: number }) {
  const [isCalled, setIsCalled] = useState(false);

  return (
    <Button
      size="small"
      aria-label={`${isCalled ? 'Called' : 'Call'} ${name}`}
      tabIndex={tabIndex}
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()} // or the grid moves the focus
      onClick={(event) => {
        event.stopPropagation(); // no cellClick and no rowClick
        setIsCalled(true);
      }}
    >
      {isCalled ? 'Called' : 'Call'}
    </Button>
  );
}

export default function OpenRowDetails() {
  const [patient, setPatient] = useState<Patient>();
  const [isOpen, setIsOpen] = useState(false);

  const open = (row: Patient) => {
    setPatient(row);
    setIsOpen(true);
  };

  const handleRowClick: GridEventListener<'rowClick'> = (params) => open(params.row);

  const handleCellKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key === 'Enter' && params.field !== 'call') {
      open(params.row);
    }
  };

  return (
    <div style={{ height: 268 }}>
      <DataGrid
        aria-label="Patients"
        rows={patients}
        columns={columns}
        onRowClick={handleRowClick}
        onCellKeyDown={handleCellKeyDown}
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle>{patient?.name}</DialogTitle>
        <DialogContent>{patient?.note}</DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
