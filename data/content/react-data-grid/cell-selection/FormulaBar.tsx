import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const columns: GridColDef[] = [
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 130 },
  ...days.map((day): GridColDef => ({ field: day, width: 72, align: 'center' })),
];

/** E is the early shift, L the late one and N the night shift. */
const roster = [
  { id: 11, nurse: 'Anna Castro', Mon: 'E', Tue: 'E', Wed: 'E', Thu: 'L', Fri: 'L' },
  { id: 12, nurse: 'Bruno Lind', Mon: 'L', Tue: 'L', Wed: 'L', Sat: 'E', Sun: 'E' },
  { id: 13, nurse: 'Greta Dahl', Wed: 'N', Thu: 'N', Fri: 'N', Sat: 'N' },
  { id: 14, nurse: 'Paul Silva', Mon: 'N', Tue: 'N', Thu: 'E', Fri: 'E', Sun: 'L' },
  { id: 15, nurse: 'Petra Keller', Tue: 'E', Wed: 'L', Fri: 'E', Sat: 'L', Sun: 'N' },
];

/** The keys of the model are strings, and a deselected cell can be there with the value `false`. */
function selectedShifts(model: GridCellSelectionModel) {
  return Object.entries(model).flatMap(([id, fields]) =>
    days.filter((day) => fields[day]).map((day) => ({ id: Number(id), day })),
  );
}

export default function FormulaBar() {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState<GridCellSelectionModel>({
    13: { Wed: true, Thu: true, Fri: true, Sat: true },
  });
  const [text, setText] = useState('N');
  const shifts = selectedShifts(model);

  const select = (next: GridCellSelectionModel) => {
    const first = selectedShifts(next)[0];
    const value: unknown = first && apiRef.current?.getCellValue(first.id, first.day);
    setModel(next);
    setText(typeof value === 'string' ? value : '');
  };

  const write = (value: string) => {
    setText(value);
    apiRef.current?.updateRows(shifts.map(({ id, day }) => ({ id, [day]: value })));
  };

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <TextField
          size="small"
          label="Shift"
          value={text}
          disabled={shifts.length === 0}
          // The new letter, whether it was typed before or after the old one.
          onChange={(event) => write(event.target.value.replace(text, '').slice(-1).toUpperCase())}
          sx={{ width: 110 }}
        />
        <Button disabled={shifts.length === 0} onClick={() => write('')}>
          Clear selected shifts
        </Button>
      </Box>
      <DataGridPremium
        aria-label="Roster"
        apiRef={apiRef}
        rows={roster}
        columns={columns}
        cellSelection
        rowSelection={false}
        cellSelectionModel={model}
        onCellSelectionModelChange={select}
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
