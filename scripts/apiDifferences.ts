/**
 * Installs the older majors into their own folder and writes `data/differences`: which members of the API each major added, removed
 * or changed. `--installed` takes what is there.
 */
import { spawnSync } from 'node:child_process';
import { majorSteps } from '#src/reference/differences/majorSteps.ts';
import { prepareApi } from '../src/reference/read/readApi.node.ts';
import { differencesFile } from '#src/reference/differences/differencesFile.node.ts';
import type { Differences } from '#src/reference/differences/differencesRecord.ts';
import { findDifferences } from '#src/reference/differences/findDifferences.node.ts';
import { OLDER_MAJORS } from '#src/reference/differences/olderPackages.node.ts';
import { writeIfChanged } from '../src/delivery/outputs/writeFiles.node.ts';

if (!process.argv.includes('--installed')) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', OLDER_MAJORS], {
    stdio: 'inherit',
    // On Windows, npm is a script of its shell.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm did not install ${OLDER_MAJORS}. What it says above is the reason.`);
  }
}
prepareApi();
const found = findDifferences(majorSteps);
majorSteps.forEach((step, index) => {
  writeIfChanged(differencesFile(step), lines(found[index]));
});
const members = found.flatMap(({ parts }) =>
  parts.flatMap(({ removed, changed, added }) => [...removed, ...changed, ...added]),
);
console.log(`data/differences lists ${members.length} members in ${found.length} steps.`);

/** One line for each component, so that a difference between two lists shows where it lies. */
function lines(differences: Differences | undefined): string {
  const { parts = [], ...facts } = differences ?? {};
  const head = JSON.stringify(facts).slice(0, -1);
  return `${head},"parts":[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]}\n`;
}
