import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridOverlay,
  useGridApiContext,
  type DataGridPremiumProps,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(200);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'channel', headerName: 'Channel', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 130 },
];

const suggestions: Record<string, GridPivotModel> = {
  'Revenue by country': {
    rows: [{ field: 'country' }],
    columns: [],
    values: [{ field: 'revenue', aggFunc: 'sum' }],
  },
  'Units by channel': {
    rows: [{ field: 'channel' }],
    columns: [],
    values: [{ field: 'units', aggFunc: 'sum' }],
  },
};

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: { rows: [], columns: [], values: [] },
  },
};

const slots: DataGridPremiumProps['slots'] = { emptyPivotOverlay: PivotStart };

export default function PivotSuggestions() {
  return (
    <div style={{ height: 460 }}>
      <DataGridPremium
        aria-label="Sales report"
        rows={sales}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}

function PivotStart() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Illustration viewBox="0 0 168 112" aria-hidden>
        <rect className="table" x="14" y="12" width="140" height="88" rx="6" />
        <path className="head" d="M14 32V18a6 6 0 0 1 6-6h128a6 6 0 0 1 6 6v14z" />
        <path className="side" d="M14 32h38v68H20a6 6 0 0 1-6-6z" />
        <path className="rule" d="M14 32h140M52 12v88M52 55h102M52 78h102M86 32v68M120 32v68" />
        <rect className="frame" x="14" y="12" width="140" height="88" rx="6" />
        <path className="arrow" d="M30 90c0-34 18-62 58-66M80 16l9 8-9 8M22 82l8 9 9-8" />
      </Illustration>
      <Typography variant="subtitle1" component="p">
        Start with a report
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {Object.entries(suggestions).map(([name, model]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current.setPivotModel(model)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Button size="small" onClick={() => apiRef.current.setPivotPanelOpen(true)}>
        Choose fields
      </Button>
    </GridOverlay>
  );
}

const Illustration = styled('svg')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 168,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: 2,
    '& .table': { fill: palette.background.paper },
    '& .head, & .side': { fill: palette.action.selected },
    '& .rule': { stroke: palette.text.secondary, strokeWidth: 1.5, opacity: 0.35 },
    '& .frame': { stroke: palette.text.secondary },
    '& .arrow': { stroke: palette.primary.main, strokeWidth: 3.5 },
  };
});
