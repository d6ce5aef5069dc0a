import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Which files besides HTML lead to addresses, and how to read them. A file of all texts has only what the twins have. */
const READERS: readonly { file: RegExp; read: (text: string) => string[] }[] = [
  { file: /\.md$|(^|\/)llms\.txt$/, read: (text) => readMarkdown(text).addresses },
  { file: /(^|\/)sitemap\.xml$/, read: (text) => allOf(text, /<loc>([^<]+)<\/loc>/g) },
  { file: /^robots\.txt$/, read: (text) => allOf(text, /^Sitemap: (.+)$/gm) },
  // A target with a placeholder is no address yet.
  {
    file: /^_redirects$/,
    read: (text) => allOf(text, /^\S+ ((?:https:|\/)(?:[^\s:]|:(?=\/\/))*) \d+$/gm),
  },
];

/** The addresses that a file leads to, as written; undefined for a file of another kind, which is not read. */
export function readTextReferences(file: string, read: () => string): string[] | undefined {
  return READERS.find((reader) => reader.file.test(file))?.read(read());
}

/** The links, images and headings of a Markdown text. */
export function readMarkdown(text: string): { addresses: string[]; headings: string[] } {
  const addresses: string[] = [];
  const headings: string[] = [];
  visit(parser.parse(text), (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      addresses.push(node.url);
    }
    if (node.type === 'heading') {
      headings.push(textOf(node).trim());
    }
  });
  return { addresses, headings };
}

function allOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}
