import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Incident {
  id: string;
  site: string;
  severity: 'Low' | 'Medium' | 'High';
  report: string;
}

const chipColors = { Low: 'success', Medium: 'warning', High: 'error' } as const;

const columns: GridColDef<Incident>[] = [
  { field: 'id', headerName: 'Incident', width: 90 },
  { field: 'site', headerName: 'Site', width: 105 },
  {
    field: 'severity',
    headerName: 'Severity',
    width: 110,
    renderCell: ({ row }) => (
      <Chip size="small" label={row.severity} color={chipColors[row.severity]} />
    ),
  },
  { field: 'report', headerName: 'Report', flex: 1, minWidth: 240 },
];

export default function AutoHeightRows() {
  return (
    <div style={{ height: 440 }}>
      <DataGrid
        aria-label="Incidents"
        columns={columns}
        rows={incidents}
        getRowHeight={fitContent}
        hideFooter
        sx={{
          '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': { py: 1 },
          '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell': { py: '15px' },
          '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': { py: '22px' },
        }}
      />
    </div>
  );
}

function fitContent() {
  return 'auto' as const;
}

const incidents: Incident[] = [
  {
    id: 'INC-318',
    site: 'Dock 2',
    severity: 'Medium',
    report:
      'Forklift clipped the corner of rack 14. Nobody was hurt. The lower beam is bent and the bay is closed until the rack inspector has been.',
  },
  { id: 'INC-319', site: 'Canteen', severity: 'Low', report: 'Wet floor, sign was missing.' },
  {
    id: 'INC-320',
    site: 'Paint shop',
    severity: 'High',
    report:
      'Solvent alarm at 04:12. The night shift left by the north door as trained and was complete at the meeting point after three minutes. The fan of booth 3 had stopped because its belt had torn. Booth 3 stays closed; booths 1 and 2 run with a fire watch until the other belts have been replaced.',
  },
  {
    id: 'INC-321',
    site: 'Yard',
    severity: 'Low',
    report: 'Truck left without chocks being put away. Driver and carrier have been informed.',
  },
  {
    id: 'INC-322',
    site: 'Press line',
    severity: 'Medium',
    report:
      'Light curtain of press 6 answered late in the weekly test. The press was locked out and the curtain replaced on the same shift.',
  },
];
