import Box from '@mui/material/Box';
import AirIcon from '@mui/icons-material/Air';
import GrassIcon from '@mui/icons-material/Grass';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';

const icons: Record<string, typeof AirIcon> = {
  solar: WbSunnyIcon,
  wind: AirIcon,
  hydro: WaterDropIcon,
  biogas: GrassIcon,
};

function renderHeader({ field, colDef }: GridColumnHeaderParams) {
  const Icon = icons[field] ?? AirIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 'bold' }}>
      <Icon fontSize="small" color="primary" />
      {colDef.headerName}
    </Box>
  );
}

const source: Partial<GridColDef> = { type: 'number', width: 120, renderHeader };

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region (GWh)', flex: 1, minWidth: 130 },
  { ...source, field: 'solar', headerName: 'Solar' },
  { ...source, field: 'wind', headerName: 'Wind' },
  { ...source, field: 'hydro', headerName: 'Hydro' },
  { ...source, field: 'biogas', headerName: 'Biogas' },
];

const regions = [
  { id: 1, region: 'Coast', solar: 214, wind: 962, hydro: 18, biogas: 77 },
  { id: 2, region: 'Highlands', solar: 128, wind: 401, hydro: 655, biogas: 41 },
  { id: 3, region: 'River plain', solar: 389, wind: 176, hydro: 92, biogas: 203 },
  { id: 4, region: 'South', solar: 744, wind: 88, hydro: 35, biogas: 119 },
];

export default function RenderHeaderWithIcon() {
  return <DataGrid aria-label="Power by region" columns={columns} rows={regions} hideFooter />;
}
