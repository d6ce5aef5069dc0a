import { BASE } from '#data/site/base.ts';

/** Text of each chunk by its name, such as `static/chunks/a.js`. */
export type Chunks = ReadonlyMap<string, string>;

/** The bundler's stand-in for a module that comes late: its id, and the chunks that hold it. */
const STUB = /(\d+),(\w+)=>\{\2\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g;
/** A line of a module in `src/generated/demoPages`: a page, and the id of the module with its demos. */
const DEMO_LINE = new RegExp(String.raw`"(${BASE}/[^"]+)",\(\)=>\w+\.A\((\d+)\)`, 'g');
const CHUNK = /static\/chunks\/[\w.~/-]+\.(?:js|css)/g;

/** Which module holds the demos of which page. */
export type DemoModules = ReadonlyMap<string, string>;

/**
 * Finds the lists of the pages with demos in the chunks.
 * @throws when there is none: the bundler writes it otherwise than before
 */
export function findDemoModules(chunks: Chunks): DemoModules {
  const found = new Map<string, string>();
  for (const text of chunks.values()) {
    for (const [, pathname = '', id = ''] of text.matchAll(DEMO_LINE)) {
      found.set(pathname, id);
    }
  }
  const isKnown = [...chunks.values()].some((text) =>
    [...text.matchAll(STUB)].some(([, id = '']) => [...found.values()].includes(id)),
  );
  if (!isKnown) {
    throw new Error(
      'The chunks hold no list of pages with demos. Look at what Next writes for src/generated/demoPages, and at src/delivery/releases/neededChunks.ts.',
    );
  }
  return found;
}

/**
 * The chunks that some pages may ask for, whatever a visitor does there: those that their HTML names, and those that these name in
 * turn, without the demos of other pages.
 */
export function neededChunks(
  html: readonly string[],
  pathnames: ReadonlySet<string>,
  chunks: Chunks,
  demos: DemoModules,
): Set<string> {
  const foreign = new Set(
    [...demos].filter(([pathname]) => !pathnames.has(pathname)).map(([, id]) => id),
  );
  const own = (text: string) =>
    text.replace(STUB, (stub, id: string) => (foreign.has(id) ? '' : stub));
  const needed = new Set<string>();
  const waiting = html.flatMap((text) => text.match(CHUNK) ?? []);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = chunks.get(name);
    if (text !== undefined && !needed.has(name)) {
      needed.add(name);
      waiting.push(...(own(text).match(CHUNK) ?? []));
    }
  }
  return needed;
}
