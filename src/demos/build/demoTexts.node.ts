import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { deed, TAB_LIST } from '#src/site/code/codeElement.ts';
import { renderPre } from '#src/site/code/codeBlock.node.ts';
import { highlight, type CodeLine } from '#src/site/code/highlight.node.ts';
import { attributes, html, joined, type Html } from '#src/site/code/html.node.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { stylingTokens, type CodeStyling } from '#src/visitor/preferences/codePreference.ts';
import { variantFile, stylingsOf } from '#src/demos/model/demoVariants.node.ts';
import { FILES } from '#src/demos/model/demoElement.ts';
import { fileAddress } from '#src/demos/model/demoAddresses.ts';
import { oneFile } from './oneFile.node.ts';
import { filesBeside } from './demoModules.node.ts';
import { plainName, plainFile, isScript } from './plainFile.node.ts';

const CONTENT = 'data/content';

/** One text of a demo, with tabs for the files that stay beside it; `key` is its styling and language: `tailwind JS`. */
export type DemoText = { key: string; html: Html };

type Reading = {
  token: string;
  file: string;
  siblings: string[];
  typed: CodeLine[];
  plain: CodeLine[];
};

/**
 * All texts of a demo, in front the one that is shown at first: TypeScript and JavaScript of each styling, or TypeScript alone
 * where the two are the same.
 * @throws when a file does not parse
 */
export async function renderTexts(
  folder: string,
  name: string,
  stylings: readonly CodeStyling[],
): Promise<DemoText[]> {
  const readings = await Promise.all(
    stylings.map((styling) => read(folder, variantFile(name, styling), stylingTokens[styling])),
  );
  const hasTypes = readings.some(({ typed, plain }) => textOf(typed) !== textOf(plain));
  return readings.flatMap(({ token, file, siblings, typed, plain }) => [
    { key: `${token} TS`, html: renderText(name, typed, [file, ...siblings]) },
    ...(hasTypes
      ? [
          {
            key: `${token} JS`,
            html: renderText(name, plain, [file, ...siblings].map(plainName)),
          },
        ]
      : []),
  ]);
}

async function read(folder: string, file: string, token: string): Promise<Reading> {
  const own = path.posix.join(folder, file);
  const beside = filesBeside(own);
  const source = await oneFile(own);
  const [typed, plain] = await Promise.all([
    highlight(source, 'tsx'),
    plainFile(source, file).then((text) => highlight(text, 'jsx')),
  ]);
  return { token, file, siblings: beside.map(belowContent), typed, plain };
}

/** The path of a file by which its text is asked for: `shared/energy.ts`. */
function belowContent(file: string): string {
  return path.relative(CONTENT, file).split(path.sep).join('/');
}

/** Where a demo stands alone its code alone, else tabs (ARIA tabs pattern); the texts of the other files are fetched on first use. */
function renderText(name: string, lines: readonly CodeLine[], files: readonly string[]): Html {
  const label = buildText('build.sourceOf', { demo: name });
  if (files.length === 1) {
    return renderPre(lines, label);
  }
  const control = attributes(deed('file'));
  const tabs = files.map((file, index) =>
    index === 0
      ? html`<button type="button" role="tab" aria-selected="true" ${control}>${file}</button>`
      : html`<button type="button" role="tab" aria-selected="false" tabindex="-1" ${control} data-replay value="${file}">${path.posix.basename(file)}</button>`,
  );
  const filesLabel = buildText('build.filesOf', { demo: name });
  return html`<div class="${FILES}"><div class="${TAB_LIST}" role="tablist" aria-label="${filesLabel}">${tabs}</div>${renderPre(lines, label, 'tabpanel')}</div>`;
}

function textOf(lines: readonly CodeLine[]): string {
  return joined(
    lines.map((line) => line.html),
    '\n',
  ).html;
}

type DemoFolder = { folder: string; demos: readonly string[] };

/** The files that stay beside demos, each once and modules in both languages, as the HTML of a tab by its address. */
export async function demoFileTexts(folders: readonly DemoFolder[]): Promise<Map<string, string>> {
  const files = new Set<string>();
  for (const { folder, demos } of folders) {
    for (const name of demos) {
      for (const styling of stylingsOf(folder, name)) {
        const beside = filesBeside(path.posix.join(folder, variantFile(name, styling)));
        beside.forEach((file) => files.add(file));
      }
    }
  }
  const texts = await Promise.all([...files].map(textsOf));
  return new Map(texts.flat());
}

async function textsOf(file: string): Promise<(readonly [address: string, html: string])[]> {
  const below = belowContent(file);
  if (!isScript(file)) {
    return [[fileAddress(below), await render(await readFile(file, 'utf8'), below)]];
  }
  const typed = await oneFile(file);
  const plain = plainName(below);
  return [
    [fileAddress(below), await render(typed, below)],
    [fileAddress(plain), await render(await plainFile(typed, file), plain)],
  ];
}

async function render(text: string, file: string): Promise<string> {
  const lines = await highlight(text, path.extname(file).slice(1));
  return html`${lines.map((line) => [line.html, '\n'])}`.html;
}
