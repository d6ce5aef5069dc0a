import { BASE } from '#data/site/base.ts';
import type { CodeStyling, CodeVariant } from '#src/visitor/preferences/codePreference.ts';
import { contentFolder } from '#src/site/path/contentFolder.ts';
import { styledName } from './demoAddresses.ts';

/** What a demo needs outside of this site; `npm run build` writes it as JSON, one file for each styling of a demo. */
export type DemoSources = {
  name: string;
  /** Absent: the system's. */
  styling?: CodeStyling;
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

/** `/x/react-charts/bars`, `Stacks`, `CSS` -> `/x/demo-files/react-charts/bars/Stacks.css.json` */
export function sourcesAddress(
  pathname: string,
  name: string,
  styling: CodeStyling = 'MUI System',
): string {
  return `${BASE}/demo-files/${contentFolder(pathname)}/${styledName(name, styling)}.json`;
}

/**
 * Fetches what a demo needs outside of this site.
 * @throws when it does not arrive
 */
export async function fetchSources(
  pathname: string,
  name: string,
  ask: typeof fetch = fetch,
  styling?: CodeStyling,
): Promise<DemoSources> {
  const address = sourcesAddress(pathname, name, styling);
  const answer = await ask(address);
  if (!answer.ok) {
    throw new Error(`${address} answered ${answer.status}. Run npm run build, which writes it.`);
  }
  return (await answer.json()) as DemoSources;
}
