import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from './CommandError.mjs';
import { runProgram } from './runProgram.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APT_GET = [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
];

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
  if (process.getuid?.() === 0 && firstOnPath(['apt-get'], env)) {
    await installWithApt(showLine, env);
    const installed = firstOnPath(NAMES, env);
    if (installed) return installed;
  }
  throw new CommandError(
    'There is no Chromium: install one (on Debian: sudo apt-get install chromium) or name yours, ' +
      'as in CHROMIUM_PATH=/path/to/chromium npm test.',
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not executable
  }
}

function firstOnPath(names, { PATH = '' }) {
  return names
    .flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
    .find(isProgram);
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

async function installWithApt(showLine, env) {
  for (const args of APT_GET) {
    showLine(`apt-get ${args.join(' ')}`);
    const { code } = await runProgram('apt-get', args, {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      onLine: (line) => showLine(line.replace(/\bhttps?:\/\/[^\s/]+/g, '(archive)')),
    });
    if (code !== 0) return;
  }
}
