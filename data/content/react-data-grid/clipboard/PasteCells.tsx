import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 120 },
  { field: 'owner', headerName: 'Owner', width: 130, editable: true },
  ...quarters.map((quarter): GridColDef => ({
    field: quarter,
    type: 'number',
    width: 95,
    editable: true,
  })),
];

/** Budgets in thousands of euros. */
const budgets = [
  { id: 1, region: 'Benelux', owner: 'Anna Castro', Q1: 412, Q2: 438, Q3: 471, Q4: 495 },
  { id: 2, region: 'Germany', owner: 'Bruno Lind', Q1: 905, Q2: 931, Q3: 978, Q4: 1040 },
  { id: 3, region: 'France', owner: 'Greta Dahl', Q1: 688, Q2: 702, Q3: 655, Q4: 760 },
  { id: 4, region: 'Iberia', owner: 'Paul Silva', Q1: 356, Q2: 371, Q3: 390, Q4: 402 },
  { id: 5, region: 'Italy', owner: 'Petra Keller', Q1: 523, Q2: 540, Q3: 498, Q4: 577 },
  { id: 6, region: 'Nordics', owner: 'Kofi Lind', Q1: 447, Q2: 460, Q3: 472, Q4: 505 },
];

export default function PasteCells() {
  return (
    <div style={{ height: 370 }}>
      <DataGridPremium
        aria-label="Sales budgets"
        rows={budgets}
        columns={columns}
        cellSelection
        rowSelection={false}
        hideFooter
      />
    </div>
  );
}
