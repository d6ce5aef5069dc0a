import { products } from '../products.ts';

/** The overview of the upgrade guides, which has all their changes in one list. */
export const UPGRADES = '/x/migration';

/** Groups of the sidebar without a page of their own in the tree, by the normal path of the page that is generated for them. */
export const overviews: Readonly<Record<string, string>> = {
  '/x/common-concepts': '/x/common-features-group',
  [UPGRADES]: '/x/migration-group',
};

/** The page that stands for a group of the sidebar, by the group: its overview, or the index of its API reference. */
export const groupPages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(overviews).map(([page, group]) => [group, page])),
  ...Object.fromEntries(products.map(({ apiRoute }) => [`${apiRoute}-group`, apiRoute])),
};
