/** Writes `src/generated` (inline script and style texts, the map of demos), `public/fonts`, `public/scripts`, `public/search`, `public/tree` and the caches of the API reference and of parsed documents. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { prepareApi } from '../src/reference/read/readApi.node.ts';
import { checkProofs } from '#src/documents/check/checkProofs.node.ts';
import { readDocuments, type Documents } from '../src/documents/parse/readDocuments.node.ts';
import { refuseLostAnchors } from '#src/documents/check/readOldAnchors.node.ts';
import { keepDocuments, readOutline } from '#src/documents/parse/readParsed.node.ts';
import { countDemos } from '#src/demos/build/demoCounts.node.ts';
import { demoModules } from '../src/demos/build/demoModules.node.ts';
import { tailwindSheet } from '../src/demos/build/tailwind.node.ts';
import { builtTexts } from '#src/site/texts/pageTexts.node.ts';
import { sandboxModules, sandboxModulesTypes } from '#src/demos/sandbox/sandboxModules.node.ts';
import { readCriticalCss, readFontCss, readLateCss } from '#src/shell/start/criticalCss.node.ts';
import {
  hashedFolder,
  writeIfChanged,
  writeIfMissing,
} from '../src/delivery/outputs/writeFiles.node.ts';
import { reportFailure } from '../tools/commands/reportFailure.ts';
import { readSearchEntries, writeSearch } from '../src/delivery/outputs/writeSearch.node.ts';
import { writeNavTree } from './writeNavTree.ts';

const FONTS = {
  'ibm-plex-sans.woff2':
    '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  'ibm-plex-mono.woff2': '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  'ibm-plex-mono-600.woff2': '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2',
};

export async function generate(): Promise<void> {
  prepareApi();
  const documents = readDocuments();
  keepDocuments([...documents.values()].map(({ file }) => file));
  refuseLostAnchors();
  writeIfChanged('src/generated/inline.ts', inlineModule());
  // A module each: in one, every part that is loaded late would carry the sheets of all.
  for (const [part, css] of readLateCss()) {
    writeIfChanged(`src/generated/${part}Styles.ts`, dataModule({ [`${part}Css`]: css }));
  }
  writeIfChanged('src/generated/searchAddresses.ts', searchModule(documents));
  const { language, dictionaries, lateDictionaries } = builtTexts();
  writeIfChanged('src/generated/texts.ts', dataModule({ language, dictionaries }));
  writeIfChanged('src/generated/lateTexts.ts', dataModule({ lateDictionaries }));
  const demos = shownDemos(documents);
  documents.forEach((document) => checkProofs(document));
  for (const [file, text] of demoModules(demos)) {
    writeIfChanged(`src/generated/${file}`, text);
  }
  writeIfChanged('src/generated/demoCounts.ts', dataModule({ demoCounts: countDemos(demos) }));
  const tailwindCss = await tailwindSheet(demos);
  writeIfChanged('src/generated/tailwindStyles.ts', dataModule({ tailwindCss }));
  writeIfChanged('src/generated/sandboxModules.js', sandboxModules(demoTexts()));
  writeIfChanged('src/generated/sandboxModules.d.ts', sandboxModulesTypes);
  // `npm run dev` counts changes here, so that Next asks for a page anew when its document changes.
  writeIfMissing('src/generated/revision.ts', 'export const revision = 0;\n');
  mkdirSync('public/fonts', { recursive: true });
  for (const [name, source] of Object.entries(FONTS)) {
    copyFileSync(`node_modules/${source}`, `public/fonts/${name}`);
  }
}

/** The demos that documents show and that have a file; what is amiss between the two, the export says with its line. */
function shownDemos(documents: Documents) {
  return [...documents.values()].map((document) => {
    const shown = readOutline(document.file).demos;
    return { ...document, demos: document.demos.filter((name) => shown.includes(name)) };
  });
}

/** Every demo, and every file that demos share or have beside them. */
function demoTexts(): string[] {
  return readdirSync('data/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.proof.tsx'))
    .sort()
    .map((file) => readFileSync(`data/content/${file}`, 'utf8'));
}

function inlineModule(): string {
  const texts = {
    fontCss: readFontCss(),
    criticalCss: readCriticalCss(),
    firstPaintScript: bundle('src/shell/start/firstPaint.ts'),
    bootScript: bundle('src/shell/start/boot.ts'),
    controlsAddress: writeControls(),
  };
  return dataModule(texts);
}

/** Writes the script of the controls under a name that changes with its text, and gives its address. */
function writeControls(): string {
  const { write, dropOthers } = hashedFolder('scripts');
  const address = write('controls', 'js', bundle('src/shell/start/controls.ts'));
  dropOthers();
  return address;
}

/** Before the export, so that its pages know the names of the files. */
function searchModule(documents: Documents): string {
  const addresses = writeSearch(
    readSearchEntries(documents),
    bundle('src/search/worker/searchWorker.ts'),
  );
  return dataModule({ searchAddresses: addresses });
}

function dataModule(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`)
    .join('');
}

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome120', 'firefox121', 'safari17.2'],
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (text.includes('</script')) {
    throw new Error(`${entry} holds "</script", which would end its element. Write it otherwise.`);
  }
  return text;
}

if (process.argv[1]?.endsWith('generate.ts')) {
  generate()
    .then(writeNavTree)
    .then(
      () =>
        console.log(
          `src/generated is up to date (${readFileSync('src/generated/inline.ts').length} bytes of inline text).`,
        ),
      reportFailure,
    );
}
