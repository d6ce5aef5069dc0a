import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import type { Browser } from './webDriver.ts';

export type Engine = { name: string; start: () => Promise<Browser> };

export function foundEngines(): Engine[] {
  return [
    { name: 'Firefox', start: () => startFirefox('/usr/bin/firefox-esr') },
    {
      name: 'WebKit',
      start: () =>
        startWebKit({
          driver: 'WebKitWebDriver',
          display: 'Xvfb',
          browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        }),
    },
  ];
}
