import { latePart, type LatePart } from '#src/site/loading/latePart.ts';
import type { RecoveryWorld } from '#src/site/loading/recoverLoss.ts';
import type { NavEntry, NavTop } from '#src/site/tree/navEntry.ts';

/** What is here of the sidebar. */
export type NavRows = {
  /** The top level; what is inside a group is `null` until it comes. */
  entries: readonly NavEntry[];
  /** Whether nothing is missing. */
  isWhole: boolean;
};

/** The sidebar in parts: the top level is here, each branch comes when it is needed. */
export type NavBranches = {
  /** The same object until something comes. */
  rows: () => NavRows;
  /** Tells when something has come; gives how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The branch of a title of the top level; undefined where no group has it. */
  branch: (title: string) => LatePart<unknown> | undefined;
  /** All branches. */
  whole: LatePart<unknown>;
};

type World = {
  /** Rows of a branch that are here before its file comes, perhaps without what is inside closed groups. */
  first: (title: string) => readonly NavEntry[] | undefined;
  /** Fetches a file. Rejects when it cannot be had. */
  load?: (file: string, cache: RequestCache) => Promise<readonly NavEntry[]>;
  recovery?: RecoveryWorld;
};

/** Makes a sidebar that fetches the file of a branch once. */
export function navBranches(top: readonly NavTop[], world: World): NavBranches {
  const { first, load = fetchEntries, recovery } = world;
  const arrived = new Map<string, readonly NavEntry[]>();
  const listeners = new Set<() => void>();
  const files = top.flatMap(({ title, file }) => (file === undefined ? [] : [{ title, file }]));
  let known: NavRows | undefined;

  const bring = onceEach(async ({ title, file }: BranchFile, cache) => {
    const entries = await load(file, cache);
    arrived.set(title, entries);
    known = undefined;
    listeners.forEach((tell) => tell());
    return entries;
  });
  const parts = new Map(
    files.map((branch) => [branch.title, latePart(() => bring(branch), recovery)]),
  );
  const readRows = (): NavRows => ({
    entries: top.map(({ file, ...entry }) =>
      file === undefined
        ? entry
        : { ...entry, children: arrived.get(entry.title) ?? first(entry.title) ?? null },
    ),
    isWhole: files.every(({ title }) => arrived.has(title)),
  });
  return {
    rows: () => (known ??= readRows()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    branch: (title) => parts.get(title),
    whole: latePart(() => Promise.all(files.map(bring)), recovery),
  };
}

type BranchFile = { title: string; file: string };

/** Makes `load` be called once for each file; one that was lost is asked for anew, for what was cut short may be in the browser's cache. */
function onceEach<Loaded>(load: (branch: BranchFile, cache: RequestCache) => Promise<Loaded>) {
  const coming = new Map<string, Promise<Loaded>>();
  const lost = new Set<string>();
  return (branch: BranchFile): Promise<Loaded> => {
    const { file } = branch;
    const known = coming.get(file);
    if (known) {
      return known;
    }
    const loading = load(branch, lost.has(file) ? 'reload' : 'default').catch((error: unknown) => {
      coming.delete(file);
      lost.add(file);
      throw error;
    });
    coming.set(file, loading);
    return loading;
  };
}

async function fetchEntries(file: string, cache: RequestCache): Promise<readonly NavEntry[]> {
  const answer = await fetch(file, { cache });
  const entries: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!Array.isArray(entries)) {
    throw new Error(`Failed to load ${file}: it answers ${answer.status} without rows.`);
  }
  return entries as readonly NavEntry[];
}
