import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lazyChunks, pastMust, weighPage, weightProblems } from '../scripts/checkWeight.ts';

const text = { page: '/x/introduction/', html: 10_000, script: 100_000, host: 0 };

describe('weightProblems', () => {
  test('says nothing when nothing has changed', () => {
    expect(weightProblems({ text }, { text })).toEqual([]);
  });

  test('allows a growth of 2 %, and any loss', () => {
    const now = { text: { ...text, html: 10_200, script: 90_000 } };
    expect(weightProblems(now, { text })).toEqual([]);
  });

  test('says what grew by more than 2 %, from, to and what to do', () => {
    const now = { text: { ...text, html: 10_201 } };
    expect(weightProblems(now, { text })).toEqual([
      'The HTML of the text (/x/introduction/) grew from 9.8 KB to 10.0 KB (+2.0 %, allowed are 2 %). Make it lighter, or run npm run weight -- --update and give the reason in the commit.',
    ]);
  });

  test('judges HTML and script each by itself', () => {
    const now = { text: { ...text, html: 11_000, script: 110_000 } };
    expect(weightProblems(now, { text })).toHaveLength(2);
  });

  test('asks for figures of a page that has none', () => {
    expect(weightProblems({ text }, {})).toEqual([
      'test/weights.json has no figures of the text (/x/introduction/). Run npm run weight -- --update.',
    ]);
    expect(weightProblems({ text }, { text: { ...text, page: '/x/other/' } })).toHaveLength(1);
  });

  test('names figures of a kind that is weighed no more', () => {
    expect(weightProblems({}, { text })[0]).toContain('the text, which is not weighed');
  });
});

describe('pastMust', () => {
  test('holds 140 KB of script on every page', () => {
    expect(pastMust({ text: { ...text, script: 140 * 1024 } })).toEqual([]);
    expect(pastMust({ text: { ...text, script: 140 * 1024 + 1 } })).toEqual([
      'The script until calm of the text (/x/introduction/) weighs 140.0 KB, but must not pass 140.0 KB. Make it lighter; this limit is not raised.',
    ]);
  });

  test('holds 15 KB of HTML on the fixture only', () => {
    const heavy = { ...text, html: 15 * 1024 + 1 };
    expect(pastMust({ text: heavy })).toEqual([]);
    expect(pastMust({ fixture: { ...heavy, page: '/x/experiments/weight/' } })).toHaveLength(1);
  });

  test('is said even when the committed figure agrees', () => {
    const heavy = { text: { ...text, script: 150 * 1024 } };
    expect(weightProblems(heavy, heavy)).toHaveLength(1);
  });
});

test('lazyChunks reads the lists of a Turbopack chunk', () => {
  const chunk =
    '1,e=>{e.v(s=>Promise.all(["static/chunks/a.js","static/chunks/b.js"].map(s=>e.l(s))).then(()=>s(2)))},["x"].map(y),3,e=>{e.v(s=>Promise.all(["static/chunks/c.js"].map(s=>e.l(s))).then(()=>s(4)))}';
  expect(lazyChunks(chunk)).toEqual([
    ['/x/_next/static/chunks/a.js', '/x/_next/static/chunks/b.js'],
    ['/x/_next/static/chunks/c.js'],
  ]);
});

describe('weighPage', () => {
  let site = '';

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'weight-'));
    write('x/_next/static/chunks/late.js', '["static/chunks/host.js"].map(l)'.padEnd(200, ' '));
    write('x/_next/static/chunks/host.js', '{MUI:"styling-system",Tailwind:"styling-tailwind"}');
  });
  afterEach(() => rmSync(site, { recursive: true }));

  test('counts what draws demos by itself, on pages with demos only', () => {
    const list =
      '<script id="late-scripts" type="application/json">["/x/_next/static/chunks/late.js"]</script>';
    write('x/plain/index.html', list);
    write('x/demos/index.html', `${list}<div class="demo" data-demo="Bars"></div>`);
    const plain = weighPage(site, '/x/plain/');
    const demos = weighPage(site, '/x/demos/');
    expect([plain.script > 10, plain.host]).toEqual([true, 0]);
    expect([demos.script, demos.host > 10]).toEqual([plain.script, true]);
  });

  test('names the file that is missing, and the page without late scripts', () => {
    write('x/bare/index.html', '<p>');
    expect(() => weighPage(site, '/x/none/')).toThrow(/There is no .*none\/index.html. Run npm/);
    expect(() => weighPage(site, '/x/bare/')).toThrow('lists no late scripts');
  });

  function write(name: string, content: string) {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});
