import { demoFolders } from '#src/generated/demos.js';
import { topFolder } from '#src/site/path/contentFolder.ts';
import type { DemoPage } from '#src/demos/model/demoAddresses.ts';

/** The demos of a page; undefined when it has none. @throws when a list of demos is lost */
export async function findDemos(pathname: string): Promise<DemoPage | undefined> {
  const folder = await demoFolders.get(topFolder(pathname))?.();
  return folder?.demoPages.get(pathname)?.();
}
