import { createElement, type ComponentType } from 'react';
import { recoverLoss } from '#src/deployment/recoverLoss.ts';
import { demoPages } from '#src/generated/demos.ts';
import type { SiteThemeProps } from '#src/theme/SiteThemeProvider.tsx';
import { DemoFailure } from './DemoFailure.tsx';
import type { DemoPage } from './demoPage.ts';

type DemoPages = Readonly<Record<string, () => Promise<DemoPage>>>;

/** A demo ready to be drawn on its stage, inside the theme; what stands for a lost one needs no theme. */
export type LoadedDemo = {
  name: string;
  stage: HTMLElement;
  Demo: ComponentType;
  Theme?: ComponentType<SiteThemeProps>;
};

/**
 * Loads the code of one demo with the theme, and the licence key first when it needs one. What is lost is tried for again. Never
 * rejects: what failed is shown on the stage.
 */
export async function loadDemo(
  pathname: string,
  name: string,
  stage: HTMLElement,
  pages: DemoPages = demoPages,
  recover: typeof recoverLoss = recoverLoss,
): Promise<LoadedDemo> {
  try {
    const code = await recover(() => loadCode(pathname, name, pages));
    return { name, stage, ...code };
  } catch {
    return { name, stage, Demo: () => createElement(DemoFailure, { kind: 'lost' }) };
  }
}

async function loadCode(pathname: string, name: string, pages: DemoPages) {
  const page = await pages[pathname]?.();
  const entry = page?.demos[name];
  if (!entry) {
    throw new Error(
      `The demo ${name} of ${pathname} is not in src/generated. Run npm run generate.`,
    );
  }
  if (entry.paid) {
    const { preparePaidPackages } = await import('./preparePaidPackages.ts');
    preparePaidPackages();
  }
  const [{ default: Demo }, { SiteThemeProvider }] = await Promise.all([
    entry.load(),
    import('#src/theme/SiteThemeProvider.tsx'),
  ]);
  return { Demo, Theme: SiteThemeProvider };
}
