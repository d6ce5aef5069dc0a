import { useRef, useState } from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110 },
];

const trades = makeTrades(200);

function TradesToolbar() {
  const apiRef = useGridApiContext();
  const [isSearching, setSearching] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);

  useGridEvent(apiRef, 'cellKeyDown', (_params, event) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) {
      return;
    }
    event.preventDefault(); // the browser's own search misses rows that aren't rendered
    if (isSearching) {
      searchRef.current?.select();
    } else {
      setSearching(true);
    }
  });

  return (
    <Toolbar aria-label="Trades">
      <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary', marginInline: 1 }}>
        In a cell, press Ctrl+F or ⌘F
      </Typography>
      <QuickFilter expanded={isSearching} onExpandedChange={setSearching}>
        {isSearching ? (
          <QuickFilterControl
            ref={searchRef}
            render={({ ref, slotProps, ...control }) => (
              <TextField
                {...control}
                inputRef={ref}
                size="small"
                sx={{ width: 110 }}
                slotProps={{
                  htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search trades' },
                }}
              />
            )}
          />
        ) : (
          <QuickFilterTrigger render={<ToolbarButton aria-label="Search trades" />}>
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        )}
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: TradesToolbar };

export default function ShortcutQuickFilter() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid aria-label="Trades" rows={trades} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
