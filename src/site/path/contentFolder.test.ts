import { expect, test } from 'vitest';
import { contentFolder, contentPathname } from './contentFolder.ts';

test.each([
  ['/x', 'home'],
  ['/x/introduction', 'introduction'],
  ['/x/react-charts/bars', 'react-charts/bars'],
])('%s lies in the folder %s, and back', (pathname, folder) => {
  expect(contentFolder(pathname)).toBe(folder);
  expect(contentPathname(folder)).toBe(pathname);
});
