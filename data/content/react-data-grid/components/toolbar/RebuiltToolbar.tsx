import { useRef, useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

function TradesBar() {
  return (
    <Toolbar>
      <Box
        component="h3"
        sx={{
          typography: 'subtitle1',
          flex: 1,
          my: 0,
          mx: 1,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        }}
      >
        Trades
      </Box>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <FilterPanelTrigger
        render={(props, state) => (
          <Tooltip title="Filters">
            <ToolbarButton {...props}>
              <Badge color="primary" badgeContent={state.filterCount || undefined}>
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          </Tooltip>
        )}
      />
      <Divider orientation="vertical" flexItem sx={{ my: 1 }} />
      <ExportMenu />
      <Divider orientation="vertical" flexItem sx={{ my: 1 }} />
      <ExpandingSearch />
    </Toolbar>
  );
}

function ExportMenu() {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  return (
    <>
      <Tooltip title="Export">
        <ToolbarButton
          ref={buttonRef}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        open={isOpen}
        onClose={close}
        anchorEl={() => buttonRef.current}
        slotProps={{ list: { 'aria-label': 'Export' } }}
      >
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </>
  );
}

function ExpandingSearch() {
  return (
    <QuickFilter
      render={(props, { expanded }) => (
        <Box {...props} sx={{ display: 'flex' }}>
          <Tooltip title="Search">
            <QuickFilterTrigger
              render={
                <ToolbarButton
                  aria-disabled={expanded}
                  style={{ display: expanded ? 'none' : undefined }}
                />
              }
            >
              <SearchIcon fontSize="small" />
            </QuickFilterTrigger>
          </Tooltip>
          <Box
            sx={{
              width: expanded ? 130 : 0,
              visibility: expanded ? 'visible' : 'hidden',
              transition: 'width 150ms',
            }}
          >
            <QuickFilterControl
              render={({ ref, slotProps, value, onChange, onKeyDown }) => (
                <TextField
                  inputRef={ref}
                  value={value}
                  onChange={onChange}
                  onKeyDown={onKeyDown}
                  placeholder="Search"
                  size="small"
                  slotProps={{
                    htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search trades' },
                  }}
                />
              )}
            />
          </Box>
        </Box>
      )}
    />
  );
}

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'USD per tonne', type: 'number', width: 130 },
];

const trades = makeTrades(60);
const slots = { toolbar: TradesBar };

export default function RebuiltToolbar() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Trades" rows={trades} columns={columns} slots={slots} showToolbar />
    </div>
  );
}
