/**
 * Names in code spans that look like the packages' own and exist nowhere in them, each with the reason why a document may
 * say them. Any other one stops the build.
 */
export const otherNames: Readonly<Record<string, string>> = {
  'DataGrid.bg': "a colour of the theme's palette, not a prop",
  'DataGrid.headerBg': "a colour of the theme's palette, not a prop",
  'DataGrid.pinnedBg': "a colour of the theme's palette, not a prop",
};

/** Parts of the site whose documents may name what is gone, with the reason. */
export const otherNamesBelow: Readonly<Record<string, string>> = {
  '/x/migration': 'they call things by the names that older versions gave them',
};
