import { useInsertionEffect } from 'react';
import { parkDemos } from './parkDemos.ts';

/** Stands before the text of a page, since React changes the page in its order: demos are taken aside before their text goes. */
export function DemoParking({ pathname }: { pathname: string }) {
  useInsertionEffect(() => () => parkDemos(document), [pathname]);
  return null;
}
