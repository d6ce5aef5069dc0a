import { isValidElement } from 'react';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
  type GridColDef,
  type GridColumnHeaderParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Inspection {
  id: number;
  site: string;
  inspector: string;
  result: 'Passed' | 'Defects';
  defects: string | null;
}

const columns: GridColDef<Inspection>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Expand',
    headerAlign: 'center',
    renderHeader: (params) => <ExpandAll {...params} />,
  },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 115 },
  { field: 'inspector', headerName: 'Inspector', width: 90 },
  { field: 'result', headerName: 'Result', width: 75 },
];

const inspections: Inspection[] = [
  {
    id: 1,
    site: 'Harbor crane 4',
    inspector: 'Ines Prado',
    result: 'Defects',
    defects: 'The rope shows broken wires. Replace it before the next shift.',
  },
  { id: 2, site: 'Silo 2', inspector: 'Omar Said', result: 'Passed', defects: null },
  {
    id: 3,
    site: 'Rail scale',
    inspector: 'Ines Prado',
    result: 'Defects',
    defects: 'Off by 0.4% at 20 t. A calibration is booked for Thursday.',
  },
];

function getDetailPanelContent({ row }: GridRowParams<Inspection>) {
  return row.defects === null ? null : <Typography sx={{ p: 2 }}>{row.defects}</Typography>;
}

function getDetailPanelHeight() {
  return 88;
}

export default function ExpandAllHeader() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        aria-label="Inspections"
        rows={inspections}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}

function ExpandAll({ field }: GridColumnHeaderParams<Inspection>) {
  const apiRef = useGridApiContext();
  const rowIds = useGridSelector(apiRef, gridDataRowIdsSelector);
  const contents = useGridSelector(apiRef, gridDetailPanelExpandedRowsContentCacheSelector);
  const expandedRowIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  // A row without content must not be expanded.
  const expandable = rowIds.filter((id) => isValidElement(contents[id]));
  const areAllExpanded = expandable.every((id) => expandedRowIds.has(id));

  const toggleAll = () =>
    apiRef.current.setExpandedDetailPanels(new Set(areAllExpanded ? [] : expandable));

  // The header keeps the focus, so that the arrow keys and Tab work as in other headers.
  useGridEvent(apiRef, 'columnHeaderKeyDown', (params, event) => {
    const isOnHeader = params.field === field && event.target === event.currentTarget;
    if (isOnHeader && (event.key === 'Enter' || event.key === ' ')) {
      toggleAll();
    }
  });

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      disabled={expandable.length === 0}
      aria-label={areAllExpanded ? 'Collapse all' : 'Expand all'}
      onClick={toggleAll}
    >
      {areAllExpanded ? <UnfoldLessIcon fontSize="small" /> : <UnfoldMoreIcon fontSize="small" />}
    </IconButton>
  );
}
