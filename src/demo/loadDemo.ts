import { createElement, type ComponentType } from 'react';
import { demoPages } from '#src/generated/demos.ts';
import { DemoFailure } from './DemoFailure.tsx';
import type { DemoPage } from './demoPage.ts';

type DemoPages = Readonly<Record<string, () => Promise<DemoPage>>>;

/** A demo ready to be drawn on its stage. */
export type LoadedDemo = { name: string; stage: HTMLElement; Demo: ComponentType };

/** Loads the code of one demo, and the licence key first when it needs one. Never rejects: what failed is shown on the stage. */
export async function loadDemo(
  pathname: string,
  name: string,
  stage: HTMLElement,
  pages: DemoPages = demoPages,
): Promise<LoadedDemo> {
  try {
    const page = await pages[pathname]?.();
    const entry = page?.demos[name];
    if (!entry) {
      throw new Error(
        `The demo ${name} of ${pathname} is not in src/generated. Run npm run generate.`,
      );
    }
    if (entry.paid) {
      const { setLicence } = await import('./licence.ts');
      setLicence();
    }
    const { default: Demo } = await entry.load();
    return { name, stage, Demo };
  } catch {
    return { name, stage, Demo: () => createElement(DemoFailure, { kind: 'lost' }) };
  }
}
