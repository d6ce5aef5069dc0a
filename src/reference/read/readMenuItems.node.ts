import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GridMenuItem } from './gridRecord.ts';
import { packagesOf } from '#src/reference/declarations/packages.node.ts';

/** Modules that hold the entries each plan adds to the column menu. */
const MODULES: Readonly<Record<string, string>> = {
  '@mui/x-data-grid': 'components/menu/columnMenu/GridColumnMenu.js',
  '@mui/x-data-grid-pro': 'components/GridProColumnMenu.js',
  '@mui/x-data-grid-premium': 'components/GridPremiumColumnMenu.js',
};

/**
 * The entries of the grid's column menu in their order, with the component each one is unless replaced.
 * @throws when a package has none where they are looked for
 */
export function readMenuItems(): GridMenuItem[] {
  return packagesOf('data-grid')
    .flatMap(({ name, folder, version, plan }) => {
      const file = path.posix.join(folder, MODULES[name] ?? '');
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const components = new Map(
        [...text.matchAll(/(columnMenu\w+Item): (?:_\w+\.)?(Grid\w+)/g)].map(
          ([, slot = '', component = '']) => [slot, component] as const,
        ),
      );
      const orders = [...text.matchAll(/(columnMenu\w+Item): \{\s*displayOrder: (\d+)/g)];
      if (orders.length === 0 || orders.some(([, slot = '']) => !components.has(slot))) {
        throw new Error(
          `${name} ${version} has no entries of the column menu in ${file}. Correct MODULES of src/reference/read/readMenuItems.node.ts.`,
        );
      }
      return orders.map(([, slot = '', displayOrder]) => ({
        slot,
        component: components.get(slot) ?? '',
        displayOrder: Number(displayOrder),
        plan,
      }));
    })
    .sort((one, other) => one.displayOrder - other.displayOrder);
}
