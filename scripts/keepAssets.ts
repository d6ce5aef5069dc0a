/** Copies hashed files of the deployed site into `site/`: `npm run keep-assets -- --previous <folder>`. */
import { parseArgs } from 'node:util';
import { keepAssets } from '#src/delivery/releases/keptAssets.node.ts';

const SITE = 'site';

const { previous } = parseArgs({ options: { previous: { type: 'string' } } }).values;
if (previous === undefined) {
  console.error('Write which site is deployed now: npm run keep-assets -- --previous <folder>');
  process.exit(1);
}
try {
  const { kept, dropped } = keepAssets(previous, SITE, new Date());
  console.log(`${kept} files of builds before are kept in ${SITE}/, ${dropped} were too old.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
