import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './runProgram.mjs';
import { testReports } from './testReports.mjs';

/**
 * Runs an npm script as one check. Gives a step's outcome with the number of tests that passed and failed, and a
 * few lines on each that failed: from the runner's report if it writes one, else one for the whole script.
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
  const report =
    runner && existsSync(file) ? runner.read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const { passed, failures } = report ?? { passed: isGood ? 1 : 0, failures: [] };
  if (isGood && failures.length === 0)
    return { state: 'done', note: noteOf(report), tests: { passed, failed: 0 }, failures };
  return {
    state: 'failed',
    note: noteOf(report) ?? `npm run ${script} ended with code ${result.code}.`,
    tests: { passed, failed: Math.max(failures.length, 1) },
    failures,
  };
}

function noteOf(report) {
  return report && `${report.passed} passed, ${report.failures.length} failed in this step`;
}
