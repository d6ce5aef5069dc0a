import path from 'node:path';
import { highlight } from '#src/code/highlight.node.ts';
import { belowContent } from './demoTexts.node.ts';
import { stylingsOf, variantFile } from './demoVariants.node.ts';
import { fileAddress } from './fileAddress.ts';
import { readOwnFiles } from './ownFiles.node.ts';
import { plainName, plainText } from './plainText.node.ts';

type DemoFolder = { folder: string; demos: readonly string[] };

/** The files that demos import of this site, each once and in both languages, as the HTML of a tab by its address. */
export async function demoFileTexts(folders: readonly DemoFolder[]): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const { folder, demos } of folders) {
    for (const name of demos) {
      for (const styling of stylingsOf(folder, name)) {
        const files = await readOwnFiles(path.posix.join(folder, variantFile(name, styling)));
        [...files].slice(1).forEach(([file, source]) => sources.set(file, source));
      }
    }
  }
  const texts = await Promise.all(
    [...sources].map(async ([file, source]) => {
      const below = belowContent(file);
      return [
        [below, await render(source, below)],
        [plainName(below), await render(await plainText(source, file), plainName(below))],
      ] as const;
    }),
  );
  return new Map(texts.flat().map(([file, text]) => [fileAddress(file), text]));
}

async function render(text: string, file: string): Promise<string> {
  const lines = await highlight(text, path.extname(file).slice(1));
  return lines.map(({ html }) => `${html}\n`).join('');
}
