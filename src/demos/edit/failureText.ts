import type { LiveFailure } from '#src/demos/sandbox/sandboxMessages.ts';
import type { LateTranslate } from '#src/site/texts/lateTexts.ts';

/** What there is to say of an edit that cannot be shown, with its line where one is known. */
export function failureText(failure: LiveFailure, translate: LateTranslate): string {
  const { line } = failure;
  const message = failureMessage(failure, translate);
  return line === undefined ? message : translate('live.line', { line, message });
}

/** The same for a place that names the line itself. */
export function failureMessage({ reason, detail }: LiveFailure, translate: LateTranslate): string {
  return translate(`live.failed.${reason}`, { detail });
}
