import type { ComponentType } from 'react';
import type { CodeStyling } from '#src/visitor/preferences/codePreference.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** One demo: how to load it, in the system's styling and in others, and whether it uses a package that asks for a licence. */
export type DemoEntry = {
  load: Load;
  paid: boolean;
  stylings?: Readonly<Partial<Record<CodeStyling, Load>>>;
};

/** The demos of one page by name; `npm run generate` writes these modules. */
export type DemoPage = { demos: Record<string, DemoEntry> };
