import { navBranchesOf, navTopOf } from '#src/site/tree/navEntries.node.ts';
import type { NavEntry } from '#src/site/tree/navEntry.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { navBranches } from '#src/shell/navigate/navBranches.ts';
import { memoryStore } from './memoryStore.ts';

const TOP = navTopOf(siteTree.pages, (title) => `/x/tree/${title}.json`);
const FILES = new Map(
  navBranchesOf(siteTree.pages).map(({ title, entries }) => [`/x/tree/${title}.json`, entries]),
);

/** Titles of all branches of the sidebar. */
export const branchTitles = TOP.flatMap(({ title, file }) => (file === undefined ? [] : [title]));

/** A server that has the files of the sidebar; `hold()` keeps its answers back until the given function is called. */
export function treeServer() {
  const asked: string[] = [];
  let isDown = false;
  let held = Promise.resolve();
  return {
    /** Titles of the branches that were asked for. */
    asked,
    fail(down: boolean): void {
      isDown = down;
    },
    hold(): () => void {
      let release = () => {};
      held = new Promise((done) => (release = done));
      return release;
    },
    async load(file: string): Promise<NavEntry[]> {
      asked.push(file.slice('/x/tree/'.length, -'.json'.length));
      await held;
      const entries = FILES.get(file);
      if (isDown || !entries) {
        throw new Error(`Failed to load ${file}.`);
      }
      return entries;
    },
  };
}

/** The sidebar of the site in parts, none of which is here before it comes from a server. */
export function treeBranches(server: Pick<ReturnType<typeof treeServer>, 'load'>) {
  return navBranches(TOP, {
    first: () => undefined,
    load: (file) => server.load(file),
    recovery: {
      here: () => '/x/',
      own: () => 'a',
      deployed: () => Promise.resolve('a'),
      isUnsaved: () => false,
      isKept: () => Promise.resolve(false),
      store: memoryStore(),
      go: () => {},
      wait: () => Promise.resolve(),
    },
  });
}
