import { DataGridPremium } from '@mui/x-data-grid-premium';
import { eightSales, saleColumns } from './eightSales.ts';

export default function FlatSales() {
  return (
    <div style={{ height: 526 }}>
      <DataGridPremium
        aria-label="Eight sales"
        rows={eightSales}
        columns={saleColumns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
