import CheckBoxOutlineBlankSharp from '@mui/icons-material/CheckBoxOutlineBlankSharp';
import IndeterminateCheckBoxSharp from '@mui/icons-material/IndeterminateCheckBoxSharp';
import SquareSharp from '@mui/icons-material/SquareSharp';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import {
  DataGrid,
  gridClasses,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(36);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 135 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => total.toFixed(2),
  },
];

const slots = { pagination: Pages };
const slotProps = {
  baseCheckbox: {
    material: {
      disableRipple: true,
      icon: <CheckBoxOutlineBlankSharp />,
      checkedIcon: <SquareSharp />,
      indeterminateIcon: <IndeterminateCheckBoxSharp />,
    },
  },
};
const initialState = { pagination: { paginationModel: { pageSize: 6 } } };

export default function LedgerLook() {
  return (
    <div style={{ height: 430 }}>
      <DataGrid
        aria-label="Order ledger"
        rows={orders}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        initialState={initialState}
        pageSizeOptions={[6]}
        checkboxSelection
        disableRowSelectionOnClick
        sx={{
          border: 0,
          borderRadius: 0,
          fontVariantNumeric: 'tabular-nums',
          [`& .${gridClasses.columnHeaders} [role=row]`]: {
            borderBlock: '2px solid',
            borderColor: 'text.primary',
          },
          [`& .${gridClasses.columnHeader}, & .${gridClasses.cell}`]: {
            '&:focus, &:focus-within': {
              outline: '2px dashed',
              outlineColor: 'text.primary',
              outlineOffset: -4,
            },
          },
          [`& .${gridClasses.columnHeaderTitle}`]: {
            fontWeight: 700,
            fontSize: 12,
            letterSpacing: '0.08em',
            textTransform: 'uppercase',
          },
          [`& .${gridClasses.columnSeparator}`]: { visibility: 'hidden' },
          [`& .${gridClasses.cell}`]: { borderTopStyle: 'dotted' },
          [`& .${gridClasses.checkboxInput}`]: { color: 'text.primary' },
          [`& .${gridClasses.row}`]: {
            '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
            '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'action.selected', fontWeight: 700 },
          },
          [`& .${gridClasses.footerContainer}`]: {
            borderTop: '2px solid',
            borderColor: 'text.primary',
          },
        }}
      />
    </div>
  );
}

/** Replaces the pagination in the footer: one square button for each page. */
function Pages() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', px: 1 }}>
      {Array.from({ length: count }, (_, index) => (
        <ButtonBase
          key={index}
          aria-label={`Page ${index + 1}`}
          aria-current={index === page ? 'page' : undefined}
          onClick={() => apiRef.current.setPage(index)}
          sx={{
            width: 28,
            height: 28,
            font: 'inherit',
            '&[aria-current]': { bgcolor: 'text.primary', color: 'background.default' },
            '&:focus-visible': { outline: '2px dashed', outlineOffset: 2 },
          }}
        >
          {index + 1}
        </ButtonBase>
      ))}
    </Box>
  );
}
