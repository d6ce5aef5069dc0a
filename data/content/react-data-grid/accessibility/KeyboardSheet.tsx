import { useEffect, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

interface Shortcut {
  keys: string;
  pressed: string[];
  effect: string;
  inHeader?: true;
}

const sheet: Shortcut[] = [
  {
    keys: '←, →, ↑, ↓',
    pressed: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    effect: 'Move by one cell',
  },
  { keys: 'Home, End', pressed: ['Home', 'End'], effect: 'First or last cell' },
  { keys: 'Ctrl+Home, Ctrl+End', pressed: ['Ctrl+Home', 'Ctrl+End'], effect: 'Corner of the grid' },
  { keys: 'Page Up, Page Down', pressed: ['PageUp', 'PageDown'], effect: 'Move by a screen' },
  { keys: 'Space', pressed: ['Space'], effect: 'Screen, or checkbox' },
  { keys: 'Shift+Space', pressed: ['Shift+Space'], effect: 'Select the row' },
  {
    keys: 'Shift+↑, Shift+↓',
    pressed: ['Shift+ArrowUp', 'Shift+ArrowDown'],
    effect: 'Select a range of rows',
  },
  { keys: 'Ctrl+A', pressed: ['Ctrl+A'], effect: 'Select all rows' },
  { keys: 'Ctrl+C', pressed: ['Ctrl+C'], effect: 'Copy the selection' },
  { keys: 'Enter in a header', pressed: ['Enter'], effect: 'Sort', inHeader: true },
  { keys: 'Ctrl+Enter in a header', pressed: ['Ctrl+Enter'], effect: 'Open menu', inHeader: true },
];

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'airline', headerName: 'Airline', width: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

const flights = makeFlights(60);

export default function KeyboardSheet() {
  const apiRef = useGridApiRef();
  const [pressed, setPressed] = useState<Shortcut>();
  const [results, setResults] = useState<string[]>([]);
  const add = (result: string) => setResults((current) => [...current, result]);

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', ({ colDef, formattedValue }) =>
        add(`Focus: ${colDef.headerName} ${formattedValue}`),
      ),
    [apiRef],
  );
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnHeaderFocus', ({ colDef }) =>
        add(`Focus: header of ${colDef.headerName}`),
      ),
    [apiRef],
  );

  /** Runs before the grid handles the key, so the results that follow belong to it. */
  const handleKeyDown = (event: KeyboardEvent) => {
    const { currentTarget, target } = event;
    if (!(target instanceof Node && currentTarget.contains(target))) {
      return; // The column menu is rendered in a portal, but its keys arrive here too.
    }
    const name = nameOf(event);
    const inHeader = isInHeader(target);
    const shortcut = sheet.find(
      (each) => each.pressed.includes(name) && (!each.inHeader || inHeader),
    );
    if (shortcut) {
      setPressed(shortcut);
      setResults([]);
    }
  };

  return (
    <div>
      <div
        style={{ height: 310 }}
        onKeyDownCapture={handleKeyDown}
        onMouseDownCapture={() => setPressed(undefined)}
      >
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          columns={columns}
          rows={flights}
          checkboxSelection
          onRowSelectionModelChange={({ type, ids }) =>
            add(`${type === 'include' ? ids.size : flights.length - ids.size} selected`)
          }
          onSortModelChange={([item]) =>
            add(item ? `${item.field} sorted: ${item.sort}` : 'Original order')
          }
          onMenuOpen={() => add('Menu open')}
          onClipboardCopy={(copied) => add(`Copied ${copied.length} characters`)}
          hideFooter
        />
      </div>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {sheet.map((shortcut) => (
          <Box
            component="li"
            key={shortcut.keys}
            aria-current={shortcut === pressed || undefined}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '190px 210px 1fr' },
              gridAutoRows: 24,
              px: 1,
              borderBottom: 1,
              borderColor: 'divider',
              '&[aria-current]': { bgcolor: 'action.selected' },
            }}
          >
            <Typography variant="body2" noWrap sx={{ lineHeight: '24px', fontWeight: 500 }}>
              {shortcut.keys}
            </Typography>
            <Typography variant="body2" noWrap sx={{ lineHeight: '24px' }}>
              {shortcut.effect}
            </Typography>
            <Typography
              variant="body2"
              noWrap
              role="status"
              sx={{ lineHeight: '24px', gridColumn: { xs: '1 / 3', sm: 'auto' } }}
            >
              {shortcut === pressed && (results.join('. ') || 'No effect here')}
            </Typography>
          </Box>
        ))}
      </Box>
    </div>
  );
}

function isInHeader(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role="columnheader"]') !== null;
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const modifiers = (ctrlKey || metaKey ? 'Ctrl+' : '') + (shiftKey ? 'Shift+' : '');
  return modifiers + (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);
}
