import type { ComponentType } from 'react';

/** One demo: how to load it, and whether it uses a package that asks for a licence. */
export type DemoEntry = { load: () => Promise<{ default: ComponentType }>; paid: boolean };

/** The demos of one page by name; `npm run generate` writes these modules. */
export type DemoPage = { demos: Record<string, DemoEntry> };
