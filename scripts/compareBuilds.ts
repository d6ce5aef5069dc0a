/** Builds what lies here twice, each time from nothing in a folder of its own, and compares the finished folders file by file. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readBuildId } from '#data/site/buildId.node.ts';
import { copyRepository } from '../tools/scratch/copyRepository.ts';
import { runMeasured } from '../tools/bench/runMeasured.ts';
import { scratchFolder } from '../tools/scratch/scratchFolder.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';
import {
  differences,
  hashFolder,
  type AllowedDifference,
} from '../tools/supplyChain/compareFolders.ts';

/** Nothing needs to differ. A file that has to is named here with its reason. */
const ALLOWED: readonly AllowedDifference[] = [];
/** Their lengths differ too, so that a path of the machine in a file shows. */
const COPIES = ['one', 'the-other-build'];

/** What `npm run generate` has left in the sources. */
const WRITTEN = ['src/generated', 'public/fonts', 'public/scripts'];

const folder = scratchFolder('compare');
main().catch(reportFailure);

async function main(): Promise<void> {
  // The copies are outside of git, which would give the name.
  process.env.SITE_BUILD_ID = readBuildId();
  const copies = COPIES.map((name) => path.join(folder, name));
  // Both before the first build: what is changed here meanwhile concerns neither.
  copies.forEach(copySources);
  const hashes: Map<string, string>[] = [];
  for (const copy of copies) {
    hashes.push(await buildIn(copy));
  }
  const [one = new Map(), other = new Map()] = hashes;
  const found = differences(one, other, ALLOWED);
  found.forEach((line) => console.error(line));
  console.log(
    `${one.size} files of two builds compared: ${found.length} differ, ${ALLOWED.length} may.`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}

/** What lies here, without what a build writes. */
function copySources(copy: string): void {
  copyRepository(copy);
  for (const written of WRITTEN) {
    rmSync(path.join(copy, written), { recursive: true, force: true });
  }
}

/** @throws when the build fails */
async function buildIn(copy: string): Promise<Map<string, string>> {
  const { seconds } = await runMeasured('npm', ['run', 'build'], copy);
  console.log(`Built in ${seconds.toFixed(0)} s.`);
  return hashFolder(path.join(copy, 'site'));
}
