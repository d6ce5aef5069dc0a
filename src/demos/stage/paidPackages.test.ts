// @vitest-environment jsdom
import { muiXTelemetrySettings } from '@mui/x-license';
import { afterEach, expect, test, vi } from 'vitest';
import { preparePaidPackages, setTelemetry } from './paidPackages.ts';

afterEach(() => {
  setTelemetry(false);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Which of the two switches of the package was used, and the word to its other copies. */
function prepared() {
  const on = vi.spyOn(muiXTelemetrySettings, 'enableTelemetry');
  const off = vi.spyOn(muiXTelemetrySettings, 'disableTelemetry');
  preparePaidPackages();
  return {
    on: on.mock.calls.length,
    off: off.mock.calls.length,
    isDisabled: (globalThis as { __MUI_X_TELEMETRY_DISABLED__?: boolean })
      .__MUI_X_TELEMETRY_DISABLED__,
  };
}

test('telemetry of the library is enabled at start in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(prepared()).toEqual({ on: 1, off: 0, isDisabled: false });
});

test.each(['test', 'development'])('it is off in %s', (environment) => {
  vi.stubEnv('NODE_ENV', environment);
  expect(prepared()).toEqual({ on: 0, off: 1, isDisabled: true });
});

test('it is off for a visitor whose browser asks for privacy', () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(prepared()).toEqual({ on: 0, off: 1, isDisabled: true });
});
