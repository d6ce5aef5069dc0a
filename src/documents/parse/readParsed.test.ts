import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentReader } from './readParsed.node.ts';

let folder = '';
let file = '';
let kept = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parsed-'));
  file = path.join(folder, 'bars.md');
  kept = path.join(folder, 'kept');
  write('Tall', 1);
});

afterEach(() => rmSync(folder, { recursive: true }));

function reader(program = 'parser 1') {
  return documentReader(kept, () => program);
}

/** @param second when the file was written */
function write(heading: string, second: number): void {
  writeFileSync(
    file,
    `---\ntitle: Bars\ndescription: How tall.\n---\n\n## ${heading}\n\nThey grow.\n\n::demo{name="Grow" height="9"}\n\n::table{name="sizes"}\n`,
  );
  utimesSync(file, second, second);
}

test('an outline says what a document says of itself, shows and can be linked at', () => {
  expect(reader().readOutline(file)).toEqual({
    frontMatter: { title: 'Bars', description: 'How tall.', components: [] },
    toc: [{ id: 'tall', text: 'Tall', depth: 2 }],
    demos: ['Grow'],
    tables: ['sizes'],
    anchors: ['main-content', 'tall', 'Grow'],
    aliases: [],
    sections: [
      { heading: '', anchor: '', depth: 1, text: 'How tall.' },
      { heading: 'Tall', anchor: 'tall', depth: 2, text: 'They grow.' },
    ],
  });
});

test('a document that is written anew is read anew, another is not', () => {
  const { readOutline } = reader();
  const first = readOutline(file);
  expect(readOutline(file)).toBe(first);
  write('Wide', 2);
  expect(readOutline(file).anchors).toContain('wide');
});

test('what one process keeps the next one uses, as long as the document is the same', () => {
  reader().keepDocuments([file]);
  write('Wide', 1); // the same second and size: only a reader that parses it would see the change
  expect(reader().readOutline(file).anchors).toContain('tall');
  expect(reader().readParsed(file).anchors).toContain('tall');
  write('Small', 2);
  expect(reader().readOutline(file).anchors).toContain('small');
  expect(reader().readParsed(file).anchors).toContain('small');
});

test('a kept tree is the parsed one with the line of each node, and each reader has its own', () => {
  const { keepDocuments, readParsed } = reader();
  const { root } = readParsed(file);
  keepDocuments([file]);
  const again = readParsed(file).root;
  expect(again.children.map(({ type }) => type)).toEqual(root.children.map(({ type }) => type));
  expect(again.children.map(({ position }) => position?.start.line)).toEqual([1, 6, 8, 10, 12]);
  again.children.pop();
  expect(readParsed(file).root.children).toHaveLength(5);
});

test('what another program kept is not used', () => {
  reader().keepDocuments([file]);
  write('Wide', 1);
  expect(reader('parser 2').readOutline(file).anchors).toContain('wide');
  reader('parser 2').keepDocuments([file]);
  write('Mean', 1);
  expect(reader('parser 2').readOutline(file).anchors).toContain('wide');
});

test('a broken document stops with its file and line', () => {
  writeFileSync(file, '# Bars\n');
  expect(() => reader().readOutline(file)).toThrow(`${file}:1 has no front matter.`);
});
