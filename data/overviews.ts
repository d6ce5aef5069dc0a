/** Groups of the sidebar without a page of their own, by the normal path of the page that is generated for them. */
export const overviews: Readonly<Record<string, string>> = {
  '/x/common-concepts': '/x/common-features-group',
  '/x/migration': '/x/migration-group',
};
