import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiKind, ApiPages } from '#data/types.ts';

/** A small edition: where it lies, what it documents, and the edition on the same host that its menu of versions leads to. */
export type SmallEdition = {
  base: string;
  version: string;
  other: { name: string; base: string; entry: string };
};

/** The page of the demo. */
const SHOWN_ON = '/react-charts/bars';
const DEMO = `import { BarChart } from '@mui/x-charts/BarChart';

export default function ThreeBars() {
  return <BarChart series={[{ data: [1, 2, 3] }]} height={200} />;
}
`;

/** The documents of a small edition, by their path behind its base: a title, and what else the document says. */
const DOCUMENTS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  '': [
    'Components for React',
    '::search\n\n## Charts {#charts}\n\nSee [bars](BASE/react-charts/bars/).',
  ],
  '/introduction': ['Introduction', 'Begin with the [Data Grid](BASE/react-data-grid/).'],
  '/react-data-grid': [
    'Data Grid',
    'All its props: [`DataGridPremium`](BASE/api/data-grid/data-grid-premium/).',
  ],
  '/react-data-grid/events': ['Events', '::table{name="grid-events"}'],
  '/react-data-grid/state': [
    'State',
    '## Order of kumquats {#kumquats}\n\nSet [`sortModel`](BASE/api/data-grid/data-grid-premium/#prop-sortModel).\n\n::table{name="grid-selectors"}',
  ],
  '/react-date-pickers': ['Date and Time Pickers', 'Enter a date.'],
  '/react-tree-view': ['Tree View', 'Browse a hierarchy.'],
  '/react-charts': ['Charts', 'Plot numbers as [bars](BASE/react-charts/bars/).'],
  [SHOWN_ON]: ['Bars', '::demo{name="ThreeBars" height="200" still}'],
};

/** Its reference; the tables of the grid are made of these pages. */
const API_PAGES: Partial<ApiPages> = {
  'data-grid': {
    component: [
      { name: 'DataGrid' },
      { name: 'DataGridPro', plan: 'pro' },
      { name: 'DataGridPremium', plan: 'premium' },
    ],
    interface: [{ name: 'GridApi' }],
  },
  charts: { component: [{ name: 'BarChart' }], interface: [] },
};

/** A page, a heading and a prop that its search has to know. */
export const SOUGHT: readonly string[] = ['react-charts/bars', 'Order of kumquats', 'sortModel'];

const KINDS: readonly ApiKind[] = ['component', 'interface'];

/** The pages of a small edition behind its base, those of the reference among them. */
export const SMALL_PAGES: readonly string[] = [
  ...Object.keys(DOCUMENTS),
  '/api/data-grid/data-grid',
  '/api/data-grid/data-grid-pro',
  '/api/data-grid/data-grid-premium',
  '/api/data-grid/grid-api',
  '/api/charts/bar-chart',
];

/** Pages that the other edition has too, as `data/tree/olderPages.ts` lists them. */
const SAME_PAGES = {
  '/react-data-grid': 'state',
  '/react-charts': 'bars',
  '/api/charts': 'bar-chart',
};

/**
 * Makes a copy of the repository one of another edition: its `data/` is that of a major with 14 pages at another base.
 * @param folder the copy
 * @throws when a file of `data/` is written otherwise than this takes it to be
 */
export function makeSmallEdition(folder: string, { base, version, other }: SmallEdition): void {
  change('site/base.ts', [/'\/x';/g, `'${base}';`]);
  change('types.ts', [/'v7' \| 'v6' \| 'v5' \| 'v4'/g, `'${other.name}'`]);
  change('ads.ts', [/'\/x\//g, `'${base}/`]);
  change(
    'products.ts',
    [/VERSION = '[\d.]+'/g, `VERSION = '${version}'`],
    [/olderVersions: \{[^}]*\}/g, `olderVersions: { ${other.name}: '${other.entry}' }`],
  );
  change('tree/apiPages.ts', [
    /(const listed: Partial<ApiPages> = )\{.*?^\};/gms,
    `$1${JSON.stringify(API_PAGES)};`,
  ]);
  change('tree/pages.ts', [/(const pages: readonly PageLine\[\] = )\[.*?^\];/gms, `$1${tree()};`]);
  change(
    'tree/olderPages.ts',
    [/(olderBases: [^=]* = )\{.*?^\};/gms, `$1{ ${other.name}: '${other.base}' };`],
    [/(pagesSince: [^=]* = )\{.*?^\};/gms, `$1{ ${other.name}: ${JSON.stringify(SAME_PAGES)} };`],
    [/(movedPages: [^=]* = )\{.*?^\};/gms, '$1{};'],
  );
  change('tree/overviews.ts', [/(overviews: [^=]* = )\{.*?^\};/gms, '$1{};']);
  change('tree/redirects.ts', [
    /(redirects: [^=]* = )\[.*?^\];/gms,
    `$1[{ from: '/', to: '${base}/' }];`,
  ]);
  change('tree/specialPages.ts', [/(specialPages: [^=]* = )\[.*?^\];/gms, '$1[];']);
  write('tree/sectionAnchors.json', '{}');
  for (const name of ['content', 'differences']) {
    rmSync(inData(name), { recursive: true });
  }
  for (const [own, [title, text]] of Object.entries(DOCUMENTS)) {
    const place = own === '' ? '/home' : own;
    write(`content${place}/${path.basename(place)}.md`, documentText(own, title, text));
  }
  write(`content${SHOWN_ON}/ThreeBars.tsx`, DEMO);

  function inData(name: string): string {
    return path.join(folder, 'data', name);
  }

  function write(name: string, text: string): void {
    mkdirSync(path.dirname(inData(name)), { recursive: true });
    writeFileSync(inData(name), text.replaceAll('BASE', base));
  }

  function change(name: string, ...changes: [from: RegExp, to: string][]): void {
    let text = readFileSync(inData(name), 'utf8');
    for (const [from, to] of changes) {
      const changed = text.replaceAll(from, to.replaceAll('BASE', base));
      if (changed === text) {
        throw new Error(`data/${name} has nothing like ${from.source}. Correct makeSmallEdition.`);
      }
      text = changed;
    }
    writeFileSync(inData(name), text);
  }
}

function documentText(own: string, title: string, text: string): string {
  const [, product] = /^\/react-([^/]+)/.exec(own) ?? [];
  const facts = [
    `title: ${title}`,
    `description: ${title} of a small edition, which a test exports beside the whole one.`,
    ...(product === undefined ? [] : [`product: ${product}`]),
  ];
  return `---\n${facts.join('\n')}\n---\n\n${text}\n`;
}

/** The sidebar, as `data/tree/pages.ts` writes it: a group for each first segment, with the reference of its product. */
function tree(): string {
  const paths = Object.keys(DOCUMENTS).filter((own) => own !== '');
  const segments = [...new Set(paths.map((own) => own.split('/')[1] ?? ''))];
  return JSON.stringify(
    segments.map((segment) => {
      const product = segment.replace('react-', '');
      return {
        pathname: `BASE/${segment}-group`,
        title: segment,
        children: [
          ...paths
            .filter((own) => own.split('/')[1] === segment)
            .map((own) => ({ pathname: `BASE${own}` })),
          ...(product in API_PAGES ? KINDS.map((kind) => ({ api: { product, kind } })) : []),
        ],
      };
    }),
  );
}
