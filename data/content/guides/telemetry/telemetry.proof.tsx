import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { muiXTelemetrySettings } from '@mui/x-license';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { claim, expect, show, vi } from '#test/proof.tsx';

const GRID = { rows: [{ id: 1 }], columns: [{ field: 'id' }] };

// A package checks its license once, so each step takes another package. A request would fail the proof.
claim(
  [
    'Community packages | never',
    'and packages, development build | only after you enable it',
    'It is sent when the license of a paid package is checked.',
    'The IDs stay on the machine: while telemetry is off, no request is sent.',
    'In debug mode, the console prints each event, and nothing is sent.',
    'Debug mode does not enable telemetry.',
    'Without the first call, nothing is printed.',
  ],
  async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const stored = () => sessionStorage.length + localStorage.length;
    try {
      muiXTelemetrySettings.enableDebug();
      const before = stored();
      await show(<DataGridPro {...GRID} />);
      await expect.poll(stored).toBeGreaterThan(before); // the check has begun
      expect(log).not.toHaveBeenCalled();
      muiXTelemetrySettings.enableTelemetry();
      await show(<DataGrid {...GRID} />);
      await show(<RichTreeView items={[]} />);
      await show(<RichTreeViewPro items={[]} />);
      await expect.poll(() => log.mock.calls.length).toBeGreaterThan(0);
      const events = log.mock.calls.map(([, text]) => JSON.parse(String(text)) as object);
      expect(events).toMatchObject([
        { eventName: 'licenseVerification', payload: { packageName: 'x-tree-view-pro' } },
      ]);
    } finally {
      muiXTelemetrySettings.disableTelemetry();
      log.mockRestore();
    }
  },
);
