import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { products } from '#data/products.ts';
import type { Plan, ProductId } from '#data/types.ts';
import { productById } from '#src/site/path/productById.ts';

/** A package whose declarations are read. */
export type ReadPackage = {
  /** As users know it: `@mui/x-charts`. */
  name: string;
  /** As it is installed here; an alias where the site's version differs from the one the demos run on. */
  installed: string;
  folder: string;
  version: string;
  product: ProductId;
  plan: Plan | null;
};

/** A public path of a package: `@mui/x-charts/BarChart` as users write it, and the same as installed. */
export type PublicPath = { package: ReadPackage; name: string; installed: string };

/** Folders that hold no members of a reference. Adapters would each bring a date library of their own. */
const NOT_READ =
  /^(esm|node_modules|internals|locales|themeAugmentation|typeOverloads|material|setupExcelExportWebWorker|Adapter\w*|icons)$/;

/** Where community packages are installed at the version of the site, by the name users know; what is not here, under that name. */
export const siteVersionPackages: Readonly<Record<string, string>> = Object.fromEntries(
  products.flatMap(({ packages, siteVersionPackage }) =>
    siteVersionPackage === undefined ? [] : [[packages.community, siteVersionPackage]],
  ),
);

/**
 * The packages of a product, the lowest plan first.
 * @throws when one is not installed
 */
export function packagesOf(product: ProductId): ReadPackage[] {
  const { community, pro, premium } = productById(product).packages;
  const plans = [
    { plan: null, name: community },
    { plan: 'pro', name: pro },
    { plan: 'premium', name: premium },
  ] as const;
  return plans.flatMap(({ plan, name }) =>
    name === undefined ? [] : [readPackage(name, siteVersionPackages[name] ?? name, product, plan)],
  );
}

/** The packages of a product as demos and proofs run on them: the community one where its Pro package brought another version along. */
export function runPackagesOf(product: ProductId): ReadPackage[] {
  return packagesOf(product).map(({ name, plan }) => readPackage(name, name, product, plan));
}

/** All packages the reference depends on: those it reads, and those the Pro packages brought along. */
export function allPackages(): ReadPackage[] {
  const read = products.flatMap(({ id }) => packagesOf(id));
  const brought = read
    .filter(({ name, installed }) => name !== installed)
    .map(({ name, product, plan }) => readPackage(name, name, product, plan));
  return [...read, ...brought];
}

/** The public paths of a package, the root first. */
export function publicPaths(read: ReadPackage): PublicPath[] {
  const folders = readdirSync(read.folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_READ.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(read.folder, name, 'index.d.ts')));
  return ['', ...folders.map((folder) => `/${folder}`)].map((tail) => ({
    package: read,
    name: read.name + tail,
    installed: read.installed + tail,
  }));
}

const packagesRead = new Map<string, ReadPackage>();

/** Every package that was read so far, also those of older majors; a folder inside another one stands before it. */
export function knownPackages(): readonly ReadPackage[] {
  if (packagesRead.size === 0 || innermostFirst.length !== packagesRead.size) {
    allPackages();
    innermostFirst = [...packagesRead.values()].sort(
      (one, other) => other.folder.length - one.folder.length,
    );
  }
  return innermostFirst;
}

let innermostFirst: readonly ReadPackage[] = [];

/**
 * A package as it is installed.
 * @throws when it is not
 */
export function readPackage(
  name: string,
  installed: string,
  product: ProductId,
  plan: Plan | null,
  folder = path.posix.join('node_modules', installed),
): ReadPackage {
  const remembered = packagesRead.get(installed);
  if (remembered) {
    return remembered;
  }
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) {
    throw new Error(
      `The API reference reads ${name} from ${folder}, which is not installed. Run npm install, or correct the packages of ${product} in data/products.ts.`,
    );
  }
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const read = { name, installed, folder, version, product, plan };
  packagesRead.set(installed, read);
  return read;
}
