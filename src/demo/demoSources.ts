import type { CodeVariant } from '#src/preferences/codePreference.ts';

/** What a demo needs outside of this site; `npm run build` writes it as JSON, one file a demo. */
export type DemoSources = {
  name: string;
  /** One sentence: which demo of which page. */
  about: string;
  /** How to run the project. */
  start: string;
  licence: string;
  /** The demo and what it imports of this site, by path below `src`, in both languages. The demo itself is `<name>.tsx` or `.jsx`. */
  files: Readonly<Record<CodeVariant, Readonly<Record<string, string>>>>;
  /** Exact versions, by package. */
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<CodeVariant, Readonly<Record<string, string>>>>;
};

/** `/x/react-charts/bars`, `Stacks` -> `/x/demo-files/react-charts/bars/Stacks.json` */
export function sourcesAddress(pathname: string, name: string): string {
  return `/x/demo-files/${pathname.slice('/x/'.length)}/${name}.json`;
}

/**
 * Fetches what a demo needs outside of this site.
 * @throws when it does not arrive
 */
export async function fetchSources(
  pathname: string,
  name: string,
  ask: typeof fetch = fetch,
): Promise<DemoSources> {
  const address = sourcesAddress(pathname, name);
  const answer = await ask(address);
  if (!answer.ok) {
    throw new Error(`${address} answered ${answer.status}. Run npm run build, which writes it.`);
  }
  return (await answer.json()) as DemoSources;
}
