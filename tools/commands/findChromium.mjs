import { CommandError } from './CommandError.mjs';
import { firstOnPath, installWithApt, isProgram } from './programs.mjs';

/** The one without a window first: the same engine, in two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Debian's packages, of which an older Debian has the second only. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The path of the Chromium that CHROMIUM_PATH names, or of the first on PATH; undefined where there is none. */
export function chromiumHere(env = process.env) {
  return env.CHROMIUM_PATH || firstOnPath(NAMES, env);
}

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, the first on PATH, the one Playwright has downloaded, or
 * the one that apt-get installs when we are root. Throws a CommandError that says what to do when there is none.
 */
export async function findChromium(showLine, env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new CommandError(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, where no program lies: correct it or leave it out.`,
    );
  }
  const found = firstOnPath(NAMES, env) ?? (await downloadedByPlaywright());
  if (found) return found;
  for (const name of PACKAGES) {
    await installWithApt([name], showLine, env);
    const installed = firstOnPath(NAMES, env);
    if (installed) return installed;
  }
  throw new CommandError(
    'There is no Chromium: install one (on Debian: sudo apt-get install chromium) or name yours, ' +
      'as in CHROMIUM_PATH=/path/to/chromium npm test.',
  );
}

async function downloadedByPlaywright() {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return isProgram(path) ? path : undefined;
  } catch {
    return undefined; // Playwright knows no browser for this system
  }
}
