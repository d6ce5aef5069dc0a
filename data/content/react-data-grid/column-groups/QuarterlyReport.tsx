import { useCallback, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

interface Line {
  id: string;
  account: string;
  kind: 'income' | 'cost' | 'result';
  /** Thousands of euros, January to December. */
  actual: number[];
  /** Thousands of euros, by quarter. */
  budget: number[];
}

const lines: Line[] = [
  {
    id: 'product',
    account: 'Product sales',
    kind: 'income',
    actual: [412, 398, 455, 470, 468, 491, 437, 402, 489, 512, 548, 631],
    budget: [1240, 1400, 1350, 1650],
  },
  {
    id: 'service',
    account: 'Services',
    kind: 'income',
    actual: [118, 121, 125, 124, 131, 129, 122, 109, 133, 138, 140, 136],
    budget: [360, 380, 370, 420],
  },
  {
    id: 'material',
    account: 'Material',
    kind: 'cost',
    actual: [-168, -161, -187, -189, -190, -203, -181, -166, -197, -210, -222, -258],
    budget: [-500, -570, -550, -670],
  },
  {
    id: 'staff',
    account: 'Staff',
    kind: 'cost',
    actual: [-214, -214, -216, -219, -221, -221, -226, -226, -226, -231, -231, -262],
    budget: [-640, -660, -680, -710],
  },
  {
    id: 'premises',
    account: 'Premises',
    kind: 'cost',
    actual: [-41, -41, -41, -41, -41, -41, -43, -43, -43, -43, -43, -43],
    budget: [-125, -125, -130, -130],
  },
  {
    id: 'marketing',
    account: 'Marketing',
    kind: 'cost',
    actual: [-22, -18, -35, -24, -20, -31, -15, -12, -28, -44, -52, -39],
    budget: [-70, -75, -60, -120],
  },
];

const sumUp = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

const result: Line = {
  id: 'result',
  account: 'Operating result',
  kind: 'result',
  actual: Array.from({ length: 12 }, (_, month) =>
    sumUp(lines.map((line) => line.actual[month] ?? 0)),
  ),
  budget: Array.from({ length: 4 }, (_, quarter) =>
    sumUp(lines.map((line) => line.budget[quarter] ?? 0)),
  ),
};

const rows = [...lines, result];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const quarters = ['q1', 'q2', 'q3', 'q4'];

const amount = new Intl.NumberFormat('en-US', {
  currencySign: 'accounting',
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const amounts = {
  type: 'number',
  sortable: false,
  filterable: false,
  disableColumnMenu: true,
  width: 84,
  valueFormatter: (value: number) => amount.format(value),
} as const;

const columns: GridColDef<Line>[] = [
  {
    field: 'account',
    headerName: 'Account (thousands)',
    width: 170,
    sortable: false,
    disableColumnMenu: true,
  },
  ...quarters.flatMap((quarter, index) => [
    ...months.slice(index * 3, index * 3 + 3).map((month, place): GridColDef<Line> => ({
      ...amounts,
      field: month,
      valueGetter: (_, line) => line.actual[index * 3 + place],
    })),
    {
      ...amounts,
      field: `${quarter}-actual`,
      headerName: 'Total',
      width: 96,
      valueGetter: (_: never, line: Line) => sumUp(line.actual.slice(index * 3, index * 3 + 3)),
    },
    {
      ...amounts,
      field: `${quarter}-variance`,
      headerName: 'To budget',
      width: 104,
      valueGetter: (_: never, line: Line) =>
        sumUp(line.actual.slice(index * 3, index * 3 + 3)) - (line.budget[index] ?? 0),
      cellClassName: ({ value }: { value?: number }) => ((value ?? 0) < 0 ? 'below' : 'above'),
    },
  ]),
];

/** The columns that disappear when their quarter is collapsed. */
const monthsOf = (quarter: string) => {
  const first = quarters.indexOf(quarter) * 3;
  return months.slice(first, first + 3);
};

export default function QuarterlyReport() {
  const [collapsed, setCollapsed] = useState<readonly string[]>(['q2', 'q3', 'q4']);

  const toggle = useCallback((quarter: string) => {
    setCollapsed((previous) =>
      previous.includes(quarter)
        ? previous.filter((other) => other !== quarter)
        : [...previous, quarter],
    );
  }, []);

  const columnGroupingModel = useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'year',
        headerName: 'Fiscal year 2025',
        headerClassName: 'report-year',
        children: quarters.map((quarter) => ({
          groupId: quarter,
          headerName: quarter.toUpperCase(),
          headerClassName: 'report-quarter',
          renderHeaderGroup: (params) => (
            <QuarterHeader
              {...params}
              isCollapsed={collapsed.includes(quarter)}
              onToggle={toggle}
            />
          ),
          children: [...monthsOf(quarter), `${quarter}-actual`, `${quarter}-variance`].map(
            (field) => ({ field }),
          ),
        })),
      },
    ],
    [collapsed, toggle],
  );

  const columnVisibilityModel = useMemo(
    () => Object.fromEntries(collapsed.flatMap(monthsOf).map((month) => [month, false])),
    [collapsed],
  );

  return (
    <Box sx={reportSx}>
      <DataGrid
        aria-label="Income statement by quarter"
        columns={columns}
        rows={rows}
        columnGroupingModel={columnGroupingModel}
        columnVisibilityModel={columnVisibilityModel}
        columnHeaderHeight={40}
        density="compact"
        getRowClassName={({ row }) => `report-${row.kind}`}
        disableColumnSelector
        disableRowSelectionOnClick
        hideFooter
        showColumnVerticalBorder
      />
    </Box>
  );
}

const reportSx = {
  '& .report-year': { backgroundColor: 'action.selected' },
  '& .report-quarter': { backgroundColor: 'action.hover' },
  '& .report-result': { fontWeight: 600 },
  '& .below': { color: 'error.main' },
  '& .above': { color: 'success.main' },
};

interface QuarterHeaderProps extends GridColumnGroupHeaderParams {
  isCollapsed: boolean;
  onToggle: (quarter: string) => void;
}

function QuarterHeader({ groupId, headerName, isCollapsed, onToggle }: QuarterHeaderProps) {
  const apiRef = useGridApiContext();
  const quarter = groupId ?? '';

  // Arrow keys focus the header and not the button, so the header handles Enter.
  useEffect(
    () =>
      apiRef.current.subscribeEvent('columnGroupHeaderKeyDown', (params, event) => {
        const isHeader = event.target === event.currentTarget;
        if (params.groupId === quarter && event.key === 'Enter' && isHeader) {
          onToggle(quarter);
        }
      }),
    [apiRef, quarter, onToggle],
  );

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', fontWeight: 'fontWeightMedium' }}>
      {headerName}
      <IconButton
        size="small"
        aria-label={`Months of ${headerName}`}
        aria-expanded={!isCollapsed}
        tabIndex={-1}
        onClick={() => onToggle(quarter)}
        onKeyDown={keepSpaceForTheButton}
      >
        {isCollapsed ? (
          <ChevronRight fontSize="small" sx={mirrored} />
        ) : (
          <ChevronLeft fontSize="small" sx={mirrored} />
        )}
      </IconButton>
    </Box>
  );
}

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

function keepSpaceForTheButton(event: KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}
