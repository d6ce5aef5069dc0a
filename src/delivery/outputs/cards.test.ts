import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawCards } from './cards.node.ts';
import { cardSvg, type CardText, textWidth, wrapText } from './cardSvg.ts';

const text: CardText = {
  identity: 'MUI X Charts',
  title: 'Bars & stacks',
  lead: 'How <tall> they are.',
  place: 'docs.example.com/x/react-charts/bars/',
};

describe('a card', () => {
  test('says whose page it is, its title, lead and place', () => {
    const svg = cardSvg(text);
    for (const words of [
      'MUI X Charts',
      'Bars &amp; stacks',
      'How &lt;tall> they are.',
      text.place,
    ]) {
      expect(svg).toContain(`>${words}</text>`);
    }
  });

  test('draws a long title smaller, in two lines at most', () => {
    const sizeOf = (title: string) =>
      [...cardSvg({ ...text, title }).matchAll(/font-size="(\d+)"[^>]* stroke=/g)].map(
        ([, size]) => size,
      );
    expect(sizeOf('Bars')).toEqual(['80']);
    expect(sizeOf('GridSingleSelectColDefinitionProps')).toEqual(['54']);
    expect(
      sizeOf('Migration from v5 to v6 of all components there are and of many more than those'),
    ).toHaveLength(2);
  });
});

describe('lines', () => {
  test('break between words, and none is longer than it may be', () => {
    const lines = wrapText('one two three four five six', 10, 60, 9);
    expect(lines.join(' ')).toBe('one two three four five six');
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => textWidth(line, 10)))).toBeLessThanOrEqual(60);
  });

  test('say where a text goes on', () => {
    expect(wrapText('one two, three four', 10, 50, 1)).toEqual(['one two …']);
  });
});

describe('the cache', () => {
  let folder = '';
  let asked: string[] = [];
  const prepare = () =>
    Promise.resolve((svg: string) => {
      asked.push(svg);
      return new TextEncoder().encode(svg);
    });
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
    asked = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('has a card drawn once, and forgets those that are no longer wanted', async () => {
    const first = await drawCards(
      new Map([
        ['/x/cards/a.png', 'A'],
        ['/x/cards/b.png', 'B'],
      ]),
      { folder, prepare },
    );
    expect(first.drawn).toBe(2);
    const second = await drawCards(
      new Map([
        ['/x/cards/a.png', 'A'],
        ['/x/cards/b.png', 'C'],
      ]),
      { folder, prepare },
    );
    expect(second.drawn).toBe(1);
    expect(asked).toEqual(['A', 'B', 'C']);
    expect([...second.pictures].map(([, png]) => new TextDecoder().decode(png))).toEqual([
      'A',
      'C',
    ]);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('needs no drawing when all is there', async () => {
    await drawCards(new Map([['/x/cards/a.png', 'A']]), { folder, prepare });
    const refuse = () => Promise.reject(new Error('drawn'));
    const { drawn } = await drawCards(new Map([['/x/cards/a.png', 'A']]), {
      folder,
      prepare: refuse,
    });
    expect(drawn).toBe(0);
    expect(existsSync(folder)).toBe(true);
  });
});

test('a card becomes a picture of 1200 by 630 in the fonts of the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  const { pictures } = await drawCards(
    new Map([
      ['a', cardSvg(text)],
      ['b', cardSvg({ ...text, title: '', lead: '', identity: '', place: '' })],
    ]),
    { folder },
  );
  rmSync(folder, { recursive: true });
  const [card, empty] = [...pictures.values()].map((png) => Buffer.from(png));
  expect(card?.subarray(1, 4).toString()).toBe('PNG');
  expect([card?.readUInt32BE(16), card?.readUInt32BE(20)]).toEqual([1200, 630]);
  // Without the fonts no letter would be drawn.
  expect(card?.length).toBeGreaterThan(2 * (empty?.length ?? 0));
});
