import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';
import { usageState } from '#src/visitor/signals/usageChoice.ts';
import { site } from '#data/site/site.ts';

/** What the paid packages have to know before the first of them is drawn. */
export function preparePaidPackages(): void {
  setLicence();
  // Writers and tests are no visitors.
  setTelemetry(process.env.NODE_ENV === 'production' && usageState() === 'allowed');
}

/** Hands the deployment's licence key to the paid packages; without one they run with a watermark. */
function setLicence(): void {
  if (site.licenceKey !== undefined) {
    LicenseInfo.setLicenseKey(site.licenceKey);
  }
}

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
