/** A line of the script in which Next names the entries of a page to the bundler's runtime. */
const ANNOUNCEMENT =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/;

export type Entry = { otherChunks: string[]; runtimeModuleIds: number[] };

/**
 * The entries of a page, read from the script that Next would print for them:
 * `(globalThis["TURBOPACK"] || …).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});`
 * @throws when the script says anything else
 */
export function entryChunks(script: string): Entry[] {
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
