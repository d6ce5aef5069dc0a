import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  DataGridPro,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderStatuses,
  type Order,
  type OrderStatus,
} from '#data/content/shared/orders.ts';

const orders = makeOrders(40);

const contacts: Record<string, { name: string; street: string }> = {
  'Alder & Sons': { name: 'Ruth Alder', street: '14 Foundry Lane' },
  'Brava Cocinas': { name: 'Nuria Brava', street: 'Calle del Mar 30' },
  'Cordier Frères': { name: 'Luc Cordier', street: '8 quai des Tanneurs' },
  'Dahl Interiör': { name: 'Maja Dahl', street: 'Kvarngatan 5' },
  'Eberle Werkstatt': { name: 'Jonas Eberle', street: 'Fischergasse 21' },
  'Fiumara Casa': { name: 'Elena Fiumara', street: 'Via del Porto 9' },
  'Groen Wonen': { name: 'Sanne de Groen', street: 'Twijnstraat 60' },
  'Halloran Home': { name: 'Aoife Halloran', street: '2 Coal Quay' },
};

const statusColors = {
  Open: 'info',
  Packed: 'info',
  Shipped: 'primary',
  Delivered: 'success',
  Returned: 'default',
} as const;

const FREE_DELIVERY_FROM = 1000;
const DELIVERY = 45;
const VAT = 0.2;
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

function totalsOf({ total: goods }: Order) {
  const delivery = goods < FREE_DELIVERY_FROM ? DELIVERY : 0;
  const vat = (goods + delivery) * VAT;
  return { goods, delivery, vat, total: goods + delivery + vat };
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, valueFormatter: (id: number) => `#${id}` },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    display: 'flex',
    renderCell: ({ value }: { value?: OrderStatus }) =>
      value && <Chip size="small" variant="outlined" label={value} color={statusColors[value]} />,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueGetter: (_value, order) => totalsOf(order).total,
    valueFormatter: (total: number) => euros.format(total),
  },
];

const slots = { detailPanelExpandIcon: ExpandIcon, detailPanelCollapseIcon: CollapseIcon };

const initialState: DataGridProProps['initialState'] = {
  detailPanel: { expandedRowIds: new Set([orders[0]?.id ?? 0]) },
};

function getDetailPanelContent({ row }: GridRowParams<Order>) {
  return <OrderPanel order={row} />;
}

function getDetailPanelHeight() {
  return 'auto' as const;
}

export default function OrderDetails() {
  return (
    <div style={{ height: 620 }}>
      <DataGridPro
        aria-label="Orders of a wholesaler"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        slots={slots}
        disableRowSelectionOnClick
        sx={{
          [`& .${gridClasses.detailPanel}`]: { overflow: 'visible', bgcolor: 'action.hover' },
          [`& .${gridClasses['row--detailPanelExpanded']}`]: { fontWeight: 600 },
        }}
      />
    </div>
  );
}

function ExpandIcon() {
  return <ExpandMoreIcon fontSize="inherit" />;
}

function CollapseIcon() {
  return <ExpandLessIcon fontSize="inherit" />;
}

function OrderPanel({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  const contact = contacts[order.customer];

  return (
    <Box
      sx={{
        // As wide as the visible part of the grid, and not scrolled with the columns.
        position: 'sticky',
        insetInlineStart: 0,
        width: viewportInnerSize.width,
        boxSizing: 'border-box',
        containerType: 'inline-size',
        p: 2,
      }}
    >
      <Box
        role="group"
        aria-label={`Order ${order.id}`}
        sx={{
          display: 'grid',
          gap: 3,
          '@container (min-width: 560px)': { gridTemplateColumns: '190px 1fr' },
        }}
      >
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <div>
            <Typography variant="overline">Ship to</Typography>
            <Typography variant="body2">{contact?.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {order.customer}
              <br />
              {contact?.street}
              <br />
              {order.city}, {order.country}
            </Typography>
          </div>
          <TextField
            select
            fullWidth
            id={`status-${order.id}`}
            size="small"
            label="Status"
            value={order.status}
            onChange={(event) =>
              apiRef.current.updateRows([{ id: order.id, status: event.target.value }])
            }
          >
            {orderStatuses.map((status) => (
              <MenuItem key={status} value={status}>
                {status}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <OrderLines order={order} />
      </Box>
    </Box>
  );
}

function OrderLines({ order }: { order: Order }) {
  const { goods, delivery, vat, total } = totalsOf(order);
  const sums = [
    ['Goods', goods],
    ['Delivery', delivery],
    ['VAT 20%', vat],
    ['To pay', total],
  ] as const;

  return (
    <Table size="small" aria-label={`Lines of order ${order.id}`}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ paddingInlineStart: 0 }}>Product</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.lines.map(({ id, product, quantity, price }) => (
          <TableRow key={id}>
            <TableCell sx={{ paddingInlineStart: 0 }}>{product}</TableCell>
            <TableCell align="right">
              {quantity} × {euros.format(price)}
            </TableCell>
            <TableCell align="right">{euros.format(quantity * price)}</TableCell>
          </TableRow>
        ))}
        {sums.map(([label, amount]) => (
          <TableRow key={label} sx={{ '& td, & th': { border: 0, py: 0.5 } }}>
            <TableCell />
            <TableCell
              component="th"
              scope="row"
              align="right"
              sx={{ fontWeight: label === 'To pay' ? 600 : 400 }}
            >
              {label}
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: label === 'To pay' ? 600 : 400 }}>
              {euros.format(amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
