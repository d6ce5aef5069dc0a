import type { Identity, OlderVersion, Product } from './types.ts';

/** The identity of pages that belong to no product, and the versions the others fall back to (behaviour 8.3). */
export const general: Identity & { olderVersions: Record<OlderVersion, string> } = {
  name: 'MUI X',
  overline: null,
  route: '/x',
  version: '8.4.0',
  olderVersions: {
    v7: 'https://v7.mui.com/x/introduction/',
    v6: 'https://v6.mui.com/x/introduction/',
    v5: 'https://v5.mui.com/x/introduction/',
    v4: 'https://v4.mui.com/components/data-grid/',
  },
};

/**
 * The four products. Header, version switcher, API pages, analytics ids, search and sitemap follow from these records.
 * Older versions that never had a product are left out, because their product pages answer 404 (behaviour 8.3).
 */
export const products: readonly Product[] = [
  {
    id: 'data-grid',
    name: 'Data Grid',
    overline: 'MUI X',
    route: '/x/react-data-grid',
    apiRoute: '/x/api/data-grid',
    analyticsId: 'x-data-grid',
    version: '8.4.0',
    packages: {
      community: '@mui/x-data-grid',
      pro: '@mui/x-data-grid-pro',
      premium: '@mui/x-data-grid-premium',
    },
    olderVersions: {
      v7: 'https://v7.mui.com/x/react-data-grid/',
      v6: 'https://v6.mui.com/x/react-data-grid/',
      v5: 'https://v5.mui.com/x/react-data-grid/',
      v4: 'https://v4.mui.com/components/data-grid/',
    },
  },
  {
    id: 'date-pickers',
    name: 'Date and Time Pickers',
    headerName: 'Date Pickers',
    overline: 'MUI X',
    route: '/x/react-date-pickers',
    apiRoute: '/x/api/date-pickers',
    analyticsId: 'x-date-pickers',
    version: '8.4.0',
    packages: { community: '@mui/x-date-pickers', pro: '@mui/x-date-pickers-pro' },
    olderVersions: {
      v7: 'https://v7.mui.com/x/react-date-pickers/',
      v6: 'https://v6.mui.com/x/react-date-pickers/',
      v5: 'https://v5.mui.com/x/react-date-pickers/getting-started/',
    },
  },
  {
    id: 'charts',
    name: 'Charts',
    overline: 'MUI X',
    route: '/x/react-charts',
    apiRoute: '/x/api/charts',
    analyticsId: 'x-charts',
    version: '8.4.0',
    packages: { community: '@mui/x-charts', pro: '@mui/x-charts-pro' },
    olderVersions: {
      v7: 'https://v7.mui.com/x/react-charts/',
      v6: 'https://v6.mui.com/x/react-charts/',
    },
  },
  {
    id: 'tree-view',
    name: 'Tree View',
    overline: 'MUI X',
    route: '/x/react-tree-view',
    apiRoute: '/x/api/tree-view',
    analyticsId: 'x-tree-view',
    version: '8.4.0',
    packages: { community: '@mui/x-tree-view', pro: '@mui/x-tree-view-pro' },
    olderVersions: {
      v7: 'https://v7.mui.com/x/react-tree-view/',
      v6: 'https://v6.mui.com/x/react-tree-view/getting-started',
    },
  },
];
