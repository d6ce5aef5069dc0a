/** Measures other static sites beside `site/`, each as its `peer.json` describes it, and prints how we stand to the best of them. Options: --peer <folder>, any number; --runs 5 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { restartAtRealTime } from '../tools/bench/atRealTime.ts';
import { type CompressedServer, serveCompressed } from '../tools/bench/compressedServer.ts';
import { type Figures, measureInTurn } from '../tools/bench/inTurn.ts';
import { measureClicks } from '../tools/bench/measureClicks.ts';
import { measureLoad } from '../tools/bench/measureLoad.ts';
import { measureSearch } from '../tools/bench/measureSearch.ts';
import { PAGE_KINDS, type PeerSite, readPeer } from '../tools/bench/peerSite.ts';
import { formatTable } from '../tools/bench/rows.ts';
import { launchBrowser } from '../tools/bench/slowBrowser.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';

const GRID = '/x/react-data-grid';
const OURS: PeerSite = {
  name: 'ours',
  folder: 'site',
  base: '/',
  pages: {
    short: '/x/introduction/',
    long: '/x/migration/migration-data-grid-v7/',
    reference: '/x/api/data-grid/data-grid/',
  },
  clicks: {
    from: `${GRID}/column-definition/`,
    link: `nav.side a:not(.group)[href='${GRID}/quickstart/']`,
    back: `nav.side a:not(.group)[href='${GRID}/layout/']`,
    heading: 'main h1',
  },
  search: {
    from: `${GRID}/column-definition/`,
    open: 'button[aria-label^=Search]',
    input: '[role=dialog] input',
    result: '[role=option]',
    query: 'sorting',
    second: 'filtering',
  },
};

const { values: options } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
  },
});

restartAtRealTime();
main().catch(reportFailure);

async function main(): Promise<void> {
  if (!existsSync('site/x/index.html')) {
    throw new Error('There is no finished folder site/ to measure: run npm run build first.');
  }
  if (options.peer.length === 0) {
    throw new Error('Name the folder of a site to measure beside ours: --peer <folder>.');
  }
  const sites = [OURS, ...options.peer.map(readPeer)];
  const servers = await Promise.all(sites.map(({ folder, base }) => serveCompressed(folder, base)));
  const browser = await launchBrowser();
  try {
    for (const [title, subjects] of tasksOf(browser, sites, servers)) {
      console.log(`\n${title}\n\n${compare(await measureInTurn(subjects, Number(options.runs)))}`);
    }
    console.log(
      `\nMedians of ${options.runs}, 4x CPU, 1600/750 kbit/s, 150 ms, in turn. Milliseconds and KB as they come (brotli); "to the best" is ours to the best other one.`,
    );
  } finally {
    await browser.close();
    servers.forEach(({ close }) => close());
  }
}

type Subjects = Readonly<Record<string, () => Promise<Figures>>>;

function tasksOf(
  browser: Browser,
  sites: readonly PeerSite[],
  servers: readonly CompressedServer[],
): [title: string, subjects: Subjects][] {
  const each = (
    task: (site: PeerSite, server: CompressedServer) => (() => Promise<Figures>) | undefined,
  ): Subjects =>
    Object.fromEntries(
      sites.flatMap((site, index) => {
        const server = servers[index];
        const measure = server && task(site, server);
        return measure ? [[site.name, measure]] : [];
      }),
    );
  return [
    ...PAGE_KINDS.map((kind): [string, Subjects] => [
      `Loading a ${kind} page`,
      each(
        ({ pages }, { origin }) =>
          () =>
            measureLoad(browser, origin + pages[kind]),
      ),
    ]),
    [
      'Click to the next heading',
      each(
        ({ clicks }, { origin }) =>
          () =>
            measureClicks(browser, origin + clicks.from, clicks),
      ),
    ],
    [
      'Search',
      each(
        ({ search }, server) =>
          search && (() => measureSearch(browser, server, search.from, search)),
      ),
    ],
  ];
}

/** A line for each figure: every site, and ours to the best of the others. */
function compare(medians: Readonly<Record<string, Partial<Figures>>>): string {
  const { ours = {}, ...others } = medians;
  const names = Object.keys(others);
  const lines = Object.keys(ours).map((figure) => {
    const values = names.map((name) => others[name]?.[figure] ?? NaN);
    const best = Math.min(...values.filter(Number.isFinite));
    const ratio = (ours[figure] ?? NaN) / best;
    return [
      figure,
      show(ours[figure]),
      ...values.map(show),
      Number.isFinite(ratio) ? `${ratio.toFixed(2)} ×` : '-',
    ];
  });
  return formatTable([['', 'ours', ...names, 'to the best'], ...lines]);
}

function show(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 2 : 0);
}
