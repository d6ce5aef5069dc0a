import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSite, isSiteCurrent } from './exportSite.mjs';
import { findChromium } from './findChromium.mjs';
import { findEngines } from './findEngines.mjs';
import { hashInputs } from './hashInputs.mjs';
import { holdFolder } from './holdFolder.mjs';
import { install } from './install.mjs';
import { runScript } from './runScript.mjs';
import { showStep } from './showStep.mjs';
import { startAhead } from './startAhead.mjs';
import { stepEnv } from './stepEnv.mjs';
import { testFeedbackUrl } from './testService.mjs';

const root = join(import.meta.dirname, '..', '..');

/**
 * Runs every check as a step and adds to `counts`. Nothing can be checked without packages and little without the
 * export, so these two end the run when they fail; all other steps go on, to show everything in one run. What failed is
 * told once more at the end, where a log that was cut still has it.
 */
export async function runChecks(counts, isFull) {
  const reportFolder = mkdtempSync(join(tmpdir(), 'x-docs-'));
  const env = stepEnv({
    NEXT_PUBLIC_FEEDBACK_URL: testFeedbackUrl,
    ...(isFull ? { X_DOCS_FULL: '1' } : { X_DOCS_SAMPLE: '1' }),
  });
  const failed = [];
  const steps = stepsOf(env, reportFolder, isFull);
  for (const [index, { name, work, isVital }] of steps.entries()) {
    const next = steps[index + 1];
    if (next?.isBeside) next.work = startAhead(next.work);
    const outcome = await showStep(name, work);
    const isGood = outcome.state === 'done' || outcome.state === 'up to date';
    const tests = outcome.tests ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
    counts.passed += tests.passed;
    counts.failed += tests.failed;
    if (!isGood) failed.push({ name, failures: outcome.failures ?? [] });
    if (outcome.state === 'stopped' || (isVital && !isGood)) break;
  }
  rmSync(reportFolder, { recursive: true, force: true });
  for (const failure of failed.flatMap(({ failures }) => failures)) console.log(`\n${failure}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** One of which one core is enough stands beside the one before it. */
function stepsOf(env, reportFolder, isFull) {
  const script = (name) => (showLine) => runScript(name, { root, env, reportFolder, showLine });
  const proofs = script(isFull ? 'proofs' : 'proofs:changed');
  return [
    { name: 'Install', isVital: true, work: installAlone },
    { name: 'Generate', work: (showLine) => generate(script('generate'), showLine, env) },
    { name: 'Types', work: script('types') },
    { name: 'Lint', isBeside: true, work: script('lint') },
    { name: 'Format', work: script('format:check') },
    { name: 'Spelling', work: script('spell') },
    { name: 'Prose', work: script('prose') },
    { name: 'Unit tests', work: script('unit') },
    { name: 'Export', isVital: true, work: (showLine) => exportSite(root, showLine, env) },
    { name: 'Proofs', work: (showLine) => testInBrowser(proofs, env, showLine) },
    { name: 'Browser tests', work: (showLine) => testInEngines(script('e2e'), env, showLine) },
    { name: 'HTML', work: script('html') },
    { name: 'Links', isBeside: true, work: script('links') },
    { name: 'Weight', work: script('weight') },
    ...(isFull
      ? [
          { name: 'Two builds', work: script('build:compare') },
          { name: 'A second edition', work: script('edition:check') },
        ]
      : []),
  ];
}

/** The folder is let go when the process ends. */
async function installAlone(showLine) {
  holdFolder(root);
  return install(root, showLine);
}

/** Types and unit tests read src/generated, which an export that is up to date has left there. */
async function generate(runGenerate, showLine, env) {
  if (existsSync(join(root, 'src/generated')) && isSiteCurrent(root, hashInputs(root, env)))
    return { state: 'up to date' };
  return runGenerate(showLine);
}

/** Later steps find the same Chromium in their environment. */
async function testInBrowser(runTests, env, showLine) {
  env.CHROMIUM_PATH = await findChromium(showLine, env);
  showLine(`Chromium: ${env.CHROMIUM_PATH}`);
  return runTests(showLine);
}

/** Most of them in Chromium, errands in other engines too. */
async function testInEngines(runTests, env, showLine) {
  Object.assign(env, await findEngines(showLine, env));
  return testInBrowser(runTests, env, showLine);
}
