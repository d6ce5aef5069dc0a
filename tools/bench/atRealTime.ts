import { spawnSync } from 'node:child_process';

const MARK = 'X_DOCS_AT_REAL_TIME';
/** Of 1 to 99; any is before all programs without one. */
const PRIORITY = '10';

/**
 * Starts this program again at a real-time priority, where the system has one to give (`chrt` of Linux, as root), so that nothing else
 * the machine does is measured too. Ends the process with its exit code; returns where there is none to give, or when it has it.
 */
export function restartAtRealTime(): void {
  if (process.env[MARK]) {
    return;
  }
  const isGiven = spawnSync('chrt', ['-r', PRIORITY, 'true']).status === 0;
  if (!isGiven) {
    console.log(
      'Measured at an ordinary priority: whatever else this machine does is in the figures.',
    );
    return;
  }
  const { status } = spawnSync(
    'chrt',
    ['-r', PRIORITY, process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, [MARK]: '1' } },
  );
  process.exit(status ?? 1);
}
