import { LicenseInfo } from '@mui/x-license';
import { site } from '#data/site/site.ts';

/** Hands the deployment's licence key to the paid packages; without one they run with a watermark. */
export function setLicence(): void {
  if (site.licenceKey !== undefined) {
    LicenseInfo.setLicenseKey(site.licenceKey);
  }
}
