/**
 * Builds and tries the site in a scratch copy with the newest minor of Next, React and MUI, and says what broke. Other versions stand
 * behind the command: `npm run upgrade:check -- next@17.0.0`. Nothing is changed here.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readBuildId } from '#data/site/buildId.node.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';
import { copySources } from '../tools/scratch/copyRepository.ts';
import { askedPackages, changedVersions, pinnedVersions } from '../tools/scratch/newerPackages.ts';
import { scratchFolder } from '../tools/scratch/scratchFolder.ts';

/** What only works as long as these packages do as they do; the first three need no export. */
const CHECKS: readonly [name: string, command: string, needsExport: boolean][] = [
  ['Generate', 'npm run generate', false],
  ['Types', 'npm run types', false],
  ['Unit tests', 'npm run unit', false],
  ['Export', 'npm run build', false],
  ['Weight', 'npm run weight', true],
  [
    'Browser tests',
    'npm run e2e -- nextInternals navigation lateParts firstSecond deployments faults contentSecurity demoTools liveEditing',
    true,
  ],
];

const folder = scratchFolder('upgrade');
try {
  main(parseArgs({ allowPositionals: true }).positionals);
} catch (error) {
  reportFailure(error);
}

function main(wishes: readonly string[]): void {
  const before = pinnedVersions('.');
  const asked = askedPackages(before, wishes);
  copySources(folder);
  if (!isGood('Install', `npm install --save-exact ${asked.join(' ')}`)) {
    throw new Error('These versions cannot be installed together: npm says above why.');
  }
  const changed = changedVersions(before, pinnedVersions(folder)).join(', ');
  if (changed === '') {
    console.log('Nothing newer: package.json pins the newest minor of each.');
    return;
  }
  console.log(changed);
  const broken: string[] = [];
  for (const [name, command, needsExport] of CHECKS) {
    if (needsExport && broken.includes('Export')) {
      console.log(`- ${name}: not tried, as nothing was exported`);
    } else if (!isGood(name, command)) {
      broken.push(name);
    }
  }
  console.log(
    broken.length > 0
      ? `Broken with ${changed}: ${broken.join(', ')}. What each said stands above.`
      : `Nothing broke with ${changed}.`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
}

/** Runs a command in the copy, which is outside of git, whose revision would else name the build. */
function isGood(name: string, command: string): boolean {
  console.log(`▸ ${name}`);
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, SITE_BUILD_ID: readBuildId() };
  const { status } = spawnSync(program, args, { cwd: folder, env, stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  return status === 0;
}
