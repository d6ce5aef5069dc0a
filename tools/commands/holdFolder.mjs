import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './CommandError.mjs';

const LOCK = '.x-docs.lock';

/**
 * Keeps a second `npm start` or `npm test` from installing and exporting in the same folder meanwhile. A lock whose process is gone
 * holds nobody off. Gives how to let go, which the end of the process does too. Throws a CommandError while another one holds the folder.
 */
export function holdFolder(root) {
  const file = join(root, LOCK);
  const holder = holderOf(file);
  if (holder !== undefined && isRunning(holder)) {
    throw new CommandError(
      `Another npm start or npm test (process ${holder}) is at work in this folder: wait until it is done, then run the command again. ` +
        `If there is none, delete ${LOCK}.`,
    );
  }
  writeFileSync(file, String(process.pid));
  const letGo = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', letGo);
  return letGo;
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined; // nobody holds the folder
  }
}

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // somebody else's
  }
}
