import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import CheckIcon from '@mui/icons-material/Check';
import SettingsIcon from '@mui/icons-material/Settings';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

interface Settings {
  density: GridDensity;
  showCellVerticalBorder: boolean;
  showColumnVerticalBorder: boolean;
}

const STORAGE_KEY = 'trades-grid-settings';
const defaults: Settings = {
  density: 'standard',
  showCellVerticalBorder: false,
  showColumnVerticalBorder: false,
};
const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];
const borders = [
  ['showCellVerticalBorder', 'Borders between cells'],
  ['showColumnVerticalBorder', 'Borders between headers'],
] as const;
/** The current settings, if the browser blocks the storage or it's full. */
let unsaved: string | null = null;

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function read(): string | null {
  try {
    return unsaved ?? localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // The browser blocks storage.
  }
}

function write(settings: Settings) {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(STORAGE_KEY, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  // Browsers send this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
}

function parse(stored: string | null): Settings {
  try {
    return { ...defaults, ...JSON.parse(stored ?? '{}') };
  } catch {
    return defaults; // The stored text isn't JSON.
  }
}

function useSettings() {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const settings = useMemo(() => parse(stored), [stored]);
  const change = (changes: Partial<Settings>) => write({ ...settings, ...changes });
  return [settings, change] as const;
}

function SettingsBar() {
  const [settings, change] = useSettings();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  return (
    <Toolbar>
      <Tooltip title="Settings">
        <ToolbarButton
          ref={buttonRef}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => buttonRef.current}
        slotProps={{ list: { 'aria-label': 'Settings' } }}
      >
        {densities.map((density) => (
          <MenuItem
            key={density}
            role="menuitemradio"
            aria-checked={settings.density === density}
            onClick={() => change({ density })}
            sx={{ textTransform: 'capitalize' }}
          >
            <Mark isOn={settings.density === density} />
            {density}
          </MenuItem>
        ))}
        <Divider />
        {borders.map(([name, label]) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={settings[name]}
            onClick={() => change({ [name]: !settings[name] })}
          >
            <Mark isOn={settings[name]} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

function Mark({ isOn }: { isOn: boolean }) {
  return <ListItemIcon>{isOn && <CheckIcon fontSize="small" />}</ListItemIcon>;
}

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 120 },
  { field: 'desk', headerName: 'Desk', width: 100 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'day', headerName: 'Trade date', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
];

const trades = makeTrades(40);
const slots = { toolbar: SettingsBar };

export default function SettingsMenu() {
  const [settings] = useSettings();

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Trades"
        rows={trades}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
        {...settings}
      />
    </div>
  );
}
