import type { LiveFiles } from './sandboxMessages.ts';

/** The style sheet with the classes of an exported demo; the frame has the site's, which follows its mode. */
const TAILWIND = 'tailwind.css';
const GLOBAL = /:global\(((?:[^()]|\([^()]*\))*)\)/g;

/** Class names of a CSS module, each as it is written: the frame holds one demo, so that none can clash. */
export const moduleClasses = { default: new Proxy({}, { get: (_, name) => name }) };

/** All CSS of an edited demo. */
export async function liveStyles(texts: LiveFiles['texts']): Promise<string> {
  const modules = Object.entries(texts)
    .filter(([path]) => path.endsWith('.module.css'))
    .map(([, css]) => css.replace(GLOBAL, '$1'));
  if (!(TAILWIND in texts)) {
    return modules.join('\n');
  }
  const { tailwindCss } = await import('#src/generated/tailwindStyles.ts');
  return [tailwindCss, ...modules].join('\n');
}
