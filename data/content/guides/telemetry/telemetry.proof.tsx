import { ponyfillGlobal } from '@mui/utils';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { muiXTelemetrySettings } from '@mui/x-license';
import { muiXTelemetryEvents, sendMuiXTelemetryEvent } from '@mui/x-telemetry';
import { claim, expect, show, vi } from '#test/proof.tsx';

const ADDRESS = 'https://x-telemetry.mui.com/v2/telemetry/record';

/** Sends an event while a stand-in notes requests; gives their addresses. */
async function requests(): Promise<unknown[]> {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response());
  await send();
  const addresses = fetch.mock.calls.map(([address]) => address);
  fetch.mockRestore();
  return addresses;
}

async function send(): Promise<void> {
  const payload = { packageReleaseInfo: 'MTc0NTk2', packageName: 'x-data-grid-pro' };
  await sendMuiXTelemetryEvent(muiXTelemetryEvents.licenseVerification({}, payload));
}

claim(
  [
    'the last call of enableTelemetry() or disableTelemetry()',
    'The flag is read once, at the first check or the first call of a muiXTelemetrySettings function.',
  ],
  async () => {
    const flags = ponyfillGlobal as { __MUI_X_TELEMETRY_DISABLED__?: boolean };
    const flag = flags.__MUI_X_TELEMETRY_DISABLED__;
    for (const isDisabled of [true, false]) {
      flags.__MUI_X_TELEMETRY_DISABLED__ = isDisabled;
      muiXTelemetrySettings.enableTelemetry();
      expect(await requests()).toEqual([ADDRESS]);
      muiXTelemetrySettings.disableTelemetry();
      expect(await requests()).toEqual([]);
    }
    flags.__MUI_X_TELEMETRY_DISABLED__ = flag;
  },
);

claim(
  [
    'In development, the browser creates its own IDs at the first license check.',
    'The IDs stay on the machine: while telemetry is off, no request is sent.',
  ],
  async () => {
    muiXTelemetrySettings.disableTelemetry();
    const fetch = vi.spyOn(window, 'fetch');
    await show(
      <div style={{ height: 200 }}>
        <DataGridPro rows={[]} columns={[{ field: 'name' }]} />
      </div>,
    );
    await expect.poll(() => Object.keys(sessionStorage).join()).toMatch(/^__mui_x_telemetry_/);
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  },
);

claim(
  [
    'The event is sent as JSON with a POST request to https://x-telemetry.mui.com/v2/telemetry/record.',
    'There is one event, licenseVerification.',
  ],
  async () => {
    expect(Object.keys(muiXTelemetryEvents)).toEqual(['licenseVerification']);
    muiXTelemetrySettings.enableTelemetry();
    const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response());
    await send();
    const [address, { method, body } = {}] = fetch.mock.calls[0] ?? [];
    expect([address, method]).toEqual([ADDRESS, 'POST']);
    const [event] = JSON.parse(String(body)) as [object];
    expect(event).toMatchObject({
      eventName: 'licenseVerification',
      payload: { packageName: 'x-data-grid-pro' },
      context: { sessionId: expect.stringMatching(/^ses/) as string },
    });
    fetch.mockRestore();
  },
);

claim('A failed request is retried up to three times.', async () => {
  muiXTelemetrySettings.enableTelemetry();
  const random = vi.spyOn(Math, 'random').mockReturnValue(0); // decides how long it waits
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await send();
  expect(fetch).toHaveBeenCalledTimes(4);
  fetch.mockResolvedValueOnce(new Response('', { status: 500 })).mockResolvedValue(new Response());
  await send();
  expect(fetch).toHaveBeenCalledTimes(6);
  fetch.mockRestore();
  random.mockRestore();
});

claim(
  [
    'In debug mode, the console prints each event, and nothing is sent.',
    'Debug mode does not enable telemetry.',
    'Without the first call, nothing is printed.',
  ],
  async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    muiXTelemetrySettings.disableTelemetry();
    muiXTelemetrySettings.enableDebug();
    expect([await requests(), print.mock.calls.length]).toEqual([[], 0]);
    muiXTelemetrySettings.enableTelemetry();
    expect([await requests(), print.mock.calls.length]).toEqual([[], 1]);
    expect(JSON.stringify(print.mock.calls)).toContain('licenseVerification');
    print.mockRestore();
  },
);
