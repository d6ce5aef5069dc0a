import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  GridPreferencePanelsValue,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const initialState: DataGridProps['initialState'] = {
  columns: {
    columnVisibilityModel: Object.fromEntries(columns.map(({ field }) => [field, false])),
  },
};

const slots: DataGridProps['slots'] = { noColumnsOverlay: AllColumnsHidden };

export default function NoColumnsIllustrated() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Orders without visible columns"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={slots}
      />
    </div>
  );
}

function AllColumnsHidden() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Illustration viewBox="0 0 160 112" aria-hidden>
        <rect className="column" x="12" y="14" width="38" height="84" rx="5" />
        <rect className="column" x="61" y="14" width="38" height="84" rx="5" />
        <rect className="column" x="110" y="14" width="38" height="84" rx="5" />
        <path className="line" d="M22 28h18M71 28h18M120 28h18" />
        <path className="faint" d="M22 46h18M22 60h12M22 74h18M120 46h18M120 60h12M120 74h18" />
        <circle className="disc" cx="80" cy="62" r="27" />
        <path className="eye" d="M62 62c5-8 11-12 18-12s13 4 18 12c-5 8-11 12-18 12s-13-4-18-12z" />
        <circle className="eye" cx="80" cy="62" r="5.5" />
        <path className="gap" d="M65 79l30-34" />
        <path className="slash" d="M65 79l30-34" />
      </Illustration>
      <Typography variant="subtitle1" component="p">
        All columns are hidden
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          size="small"
          onClick={() => apiRef.current.setColumnVisibilityModel({})}
        >
          Show all
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current.showPreferences(GridPreferencePanelsValue.columns)}
        >
          Choose columns
        </Button>
      </Stack>
    </GridOverlay>
  );
}

const Illustration = styled('svg')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 160,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .column': {
      stroke: palette.text.secondary,
      strokeWidth: 2,
      strokeDasharray: '5 5',
      opacity: 0.55,
    },
    '& .line': { stroke: palette.text.secondary, strokeWidth: 4 },
    '& .faint': { stroke: palette.text.secondary, strokeWidth: 4, opacity: 0.3 },
    '& .disc': { fill: palette.background.paper, stroke: palette.primary.main, strokeWidth: 2 },
    '& .eye': { stroke: palette.primary.main, strokeWidth: 2.5 },
    '& .gap': { stroke: palette.background.paper, strokeWidth: 8 },
    '& .slash': { stroke: palette.primary.main, strokeWidth: 2.5 },
  };
});
