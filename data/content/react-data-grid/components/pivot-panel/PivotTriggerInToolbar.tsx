import Button from '@mui/material/Button';
import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(200);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'id', headerName: 'Invoice', width: 80, pivotable: false },
  { field: 'country', headerName: 'Country', width: 95 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'channel', headerName: 'Channel', width: 100 },
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 105, pivotable: false },
  { field: 'units', headerName: 'Units', type: 'number', width: 70 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 85 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    model: {
      rows: [{ field: 'country' }],
      columns: [{ field: 'channel', sort: 'asc' }],
      values: [{ field: 'revenue', aggFunc: 'sum' }],
    },
  },
};

function PivotToolbar() {
  return (
    <Toolbar aria-label="Sales">
      <PivotPanelTrigger
        render={(props, { active, open }) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                variant={active ? 'contained' : 'outlined'}
                startIcon={<PivotTableChartIcon />}
              />
            }
          >
            {open ? 'Close pivot panel' : 'Open pivot panel'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: PivotToolbar };

export default function PivotTriggerInToolbar() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Sales"
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
