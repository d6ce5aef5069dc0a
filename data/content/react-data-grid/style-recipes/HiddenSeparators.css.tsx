import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import styles from './HiddenSeparators.module.css';

interface Measurement {
  id: number;
  sensor: string;
  taken: string;
  value: number;
  unit: string;
}

const columns: GridColDef<Measurement>[] = [
  { field: 'sensor', headerName: 'Sensor', width: 160 },
  { field: 'taken', headerName: 'Taken', width: 150, resizable: false },
  { field: 'value', headerName: 'Value', type: 'number', width: 110 },
  { field: 'unit', headerName: 'Unit', width: 100 },
];

const measurements: Measurement[] = [
  { id: 1, sensor: 'Inlet pressure', taken: '2025-05-12', value: 4.2, unit: 'bar' },
  { id: 2, sensor: 'Outlet pressure', taken: '2025-05-12', value: 3.9, unit: 'bar' },
  { id: 3, sensor: 'Oil temperature', taken: '2025-05-13', value: 71, unit: '°C' },
  { id: 4, sensor: 'Flow rate', taken: '2025-05-13', value: 18.6, unit: 'l/s' },
];

export default function HiddenSeparators() {
  return (
    <div className={styles.demo}>
      <DataGrid
        aria-label="Measurements"
        rows={measurements}
        columns={columns}
        className={styles.measurements}
        hideFooter
      />
    </div>
  );
}
