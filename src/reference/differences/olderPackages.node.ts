import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductId } from '#data/types.ts';
import { productById } from '#src/site/path/productById.ts';
import { readPackage, type ReadPackage } from '#src/reference/declarations/packages.node.ts';

/** What only `npm run api:differences` installs. */
export const OLDER_MAJORS = 'olderMajors';
const PLANS = [
  ['community', null],
  ['pro', 'pro'],
  ['premium', 'premium'],
] as const;

/**
 * The packages of a product at an older major, the lowest plan first. The folder names its packages by alias
 * (`x-charts-pro-7`); one that none names is the one that the next higher plan brought along.
 * @throws when none is installed
 */
export function olderPackages(
  product: ProductId,
  major: number,
  folder = OLDER_MAJORS,
): ReadPackage[] {
  const names = productById(product).packages;
  const packages: ReadPackage[] = [];
  let above = folder;
  for (const [key, plan] of [...PLANS].reverse()) {
    const name = names[key];
    const alias = name && path.posix.join(folder, 'node_modules', `${baseOf(name)}-${major}`);
    const found = name && (existsSync(alias ?? '') ? alias : findUpwards(above, name, folder));
    if (name && found && versionOf(found).startsWith(`${major}.`)) {
      packages.unshift(readPackage(name, `./${found}`, product, plan, found));
      above = found;
    }
  }
  if (packages.length === 0) {
    throw new Error(
      `${product} ${major} is not installed in ${folder}. Name its packages in ${folder}/package.json, and run npm run api:differences.`,
    );
  }
  return packages;
}

function baseOf(name: string): string {
  return name.replace('@mui/', '');
}

/** As Node looks for a package, from a folder outwards. */
function findUpwards(from: string, name: string, top: string): string | undefined {
  for (let folder = from; folder.startsWith(top); folder = path.posix.dirname(folder)) {
    const found = path.posix.join(folder, 'node_modules', name);
    if (existsSync(found)) {
      return found;
    }
  }
  return undefined;
}

function versionOf(folder: string): string {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
