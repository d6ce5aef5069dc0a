import { useMemo, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { makeParts, type Part } from '#data/content/shared/parts.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import { levelText } from './levelText.ts';

const parts = makeParts();
const columns: GridColDef<Part>[] = [
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];
const groupingColDef = { headerName: 'Part', flex: 1, minWidth: 180 };

type Params = Parameters<GridDataSource['getRows']>[0];

/** A cache of levels, in which a level can be forgotten with everything below it. */
class BranchCache implements GridDataSourceCache {
  private readonly levels = new Map<
    string,
    { groupKeys: readonly string[]; response: GridGetRowsResponse }
  >();

  set(params: Params, response: GridGetRowsResponse) {
    this.levels.set(JSON.stringify(params), { groupKeys: params.groupKeys ?? [], response });
  }

  get(params: Params) {
    return this.levels.get(JSON.stringify(params))?.response;
  }

  clear() {
    this.levels.clear();
  }

  forget(branch: readonly string[]) {
    for (const [id, { groupKeys }] of this.levels) {
      if (branch.every((key, depth) => groupKeys[depth] === key)) {
        this.levels.delete(id);
      }
    }
  }
}

export default function TreeQueryCache() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: parts, latency: 400, pathOf: ({ path }) => path });
  const log = useSyncExternalStore(server.subscribe, server.getLog, server.getLog);
  const [cache] = useState(() => new BranchCache());
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      getGroupKey: (part) => String(part.name),
      getChildrenCount: (part) => Number(part.childrenCount),
    }),
    [server],
  );

  return (
    <Stack spacing={1} sx={{ height: 440 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            cache.forget(['Pump S']);
            apiRef.current?.dataSource.fetchRows('110');
          }}
          sx={{ flex: 'none' }}
        >
          Reload Pump S
        </Button>
        <Typography variant="body2" role="status" noWrap>
          {levelText(log)}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Parts, cached by branch"
          apiRef={apiRef}
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          dataSourceCache={cache}
        />
      </div>
    </Stack>
  );
}
