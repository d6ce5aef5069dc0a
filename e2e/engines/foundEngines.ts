import { existsSync } from 'node:fs';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import type { Browser } from './webDriver.ts';

export type Engine = { name: string; start: () => Promise<Browser> };

const {
  FIREFOX_PATH: firefox = '/usr/bin/firefox-esr',
  WEBKIT_DRIVER_PATH: driver = '/usr/bin/WebKitWebDriver',
  XVFB_PATH: display = '/usr/bin/Xvfb',
} = process.env;

const ENGINES = [
  { name: 'Firefox', programs: [firefox], start: () => startFirefox(firefox) },
  { name: 'WebKit', programs: [driver, display], start: () => startWebKit(driver, display) },
];

/** The engines besides Chromium's that are on this machine; `npm test` finds or installs them, and says which it does without. */
export function foundEngines(): Engine[] {
  return ENGINES.filter(({ programs }) => programs.every((program) => existsSync(program)));
}
