/**
 * Exports a small second edition (14 pages, another base, another version) in a scratch copy, and looks at what came: its pages, every
 * link and file, what its search knows, and its menu of versions, which leads to the same page of this edition.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '#data/site/base.ts';
import { readBuildId } from '#data/site/buildId.node.ts';
import { general } from '#data/products.ts';
import { site } from '#data/site/site.ts';
import { runMeasured } from '../tools/bench/runMeasured.ts';
import { findDeadLinks } from '../tools/checks/findDeadLinks.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';
import { copyRepository } from '../tools/scratch/copyRepository.ts';
import { scratchFolder } from '../tools/scratch/scratchFolder.ts';
import { makeSmallEdition, SMALL_PAGES, SOUGHT } from '../tools/scratch/smallEdition.ts';

const MAJOR = Number.parseInt(general.version);
const EDITION = {
  base: `${BASE}/v${MAJOR - 1}`,
  version: `${MAJOR - 1}.29.0`,
  // An entry that nothing else leads to: a literal address that was forgotten shows.
  other: { name: `v${MAJOR}`, base: BASE, entry: `${BASE}/introduction/support/` },
};
/** A page that both have leads to the same; what only the small one has, to the other's entry. */
const LEADS: Readonly<Record<string, string>> = {
  '/react-charts/bars': `${BASE}/react-charts/bars/`,
  '/api/charts/bar-chart': `${BASE}/api/charts/bar-chart/`,
  '/react-data-grid/state': `${BASE}/react-data-grid/state/`,
  '/react-data-grid/events': EDITION.other.entry,
};

const folder = scratchFolder('edition');
const exported = path.join(folder, 'site');

main().catch(reportFailure);

async function main(): Promise<void> {
  process.env.SITE_BUILD_ID = readBuildId(); // the copy is outside of git
  copyRepository(folder);
  makeSmallEdition(folder, EDITION);
  const { seconds } = await runMeasured('npm', ['run', 'build'], folder);
  const amiss = [...missingPages(), ...deadLinks(), ...unknownToSearch(), ...wrongVersions()];
  amiss.forEach((line) => console.error(line));
  console.log(
    `A second edition of ${SMALL_PAGES.length} pages was exported in ${seconds.toFixed(0)} s: ${amiss.length} things are amiss.`,
  );
  process.exitCode = amiss.length > 0 ? 1 : 0;
}

function missingPages(): string[] {
  return SMALL_PAGES.filter((own) => !existsSync(fileOf(own))).map(
    (own) => `${EDITION.base}${own}/ was not exported.`,
  );
}

/** Nothing leads out of the edition but its menu of versions. */
function deadLinks(): string[] {
  return findDeadLinks({ folder: exported, origin: site.origin })
    .dead.filter(({ address }) => !Object.values(LEADS).includes(address))
    .map(({ file, address, reason }) => `${file}: ${address} ${reason}`);
}

function unknownToSearch(): string[] {
  const index = path.join(exported, EDITION.base, 'search');
  const texts = readdirSync(index)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(index, name), 'utf8'));
  return SOUGHT.filter((word) => !texts.some((text) => text.includes(word))).map(
    (word) => `The search knows nothing of "${word}".`,
  );
}

function wrongVersions(): string[] {
  return Object.entries(LEADS)
    .filter(([own, address]) => {
      const menu = /id="version-menu".*?<\/ul>/s.exec(readFileSync(fileOf(own), 'utf8'))?.[0] ?? '';
      return !menu.includes(`v${EDITION.version}<`) || !menu.includes(`href="${address}"`);
    })
    .map(([own, address]) => `The menu of versions of ${own} does not lead to ${address}.`);
}

function fileOf(own: string): string {
  return path.join(exported, EDITION.base, own, 'index.html');
}
