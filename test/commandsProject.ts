import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '..');
const folders: string[] = [];
const children: ChildProcess[] = [];

/** Notes what it is asked to do, then does what the test has put into fakes/<script>. */
const FAKE_NPM = `#!/bin/sh
PATH=/usr/bin:/bin
echo "$*" >> npm.log
name=$1
if [ "$1" = run ]; then name=$2; fi
if [ -f "fakes/$name" ]; then . "./fakes/$name"; fi
`;
/** What `npm ci` leaves that the doors need. */
export const INSTALLS = ['tsx', 'sirv']
  .map((name) => `ln -sfn '${repository}/node_modules/${name}' node_modules/${name}\n`)
  .join('');
const EXPORTS = 'mkdir -p site/x src/generated; echo hello > site/x/index.html\n';

/** A folder, with a space in its path, that holds the real scripts and a fake npm. */
export function project(fakes: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'x docs é-'));
  folders.push(root);
  for (const folder of ['scripts', 'tools', 'src/delivery/serving']) {
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  }
  cpSync(join(repository, '.ci'), join(root, '.ci'), { recursive: true });
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
    chmodSync(join(root, path), 0o755);
  };
  const version = '1.0.0';
  const packages = { '': {}, 'node_modules/tsx': { version }, 'node_modules/sirv': { version } };
  put('package-lock.json', JSON.stringify({ packages }));
  put('package.json', JSON.stringify({ imports: { '#src/*': './src/*' } }));
  put('data/tree/pages.ts', 'one');
  put('bin/npm', FAKE_NPM);
  const all = { ci: `mkdir -p node_modules\n${INSTALLS}`, build: EXPORTS, ...fakes };
  for (const [name, text] of Object.entries(all)) put(`fakes/${name}`, text);
  const takeLog = () => {
    const log = existsSync(join(root, 'npm.log'))
      ? readFileSync(join(root, 'npm.log'), 'utf8')
      : '';
    rmSync(join(root, 'npm.log'), { force: true });
    return log
      .split('\n')
      .map((line) => line.replace(/^run | -.*/g, ''))
      .filter(Boolean);
  };
  return { root, put, takeLog };
}

export interface RunOptions {
  env?: Record<string, string>;
  node?: string[];
  args?: string[];
  /** Called with the first output that matches; then Ctrl+C is sent, or another signal. */
  at?: [RegExp, (match: RegExpMatchArray) => unknown];
  signal?: NodeJS.Signals;
}

/** Runs a door in its folder with nothing but the fakes on PATH. */
export async function run({ root }: { root: string }, door: string, options: RunOptions = {}) {
  const { env = {}, node = [], args = [], at, signal = 'SIGINT' } = options;
  // Both streams through one pipe, as in a terminal: through two, what was said last may be read first.
  const command = [process.execPath, ...node, `scripts/${door}.mjs`, ...args];
  const child = spawn('/bin/sh', ['-c', 'exec "$0" "$@" 2>&1', ...command], {
    cwd: root,
    env: { NODE_ENV: 'test', PATH: join(root, 'bin'), PORT: '0', TMPDIR: tmpdir(), ...env },
  });
  children.push(child);
  let output = '';
  let isSeen = false;
  child.stdout.on('data', async (data: Buffer) => {
    output += data;
    const match = at && !isSeen && output.match(at[0]);
    if (!match) return;
    isSeen = true;
    await at[1](match);
    child.kill(signal);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output, lastLine: output.trimEnd().split('\n').at(-1) };
}

/** Stops at the address that it serves. */
export const SERVED: RunOptions = { at: [/served at (\S+)/, () => {}] };

/** Ends what was started and deletes what was made. */
export function cleanUp(): void {
  children.forEach((child) => child.kill()); // those of tests that took too long
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}
