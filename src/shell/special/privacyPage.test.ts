import * as storedKeys from '#src/site/storage/storedKeys.ts';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { listOutsideRequests } from '#data/site/outsideRequests.ts';
import { readSite } from '#data/site/readSite.ts';
import { keptOnDevice, renderPrivacy } from './privacyPage.node.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const nothing = listOutsideRequests(readSite({}));
const something = listOutsideRequests(
  readSite({
    NEXT_PUBLIC_FEEDBACK_URL: 'https://feedback.example.com/v1',
    NEXT_PUBLIC_ANALYTICS_ID: 'G-1A2B',
  }),
);

/** The texts of the cells below the head of a table, row by row: of the requests, or of what is kept. */
function rows(html: string, table = 0): string[][] {
  const found = find(parseFragment(html).childNodes, 'table')[table];
  return find(found ? [found] : [], 'tr')
    .slice(1)
    .map((row) => find('childNodes' in row ? row.childNodes : [], 'td').map(textOf));
}

function find(nodes: readonly Node[], name: string): Node[] {
  return nodes.flatMap((node) =>
    node.nodeName === name ? [node] : find('childNodes' in node ? node.childNodes : [], name),
  );
}

function textOf(node: Node): string {
  if (node.nodeName === 'br') {
    return '\n';
  }
  return 'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';
}

test('every request of the table has its row, with a name and what it sends', () => {
  const found = rows(renderPrivacy(nothing));
  expect(found).toHaveLength(nothing.length);
  for (const cells of found) {
    expect(cells.slice(0, 2).every((cell) => cell.length > 5)).toBe(true);
  }
});

test('a deployment without settings makes none of them but those that a visitor asks for', () => {
  expect(rows(renderPrivacy(nothing)).map(([, , goesTo]) => goesTo)).toEqual(
    nothing.map(
      ({ id }) =>
        ({ stackBlitz: 'https://stackblitz.com', codeSandbox: 'https://codesandbox.io' })[
          id as string
        ] ?? 'Never made by this site as it is now',
    ),
  );
  expect(renderPrivacy(nothing)).toContain('counts nobody');
});

test('everything kept in a browser has its row, with what it holds and for how long', () => {
  const found = rows(renderPrivacy(nothing), 1);
  expect(found).toHaveLength(keptOnDevice.length);
  expect(found).toContainEqual([
    'Light, dark or system mode',
    'mui-mode',
    'in local storage, until you delete it',
  ]);
  const listed = found.flatMap(([, names = '']) => names.split('\n'));
  const written = Object.entries(storedKeys).filter(([name]) => name.endsWith('_KEY'));
  expect(written.map(([, key]) => key).filter((key) => !listed.includes(String(key)))).toEqual([]);
});

describe('a request says where it goes and how it is switched', () => {
  const found = new Map(
    rows(renderPrivacy(something)).map(([name = '', ...cells]) => [name, cells]),
  );

  test('by whoever builds the site', () => {
    expect(found.get('Feedback')?.slice(1)).toEqual([
      'https://feedback.example.com',
      'Whoever builds the site: NEXT_PUBLIC_FEEDBACK_URL',
    ]);
  });

  test('and by the visitor', () => {
    expect(found.get('Usage statistics')?.slice(1)).toEqual([
      'https://*.google-analytics.com\nhttps://*.analytics.google.com\nhttps://*.googletagmanager.com',
      'Yours: the choice below, Do Not Track, Global Privacy Control.\nWhoever builds the site: NEXT_PUBLIC_ANALYTICS_ID',
    ]);
  });
});
