import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outlineReader } from './readOutline.node.ts';

let folder = '';
let file = '';
let kept = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outlines-'));
  file = path.join(folder, 'bars.md');
  kept = path.join(folder, 'cache/outlines.json');
  write('Tall', 1);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** @param second when the file was written */
function write(heading: string, second: number): void {
  writeFileSync(
    file,
    `---\ntitle: Bars\ndescription: How tall.\n---\n\n## ${heading}\n\nThey grow.\n\n::demo{name="Grow" height="9"}\n\n::table{name="sizes"}\n`,
  );
  utimesSync(file, second, second);
}

test('says what a document says of itself, shows and can be linked at', () => {
  expect(outlineReader(kept).readOutline(file)).toEqual({
    frontMatter: { title: 'Bars', description: 'How tall.', components: [] },
    demos: ['Grow'],
    tables: ['sizes'],
    anchors: ['main-content', 'tall', 'Grow'],
    sections: [
      { heading: '', anchor: '', depth: 1, text: 'How tall.' },
      { heading: 'Tall', anchor: 'tall', depth: 2, text: 'They grow.' },
    ],
  });
});

test('a document that is written anew is read anew, another is not', () => {
  const { readOutline } = outlineReader(kept);
  const first = readOutline(file);
  expect(readOutline(file)).toBe(first);
  write('Wide', 2);
  expect(readOutline(file).anchors).toContain('wide');
});

test('what one process keeps the next one uses, as long as the document is the same', () => {
  outlineReader(kept).keepOutlines([file]);
  write('Wide', 1); // the same second and size: only a reader that parses it would see the change
  expect(outlineReader(kept).readOutline(file).anchors).toContain('tall');
  write('Small', 2);
  expect(outlineReader(kept).readOutline(file).anchors).toContain('small');
});

test('keeping does not trust what an older program kept', () => {
  outlineReader(kept).keepOutlines([file]);
  write('Wide', 1);
  outlineReader(kept).keepOutlines([file]);
  expect(outlineReader(kept).readOutline(file).anchors).toContain('wide');
});

test('a broken document stops with its file and line', () => {
  writeFileSync(file, '# Bars\n');
  expect(() => outlineReader(kept).readOutline(file)).toThrow(`${file}:1 has no front matter.`);
});
