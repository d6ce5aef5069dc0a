import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridEventListener,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Release {
  id: string;
  date: Date;
  owner: string;
  notes: string;
}

const columns: GridColDef<Release>[] = [
  { field: 'id', headerName: 'Release', flex: 1, minWidth: 95 },
  { field: 'date', headerName: 'Date', type: 'date', width: 100 },
  { field: 'owner', headerName: 'Owner', width: 105 },
];

const releases: Release[] = [
  {
    id: 'App 5.2',
    date: new Date(2025, 4, 20),
    owner: 'Wei Zhang',
    notes: 'Barcode scans work offline, and labels print in two sizes.',
  },
  {
    id: 'App 5.1',
    date: new Date(2025, 3, 29),
    owner: 'Sara Costa',
    notes: 'Returns are booked in one step. The old form is gone.',
  },
  {
    id: 'App 5.0',
    date: new Date(2025, 3, 2),
    owner: 'Wei Zhang',
    notes: 'A new start page shows the open orders of each warehouse.',
  },
];

const initialState: DataGridProProps['initialState'] = {
  columns: { columnVisibilityModel: { [GRID_DETAIL_PANEL_TOGGLE_FIELD]: false } },
};

function getDetailPanelContent({ row }: GridRowParams<Release>) {
  return <Typography sx={{ p: 2 }}>{row.notes}</Typography>;
}

function getDetailPanelHeight() {
  return 88;
}

export default function ToggleOnRowClick() {
  const apiRef = useGridApiRef();

  const toggleOnEnter: GridEventListener<'cellKeyDown'> = ({ id, field }, event) => {
    if (event.key === 'Enter' && field !== GRID_DETAIL_PANEL_TOGGLE_FIELD) {
      apiRef.current?.toggleDetailPanel(id);
    }
  };

  return (
    <div style={{ height: 320 }}>
      <DataGridPro
        aria-label="Releases"
        apiRef={apiRef}
        rows={releases}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        onCellKeyDown={toggleOnEnter}
        disableRowSelectionOnClick
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
      />
    </div>
  );
}
