import FlightLand from '@mui/icons-material/FlightLand';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

interface Turnaround {
  id: number;
  aircraft: string;
  inbound: string;
  from: string;
  landed: string;
  outbound: string;
  to: string;
  departs: string;
}

const columns: GridColDef<Turnaround>[] = [
  { field: 'aircraft', headerName: 'Aircraft', width: 100 },
  { field: 'inbound', headerName: 'Flight', width: 90 },
  { field: 'from', headerName: 'From', width: 100 },
  { field: 'landed', headerName: 'Landed', width: 90 },
  { field: 'outbound', headerName: 'Flight', width: 90 },
  { field: 'to', headerName: 'To', width: 100 },
  { field: 'departs', headerName: 'Departs', width: 90 },
];

const turnarounds: Turnaround[] = [
  {
    id: 1,
    aircraft: 'LN-DYQ',
    inbound: 'NV 214',
    from: 'Bergen',
    landed: '06:40',
    outbound: 'NV 215',
    to: 'Riga',
    departs: '07:35',
  },
  {
    id: 2,
    aircraft: 'CS-TNX',
    inbound: 'CZ 880',
    from: 'Faro',
    landed: '07:05',
    outbound: 'CZ 881',
    to: 'Porto',
    departs: '08:00',
  },
  {
    id: 3,
    aircraft: 'G-HLAR',
    inbound: 'HL 302',
    from: 'Dublin',
    landed: '07:20',
    outbound: 'HL 417',
    to: 'Geneva',
    departs: '08:10',
  },
  {
    id: 4,
    aircraft: 'EC-MTB',
    inbound: 'TM 561',
    from: 'Milan',
    landed: '07:45',
    outbound: 'TM 562',
    to: 'Athens',
    departs: '08:50',
  },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'in',
    headerName: 'Inbound',
    description: 'The last flight of the aircraft before it parks at the gate',
    headerClassName: 'inbound',
    renderHeaderGroup: (params) => <InboundHeader {...params} />,
    children: [{ field: 'inbound' }, { field: 'from' }, { field: 'landed' }],
  },
  {
    groupId: 'out',
    headerName: 'Outbound',
    description: 'The next flight of the aircraft',
    headerClassName: ({ groupId }) => (groupId === 'out' ? 'outbound' : ''),
    headerAlign: 'center',
    children: [{ field: 'outbound' }, { field: 'to' }, { field: 'departs' }],
  },
];

const groupsSx = {
  '& .inbound': { backgroundColor: 'rgba(25, 118, 210, 0.16)' },
  '& .outbound': { backgroundColor: 'rgba(46, 125, 50, 0.16)' },
};

export default function StyledGroups() {
  return (
    <DataGrid
      aria-label="Turnarounds"
      columns={columns}
      rows={turnarounds}
      columnGroupingModel={columnGroupingModel}
      sx={groupsSx}
      hideFooter
    />
  );
}

function InboundHeader({ headerName, description }: GridColumnGroupHeaderParams) {
  return (
    <Box
      title={description}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 'fontWeightMedium' }}
    >
      <FlightLand fontSize="small" color="primary" />
      {headerName}
    </Box>
  );
}
