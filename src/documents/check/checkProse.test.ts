import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { headings, spellings, terms, users } from '#data/writing/terms.ts';
import { checkProse, checkShellText, MOST_WORDS } from './checkProse.node.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

function check(text: string): string[] {
  const source = `---\ntitle: Bars\n---\n\n${text}\n`;
  return checkProse(parser.parse(source), source).map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  [
    'a word',
    'One.\n\nA visitor sees it.',
    '7: "visitor": write "user", or "you" for who writes code.',
  ],
  [
    'a word in a later line',
    'It is\nwhat a visitor sees.',
    '6: "visitor": write "user", or "you" for who writes code.',
  ],
  [
    'British English',
    'Set its colour.',
    '5: "colour": write the same with "or": "color", "behavior", "favorite", "honor", "neighbor".',
  ],
  ['a word of a table', '| a |\n| - |\n| unfolds it |', '7: "unfolds": write "expand".'],
  [
    'a word of a link',
    '[people](/x/a/)',
    '5: "people": write "users", or who they are: "developers", "the MUI X team".',
  ],
  [
    'a word of a note',
    ':::note[For visitors]\nText.\n:::',
    '5: "visitors": write "user", or "you" for who writes code.',
  ],
  [
    'a word of a list',
    '- one\n- an own one',
    '6: "an own": write "your own", "its own" or "a custom".',
  ],
  ['a word twice', 'Set the the size.', '5: Unexpected repeated `the`, remove one occurrence.'],
  ['the wrong article', 'It is a item.', '5: Unexpected article `a` before `item`, expected `an`.'],
  ['the end of a heading', '## Sizes.', '5: The heading "Sizes." ends with ".". Take it off.'],
  [
    'a heading that is not searched for',
    '## Read on',
    '5: Nobody finds the heading "Read on". Write "Next steps".',
  ],
  [
    'a clause as a subject',
    'What ends the editing returns the focus.',
    '5: "What ends the editing returns the focus.…" begins with a clause. Begin with the thing that acts: "Saving returns focus", not "What ends the editing returns the focus".',
  ],
])('finds %s', (_what, text, finding) => {
  expect(check(text)).toEqual([finding]);
});

test.each([
  ['code', 'Set `visitors`, `colour` and `pick`.\n\n```ts\nconst visitor = 1;\n```'],
  ['addresses', '[state](/x/visitors/colour/#pick)'],
  ['names of demos', '::demo{name="Visitors" height="300"}'],
  ['longer words', 'The picker of the understanding grid has checkboxes.'],
  [
    'words that are right where they are',
    'Screen readers announce it. The drawing area has a bounding box.',
  ],
  ['a question', 'What is a slot?'],
  ['articles before code', 'It is an `id` and a `key`.'],
])('passes over %s', (_what, text) => {
  expect(check(text)).toEqual([]);
});

test('the title and the description of a page are prose', () => {
  const source = '---\ntitle: For visitors\ndescription: Set the colour.\nproduct: visitors\n---\n';
  expect(checkProse(parser.parse(source), source).map(({ line }) => line)).toEqual([2, 3]);
});

describe('a sentence', () => {
  const long = (count: number) => `${Array.from({ length: count }, () => 'on and').join(' ')}`;

  test(`may have ${MOST_WORDS} words and no more, code counted as one`, () => {
    const words = Array.from({ length: MOST_WORDS - 1 }, (_, index) => `word${index}`).join(' ');
    expect(check(`Go ${words}.`)).toEqual([]);
    expect(check(`Go ${words} \`a b c\`.`)).toEqual([
      `5: This sentence has ${MOST_WORDS + 1} words ("Go word0 word1 word2 word3 word4 word5 w…"). Make two of it; ${MOST_WORDS} are the most.`,
    ]);
  });

  test('ends before one that begins with code, and after an abbreviation in capitals', () => {
    const half = long(10);
    expect(check(`Go ${half} UI. \`a\` ${half}.`)).toEqual([]);
  });
});

test('of a text of the shell only whom it means and how it is spelled is checked', () => {
  expect(checkShellText('Please pick a colour, visitor.')).toEqual([
    '"visitor": write "user", or "you" for who writes code.',
    '"colour": write the same with "or": "color", "behavior", "favorite", "honor", "neighbor".',
  ]);
});

test.each([
  ['Cancelled, labelled and travelling', 3],
  ['Customise the initialisation of serialised, virtualised rows', 4],
  ['Analyse the dialogue in the grey centre', 4],
  [
    'Promise, precise, exercise, otherwise, analyses, size, comprise, canceled, controlled, installed',
    0,
  ],
])('"%s" has %i words in British spelling', (text, count) => {
  expect(checkShellText(text)).toHaveLength(count);
});

test('no word is recommended that is to be avoided', () => {
  const recommended = [...users, ...terms, ...spellings, ...headings].map(({ write }) => write);
  const quoted = recommended.flatMap((write) => [...write.matchAll(/"([^"]+)"/g)]);
  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.flatMap(([, word = '']) => check(`${word}.`))).toEqual([]);
});
