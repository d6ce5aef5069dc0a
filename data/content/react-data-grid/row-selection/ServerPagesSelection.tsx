import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const ordersOnServer = makeOrders(60);
const noRows: Order[] = [];
const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ServerPagesSelection() {
  const { getRows } = useRowServer({ rows: ordersOnServer });
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = useState<{ rows: Order[]; of: typeof paginationModel }>();
  const [model, setModel] = useState(nothing);

  useEffect(() => {
    let isCurrent = true;
    const show = (rows: Order[]) => {
      if (isCurrent) {
        setAnswer({ rows, of: paginationModel });
      }
    };
    getRows({ paginationModel }).then(
      ({ rows }) => show(rows),
      () => show(noRows), // show the error here
    );
    return () => {
      isCurrent = false;
    };
  }, [getRows, paginationModel]);

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
          {model.ids.size} of {ordersOnServer.length} orders selected
        </Typography>
        <Button size="small" variant="outlined" onClick={() => setModel(nothing)}>
          Clear
        </Button>
      </Box>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Orders on the server"
          rows={answer?.rows ?? noRows}
          columns={columns}
          loading={answer?.of !== paginationModel}
          paginationMode="server"
          rowCount={ordersOnServer.length}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5]}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          disableColumnFilter
          disableColumnSorting
          hideFooterSelectedRowCount
        />
      </div>
    </div>
  );
}
