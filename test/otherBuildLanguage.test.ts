import { readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { hintsOf } from '#src/reference/pages/apiFiles.node.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import { renderRows } from '#src/reference/render/renderRows.node.ts';
import { raw } from '#src/site/code/html.node.ts';
import { changes as changesDirective } from '#src/documents/directives/changes.node.ts';

/** A folder whose dictionary has every text between marks: whatever the build writes from it shows, and so does what it does not. */
const { home, folder } = await vi.hoisted(async () => {
  const { mkdirSync, mkdtempSync, readFileSync: read, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const path = await import('node:path');
  const marked = (key: string, value: unknown): unknown =>
    typeof value === 'string' && key !== '' ? `⟦${value}⟧` : value;
  const at = process.cwd();
  const made = mkdtempSync(path.join(tmpdir(), 'language-'));
  mkdirSync(path.join(made, 'translations'));
  const english: unknown = JSON.parse(read('translations/translations.json', 'utf8'));
  writeFileSync(path.join(made, 'translations/translations.json'), JSON.stringify(english, marked));
  process.chdir(made);
  return { home: at, folder: made };
});

afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const record = {
  kind: 'component',
  members: [{ anchor: 'prop-size', type: '1', default: null }],
  slots: [{ anchor: 'slot-mark', type: '2', default: null }],
  classes: [{ anchor: 'class-root', className: '3' }],
} as unknown as ApiRecord;

const rows = {
  title: '1',
  word: 'prop',
  rows: [{ html: raw('<li>2</li>'), marks: [] }],
  choices: [],
} as const;

/** What is left of a text, or of the texts and spoken attributes of HTML, without what the dictionary says. */
function left(text: string): string {
  const said = text.startsWith('<')
    ? [...text.matchAll(/>([^<]+)|(?:aria-label|title|placeholder|data-some)="([^"]*)"/g)]
        .map(([, inside, spoken]) => inside ?? spoken)
        .join('')
    : text;
  const inner = /⟦[^⟦⟧]*⟧/g;
  let rest = said;
  while (rest.search(inner) >= 0) {
    rest = rest.replace(inner, '');
  }
  return rest.replace(/[\d\s]/g, '');
}

function changes(): string {
  const cells = ['1', '2'].map((text) => ({
    type: 'element' as const,
    tagName: 'td',
    properties: {},
    children: [{ type: 'text' as const, value: text }],
  }));
  const inside = (tagName: string, children: object[]) => ({
    type: 'element' as const,
    tagName,
    properties: {},
    children,
  });
  const table = inside('table', [inside('tbody', [inside('tr', cells)])]);
  const [drawn] = changesDirective.html({ attributes: {}, label: '', children: [table as never] });
  return JSON.stringify(drawn);
}

test('the dictionary of this test is the one in use', () => {
  expect(readFileSync('translations/translations.json', 'utf8')).toContain('⟦Copy⟧');
});

test('what a popover says of a page has no word of its own', () => {
  const said = hintsOf(record)[''] ?? '';
  expect(said).toContain('⟦component⟧');
  expect(left(said)).toBe('');
});

test('nor has the bar above rows, with what it says once some of them are hidden', () => {
  const { html } = renderRows(rows);
  expect(html).toContain('data-some="⟦{shown} of ');
  expect(left(html)).toBe('');
});

test('nor has the bar above a table of changes', () => {
  expect(changes()).toContain('data-some=\\"⟦{shown} of ');
});
