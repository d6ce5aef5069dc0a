import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFenceOptions, type FenceCheck } from '#src/site/code/fenceOptions.node.ts';
import type { DocumentFiles } from './readDocuments.node.ts';
import { readParsed } from './readParsed.node.ts';

/** The code between two fences of a document, and how it is checked. */
export type Fence = FenceCheck & {
  file: string;
  folder: string;
  /** Where the fence opens. */
  line: number;
  language: string;
  title?: string;
  code: string;
  /** The product of its document, or null. */
  product: string | null;
};

const SCRIPTS = ['tsx', 'ts', 'jsx', 'js'];

/** All fences of a document that hold TypeScript or JavaScript. */
export function readFences({ file, folder }: Pick<DocumentFiles, 'file' | 'folder'>): Fence[] {
  const { root, frontMatter } = readParsed(file);
  const fences: Fence[] = [];
  visit(root, 'code', ({ lang, meta, value, position }: Code) => {
    if (!lang || !SCRIPTS.includes(lang)) {
      return;
    }
    const { check, title } = readFenceOptions(meta ?? '');
    fences.push({
      ...check,
      ...(title ? { title } : {}),
      file,
      folder,
      line: position?.start.line ?? 1,
      language: lang,
      code: value,
      product: frontMatter.product ?? null,
    });
  });
  return fences;
}
