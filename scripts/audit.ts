/** Asks the package registry for known weaknesses of the installed packages; ends with 1 when one is high, with 2 when nobody answers. */
import { spawnSync } from 'node:child_process';
import { acceptedFindings } from '#data/acceptedFindings.ts';
import { judgeAudit } from '../tools/supplyChain/judgeAudit.ts';

const TIMEOUT_MS = 120_000;

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=1'], {
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
  maxBuffer: 2 ** 28,
});
const report: unknown = stdout
  ? JSON.parse(stdout)
  : { error: { summary: `no answer in ${TIMEOUT_MS / 1000} s` } };
const verdict = judgeAudit(report, acceptedFindings, new Date().toISOString().slice(0, 10));
if (verdict.kind === 'no answer') {
  console.error(`The registry does not answer audits (${verdict.why}): nothing was checked.`);
  process.exitCode = 2;
} else {
  verdict.lines.forEach((line) => console.log(line));
  console.log(
    verdict.kind === 'clean'
      ? `No finding of level high or above (accepted: ${acceptedFindings.length}).`
      : 'Update these packages, or accept a finding with its reason in data/acceptedFindings.ts.',
  );
  process.exitCode = verdict.kind === 'clean' ? 0 : 1;
}
