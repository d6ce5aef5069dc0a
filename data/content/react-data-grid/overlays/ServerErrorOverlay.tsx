import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridGetRowsError,
  GridNoRowsOverlay,
  GridOverlay,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    problem?: string;
  }
}

const orders = makeOrders(120);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };
const slots: DataGridProps['slots'] = { noRowsOverlay: NoRowsOrProblem };

export default function ServerErrorOverlay() {
  const server = useRowServer({ rows: orders, latency: 400 });
  const [problem, setProblem] = useState<string>();

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount } = await server.getRows(params);
        setProblem(undefined);
        return { rows, rowCount };
      },
    }),
    [server],
  );

  const slotProps = useMemo<DataGridProps['slotProps']>(
    () => ({ noRowsOverlay: { problem } }),
    [problem],
  );

  return (
    <div>
      <FormControlLabel
        label="The server fails"
        control={<Switch onChange={(_event, isFailing) => server.setFailing(isFailing)} />}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Orders from a server that can fail"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setProblem(error.message);
            }
          }}
          slots={slots}
          slotProps={slotProps}
          pageSizeOptions={[5]}
          initialState={initialState}
        />
      </div>
    </div>
  );
}

function NoRowsOrProblem({ problem, ...rest }: GridSlotProps['noRowsOverlay']) {
  const apiRef = useGridApiContext();
  if (!problem) {
    return <GridNoRowsOverlay {...rest} />;
  }
  return (
    <GridOverlay {...rest}>
      <Illustration viewBox="0 0 180 72" aria-hidden>
        <path className="cable" d="M4 36h34M142 36h34" />
        <path className="plug" d="M38 22h20a14 14 0 0 1 0 28H38z" />
        <path className="pin" d="M72 30h10M72 42h10" />
        <path className="plug" d="M142 22h-20a14 14 0 0 0 0 28h20z" />
        <path className="spark" d="M95 12v8M86 16l4 5M104 16l-4 5M95 60v-8M86 56l4-5M104 56l-4-5" />
      </Illustration>
      <Typography role="alert">The orders couldn’t be loaded.</Typography>
      <Typography variant="body2" color="text.secondary">
        {problem}
      </Typography>
      <Button
        variant="contained"
        size="small"
        onClick={() => apiRef.current.dataSource.fetchRows()}
      >
        Retry
      </Button>
    </GridOverlay>
  );
}

const Illustration = styled('svg')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 180,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .cable': { stroke: palette.text.secondary, strokeWidth: 4 },
    '& .plug': { fill: palette.background.paper, stroke: palette.text.secondary, strokeWidth: 2.5 },
    '& .pin': { stroke: palette.text.secondary, strokeWidth: 4 },
    '& .spark': { stroke: palette.error.main, strokeWidth: 2.5 },
  };
});
