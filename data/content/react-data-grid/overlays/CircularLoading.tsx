import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Position {
  id: string;
  employee: string;
  grade: string;
  salary: number;
}

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Position>[] = [
  { field: 'employee', headerName: 'Employee', flex: 1, minWidth: 120 },
  { field: 'grade', headerName: 'Grade', width: 80 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 100,
    valueFormatter: (salary: number) => euros.format(salary),
  },
];

const payroll: Position[] = [
  { id: 'E-118', employee: 'Alma Bello', grade: 'E4', salary: 61200 },
  { id: 'E-124', employee: 'Dario Chen', grade: 'E3', salary: 52400 },
  { id: 'E-131', employee: 'Gita Fontana', grade: 'E5', salary: 74800 },
  { id: 'E-140', employee: 'Hugo Ito', grade: 'E2', salary: 43900 },
  { id: 'E-152', employee: 'Iris Duarte', grade: 'E3', salary: 53100 },
];

const slotProps: DataGridProps['slotProps'] = {
  loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'circular-progress' },
};

export default function CircularLoading() {
  const [positions, setPositions] = useState(payroll);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    if (!isSaving) {
      return undefined;
    }
    // Stands for a request.
    const timer = setTimeout(() => {
      setPositions((before) =>
        before.map((each) => ({ ...each, salary: Math.round(each.salary * 1.02) })),
      );
      setIsSaving(false);
    }, 1500);
    return () => clearTimeout(timer);
  }, [isSaving]);

  return (
    <Stack spacing={1} sx={{ height: 362, alignItems: 'flex-start' }}>
      <Button onClick={() => setIsSaving(true)} disabled={isSaving} sx={{ height: 36 }}>
        Raise all by 2%
      </Button>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          aria-label="Payroll"
          rows={positions}
          columns={columns}
          loading={isSaving}
          slotProps={slotProps}
          hideFooter
        />
      </div>
    </Stack>
  );
}
