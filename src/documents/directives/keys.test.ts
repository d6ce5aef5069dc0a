import { expect, test } from 'vitest';
import { parseDocument } from '#src/documents/parse/parseDocument.node.ts';
import { renderDocument } from '#src/documents/render/renderDocument.node.ts';

const LEAD = '---\ntitle: Keys\ndescription: What they do.\n---\n\n';

async function html(text: string): Promise<string> {
  const drawn = await renderDocument(parseDocument(LEAD + text, 'a.md'), {
    file: 'a.md',
    folder: '.',
    table: () => '',
    identify: () => ({ kind: 'other' }),
    checkLink: () => {},
  });
  return drawn.html;
}

test('the keys of a first column stand as keys, words between them and other columns do not', async () => {
  const drawn = await html(
    ':::keys\n\n| key | effect |\n| --- | --- |\n| Ctrl+Shift+A, → on a leaf | Enter ends |\n| Shift+click | Selects |\n\n:::\n',
  );
  expect(drawn).toContain(
    '<td><kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>A</kbd>, <kbd>→</kbd> on a leaf</td>\n<td>Enter ends</td>',
  );
  expect(drawn).toContain('<td><kbd>Shift</kbd>+<kbd>click</kbd></td>');
});

test('anything but one table stops the build', async () => {
  await expect(html(':::keys\n\nEnter\n\n:::\n')).rejects.toThrow(':::keys needs one table');
});
