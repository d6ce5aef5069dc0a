import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { highlight } from '#src/site/code/highlight.node.ts';
import { belowContent } from './demoTexts.node.ts';
import { stylingsOf, variantFile } from '#src/demos/model/demoVariants.node.ts';
import { fileAddress } from '#src/demos/model/fileAddress.ts';
import { oneFile } from './oneFile.node.ts';
import { filesBeside } from './ownFiles.node.ts';
import { isScript, plainName, plainText } from './plainText.node.ts';

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
    [fileAddress(plain), await render(await plainText(typed, file), plain)],
  ];
}

async function render(text: string, file: string): Promise<string> {
  const lines = await highlight(text, path.extname(file).slice(1));
  return lines.map(({ html }) => `${html}\n`).join('');
}
