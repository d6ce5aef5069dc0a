import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import {
  DataGrid,
  useGridApiContext,
  type GridAutosizeOptions,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';

interface Recall {
  id: string;
  product: string;
  reason: string;
  units: number;
}

const columns: GridColDef<Recall>[] = [
  { field: 'id', headerName: 'Notice', width: 110 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'reason', headerName: 'Reason', width: 160 },
  { field: 'units', headerName: 'Units', type: 'number', width: 100 },
];

const recalls: Recall[] = [
  {
    id: 'R-1041',
    product: 'Kettle K2',
    reason: 'Handle may loosen when the kettle is full',
    units: 8400,
  },
  { id: 'R-1042', product: 'Child seat Orbit', reason: 'Buckle opens under load', units: 1250 },
  { id: 'R-1043', product: 'Heat pad, 40 cm', reason: 'Thermostat fails above 60 °C', units: 3100 },
  {
    id: 'R-1044',
    product: 'Cordless drill 18 V',
    reason: 'Battery overheats while charging',
    units: 970,
  },
];

const autosizeOptions: GridAutosizeOptions = { includeOutliers: true };

function AutosizeItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        void apiRef.current.autosizeColumns({ ...autosizeOptions, columns: [colDef.field] });
      }}
    >
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Autosize this column</ListItemText>
    </MenuItem>
  );
}

export default function AutosizeFromMenu() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid
        aria-label="Product recalls"
        columns={columns}
        rows={recalls}
        autosizeOptions={autosizeOptions}
        slotProps={{ columnMenu: { slots: { columnMenuAutosizeItem: AutosizeItem } } }}
        hideFooter
      />
    </div>
  );
}
