/** Puts another edition beside the pages of this one in `site/`: `npm run add-edition -- --from <folder>`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EDITIONS_BELOW } from '#data/site/base.ts';
import { addEdition } from '#src/delivery/releases/addEdition.node.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';

const SITE = 'site';

try {
  main(parseArgs({ options: { from: { type: 'string' } } }).values);
} catch (error) {
  reportFailure(error);
}

function main({ from }: { from?: string }): void {
  if (from === undefined) {
    throw new Error(
      'Write where the other edition was built: npm run add-edition -- --from <folder>',
    );
  }
  const bases = EDITIONS_BELOW.filter((base) => existsSync(path.join(from, base)));
  if (bases.length === 0) {
    throw new Error(
      `${from} holds no edition that EDITIONS_BELOW of data/site/base.ts names (${EDITIONS_BELOW.join(', ') || 'none'}). Name its base there, and build it with that base.`,
    );
  }
  for (const base of bases) {
    addEdition(from, SITE, base);
    console.log(`The edition at ${base} is in ${SITE}/ too.`);
  }
}
