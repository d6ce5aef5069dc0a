import path from 'node:path';
import type { RootContent } from 'mdast';
import { demoTitle } from '#src/site/path/names.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { Attributes, LeafKind, TwinPage } from './directive.ts';
import { raw } from './elements.node.ts';
import { paragraph } from './markdown.ts';

/** `::demo{name="BasicBars" height="300"}`: a demo beside the document. */
export const demo: LeafKind = {
  name: 'demo',
  colons: 2,
  attributes: ['name', 'height', 'phone', 'styling', 'open', 'still'],
  text: 'none',
  outline: ({ name, still }) =>
    name ? { kind: 'demo', name, isStill: still !== undefined, isPlayground: false } : undefined,
  // Late, as everywhere in this room where drawing needs much: whoever only parses does not load it.
  html: async (attributes, { folder }) => {
    const { readDemoRequest, renderDemo } = await import('#src/demos/build/renderDemo.node.ts');
    const drawn = await renderDemo(folder, readDemoRequest(attributes));
    return [raw(drawn.html)];
  },
  markdown: writeDemo,
};

/** A demo as a link to it and its code. */
export async function writeDemo(
  { name = '' }: Attributes,
  { folder, wholeAddress }: TwinPage,
): Promise<RootContent[]> {
  const { oneFile } = await import('#src/demos/build/oneFile.node.ts');
  const title = buildText('build.twin.demo', { demo: demoTitle(name) });
  const code = await oneFile(path.posix.join(folder, `${name}.tsx`));
  return [
    paragraph({
      type: 'link',
      url: wholeAddress(`#${name}`),
      children: [{ type: 'text', value: title }],
    }),
    { type: 'code', lang: 'tsx', value: code.trimEnd() },
  ];
}
