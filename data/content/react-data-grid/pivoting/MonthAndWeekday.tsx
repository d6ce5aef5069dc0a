import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { makeSales, type Sale } from '#data/content/shared/sales.ts';

const sales = makeSales(400).filter(({ soldOn }) => soldOn.getFullYear() === 2025);

const columns: DataGridPremiumProps<Sale>['columns'] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 120, pivotable: false },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
];

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const getDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({
  field,
  headerName = field,
  type,
}) => {
  if (type !== 'date') {
    return undefined;
  }
  return [
    {
      field: `${field}-month`,
      headerName: `${headerName} (Month)`,
      // '2025-03' has the same order as text and as time.
      valueGetter: (_value, row) => {
        const day: Date | null = row[field];
        return day && `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
      },
    },
    {
      field: `${field}-weekday`,
      headerName: `${headerName} (Weekday)`,
      valueGetter: (_value, row) => {
        const day: Date | null = row[field];
        return day && weekdays[day.getDay()];
      },
    },
  ];
};

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }],
      columns: [{ field: 'soldOn-month', sort: 'asc' }],
      values: [{ field: 'units', aggFunc: 'sum' }],
    },
  },
};

export default function MonthAndWeekday() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPremium
        aria-label="Units per month"
        rows={sales}
        columns={columns}
        initialState={initialState}
        getPivotDerivedColumns={getDerivedColumns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
