import { createElement, type ComponentType, type ReactNode } from 'react';
import { recoverLoss } from '#src/deployment/recoverLoss.ts';
import { demoPages } from '#src/generated/demos.ts';
import { DemoFailure } from './DemoFailure.tsx';
import type { DemoPage } from './demoPage.ts';

type DemoPages = Readonly<Record<string, () => Promise<DemoPage>>>;

/** A demo ready to be drawn on its stage, inside the theme; what stands for a lost one needs no theme. */
export type LoadedDemo = {
  name: string;
  stage: HTMLElement;
  Demo: ComponentType;
  Theme?: ComponentType<{ children: ReactNode }>;
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
    const code = await recover(() => loadCode(pathname, name, stage, pages));
    return { name, stage, ...code };
  } catch {
    return { name, stage, Demo: () => createElement(DemoFailure, { kind: 'lost' }) };
  }
}

async function loadCode(pathname: string, name: string, stage: HTMLElement, pages: DemoPages) {
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
  return { Demo: await given(Demo, stage), Theme: SiteThemeProvider };
}

/** The demo of a playground is given what its panel says. */
async function given(Demo: ComponentType, stage: HTMLElement): Promise<ComponentType> {
  if (!stage.closest('[data-playground]')) {
    return Demo;
  }
  const { withPanel } = await import('#src/playground/withPanel.tsx');
  return withPanel(Demo, stage);
}
