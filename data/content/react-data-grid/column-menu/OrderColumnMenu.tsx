import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import Check from '@mui/icons-material/Check';
import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutline';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuHideItem,
  GridColumnMenuSortItem,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const euro = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 120,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (total: number) => euro.format(total),
  },
];

const orders = makeOrders(40);

const slots = { columnMenu: OrderMenu };

export default function OrderColumnMenu() {
  return (
    <Box sx={{ height: 480, '& .highlighted': { backgroundColor: 'action.selected' } }}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        rows={orders}
        slots={slots}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25, 100]}
      />
    </Box>
  );
}

function OrderMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  const apiRef = useGridApiContext();
  const [isRenaming, setIsRenaming] = useState(false);
  const renameItem = useRef<HTMLLIElement>(null);
  const isHighlighted = colDef.cellClassName === 'highlighted';

  function highlight(event: MouseEvent) {
    apiRef.current.updateColumns([
      { ...colDef, cellClassName: isHighlighted ? '' : 'highlighted' },
    ]);
    hideMenu(event);
  }

  function stopRenaming() {
    setIsRenaming(false);
    renameItem.current?.focus(); // the focused field is gone
  }

  return (
    <GridColumnMenuContainer {...props}>
      <MenuHeader {...props} isRenaming={isRenaming} onStopRenaming={stopRenaming} />
      <ListSubheader disableSticky sx={sectionSx}>
        Sort
      </ListSubheader>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <Divider />
      <ListSubheader disableSticky sx={sectionSx}>
        Column
      </ListSubheader>
      <MenuItem ref={renameItem} onClick={() => setIsRenaming(true)}>
        <ListItemIcon>
          <DriveFileRenameOutline fontSize="small" />
        </ListItemIcon>
        <ListItemText>Rename</ListItemText>
      </MenuItem>
      <MenuItem role="menuitemcheckbox" aria-checked={isHighlighted} onClick={highlight}>
        <ListItemIcon>
          <FormatColorFill fontSize="small" />
        </ListItemIcon>
        <ListItemText>Highlight</ListItemText>
        {isHighlighted && <Check fontSize="small" />}
      </MenuItem>
      <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuHideItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

const sectionSx = { lineHeight: '28px', backgroundColor: 'transparent' };

interface MenuHeaderProps extends GridColumnMenuProps {
  isRenaming: boolean;
  onStopRenaming: () => void;
}

function MenuHeader({ colDef, hideMenu, isRenaming, onStopRenaming }: MenuHeaderProps) {
  const apiRef = useGridApiContext();
  const [name, setName] = useState(colDef.headerName ?? colDef.field);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      apiRef.current.updateColumns([{ ...colDef, headerName: name.trim() || colDef.field }]);
      hideMenu(event);
    } else if (event.key === 'Escape') {
      setName(colDef.headerName ?? colDef.field);
      onStopRenaming();
    }
    if (event.key !== 'Tab') {
      // The menu doesn't move focus to the item that begins with the typed letter.
      event.stopPropagation();
    }
  }

  return (
    <Box component="li" role="presentation" sx={{ px: 2, py: 1, maxWidth: 280 }}>
      {isRenaming ? (
        <TextField
          autoFocus
          fullWidth
          size="small"
          label="Column name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      ) : (
        <Box sx={{ typography: 'subtitle1' }}>{colDef.headerName}</Box>
      )}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <ColumnSummary colDef={colDef} />
      </Box>
    </Box>
  );
}

function ColumnSummary({ colDef }: Pick<GridColumnMenuProps, 'colDef'>) {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const values: unknown[] = rows.map(({ model }) => model[colDef.field]);
  if (colDef.type === 'number') {
    const sum = values.reduce<number>((total, value) => total + Number(value), 0);
    return `Sum of ${values.length} rows: ${euro.format(sum)}`;
  }
  return `${new Set(values.map(String)).size} different values in ${values.length} rows`;
}
