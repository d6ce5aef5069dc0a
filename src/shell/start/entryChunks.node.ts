import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of the script in which Next names the entries of a page to the bundler's runtime. */
const ANNOUNCEMENT =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/;

/** Where a module starts in a chunk: its id, and the function that makes it. */
const MODULE = /,(\d+),\(?[\w,]*\)?=>/g;
/** Stands once in React DOM, and nowhere else. */
const REACT_DOM = 'rendererPackageName';

export type Entry = { otherChunks: string[]; runtimeModuleIds: number[] };

/**
 * The entries of a page, read from the script that Next would print for them, and before them React DOM: to run it takes as long as
 * to run all the rest, so it is an entry of its own.
 * `(globalThis["TURBOPACK"] || …).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});`
 * @param build the folder that the chunks are named from, `.next`
 * @throws when the script says anything else, or no chunk holds React DOM
 */
export function entryChunks(script: string, build: string): Entry[] {
  const entries = readEntryChunks(script);
  const first = entries[0];
  return first ? [reactDomOf(first, build), ...entries] : [];
}

function reactDomOf({ otherChunks }: Entry, build: string): Entry {
  for (const chunk of otherChunks) {
    const id = reactDomId(path.join(build, chunk));
    if (id !== undefined) {
      return { otherChunks: [chunk], runtimeModuleIds: [id] };
    }
  }
  throw new Error(
    `React DOM is in none of the chunks ${otherChunks.join(', ')}. Look at src/shell/start/entryChunks.node.ts.`,
  );
}

const idsRead = new Map<string, number | undefined>();

/** The number that the bundler gave to React DOM, when it is in this file. */
function reactDomId(file: string): number | undefined {
  if (!idsRead.has(file)) {
    const text = readFileSync(file, 'utf8');
    const before = text.slice(0, Math.max(0, text.indexOf(REACT_DOM)));
    const id = [...before.matchAll(MODULE)].at(-1)?.[1];
    idsRead.set(file, id === undefined ? undefined : Number(id));
  }
  return idsRead.get(file);
}

function readEntryChunks(script: string): Entry[] {
  return script
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const entry = ANNOUNCEMENT.exec(line.trim())?.[1];
      if (entry === undefined) {
        throw new Error(
          `Next prints an inline script that is not known: ${line.slice(0, 200)} Look at its pages/_document.js, and at src/shell/start/entryChunks.node.ts.`,
        );
      }
      return JSON.parse(entry) as Entry;
    });
}
