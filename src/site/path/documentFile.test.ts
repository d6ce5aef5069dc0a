import { expect, test } from 'vitest';
import { documentFile } from './documentFile.ts';

test.each([
  ['/x/introduction', 'data/content/introduction/introduction.md'],
  ['/x/react-charts/bars/', 'data/content/react-charts/bars/bars.md'],
  [
    '/x/react-tree-view/rich-tree-view/selection',
    'data/content/react-tree-view/rich-tree-view/selection/selection.md',
  ],
])('the folder of a document is its address: %s lies in %s', (path, file) => {
  expect(documentFile(path)).toBe(file);
});
