import { expect, test, describe } from 'vitest';
import { contentFolder, contentPathname, documentFile } from './contentFolder.ts';

describe('contentFolder', () => {
test.each([
  ['/x', 'home'],
  ['/x/introduction', 'introduction'],
  ['/x/react-charts/bars', 'react-charts/bars'],
])('%s lies in the folder %s, and back', (pathname, folder) => {
  expect(contentFolder(pathname)).toBe(folder);
  expect(contentPathname(folder)).toBe(pathname);
});
});

describe('documentFile', () => {
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
});
