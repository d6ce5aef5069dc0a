import type { ComponentType } from 'react';
import {
  type CodeStyling,
  demoHash,
  type CodeVariant,
  stylingTokens,
} from '#src/visitor/preferences/codePreference.ts';
import { BASE } from '#data/site/base.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** One demo: how to load it, in the system's styling and in others, and whether it uses a package that asks for a licence. */
export type DemoEntry = {
  load: Load;
  paid: boolean;
  stylings?: Readonly<Partial<Record<CodeStyling, Load>>>;
};

/** The demos of one page by name; `npm run generate` writes these modules. */
export type DemoPage = { demos: Record<string, DemoEntry> };

/** What stands in a link behind the name of a demo, by name. `#system-Bars.tsx&mode=dark` -> `mode=dark` */
export function linkParameters(hash: string): URLSearchParams {
  const start = hash.indexOf('&');
  return new URLSearchParams(start === -1 ? '' : hash.slice(start));
}

/** The hash that leads to a demo and its state. `Bars`, `mode=dark` -> `#system-Bars.tsx&mode=dark` */
export function demoLink(
  demo: string,
  variant: CodeVariant,
  styling: CodeStyling,
  parameters: string,
): string {
  return `${demoHash(demo, variant, styling)}${parameters && '&'}${parameters}`;
}

/** What the files of a demo in a styling are called, without their ending. `Bars`, `CSS` -> `Bars.css`; the system's is `Bars`. */
export function styledName(name: string, styling: CodeStyling): string {
  return styling === 'MUI System' ? name : `${name}.${stylingTokens[styling]}`;
}

/** Where the text of a file stands that demos import, as highlighted HTML. `shared/energy.ts` -> `/x/demo-files/shared/energy.ts.txt` */
export function fileAddress(file: string): string {
  return `${BASE}/demo-files/${file}.txt`;
}
