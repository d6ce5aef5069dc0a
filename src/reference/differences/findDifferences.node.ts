import { apiPages } from '#data/tree/apiPages.ts';
import { currentMajor } from '#data/products.ts';
import type { ApiPage, ApiPages, ProductId } from '#data/types.ts';
import { readRecord } from '#src/reference/read/apiCache.node.ts';
import { type Found, homeOf, type Listed } from '#src/reference/declarations/findExports.node.ts';
import { packagesOf } from '#src/reference/declarations/packages.node.ts';
import { productById } from '#src/site/path/productById.ts';
import { compareMajors } from './compareMajors.ts';
import type { Differences, Major } from './differencesRecord.ts';
import { olderPackages } from './olderPackages.node.ts';
import type { MajorStep } from './majorSteps.ts';
import { readMajor } from './readMajor.node.ts';

/**
 * Compares the declarations of the two majors of each step, the older ones from their own folder.
 * @throws when one is not installed, or the API reference is not generated
 */
export function findDifferences(steps: readonly MajorStep[]): Differences[] {
  const majors = new Map<string, Major>();
  const major = (product: ProductId, number: number): Major => {
    const key = `${product} ${number}`;
    const read = majors.get(key) ?? readNumbered(product, number);
    majors.set(key, read);
    return read;
  };
  return steps.map(({ product, from }) => ({
    product,
    ...compareMajors(major(product, from), major(product, from + 1)),
  }));
}

function readNumbered(product: ProductId, number: number): Major {
  const pages = pagesToCompare(product);
  return number === currentMajor
    ? withoutNewer(product, readMajor(product, packagesOf(product), pages))
    : readMajor(product, olderPackages(product, number), pages, highestPlan);
}

/** An interface grows with the plan; a component is read where it is at home. */
function highestPlan(found: readonly Found[], page: Listed): Found {
  return (page.kind === 'interface' ? found.at(-1) : undefined) ?? homeOf(found, page);
}

/** The documented names and those that are compared beside them. */
function pagesToCompare(product: ProductId): ApiPages {
  const named = (name: string): ApiPage => ({ name });
  const also = productById(product).migration?.alsoCompared ?? { component: [], interface: [] };
  return {
    ...apiPages,
    [product]: {
      component: [...apiPages[product].component, ...also.component.map(named)],
      interface: [...apiPages[product].interface, ...also.interface.map(named)],
    },
  };
}

/** Some packages are installed at a later minor than the one this site documents; what only that one has is left out. */
function withoutNewer(product: ProductId, major: Major): Major {
  const documented = new Set(
    [...apiPages[product].component, ...apiPages[product].interface].map(({ name }) => name),
  );
  const parts = Object.entries(major.parts).map(([part, members]) => {
    if (!documented.has(part)) {
      return [part, members] as const;
    }
    const { members: own, slots, classes } = readRecord(product, part);
    const known = new Set(
      [...own, ...slots, ...classes]
        .filter(({ since }) => since === null)
        .map(({ anchor }) => anchor),
    );
    return [part, members.filter(({ group, name }) => known.has(`${group}-${name}`))] as const;
  });
  return { ...major, parts: Object.fromEntries(parts) };
}
