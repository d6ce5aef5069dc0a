import { sourcesAddress } from './demoSources.ts';
import { readDemoSources } from './readDemoSources.node.ts';

type DemoFolder = { pathname: string; folder: string; demos: readonly string[]; title: string };

/** What each demo needs outside of this site, as the text of a file by its address. */
export async function demoSourceFiles(
  folders: readonly DemoFolder[],
): Promise<Map<string, string>> {
  const files = await Promise.all(
    folders.flatMap(({ pathname, folder, demos, title }) =>
      demos.map(async (name) => {
        const sources = await readDemoSources(folder, name, title);
        return [sourcesAddress(pathname, name), JSON.stringify(sources)] as const;
      }),
    ),
  );
  return new Map(files);
}
