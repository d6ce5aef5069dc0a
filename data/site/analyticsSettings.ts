import { isService, type Environment } from './environment.ts';

/** Where usage statistics go. */
export type Analytics = {
  /** Id of this site at the vendor, such as `G-1A2B3C4D5E`. */
  id: string;
  /** The vendor's script, which sends the events. */
  scriptUrl: string;
  /** Where that script sends them: origins, whose host may begin with `*.`. */
  receivers: readonly string[];
};

const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const ANALYTICS_RECEIVERS =
  'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com';
const RECEIVER = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * The settings of analytics; undefined without an id.
 * @throws when a value is malformed; the message names the variable and what to write
 */
export function readAnalytics({
  NEXT_PUBLIC_ANALYTICS_ID: id = '',
  NEXT_PUBLIC_ANALYTICS_SCRIPT_URL,
  NEXT_PUBLIC_ANALYTICS_RECEIVERS,
}: Environment): Analytics | undefined {
  if (id === '') {
    return undefined;
  }
  if (!/^[A-Z]+-[A-Z0-9-]+$/.test(id)) {
    throw new Error(
      `NEXT_PUBLIC_ANALYTICS_ID is "${id}". Write the id of this site at the vendor, such as G-1A2B3C4D5E, or leave it out: nothing is counted then.`,
    );
  }
  const scriptUrl = NEXT_PUBLIC_ANALYTICS_SCRIPT_URL || ANALYTICS_SCRIPT;
  if (!isService(scriptUrl) || /[?#]/.test(scriptUrl)) {
    throw new Error(
      `NEXT_PUBLIC_ANALYTICS_SCRIPT_URL is "${scriptUrl}". Write the https address of the vendor's script without a query (http only for localhost and 127.0.0.1), or leave it out: it is ${ANALYTICS_SCRIPT} then.`,
    );
  }
  const receivers = (NEXT_PUBLIC_ANALYTICS_RECEIVERS || ANALYTICS_RECEIVERS).split(',');
  for (const receiver of receivers) {
    if (!RECEIVER.test(receiver)) {
      throw new Error(
        `NEXT_PUBLIC_ANALYTICS_RECEIVERS holds "${receiver}". Write origins with commas between them, such as https://events.example.com,https://*.example.net.`,
      );
    }
  }
  return { id, scriptUrl, receivers };
}
