import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Shift {
  id: number;
  nurse: string;
  ward: string;
  hours: number | null;
}

const columns: GridColDef<Shift>[] = [
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 130 },
  { field: 'ward', headerName: 'Ward', width: 120, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100, editable: true },
];

const shifts: Shift[] = [
  { id: 11, nurse: 'Anna Castro', ward: 'North 2', hours: 38 },
  { id: 12, nurse: 'Bruno Lind', ward: 'North 2', hours: 30 },
  { id: 13, nurse: 'Greta Dahl', ward: 'East 1', hours: 38 },
  { id: 14, nurse: 'Paul Silva', ward: 'East 1', hours: 20 },
];

const STORAGE_KEY = 'shifts';

function readShifts(): Shift[] {
  try {
    const saved = sessionStorage.getItem(STORAGE_KEY);
    return saved ? (JSON.parse(saved) as Shift[]) : [...shifts];
  } catch {
    return [...shifts]; // On a server, with blocked storage, or if the text isn't JSON.
  }
}

/** Runs once for each row that receives a value. */
function saveShift(shift: Shift): Shift {
  if (shift.hours === null || !(shift.hours >= 0 && shift.hours <= 60)) {
    throw new Error(`${shift.nurse} keeps the old values: hours must be from 0 to 60.`);
  }
  const next = readShifts().map((each) => (each.id === shift.id ? shift : each));
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  return shift;
}

export default function PasteToSessionStorage() {
  const [rows, setRows] = useState(readShifts);
  const [message, setMessage] = useState('');

  const reset = () => {
    sessionStorage.removeItem(STORAGE_KEY);
    setRows([...shifts]);
    setMessage('');
  };

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 1, height: 356 }}
    >
      <Button variant="outlined" onClick={reset}>
        Reset
      </Button>
      <Box sx={{ flex: 1, minHeight: 0, width: '100%' }}>
        <DataGridPremium
          aria-label="Shifts"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          processRowUpdate={saveShift}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          onClipboardPasteStart={() => setMessage('')}
          onCellEditStop={() => setMessage('')}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ height: 40, color: 'error.main' }}>
        {message}
      </Typography>
    </Box>
  );
}
