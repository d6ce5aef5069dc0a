import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './CommandError.mjs';
import { hashInputs } from './hashInputs.mjs';
import { runProgram } from './runProgram.mjs';
import { stepEnv } from './stepEnv.mjs';

const FIRST_PAGE = 'site/x/index.html';
/** Lies inside the finished folder, so that whatever replaces the folder takes the claim along. */
const STAMP = 'site/.built-from';

/** True when `site/` was built from what lies here now. */
export function isSiteCurrent(root, { hash } = hashInputs(root)) {
  if (!existsSync(join(root, FIRST_PAGE)) || !existsSync(join(root, STAMP))) return false;
  return readFileSync(join(root, STAMP), 'utf8') === hash;
}

/** Builds the finished folder `site/` unless it is up to date. Throws a CommandError if the build fails. */
export async function exportSite(root, showLine, env = stepEnv()) {
  const inputs = hashInputs(root, env);
  if (isSiteCurrent(root, inputs)) return { state: 'up to date', note: inputs.note };
  claim(() => rmSync(join(root, STAMP), { force: true }));
  const result = await runProgram('npm', ['run', 'build'], { cwd: root, env, onLine: showLine });
  if (result.code !== 0) throw new CommandError('npm run build failed: its output above says why.');
  if (!existsSync(join(root, FIRST_PAGE))) {
    throw new CommandError(`npm run build wrote no ${FIRST_PAGE}: see its output above.`);
  }
  claim(() => writeFileSync(join(root, STAMP), inputs.hash));
  return { state: 'done', note: inputs.note };
}

function claim(change) {
  try {
    change();
  } catch ({ code }) {
    throw new CommandError(
      `${STAMP} cannot be written (${code}): make room on the disk or give yourself the right to write in site/, or delete that folder, then run the command again.`,
    );
  }
}
