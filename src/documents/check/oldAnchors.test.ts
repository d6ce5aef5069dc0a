import { expect, test } from 'vitest';
import { anchorProblems, listAnchors, type OldAnchors } from './oldAnchors.ts';

const page: OldAnchors = {
  pathname: '/x/react-charts/bars',
  file: 'bars.md',
  known: ['bar-size', 'labels', 'click-event'],
  lost: ['labels', 'click-event'],
  headings: [
    { id: 'sizes', text: '## Sizes', line: 7, aliases: ['bar-size'] },
    { id: 'bar-labels', text: '### Bar labels', line: 12, aliases: ['label'] },
  ],
};

test('a lost anchor is told with the heading that is called most like it, or the first line', () => {
  expect(anchorProblems([page])).toEqual([
    'bars.md:12 has lost the old anchor #labels, which links from elsewhere lead to. Write it as an alias at the heading that says this now, such as "### Bar labels {aliases="label labels"}", or in aliases of the front matter.',
    'bars.md:1 has lost the old anchor #click-event, which links from elsewhere lead to. Write it as an alias at the heading that says this now, or in aliases of the front matter.',
  ]);
});

test('the list of a page shows headings, anchors, aliases and what is missing', () => {
  expect(listAnchors(page).split('\n')).toEqual([
    '/x/react-charts/bars/ (bars.md): 1 of 3 old anchors lead to a section.',
    ' line  anchor (aliases)  heading',
    '    7  #sizes (#bar-size)  ## Sizes',
    '   12  #bar-labels (#label)  ### Bar labels',
    'Missing:',
    '       #labels',
    '       #click-event',
  ]);
});
