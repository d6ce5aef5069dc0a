import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { createLogger, build as buildByVite } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#data/products.ts';
import { groupByAdapters } from '#src/documents/check/fenceProgram.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import { demoFiles } from '#src/demos/export/demoFiles.ts';
import { stylingsOf, variantFile } from '#src/demos/model/demoVariants.node.ts';
import { oneFile } from '#src/demos/build/oneFile.node.ts';
import { filesBeside } from '#src/demos/build/demoModules.node.ts';
import { isScript, plainName, plainFile } from '#src/demos/build/plainFile.node.ts';
import { readDemoSources } from '#src/demos/build/readDemoSources.node.ts';
import { productOf } from '#src/site/path/productOf.ts';
import {
  codeStylings,
  codeVariants,
  type CodeStyling,
  type CodeVariant,
} from '#src/visitor/preferences/codePreference.ts';

/** Of the demos of each product, by their styling. */
const FROM_EACH_PRODUCT = { 'MUI System': 3, Tailwind: 1, CSS: 1 } as const;
const AT_LEAST = 36;
const LONG_MS = 240_000;

type Project = { name: string; variant: CodeVariant; folder: string; files: string[] };

let root = '';
let projects: Project[] = [];
/** The texts of demos as one file each, by the name of that file; every demo in the full run. */
let single: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'projects-'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  projects = (
    await Promise.all(
      chosenDemos().map(async ({ folder, name, styling }, index) => {
        const sources = await readDemoSources(folder, name, name, styling);
        return codeVariants.map((variant) =>
          write(`${index}-${variant}`, name, variant, demoFiles(sources, variant)),
        );
      }),
    )
  ).flat();
  const whole = process.env.X_DOCS_FULL ? allDemos() : chosenDemos();
  single = (await Promise.all(whole.map(writeOneFile))).flat();
}, LONG_MS);

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As many demos of each product and of the pages beside them, in each styling; which ones, the commit says: so the choice moves on. */
function chosenDemos(): ReturnType<typeof allDemos> {
  const all = allDemos();
  return [undefined, ...products.map(({ id }) => id)].flatMap((product) =>
    codeStylings.flatMap((styling) =>
      all
        .filter((demo) => demo.product === product && demo.styling === styling)
        .sort((one, other) => (one.rank < other.rank ? -1 : 1))
        .slice(0, FROM_EACH_PRODUCT[styling]),
    ),
  );
}

function allDemos() {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  return [...readDocuments().values()].flatMap(({ pathname, folder, demos }) =>
    demos.flatMap((name) =>
      stylingsOf(folder, name).map((styling) => ({
        folder,
        name,
        styling,
        product: productOf(pathname)?.id,
        rank: createHash('sha256').update(`${commit} ${folder} ${name}`).digest('hex'),
      })),
    ),
  );
}

/** Writes what a reader copies from a demo into a file that stands by itself, but for what cannot be drawn in. */
async function writeOneFile(
  demo: { folder: string; name: string; styling: CodeStyling },
  index: number,
) {
  const source = path.posix.join(demo.folder, variantFile(demo.name, demo.styling));
  const typed = await oneFile(source);
  const beside = await Promise.all(
    filesBeside(source).map(
      async (file) =>
        [file, isScript(file) ? await oneFile(file) : readFileSync(file, 'utf8')] as const,
    ),
  );
  const own = path.join(demo.folder, `${demo.name}.tsx`);
  const types = '/// <reference types="vite/client" />\n';
  const folders = await Promise.all(
    codeVariants.map(async (variant) => {
      const folder = path.join(root, `single-${index}-${variant}`);
      mkdirSync(folder);
      for (const [file, text] of [[own, types + typed] as const, ...beside]) {
        const name = path.basename(file);
        writeFileSync(
          path.join(folder, variant === 'TS' ? name : plainName(name)),
          variant === 'TS' ? text : await plainFile(text, file),
        );
      }
      return folder;
    }),
  );
  return codeVariants.map((variant, place) =>
    path.join(folders[place] ?? '', `${demo.name}.${variant === 'TS' ? 'tsx' : 'jsx'}`),
  );
}

function write(
  place: string,
  name: string,
  variant: CodeVariant,
  files: Readonly<Record<string, string>>,
): Project {
  const folder = path.join(root, place);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return { name, variant, folder, files: Object.keys(files) };
}

type PackageFile = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>> & {
  version: string;
};

function readJson(file: string): PackageFile {
  return JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
}

test('demos of all products are taken, each in both languages', () => {
  expect(projects.length).toBeGreaterThanOrEqual(AT_LEAST);
  expect(projects.filter(({ variant }) => variant === 'JS')).toHaveLength(projects.length / 2);
});

test('each version a project asks for is the one it is checked with', () => {
  const asked = projects.map(({ folder }) => readJson(path.join(folder, 'package.json')));
  const versions = new Map(
    asked.flatMap((each) => Object.entries({ ...each.dependencies, ...each.devDependencies })),
  );
  const installed = [...versions.keys()].map(
    (name) => [name, readJson(`node_modules/${name}/package.json`).version] as const,
  );
  expect([...versions]).toEqual(installed);
});

test(
  'exported demos and demos of one file pass the type check that a project asks for',
  () => {
    const typed = projects.filter(({ variant }) => variant === 'TS');
    const [first] = typed;
    const config = ts.getParsedCommandLineOfConfigFile(
      path.join(first?.folder ?? '', 'tsconfig.json'),
      { types: [] },
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
    );
    const roots = [
      ...typed.map(({ folder, files }) => ({ folder, files, root: 'src/index.tsx' })),
      ...single
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => ({ folder: '', files: [file], root: file })),
    ];
    const textOf = ({ folder, files }: { folder: string; files: string[] }) =>
      files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
    const faults = groupByAdapters(roots, textOf)
      .map((group) =>
        ts.createProgram(
          group.map((each) => path.join(each.folder, each.root)),
          config?.options ?? {},
        ),
      )
      .flatMap((program) => ts.getPreEmitDiagnostics(program))
      .map(
        ({ file, messageText }) =>
          `${path.relative(root, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

test(
  'exported demos and demos of one file are built from the packages they name, at the versions that are installed',
  async () => {
    const result = await build({
      entryPoints: [
        ...projects.map(({ folder, variant }) =>
          path.join(folder, variant === 'TS' ? 'src/index.tsx' : 'src/index.jsx'),
        ),
        ...single,
      ],
      outdir: path.join(root, 'built'),
      outbase: root,
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      write: false,
      logLevel: 'silent',
    });
    expect(result.errors).toEqual([]);
    expect(result.outputFiles.length).toBeGreaterThan(projects.length);
  },
  LONG_MS,
);

test('what a reader copies names no file but its style sheet', () => {
  const others = single.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([.#][^']*)'/g)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !/^\.\/[^/]+\.module\.css$/.test(specifier)),
  );
  expect(others).toEqual([]);
});

test(
  'Vite builds an exported project without a warning',
  async () => {
    const { folder = '' } = projects.find(({ variant }) => variant === 'TS') ?? {};
    const warnings: string[] = [];
    const customLogger = createLogger('silent');
    customLogger.warn = (text) => warnings.push(text);
    customLogger.warnOnce = customLogger.warn;
    await buildByVite({
      root: folder,
      customLogger,
      configFile: path.join(folder, 'vite.config.js'),
    });
    expect(warnings).toEqual([]);
  },
  LONG_MS,
);
