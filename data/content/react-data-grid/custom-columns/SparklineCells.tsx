import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  getGridNumericOperators,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterOperator,
  type GridPreProcessEditCellProps,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Product {
  id: number;
  product: string;
  weekly: number[];
  stock: number[];
}

/** A series of numbers. Sorting and filters use the last one. */
const series: GridColTypeDef<number[], string> = {
  width: 170,
  display: 'flex',
  sortComparator: (first: number[], second: number[]) => latest(first) - latest(second),
  filterOperators: getGridNumericOperators().map(ofLatest),
  valueFormatter: (values: number[]) => seriesOf(values).join(' '),
  renderCell: (params) => <SeriesCell {...params} />,
  renderEditCell: (params) => <SeriesEditor {...params} />,
  preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
    ...props,
    error: seriesOf(props.value).length === 0 || !seriesOf(props.value).every(Number.isFinite),
  }),
};

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { ...series, field: 'weekly', headerName: 'Sold per week', editable: true },
  {
    ...series,
    field: 'stock',
    headerName: 'Stock',
    renderCell: (params) => <SeriesCell {...params} plotType="bar" />,
  },
];

const products: Product[] = [
  {
    id: 1,
    product: 'Oak stool',
    weekly: [14, 18, 17, 22, 25, 24, 29, 31],
    stock: [90, 72, 55, 33, 108, 84, 55, 24],
  },
  {
    id: 2,
    product: 'Linen curtain',
    weekly: [41, 38, 39, 33, 30, 31, 26, 22],
    stock: [160, 122, 83, 50, 20, 189, 163, 141],
  },
  {
    id: 3,
    product: 'Reading lamp',
    weekly: [8, 12, 9, 15, 11, 14, 10, 13],
    stock: [75, 63, 54, 39, 28, 14, 64, 51],
  },
  {
    id: 4,
    product: 'Wool rug',
    weekly: [3, 2, 4, 4, 6, 5, 7, 9],
    stock: [30, 28, 24, 20, 14, 9, 42, 33],
  },
  {
    id: 5,
    product: 'Steel shelf',
    weekly: [20, 21, 19, 22, 20, 21, 20, 21],
    stock: [120, 99, 80, 58, 38, 117, 97, 76],
  },
];

export default function SparklineCells() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Products"
        columns={columns}
        rows={products}
        showToolbar
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}

function SeriesCell({
  value = [],
  colDef,
  plotType = 'line',
}: GridRenderCellParams<Product, number[], string> & { plotType?: 'line' | 'bar' }) {
  return (
    <Box role="img" aria-label={`${value.length} values, last ${latest(value)}`}>
      <SparkLineChart
        data={value}
        plotType={plotType}
        width={colDef.computedWidth - 20}
        height={44}
      />
    </Box>
  );
}

function SeriesEditor({ id, field, value, hasFocus, error }: SeriesEditorProps) {
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => seriesOf(value).join(' '));

  useEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    const numbers = target.value.split(/[\s,;]+/).filter(Boolean);
    void apiRef.current.setEditCellValue({ id, field, value: numbers.map(Number) });
  }

  return (
    <InputBase
      inputRef={inputRef}
      value={text}
      onChange={change}
      error={error}
      fullWidth
      sx={{ px: 1, fontSize: 'inherit', '&.Mui-error': { color: 'error.main' } }}
      slotProps={{ input: { 'aria-label': 'Numbers, separated by spaces' } }}
    />
  );
}

type SeriesEditorProps = GridRenderEditCellParams<Product, number[], string> & { error?: boolean };

function ofLatest(operator: GridFilterOperator): GridFilterOperator<Product, number[], string> {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const matches = operator.getApplyFilterFn(item, column);
      return matches && ((values, ...rest) => matches(values.at(-1), ...rest));
    },
  };
}

function latest(values: number[]): number {
  return values.at(-1) ?? 0;
}

/** Editing starts with an empty text when the user presses Delete or a letter on the cell. */
function seriesOf(value: unknown): number[] {
  return Array.isArray(value) ? value : [];
}
