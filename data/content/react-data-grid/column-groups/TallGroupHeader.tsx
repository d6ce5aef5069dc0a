import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

interface Station {
  id: number;
  station: string;
  low: number;
  high: number;
  rain: number;
  hours: number;
}

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', width: 140 },
  { field: 'low', headerName: 'Low (°C)', type: 'number', width: 110 },
  { field: 'high', headerName: 'High (°C)', type: 'number', width: 110 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
  { field: 'hours', headerName: 'Wet hours', type: 'number', width: 110 },
];

const stations: Station[] = [
  { id: 1, station: 'Harbour', low: 4.1, high: 9.8, rain: 12.4, hours: 7 },
  { id: 2, station: 'Airfield', low: 1.7, high: 11.2, rain: 8.9, hours: 5 },
  { id: 3, station: 'Ridge', low: -3.2, high: 4.6, rain: 21.7, hours: 13 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature',
    description: 'Two meters above ground',
    renderHeaderGroup: (params) => <TwoLines {...params} />,
    children: [{ field: 'low' }, { field: 'high' }],
  },
  {
    groupId: 'precipitation',
    headerName: 'Precipitation',
    description: 'Since 6 a.m. of the day before',
    renderHeaderGroup: (params) => <TwoLines {...params} />,
    children: [{ field: 'rain' }, { field: 'hours' }],
  },
];

export default function TallGroupHeader() {
  return (
    <DataGrid
      aria-label="Weather stations"
      columns={columns}
      rows={stations}
      columnGroupingModel={columnGroupingModel}
      columnHeaderHeight={36}
      columnGroupHeaderHeight={72}
      hideFooter
    />
  );
}

function TwoLines({ headerName, description }: GridColumnGroupHeaderParams) {
  return (
    <Box sx={{ lineHeight: 1.4, whiteSpace: 'normal' }}>
      <Box sx={{ fontWeight: 'fontWeightMedium' }}>{headerName}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{description}</Box>
    </Box>
  );
}
