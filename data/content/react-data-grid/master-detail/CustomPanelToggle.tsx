import { isValidElement } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  gridDetailPanelExpandedRowsContentCacheSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  subject: string;
  customer: string;
  answer: string | null;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 110 },
  { field: 'customer', headerName: 'Customer', width: 100 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Answer',
    width: 100,
    renderHeader: undefined,
    renderCell: (params) => <AnswerToggle {...params} />,
  },
];

const tickets: Ticket[] = [
  {
    id: 1,
    subject: 'Invoice without VAT number',
    customer: 'Corvo Ltd',
    answer: 'A corrected invoice was sent to your accountant on Tuesday.',
  },
  { id: 2, subject: 'Export stops at 1,000 rows', customer: 'Blau & Co', answer: null },
  {
    id: 3,
    subject: 'Second user for our account',
    customer: 'Halden AS',
    answer: 'Your plan includes three users. Add them under Settings, Team.',
  },
];

function getDetailPanelContent({ row }: GridRowParams<Ticket>) {
  return row.answer === null ? null : <Typography sx={{ p: 2 }}>{row.answer}</Typography>;
}

function getDetailPanelHeight() {
  return 88;
}

export default function CustomPanelToggle() {
  return (
    <div style={{ height: 310 }}>
      <DataGridPro
        aria-label="Support tickets"
        rows={tickets}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}

function AnswerToggle({ id, row }: GridRenderCellParams<Ticket>) {
  const apiRef = useGridApiContext();
  const isExpanded = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).has(id);
  const contents = useGridSelector(apiRef, gridDetailPanelExpandedRowsContentCacheSelector);

  // The grid toggles the panel for a click in this cell, and for Space.
  return (
    <Button
      size="small"
      tabIndex={-1}
      disabled={!isValidElement(contents[id])}
      aria-expanded={isExpanded}
      aria-label={`${isExpanded ? 'Hide' : 'Show'} the answer to ${row.subject}`}
      endIcon={<ExpandMoreIcon sx={{ transform: isExpanded ? 'rotate(180deg)' : 'none' }} />}
    >
      {isExpanded ? 'Hide' : 'Show'}
    </Button>
  );
}
