/** Normal paths of documents outside the tree: exported, but kept from search engines, sitemap and search (behaviour 1.5, V5). */
export const specialPages: readonly string[] = [
  '/x/experiments/docs',
  '/x/experiments/playgrounds',
  '/x/experiments/served-rows',
  '/x/experiments/weight',
];
