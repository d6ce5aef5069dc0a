import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderCodeBlock } from '#src/site/code/codeBlock.node.ts';
import type { LeafKind } from './directive.ts';
import { raw } from './elements.node.ts';

/** `::source{file="server.ts"}`: a file beside the document as a code block. */
export const source: LeafKind = {
  name: 'source',
  colons: 2,
  attributes: ['file'],
  text: 'none',
  html: async ({ file = '' }, { folder }) => {
    const { title, language, code } = readSource(folder, file);
    const block = await renderCodeBlock(code, language, { title, marked: new Set() });
    return [raw(block.html)];
  },
  markdown: ({ file = '' }, { folder }) => {
    const { title, language, code } = readSource(folder, file);
    return [{ type: 'code', lang: language, meta: `title="${title}"`, value: code }];
  },
};

/**
 * Reads a file that stands beside a document.
 * @throws when there is no such file, or its name leads out of the folder
 */
function readSource(folder: string, name: string) {
  const file = path.join(folder, name);
  if (name === '' || path.basename(name) !== name || !existsSync(file)) {
    throw new Error(
      `::source names the file "${name}", which is not in ${folder}. Name a file beside the document.`,
    );
  }
  const language = path.extname(name).slice(1);
  return { title: name, language, code: readFileSync(file, 'utf8').trimEnd() };
}
