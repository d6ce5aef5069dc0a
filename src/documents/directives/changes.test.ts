import { describe, expect, test } from 'vitest';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';
import { renderDocument } from '#src/documents/render/renderDocument.node.ts';

const LEAD = '---\ntitle: A\ndescription: B\n---\n\n';

async function htmlOf(text: string): Promise<string> {
  const { html } = await renderDocument(parseDocument(LEAD + text, 'a.md'), {
    file: 'a.md',
    folder: '.',
    table: () => '',
    identify: () => ({ kind: 'other' }),
    checkLink: () => {},
  });
  return html;
}

describe('a table of changes', () => {
  test('has a filter with its count; rows with one cell are headings', async () => {
    const html = await htmlOf(
      ':::changes\n\n| you use | change |\n| --- | --- |\n| **Rows** | |\n| `rows` | gone |\n| `columns` | new |\n\n:::',
    );
    expect(html).toContain('<div class="api"><form class="bar" autocomplete="off">');
    expect(html).toContain(
      '<output name="count" data-some="{shown} of 2 changes">2 changes</output>',
    );
    expect(html).toContain('placeholder="What I use" aria-label="Filter changes"');
    expect(html).toContain('<tr data-row="heading">');
    expect(html.match(/<tr data-row="change">/g)).toHaveLength(2);
    expect(html).toContain('<div class="table" tabindex="0"');
  });

  test.each([
    ['no table', 'Text.'],
    ['a text beside it', '| a | b |\n| - | - |\n| c | d |\n\nText.'],
  ])('is refused with %s', async (_what, inside) => {
    await expect(htmlOf(`:::changes\n\n${inside}\n\n:::`)).rejects.toThrow(
      'a.md:6: :::changes needs one table inside it and nothing else. Mend it.',
    );
  });
});
