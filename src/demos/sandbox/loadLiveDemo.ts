import { createElement, Fragment, type ComponentType } from 'react';
import { compileFile } from './compileFile.ts';
import { GUARD, type GuardedCode } from './guardLoops.ts';
import { LiveError } from './liveError.ts';
import { liveStyles, moduleClasses } from './liveStyles.ts';
import type { LiveFiles } from './sandboxMessages.ts';

/** The packages that demos import, by the word behind `from`. */
export type SandboxModules = Readonly<Record<string, () => Promise<unknown>>>;

type Exports = Record<string, unknown>;

/** How demos of this repository, and links that were made of them, name the files that many of them share. */
const SHARED_NAME = '#data/content/shared/';

/**
 * Compiles a demo with its own files, loads the packages it imports, and runs it.
 * @throws LiveError, or what the code throws
 */
export async function loadLiveDemo(
  { entry, texts }: LiveFiles,
  modules: SandboxModules,
  checkRun: () => void,
): Promise<ComponentType> {
  const compiled = new Map<string, GuardedCode>();
  const packages = new Map<string, unknown>();
  const waiting = [entry];
  for (const path of waiting) {
    if (path.endsWith('.css')) {
      continue;
    }
    const code = compileFile(texts[path] ?? '', path);
    compiled.set(path, code);
    for (const specifier of code.requires) {
      const own = findOwn(path, specifier, texts);
      if (own === undefined) {
        packages.set(specifier, await loadPackage(specifier, modules));
      } else if (!waiting.includes(own)) {
        waiting.push(own);
      }
    }
  }
  const run = linker({ compiled, packages, texts, checkRun });
  const { default: Demo } = run(entry);
  if (!isComponent(Demo)) {
    throw new LiveError('export', '');
  }
  return withStyles(Demo, await liveStyles(texts));
}

function withStyles(Demo: ComponentType, css: string): ComponentType {
  return css === ''
    ? Demo
    : () => createElement(Fragment, null, createElement('style', null, css), createElement(Demo));
}

type Linked = {
  compiled: ReadonlyMap<string, GuardedCode>;
  packages: ReadonlyMap<string, unknown>;
  texts: LiveFiles['texts'];
  checkRun: () => void;
};

/** Gives the function that runs a file, each once. */
function linker({ compiled, packages, texts, checkRun }: Linked): (path: string) => Exports {
  const done = new Map<string, Exports>();
  const run = (path: string): Exports => {
    if (path.endsWith('.css')) {
      return { ...moduleClasses, __esModule: true };
    }
    const known = done.get(path);
    if (known) {
      return known;
    }
    const made = { exports: {} as Exports };
    done.set(path, made.exports);
    const require = (specifier: string) => {
      const own = findOwn(path, specifier, texts);
      return own === undefined ? packages.get(specifier) : run(own);
    };
    const code = `${compiled.get(path)?.code ?? ''}\n//# sourceURL=${path}`;
    // Only the frame has a policy that lets it: it has no origin, so there is nothing to be had.
    new Function('require', 'module', 'exports', GUARD, code)(
      require,
      made,
      made.exports,
      checkRun,
    );
    return made.exports;
  };
  return run;
}

async function loadPackage(specifier: string, modules: SandboxModules): Promise<unknown> {
  const load = Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
  if (!load) {
    throw new LiveError('import', specifier);
  }
  // Compiled code asks so whether `default` is the default export.
  return { ...((await load()) as Exports), __esModule: true };
}

/** The demo's own file that an import leads to, with or without an ending. */
function findOwn(from: string, specifier: string, texts: LiveFiles['texts']): string | undefined {
  const path = specifier.startsWith(SHARED_NAME)
    ? specifier.slice(SHARED_NAME.length)
    : besides(from, specifier);
  if (path === undefined) {
    return undefined;
  }
  const bare = path.replace(/\.[jt]sx?$/, '');
  return Object.keys(texts).find((known) => known.replace(/\.[jt]sx?$/, '') === bare);
}

/** `a.ts`, `./b` -> `b`; undefined for a package */
function besides(from: string, specifier: string): string | undefined {
  return /^\.\.?\//.test(specifier)
    ? new URL(specifier, `file:///${from}`).pathname.slice(1)
    : undefined;
}

/** A function, or what `memo` and `forwardRef` give. */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}
