import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridInitialState } from '@mui/x-data-grid-pro';

interface Finding {
  id: string;
  asset: string;
  site: string;
  inspected: Date;
  note: string;
  details: string;
  severity: 'Low' | 'Medium' | 'High';
}

const columns: GridColDef<Finding>[] = [
  { field: 'asset', headerName: 'Asset', width: 105 },
  { field: 'note', headerName: 'Note', width: 340 },
  { field: 'site', headerName: 'Site', width: 140 },
  { field: 'inspected', headerName: 'Inspected', type: 'date', width: 115 },
  { field: 'id', headerName: 'Finding', width: 90 },
  { field: 'severity', headerName: 'Severity', width: 95 },
];

const initialState: GridInitialState = {
  pinnedColumns: { left: ['asset'], right: ['severity'] },
};

const findings: Finding[] = [
  {
    id: 'F-301',
    asset: 'Pump P-12',
    site: 'Water works east',
    inspected: new Date(2025, 2, 11),
    note: 'Seal leaks at full load.',
    details:
      'About two liters an hour collect in the tray. The spare seal is in stock and fits without machining the shaft.',
    severity: 'High',
  },
  {
    id: 'F-304',
    asset: 'Valve V-07',
    site: 'Water works east',
    inspected: new Date(2025, 2, 11),
    note: 'Handwheel turns hard.',
    details: 'Grease the stem at the next shutdown.',
    severity: 'Low',
  },
  {
    id: 'F-309',
    asset: 'Fan F-31',
    site: 'Tunnel north',
    inspected: new Date(2025, 2, 18),
    note: 'Bearing runs warm.',
    details:
      'Measured 81 degrees after an hour, 15 more than last year. Lubrication is in order, so the bearing itself is worn and has to be replaced before the summer.',
    severity: 'Medium',
  },
  {
    id: 'F-310',
    asset: 'Lift L-02',
    site: 'Tunnel north',
    inspected: new Date(2025, 2, 18),
    note: 'Door sensor reacts late.',
    details: 'Cleaned on site; the delay is within the limit again.',
    severity: 'Medium',
  },
];

const detailedFindings = findings.map((finding) => ({
  ...finding,
  note: `${finding.note} ${finding.details}`,
}));

export default function PinnedWithDynamicRows() {
  const [isDetailed, setIsDetailed] = useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={isDetailed} onChange={(_event, checked) => setIsDetailed(checked)} />
        }
        label="Details"
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Inspection findings"
          columns={columns}
          rows={isDetailed ? detailedFindings : findings}
          initialState={initialState}
          getRowHeight={() => 'auto'}
          sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
