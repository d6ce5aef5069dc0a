/**
 * Where the community packages are installed at the version of the site, by the name users know. The Pro packages of the
 * same products exist in newer versions only, and demos run on the newer community packages that these bring along.
 */
export const siteVersionPackages: Readonly<Record<string, string>> = {
  '@mui/x-charts': 'x-charts-840',
  '@mui/x-tree-view': 'x-tree-view-840',
};
