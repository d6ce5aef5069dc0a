import { sourcesAddress } from '#src/demos/model/demoSources.ts';
import { stylingsOf } from '#src/demos/model/demoVariants.node.ts';
import { readDemoSources } from './readDemoSources.node.ts';

type DemoFolder = { pathname: string; folder: string; demos: readonly string[]; title: string };

/** What each demo needs outside of this site in each of its stylings, as the text of a file by its address. */
export async function demoSourceFiles(
  folders: readonly DemoFolder[],
): Promise<Map<string, string>> {
  const files = await Promise.all(
    folders.flatMap(({ pathname, folder, demos, title }) =>
      demos.flatMap((name) =>
        stylingsOf(folder, name).map(async (styling) => {
          const sources = await readDemoSources(folder, name, title, styling);
          return [sourcesAddress(pathname, name, styling), JSON.stringify(sources)] as const;
        }),
      ),
    ),
  );
  return new Map(files);
}
