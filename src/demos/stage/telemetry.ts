import { muiXTelemetrySettings } from '@mui/x-license';

/** The word to every copy of the telemetry package; charts and trees bring newer ones of their own. */
type World = { __MUI_X_TELEMETRY_DISABLED__?: boolean };

/**
 * Switches the telemetry of the paid packages on or off, before the first of them is drawn. Builds for production have no code that
 * sends it, so what is on for visitors sends nothing.
 */
export function setTelemetry(isOn: boolean, world: World = globalThis as World): void {
  world.__MUI_X_TELEMETRY_DISABLED__ = !isOn;
  if (isOn) {
    muiXTelemetrySettings.enableTelemetry();
  } else {
    muiXTelemetrySettings.disableTelemetry();
  }
}
