import type { ChildProcess } from 'node:child_process';

/** A test that takes too long is given up as it stands: what it has started ends with its process at the latest. */
export function endWithUs(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}
