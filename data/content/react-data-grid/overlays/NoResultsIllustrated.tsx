import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(80);

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 140 },
];

const initialState: DataGridProps['initialState'] = {
  filter: {
    filterModel: { items: [{ field: 'quantity', operator: '>', value: '5000' }] },
  },
};

const slots: DataGridProps['slots'] = { noResultsOverlay: NothingMatches };

export default function NoResultsIllustrated() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Trades"
        rows={trades}
        columns={columns}
        initialState={initialState}
        slots={slots}
      />
    </div>
  );
}

function NothingMatches() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const columnOf = useGridSelector(apiRef, gridColumnLookupSelector);
  const filters = items.map(({ field, operator, value }) =>
    [columnOf[field]?.headerName ?? field, operator, value].join(' '),
  );

  return (
    <GridOverlay>
      <Illustration viewBox="0 0 160 116" aria-hidden>
        <circle className="row" cx="56" cy="10" r="5" />
        <circle className="row" cx="80" cy="6" r="5" />
        <circle className="row" cx="104" cy="10" r="5" />
        <path className="funnel" d="M34 24h92L92 62v26l-24 10V62z" />
        <path className="mesh" d="M46 34h68M56 44h48" />
        <ellipse className="empty" cx="80" cy="108" rx="26" ry="5" />
      </Illustration>
      <Typography variant="subtitle1" component="p">
        No trade matches the filter
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {filters.join(', ')}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          size="small"
          onClick={() => apiRef.current.setFilterModel({ items: [] })}
        >
          Clear the filter
        </Button>
        <Button size="small" onClick={() => apiRef.current.showFilterPanel()}>
          Edit
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
    strokeWidth: 2.5,
    '& .row': { fill: palette.primary.main },
    '& .funnel': { fill: palette.background.paper, stroke: palette.text.secondary },
    '& .mesh': { stroke: palette.text.secondary, strokeWidth: 3, opacity: 0.4 },
    '& .empty': { stroke: palette.text.secondary, strokeWidth: 1.5, strokeDasharray: '4 4' },
  };
});
