import { usageState } from '#src/visitor/signals/usageChoice.ts';
import { setLicence } from './licence.ts';
import { setTelemetry } from './telemetry.ts';

/** What the paid packages have to know before the first of them is drawn. */
export function preparePaidPackages(): void {
  setLicence();
  // Writers and tests are no visitors.
  setTelemetry(process.env.NODE_ENV === 'production' && usageState() === 'allowed');
}
