import { useMemo, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { makeParts, type Part } from '#data/content/shared/parts.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { levelText } from './levelText.ts';

const parts = makeParts();
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const columns: GridColDef<Part>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  {
    field: 'cost',
    headerName: 'Unit cost',
    type: 'number',
    width: 120,
    valueFormatter: (cost: number) => euros.format(cost),
  },
];
const groupingColDef = { headerName: 'Part', flex: 1, minWidth: 200 };

export default function TreeFromServer() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: parts, latency: 400, pathOf: ({ path }) => path });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const dataSource = useMemo<GridDataSource>(() => {
    // For each filter: the number of machines, also when the grid takes them from its cache.
    const machinesOf = new Map<string, number>();
    return {
      getRows: async (params) => {
        const { rows, rowCount } = await server.getRows(params);
        const filter = JSON.stringify(params.filterModel);
        if (params.groupKeys?.length === 0) {
          machinesOf.set(filter, rowCount);
        }
        // The pagination counts machines. The grid would use the `rowCount` of children as their number.
        return { rows, rowCount: machinesOf.get(filter) ?? -1 };
      },
      getGroupKey: (part) => String(part.name),
      getChildrenCount: (part) => Number(part.childrenCount),
    };
  }, [server]);

  return (
    <Stack spacing={1} sx={{ height: 520 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            apiRef.current?.dataSource.cache.clear();
            apiRef.current?.dataSource.fetchRows();
          }}
        >
          Reload
        </Button>
        <Typography variant="body2" role="status" noWrap>
          {levelText(log)}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Machines and their parts from a server"
          apiRef={apiRef}
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          pagination
          pageSizeOptions={[10, 20]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
          showToolbar
        />
      </div>
    </Stack>
  );
}
