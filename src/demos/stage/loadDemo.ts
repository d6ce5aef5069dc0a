import { createElement, type ComponentType } from 'react';
import { recoverLoss } from '#src/site/loading/recoverLoss.ts';
import { parsePath } from '#src/site/path/parsePath.ts';
import { codePreference } from '#src/visitor/preferences/codePreferenceState.ts';
import type { CodeStyling } from '#src/visitor/preferences/codePreference.ts';
import type { SiteThemeProps } from '#src/site/theme/SiteThemeProvider.tsx';
import { DemoFailure } from './DemoBoundary.tsx';
import type { DemoEntry } from '#src/demos/model/demoAddresses.ts';
import { findDemos } from './findDemos.ts';
import { PLAYGROUND } from '#src/demos/model/demoElement.ts';

/** A demo ready to be drawn on its stage, inside the theme unless its page is unthemed; what stands for a lost one needs no theme. */
export type LoadedDemo = {
  name: string;
  stage: HTMLElement;
  /** Asked for; a demo that is not written in it is drawn in the system's. */
  styling: CodeStyling;
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
  find = findDemos,
  recover: typeof recoverLoss = recoverLoss,
  styling: CodeStyling = codePreference().styling,
): Promise<LoadedDemo> {
  try {
    const code = await recover(() => loadCode(pathname, name, stage, styling, find));
    return { name, stage, styling, ...code };
  } catch {
    return { name, stage, styling, Demo: LostDemo };
  }
}

/** Stands for a demo of which something is lost. */
export function LostDemo() {
  return createElement(DemoFailure, { kind: 'lost' });
}

async function loadCode(
  pathname: string,
  name: string,
  stage: HTMLElement,
  styling: CodeStyling,
  find: typeof findDemos,
) {
  const [Demo, theme] = await Promise.all([
    findDemo(pathname, name, styling, find),
    parsePath(pathname).themed ? import('#src/site/theme/SiteThemeProvider.tsx') : undefined,
  ]);
  return { Demo: await given(Demo, stage), ...(theme && { Theme: theme.SiteThemeProvider }) };
}

async function findDemo(
  pathname: string,
  name: string,
  styling: CodeStyling,
  find: typeof findDemos,
): Promise<ComponentType> {
  const page = await find(pathname);
  const entry = page?.demos[name];
  if (!entry) {
    throw new Error(
      `The demo ${name} of ${pathname} is not in src/generated. Run npm run generate.`,
    );
  }
  if (entry.paid) {
    const { preparePaidPackages } = await import('./paidPackages.ts');
    preparePaidPackages();
  }
  return loadStyled(entry, styling);
}

/** The demo of a playground is given what its panel says. */
async function given(Demo: ComponentType, stage: HTMLElement): Promise<ComponentType> {
  if (!stage.closest(`[${PLAYGROUND}]`)) {
    return Demo;
  }
  const { withPanel } = await import('#src/demos/playground/withPanel.tsx');
  return withPanel(Demo, stage);
}

/** The component in the styling asked for, else in the system's; Tailwind's classes come with the first demo that uses them. */
async function loadStyled(entry: DemoEntry, styling: CodeStyling): Promise<ComponentType> {
  const load = entry.stylings?.[styling];
  if (!load) {
    return (await entry.load()).default;
  }
  if (styling !== 'Tailwind') {
    return (await load()).default;
  }
  const [{ default: Demo }, { withTailwind }] = await Promise.all([
    load(),
    import('./withTailwind.tsx'),
  ]);
  return withTailwind(Demo);
}
