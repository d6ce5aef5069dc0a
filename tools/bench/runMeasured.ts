import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** What a program and everything it started have cost together, and the end of what it printed. */
export type Measured = { seconds: number; peakGb: number; output: string };

const POLL_MS = 200;
const PAGE_BYTES = 4096;
const KEPT_OUTPUT = 4000;

/**
 * Runs a program and measures it; its memory is the largest sum of what its processes hold in RAM (from /proc, so
 * memory that they share counts more than once; NaN on systems without /proc).
 * @throws with the end of its output when it fails
 */
export async function runMeasured(program: string, args: string[], cwd: string): Promise<Measured> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (data: Buffer) => {
    output = (output + data.toString()).slice(-KEPT_OUTPUT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const start = performance.now();
  let peak = NaN;
  const timer = setInterval(() => {
    const now = treeBytes(child.pid ?? 0);
    peak = peak > now ? peak : now;
  }, POLL_MS);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`${program} ${args.join(' ')} ended with ${code} in ${cwd}:\n${output}`);
  }
  return { seconds: (performance.now() - start) / 1000, peakGb: peak / 1024 ** 3, output };
}

function treeBytes(root: number): number {
  const processes = readProcesses();
  if (!processes) {
    return NaN;
  }
  const inside = new Set([root]);
  let before = 0;
  while (inside.size > before) {
    before = inside.size;
    for (const { id, parent } of processes) {
      if (inside.has(parent)) {
        inside.add(id);
      }
    }
  }
  return processes.filter(({ id }) => inside.has(id)).reduce((sum, { bytes }) => sum + bytes, 0);
}

function readProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return undefined; // no /proc on this system
  }
}

function readProcess(name: string) {
  try {
    // After the name in brackets: state, parent, ...; resident pages are the 22nd of these.
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [
      { id: Number(name), parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES },
    ];
  } catch {
    return []; // it has ended meanwhile
  }
}
