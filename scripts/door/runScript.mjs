import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './runProgram.mjs';
import { testReports } from './testReports.mjs';

/**
 * Runs an npm script as one check. Gives a step's outcome with the number of tests that passed and failed: from the
 * runner's report if it writes one, else one for the whole script.
 */
export async function runScript(script, { root, env, reportFolder, showLine }) {
  const runner = testReports[script];
  const file = join(reportFolder, `${script}.json`);
  const args = ['run', script, ...(runner ? ['--', ...runner.args(file)] : [])];
  const result = await runProgram('npm', args, {
    cwd: root,
    env: { ...env, ...runner?.env(file) },
    onLine: showLine,
  });
  const isGood = result.code === 0;
  const counted =
    runner && existsSync(file) ? runner.count(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const tests = counted ?? { passed: isGood ? 1 : 0, failed: 0 };
  if (isGood && tests.failed === 0) return { state: 'done', note: noteOf(counted), tests };
  return {
    state: 'failed',
    note: noteOf(counted) ?? `npm run ${script} ended with code ${result.code}.`,
    tests: { ...tests, failed: Math.max(tests.failed, 1) },
  };
}

function noteOf(counted) {
  return counted && `${counted.passed} passed, ${counted.failed} failed in this step`;
}
