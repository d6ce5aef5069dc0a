import type { LiveFailure } from '#src/demos/sandbox/sandboxMessages.ts';
import type { Translate } from '#src/site/texts/I18nProvider.tsx';

/** What there is to say of an edit that cannot be shown, with its line where one is known. */
export function failureText(failure: LiveFailure, translate: Translate): string {
  const { line } = failure;
  const message = failureMessage(failure, translate);
  return line === undefined ? message : translate('live.line', { line, message });
}

/** The same for a place that names the line itself. */
export function failureMessage({ reason, detail }: LiveFailure, translate: Translate): string {
  return translate(`live.failed.${reason}`, { detail });
}
